import Foundation
import TerminalUI
import Testing
import WeatherFeature
import WeatherModel

@testable import CursesDriver
@testable import WeatherServices

extension FuzzTests {
  /// The providers' responses, through the services to every output format.
  @Test(arguments: [
    ("open-meteo", Provider.openMeteo), ("met-norway", .metNorway), ("openweather", .openWeather),
    ("openweather-4", .openWeather), ("openweather-free", .openWeather), ("kma", .kma),
    ("nws", .nws),
  ])
  func providerResponses(name: String, provider: Provider) async throws {
    try await FuzzRun(name: name).feed { bytes in
      // A plan without One Call, or without 4.0, is recognised by a refusal.
      let refused = ["openweather": "4.0/onecall", "openweather-free": "onecall"]
      let services = AnsweredServices.answering(bytes, refusing: refused[name])
      do throws(WeatherFailure) {
        return Printed.outcome(
          of: try await services.report(
            WeatherRequest(place: AnsweredServices.seoul, provider: provider, language: "ko")))
      } catch {
        return "\(error.error)".filter { !$0.isNumber }
      }
    }
  }

  /// The warnings of all authorities in their formats.
  @Test func warnings() async throws {
    try await FuzzRun(name: "warnings").feed { bytes in
      var outcome = ""
      for country in ["US", "NO", "DE", "KR"] {
        var place = AnsweredServices.seoul
        place.countryCode = country
        place.admin1 = "Seoul"
        let answer = try? await AnsweredServices.answering(bytes).report(
          WeatherRequest(place: place, provider: .metNorway, language: "en"))
        outcome += " \(answer?.alerts?.count ?? -1)"
      }
      return outcome
    }
  }

  /// Messages of the Common Alerting Protocol, and ids from the alert server.
  @Test func publicAlerts() async throws {
    try await FuzzRun(name: "public-alerts").feed { bytes in
      let ids = (try? PublicAlerts.ids(bytes))?.ids.count ?? -1
      do throws(WeatherError) {
        let messages = PublicAlerts.messages(
          try CAPReader.document(bytes), language: "ko"
        ).compactMap(\.self)
        let alerts = messages.alerts(
          at: AnsweredServices.seoul.coordinate, now: AnsweredServices.now)
        return "\(ids) \(messages.count) \(alerts.count)"
      } catch {
        return "\(ids) \(error)"
      }
    }
  }

  /// The lists of countries and offices, each parsed in every format.
  @Test func warningLists() async throws {
    try await FuzzRun(name: "warning-lists").feed { bytes in
      let (point, now) = (AnsweredServices.seoul.coordinate, AnsweredServices.now)
      let area = JMAArea(
        parts: ["1310100", "1410011"], region: "130010", office: "130000", name: "x")
      let reports = (try? JMAWarnings.reports(bytes)) ?? []
      let features = (try? ECCCWarnings.response(bytes))?.features ?? []
      let feed = try? MeteoAlarm.feed(bytes, language: "ko")
      let warnings = (try? HKOWarnings.warnings(bytes)) ?? []
      let items = (try? CAPFeed(bytes))?.ids.count ?? -1
      let areas = (try? JMAAreaStore.municipalities(bytes)) ?? [:]
      let found = JMAAreaStore.area(of: "14101", in: areas)
      let lists = [
        JMAWarnings.messages(reports, in: area, language: "ja"),
        ECCCWarnings.messages(features, language: "fr").compactMap(\.self),
        feed.map {
          MeteoAlarm.list($0, for: AnsweredServices.seoul, regions: .init(), now: now).messages
        } ?? [],
        HKOWarnings.messages(warnings, language: "en").compactMap(\.self),
      ]
      let counts = lists.map { "\($0.count)/\($0.alerts(at: point, now: now).count)" }
      return counts.joined(separator: " ") + " \(items) \(areas.count) \(found?.parts.count ?? 0)"
    }
  }

