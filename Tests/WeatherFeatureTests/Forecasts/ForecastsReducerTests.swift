import Foundation
import MVI
import Synchronization
import TestSupport
import Testing
import WeatherModel

@testable import WeatherFeature

/// The state machine for loading forecasts: which requests it sends, when, to which provider, and
/// how it handles the results.
@MainActor
struct ForecastsReducerTests {
  private let clock = TestClock()
  private let cache = MemoryCache()

  private func store(
    _ state: Forecasts.Scene, cache: MemoryCache? = nil,
    answers: @escaping @Sendable ([WeatherRequest]) -> [[WeatherResponse]] = { requests in
      [requests.map { WeatherResponse($0, .success(Sample.report(of: $0.place))) }]
    }
  ) -> TestStore<ForecastsState, ForecastsAction> {
    TestStore(initialState: state.forecasts) {
      ForecastsReducer().within(state.context)
    } dependencies: {
      $0.continuousClock = clock
      $0.normals = .none
      $0.forecastCache = (cache ?? self.cache).client
      $0.weatherClient = WeatherClient(
        report: { request throws(WeatherFailure) in
          Issue.record("asked for \(request.place.name) alone")
          return Sample.report(of: request.place)
        },
        reports: { requests, receive in
          for answer in answers(requests) { await receive(answer) }
        })
    }
  }

  private nonisolated static func noRequests(_ requests: [WeatherRequest]) -> [[WeatherResponse]] {
    Issue.record("asked for \(requests.map(\.place.name))")
    return []
  }

  private func row(_ place: Place) -> WeatherRequest { Boards.request(place) }

  private func answers(_ places: [Place]) -> [WeatherResponse] {
    places.map { WeatherResponse(row($0), .success(Sample.report(of: $0))) }
  }

  private func load(_ places: [Place], _ state: inout ForecastsState, from now: Date) {
    for place in places {
      state.entries[place.id, default: Forecast()].status = .loading
      state.entries[place.id]?.requestedAt = now
      state.round.insert(place.id)
    }
  }

  /// Reloads the same places at the user's request.
  private func reload(_ places: [Place], _ state: inout ForecastsState) {
    load(places, &state, from: Sample.now)
    state.reload = Reload(of: places)
  }

  // MARK: - Appearing on the screen

  @Test func appearingPlacesAreReadThenRequestedTogetherAndCached() async {
    let store = store(Forecasts.state())
    await store.send(.appeared(Boards.places)) {
      for place in Boards.places {
        $0.entries[place.id] = Forecast()
        $0.entries[place.id]?.status = .reading
      }
    }
    await store.receive(.cached(Boards.places, [])) {
      load(Boards.places, &$0, from: Sample.now)
    }
    await store.receive(.answered(answers(Boards.places))) {
      for place in Boards.places {
        $0.entries[place.id]?.fetched = Sample.report(of: place)
        $0.entries[place.id]?.status = .idle
      }
      $0.round = []
    }
    await store.finish()
    #expect(cache.ids == Set(Boards.places.map(\.id)))
  }

  @Test func freshCachedForecastIsNotRequested() async {
    let cache = MemoryCache([Sample.report(of: Sample.busan)])
    let store = store(
      Forecasts.state(inSight: [Sample.busan]), cache: cache, answers: Self.noRequests)
    await store.send(.appeared([Sample.busan])) {
      $0.entries[Sample.busan.id] = Forecast()
      $0.entries[Sample.busan.id]?.status = .reading
    }
    await store.receive(.cached([Sample.busan], [Sample.report(of: Sample.busan)])) {
      $0.entries[Sample.busan.id] = Forecast(fetched: Sample.report(of: Sample.busan))
    }
    await store.finish()
  }

  @Test func staleForecastIsShownWhileItReloads() async {
    let now = Sample.now + 3600
    let cached = Sample.report(of: Sample.busan)
    let store = store(
      Forecasts.state(inSight: [Sample.busan], now: now), cache: MemoryCache([cached])
    ) { _ in [] }
    await store.send(.appeared([Sample.busan])) {
      $0.entries[Sample.busan.id] = Forecast()
      $0.entries[Sample.busan.id]?.status = .reading
    }
    await store.receive(.cached([Sample.busan], [cached])) {
      $0.entries[Sample.busan.id]?.fetched = cached
      load([Sample.busan], &$0, from: now)
    }
    await store.skipEffectsInFlight()
  }

