import Foundation
import Synchronization
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

extension LoopbackTests {
  /// Precipitation is assigned to the same hours for every provider.
  @Suite struct SameWeatherTests {
    private static let now = 8

    /// A clock at an hour of the weather, and the cached responses.
    private final class Machine: Sendable {
      private let state = Mutex<(now: Date, cached: [Provider: Fetched<WeatherReport>])>(
        (testNow, [:]))
      var now: Date { state.withLock { $0.now } }
      func set(_ now: Date) { state.withLock { $0.now = now } }
      func cached(_ provider: Provider) -> Fetched<WeatherReport>? {
        state.withLock { $0.cached[provider] }
      }
      func keep(_ report: Fetched<WeatherReport>) {
        state.withLock { $0.cached[report.provider] = report }
      }
    }

    private func reports(
      of weather: SameWeather, at hours: [Int] = [now]
    ) async throws -> [Fetched<WeatherReport>] {
      let hour = Mutex(0)
      let server = try LocalServer { request in
        let now = hour.withLock { $0 }
        switch request.path {
        case "/v1/forecast": return .json(weather.openMeteo(now: now))
        case "/data/2.5/weather": return .json(weather.openWeather(now: now).weather)
        case "/data/2.5/forecast": return .json(weather.openWeather(now: now).forecast)
        case "/weatherapi/locationforecast/2.0/compact":
          return .json(weather.metNorway(now: now))
        default: return .json("{}", status: 401)
        }
      }
      let machine = Machine()
      var configuration = try makeConfiguration(
        [
          "WEATHER_TUI_OPENWEATHER_URL": server.address,
          "WEATHER_TUI_OPEN_METEO_URL": server.address,
          "WEATHER_TUI_OPEN_METEO_AIR_QUALITY_URL": server.address,
          "WEATHER_TUI_MET_NORWAY_URL": server.address, "OPENWEATHER_API_KEY": "k1",
        ], now: { machine.now })
      configuration.forecastCache = ForecastCache(
        load: { _, provider in machine.cached(provider) }, save: { machine.keep($0) })
      let services = LiveServices(configuration, client: makeClient())
      var reports: [Fetched<WeatherReport>] = []
      for now in hours {
        hour.withLock { $0 = now }
        machine.set(weather.start + TimeInterval(now * 3600 + 60))
        reports = []
        for provider in [Provider.openMeteo, .metNorway, .openWeather] {
          let report = try await services.report(
            WeatherRequest(place: seoul, provider: provider, language: "en"))
          configuration.forecastCache.save(report)
          reports.append(report)
        }
      }
      withExtendedLifetime(server) {}
      return reports
    }

    /// Returns the hours from the weather's start that are covered by wet steps.
    private func wetHours(_ report: Fetched<WeatherReport>, _ weather: SameWeather, from now: Int)
      -> [Int]
    {
      (now..<now + 48).filter { hour in
        report.value.step(at: weather.start + TimeInterval(hour * 3600))?.isWet == true
      }
    }

    @Test(
      arguments: [
        [9..<12], [9..<15, 24..<27], [12..<18, 21..<24, 45..<51], [9..<56], [],
        // Across the place's midnight, and only in the last hours before it.
        [12..<18], [12..<15], [15..<18],
      ] as [[Range<Int>]])
    func wetHoursMatchAcrossProviders(wet: [Range<Int>]) async throws {
      let weather = SameWeather(wet: wet)
      let expected = (Self.now..<Self.now + 48).filter { hour in wet.contains { $0.contains(hour) }
      }
      for report in try await reports(of: weather) {
        #expect(
          wetHours(report, weather, from: Self.now) == expected, "\(report.provider)")
      }
    }

    @Test(arguments: [[12..<15], [12..<18], [15..<18], [36..<42]] as [[Range<Int>]])
    func dailyPrecipitationMatchesAcrossProviders(wet: [Range<Int>]) async throws {
      let weather = SameWeather(wet: wet, strength: 2)
      // Midnight in Seoul is 15:00 UTC.
      let first = wet.flatMap(Array.init).filter { $0 < 15 }.count * 2
      let second = wet.flatMap(Array.init).filter { (15..<39).contains($0) }.count * 2
      for report in try await reports(of: weather) {
        let sums = report.daily.prefix(2).map { $0.precipitation ?? 0 }
        #expect(sums == [Double(first), Double(second)], "\(report.provider)")
      }
    }

