import Foundation
import MVI
import Synchronization
import TestSupport
import Testing
import WeatherModel

@testable import WeatherFeature

/// Loading the board's places: what is asked, when, and what comes of it.
@MainActor
struct BoardReducerTests {
  private let clock = TestClock()
  private let now = SettableNow()
  private let cache = MemoryCache()

  private func store(
    _ state: BoardReducer.State, cache: MemoryCache? = nil,
    answers: @escaping @Sendable ([WeatherRequest]) -> [[WeatherAnswer]] = { requests in
      [requests.map { WeatherAnswer($0, .success(Sample.report(of: $0.place))) }]
    }
  ) -> TestStore<BoardReducer.State, BoardAction> {
    TestStore(initialState: state) {
      BoardReducer()
    } dependencies: {
      $0.continuousClock = clock
      $0.now = { now.value }
      $0.forecastCache = (cache ?? self.cache).client
      $0.weatherClient = WeatherClient(
        report: { request throws(WeatherFailure) in Sample.report(of: request.place) },
        reports: { requests, receive in
          for answer in answers(requests) { await receive(answer) }
        })
    }
  }

  @Test func openingAsksForEveryPlaceAtOnceAndKeepsTheAnswers() async {
    let store = store(Boards.state())
    await store.send(.opened(nil)) {
      $0.board.isShown = true
      $0.board.provider = .openMeteo
      for place in Boards.places { $0.board.rows[place.id] = BoardRow() }
      $0.board.arranged = [Sample.busan, Boards.daegu, Sample.seoul]
    }
    await store.receive(.kept([])) {
      for place in Boards.places {
        $0.board.rows[place.id]?.status = .loading
        $0.board.rows[place.id]?.askedAt = Sample.now
      }
      $0.board.roundTotal = 3
    }
    await store.receive(.answered(Boards.places.map { Boards.answer($0) })) {
      for place in Boards.places {
        $0.board.rows[place.id]?.report = Sample.report(of: place)
        $0.board.rows[place.id]?.status = .idle
      }
      $0.board.roundTotal = 0
    }
    await store.finish()
    #expect(cache.ids == Set(Boards.places.map(\.id)))
  }

  @Test func whatIsKeptAndFreshIsNotAskedFor() async {
    let cache = MemoryCache(Boards.places.map { Sample.report(of: $0) })
    let store = store(Boards.state(), cache: cache) { _ in
      Issue.record("asked though everything is fresh")
      return []
    }
    store.exhaustivity = .off
    await store.send(.opened(nil))
    await store.finish()
    #expect(store.state.board.rows.values.allSatisfy { $0.report != nil && $0.status == .idle })
  }

  @Test func whatIsOldIsShownAndAskedForAgain() async {
    now.value = Sample.now + 3600
    let cache = MemoryCache([Sample.report(of: Sample.busan)])
    let asked = Mutex<[String]>([])
    let store = store(Boards.state(places: [Sample.busan]), cache: cache) { requests in
      asked.withLock { $0 += requests.map(\.place.id) }
      return []
    }
    store.exhaustivity = .off
    await store.send(.opened(nil))
    await store.skipReceivedActions()
    #expect(store.state.board.rows[Sample.busan.id]?.report == Sample.report(of: Sample.busan))
    #expect(asked.withLock { $0 } == [Sample.busan.id])
    await store.skipEffectsInFlight()
  }

  @Test func thePagesReportIsTheRowsToo() async {
    let store = store(Boards.state(places: [Sample.seoul])) { _ in
      Issue.record("asked for what the page has")
      return []
    }
    await store.send(.opened(Sample.report())) {
      $0.board.isShown = true
      $0.board.provider = .openMeteo
      $0.board.rows = [Sample.seoul.id: BoardRow(report: Sample.report())]
      $0.board.arranged = [Sample.seoul]
    }
    await store.finish()
  }

  @Test func oneThatFailsLeavesTheOthersAlone() async {
    let error = WeatherError.serverError(status: 500)
    let answers = [
      Boards.failure(Sample.seoul, error), Boards.answer(Sample.busan), Boards.answer(Boards.daegu),
    ]
    let store = store(Boards.loaded()) { _ in answers.map { [$0] } }
    await store.send(.perform(.reload)) {
      for place in Boards.places {
        $0.board.rows[place.id]?.status = .loading
        $0.board.rows[place.id]?.askedAt = Sample.now
      }
      $0.board.roundTotal = 3
    }
    await store.receive(.answered([answers[0]])) {
      $0.board.rows[Sample.seoul.id]?.status = .failed(
        WeatherFailure(provider: .openMeteo, error: error), at: Sample.now)
      $0.board.rows[Sample.seoul.id]?.failures = 1
      $0.board.rows[Sample.seoul.id]?.failingSince = Sample.now
      $0.notice = "Open-Meteo has trouble of its own (500)."
    }
    #expect(store.state.board.roundDone == 1)
    await store.receive(.answered([answers[1]])) {
      $0.board.rows[Sample.busan.id]?.status = .idle
    }
    await store.receive(.answered([answers[2]])) {
      $0.board.rows[Boards.daegu.id]?.status = .idle
      $0.board.roundTotal = 0
    }
    await store.finish()
    #expect(store.state.board.rows[Sample.seoul.id]?.report == Sample.report())
  }

