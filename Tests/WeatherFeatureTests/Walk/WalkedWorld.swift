import Foundation
import MVI
import Synchronization
import TestSupport
import WeatherModel

@testable import WeatherFeature

/// The environment of a walk: providers that respond late, partially, wrongly or not at all, and a
/// clock that is sometimes set.
final class WalkedWorld: Sendable {
  let clock = TestClock()
  private let random: Mutex<SeededRandom>
  private let offset = Mutex<TimeInterval>(0)

  init(seed: UInt64) { random = Mutex(SeededRandom(seed: seed &* 31)) }

  var now: Date {
    let passed = clock.now.offset / .seconds(1)
    return Sample.now + passed + offset.withLock { $0 }
  }

  /// Sets the machine's clock.
  func jump(by seconds: TimeInterval) { offset.withLock { $0 += seconds } }

  private func number(_ most: Int) -> Int {
    random.withLock { Int.random(in: 0...most, using: &$0) }
  }

  /// Returns a few hours of a field, sometimes with holes.
  private func field(_ request: FieldRequest) -> WeatherField {
    let isWhole = number(1) == 0
    return FieldSamples.field(
      over: request.lattice, of: request.provider, at: now, hours: 3
    ) { isWhole || $0.longitude > 128 }
  }

  /// Registers everything that the program may use in `container`.
  func register(in container: inout DIContainer) {
    container.continuousClock = clock
    container.now = { self.now }
    container.cities = SearchFixtures.cities()
    container.persist = { _ in }
    container.notifications = NotificationClient { _, _ in
    } summarize: { _, _ in
    }
    container.networkMonitor = NetworkMonitor(
      isConnected: { true }, changes: { AsyncStream { $0.finish() } })
    container.location = LocationClient { () async throws(LocationError) in
      await self.wait()
      if self.number(2) > 0 { throw LocationError.timedOut }
      return MachineLocation(coordinate: Sample.busan.coordinate, accuracy: 100)
    }
    container.normals = .none
    container.datedWeather = DatedWeatherClient { _, _, _ throws(WeatherError) in
      await self.wait()
      if self.number(2) == 0 { throw .timedOut }
      return nil
    }
    container.radar = .none
    container.storms = .none
    container.fields = FieldClient(
      cached: { self.number(3) == 0 ? self.field($0) : nil },
      field: { request throws(WeatherFailure) in
        if self.number(3) == 0 {
          throw WeatherFailure(provider: request.provider, error: .timedOut)
        }
        return self.field(request)
      })
    container.upgrade = UpgradeClient { self.number(9) == 0 }
    container.forecastCache = ForecastCache(
      load: { id, provider in
        guard self.number(2) == 0 else { return nil }
        let place = (Boards.places + [Sample.seoul, Sample.busan]).first { $0.id == id }
        return place.map { self.report(of: $0, provider, .full) }
      }, save: { _ in })
    container.geocodingClient = GeocodingClient { _, provider, _ throws(WeatherFailure) in
      await self.wait()
      if self.number(2) == 0 { throw WeatherFailure(provider: provider, error: .timedOut) }
      return self.number(1) == 0 ? [] : [SearchFixtures.suanbo]
    }
    container.weatherClient = WeatherClient { request throws(WeatherFailure) in
      await self.wait()
      if let error = self.fault() {
        throw WeatherFailure(provider: request.provider, error: error)
      }
      return self.report(of: request.place, request.provider, request.detailLevel)
    }
  }

  private func wait() async {
    try? await clock.sleep(for: .milliseconds([0, 5, 150, 900, 6000][number(4)]))
  }

  private func fault() -> WeatherError? {
    switch number(14) {
    case 0: .timedOut
    case 1: .unreachable(detail: "no route")
    case 2: .serverError(status: 503)
    case 3: .tooManyRequests(retryAt: now + 90)
    case 4: .keyRefused(status: 401)
    case 5: .responseUnreadable(detail: "not JSON")
    case 6: .cancelled
    default: nil
    }
  }

  /// Returns a report with more or fewer values.
  private func report(
    of place: Place, _ provider: Provider, _ detailLevel: DetailLevel
  ) -> Fetched<WeatherReport> {
    var report = Sample.report(of: place, temperature: Double(number(60) - 30))
    let age = TimeInterval(number(3) * 400)
    let shift = (now.timeIntervalSince(Sample.now) / 3600).rounded(.down) * 3600
    (report.provider, report.detailLevel, report.fetchedAt) = (provider, detailLevel, now - age)
    report.current.time += shift
    report.current.condition = Condition.allCases[number(Condition.allCases.count - 1)]
    for index in report.hourly.indices {
      report.hourly[index].time += shift
      if number(9) == 0 { report.hourly[index].temperature = nil }
      if number(4) == 0 { report.hourly[index].precipitation = Double(number(80)) / 10 }
    }
    let today = report.timeZone.localTime(now).date
    for index in report.daily.indices {
      report.daily[index].date = today.advanced(byDays: index)
    }
    if number(5) == 0 { report.hourly = [] }
    if number(5) == 0 { report.daily = [] }
    if number(5) == 0 { report.current.temperature = nil }
    if number(3) == 0 {
      report.alerts = [
        WeatherWarning(event: "Storm", sender: nil, start: now - 60, end: now + 3600, text: nil)
      ]
    }
    return report
  }
}