    @Test(arguments: [[9..<12], [12..<15], [33..<36], []] as [[Range<Int>]])
    func outlookMatchesAcrossProviders(wet: [Range<Int>]) async throws {
      let weather = SameWeather(wet: wet)
      let moment = weather.start + TimeInterval(Self.now * 3600 + 60)
      let reports = try await reports(of: weather)
      let outlooks = reports.map { $0.value.outlook(at: moment) }
      #expect(outlooks.allSatisfy { $0 != nil })
      guard wet.isEmpty else {
        #expect(Set(outlooks).count == 1)
        return
      }
      // Only a provider of both amounts and probabilities allows the conclusion that it stays dry.
      for (report, outlook) in zip(reports, outlooks) {
        let hasBoth = report.hourly.allSatisfy {
          $0.precipitation != nil && $0.precipitationProbability != nil
        }
        #expect(
          outlook
            == (hasBoth ? .dry(hours: 48) : .noRain(hours: 48, chance: nil, isWarned: false)),
          "\(report.provider)")
      }
    }

    @Test func pastHoursCountTowardToday() async throws {
      // Warmest at 15:00 in Seoul; requested at 13:00 and at 21:00.
      let weather = SameWeather(wet: [])
      for report in try await reports(of: weather, at: [4, 12]) {
        let today = report.value.today(at: weather.start + TimeInterval(12 * 3600))
        if report.provider == .openMeteo {
          // The provider states today's temperatures itself; this response has no daily
          // temperatures.
          #expect(report.value.hours(of: LocalDate(year: 2027, month: 1, day: 15)).count == 24)
        } else {
          #expect(today?.temperatureMax == 10, "\(report.provider)")
          #expect(today?.isRestOfDay == true)
        }
      }
    }
  }

  /// Responses without values, or with absurd ones.
  @Suite struct AbsurdResponseTests {
    private static let bodies: [(Provider, [String: String])] = [
      (
        .openMeteo,
        [
          "/v1/forecast": """
          {"utc_offset_seconds":32400,"timezone":"Asia/Seoul",
           "current":{"time":1800000000,"temperature_2m":null,"weather_code":null},
           "hourly":{"time":[1800000000,1800003600],"temperature_2m":[null,null]},
           "daily":{"time":[1799938800],"weather_code":[null],"temperature_2m_max":[null]}}
          """
        ]
      ),
      (
        .openWeather,
        [
          "/data/3.0/onecall": """
          {"timezone":"Asia/Seoul","timezone_offset":32400,"current":{"dt":1800000000,"temp":null},
           "hourly":[{"dt":1800000000},{"dt":null}],"daily":[{"dt":1800000000}]}
          """
        ]
      ),
      (
        .metNorway,
        [
          "/weatherapi/locationforecast/2.0/compact": """
          {"properties":{"timeseries":[{"time":"2027-01-15T08:00:00Z",
           "data":{"instant":{"details":{"air_temperature":null}}}}]}}
          """
        ]
      ),
    ]

    @Test(arguments: [0, 1, 2])
    func responseWithoutValuesIsUnreadable(index: Int) async throws {
      let (provider, bodies) = Self.bodies[index]
      let server = try LocalServer(bodies.mapValues { .json($0) })
      let services = try makeServices(server.address)
      let request = WeatherRequest(place: seoul, provider: provider, language: "en")
      let failure = WeatherFailure(
        provider: provider, error: .responseUnreadable(detail: "no values"))
      await #expect(throws: failure) { try await services.report(request) }
      let answers = Mutex<[WeatherResponse]>([])
      await services.reports([request]) { new in answers.withLock { $0 += new } }
      #expect(answers.withLock { $0.map(\.result) } == [.failure(failure)])
      withExtendedLifetime(server) {}
    }

    @Test func excessHoursAndDaysAreDropped() async throws {
      let count = 20_000
      let times = (0..<count).map { String(1_799_971_200 + $0 * 3600) }.joined(separator: ",")
      let ones = Array(repeating: "1", count: count).joined(separator: ",")
      let server = try LocalServer([
        "/v1/forecast": .json(
          """
          {"utc_offset_seconds":0,"current":{"time":1800000000,"temperature_2m":1},
           "hourly":{"time":[\(times)],"temperature_2m":[\(ones)]},
           "daily":{"time":[\(times)],"temperature_2m_max":[\(ones)]}}
          """)
      ])
      let report = try await makeServices(server.address)
        .report(WeatherRequest(place: seoul, provider: .openMeteo, language: "en"))
      #expect(report.hourly.count <= WeatherReport.maxHours)
      #expect(report.daily.count <= WeatherReport.maxDays)
      #expect(report.checked() != nil)
      withExtendedLifetime(server) {}
    }
  }
}
