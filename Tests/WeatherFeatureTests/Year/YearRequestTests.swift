import Foundation
import MVI
import Synchronization
import TerminalUI
import TestSupport
import Testing
import WeatherModel

@testable import WeatherFeature

/// The data that the year reads and requests when it opens.
@MainActor
@Suite struct YearRequestTests {
  private static let id = Sample.seoul.id

  private func store(
    _ scene: Forecasts.Scene, _ normals: ClimateNormalsClient?
  ) -> TestStore<ForecastsState, ForecastsAction> {
    TestStore(initialState: scene.forecasts) {
      ForecastsReducer().within(scene.context)
    } dependencies: {
      $0.forecastCache = .none
      if let normals { $0.normals = normals }
    }
  }

  private func scene(
    _ provider: Provider = .openMeteo, isOffline: Bool = false
  ) -> Forecasts.Scene {
    var settings = DisplaySettings()
    settings.isOffline = isOffline
    var scene = Forecasts.state(
      Forecasts.known([Sample.seoul]), page: Sample.seoul, inSight: [Sample.seoul],
      settings: settings)
    scene.forecasts.provider = provider
    return scene
  }

  /// Returns a client of which only the given functions may be called.
  private func client(
    cached: ClimateNormals?? = nil, load: ClimateNormals?? = nil, sample: ClimateNormals?? = nil
  ) -> ClimateNormalsClient {
    var client = ClimateNormalsKey.unimplemented
    if let cached { client.cached = { _ in cached } }
    if let load { client.load = { _ in load } }
    if let sample { client.sample = { _ in sample } }
    return client
  }

  @Test func knownNormalsAreNeitherReadNorRequested() async {
    var scene = scene()
    scene.forecasts.normals[Self.id] = YearFixture.normals
    await store(scene, client()).send(.climateOpened(Sample.seoul))
  }

  @Test(arguments: [Provider.openMeteo, .metNorway, .kma])
  func cachedNormalsAreReadWithoutARequest(provider: Provider) async {
    let store = store(scene(provider), client(cached: .some(YearFixture.normals)))
    await store.send(.climateOpened(Sample.seoul)) { $0.climateRequest = Self.id }
    await store.receive(.normalsKnown(Self.id, YearFixture.normals)) {
      $0.normals[Self.id] = YearFixture.normals
      $0.climateRequest = nil
    }
  }

  @Test func uncachedNormalsAreRequestedImmediately() async {
    let store = store(scene(), client(cached: .some(nil), load: .some(YearFixture.normals)))
    await store.send(.climateOpened(Sample.seoul)) { $0.climateRequest = Self.id }
    // The minute's tick sends no second request, which would cancel the one in flight.
    await store.receive(.normalsKnown(Self.id, YearFixture.normals)) {
      $0.normals[Self.id] = YearFixture.normals
      $0.climateRequest = nil
    }
  }

  @Test func archiveFailureEndsTheRequest() async {
    let store = store(scene(), client(cached: .some(nil), load: .some(nil)))
    await store.send(.climateOpened(Sample.seoul)) { $0.climateRequest = Self.id }
    await store.receive(.climateUnknown(Self.id)) { $0.climateRequest = nil }
  }

  nonisolated static let reasons = ["offline", "lost", "another provider"]

  @Test(arguments: reasons)
  func archiveIsNotRequestedOfflineOrForOtherProviders(reason: String) async {
    var scene = scene(
      reason == "another provider" ? .metNorway : .openMeteo, isOffline: reason == "offline")
    if reason == "lost" { scene.forecasts.network = .lost(since: Sample.now) }
    let store = store(scene, client(cached: .some(nil)))
    await store.send(.climateOpened(Sample.seoul)) { $0.climateRequest = Self.id }
    await store.receive(.climateUnknown(Self.id)) { $0.climateRequest = nil }
  }

