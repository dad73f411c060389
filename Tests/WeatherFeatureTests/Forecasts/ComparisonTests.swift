import Foundation
import MVI
import Synchronization
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// How sure the forecast is: who is asked, when, and what the panel says.
@MainActor
struct ComparisonTests {
  /// Models of which four say rain on Sunday.
  nonisolated static let models: ModelComparison = {
    let today = LocalDate(year: 2026, month: 11, day: 22)
    let models = ForecastModel.all(in: "KR").enumerated().map { index, model in
      ModelForecast(
        source: .model(model), receivedAt: Sample.now,
        days: (0..<7).map { day in
          var forecast = DayForecast(date: today.advanced(byDays: day - 1))
          forecast.temperatureMin = Double(2 + index - day)
          forecast.temperatureMax = Double(12 + index)
          forecast.precipitation = index == 0 ? 0 : Double(index) * 1.5
          return forecast
        })
    }
    let hours = (0..<72).map { Sample.now + TimeInterval($0 * 3600) }
    return ModelComparison(
      fetchedAt: Sample.now, models: models,
      spread: Dictionary(
        uniqueKeysWithValues: hours.enumerated().map { ($1, 0.3 + Double($0) / 16) }))
  }()

  private let log = Asked()

  private final class Asked: Sendable {
    private let requests = Mutex<[WeatherRequest]>([])
    var all: [WeatherRequest] { requests.withLock { $0 } }
    func add(_ request: WeatherRequest) { requests.withLock { $0.append(request) } }
  }

  private func store(
    offline: Bool = false, cached: WeatherReport? = nil,
    answer: Result<ModelComparison, WeatherFailure> = .success(models)
  ) -> TestStore<ForecastsReducer.State, ForecastsAction> {
    var settings = DisplaySettings()
    settings.isOffline = offline
    return TestStore(
      initialState: Forecasts.state(
        Forecasts.known([Sample.seoul]), page: Sample.seoul, inSight: [Sample.seoul],
        settings: settings)
    ) {
      ForecastsReducer()
    } dependencies: {
      $0.normals = .none
      $0.forecastCache = ForecastCache(
        load: { $1 == cached?.provider ? cached : nil }, save: { _ in })
      $0.weatherClient = WeatherClient(
        report: { request throws(WeatherFailure) in
          throw WeatherFailure(provider: request.provider, error: .cancelled)
        },
        models: { [log] request throws(WeatherFailure) in
          log.add(request)
          return try answer.get()
        })
    }
  }

  @Test func theModelsAreAskedOnceAndKeptWithWhatOtherProvidersSaid() async {
    var other = Sample.report()
    other.provider = .metNorway
    let store = store(cached: other)
    await store.send(.compare(Sample.seoul)) {
      $0.forecasts.comparisons[Sample.seoul.id] = Comparison()
      $0.forecasts.comparisons[Sample.seoul.id]?.isLoading = true
    }
    await store.receive(.compared(Sample.seoul.id, [other], .success(Self.models))) {
      $0.forecasts.comparisons[Sample.seoul.id]?.isLoading = false
      $0.forecasts.comparisons[Sample.seoul.id]?.others = [other]
      $0.forecasts.comparisons[Sample.seoul.id]?.models = Self.models
    }
    await store.send(.compare(Sample.seoul))
    #expect(log.all.count == 1)
  }

  @Test func aFailureIsKeptAndTheNextTimeTheyAreAskedAgain() async {
    let failure = WeatherFailure(provider: .openMeteo, error: .timedOut)
    let store = store(answer: .failure(failure))
    for _ in 0..<2 {
      await store.send(.compare(Sample.seoul)) {
        $0.forecasts.comparisons[Sample.seoul.id] = Comparison()
        $0.forecasts.comparisons[Sample.seoul.id]?.isLoading = true
      }
      await store.receive(.compared(Sample.seoul.id, [], .failure(failure))) {
        $0.forecasts.comparisons[Sample.seoul.id]?.isLoading = false
        $0.forecasts.comparisons[Sample.seoul.id]?.failure = failure
      }
    }
    #expect(log.all.count == 2)
  }

