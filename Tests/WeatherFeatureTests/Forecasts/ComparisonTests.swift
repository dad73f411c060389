import Foundation
import MVI
import Synchronization
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The comparison of forecasts: its requests and the contents of the panel.
@MainActor
struct ComparisonTests {
  /// Models of which four forecast rain on Sunday.
  nonisolated static let models: ModelComparison = {
    let today = LocalDate(year: 2026, month: 11, day: 22)
    let models = ForecastModel.all(in: "KR").enumerated().map { index, model in
      ModelForecast(
        source: .model(model), receivedAt: Sample.now,
        runAt: Sample.now - TimeInterval((index + 3) * 3600),
        days: (0..<7).map { day in
          var forecast = DayForecast(date: today.advanced(byDays: day - 1))
          forecast.temperatureMin = Double(2 + index - day)
          forecast.temperatureMax = Double(12 + index)
          forecast.precipitation = index == 0 ? 0 : Double(index) * 1.5
          return forecast
        })
    }
    return ModelComparison(fetchedAt: Sample.now, models: models, ensemble: ensemble)
  }()

  /// 21 runs that diverge from the current hour on.
  nonisolated static let ensemble: EnsembleForecast = {
    let midnight = Sample.now - 18.5 * 3600
    let hours = (0..<168).compactMap { hour -> EnsembleForecast.Hour? in
      let middle = 9 - 4 * cos(Double(hour - 3) * .pi / 12)
      let growth = 0.05 + max(0, Double(hour) - 18.5) / 250
      return EnsembleForecast.Hour(
        at: midnight + TimeInterval(hour * 3600),
        runs: (-10...10).map { middle + Double($0) * growth })
    }
    let sunday = LocalDate(year: 2026, month: 11, day: 22)
    return EnsembleForecast(runs: 21, hours: hours, frost: [sunday: 0.25])
  }()

  nonisolated static let chances = EnsembleChances(
    fetchedAt: Sample.now,
    days: [
      LocalDate(year: 2026, month: 11, day: 22): [.rain: 0.92, .muchRain: 0.2, .gusts: 0.64]
    ])

  private let log = RequestLog()

  private final class RequestLog: Sendable {
    private let requests = Mutex<[WeatherRequest]>([])
    var all: [WeatherRequest] { requests.withLock { $0 } }
    func add(_ request: WeatherRequest) { requests.withLock { $0.append(request) } }
  }

  private func store(
    offline: Bool = false, provider: Provider = .openMeteo,
    cached: Fetched<WeatherReport>? = nil,
    answer: Result<ModelComparison, WeatherFailure> = .success(models),
    chances: Result<EnsembleChances, WeatherFailure> = .success(chances)
  ) -> TestStore<ForecastsState, ForecastsAction> {
    var settings = DisplaySettings()
    settings.isOffline = offline
    settings.provider = provider
    let state = Forecasts.state(
      Forecasts.known([Sample.seoul]), page: Sample.seoul, inSight: [Sample.seoul],
      settings: settings)
    return TestStore(initialState: state.forecasts) {
      ForecastsReducer().within(state.context)
    } dependencies: {
      $0.normals = .none
      $0.forecastCache = ForecastCache(
        load: { $1 == cached?.provider ? cached : nil }, save: { _ in })
      $0.weatherClient = WeatherClient { request throws(WeatherFailure) in
        throw WeatherFailure(provider: request.provider, error: .cancelled)
      }
      $0.weatherClient.models = { [log] request throws(WeatherFailure) in
        log.add(request)
        return try answer.get()
      }
      $0.weatherClient.chances = { [log] request throws(WeatherFailure) in
        log.add(request)
        return try chances.get()
      }
    }
  }

  @Test func modelsAreRequestedOnceAndStoredWithCachedReports() async {
    var other = Sample.report()
    other.provider = .metNorway
    let store = store(cached: other)
    await store.send(.compare(Sample.seoul)) {
      $0.comparisons[Sample.seoul.id] = Comparison()
      $0.comparisons[Sample.seoul.id]?.isLoading = true
    }
    await store.receive(.compared(Sample.seoul.id, [other], .success(Self.models))) {
      $0.comparisons[Sample.seoul.id]?.isLoading = false
      $0.comparisons[Sample.seoul.id]?.others = [other]
      $0.comparisons[Sample.seoul.id]?.models = Self.models
    }
    await store.send(.compare(Sample.seoul))
    #expect(log.all.count == 1)
  }

