import Foundation
import Testing
import WeatherModel

@testable import WeatherServices

/// A message in the National Weather Service's format with the changes of a test case.
struct WarningBody {
  var id = "one"
  var event: String? = "Storm"
  var status = "Actual"
  var type = "Alert"
  var references: [String] = []
  var onset: Double? = -1
  var effective: Double?
  var ends: Double? = 5
  var expires: Double?
  var severity = "Moderate"
  var urgency = "Expected"
  var response = "Shelter"
  var geometry = "null"
  var text = "Wind."

  /// Returns a time some hours from now, with the service's UTC offset.
  private static func time(_ hours: Double?) -> String {
    guard let hours else { return "null" }
    let local = testNow + hours * 3600 - 7 * 3600
    return "\"\(local.rfc3339.dropLast())-07:00\""
  }

  var json: String {
    let references = references.map { #"{"@id":"x","identifier":"\#($0)"}"# }
    return """
      {"type":"Feature","geometry":\(geometry),"properties":{"id":"\(id)","areaDesc":"Front Range",
       "references":[\(references.joined(separator: ","))],"status":"\(status)",
       "messageType":"\(type)","severity":"\(severity)","urgency":"\(urgency)",
       "response":"\(response)","senderName":"NWS Denver",
       "onset":\(Self.time(onset)),"effective":\(Self.time(effective)),
       "ends":\(Self.time(ends)),"expires":\(Self.time(expires)),
       "event":\(event.map { "\"\($0)\"" } ?? "null"),"description":"\(text)",
       "instruction":"Stay inside."}}
      """
  }
}

/// Messages, and the resulting warnings at a point.
struct WarningCase: CustomTestStringConvertible {
  var testDescription: String
  var bodies: [WarningBody]
  var shown: [String]
  var point = Coordinate(latitude: 39.7, longitude: -105)

  init(_ name: String, _ bodies: WarningBody..., shown: String...) {
    testDescription = name
    self.bodies = bodies
    self.shown = shown
  }

  func at(_ latitude: Double, _ longitude: Double) -> WarningCase {
    var other = self
    other.point = Coordinate(latitude: latitude, longitude: longitude)
    return other
  }
}

@Suite struct WarningMessageTests {
  private static func square(_ west: Double, _ east: Double) -> String {
    "[[\(west),38],[\(east),38],[\(east),41],[\(west),41],[\(west),38]]"
  }

  private static func polygon(_ rings: String...) -> String {
    #"{"type":"Polygon","coordinates":[\#(rings.joined(separator: ","))]}"#
  }

  private static let around = square(-107, -103)
  private static let hole = "[[-105.5,39.5],[-104.5,39.5],[-104.5,40],[-105.5,40],[-105.5,39.5]]"

