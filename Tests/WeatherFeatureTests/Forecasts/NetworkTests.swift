import Foundation
import MVI
import Synchronization
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The loss and return of the link, an unreachable provider, and the sleep of the machine.
@MainActor
struct NetworkTests {
  private let clock = TestClock()
  private let now = SettableNow()
  private nonisolated static let unreachable = WeatherFailure(
    provider: .openMeteo, error: .unreachable(detail: "no route"))

  private typealias Answer =
    @Sendable (WeatherRequest) async throws(WeatherFailure) -> Fetched<WeatherReport>

  private func register(_ answer: @escaping Answer, in container: inout DIContainer) {
    container.continuousClock = clock
    container.now = { now.value }
    container.cities = Sample.cities
    container.normals = .none
    container.forecastCache = .none
    container.persist = { _ in }
    container.upgrade = .none
    container.weatherClient = WeatherClient(report: answer)
  }

  /// Returns a store to test the changes of single actions.
  private func store(
    _ state: AppState, answer: @escaping Answer
  ) -> TestStore<AppState, AppAction> {
    TestStore(initialState: state) {
      AppReducer()
    } dependencies: {
      $0.storms = .none
      register(answer, in: &$0)
    }
  }

  /// Returns a store to test the final state.
  private func program(
    _ state: AppState, answer: @escaping Answer
  ) -> SettlingStore<AppState, AppAction> {
    SettlingStore(initialState: state) {
      AppReducer()
    } dependencies: {
      $0.storms = .none
      register(answer, in: &$0)
    }
  }

  private func connected() -> AppState {
    var state = Sample.state(Size(width: 80, height: 24))
    state.forecasts.network = .connected
    return state
  }

  private nonisolated func fresh(_ request: WeatherRequest) -> Fetched<WeatherReport> {
    var report = Sample.report(of: request.place, temperature: 20)
    report.fetchedAt = now.value
    return report
  }

