import Foundation
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel

@testable import WeatherFeature

/// The program running for a day, with the page beside a board of twenty places.
@MainActor
struct DayLongTests {
  @Test func dayLongRunStaysWithinQuotaAndLeaksNoTimers() async {
    let clock = TestClock()
    let requested = Guarded<[WeatherRequest]>([])
    let now: @Sendable () -> Date = { Sample.now + clock.now.offset / .seconds(1) }
    var state = Boards.program(Size(width: 200, height: 60), places: FirstBoard.places)
    state.forecasts.entries = [:]
    let store = SettlingStore(initialState: state) {
      AppReducer()
    } dependencies: {
      $0.continuousClock = clock
      $0.now = now
      $0.cities = Sample.cities
      $0.normals = .none
      $0.radar = .none
      $0.storms = .none
      $0.fields = .none
      $0.forecastCache = .none
      $0.persist = { _ in }
      $0.upgrade = .none
      $0.networkMonitor = NetworkMonitor(
        isConnected: { true }, changes: { AsyncStream { $0.finish() } })
      $0.weatherClient = WeatherClient { request throws(WeatherFailure) in
        requested.change { $0.append(request) }
        var report = Sample.report(of: request.place)
        (report.detailLevel, report.fetchedAt) = (request.detailLevel, now())
        return report
      }
    }
    await store.send(.started(FirstBoard.places.first))
    await clock.advance(by: .seconds(3600))
    let (waiting, places) = (clock.waiting, store.state.forecasts.entries.count)
    await clock.advance(by: .seconds(23 * 3600))
    #expect(store.state.now.timeIntervalSince(Sample.now) >= 86_000)
    #expect(clock.waiting == waiting && store.state.forecasts.entries.count == places)
    // Rows are requested together with the weight of one per place, and a page weighs more: six
    // requests an hour stay within 3,000 a day.
    let pages = requested.value.count { $0.detailLevel == .full }
    let rows = requested.value.count { $0.detailLevel == .summary }
    #expect((140...146).contains(pages) && (19 * 140...20 * 146).contains(rows), "\(pages) \(rows)")
    await store.finish()
    #expect(clock.waiting == 0)
  }
}