  static let cases: [WarningCase] = [
    WarningCase("in force", WarningBody(), shown: "Storm"),
    WarningCase("begins later", WarningBody(onset: 3), shown: "Storm"),
    WarningCase("has ended", WarningBody(ends: -0.5)),
    WarningCase("ends now", WarningBody(ends: 0)),
    WarningCase(
      "runs out before what it warns of", WarningBody(ends: 9, expires: -1), shown: "Storm"),
    WarningCase("no end, runs out later", WarningBody(ends: nil, expires: 1), shown: "Storm"),
    WarningCase("no end, has run out", WarningBody(ends: nil, expires: -1)),
    WarningCase("neither", WarningBody(ends: nil), shown: "Storm"),
    WarningCase("no onset", WarningBody(onset: nil, effective: -2), shown: "Storm"),
    WarningCase("a test", WarningBody(status: "Test")),
    WarningCase("an exercise", WarningBody(status: "Exercise")),
    WarningCase("between systems", WarningBody(status: "System")),
    WarningCase("a draft", WarningBody(status: "Draft")),
    WarningCase("an acknowledgement", WarningBody(type: "Ack")),
    WarningCase("of an unknown kind", WarningBody(type: "Bulletin"), shown: "Storm"),
    WarningCase("of an unknown status", WarningBody(status: "Real"), shown: "Storm"),
    WarningCase(
      "taken back", WarningBody(), WarningBody(id: "two", type: "Cancel", references: ["one"])),
    WarningCase(
      "another is taken back", WarningBody(),
      WarningBody(id: "two", type: "Cancel", references: ["zero"]), shown: "Storm"),
    WarningCase(
      "brought up to date", WarningBody(),
      WarningBody(id: "two", event: "Gale", type: "Update", references: ["one"]), shown: "Gale"),
    WarningCase(
      "twice, in any order",
      WarningBody(id: "three", event: "Calm", type: "Update", references: ["one", "two"]),
      WarningBody(), WarningBody(id: "two", event: "Gale", type: "Update", references: ["one"]),
      shown: "Calm"),
    WarningCase(
      "by one that has ended", WarningBody(),
      WarningBody(id: "two", type: "Update", references: ["one"], ends: -1)),
    WarningCase(
      "by a test, which replaces nothing", WarningBody(),
      WarningBody(id: "two", event: "Gale", status: "Test", type: "Update", references: ["one"]),
      shown: "Storm"),
    WarningCase(
      "one that names itself", WarningBody(type: "Update", references: ["one"]), shown: "Storm"),
    WarningCase("twice the same", WarningBody(), WarningBody(), shown: "Storm"),
    WarningCase("equal messages", WarningBody(), WarningBody(id: "two"), shown: "Storm"),
    WarningCase(
      "of two lengths", WarningBody(), WarningBody(id: "two", ends: 6), shown: "Storm", "Storm"),
    WarningCase("without a name", WarningBody(event: nil)),
    WarningCase("around the place", WarningBody(geometry: polygon(around)), shown: "Storm"),
    WarningCase("beside the place", WarningBody(geometry: polygon(square(-103, -101)))),
    WarningCase("in its hole", WarningBody(geometry: polygon(around, hole))),
    WarningCase(
      "beside its hole", WarningBody(geometry: polygon(around, hole)), shown: "Storm"
    ).at(39.7, -106),
    WarningCase(
      "in the second of two areas",
      WarningBody(
        geometry:
          #"{"type":"MultiPolygon","coordinates":[[\#(square(-90, -88))],[\#(around)]]}"#),
      shown: "Storm"),
    WarningCase(
      "over the date line", WarningBody(geometry: polygon(square(179, -179))), shown: "Storm"
    ).at(39, -179.5),
    WarningCase("a broken area", WarningBody(geometry: polygon("[[1]]")), shown: "Storm"),
    WarningCase(
      "the gravest first", WarningBody(id: "1", event: "Minor", severity: "Minor"),
      WarningBody(id: "2", event: "Unknown", severity: "Unknown"),
      WarningBody(id: "3", event: "Extreme", onset: 2, severity: "Extreme"),
      WarningBody(id: "4", event: "Severe", severity: "Severe"),
      shown: "Extreme", "Severe", "Unknown", "Minor"),
    WarningCase("an all-clear", WarningBody(response: "AllClear")),
    WarningCase("what is past", WarningBody(urgency: "Past")),
    WarningCase(
      "an all-clear replaces what it lifts", WarningBody(id: "1"),
      WarningBody(id: "2", type: "Update", references: ["1"], response: "AllClear")),
  ]

  private func alerts(_ shape: WarningCase) throws -> [WeatherWarning] {
    let text = #"{"features":[\#(shape.bodies.map(\.json).joined(separator: ","))]}"#
    return NWSWarnings.messages(try decoded(NWSWarnings.Answer.self, text))
      .compactMap(\.self).alerts(at: shape.point, now: testNow)
  }

  @Test(arguments: cases)
  func onlyApplicableWarningsAreShown(_ shape: WarningCase) throws {
    #expect(try alerts(shape).map(\.event) == shape.shown)
  }

  @Test(arguments: cases)
  func warningsStatusMatchesShownWarnings(_ shape: WarningCase) throws {
    let known = warnings(of: .nws, try alerts(shape))
    #expect((known == .noneIssued) == shape.shown.isEmpty)
    #expect(known.alerts.map(\.event).sorted() == shape.shown.sorted())
    let announced = ["begins later": ["Storm"], "the gravest first": ["Extreme"]]
    #expect(
      known.alerts.filter { $0.phase(at: testNow) == .later }.map(\.event)
        == announced[shape.testDescription] ?? [])
  }

  @Test func messageMapsEveryValue() throws {
    let alert = try #require(try alerts(WarningCase("", WarningBody(), shown: "")).first)
    #expect(
      alert
        == WeatherWarning(
          event: "Storm", severity: .moderate, sender: "NWS Denver", start: testNow - 3600,
          end: testNow + 5 * 3600, area: "Front Range", text: "Wind.",
          instruction: "Stay inside."))
    #expect(alert.phase(at: testNow) == .inForce)
  }