  @Test func loadedPlacesAreNeitherReadNorRequested() async {
    let store = store(
      Forecasts.state(Forecasts.known(Boards.places)), answers: Self.noRequests)
    await store.send(.appeared(Boards.places))
    await store.finish()
  }

  @Test func pageIsRequestedInFullSeparatelyFromRows() async {
    let detailLevels = Mutex<[[DetailLevel]]>([])
    let store = store(
      Forecasts.state(Forecasts.known(Boards.places), page: Sample.seoul)
    ) { requests in
      detailLevels.withLock { $0.append(requests.map(\.detailLevel)) }
      return []
    }
    await store.send(.reload) {
      reload(Boards.places, &$0)
      $0.lastPageRequest = Sample.seoul.id
    }
    await store.receive(.noted(.requesting(.openMeteo)))
    await store.skipEffectsInFlight()
    #expect(Set(detailLevels.withLock { $0 }) == [[.full], [.summary, .summary]])
  }

  @Test func summaryIsReloadedInFullWhenPageAppears() async {
    var entries = Forecasts.known([Sample.seoul])
    entries[Sample.seoul.id]?.fetched?.detailLevel = .summary
    entries[Sample.seoul.id]?.requestedAt = Sample.now
    let store = store(
      Forecasts.state(entries, page: Sample.seoul, inSight: [Sample.seoul])
    ) { _ in [] }
    await store.send(.appeared([Sample.seoul])) {
      load([Sample.seoul], &$0, from: Sample.now)
      $0.lastPageRequest = Sample.seoul.id
    }
    await store.skipEffectsInFlight()
  }

  @Test func reloadDropsPendingRequestOfPreviousPage() async {
    var entries = Forecasts.known([Sample.seoul])
    entries[Sample.seoul.id]?.status = .loading
    var state = Forecasts.state(entries, page: Sample.busan, inSight: [Sample.busan])
    state.forecasts.lastPageRequest = Sample.seoul.id
    state.forecasts.round = [Sample.seoul.id]
    let store = store(state) { _ in [] }
    await store.send(.reload) {
      $0.entries[Sample.seoul.id]?.status = .idle
      $0.round = []
      reload([Sample.busan], &$0)
      $0.lastPageRequest = Sample.busan.id
    }
    await store.receive(.noted(.requesting(.openMeteo)))
    await store.skipEffectsInFlight()
  }

  // MARK: - Requests

  @Test func pendingRequestIsNotRepeated() async {
    var entries = Forecasts.known(Boards.places)
    entries[Sample.seoul.id]?.status = .loading
    let requested = Mutex<[[String]]>([])
    let store = store(Forecasts.state(entries)) { requests in
      requested.withLock { $0.append(requests.map(\.place.name)) }
      return []
    }
    await store.send(.reload) {
      reload(Boards.places, &$0)
      // Seoul was requested already.
      $0.entries[Sample.seoul.id]?.requestedAt = nil
      $0.round.remove(Sample.seoul.id)
    }
    await store.receive(.noted(.requesting(.openMeteo)))
    await store.send(.reload)
    await store.receive(.noted(.requesting(.openMeteo)))
    await store.skipEffectsInFlight()
    #expect(requested.withLock { $0 } == [["Busan", "Daegu"]])
  }

  @Test func oneFailureDoesNotAffectOtherPlaces() async {
    let error = WeatherError.serverError(status: 500)
    let failure = WeatherFailure(provider: .openMeteo, error: error)
    let parts = [
      WeatherResponse(row(Sample.seoul), .failure(failure)),
      answers([Sample.busan])[0], answers([Boards.daegu])[0],
    ]
    let store = store(Forecasts.state(Forecasts.known(Boards.places))) { _ in parts.map { [$0] } }
    await store.send(.reload) { reload(Boards.places, &$0) }
    await store.receive(.noted(.requesting(.openMeteo)))
    await store.receive(.answered([parts[0]])) {
      $0.reload?.waiting.remove(Sample.seoul.id)
      $0.reload?.failure = failure
      $0.entries[Sample.seoul.id]?.status = .failed(failure, at: Sample.now)
      $0.entries[Sample.seoul.id]?.failures = 1
      $0.entries[Sample.seoul.id]?.failingSince = Sample.now
    }
    // The row is still fresh and stays visible.
    await store.receive(.noted(.failed(failure, at: Sample.now)))
    await store.receive(.answered([parts[1]])) {
      $0.reload?.waiting.remove(Sample.busan.id)
      $0.reload?.updated = 1
      $0.entries[Sample.busan.id]?.status = .idle
    }
    await store.receive(.answered([parts[2]])) {
      $0.entries[Boards.daegu.id]?.status = .idle
      $0.round = []
      $0.reload = nil
    }
    await store.receive(.noted(.updatedPartly(2, of: 3, at: Sample.now)))
    await store.finish()
    #expect(store.state[Sample.seoul]?.fetched == Sample.report())
  }