  @Test func lostNetworkShowsBannerWithTime() async {
    let store = store(connected()) { _ throws(WeatherFailure) in Sample.report() }
    await store.send(.forecasts(.networkChanged(false))) {
      $0.forecasts.network = .lost(since: Sample.now)
    }
    #expect(Banner.cause(in: store.state) == .noNetwork(since: Sample.now))
    let banner = Banner(store.state, area: Size(width: 80, height: 1)).grid().text
    #expect(
      banner
        == " No network since 18:30. Showing saved data; reloads when it is back.")
  }

  @Test(arguments: Language.allCases)
  func bannerIsNeverTruncatedMidSentence(language: Language) {
    var state = connected()
    state.settings.language = language
    state.shown.status = .failed(Self.unreachable, at: Sample.now)
    for network in [NetworkState.lost(since: Sample.now), .connected, .absent] {
      state.forecasts.network = network
      let banner = Banner(state, area: Size(width: 80, height: 1)).grid().text
      #expect(!banner.isEmpty && !banner.contains("…"), "\(banner)")
    }
    state.forecasts.network = .lost(since: Sample.now)
    let narrow = Banner(state, area: Size(width: 40, height: 1)).grid().text
    #expect(!narrow.contains("…"), "\(narrow)")
  }

  @Test func lostNetworkPausesAutomaticRequests() async {
    var state = connected()
    state.forecasts.network = .lost(since: Sample.now)
    let store = program(state) { _ throws(WeatherFailure) in
      Issue.record("asked without a network")
      return Sample.report()
    }
    for minute in 1...30 {
      await store.send(.minutePassed(Sample.now + TimeInterval(minute * 60)))
      await store.finish()
    }
  }

  @Test func networkReturnReloadsStaleForecastDespiteBackoff() async {
    var state = connected()
    state.forecasts.network = .lost(since: Sample.now)
    state.shown.status = .failed(Self.unreachable, at: Sample.now + 3590)
    state.shown.failures = 5
    state.shown.failingSince = Sample.now + 600
    state.shown.requestedAt = Sample.now + 3590
    now.value = Sample.now + 3600
    let store = store(state) { request throws(WeatherFailure) in fresh(request) }
    await store.send(.forecasts(.networkChanged(true))) {
      $0.now = Sample.now + 3600
      $0.forecasts.network = .connected
      $0.shown.status = .loading
      $0.shown.requestedAt = Sample.now + 3600
      $0.forecasts.round = [Sample.seoul.id]
      $0.forecasts.lastPageRequest = Sample.seoul.id
    }
    await store.receive(.forecasts(.noted(.networkBack))) { $0.statusMessage = .networkBack }
    let request = WeatherRequest(place: Sample.seoul, provider: .openMeteo, language: "en")
    let answer = WeatherResponse(request, .success(fresh(request)))
    await store.receive(.forecasts(.answered([answer]))) {
      $0.forecasts.round = []
      $0.shown.fetched = fresh(request)
      $0.shown.status = .idle
      $0.shown.failures = 0
      $0.shown.failingSince = nil
    }
    await clock.advance(by: .seconds(1))
    await store.receive(.forecasts(.networkSettled(attempt: 0)))
    await store.finish()
  }

  @Test func networkReturnDoesNotReloadFreshForecast() async {
    var state = connected()
    state.forecasts.network = .lost(since: Sample.now)
    let store = store(state) { _ throws(WeatherFailure) in
      Issue.record("asked for what is fresh")
      return Sample.report()
    }
    await store.send(.forecasts(.networkChanged(true))) {
      $0.forecasts.network = .connected
    }
    await store.receive(.forecasts(.noted(.networkBack))) { $0.statusMessage = .networkBack }
    await clock.advance(by: .seconds(1))
    await store.receive(.forecasts(.networkSettled(attempt: 0)))
    await store.finish()
  }

  @Test func unreachableRequestAfterNetworkReturnIsRetried() async {
    var state = connected()
    state.forecasts.network = .lost(since: Sample.now)
    now.value = Sample.now + 3600
    let requested = Mutex(0)
    let store = program(state) { request throws(WeatherFailure) in
      // The route is available at the third request.
      let count = requested.withLock { count -> Int in
        count += 1
        return count
      }
      if count < 3 { throw Self.unreachable }
      return fresh(request)
    }
    await store.send(.forecasts(.networkChanged(true)))
    await clock.advance(by: .milliseconds(499))
    await store.settle()
    #expect(requested.withLock { $0 } == 1)
    await clock.advance(by: .milliseconds(1))
    await store.settle()
    #expect(requested.withLock { $0 } == 2)
    await clock.advance(by: .seconds(1))
    await store.settle()
    #expect(requested.withLock { $0 } == 3)
    #expect(store.state.shown.fetched?.fetchedAt == now.value)
    await clock.advance(by: .seconds(60))
    await store.settle()
    #expect(requested.withLock { $0 } == 3)
    await store.finish()
  }

  @Test func slowResponseAfterNetworkReturnIsNotRetried() async {
    var state = connected()
    state.forecasts.network = .lost(since: Sample.now)
    now.value = Sample.now + 3600
    let requested = Mutex(0)
    let (answers, arrival) = AsyncStream<Void>.makeStream()
    let store = program(state) { request throws(WeatherFailure) in
      requested.withLock { $0 += 1 }
      for await _ in answers {}
      return fresh(request)
    }
    await store.send(.forecasts(.networkChanged(true)))
    await clock.advance(by: .seconds(10))
    await store.settle()
    #expect(requested.withLock { $0 } == 1 && store.state.shown.status == .loading)
    arrival.finish()
    await clock.advance(by: .seconds(60))
    await store.settle()
    #expect(requested.withLock { $0 } == 1 && store.state.shown.status == .idle)
    await store.finish()
  }

  @Test func bannerDistinguishesUnreachableProviderFromLostNetwork() async {
    let store = program(connected()) { _ throws(WeatherFailure) in throw Self.unreachable }
    await store.send(.input(.key(.character("r"))))
    await store.finish()
    #expect(Banner.cause(in: store.state) == .providerOut(.openMeteo, since: Sample.now))
    #expect(!store.state.lacksNetwork)
    // Another failure does not change the time of the first one.
    now.value = Sample.now + 300
    await store.send(.input(.key(.character("r"))))
    await store.finish()
    #expect(Banner.cause(in: store.state) == .providerOut(.openMeteo, since: Sample.now))
    let banner = Banner(store.state, area: Size(width: 80, height: 1)).grid().text
    #expect(
      banner == " Open-Meteo unreachable since 18:30; the network is fine.")
  }

  @Test func absentNetworkDoesNotBlockRequests() async {
    var state = connected()
    state.forecasts.network = .unknown
    let store = program(state) { request throws(WeatherFailure) in fresh(request) }
    await store.send(.forecasts(.networkChanged(false)))
    #expect(store.state.forecasts.network == .absent)
    #expect(Banner.cause(in: store.state) == nil)
    now.value = Sample.now + 660
    await store.send(.minutePassed(now.value))
    await store.settle()
    #expect(store.state.shown.fetched?.fetchedAt == now.value)
    await store.finish()
  }

  @Test func responseWhileNetworkIsLostMarksItAbsent() async {
    var state = connected()
    state.forecasts.network = .lost(since: Sample.now)
    now.value = Sample.now + 5
    let store = program(state) { request throws(WeatherFailure) in fresh(request) }
    await store.send(.input(.key(.character("r"))))
    await store.finish()
    #expect(store.state.forecasts.network == .absent)
  }

  @Test func clockJumpReloadsDespiteBackoff() async {
    var state = connected()
    state.shown.status = .failed(Self.unreachable, at: Sample.now)
    state.shown.failures = 5
    state.shown.requestedAt = Sample.now
    // The tick of a minute respects the delay of half an hour.
    let requested = Mutex(0)
    now.value = Sample.now + 660
    state.now = now.value - 60
    let store = program(state) { request throws(WeatherFailure) in
      requested.withLock { $0 += 1 }
      return fresh(request)
    }
    await store.send(.minutePassed(now.value))
    await store.finish()
    #expect(requested.withLock { $0 } == 0)
    now.value += 91
    await store.send(.minutePassed(now.value))
    await store.settle()
    #expect(requested.withLock { $0 } == 1)
    await store.finish()
  }

  @Test func networkChangesAreObservedAfterStart() async {
    let (changes, link) = AsyncStream<Bool>.makeStream()
    let store = SettlingStore(
      program: AppState(size: Size(width: 80, height: 24), now: Sample.now), clock: clock
    ) {
      $0.networkMonitor = NetworkMonitor(isConnected: { true }, changes: { changes })
    }
    await store.send(.started(nil))
    link.yield(true)
    await store.settle()
    #expect(store.state.forecasts.network == .connected)
    link.yield(false)
    await store.settle()
    #expect(store.state.forecasts.network == .lost(since: Sample.now))
    await store.finish()
  }

  private func failing(_ change: (inout AppState) -> Void = { _ in }) -> AppState {
    var state = Boards.program(
      Size(width: 80, height: 24), places: [Sample.seoul, Sample.busan])
    for (place, minutes) in [(Sample.seoul, 5.0), (Sample.busan, 10)] {
      state.forecasts.entries[place.id]?.status = .failed(Self.unreachable, at: Sample.now)
      state.forecasts.entries[place.id]?.failingSince = Sample.now - minutes * 60
    }
    change(&state)
    return state
  }

  @Test func commonFailureIsStatedSinceTheEarliest() {
    #expect(Banner.cause(in: failing()) == .providerOut(.openMeteo, since: Sample.now - 600))
    let absent = failing { $0.forecasts.network = .absent }
    #expect(Banner.cause(in: absent) == .noNetwork(since: Sample.now - 600))
    let unknown = failing {
      $0.forecasts.network = .unknown
      $0.forecasts.entries[Sample.busan.id]?.failingSince = nil
    }
    #expect(Banner.cause(in: unknown) == .providerOut(.openMeteo, since: Sample.now - 300))
  }

  @Test func differentFailuresHaveNoBanner() {
    let refused = WeatherFailure(provider: .openMeteo, error: .serverError(status: 500))
    let others: [Forecast.Status] = [.failed(refused, at: Sample.now), .idle, .loading]
    for status in others {
      let state = failing { $0.forecasts.entries[Sample.busan.id]?.status = status }
      #expect(Banner.cause(in: state) == nil)
    }
    let sample = failing { $0.settings.provider = .sample }
    #expect(Banner.cause(in: sample) == nil)
    let offline = failing { $0.settings.isOffline = true }
    #expect(Banner.cause(in: offline) == .offlineByChoice && offline.lacksNetwork)
    let lost = failing { $0.forecasts.network = .lost(since: Sample.now - 60) }
    #expect(Banner.cause(in: lost) == .noNetwork(since: Sample.now - 60) && lost.lacksNetwork)
    #expect(!failing().lacksNetwork)
  }

  @Test(arguments: [true, false])
  func networkIsNotObservedInOfflineMode(isOffline: Bool) async {
    let observed = Guarded(0)
    var state = AppState(size: Size(width: 80, height: 24), now: Sample.now)
    state.settings.isOffline = isOffline
    let store = SettlingStore(program: state, clock: clock) {
      $0.networkMonitor = NetworkMonitor(
        isConnected: { true },
        changes: {
          observed.change { $0 += 1 }
          return AsyncStream { $0.finish() }
        })
    }
    await store.send(.started(nil))
    await store.finish()
    #expect(observed.value == (isOffline ? 0 : 1))
  }

  @Test func unreachableProviderIsRetriedFiveTimesAfterNetworkReturn() async {
    var state = connected()
    state.forecasts.network = .lost(since: Sample.now)
    now.value = Sample.now + 3600
    let requested = Mutex(0)
    let store = program(state) { _ throws(WeatherFailure) in
      requested.withLock { $0 += 1 }
      throw Self.unreachable
    }
    await store.send(.forecasts(.networkChanged(true)))
    for (seconds, count) in [(0.5, 2), (1, 3), (2, 4), (4, 5), (8, 6), (600, 6)] {
      await clock.advance(by: .seconds(seconds))
      await store.settle()
      #expect(requested.withLock { $0 } == count, "\(seconds)")
    }
    await store.finish()
  }

  /// Only a request after the loss shows that there is a route.
  @Test(arguments: [(-1.0, false), (0, false), (1, true)])
  func responseToAnEarlierRequestDoesNotEndTheLoss(seconds: Double, isAbsent: Bool) async {
    var state = connected()
    state.forecasts.network = .lost(since: Sample.now)
    state.shown.requestedAt = Sample.now + seconds
    let store = program(state) { request throws(WeatherFailure) in fresh(request) }
    let request = WeatherRequest(place: Sample.seoul, provider: .openMeteo, language: "en")
    await store.send(.forecasts(.answered([WeatherResponse(request, .success(Sample.report()))])))
    #expect(store.state.forecasts.network == (isAbsent ? .absent : .lost(since: Sample.now)))
    await store.finish()
  }
}
