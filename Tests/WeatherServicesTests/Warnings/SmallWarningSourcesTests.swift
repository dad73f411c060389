import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

extension LoopbackTests {
  /// New Zealand's and Hong Kong's warnings.
  @Suite struct SmallWarningSourcesTests {
    typealias Fixture = WarningSourceFixture

    private static let wellington = Fixture.place("NZ", -41.28664, 174.77557, name: "Wellington")
    private static let hongKong = Fixture.place("HK", 22.27832, 114.17469, name: "Hong Kong")

    private static func feed(_ ids: [String], published: String) -> String {
      let items = ids.map { "<item><title>x</title><guid>\($0)</guid></item>" }.joined()
      return "<?xml version=\"1.0\"?><rss version=\"2.0\"><channel><pubDate>\(published)</pubDate>"
        + items + "</channel></rss>"
    }

    private static let published = "Fri, 15 Jan 2027 21:00:00 +1300"

    private static func alert(_ id: String, status: String = "Actual", polygon: String) -> String {
      """
      <alert xmlns="urn:oasis:names:tc:emergency:cap:1.2"><identifier>\(id)</identifier>
      <sender>m</sender><sent>\(Fixture.time(-600))</sent><status>\(status)</status>
      <msgType>Alert</msgType><scope>Public</scope><info><event>wind</event>
      <severity>Moderate</severity><urgency>Expected</urgency>
      <onset>\(Fixture.time(3600))</onset><expires>\(Fixture.time(7200))</expires>
      <senderName>MetService</senderName><headline>Strong Wind Warning \(id)</headline>
      <description>Gusts.</description><instruction>Stay in.</instruction>
      <parameter><valueName>ColourCode</valueName><value>Orange</value></parameter>
      <area><areaDesc>Wellington</areaDesc><polygon>\(polygon)</polygon></area></info></alert>
      """
    }

    private func newZealand(_ published: String = published) throws -> LocalServer {
      let here = "-41,174 -42,174 -42,175 -41,175 -41,174"
      let there = "-36,174 -37,174 -37,175 -36,175 -36,174"
      return try LocalServer { request in
        switch (request.path, request.query["id"]) {
        case ("/cap/rss", _): .json(Self.feed(["a", "b", "c"], published: published))
        case ("/cap/alert", "a"): .json(Self.alert("a", polygon: here))
        case ("/cap/alert", "b"): .json(Self.alert("b", polygon: there))
        case ("/cap/alert", "c"): .json(Self.alert("c", status: "Test", polygon: here))
        case ("/v1/forecast", _): Fixture.weather(request)
        default: .json("", status: 404)
        }
      }
    }

    @Test func newZealandWarningsApplyInsideTheirPolygons() async throws {
      let server = try newZealand()
      let fixture = try Fixture(server)
      let alerts = try #require(await fixture.response(Self.wellington)?.alerts)
      #expect(
        alerts == [
          WeatherWarning(
            event: "Strong Wind Warning a", severity: .severe, sender: "MetService",
            start: testNow + 3600, end: testNow + 7200, area: "Wellington",
            text: "Gusts.", instruction: "Stay in.")
        ])
      #expect(await fixture.events(Fixture.place("NZ", -45, 170)) == [])
      fixture.clock.advance(901)
      _ = await fixture.board([Self.wellington, Fixture.place("NZ", -36.85, 174.76)])
      #expect(server.count("/cap/rss") == 2 && server.count("/cap/alert") == 3)
    }

    /// Places that wait for the same document share its request.
    @Test func aBoardOfTwentyRequestsEachDocumentOnce() async throws {
      let server = try newZealand()
      let fixture = try Fixture(server)
      let places = (0..<20).map { Fixture.place("NZ", -36.1 - Double($0) / 4, 174.5) }
      let statuses = await fixture.board(places)
      #expect(statuses.allSatisfy { $0?.source == .metService && $0?.failedAt == nil })
      #expect(server.count("/cap/rss") == 1 && server.count("/cap/alert") == 3)
    }

