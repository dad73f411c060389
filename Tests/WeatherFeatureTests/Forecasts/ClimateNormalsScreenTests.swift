import Foundation
import MVI
import Synchronization
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The climate normals of the place on the page: the requests of the archive, and the display.
@MainActor
struct ClimateNormalsScreenTests {
  /// Returns normals that are the same on every day of the year.
  nonisolated static func normals(_ low: Double, _ high: Double) -> ClimateNormals {
    let first = LocalDate(year: 2025, month: 1, day: 1)
    let days = (0..<365).map {
      ClimateNormals.Day(date: first.advanced(byDays: $0), low: low, high: high)
    }
    return ClimateNormals(of: days, in: 2025...2025)
  }

  private final class RequestLog: Sendable {
    private let places = Mutex<[Place.ID]>([])
    var all: [Place.ID] { places.withLock { $0 } }
    func add(_ id: Place.ID) { places.withLock { $0.append(id) } }
  }

  private let requested = RequestLog()

  /// Returns a page that received its weather a minute ago.
  private func state(_ change: (inout Forecasts.Scene) -> Void = { _ in })
    -> Forecasts.Scene
  {
    var state = Forecasts.state(
      Forecasts.known([Sample.seoul]), page: Sample.seoul, inSight: [Sample.seoul])
    state.forecasts.entries[Sample.seoul.id]?.requestedAt = Sample.now - 60
    change(&state)
    return state
  }

  private func store(
    _ state: Forecasts.Scene, cached: ClimateNormals? = nil
  ) -> TestStore<ForecastsState, ForecastsAction> {
    TestStore(initialState: state.forecasts) {
      ForecastsReducer().within(state.context)
    } dependencies: {
      $0.forecastCache = .none
      $0.normals = ClimateNormalsClient(
        cached: { _ in cached },
        load: { [requested] place in
          requested.add(place.id)
          return Self.normals(3, 9)
        })
    }
  }

  @Test func cachedNormalsAreUsedWithoutRequest() async {
    let store = store(state(), cached: Self.normals(3, 9))
    await store.send(.appeared([Sample.seoul]))
    await store.receive(.normalsKnown(Sample.seoul.id, Self.normals(3, 9))) {
      $0.normals[Sample.seoul.id] = Self.normals(3, 9)
    }
    await store.send(.appeared([Sample.seoul]))
    await store.send(.refresh)
    #expect(requested.all.isEmpty)
  }

  @Test func normalsAreRequestedOnceOnRefresh() async {
    let store = store(state())
    await store.send(.appeared([Sample.seoul]))
    #expect(requested.all.isEmpty)
    await store.send(.refresh)
    await store.receive(.normalsKnown(Sample.seoul.id, Self.normals(3, 9))) {
      $0.normals[Sample.seoul.id] = Self.normals(3, 9)
    }
    await store.send(.refresh)
    #expect(requested.all == [Sample.seoul.id])
  }

  @Test func normalsAreRequestedTenSecondsAfterTheForecast() async {
    let store = store(
      state { $0.forecasts.entries[Sample.seoul.id]?.requestedAt = Sample.now - 10 })
    await store.send(.refresh)
    await store.receive(.normalsKnown(Sample.seoul.id, Self.normals(3, 9))) {
      $0.normals[Sample.seoul.id] = Self.normals(3, 9)
    }
    #expect(requested.all == [Sample.seoul.id])
  }

  nonisolated static let reasons = [
    "offline", "lost", "failed", "scarce", "another provider", "the sample", "just asked",
    "not asked yet", "a row", "under way", "no page",
  ]

  @Test(arguments: reasons)
  func blockingConditionsPreventNormalsRequest(reason: String) async {
    var settings = DisplaySettings()
    settings.isOffline = reason == "offline"
    let id = Sample.seoul.id
    var state = Forecasts.state(
      Forecasts.known([Sample.seoul]), page: reason == "no page" ? nil : Sample.seoul,
      inSight: [Sample.seoul], settings: settings)
    state.forecasts.entries[id]?.requestedAt = Sample.now - 60
    switch reason {
    case "lost": state.forecasts.network = .lost(since: Sample.now)
    case "failed":
      let failure = WeatherFailure(provider: .openMeteo, error: .timedOut)
      state.forecasts.entries[id]?.status = .failed(failure, at: Sample.now)
    case "scarce": state.forecasts.entries[id]?.fetched?.pausedUntil = Sample.now + 60
    case "another provider": state.forecasts.provider = .metNorway
    case "the sample": state.forecasts.provider = .sample
    case "just asked": state.forecasts.entries[id]?.requestedAt = Sample.now - 9
    case "not asked yet": state.forecasts.entries[id]?.requestedAt = nil
    case "a row":
      // Requested as a row, and fresh enough as one.
      state.forecasts.entries[id]?.fetched?.detailLevel = .summary
      state.forecasts.entries[id]?.status = .reading
    case "under way": state.forecasts.entries[id]?.status = .loading
    default: break
    }
    let store = store(state)
    await store.send(.refresh)
    #expect(requested.all.isEmpty)
  }
}

/// The display of the normals.
@MainActor
@Suite(.sampleProgram)
struct ClimateNormalsOnThePageTests {
  private let reducer = AppReducer()

  private func page(_ keys: Key..., size: Size = Size(width: 120, height: 40)) -> AppState {
    var state = Sample.state(size)
    state.shown.fetched = ScreenReports.full()
    state.shown.fetched?.alerts = []
    state.settings.background = .fewColors(nil)
    state.forecasts.normals[Sample.seoul.id] = ClimateNormalsScreenTests.normals(4, 9)
    reducer.press(keys, &state)
    return state
  }

  private func text(_ state: AppState) -> String {
    ScreenSample.grid(of: state).lines.joined(separator: "\n")
  }

  @Test func summaryStatesDeviationFromNormals() {
    // It may be truncated where it covers the lines of the page, so no advice precedes it.
    var state = page(size: Size(width: 240, height: 60))
    for index in state.shown.report?.hourly.indices ?? 0..<0 {
      state.shown.fetched?.hourly[index].uvIndex = nil
    }
    let words = text(state)
    #expect(words.contains("high 5° above normal for the season."))
  }

  @Test func detailPanelShowsNormals() {
    #expect(text(page(.character("5"), .enter)).contains("normal for the season: 4° to 9°"))
  }

  @Test func normalsBandIsDrawnBehindForecast() {
    var state = page()
    #expect(text(state).contains("┄"))
    state.forecasts.normals = [:]
    #expect(!text(state).contains("┄"))
  }

  @Test func normalsAreHiddenForOtherProviders() {
    var state = page(.character("5"), .enter)
    #expect(text(state).contains("normal for the season"))
    state.settings.provider = .metNorway
    state.forecasts.provider = .metNorway
    #expect(!text(state).contains("normal for the season"))
  }
}
