import Foundation
import MVI
import Synchronization
import TerminalUI
import TestSupport
import Testing
import WeatherModel

@testable import WeatherFeature

@MainActor
@Suite struct DatedReducerTests {
  private let clock = TestClock()
  private static let today = LocalDate(year: 2026, month: 11, day: 21)

  private func program(_ change: (inout AppState) -> Void = { _ in }) -> AppState {
    var state = Sample.state(Size(width: 80, height: 24))
    state.shown.fetched = ScreenReports.full()
    state.dated = DatedState()
    change(&state)
    return state
  }

  /// Creates a store for the screen of a date. Each request receives `response`.
  private func store(
    _ dated: DatedState?, in state: AppState,
    _ response: @escaping @Sendable (LocalDate) throws(WeatherError) -> DatedWeather? = { _ in nil }
  ) -> TestStore<DatedState?, DatedAction> {
    TestStore(initialState: dated) {
      DatedReducer().within(DatedReducer.Context(state))
    } dependencies: {
      $0.continuousClock = clock
      $0.datedWeather = DatedWeatherClient { _, date, _ throws(WeatherError) in try response(date) }
    }
  }

  private nonisolated static func archived(_ date: LocalDate) -> DatedWeather {
    var day = DayForecast(date: date)
    (day.temperatureMin, day.temperatureMax) = (3, 9)
    return DatedWeather(
      .archive, at: Sample.seoul, from: .openMeteo,
      timeZone: PlaceTimeZone(of: Sample.seoul, at: Sample.now), fetchedAt: Sample.now, day: day)
  }

  @Test func dateScreenOpensOnceAndCloses() async {
    let store = store(nil, in: program { $0.dated = nil })
    await store.send(.opened()) { $0 = DatedState() }
    await store.send(.opened(Self.today))
    await store.send(.dismissed) { $0 = nil }
    let date = LocalDate(year: 2020, month: 2, day: 29)
    await store.send(.opened(date)) { $0 = DatedState(date: date) }
  }

  @Test func dateScreenOpensAtSelectedDayOrBoardPlace() async {
    let inDays = program {
      $0.dated = nil
      $0.page.focus = .daily
      $0.page.day = 2
    }
    await store(nil, in: inDays).send(.opened()) {
      $0 = DatedState(date: Self.today.advanced(byDays: 2))
    }
    var board = Boards.program(Size(width: 80, height: 24))
    board.board.list.selected = 1
    let chosen = board.board.selected
    await store(nil, in: board).send(.opened()) { $0 = DatedState(place: chosen) }
  }

  @Test func dateIsClampedToArchiveStartAndTenYearsAhead() async {
    let store = store(DatedState(), in: program())
    await store.send(.moved(days: -1)) { $0?.date = Self.today.advanced(byDays: -1) }
    await store.send(.today) { $0?.date = nil }
    await store.send(.movedMonths(3)) { $0?.date = LocalDate(year: 2027, month: 2, day: 21) }
    await store.send(.moved(days: 99_999)) { $0?.date = Self.today.advanced(byDays: 3660) }
    await store.send(.moved(days: -99_999)) { $0?.date = DatedWeather.Kind.archiveStart }
    let end = self.store(DatedState(date: LocalDate(year: 2028, month: 1, day: 31)), in: program())
    await end.send(.movedMonths(1)) { $0?.date = LocalDate(year: 2028, month: 2, day: 29) }
    await end.send(.movedMonths(-2)) { $0?.date = LocalDate(year: 2027, month: 12, day: 29) }
  }

  @Test func eightTypedDigitsSetDate() async {
    let store = store(DatedState(), in: program())
    for (index, digit) in "2024022".enumerated() {
      await store.send(.typed(digit)) { $0?.typed = String("2024022".prefix(index + 1)) }
    }
    await store.send(.typed("x"))
    await store.send(.erased) { $0?.typed = "202402" }
    await store.send(.typed("2")) { $0?.typed = "2024022" }
    await store.send(.typed("9")) {
      $0?.typed = ""
      $0?.date = LocalDate(year: 2024, month: 2, day: 29)
    }
    await store.send(.erased)
  }

  @Test func invalidDateStaysInInputUntilNextDigit() async {
    let store = store(DatedState(), in: program())
    for digit in "20270229" {
      await store.send(.typed(digit)) { $0?.typed.append(digit) }
    }
    await store.send(.typed("1")) { $0?.typed = "1" }
    await store.send(.erasedAll) { $0?.typed = "" }
    #expect(store.state?.date == nil)
  }