    /// A document may have a block for each of several areas, with a headline and a colour each.
    @Test func infoBlocksHaveTheirOwnHeadlineAndSeverity() async throws {
      func block(_ headline: String, _ colour: String, _ polygon: String) -> String {
        """
        <info><language>en-NZ</language><event>x</event><severity>Minor</severity>
        <onset>\(Fixture.time(0))</onset><expires>\(Fixture.time(7200))</expires>
        <headline>\(headline)</headline><description>\(headline).</description>
        <parameter><valueName>ColourCode</valueName><value>\(colour)</value></parameter>
        <area><areaDesc>Here</areaDesc><polygon>\(polygon)</polygon></area></info>
        """
      }
      let blocks =
        block("Strong Wind Watch - Yellow", "Yellow", "-36,174 -37,174 -37,175 -36,175 -36,174")
        + block("Heavy Rain Warning", "Orange", "-41,174 -42,174 -42,175 -41,175 -41,174")
      let server = try LocalServer { request in
        switch request.path {
        case "/cap/rss": .json(Self.feed(["a"], published: Self.published))
        case "/cap/alert":
          .json(
            "<alert xmlns=\"urn:oasis:names:tc:emergency:cap:1.2\"><identifier>a</identifier>"
              + "<status>Actual</status><msgType>Alert</msgType>\(blocks)</alert>")
        default: Fixture.weather(request)
        }
      }
      let fixture = try Fixture(server)
      let south = try #require(await fixture.response(Self.wellington)?.alerts)
      #expect(south.map(\.event) == ["Heavy Rain Warning"] && south.map(\.severity) == [.severe])
      #expect(south.first?.text == "Heavy Rain Warning.")
      let north = await fixture.response(Fixture.place("NZ", -36.85, 174.76))?.alerts
      #expect(north?.map(\.event) == ["Strong Wind Watch"])
      #expect(north?.map(\.severity) == [.moderate])
    }

