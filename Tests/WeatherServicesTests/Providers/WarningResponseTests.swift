import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

extension LoopbackTests {
  /// The authorities' warnings from complete responses, through the service that requests them.
  @Suite struct WarningResponseTests {
    private func alerts(
      of place: Place, language: String = "en", _ replies: [String: LocalServer.Reply]
    ) async throws -> [WeatherWarning] {
      let server = try LocalServer(replies)
      var environment = Dictionary(
        uniqueKeysWithValues: Endpoints.Setting.allCases.map { ($0.rawValue, server.address) })
      environment["KMA_SERVICE_KEY"] = "k1"
      let configuration = try makeConfiguration(environment)
      let service = WarningsService(client: makeClient(), configuration: configuration)
      let source = try #require(WarningsSource(country: place.countryCode))
      let answer = await service.warnings(for: place, of: source, language: language)
      return try #require(answer.alerts)
    }

    private static let duluth = Place(
      id: "at", name: "Duluth", countryCode: "US",
      coordinate: Coordinate(latitude: 46.79, longitude: -92.1))

    @Test func nwsWarningsHaveEveryValue() async throws {
      let alerts = try await alerts(
        of: Self.duluth, ["/alerts/active": ResponseFile("nws-alerts.json").reply()])
      // The worst comes first; replaced, expired and test messages, and those whose polygon does
      // not contain the place, are left out.
      #expect(
        alerts.map(\.event) == [
          "Snow Squall Warning", "Winter Storm Warning", "Cold Weather Advisory",
        ])
      #expect(
        alerts[1]
          == WeatherWarning(
            event: "Winter Storm Warning", severity: .severe, sender: "NWS Duluth MN",
            start: testNow - 3600, end: testNow + 50_400, area: "Southern St. Louis; Carlton",
            text: "* WHAT...Heavy snow and blowing snow.\n\n* WHERE...The Twin Ports.",
            instruction: "Travel only if you must."))
      // Without an onset and an end the message's own times apply.
      #expect(
        alerts[2]
          == WeatherWarning(
            event: "Cold Weather Advisory", severity: nil, sender: "NWS Duluth MN",
            start: testNow - 9000, end: testNow + 18_000, area: "Carlton",
            text: "Wind chills of 35 below."))
      #expect(alerts[0].severity == .extreme && alerts[0].text == "Squall over the lake.")
    }

    private static let luebeck = Place(
      id: "at", name: "Lübeck", countryCode: "DE",
      coordinate: Coordinate(latitude: 53.87, longitude: 10.69))

    @Test func germanysWarningsHaveEveryValueInBothLanguages() async throws {
      let replies = ["/alerts": try ResponseFile("bright-sky-alerts.json").reply()]
      let german = try await alerts(of: Self.luebeck, language: "de", replies)
      #expect(german.map(\.event) == ["Orkanartige Böen", "Windböen", "Frost"])
      #expect(
        german[0]
          == WeatherWarning(
            event: "Orkanartige Böen", severity: .severe, sender: "Deutscher Wetterdienst",
            start: Date(timeIntervalSince1970: 1_799_993_400), end: nil,
            area: "Hansestadt Lübeck, Schleswig-Holstein",
            text: "Es treten Windböen auf.", instruction: "Schließen Sie Fenster und Türen!"))
      let english = try await alerts(of: Self.luebeck, language: "fr", replies)
      // In German if there is no English.
      #expect(english.map(\.event) == ["Violent storm gusts", "Wind gusts", "Frost"])
      #expect(
        english[1]
          == WeatherWarning(
            event: "Wind gusts", severity: .moderate, sender: "Deutscher Wetterdienst",
            start: testNow + 3600, end: testNow + 46_800,
            area: "Hansestadt Lübeck, Schleswig-Holstein",
            text: "There is a risk of wind gusts."))
    }

    @Test(
      arguments: [
        ("SCHWERE STURMBÖEN", "Schwere Sturmböen"), ("FROST", "Frost"),
        ("EXTREM ERGIEBIGER DAUERREGEN", "Extrem ergiebiger Dauerregen"),
        ("SCHWERES GEWITTER mit ORKANBÖEN und HAGEL", "Schweres Gewitter mit Orkanböen und Hagel"),
        ("SCHWERES GEWITTER MIT HEFTIGEM STARKREGEN", "Schweres Gewitter mit heftigem Starkregen"),
        ("severe gale-force gusts", "Severe gale-force gusts"),
        ("GEWITTER MIT HAGEL UND STURM", "Gewitter mit Hagel und Sturm"), ("UV-Index", "UV-Index"),
        ("", ""),
      ])
    func germanEventNamesAreConvertedFromAllCaps(_ event: String, _ expected: String) {
      #expect(BrightSkyWarnings.ordinaryCase(event) == expected)
    }

    private static let suwon = Place(
      id: "at", name: "Suwon", localName: "수원시", admin1: "Gyeonggi", countryCode: "KR",
      coordinate: Coordinate(latitude: 37.2636, longitude: 127.0286))

    @Test func newestKoreanStatusIsUsed() async throws {
      let alerts = try await alerts(
        of: Self.suwon,
        [
          "/1360000/WthrWrnInfoService/getPwnStatus": ResponseFile("kma-warnings.json").reply()
        ])
      #expect(alerts.map(\.event) == ["한파경보", "호우주의보"])
      #expect(
        alerts.map(\.kind) == [
          WarningKind(.coldWave, .warning), WarningKind(.heavyRain, .advisory),
        ])
      #expect(alerts.map(\.severity) == [.severe, .moderate])
      #expect(alerts.allSatisfy { $0.sender == "기상청" && $0.end == nil })
      #expect(alerts[0].area?.contains("수원") == true)
    }
  }
}