  @Test func pastDateIsRequestedOnceAfterDebounce() async throws {
    let date = Self.today.advanced(byDays: -30)
    let state = program { $0.dated?.date = date }
    let query = try #require(state.datedQuery)
    let store = store(state.dated, in: state) { _ in Self.archived(date) }
    await store.send(.changed)
    await clock.advance(by: .milliseconds(399))
    #expect(store.state?.responses.isEmpty == true)
    await clock.advance(by: .milliseconds(1))
    let response = DatedState.Response.weather(Self.archived(date))
    await store.receive(.received(query, response)) {
      $0?.responses[query] = response
    }
    // A received date is not requested again.
    await store.send(.changed)
  }

  @Test func closingDateScreenCancelsRequest() async {
    let state = program { $0.dated?.date = Self.today.advanced(byDays: -30) }
    let store = store(state.dated, in: state)
    await store.send(.changed)
    await store.send(.dismissed) { $0 = nil }
    #expect(store.effectsInFlight.isEmpty)
  }

  @Test func dateIsNotRequestedWhileForecastLoads() {
    for days in [0, 3, 14] {
      let state = program {
        $0.shown.fetched = nil
        $0.dated?.date = Self.today.advanced(byDays: days)
      }
      #expect(state.datedRequest == nil)
      #expect(DatedSlice(state)?.absence == .loading(state.forecasts.provider))
    }
    let beyond = program { $0.dated?.date = Self.today.advanced(byDays: 14) }
    #expect(beyond.datedRequest == beyond.datedQuery)
    #expect(DatedSlice(beyond)?.absence == .loading(.openMeteo))
  }

  @Test func forecastFailureIsShownOnDateScreen() {
    let failure = WeatherFailure(provider: .openMeteo, error: .unreachable(detail: ""))
    let state = program {
      $0.shown.fetched = nil
      $0.shown.status = .failed(failure, at: Sample.now)
    }
    #expect(DatedSlice(state)?.absence == .failed(failure))
  }

  @Test func failedDateIsRetriedWhenNetworkReturns() async throws {
    let date = Self.today.advanced(byDays: -30)
    var state = program {
      $0.dated?.date = date
      $0.forecasts.network = .lost(since: Sample.now)
    }
    let query = try #require(state.datedQuery)
    state.dated?.responses[query] = .failed(.unreachable(detail: ""))
    let store = SettlingStore(initialState: state) {
      AppReducer()
    } dependencies: {
      $0.continuousClock = clock
      $0.now = { Sample.now }
      $0.cities = Sample.cities
      $0.normals = .none
      $0.forecastCache = .none
      $0.persist = { _ in }
      $0.upgrade = .none
      $0.datedWeather = DatedWeatherClient { _, date, _ throws(WeatherError) in
        Self.archived(date)
      }
    }
    await store.send(.forecasts(.networkChanged(true)))
    await clock.advance(by: .milliseconds(400))
    await store.settle()
    #expect(store.state.dated?.responses[query] == .weather(Self.archived(date)))
  }

  @Test(arguments: [0, 3, 40, 400])
  func datesInForecastOrNormalsAreNotRequested(days: Int) async {
    let state = program {
      $0.dated?.date = Self.today.advanced(byDays: days)
    }
    await store(state.dated, in: state).send(.changed)
  }

  @Test func failedAndEmptyResponsesAreCachedUntilReload() async throws {
    let state = program { $0.dated?.date = Self.today.advanced(byDays: -30) }
    let query = try #require(state.datedQuery)
    let isDown = Atomic(true)
    let store = TestStore(initialState: state.dated) {
      DatedReducer().within(DatedReducer.Context(state))
    } dependencies: {
      $0.continuousClock = clock
      $0.datedWeather = DatedWeatherClient { _, _, _ throws(WeatherError) in
        if isDown.load(ordering: .relaxed) { throw .unreachable(detail: "") }
        return nil
      }
    }
    await store.send(.reload)
    await store.send(.changed)
    await clock.advance(by: .milliseconds(400))
    await store.receive(.received(query, .failed(.unreachable(detail: "")))) {
      $0?.responses[query] = .failed(.unreachable(detail: ""))
    }
    isDown.store(false, ordering: .relaxed)
    await store.send(.reload) {
      $0?.responses = [:]
    }
    await clock.advance(by: .milliseconds(400))
    await store.receive(.received(query, .unknown)) {
      $0?.responses[query] = .unknown
    }
  }

  @Test func offlineModeMakesNoDateRequest() async throws {
    let state = program {
      $0.settings.isOffline = true
      $0.dated?.date = Self.today.advanced(byDays: -30)
    }
    let query = try #require(state.datedQuery)
    await store(state.dated, in: state).send(.changed) {
      $0?.responses[query] = .failed(.offlineWithoutData)
    }
  }
}