    /// Without an area a warning neither concerns the whole country nor no place of it.
    @Test(arguments: ["", "-41,174 -42,x -42,175 -41,174"])
    func aWarningWithoutAnAreaMakesTheListPartial(polygon: String) async throws {
      let here = "-41,174 -42,174 -42,175 -41,175 -41,174"
      let server = try LocalServer { request in
        switch (request.path, request.query["id"]) {
        case ("/cap/rss", _): .json(Self.feed(["a", "b"], published: Self.published))
        case (_, "a"): .json(Self.alert("a", polygon: here))
        default: .json(Self.alert("b", polygon: polygon))
        }
      }
      let fixture = try Fixture(server)
      let known = await fixture.response(Self.wellington)
      #expect(
        known?.alerts?.map(\.event) == ["Strong Wind Warning a"] && known?.isUnreadable == true)
      let elsewhere = await fixture.response(Fixture.place("NZ", -45, 170))
      #expect(elsewhere?.alerts == nil && elsewhere?.isUnreadable == true)
    }

    @Test(arguments: [
      // Inside, on the sides and corners, and outside.
      (-41.5, 174.5, true), (-41, 174.5, true), (-42, 174.5, true), (-41.5, 174, true),
      (-41.5, 175, true), (-41, 174, true), (-40.9999, 174.5, false), (-42.0001, 174.5, false),
      (-41.5, 173.9999, false), (-41.5, 175.0001, false),
    ])
    func aPlaceOnAnEdgeIsInside(_ latitude: Double, _ longitude: Double, _ isInside: Bool)
      async throws
    {
      let fixture = try Fixture(try newZealand())
      let events = await fixture.events(Fixture.place("NZ", latitude, longitude))
      #expect(events == (isInside ? ["Strong Wind Warning a"] : []))
    }

    @Test(arguments: [(10.0, true), (-10, false)])
    func newZealandFeedIsCurrentForADay(seconds: TimeInterval, isCurrent: Bool) async throws {
      let published = HTTPDate.format(testNow - 86_400 + seconds)
      let fixture = try Fixture(try newZealand(published))
      let events = await fixture.events(Self.wellington)
      #expect(events == (isCurrent ? ["Strong Wind Warning a"] : nil))
    }

    /// Returns the response for Wellington to a warning for it and another document.
    private func response(
      beside other: LocalServer.Reply
    ) async throws -> (events: [String]?, isUnreadable: Bool?) {
      let here = "-41,174 -42,174 -42,175 -41,175 -41,174"
      let first = LocalServer.Reply.json(Self.alert("a", polygon: here))
      let server = try LocalServer { request in
        switch (request.path, request.query["id"]) {
        case ("/cap/rss", _): .json(Self.feed(["a", "b"], published: Self.published))
        case (_, "a"): first
        default: other
        }
      }
      let response = await (try Fixture(server)).response(Self.wellington)
      return (response?.alerts?.map(\.event), response?.isUnreadable)
    }

    @Test func testWithoutAnAreaConcernsNoPlace() async throws {
      let other = Self.alert("b", status: "Test", polygon: "")
      let response = try await response(beside: .json(other))
      #expect(response.events == ["Strong Wind Warning a"] && response.isUnreadable == false)
    }

    @Test func cancellationWithoutAnAreaLiftsItsWarning() async throws {
      let references = "<references>m,a,\(Fixture.time(-600))</references>"
      let cancel = Self.alert("b", polygon: "").replacing("<msgType>Alert", with: "<msgType>Cancel")
        .replacing("<scope>", with: references + "<scope>")
      let response = try await response(beside: .json(cancel))
      #expect(response.events == [] && response.isUnreadable == false)
    }

    @Test func itemWithoutAnIdentifierMakesTheListPartial() async throws {
      let feed = Self.feed([""], published: Self.published)
      let response = await (try Fixture(try LocalServer { _ in .json(feed) })).response(
        Self.wellington)
      #expect(response?.alerts == nil && response?.isUnreadable == true)
    }

    @Test(arguments: [
      ("<event>wind</event>", "<event></event>"), ("<info>", "<!--"),
    ])
    func documentWithoutAWarningMakesTheListPartial(part: String, replacement: String)
      async throws
    {
      var other = Self.alert("b", polygon: "-41,174 -42,174 -42,175 -41,175 -41,174")
        .replacing(part, with: replacement)
        .replacing("<headline>Strong Wind Warning b</headline>", with: "")
      if replacement == "<!--" { other = other.replacing("</info>", with: "-->") }
      let response = try await response(beside: .json(other))
      #expect(response.events == ["Strong Wind Warning a"] && response.isUnreadable == true)
    }

    @Test func failedDocumentMakesTheListPartial() async throws {
      let response = try await response(beside: .json("", status: 500))
      #expect(response.events == ["Strong Wind Warning a"] && response.isUnreadable == true)
    }

    @Test func itemsOfAFeedAreUniqueAndShort() throws {
      let long = String(repeating: "x", count: 200)
      let text = Self.feed(["a", "b", "a", "", long, long + "y"], published: Self.published)
      let feed = try CAPFeed(Array(text.utf8))
      #expect(feed.ids == ["a", "b", long] && !feed.isComplete)
      let whole = try CAPFeed(Array(Self.feed(["a", "b", "a"], published: Self.published).utf8))
      #expect(whole.ids == ["a", "b"] && whole.isComplete)
    }

    @Test(arguments: ["+13000", "+13", "+-100", "+1x00", "+"])
    func malformedZoneOfAFeedIsRejected(zone: String) {
      #expect(CAPFeed.time("Fri, 15 Jan 2027 08:00:00 \(zone)") == nil)
    }

    @Test func feedOfWhichNoDocumentCanBeLoadedIsNotReportedAsNone() async throws {
      let server = try LocalServer { request in
        request.path == "/cap/rss"
          ? .json(Self.feed(["a", "b"], published: Self.published)) : .json("", status: 404)
      }
      let response = await (try Fixture(server)).response(Self.wellington)
      #expect(response?.alerts == nil && response?.isUnreadable == true)
    }

    @Test func feedWithoutATimeMakesTheListPartial() async throws {
      let fixture = try Fixture(try newZealand("soon"))
      let known = await fixture.response(Self.wellington)
      #expect(
        known?.alerts?.map(\.event) == ["Strong Wind Warning a"] && known?.isUnreadable == true)
      #expect(await fixture.response(Fixture.place("NZ", -45, 170))?.alerts == nil)
    }

    @Test func staleOrUnreadableFeedIsNotReportedAsNone() async throws {
      let old = try Fixture(try newZealand("Wed, 13 Jan 2027 21:00:00 +1300"))
      let stale = await old.response(Self.wellington)
      #expect(stale?.alerts == nil && stale?.isUnreadable == false)
      let page = try Fixture(try LocalServer { _ in .json("<html></html>") })
      #expect(await page.response(Self.wellington)?.alerts == nil)
    }

    @Test func hongKongSeverityDerivesFromWarningCodes() async throws {
      let times = #""issueTime": "\#(Fixture.time(-600))", "updateTime": "\#(Fixture.time(-600))""#
      let server = try LocalServer { _ in
        .json(
          #"""
          {"WTS": {"name": "Thunderstorm Warning", "code": "WTS", "actionCode": "EXTEND", \#(times),
                   "expireTime": "\#(Fixture.time(3600))"},
           "WRAIN": {"name": "Rainstorm Warning Signal", "code": "WRAINB", "type": "Black",
                     "actionCode": "ISSUE", \#(times)},
           "WFIRE": {"name": "Fire Danger Warning", "code": "WFIRER", "actionCode": "CANCEL", \#(times)}}
          """#)
      }
      let fixture = try Fixture(server)
      let alerts = await fixture.response(Self.hongKong)?.alerts
      #expect(alerts?.map(\.event) == ["Rainstorm Warning Signal: Black", "Thunderstorm Warning"])
      #expect(alerts?.map(\.severity) == [.extreme, .moderate])
      #expect(alerts?.last?.end == testNow + 3600)
      _ = await fixture.response(Self.hongKong, language: "zh-Hant")
      #expect(server.requests.map { $0.query["lang"] } == ["en", "tc"])
    }

    @Test(
      arguments: [
        ("TC1", .minor), ("TC3", .moderate), ("TC8NE", .severe), ("TC8SW", .severe),
        ("TC9", .extreme),
        ("TC10", .extreme), ("WRAINA", .moderate), ("WRAINR", .severe), ("WRAINB", .extreme),
        ("WFIREY", .minor), ("WFIRER", .moderate), ("WL", .severe), ("WHOT", .moderate),
        ("WFROST", .minor), ("WTMW", .extreme),
      ] as [(String, WeatherWarning.Severity)])
    func signalSeverityDerivesFromNumberOrColor(code: String, severity: WeatherWarning.Severity)
      async throws
    {
      let server = try LocalServer { _ in
        .json(
          #"{"W": {"name": "Signal", "code": "\#(code)", "issueTime": "\#(Fixture.time(-600))"}}"#)
      }
      let alerts = await (try Fixture(server)).response(Self.hongKong)?.alerts
      #expect(alerts?.map(\.severity) == [severity])
    }

    @Test(arguments: [(13.9, false), (14.1, true)])
    func hongKongListIsCurrentForTwoWeeks(days: Double, isOld: Bool) async throws {
      let time = Fixture.time(-days * 86_400)
      let server = try LocalServer { _ in
        .json(#"{"W": {"name": "Heat", "code": "WHOT", "updateTime": "\#(time)"}}"#)
      }
      let response = await (try Fixture(server)).response(Self.hongKong)
      #expect((response?.alerts == nil) == isOld && response?.isUnreadable == false)
    }

    @Test(arguments: [
      ("pubDate", "Fri, 15 Jan 2027 21:00:00 +1300"), ("pubDate", "Fri, 15 Jan 2027 08:00:00 GMT"),
      ("pubDate", "Fri, 15 Jan 2027 03:00:00 -0500"),
      ("pubDate", "Fri, 15 Jan 2027 13:45:00 +0545"),
      ("pubDate", "Fri, 15 Jan 2027 04:30:00 -0330"),
      ("lastBuildDate", "Fri, 15 Jan 2027 08:00:00 +0000"),
    ])
    func feedPublicationTimeIsParsed(element: String, time: String) throws {
      let feed = try CAPFeed(
        Array(
          "<rss><channel><\(element)>\(time)</\(element)><item><guid>a</guid></item></channel></rss>"
            .utf8))
      #expect(feed.publishedAt == testNow && feed.ids == ["a"])
    }

    @Test func warningsWithoutTimesMakeTheListPartial() async throws {
      let cancelled = #"{"W": {"name": "Rain", "code": "WRAINA", "actionCode": "CANCEL"}}"#
      let none = await (try Fixture(try LocalServer { _ in .json(cancelled) })).response(
        Self.hongKong)
      #expect(none?.alerts == nil && none?.isUnreadable == true)
      let issued = cancelled.replacing("CANCEL", with: "ISSUE")
      let one = await (try Fixture(try LocalServer { _ in .json(issued) })).response(Self.hongKong)
      #expect(one?.alerts?.map(\.event) == ["Rain"] && one?.isUnreadable == true)
    }

    @Test(arguments: ["{}", "[]"])
    func emptyListMeansNoneIssued(_ body: String) async throws {
      #expect(await (try Fixture(try LocalServer { _ in .json(body) })).events(Self.hongKong) == [])
    }

    @Test(arguments: [
      #""x""#, #"{"name": "Rain"}"#, #"{"code": "WRAINB"}"#, #"{"code": null, "name": "Rain"}"#,
    ])
    func undecodableWarningMakesTheListPartial(_ entry: String) async throws {
      let known = #""WTS": {"name": "Thunderstorm Warning", "code": "WTS"}"#
      let server = try LocalServer { _ in .json("{\(known), \"WRAIN\": \(entry)}") }
      let response = await (try Fixture(server)).response(Self.hongKong)
      #expect(response?.alerts?.map(\.event) == ["Thunderstorm Warning"])
      #expect(response?.isUnreadable == true)
    }

    @Test(arguments: ["<html>", "[1]", #"{"error": "x"}"#, #"{"W": {"code": "WTS"}}"#, ""])
    func malformedResponseIsNotReportedAsNone(_ body: String) async throws {
      let fixture = try Fixture(try LocalServer { _ in .json(body) })
      #expect(await fixture.response(Self.hongKong)?.alerts == nil)
    }
  }
}