  @Test func onlyStaleWarningsAreRequestedForFreshForecast() async {
    let now = Sample.now
    var known = Sample.report()
    known.alerts = []
    known.warningsStatus = WarningsStatus(
      source: .kma, respondedAt: now - 3600, failedAt: now - 120)
    var state = Forecasts.state(
      [Sample.seoul.id: Forecast(fetched: known)], inSight: [Sample.seoul])
    let answer = WarningsResponse(
      source: .kma, requestedAt: now, alerts: [ScreenReports.warnings[0]])
    let store = TestStore(initialState: state.forecasts) {
      ForecastsReducer().within(state.context)
    } dependencies: {
      $0.continuousClock = clock
      $0.normals = .none
      $0.forecastCache = cache.client
      $0.weatherClient = WeatherClient { request throws(WeatherFailure) in
        Issue.record("asked for the weather")
        return Sample.report(of: request.place)
      }
      $0.weatherClient.warnings = { _ in answer }
    }
    await store.send(.refresh) {
      $0.entries[Sample.seoul.id]?.warningsRequestedAt = now
    }
    await store.receive(.warned(Sample.seoul.id, answer)) {
      $0.entries[Sample.seoul.id]?.fetched = known.with(answer)
    }
    await store.finish()
    #expect(store.state[Sample.seoul]?.report?.alerts?.count == 1)
    // A place that was requested a moment ago is not requested again.
    state.forecasts = store.state
    state.forecasts.entries[Sample.seoul.id]?.fetched = known
    let second = self.store(state, answers: Self.noRequests)
    await second.send(.refresh)
    await second.finish()
  }

  /// The warnings of the second place arrive before those of the first are known.
  @Test func slowWarningsRequestDoesNotDelayOthers() async {
    let now = Sample.now
    let places = [Sample.seoul, Sample.busan]
    var known: [Place.ID: Forecast] = [:]
    for place in places {
      var report = Sample.report(of: place)
      report.warningsStatus = WarningsStatus(source: .kma, failedAt: now - 120)
      known[place.id] = Forecast(fetched: report)
    }
    let state = Forecasts.state(known, inSight: places)
    let answer = WarningsResponse(source: .kma, requestedAt: now, alerts: [])
    let (stream, arrival) = AsyncStream<Void>.makeStream()
    let store = TestStore(initialState: state.forecasts) {
      ForecastsReducer().within(state.context)
    } dependencies: {
      $0.continuousClock = clock
      $0.normals = .none
      $0.forecastCache = cache.client
      $0.weatherClient = WeatherClient { request throws(WeatherFailure) in
        Sample.report(of: request.place)
      }
      $0.weatherClient.warnings = { request in
        if request.place.id == Sample.seoul.id { for await _ in stream { break } }
        return answer
      }
    }
    await store.send(.refresh) {
      for place in places { $0.entries[place.id]?.warningsRequestedAt = now }
    }
    await store.receive(.warned(Sample.busan.id, answer)) {
      $0.entries[Sample.busan.id]?.fetched = known[Sample.busan.id]?.fetched?.with(answer)
    }
    arrival.yield()
    await store.receive(.warned(Sample.seoul.id, answer)) {
      $0.entries[Sample.seoul.id]?.fetched = known[Sample.seoul.id]?.fetched?.with(answer)
    }
    await store.finish()
  }