  @Test func failedModelRequestIsStoredAndRetried() async {
    let failure = WeatherFailure(provider: .openMeteo, error: .timedOut)
    let store = store(answer: .failure(failure))
    for _ in 0..<2 {
      await store.send(.compare(Sample.seoul)) {
        $0.comparisons[Sample.seoul.id] = Comparison()
        $0.comparisons[Sample.seoul.id]?.isLoading = true
      }
      await store.receive(.compared(Sample.seoul.id, [], .failure(failure))) {
        $0.comparisons[Sample.seoul.id]?.isLoading = false
        $0.comparisons[Sample.seoul.id]?.failure = failure
      }
    }
    #expect(log.all.count == 2)
  }

  /// Returns the places whose models were requested.
  private func compared(
    _ store: TestStore<ForecastsState, ForecastsAction>
  ) async {
    await store.send(.compare(Sample.seoul)) {
      $0.comparisons[Sample.seoul.id] = Comparison()
      $0.comparisons[Sample.seoul.id]?.isLoading = true
    }
    await store.receive(.compared(Sample.seoul.id, [], .success(Self.models))) {
      $0.comparisons[Sample.seoul.id]?.isLoading = false
      $0.comparisons[Sample.seoul.id]?.models = Self.models
    }
  }

  @Test func ensembleChancesAreRequestedOnceAfterComparison() async {
    let store = store()
    await store.send(.countRuns(Sample.seoul))
    await compared(store)
    await store.send(.countRuns(Sample.seoul)) {
      $0.comparisons[Sample.seoul.id]?.isCountingRuns = true
    }
    await store.receive(.runsCounted(Sample.seoul.id, .success(Self.chances))) {
      $0.comparisons[Sample.seoul.id]?.isCountingRuns = false
      $0.comparisons[Sample.seoul.id]?.chances = Self.chances
    }
    await store.send(.countRuns(Sample.seoul))
    #expect(log.all.count == 2)
  }

  @Test func ensembleFailureIsStoredSeparately() async {
    let failure = WeatherFailure(provider: .openMeteo, error: .timedOut)
    let store = store(chances: .failure(failure))
    await compared(store)
    await store.send(.countRuns(Sample.seoul)) {
      $0.comparisons[Sample.seoul.id]?.isCountingRuns = true
    }
    await store.receive(.runsCounted(Sample.seoul.id, .failure(failure))) {
      $0.comparisons[Sample.seoul.id]?.isCountingRuns = false
      $0.comparisons[Sample.seoul.id]?.chancesFailure = failure
    }
  }

  @Test func sampleProviderComparesItsOwnModelsInOfflineMode() async {
    let store = store(offline: true, provider: .sample, cached: Sample.report())
    await compared(store)
    await store.send(.countRuns(Sample.seoul)) {
      $0.comparisons[Sample.seoul.id]?.isCountingRuns = true
    }
    await store.receive(.runsCounted(Sample.seoul.id, .success(Self.chances))) {
      $0.comparisons[Sample.seoul.id]?.isCountingRuns = false
      $0.comparisons[Sample.seoul.id]?.chances = Self.chances
    }
    #expect(log.all.map(\.provider) == [.sample, .sample])
  }