  /// Model comparisons, ensemble members, and years of the archive.
  @Test func models() async throws {
    try await FuzzRun(name: "models").feed { bytes in
      let days = (try? JSONDecoder().decode(OpenMeteoResponse.Series.self, from: Data(bytes)))?.days
      let normals = days?.normals(in: 2016...2025)
      let nothing = ClimateNormals(of: [], in: 2016...2025)
      do throws(WeatherFailure) {
        let services = AnsweredServices.answering(bytes)
        let request = WeatherRequest(
          place: AnsweredServices.seoul, provider: .openMeteo, language: "ko")
        let chances = (try? await services.chances(for: request))?.days.count ?? 0
        let comparison = try await services.models(for: request)
        let dates = comparison.models.flatMap(\.days).map(\.date)
        let ensemble = comparison.ensemble
        return "\(comparison.models.count) \(dates.count / 8) \(chances) \(ensemble?.runs ?? 0) "
          + "\((ensemble?.hours.count ?? 0) / 8) \(ensemble?.frost.count ?? 0) \(normals == nothing)"
      } catch {
        return "\(error.error)".filter { !$0.isNumber } + " \(normals == nothing)"
      }
    }
  }

  /// Icons: a picture for terminals that only support pixels.
  @Test func icons() async throws {
    try #require(PNGPixels.canDecode)
    try await FuzzRun(name: "icons").feed { bytes in
      let picture = PNGPixels(bytes)
      let sixels = SixelEncoder.sixels(
        of: bytes, in: Size(width: 20, height: 13), on: .rgb(0, 0, 0))
      return "\(picture?.width ?? 0) \(picture?.samples.count ?? 0) \(sixels == nil)"
    }
  }

  @Test func geocoding() async throws {
    try await FuzzRun(name: "geocoding").feed { bytes in
      let services = AnsweredServices.answering(bytes)
      var outcome = ""
      for provider in [Provider.openWeather, .openMeteo] {
        do throws(WeatherFailure) {
          let places = try await services.places(named: "x", provider: provider, language: "ko")
          outcome += " \(places.count) \(PlaceListJSON(places).text.count > 2)"
        } catch {
          outcome += "\(error.error)".filter { !$0.isNumber }
        }
      }
      return outcome
    }
  }
}

/// The live services with one response to every request instead of a network.
enum AnsweredServices {
  static let now = Date(timeIntervalSince1970: 1_772_334_900)
  static let seoul = Place(
    id: "geonames:1835848", name: "Seoul",
    coordinate: Coordinate(latitude: 37.566, longitude: 126.9784))

  static func answering(_ bytes: [UInt8], refusing path: String? = nil) -> LiveServices {
    let client = HTTPClient(
      userAgent: "weather-tui/0", now: { now }, pause: { _ in },
      send: { url, _ in
        let isRefused = path.map { url.absoluteString.contains($0) } ?? false
        return .success(
          HTTPResponse(status: isRefused ? 401 : 200, headers: [:], body: bytes))
      })
    do {
      return LiveServices(
        try ServicesConfiguration(
          environment: ["OPENWEATHER_API_KEY": "k1", "KMA_SERVICE_KEY": "k2"], programVersion: "0",
          now: { now }),
        client: client)
    } catch {
      fatalError("\(error)")
    }
  }
}

/// A report in every output format. Data that cannot be formatted trap here.
enum Printed {
  static func outcome(of report: Fetched<WeatherReport>) -> String {
    let now = AnsweredServices.now
    let settings = DisplaySettings()
    let length =
      PlainPage(report, now: now, settings: settings).text.count
      + PlainPage(report, now: now, settings: settings, inWords: true).text.count
      + ReportJSON(report, now: now, language: settings.language, isStale: true).text.count
    return "\(report.hourly.count) \(report.daily.count) \(report.alerts?.count ?? 0) "
      + "\(report.airQuality != nil) \(length / 1000)"
  }
}