  @Test func spinnerTurnsAfter200MillisecondsUntilResponse() async {
    let (stream, arrival) = AsyncStream<Void>.makeStream()
    let answer = answers([Sample.seoul])
    let state = Forecasts.state(Forecasts.known([Sample.seoul]), inSight: [Sample.seoul])
    let store = TestStore(initialState: state.forecasts) {
      ForecastsReducer().within(state.context)
    } dependencies: {
      $0.continuousClock = clock
      $0.normals = .none
      $0.forecastCache = cache.client
      $0.weatherClient = WeatherClient(
        report: { request throws(WeatherFailure) in Sample.report(of: request.place) },
        reports: { _, receive in for await _ in stream { await receive(answer) } })
    }
    await store.send(.reload) { reload([Sample.seoul], &$0) }
    await store.receive(.noted(.requesting(.openMeteo)))
    await clock.advance(by: .milliseconds(199))
    await clock.advance(by: .milliseconds(1))
    await store.receive(.spinnerTurned) { $0.spinner = 0 }
    await clock.advance(by: .milliseconds(120))
    await store.receive(.spinnerTurned) { $0.spinner = 1 }
    arrival.yield()
    arrival.finish()
    await store.receive(.answered(answer)) {
      $0.entries[Sample.seoul.id]?.status = .idle
      $0.round = []
      $0.spinner = nil
      $0.reload = nil
    }
    await store.receive(.noted(.updated(at: Sample.now)))
    await store.finish()
  }

  @Test func failedRequestIsRetriedWithExponentialBackoff() async {
    let failure = WeatherFailure(provider: .openMeteo, error: .serverError(status: 503))
    var state = Forecasts.state([Sample.seoul.id: Forecast()], inSight: [Sample.seoul])
    var moments: [Int] = []
    let reducer = withoutClients { ForecastsReducer() }
    for minute in 0..<130 {
      state.context.now = Sample.now + TimeInterval(minute * 60)
      _ = reducer.reduce(&state.forecasts, state.context, .refresh)
      guard state.forecasts[Sample.seoul]?.status == .loading else { continue }
      moments.append(minute)
      _ = reducer.reduce(
        &state.forecasts, state.context,
        .answered([WeatherResponse(row(Sample.seoul), .failure(failure))]))
    }
    #expect(moments == [0, 2, 6, 14, 30, 60, 90, 120])
  }

  @Test(arguments: [
    (WeatherError.keyRefused(status: 401), Int.max), (.keyMissing, .max),
    (.tooManyRequests(retryAt: Sample.now + 1200), 20), (.tooManyRequests(retryAt: nil), 2),
  ])
  func refusedRequestIsNotRetriedBeforeRetryTime(error: WeatherError, minutes: Int) {
    var entry = Forecast()
    entry.status = .failed(WeatherFailure(provider: .openMeteo, error: error), at: Sample.now)
    entry.failures = 1
    entry.requestedAt = Sample.now
    let due = (0...60).first { entry.isDue(for: .summary, at: Sample.now + TimeInterval($0 * 60)) }
    #expect(due ?? .max == minutes)
    // The network's return ends delays caused by failures, but not the provider's own.
    #expect(!entry.isWaitingForNetwork(for: .summary, at: Sample.now + 60))
  }

  @Test func offlineModeMakesNoRequests() async {
    var settings = DisplaySettings()
    settings.isOffline = true
    let state = Forecasts.state(
      [Sample.seoul.id: Forecast()], inSight: [Sample.seoul], settings: settings)
    let store = store(state, answers: Self.noRequests)
    let failure = WeatherFailure(provider: .openMeteo, error: .offlineWithoutData)
    await store.send(.reload) {
      $0.entries[Sample.seoul.id]?.status = .failed(failure, at: Sample.now)
      $0.entries[Sample.seoul.id]?.failures = 1
      $0.entries[Sample.seoul.id]?.failingSince = Sample.now
    }
    await store.receive(.noted(.offlineByChoice))
    await store.send(.refresh)
    await store.finish()
  }

  // MARK: - Provider and language

  @Test func responsesOfOtherProvidersAreIgnored() async {
    let store = store(Forecasts.state(Forecasts.known([Sample.seoul])))
    let request = WeatherRequest(place: Sample.seoul, provider: .openWeather, language: "en")
    await store.send(
      .answered([WeatherResponse(request, .success(Sample.report(temperature: 99)))]))
  }

  @Test func responseForUnknownPlaceIsIgnored() async {
    let store = store(Forecasts.state())
    await store.send(.answered(answers([Sample.seoul])))
  }

  @Test func providerChangeDiscardsPreviousForecasts() async {
    var settings = DisplaySettings()
    settings.provider = .metNorway
    var state = Forecasts.state(inSight: [Sample.seoul], settings: settings)
    state.forecasts.provider = .openMeteo
    state.forecasts.entries = Forecasts.known(Boards.places)
    state.forecasts.spinner = 3
    let store = store(state) { _ in [] }
    await store.send(.providerChanged) {
      $0 = ForecastsState(provider: .metNorway)
      $0.network = .connected
      $0.entries = [Sample.seoul.id: Forecast()]
      $0.entries[Sample.seoul.id]?.status = .reading
    }
    await store.receive(.cached([Sample.seoul], [])) {
      load([Sample.seoul], &$0, from: Sample.now)
    }
    await store.skipEffectsInFlight()
  }