  @Test func offlineModeMakesNoModelRequests() async {
    let store = store(offline: true)
    await store.send(.compare(Sample.seoul)) {
      $0.comparisons[Sample.seoul.id] = Comparison()
      $0.comparisons[Sample.seoul.id]?.isLoading = true
    }
    let failure = WeatherFailure(provider: .openMeteo, error: .offlineWithoutData)
    await store.receive(.compared(Sample.seoul.id, [], .failure(failure))) {
      $0.comparisons[Sample.seoul.id]?.isLoading = false
      $0.comparisons[Sample.seoul.id]?.failure = failure
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
    state.shown.fetched = ScreenReports.full()
    state.shown.fetched?.alerts = []
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
  func keyOpensComparisonAndRequestsModels(key: Key) {
    let state = open(key)
    #expect(state.page.panel == .comparison)
    #expect(state.forecasts.comparisons[Sample.seoul.id]?.isLoading == true)
    #expect(text(state).contains("Fetching from Open-Meteo …"))
  }

  @Test func modelsAreNotRequestedBeforePanelOpens() {
    var state = Sample.state()
    reducer.press([.character("2"), .character("3"), .enter, .escape], &state)
    #expect(state.forecasts.comparisons.isEmpty)
  }

  @Test func arrowsChangeDayAndUpdateSummary() {
    var state = open(.character("v"))
    answer(&state, .success(ComparisonTests.models))
    // The page's own report is Open-Meteo's best match, which is derived from the models, so it is
    // not counted.
    let sentence = "4 of 5 models say rain today (1.5–6.0 mm); highs from 12° to 16°."
    #expect(text(state).contains(sentence))
    reducer.press([.right], &state)
    #expect(text(state).contains("4 of 5 models say rain on Sunday (1.5–6.0 mm)"))
    reducer.press([.escape], &state)
    #expect(state.page.panel == nil)
  }

  @Test(arguments: [
    Size(width: 80, height: 24), Size(width: 120, height: 40), Size(width: 200, height: 60),
  ])
  func panelListsEveryModelWithRunAge(size: Size) throws {
    var state = open(.character("v"), size)
    answer(&state, .success(ComparisonTests.models))
    let lines = ScreenSample.grid(of: state).lines
    for (index, model) in ForecastModel.all(in: "KR").enumerated() {
      let line = try #require(lines.first { $0.contains(model.displayName) })
      #expect(line.contains("\(index + 3) h "))
    }
    // A response shows no age if its model run is unknown, since the run is older than the
    // response.
    let own = try #require(lines.last { $0.contains("Open-Meteo  ") })
    #expect(!own.contains(" h "))
    #expect(lines.contains { $0.contains("CC BY 4.0") })
  }

  @Test func silentModelShowsDateOfLastRun() {
    var state = open(.character("v"))
    var models = ComparisonTests.models
    models.models.removeLast()
    models.models.append(
      ModelForecast(
        source: .model(.gem), receivedAt: Sample.now, days: models.models[0].days))
    models.silent = [
      SilentModel(.kma, lastRunAt: Sample.now - 60 * 86_400, at: Sample.now)
    ]
    answer(&state, .success(models))
    #expect(text(state).contains("CMC GEM"))
    #expect(text(state).contains("no run since Tue 22 Sep"))
    models.silent = [SilentModel(.kma, lastRunAt: Sample.now - 3600, at: Sample.now)]
    answer(&state, .success(models))
    #expect(text(state).contains("no data") && !text(state).contains("no run since"))
  }

  @Test func agreementRowShowsMarksAndRating() throws {
    var state = open(.character("v"))
    answer(&state, .success(ComparisonTests.models))
    // The amounts differ by 6 mm, lows and highs by 4 °C: fair.
    let line = try #require(
      ScreenSample.grid(of: state).lines.first { $0.contains("Agreement") })
    #expect(line.contains("■■■·· fair"))
  }

  @Test func hourKeysMoveChosenHourInEnsembleFan() {
    var state = open(.character("v"))
    answer(&state, .success(ComparisonTests.models))
    #expect(text(state).contains("median") && text(state).contains("all 21"))
    let before = state.page.hour
    reducer.press([.character(">"), .character(">")], &state)
    #expect(state.page.hour == before + 2 && state.page.panel == .comparison)
    #expect(text(state).contains("19:48  "))
    reducer.press([.character("<")], &state)
    #expect(state.page.hour == before + 1)
  }

  @Test func enterOpensDayPanelAndEscapeReturns() {
    var state = open(.character("v"))
    answer(&state, .success(ComparisonTests.models))
    reducer.press([.right, .enter], &state)
    #expect(state.page.panel == .day && state.page.day == 1)
    #expect(text(state).contains("Sunday 22 November"))
    reducer.press([.escape], &state)
    #expect(state.page.panel == .comparison)
    reducer.press([.escape], &state)
    #expect(state.page.panel == nil)
  }

  @Test func percentKeyRequestsChancesAfterShowingQuotaCost() throws {
    var state = open(.character("v"))
    answer(&state, .success(ComparisonTests.models))
    #expect(text(state).contains("counts as 8.2 of 10,000 requests a day"))
    #expect(state.forecasts.comparisons[Sample.seoul.id]?.isCountingRuns == false)
    reducer.press([.character("%")], &state)
    #expect(state.forecasts.comparisons[Sample.seoul.id]?.isCountingRuns == true)
    reducer.settle(
      &state, .forecasts(.runsCounted(Sample.seoul.id, .success(ComparisonTests.chances))))
    let lines = ScreenSample.grid(of: state).lines
    #expect(lines.contains { $0.contains("CHANCE, OF 21 RUNS") })
    for (name, chance) in [
      ("rain ≥ 1.0 mm", "92%"), ("rain ≥ 10.0 mm", "20%"), ("frost ≤ 0°", "25%"),
      ("gusts ≥ 16.7 m/s", "64%"),
    ] {
      let line = try #require(lines.first { $0.contains(name) }, "\(name) in \(lines)")
      #expect(line.contains(chance))
    }
    reducer.press([.character("%")], &state)
    #expect(!text(state).contains("CHANCE") && !text(state).contains("counts as"))
  }

  @Test func chancesAreNotRequestedWithoutRoomForQuotaCost() {
    var state = open(.character("v"), Size(width: 40, height: 12))
    answer(&state, .success(ComparisonTests.models))
    #expect(!text(state).contains("counts as"))
    #expect(!state.hints.footer.contains { $0.key == .character("%") })
    reducer.press([.character("%")], &state)
    #expect(state.forecasts.comparisons[Sample.seoul.id]?.isCountingRuns == false)
    #expect(state.page.panel == .comparison && !state.page.showsChances)
  }

  @Test func agreementMarksDoNotShiftDayRows() throws {
    var state = open(.character("3"))
    let before = ScreenSample.grid(of: state).lines
    reducer.press([.character("v")], &state)
    answer(&state, .success(ComparisonTests.models))
    reducer.press([.escape], &state)
    let after = ScreenSample.grid(of: state).lines
    // The curve of the hours also names the day.
    let row = try #require(after.lastIndex { $0.contains("Sun 22") })
    // Three of five steps, in the last column.
    #expect(after[row].hasSuffix("▄"))
    let bare = String(after[row].dropLast()).trimmingSuffix
    #expect(bare == before[row].trimmingSuffix)
    reducer.settle(&state, .input(.resize(Size(width: 200, height: 60))))
    let wide = ScreenSample.grid(of: state).lines
    #expect(wide.contains { $0.contains("Sun 22") && $0.contains("■■■··") })
  }

  // MARK: - Mouse

  /// Clicks a cell of the screen.
  private func press(_ x: Int, _ y: Int, _ state: inout AppState) {
    reducer.settle(
      &state,
      .input(.mouse(MouseEvent(kind: .press, position: Point(x: x, y: y)))))
  }

  @Test func aClickChoosesADayAndASecondOneOpensIt() throws {
    var state = open(.character("v"))
    answer(&state, .success(ComparisonTests.models))
    let lines = ScreenSample.grid(of: state).lines
    let y = try #require(lines.firstIndex { $0.contains("Mon 23") })
    let x = try #require(lines[y].range(of: "Mon 23")?.lowerBound)
    let column = lines[y].distance(from: lines[y].startIndex, to: x)
    press(column + 1, y, &state)
    #expect(state.page.day == 2 && state.page.panel == .comparison)
    press(column + 1, y, &state)
    #expect(state.page.panel == .day)
  }

  @Test func aClickInTheFanChoosesItsHour() throws {
    var state = open(.character("v"))
    answer(&state, .success(ComparisonTests.models))
    let lines = ScreenSample.grid(of: state).lines
    let y = try #require(lines.firstIndex { $0.contains("median") })
    let name = try #require(lines.first { $0.contains("Sun 22") })
    let start = try #require(name.range(of: "Sun 22")?.lowerBound)
    let column = name.distance(from: name.startIndex, to: start)
    press(column + 6, y, &state)
    let hours = try #require(state.report).hours(from: state.now)
    let time = try #require(state.report).localTime(hours[state.page.hour].time)
    #expect(time.date.day == 22 && (12...14).contains(time.hour))
  }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 120, height: 40)])
  func columnsAndTimesOfTheFanCorrespond(size: Size) throws {
    var state = open(.character("v"), size)
    answer(&state, .success(ComparisonTests.models))
    let window = PageLayout(of: state).window
    let page = PageContext(
      slice: PageView.Slice(state), fetched: try #require(state.fetched),
      breadth: PageLayout.Breadth(width: window.width))
    let layout = ComparisonPanel(page).layout(in: Rect(window.size))
    let (plot, zone) = (layout.plot, page.report.timeZone)
    #expect(plot.width == layout.days.count * layout.dayWidth && plot.height > 1)
    for x in plot.x..<plot.maxX {
      let time = try #require(layout.time(at: x, in: zone))
      #expect(layout.column(of: time, in: zone) == x)
    }
    #expect(layout.time(at: plot.x - 1, in: zone) == nil)
    #expect(layout.time(at: plot.maxX, in: zone) == nil)
    for day in layout.days {
      let start = zone.start(of: day.date)
      #expect(layout.column(of: start, in: zone) == day.x)
      #expect(layout.column(of: start + 86_399, in: zone) == day.x + layout.dayWidth - 1)
      let points: [(Int, Int, Int?)] = [
        (day.x, layout.names.y, day.index), (day.x, layout.names.y - 1, nil),
        (day.x + layout.dayWidth - 1, layout.rows.maxY - 1, day.index), (day.x, 1000, nil),
      ]
      for (x, y, index) in points {
        #expect(layout.day(at: Point(x: x, y: y)) == index)
      }
    }
  }

  /// Draws the panel of a state.
  private func drawn(_ state: AppState) throws -> (
    page: PageContext, layout: ComparisonLayout, grid: Grid
  ) {
    let window = PageLayout(of: state).window
    let page = PageContext(
      slice: PageView.Slice(state), fetched: try #require(state.fetched),
      breadth: PageLayout.Breadth(width: window.width))
    let panel = ComparisonPanel(page)
    let layout = panel.layout(in: Rect(window.size))
    var grid = Grid(size: window.size)
    panel.draw(into: &grid, in: grid.bounds)
    return (page, layout, grid)
  }

  @Test(arguments: Language.allCases)
  func chosenDayIsMarkedBeforeItsNameInEveryLanguage(language: Language) throws {
    var state = open(.character("v"), Size(width: 120, height: 40))
    state.settings.language = language
    answer(&state, .success(ComparisonTests.models))
    let (_, layout, grid) = try drawn(state)
    let marked = layout.days.filter { grid[$0.x, layout.names.y].text == "▸" }
    #expect(marked.count == 1)
  }

  /// A theme of exact colours tints the rows; others draw bars above the numbers.
  @Test(
    arguments: [
      (ThemeName.dark, Size(width: 80, height: 24), 1), (.dark, Size(width: 120, height: 60), 1),
      (.terminal, Size(width: 120, height: 60), 2), (.terminal, Size(width: 80, height: 24), 2),
    ])
  func medianIsDrawnInEveryColumnOfTheFan(theme: ThemeName, size: Size, rowHeight: Int) throws {
    var state = open(.character("v"), size)
    state.settings.theme = theme
    answer(&state, .success(ComparisonTests.models))
    let (page, layout, grid) = try drawn(state)
    #expect(layout.rowHeight == rowHeight)
    let plot = layout.plot
    let hours = (plot.x..<plot.maxX).map { x in
      layout.time(at: x, in: page.report.timeZone).flatMap(ComparisonTests.ensemble.hour(at:))
    }
    let ends = hours.flatMap { [$0?.all.lowerBound, $0?.all.upperBound] }
    let scale = try #require(Scale(of: ends)).spanning(atLeast: 5)
    var known = 0
    for (column, hour) in hours.enumerated() {
      guard let hour else { continue }
      let y = plot.maxY - 1 - scale.position(of: hour.median, among: plot.height)
      #expect(["━", "●"].contains(grid[plot.x + column, y].text), "\(column)")
      known += 1
    }
    #expect(known > plot.width / 2)
  }

  @Test func failureNamesProviderAndReloadKeyRetries() {
    var state = open(.character("v"))
    answer(&state, .failure(WeatherFailure(provider: .openMeteo, error: .timedOut)))
    #expect(text(state).contains("Open-Meteo"))
    #expect(state.hints.footer.contains { $0.key == .character("r") })
    reducer.press([.character("r")], &state)
    #expect(state.forecasts.comparisons[Sample.seoul.id]?.isLoading == true)
  }

  /// The row of the own forecast stands below the sentence.
  @Test func offlineComparisonDoesNotDenyTheForecastThatItShows() {
    var state = open(.character("v"))
    state.settings.isOffline = true
    answer(&state, .failure(WeatherFailure(provider: .openMeteo, error: .offlineWithoutData)))
    #expect(!text(state).contains("No saved weather"))
    #expect(text(state).contains("Started with --offline") && text(state).contains("Open-Meteo"))
  }

  @Test func hourFlagShowsSpreadAfterComparison() {
    let hours = Array(repeating: Key.right, count: 30)
    var state = open(.character("2"), Size(width: 120, height: 40))
    reducer.press(hours, &state)
    #expect(!text(state).contains("±") && !text(state).contains("Agreement"))
    reducer.press([.character("v")], &state)
    answer(&state, .success(ComparisonTests.models))
    reducer.press([.escape], &state)
    #expect(text(state).contains("± 1°") && text(state).contains("Agreement"))
  }

  @Test func providerChangeKeepsModelComparison() {
    var state = open(.character("v"))
    answer(&state, .success(ComparisonTests.models))
    reducer.settle(&state, .forecasts(.providerChanged))
    #expect(state.forecasts.comparisons[Sample.seoul.id]?.models == ComparisonTests.models)
  }
}

extension String {
  /// The text without trailing blanks.
  fileprivate var trimmingSuffix: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