  @Test func offlineNobodyIsAsked() async {
    let store = store(offline: true)
    await store.send(.compare(Sample.seoul)) {
      $0.forecasts.comparisons[Sample.seoul.id] = Comparison()
      $0.forecasts.comparisons[Sample.seoul.id]?.isLoading = true
    }
    let failure = WeatherFailure(provider: .openMeteo, error: .offlineWithoutData)
    await store.receive(.compared(Sample.seoul.id, [], .failure(failure))) {
      $0.forecasts.comparisons[Sample.seoul.id]?.isLoading = false
      $0.forecasts.comparisons[Sample.seoul.id]?.failure = failure
    }
    #expect(log.all.isEmpty)
  }
}

/// The panel in the program.
@MainActor
@Suite(.sampleProgram)
struct ComparisonPanelTests {
  private let reducer = AppReducer()

  private func open(_ key: Key, _ size: Size = Size(width: 80, height: 24)) -> AppState {
    var state = Sample.state(size)
    state.shown.report = ScreenReports.full()
    state.shown.report?.alerts = []
    reducer.press([key], &state)
    return state
  }

  private func answer(
    _ state: inout AppState, _ result: Result<ModelComparison, WeatherFailure>
  ) {
    reducer.settle(&state, .forecasts(.compared(Sample.seoul.id, [], result)))
  }

  private func text(_ state: AppState) -> String {
    ScreenSample.grid(of: state).lines.joined(separator: "\n")
  }

  @Test(arguments: [Key.character("v"), .character("ㅍ"), .enter])
  func aKeyOpensItAndAsks(key: Key) {
    let state = open(key)
    #expect(state.page.panel == .comparison)
    #expect(state.forecasts.comparisons[Sample.seoul.id]?.isLoading == true)
    #expect(text(state).contains("Fetching from Open-Meteo …"))
  }

  @Test func nobodyIsAskedBeforeThePanelOpens() {
    var state = Sample.state()
    reducer.press([.character("2"), .character("3"), .enter, .escape], &state)
    #expect(state.forecasts.comparisons.isEmpty)
  }

  @Test func theArrowsWalkTheDaysAndTheSentenceFollows() {
    var state = open(.character("v"))
    answer(&state, .success(ComparisonTests.models))
    // The page's own report is Open-Meteo's best match, one of the models: it is not counted twice.
    #expect(text(state).contains("4 of 5 say rain today."))
    reducer.press([.right], &state)
    #expect(text(state).contains("4 of 5 say rain on Sunday."))
    #expect(text(state).contains("Highs from 12° to 16°."))
    reducer.press([.escape], &state)
    #expect(state.page.panel == nil)
  }

  @Test func itNamesEveryVoiceWithItsAgeAndLicence() {
    var state = open(.character("v"))
    answer(&state, .success(ComparisonTests.models))
    let text = text(state)
    for model in ForecastModel.all(in: "KR") { #expect(text.contains(model.displayName)) }
    #expect(text.contains("just now · CC BY 4.0"))
  }

  @Test func aFailureSaysWhyAndRAsksAgain() {
    var state = open(.character("v"))
    answer(&state, .failure(WeatherFailure(provider: .openMeteo, error: .timedOut)))
    #expect(text(state).contains("Open-Meteo"))
    #expect(state.hints.footer.contains { $0.key == .character("r") })
    reducer.press([.character("r")], &state)
    #expect(state.forecasts.comparisons[Sample.seoul.id]?.isLoading == true)
  }

  @Test func theBandBehindTheHoursIsThereOnceItWasAsked() {
    var state = open(.character("2"))
    state.settings.background = .fewColors
    #expect(!text(state).contains("░"))
    reducer.press([.character("v")], &state)
    answer(&state, .success(ComparisonTests.models))
    reducer.press([.escape], &state)
    #expect(text(state).contains("░"))
  }

  @Test func anotherProviderKeepsWhatTheModelsSaid() {
    var state = open(.character("v"))
    answer(&state, .success(ComparisonTests.models))
    reducer.settle(&state, .forecasts(.providerChanged))
    #expect(state.forecasts.comparisons[Sample.seoul.id]?.models == ComparisonTests.models)
  }
}
