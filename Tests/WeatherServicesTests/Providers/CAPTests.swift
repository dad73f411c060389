import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

/// Documents, and the resulting warnings at a point.
struct CAPCase: CustomTestStringConvertible {
  var testDescription: String
  var bodies: [CAPBody]
  var shown: [String]
  var language = "en"

  init(_ name: String, _ bodies: CAPBody..., shown: String...) {
    testDescription = name
    self.bodies = bodies
    self.shown = shown
  }

  func read(in language: String) -> CAPCase {
    var other = self
    other.language = language
    return other
  }
}

@Suite struct CAPTests {
  private static let around = "<polygon>38,-107 38,-103 41,-103 41,-107 38,-107</polygon>"
  private static let beside = "<polygon>38,-103 38,-101 41,-101 41,-103 38,-103</polygon>"

  private static func area(_ xml: String) -> CAPBody { .info { $0.area = xml } }

  private static let bilingual = CAPBody(infos: [
    .init(language: "de-DE", event: "Sturm"), .init(language: "en-GB", event: "Storm"),
    .init(language: "ko-KR", event: "폭풍"),
  ])

  static let cases: [CAPCase] = [
    CAPCase("in force", CAPBody(), shown: "Storm"),
    CAPCase("begins later", .info { $0.onset = 3 }, shown: "Storm"),
    CAPCase("has ended", .info { $0.expires = -0.5 }),
    CAPCase("ends now", .info { $0.expires = 0 }),
    CAPCase("no end", .info { $0.expires = nil }, shown: "Storm"),
    CAPCase("no onset", .info { ($0.onset, $0.effective) = (nil, -2) }, shown: "Storm"),
    CAPCase(
      "runs out before what it warns of",
      .info {
        $0.expires = -1
        $0.more = """
          <parameter><valueName>eventEndingTime</valueName>\
          <value>2027-01-15T20:00:00+00:00</value></parameter>
          """
      }, shown: "Storm"),
    CAPCase("a test", CAPBody(status: "Test")),
    CAPCase("an exercise", CAPBody(status: "Exercise")),
    CAPCase("between systems", CAPBody(status: "System")),
    CAPCase("a draft", CAPBody(status: "Draft")),
    CAPCase("without a status", CAPBody(status: nil), shown: "Storm"),
    CAPCase("for few", CAPBody(scope: "Restricted")),
    CAPCase("for named ones", CAPBody(scope: "Private")),
    CAPCase("an acknowledgement", CAPBody(type: "Ack")),
    CAPCase("an error", CAPBody(type: "Error")),
    CAPCase("taken back", CAPBody(), .after("one", type: "Cancel")),
    CAPCase("another is taken back", CAPBody(), .after("zero", type: "Cancel"), shown: "Storm"),
    CAPCase("brought up to date", CAPBody(), .after("one"), shown: "Gale"),
    CAPCase(
      "twice, in any order", .after("one", "two", id: "three", event: "Calm"), CAPBody(),
      .after("one"), shown: "Calm"),
    CAPCase("by one that has ended", CAPBody(), .after("one", expires: -1)),
    CAPCase(
      "by a test, which replaces nothing", CAPBody(), .after("one", status: "Test"),
      shown: "Storm"),
    CAPCase("twice the same", CAPBody(), CAPBody(), shown: "Storm"),
    CAPCase(
      "all clear",
      CAPBody(),
      {
        var update = CAPBody.after("one")
        update.infos[0].more = "<responseType>AllClear</responseType>"
        return update
      }()),
    CAPCase(
      "nothing to be aware of",
      .info {
        $0.more = """
          <parameter><valueName>awareness_level</valueName>\
          <value>1; green; Minor</value></parameter>
          """
      }),
    CAPCase("around the place", area(around), shown: "Storm"),
    CAPCase("beside the place", area(beside)),
    CAPCase("in the second of two areas", area(beside + around), shown: "Storm"),
    CAPCase("in a circle", area("<circle>39.7,-104 90</circle>"), shown: "Storm"),
    CAPCase("outside of a circle", area("<circle>39.7,-104 80</circle>")),
    CAPCase("a circle of nothing", area("<circle>39.7,-105.5 0</circle>")),
    CAPCase(
      "a code, which the server has looked up",
      area("<geocode><valueName>UGC</valueName><value>COZ040</value></geocode>"), shown: "Storm"),
    CAPCase("a broken area", area("<polygon>38,-107 nowhere</polygon>"), shown: "Storm"),
    CAPCase("in the user's language", bilingual, shown: "폭풍").read(in: "ko"),
    CAPCase("in English where there is none", bilingual, shown: "Storm").read(in: "ja"),
    CAPCase(
      "in whatever there is", CAPBody(infos: [.init(language: "fr", event: "Tempête")]),
      shown: "Tempête"
    ).read(in: "ja"),
    CAPCase(
      "Norwegian by any of its names", CAPBody(infos: [.init(language: "no", event: "Uvær")]),
      shown: "Uvær"
    ).read(in: "nb"),
    CAPCase(
      "two parts of one message",
      CAPBody(infos: [.init(event: "Rain"), .init(event: "Snow", severity: "Severe")]),
      shown: "Snow", "Rain"),
    CAPCase(
      "with another prefix",
      {
        var body = CAPBody()
        body.prolog = "<!-- a comment -->"
        return body
      }(), shown: "Storm"),
    CAPCase(
      "with the escapes of XML", .info { $0.event = "Rain &amp; <![CDATA[<hail>]]> &#x26A0;" },
      shown: "Rain & <hail> ⚠"),
    CAPCase(
      "with escapes of a terminal", .info { $0.event = "Sto&#x202E;rm&#x9B;31m" },
      shown: "Storm31m"),
    CAPCase("without a name", .info { ($0.event, $0.headline) = ("", nil) }),
    CAPCase(
      "by its headline", .info { ($0.event, $0.headline) = ("", "Storm tonight") },
      shown: "Storm tonight"),
  ]

