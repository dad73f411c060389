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

    @Test func newZealandsWarningsHoldInsideTheirPolygons() async throws {
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

    /// A document may have a block for each of several areas, with a headline and a colour each.
    @Test func theBlocksOfADocumentKeepTheirOwnHeadlines() async throws {
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
        block("Strong Wind Watch", "Yellow", "-36,174 -37,174 -37,175 -36,175 -36,174")
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

    @Test func aFeedThatIsOldOrUnreadableIsNotNone() async throws {
      let old = try Fixture(try newZealand("Wed, 13 Jan 2027 21:00:00 +1300"))
      #expect(await old.response(Self.wellington)?.isUnreadable == true)
      let page = try Fixture(try LocalServer { _ in .json("<html></html>") })
      #expect(await page.response(Self.wellington)?.alerts == nil)
    }

    @Test func hongKongsWarningsAreRankedByTheirCodes() async throws {
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

    @Test(arguments: ["{}", "[]"])
    func anEmptyListIsNone(_ body: String) async throws {
      #expect(await (try Fixture(try LocalServer { _ in .json(body) })).events(Self.hongKong) == [])
    }

    @Test(arguments: ["<html>", "[1]", #"{"error": "x"}"#, ""])
    func whatCannotBeReadIsNotNone(_ body: String) async throws {
      let fixture = try Fixture(try LocalServer { _ in .json(body) })
      #expect(await fixture.response(Self.hongKong)?.alerts == nil)
    }
  }
}