  @Test(arguments: [Provider.openMeteo, .metNorway, .sample])
  func languageChangeSkipsProvidersWithoutLocalizedText(provider: Provider) async {
    var settings = DisplaySettings()
    settings.provider = provider
    let store = store(
      Forecasts.state(Forecasts.known([Sample.seoul]), page: Sample.seoul, settings: settings),
      answers: Self.noRequests)
    await store.send(.languageChanged)
    await clock.advance(by: .seconds(5))
    await store.finish()
  }

  @Test func rapidLanguageChangesAreDebounced() async {
    var settings = DisplaySettings()
    settings.provider = .openWeather
    let requested = Mutex(0)
    let store = store(
      Forecasts.state(
        Forecasts.known([Sample.seoul]), page: Sample.seoul, inSight: [Sample.seoul],
        settings: settings)
    ) { _ in
      requested.withLock { $0 += 1 }
      return []
    }
    for _ in 0..<10 {
      await store.send(.languageChanged)
      await clock.advance(by: .milliseconds(100))
    }
    #expect(requested.withLock { $0 } == 0)
    await clock.advance(by: .seconds(1))
    await store.receive(.settled) {
      load([Sample.seoul], &$0, from: Sample.now)
      $0.lastPageRequest = Sample.seoul.id
    }
    await store.skipEffectsInFlight()
    #expect(requested.withLock { $0 } == 1)
  }

  // MARK: - Network

  @Test func refreshMakesNoRequestsWhileNetworkIsLost() async {
    let store = store(
      Forecasts.state(
        Forecasts.known(Boards.places), network: .lost(since: Sample.now), now: Sample.now + 3600),
      answers: Self.noRequests)
    await store.send(.refresh)
    await store.finish()
  }

  @Test func staleForecastsAreRequestedWhenNetworkReturns() async {
    let now = Sample.now + 3600
    var entries = Forecasts.known(Boards.places)
    entries[Sample.busan.id]?.fetched?.fetchedAt = now - 60
    // The lost link has swallowed a request.
    entries[Boards.daegu.id]?.status = .loading
    var state = Forecasts.state(entries, network: .lost(since: Sample.now + 1800), now: now)
    state.forecasts.round = [Boards.daegu.id]
    let store = store(state) { _ in [] }
    await store.send(.networkChanged(true)) {
      $0.network = .connected
      $0.round = []
      load([Sample.seoul, Boards.daegu], &$0, from: now)
    }
    await store.receive(.noted(.networkBack))
    await store.skipEffectsInFlight()
  }

  @Test func sampleProviderIgnoresNetworkReturn() async {
    var settings = DisplaySettings()
    settings.provider = .sample
    let store = store(
      Forecasts.state(
        Forecasts.known(Boards.places), network: .absent, settings: settings),
      answers: Self.noRequests)
    await store.send(.networkChanged(true)) { $0.network = .connected }
    await store.skipEffectsInFlight()
  }

  @Test func oldestForecastsAreEvictedBeyondLimit() {
    var entries: [Place.ID: Forecast] = [:]
    for number in 0..<(ForecastsReducer.limit + 10) {
      var entry = Forecast(fetched: Sample.report())
      entry.requestedAt = Sample.now + TimeInterval(number)
      entries["at:\(number)"] = entry
    }
    entries[Sample.seoul.id] = Forecast(fetched: Sample.report())
    var state = Forecasts.state(entries, inSight: [Sample.seoul])
    let reducer = withoutClients { ForecastsReducer() }
    _ = reducer.reduce(&state.forecasts, state.context, .appeared([Sample.seoul]))
    #expect(state.forecasts.entries.count == ForecastsReducer.limit)
    #expect(state.forecasts[Sample.seoul] != nil && state.forecasts.entries["at:0"] == nil)
  }

  /// Returns a reducer whose effects do not run.
  private func withoutClients(_ make: () -> ForecastsReducer) -> ForecastsReducer {
    DIContainer.withValues({
      $0.normals = .none
      $0.forecastCache = .none
      $0.weatherClient = WeatherClient { request throws(WeatherFailure) in
        throw WeatherFailure(provider: request.provider, error: .cancelled)
      }
    }) { make() }
  }