  private func alerts(_ shape: CAPCase) throws -> [WeatherWarning] {
    try shape.bodies.flatMap {
      PublicAlerts.messages(
        try CAPReader.document(Array($0.xml.utf8)), language: shape.language)
    }.compactMap(\.self).alerts(at: Coordinate(latitude: 39.7, longitude: -105), now: testNow)
  }

  @Test(arguments: cases)
  func onlyApplicableWarningsAreShown(_ shape: CAPCase) throws {
    #expect(try alerts(shape).map(\.event) == shape.shown)
  }

  @Test(arguments: cases)
  func warningsStatusMatchesShownWarnings(_ shape: CAPCase) throws {
    let known = warnings(of: .publicAlerts, try alerts(shape))
    #expect((known == .noneIssued) == shape.shown.isEmpty)
    #expect(known.alerts.map(\.event) == shape.shown)
    let isLater = known.alerts.contains { $0.phase(at: testNow) == .later }
    #expect(isLater == (shape.testDescription == "begins later"))
  }

  @Test func messageMapsEveryValue() throws {
    let body = CAPBody.info {
      $0.headline = "Storm until noon"
      $0.severity = "Extreme"
    }
    #expect(
      try alerts(CAPCase("all", body)) == [
        WeatherWarning(
          event: "Storm", severity: .extreme, sender: "Met Office", start: testNow - 3600,
          end: testNow + 5 * 3600, area: "Front Range",
          text: "Storm until noon\n\nWind.", instruction: "Stay inside.")
      ])
  }

  @Test func namespacePrefixesAreIgnored() throws {
    let xml = """
      <cap:alert xmlns:cap="urn:oasis:names:tc:emergency:cap:1.2"><cap:status>Actual</cap:status>\
      <cap:info><cap:event>Storm</cap:event></cap:info></cap:alert>
      """
    #expect(try CAPReader.document(Array(xml.utf8)).infos.first?.texts["event"] == "Storm")
  }

  @Test func longTextIsTruncated() throws {
    let body = CAPBody.info { $0.description = String(repeating: "Wind. ", count: 50_000) }
    #expect(body.xml.utf8.count > 300_000)
    let text = try #require(try alerts(CAPCase("long", body)).first?.text)
    #expect(text.count <= WarningText.limit)
  }

  static let refused: [(name: String, xml: String)] = [
    ("empty", ""), ("no XML", "{}"), ("a web page", "<html><body>gone</body></html>"),
    ("nothing", "<alert/>"), ("a name alone", "<alert><identifier>1</identifier></alert>"),
    ("cut off", String(CAPBody().xml.dropLast(20))), ("not UTF-8", "<alert>\u{0}</alert>"),
    (
      "a billion laughs",
      """
      <!DOCTYPE alert [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">\
      <!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]><alert><info><event>&c;</event></info></alert>
      """
    ),
    (
      "a file of the machine",
      "<!DOCTYPE alert [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><alert><info><event>&x;</event>"
        + "</info></alert>"
    ),
    ("a document type alone", "<!DOCTYPE alert><alert/>"),
    (
      "too deep",
      "<alert>" + String(repeating: "<x>", count: 50) + String(repeating: "</x>", count: 50)
        + "</alert>"
    ),
    ("too many parts", "<alert>" + String(repeating: "<x/>", count: 30_000) + "</alert>"),
    ("two documents", CAPBody().xml + "<alert/>"),
  ]

  @Test(arguments: refused)
  func malformedMessagesAreRejected(name: String, xml: String) {
    #expect(throws: WeatherError.responseUnreadable(detail: "XML")) {
      try CAPReader.document(Array(xml.utf8))
    }
  }

  @Test func documentAtItsLimitsIsRead() throws {
    let text = CAPBody().xml
    let padding = String(repeating: " ", count: CAPReader.maxBytes - text.utf8.count)
    #expect(try CAPReader.document(Array((text + padding).utf8)).infos.count == 1)
    func document(elements: Int, depth: Int) -> [UInt8] {
      let many = String(repeating: "<x/>", count: elements - 3)
      let deep =
        String(repeating: "<y>", count: depth - 1) + String(repeating: "</y>", count: depth - 1)
      return Array(
        "<alert><info><event>e</event></info>\(elements > 3 ? many : deep)</alert>".utf8)
    }
    #expect(try CAPReader.document(document(elements: 20_000, depth: 1)).infos.count == 1)
    #expect(try CAPReader.document(document(elements: 3, depth: 12)).infos.count == 1)
    for body in [document(elements: 20_001, depth: 1), document(elements: 3, depth: 13)] {
      #expect(throws: WeatherError.responseUnreadable(detail: "XML")) {
        try CAPReader.document(body)
      }
    }
  }

  @Test func oversizedDocumentIsRejected() {
    #expect(throws: WeatherError.responseTooLarge(limit: CAPReader.maxBytes)) {
      try CAPReader.document([UInt8](repeating: 0, count: CAPReader.maxBytes + 1))
    }
  }
}