  @Test func sampleProviderUsesItsOwnNormals() async {
    let store = store(scene(.sample), client(sample: .some(YearFixture.normals)))
    await store.send(.climateOpened(Sample.seoul)) { $0.climateRequest = Self.id }
    await store.receive(.normalsKnown(Self.id, YearFixture.normals)) {
      $0.normals[Self.id] = YearFixture.normals
      $0.climateRequest = nil
    }
  }

  @Test func refreshDoesNotDuplicateThePendingRequest() async {
    var scene = scene()
    scene.forecasts.entries[Self.id]?.requestedAt = Sample.now - 60
    scene.forecasts.climateRequest = Self.id
    await store(scene, client()).send(.refresh)
  }
}

/// The year among the other screens.
@MainActor
@Suite(.sampleProgram)
struct YearScreenTests {
  private let reducer = AppReducer()

  private func program(
    _ keys: Key..., size: Size = Size(width: 120, height: 40),
    _ change: (inout AppState) -> Void = { _ in }
  ) -> AppState {
    var state = Sample.state(size)
    state.shown.fetched = ScreenReports.full()
    state.settings.background = .fewColors(nil)
    state.forecasts.normals[Sample.seoul.id] = YearFixture.normals
    change(&state)
    reducer.press(keys, &state)
    return state
  }

  private func text(_ state: AppState) -> String {
    ScreenSample.grid(of: state).lines.joined(separator: "\n")
  }

  private static let y = Key.character("y")

  @Test(arguments: [Key.character("y"), .character("ㅛ")])
  func yTogglesTheYearInBothKeyboardLayouts(key: Key) {
    var state = program(key)
    #expect(state.isInSight(YearLayer.self))
    let shown = text(state)
    for part in ["YEAR", "2016–2025", "Week of", "mm a year", "Highest", "Day length"] {
      #expect(shown.contains(part), "\(part)")
    }
    reducer.press([key], &state)
    #expect(state.year == nil)
  }

  @Test func escapeAndEnterCloseTheYear() {
    #expect(program(Self.y, .escape).year == nil)
    #expect(program(Self.y, .enter).year == nil)
  }

  @Test func cursorSelectsTheWeekShown() {
    let today = program(Self.y)
    #expect(today.now == Sample.now && text(today).contains("Week of 18 Nov"))
    #expect(text(program(Self.y, .right)).contains("Week of 25 Nov"))
    #expect(text(program(Self.y, .left, .left)).contains("Week of 4 Nov"))
    #expect(text(program(Self.y, .left, .character("0"))).contains("Week of 18 Nov"))
    // The last week of the year is followed by the first.
    let january = program(Self.y, .right, .right, .right, .right, .right, .right)
    #expect(text(january).contains("Week of 1 Jan"))
  }

  @Test func reportDaysAreDrawnAsDotsOverTheBand() throws {
    let state = program(Self.y)
    let slice = try #require(YearSlice(state))
    let today = slice.today
    #expect(!slice.days.isEmpty && !slice.days.contains { $0.date == today })
    #expect(slice.days.allSatisfy { $0.date.year == today.year })
    #expect(text(state).contains("• recent days and forecast"))
    let none = program(Self.y) { $0.shown.fetched?.daily = [] }
    #expect(try #require(YearSlice(none)).days.isEmpty)
    #expect(!text(none).contains("recent days"))
    // The new year's days are not those of this one.
    let late = program(Self.y) { $0.now += 39 * 86_400 }
    #expect(try #require(YearSlice(late)).days.allSatisfy { $0.date.year == 2026 })
  }