  private func reduced(
    _ scene: Forecasts.Scene, _ action: ForecastsAction
  ) -> ForecastsState {
    var forecasts = scene.forecasts
    let reducer = withoutClients { ForecastsReducer() }
    _ = reducer.reduce(&forecasts, scene.context, action)
    return forecasts
  }

  @Test func onlyPlacesWithoutAReportAreRequestedWhileNetworkIsLost() {
    var entries = Forecasts.known([Sample.seoul])
    entries[Sample.busan.id] = Forecast()
    let scene = Forecasts.state(
      entries, inSight: [Sample.seoul, Sample.busan], network: .lost(since: Sample.now),
      now: Sample.now + 3600)
    let forecasts = reduced(scene, .appeared([Sample.seoul, Sample.busan]))
    #expect(forecasts[Sample.seoul]?.status == .idle)
    #expect(forecasts[Sample.busan]?.status == .loading)
  }

  @Test func sampleProviderReloadsInOfflineMode() {
    var settings = DisplaySettings(provider: .sample)
    settings.isOffline = true
    let scene = Forecasts.state(
      Forecasts.known([Sample.seoul]), inSight: [Sample.seoul], settings: settings)
    let forecasts = reduced(scene, .reload)
    #expect(forecasts.reload == Reload(of: [Sample.seoul]))
    #expect(forecasts[Sample.seoul]?.status == .loading)
  }

  @Test func cachedReportDoesNotReplaceAReceivedOne() {
    let scene = Forecasts.state(Forecasts.known([Sample.seoul]), inSight: [Sample.seoul])
    let cached = Sample.report(temperature: 30)
    let forecasts = reduced(scene, .cached([Sample.seoul], [cached]))
    #expect(forecasts[Sample.seoul]?.report?.current.temperature == 9)
  }

  @Test func cachedReportOfAnotherProviderIsIgnored() {
    var entry = Forecast()
    entry.status = .reading
    let scene = Forecasts.state([Sample.seoul.id: entry], inSight: [Sample.seoul])
    var cached = Sample.report()
    cached.provider = .metNorway
    let forecasts = reduced(scene, .cached([Sample.seoul], [cached]))
    #expect(forecasts[Sample.seoul]?.fetched == nil)
    #expect(forecasts[Sample.seoul]?.status == .loading)
  }

  @Test(
    arguments: [
      (Provider.openMeteo, Provider.metNorway, true), (.sample, .openMeteo, false),
      (.openMeteo, .sample, false),
    ])
  func normalsAreKeptBetweenRealProviders(old: Provider, new: Provider, isKept: Bool) {
    var scene = Forecasts.state(settings: DisplaySettings(provider: new))
    scene.forecasts = ForecastsState(provider: old)
    scene.forecasts.normals[Sample.seoul.id] = ClimateNormalsScreenTests.normals(3, 9)
    #expect(reduced(scene, .providerChanged).normals.isEmpty != isKept)
  }

  @Test func normalsAreDroppedBeyondTheLimit() {
    let normals = ClimateNormalsScreenTests.normals(3, 9)
    var scene = Forecasts.state()
    for number in 1..<ForecastsReducer.limit { scene.forecasts.normals["at:\(number)"] = normals }
    scene.forecasts = reduced(scene, .normalsKnown("a", normals))
    #expect(scene.forecasts.normals.count == ForecastsReducer.limit)
    scene.forecasts = reduced(scene, .normalsKnown("b", normals))
    #expect(Array(scene.forecasts.normals.keys) == ["b"])
  }

  /// Those that are still loading remain.
  @Test(arguments: [(7, 8), (8, 3), (9, 3)])
  func finishedComparisonsAreDroppedBeyondEight(known: Int, remaining: Int) {
    var scene = Forecasts.state(page: Sample.seoul)
    for number in 1...known {
      var comparison = Comparison()
      comparison.isLoading = number == 2
      comparison.isCountingRuns = number == 5
      scene.forecasts.comparisons["at:\(number)"] = comparison
    }
    let comparisons = reduced(scene, .compare(Sample.seoul)).comparisons
    #expect(comparisons.count == remaining)
    #expect(comparisons[Sample.seoul.id]?.isLoading == true)
    #expect(comparisons["at:2"] != nil && comparisons["at:5"] != nil)
  }
}