  @Test func textIsSanitizedAndTruncated() throws {
    let escapes = WarningBody(event: #"Storm\u001b[31m \"A\""#, text: #"a\u0007b\u202e <b>\n\nc"#)
    let alert = try #require(try alerts(WarningCase("", escapes)).first)
    #expect(alert.event == "Storm[31m \"A\"")
    #expect(alert.text == "ab <b>\n\nc")
    let long = WarningBody(text: String(repeating: "Wind and rain. ", count: 21_000))
    #expect(long.json.utf8.count > 300_000)
    let cut = try #require(try alerts(WarningCase("", long)).first?.text)
    #expect(!cut.isEmpty && cut.count <= WarningText.limit)
  }

  @Test func vertexAtThePointsLatitudeIsCountedOnce() {
    func point(_ latitude: Double, _ longitude: Double) -> Coordinate {
      Coordinate(latitude: latitude, longitude: longitude)
    }
    let diamond = [point(-1, 0), point(0, 1), point(1, 0), point(0, -1)]
    for outline in [diamond, diamond.reversed()] {
      let area = WarningArea(polygons: [.init(outline: outline)])
      #expect(area.contains(point(0, 0)) && area.contains(point(0, 0.9)))
      #expect(!area.contains(point(0, -1.1)) && !area.contains(point(0, 1.1)))
      #expect(!area.contains(point(1, -1)) && !area.contains(point(-1, -1)))
    }
  }

  @Test func circlesUseGreatCircleDistance() {
    let area = WarningArea(circles: [
      .init(center: Coordinate(latitude: 60, longitude: 179.9), kilometres: 20)
    ])
    #expect(area.contains(Coordinate(latitude: 60, longitude: -179.8)))
    #expect(!area.contains(Coordinate(latitude: 60, longitude: -179.6)))
  }

  @Test(arguments: ["de", "en", "ko"])
  func germanWarningsUseUsersLanguageOrFallBackToEnglish(_ language: String) throws {
    let answer = try decoded(
      BrightSkyWarnings.Answer.self,
      """
      {"alerts":[
        {"id":1,"alert_id":"a","status":"actual","effective":"2027-01-15T07:00:00+00:00",
         "onset":"2027-01-15T09:00:00+01:00","expires":"2027-01-15T12:00:00+00:00",
         "severity":"severe","event_de":"STURMBÖEN","event_en":"gale-force gusts",
         "description_de":"Böen aus West.","description_en":"Gusts from the west.",
         "instruction_de":null,"instruction_en":null},
        {"id":2,"alert_id":"b","status":"test","event_de":"PROBE","event_en":"test"},
        {"id":3,"alert_id":"c","status":"actual","event_de":"NEBEL","event_en":null,
         "expires":"2027-01-15T10:00:00.500+00:00"}],
       "location":{"name":"Stadt Kiel","state":"Schleswig-Holstein"}}
      """)
    let alerts = BrightSkyWarnings.messages(answer, language: language)
      .compactMap(\.self).alerts(at: Coordinate(latitude: 54.3, longitude: 10.1), now: testNow)
    let isGerman = language == "de"
    #expect(alerts.map(\.event) == [isGerman ? "Sturmböen" : "Gale-force gusts", "Nebel"])
    #expect(alerts[0].text == (isGerman ? "Böen aus West." : "Gusts from the west."))
    #expect(alerts[0].start == testNow && alerts[0].severity == .severe)
    #expect(alerts[0].area == "Stadt Kiel, Schleswig-Holstein")
    #expect(alerts[1].end == testNow + 7200.5)
  }

  @Test func norwegianWarningsMapEveryValue() throws {
    let answer = try decoded(
      MetNorwayWarnings.Answer.self,
      """
      {"features":[
        {"geometry":{"type":"Polygon","coordinates":[[[5,60],[6,60],[6,61],[5,61],[5,60]]]},
         "properties":{"id":"2.49.7","status":"Actual","type":"Update","area":"Vestland",
          "references":"no@met.no,2.49.6,2027-01-14T08:00:00+00:00",
          "event":"gale","eventAwarenessName":"Gale","severity":"Moderate",
          "description":"Southwesterly gale.","consequences":"Ferries may stop.",
          "instruction":"Moor boats.","web":"https://www.met.no/7",
          "eventEndingTime":"2027-01-15T20:00:00+00:00"},
         "when":{"interval":["2027-01-15T06:00:00+00:00","2027-01-15T18:00:00+00:00"]}},
        {"geometry":null,"properties":{"id":"2.49.6","status":"Actual","type":"Alert",
          "event":"gale"}},
        {"geometry":null,"properties":{"id":"2.49.8","status":"Test","type":"Alert",
          "event":"rain"}}]}
      """)
    let messages = MetNorwayWarnings.messages(answer).compactMap(\.self)
    let alerts = messages.alerts(
      at: Coordinate(latitude: 60.39, longitude: 5.32), now: testNow)
    #expect(
      alerts == [
        WeatherWarning(
          event: "Gale", severity: .moderate, sender: "MET Norway", start: testNow - 7200,
          end: testNow + 12 * 3600, area: "Vestland",
          text: "Southwesterly gale.\n\nFerries may stop.", instruction: "Moor boats.",
          web: "https://www.met.no/7")
      ])
    #expect(messages.alerts(at: Coordinate(latitude: 63, longitude: 10), now: testNow).isEmpty)
  }
}