  /// Dots of other weeks beside those of the extremes leave room only between them and the band.
  @Test(arguments: [65, 100])
  func extremesOfAllYearsHaveTheirDatesInATallChart(height: Int) throws {
    let state = program(Self.y, size: Size(width: 200, height: height))
    let layout = YearLayout(try #require(YearSlice(state)))
    let rows = try #require(layout.parts.first { $0.part == .temperature }?.rows)
    let top = layout.window.y + layout.body.y
    let lines = ScreenSample.grid(of: state).lines
    let chart = lines[(top + rows.lowerBound)..<(top + rows.upperBound)]
    for text in ["36° 2 Jul 2016", "−11° 5 Jan 2018"] {
      #expect(chart.contains { $0.contains(text) }, "\(text)")
    }
  }

  @Test func monthsAreNamedBelowATallChartOfRain() {
    for (height, axes) in [(24, 2), (40, 3)] {
      let shown = text(program(Self.y, size: Size(width: 120, height: height)))
      #expect(shown.split(separator: " Sep ").count - 1 == axes, "\(height)")
    }
  }

  @Test(arguments: [UnitSystem.metric, .imperial])
  func amountsOfMonthsAddUpToTheYear(units: UnitSystem) throws {
    let state = program(Self.y) { $0.settings.units = units }
    let lines = ScreenSample.grid(of: state).lines
    let heading = try #require(lines.firstIndex { $0.contains("a year") })
    let words = lines[heading].split(separator: " ")
    let total = try #require(words.suffix(4).first.flatMap { Double($0) })
    // The last row of the section names the months.
    let end = try #require(lines[heading...].firstIndex { $0.contains("Sep") })
    let amounts = lines[(heading + 1)..<end].flatMap { line in
      line.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
    }
    #expect(amounts.count == 12)
    #expect(abs(amounts.reduce(0, +) - total) < 0.01, "\(amounts) \(total)")
  }

  @Test func summaryShowsExtremeWeeksAndDaysOnTallScreens() {
    let tall = text(program(Self.y))
    for fact in ["Warmest week 2", "Coldest week −", "Shortest day 9 h", "Longest day 14 h"] {
      #expect(tall.contains(fact), "\(fact)")
    }
    #expect(tall.contains("in 30 days") || tall.contains("in 31 days"))
    #expect(!text(program(Self.y, size: Size(width: 80, height: 24))).contains("Warmest week"))
    #expect(tall.contains("Today 10 h"))
  }

  @Test func polarPlaceHasNoShortestOrLongestDay() {
    let place = Place(
      id: "north", name: "North", countryCode: "NO",
      coordinate: Coordinate(latitude: 78.2, longitude: 15.6))
    #expect(YearDaylight.extremes(at: place, in: 2026) == nil)
    let south = Place(
      id: "south", name: "South", countryCode: "AU",
      coordinate: Coordinate(latitude: -33.9, longitude: 151.2))
    let days = YearDaylight.extremes(at: south, in: 2026)
    #expect(days?.shortest.date.month == 6 && days?.longest.date.month == 12)
  }

  @Test func clickSelectsTheWeekUnderIt() throws {
    var state = program(Self.y)
    let layout = YearLayout(try #require(YearSlice(state)))
    let x = layout.window.x + layout.columns.x + layout.columns.column(ofWeek: 30)
    _ = reducer.reduce(
      state: &state,
      action: .input(.mouse(MouseEvent(kind: .press, position: Point(x: x, y: 12)))))
    #expect(state.year?.week == 30)
  }

  @Test func yearFollowsNextFavoriteAndClosesForAnOpenedPlace() {
    var state = program(Self.y, .left) { $0.favourites = [Sample.seoul, Sample.busan] }
    let week = state.year?.week
    reducer.press([.character("]")], &state)
    #expect(state.page.place?.id == Sample.busan.id && state.year?.week == week)
    _ = reducer.reduce(state: &state, action: .opened(Sample.seoul))
    #expect(state.year == nil)
  }

  @Test func yearAndWarningsReplaceEachOther() {
    var state = program(Self.y, .character("a"))
    #expect(state.isInSight(WarningsLayer.self))
    reducer.press([Self.y], &state)
    #expect(state.isInSight(YearLayer.self) && state.warnings == nil)
  }

  @Test func sampleClimateIsMarked() {
    let state = program(Self.y) {
      $0.settings.provider = .sample
      $0.forecasts.provider = .sample
    }
    #expect(text(state).contains("2016–2025 · SAMPLE"))
  }

  nonisolated static let absences: [(String, String)] = [
    ("offline by choice", "--offline allows no request"), ("no network", "there is no network"),
    ("another provider", "which is not used with MET Norway"), ("failed", "gave no answer"),
    ("loading", "Asking Open-Meteo’s archive"),
  ]

  @Test(arguments: absences)
  func missingNormalsStateTheReason(name: String, sentence: String) {
    var state = program(Self.y, size: Size(width: 200, height: 40)) {
      $0.forecasts.normals = [:]
      switch name {
      case "offline by choice": $0.settings.isOffline = true
      case "no network": $0.forecasts.network = .lost(since: Sample.now)
      case "another provider":
        $0.settings.provider = .metNorway
        $0.forecasts.provider = .metNorway
      default: break
      }
    }
    if name != "loading" {
      reducer.settle(&state, .forecasts(.climateUnknown(Sample.seoul.id)))
    }
    #expect(text(state).contains(sentence))
  }

  @Test func missingDetailsAreStatedInASentence() {
    let shown = text(
      program(Self.y, size: Size(width: 200, height: 40)) {
        $0.forecasts.normals[Sample.seoul.id]?.details = nil
      })
    #expect(shown.contains("Rain, sunshine and extremes are not stored yet."))
    #expect(shown.contains("normal low to high") && !shown.contains("mm a year"))
  }

  @Test(arguments: [
    Size(width: 20, height: 5), Size(width: 40, height: 12), Size(width: 80, height: 24),
    Size(width: 120, height: 40), Size(width: 200, height: 60), Size(width: 300, height: 90),
  ])
  func everyRowFitsOrScrolls(size: Size) throws {
    let state = program(Self.y, size: size)
    let layout = YearLayout(try #require(YearSlice(state)))
    #expect(layout.weekLine.maxY <= layout.window.height)
    #expect(layout.height == layout.parts.last?.rows.upperBound)
    if size.height >= 24 { #expect(layout.lastScroll == 0) }
    var scrolled = state
    reducer.press([.end], &scrolled)
    #expect(scrolled.year?.scroll == layout.lastScroll)
    #expect(ScreenSample.grid(of: scrolled).size == size)
  }

  @Test func shiftedArrowsMoveByFourWeeks() throws {
    var state = program(.character("y"))
    let week = try #require(YearSlice(state)?.week)
    reducer.settle(&state, .input(.key(.right, .shift)))
    #expect(state.year?.week == (week + 4) % 52)
    reducer.settle(&state, .input(.key(.left, .shift)))
    reducer.settle(&state, .input(.key(.left)))
    #expect(state.year?.week == week - 1)
  }

  @Test func onlyWholeOtherDaysOfTheYearAreDots() throws {
    var state = program(.character("y"))
    let today = try #require(YearSlice(state)?.today)
    func day(_ days: Int, _ change: (inout DayForecast) -> Void = { _ in }) -> DayForecast {
      var day = DayForecast(date: today.advanced(byDays: days))
      (day.temperatureMin, day.temperatureMax) = (3, 9)
      change(&day)
      return day
    }
    state.shown.fetched?.daily = [
      day(-1), day(0), day(1), day(2) { $0.isRestOfDay = true }, day(3) { $0.isCoarse = true },
      day(4) { $0.temperatureMin = nil }, day(5) { $0.temperatureMax = 2 },
      day(6) { $0.temperatureMax = 3 }, day(50),
    ]
    let slice = try #require(YearSlice(state))
    #expect(slice.days.map { $0.date.dayNumber - today.dayNumber } == [-1, 1, 6])
    #expect(slice.low == 3 && slice.high == 9)
    state.shown.fetched?.daily[1].isRestOfDay = true
    #expect(YearSlice(state)?.low == nil && YearSlice(state)?.high == nil)
  }

  @Test func everyWeekHasAColumn() {
    for width in [1, 10, 33, 52, 69, 104, 190] {
      let columns = YearLayout.Columns(x: 0, width: width)
      for week in 0..<ClimateNormals.weekCount {
        #expect((0..<width).contains { columns.isColumn($0, ofWeek: week) })
      }
      #expect((1...12).flatMap { Array(columns.columns(ofMonth: $0)) } == Array(0..<width))
    }
  }
}