  @Test func aRoundSaysThatItIsUnderWayAfter200Milliseconds() async {
    let (stream, arrival) = AsyncStream<Void>.makeStream()
    let store = TestStore(initialState: Boards.loaded(places: [Sample.seoul])) {
      BoardReducer()
    } dependencies: {
      $0.continuousClock = clock
      $0.now = { Sample.now }
      $0.forecastCache = cache.client
      $0.weatherClient = WeatherClient(
        report: { request throws(WeatherFailure) in Sample.report(of: request.place) },
        reports: { _, receive in
          for await _ in stream { await receive([Boards.answer(Sample.seoul)]) }
        })
    }
    await store.send(.perform(.reload)) {
      $0.board.rows[Sample.seoul.id]?.status = .loading
      $0.board.rows[Sample.seoul.id]?.askedAt = Sample.now
      $0.board.roundTotal = 1
    }
    await clock.advance(by: .milliseconds(199))
    await clock.advance(by: .milliseconds(1))
    await store.receive(.loadingShown) { $0.board.showsLoading = true }
    arrival.yield()
    arrival.finish()
    await store.receive(.answered([Boards.answer(Sample.seoul)])) {
      $0.board.rows[Sample.seoul.id]?.status = .idle
      $0.board.roundTotal = 0
      $0.board.showsLoading = false
    }
    await store.finish()
  }

  @Test func aFailedPlaceIsAskedForAgainInPausesThatDouble() async {
    var state = Boards.loaded(places: [Sample.seoul])
    let failure = WeatherFailure(provider: .openMeteo, error: .serverError(status: 503))
    state.board.rows[Sample.seoul.id] = BoardRow()
    let asked = Mutex(0)
    let store = store(state) { requests in
      asked.withLock { $0 += 1 }
      return [requests.map { WeatherAnswer($0, .failure(failure)) }]
    }
    store.exhaustivity = .off
    var moments: [Int] = []
    for minute in 0..<130 {
      now.value = Sample.now + TimeInterval(minute * 60)
      let before = asked.withLock { $0 }
      await store.send(.refresh)
      await store.skipReceivedActions()
      if asked.withLock({ $0 }) > before { moments.append(minute) }
    }
    #expect(moments == [0, 2, 6, 14, 30, 60, 90, 120])
    await store.finish()
  }

  @Test func aProviderThatNamesATimeIsNotAskedBefore() async {
    var state = Boards.loaded(places: [Sample.seoul])
    let retryAt = Sample.now + 1200
    let failure = WeatherFailure(provider: .openMeteo, error: .tooManyRequests(retryAt: retryAt))
    state.board.rows[Sample.seoul.id] = BoardRow()
    state.board.rows[Sample.seoul.id]?.status = .failed(failure, at: Sample.now)
    state.board.rows[Sample.seoul.id]?.failures = 1
    state.board.rows[Sample.seoul.id]?.askedAt = Sample.now
    let store = store(state)
    store.exhaustivity = .off
    now.value = retryAt - 60
    await store.send(.refresh)
    #expect(store.state.board.rows[Sample.seoul.id]?.report == nil)
    await store.send(.networkReturned)
    #expect(store.state.board.rows[Sample.seoul.id]?.report == nil)
    now.value = retryAt
    await store.send(.refresh)
    await store.skipReceivedActions()
    #expect(store.state.board.rows[Sample.seoul.id]?.report != nil)
    await store.finish()
  }

  @Test func nothingIsAskedWhileTheLinkIsGoneAndAllThatIsOldWhenItIsBack() async {
    now.value = Sample.now + 3600
    var state = Boards.loaded()
    state.network = .lost(since: Sample.now + 1800)
    state.board.rows[Sample.busan.id]?.report?.fetchedAt = now.value - 60
    let asked = Mutex<[[String]]>([])
    let store = store(state) { requests in
      asked.withLock { $0.append(requests.map(\.place.name)) }
      return []
    }
    store.exhaustivity = .off
    await store.send(.refresh)
    #expect(asked.withLock { $0.isEmpty })
    await store.send(.networkReturned)
    #expect(asked.withLock { $0 } == [["Seoul", "Daegu"]])
    await store.skipEffectsInFlight()
  }

  @Test func aQuestionThatTheLinkSwallowedIsPutAgain() async {
    now.value = Sample.now + 3600
    var state = Boards.loaded(places: [Sample.seoul])
    state.board.rows[Sample.seoul.id]?.status = .loading
    state.board.roundTotal = 1
    let store = store(state)
    store.exhaustivity = .off
    await store.send(.networkReturned)
    #expect(store.state.board.roundTotal == 1)
    await store.skipReceivedActions()
    #expect(store.state.board.rows[Sample.seoul.id]?.status == .idle)
    await store.finish()
  }

  @Test func offlineByChoiceAsksNobody() async {
    var state = Boards.state(places: [Sample.seoul])
    state.settings.isOffline = true
    let store = store(state) { _ in
      Issue.record("asked though --offline")
      return []
    }
    store.exhaustivity = .off
    await store.send(.opened(nil))
    await store.finish()
    let failure = WeatherFailure(provider: .openMeteo, error: .offlineWithoutData)
    #expect(
      store.state.board.rows[Sample.seoul.id]?.status == .failed(failure, at: Sample.now))
  }

  @Test func anotherProvidersAnswersAreNotShown() async {
    var state = Boards.loaded(places: [Sample.seoul])
    state.settings.provider = .openWeather
    let store = store(state) { _ in [] }
    store.exhaustivity = .off
    await store.send(.answered([Boards.answer(Sample.seoul, temperature: 99)]))
    #expect(store.state.board.rows[Sample.seoul.id]?.report == Sample.report())
    await store.send(.opened(nil))
    #expect(store.state.board.rows[Sample.seoul.id]?.report == nil)
    await store.skipReceivedActions()
    await store.skipEffectsInFlight()
  }
}
