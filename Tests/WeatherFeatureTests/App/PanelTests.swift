import Foundation
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// Enter, Esc, the arrow keys and clicks inside the sections.
@MainActor
@Suite(.sampleProgram)
struct PanelTests {
  private let reducer = AppReducer()

  private func page(_ keys: Key...) -> AppState {
    var state = Sample.state()
    state.shown.fetched = ScreenReports.full()
    for key in keys { press(key, &state) }
    return state
  }

  private func press(_ key: Key, _ state: inout AppState) {
    reducer.settle(&state, .input(.key(key)))
  }

  private func click(_ point: Point, _ state: inout AppState) {
    let event = InputEvent.mouse(MouseEvent(kind: .press, position: point))
    reducer.settle(&state, .input(event))
  }

  @Test func enterOpensDetailPanelAndArrowsCycleValues() {
    var state = page(.character("5"), .right, .enter)
    #expect(state.page.panel == .detail)
    let count = DetailValue.values(of: state.report).count
    for step in 2...count + 1 {
      press(.down, &state)
      #expect(state.page.detail == step % count)
    }
    press(.up, &state)
    #expect(state.page.detail == 0)
    press(.escape, &state)
    #expect(state.page.panel == nil && state.page.focus == .detail)
  }

  /// On a narrow screen the first kinds, which are the worst, come before the other pollutants.
  @Test(arguments: [(100, 34, 6), (80, 24, 2)])
  func airPanelNamesItsIndexAboveTheCurveAndListsPollen(
    width: Int, height: Int, kinds: Int
  ) throws {
    var state = page()
    state.size = Size(width: width, height: height)
    state.shown.fetched?.value.place.countryCode = "DE"
    state.shown.fetched?.timeZone = PlaceTimeZone(identifier: "Europe/Berlin", fixedOffset: 3600)
    var pollen = Pollen()
    for kind in PollenKind.allCases { pollen[kind] = 12 }
    state.shown.fetched?.airQuality?.pollen = pollen
    state.page.panel = .detail
    state.page.detail = try #require(
      DetailValue.values(of: state.report).firstIndex(of: .quantity(.airQuality)))
    let lines = ScreenSample.grid(of: state).lines
    let labels = WeatherFormat(state.settings).pollen(pollen).map(\.label)
    #expect(labels.count == 6)
    #expect(labels.prefix { label in lines.contains { $0.contains(label) } }.count == kinds)
    let index = state.settings.language.words.names.airScale(.us)
    #expect(lines.count { $0.contains(index) } == 2)
  }

  @Test func leftAndRightChooseHourInDetailPanel() throws {
    var state = page(.character("5"), .enter)
    press(.right, &state)
    press(.right, &state)
    #expect(state.page.detail == 0 && state.page.hour == 2)
    reducer.settle(&state, .input(.key(.right, .shift)))
    #expect(state.page.hour == 8)
    let chosen = try #require(state.shown.report?.hours(from: state.now)[8].time)
    let time = try #require(state.shown.report?.localTime(chosen))
    let clock = WeatherFormat(state.settings).clock(time)
    let lines = ScreenSample.grid(of: state).lines
    // In the title and beside the chosen column.
    #expect(lines.count { $0.contains(clock) } >= 2)
    press(.character("0"), &state)
    #expect(state.page.hour == 0 && state.page.panel == .detail)
  }

  /// Clicks along a row of the chart choose every hour once, in order; clicks beside the chart do
  /// nothing.
  @Test(arguments: [
    (DetailValue.quantity(.temperature), 8), (.quantity(.airQuality), 12),
    (.quantity(.precipitation), 8),
  ])
  func clickOnDetailChartChoosesHour(value: DetailValue, rowsAboveEnd: Int) throws {
    var state = page(.character("5"), .enter)
    state.page.detail = try #require(DetailValue.values(of: state.report).firstIndex(of: value))
    let y = PageLayout(of: state).window.maxY - rowsAboveEnd
    var hours: [Int] = []
    for x in 0..<state.size.width {
      let before = state.page.hour
      click(Point(x: x, y: y), &state)
      if state.page.hour != before || (hours.isEmpty && x > state.size.width / 2) {
        hours.append(state.page.hour)
      }
    }
    #expect(state.page.panel == .detail && hours == hours.sorted() && hours.count > 10)
    let last = state.page.hour
    click(Point(x: 0, y: 1), &state)
    #expect(state.page.hour == last)
    // The wheel moves on.
    reducer.settle(
      &state, .input(.mouse(MouseEvent(kind: .wheelUp, position: Point(x: 30, y: y)))))
    #expect(state.page.hour == last - 1)
  }

  @Test func upAndDownMoveWithinDaysBeforeChangingFocus() {
    var state = page(.character("3"))
    press(.down, &state)
    press(.down, &state)
    #expect(state.page.focus == .daily && state.page.day == 2)
    press(.up, &state)
    #expect(state.page.focus == .daily && state.page.day == 1)
    press(.up, &state)
    press(.up, &state)
    #expect(state.page.focus == .hourly && state.page.day == 0)
  }

  @Test func enterOpensTheDayOfTheChosenHour() {
    var state = page(.character("2"))
    for _ in 0..<20 { press(.right, &state) }
    press(.enter, &state)
    #expect(state.page.panel == .day && state.page.day == 1)
    press(.right, &state)
    #expect(state.page.day == 2)
    press(.escape, &state)
    #expect(state.page.panel == nil && state.page.focus == .hourly)
  }

  private func chosenTime(_ state: AppState) -> LocalTime? {
    guard let report = state.shown.report else { return nil }
    let day = report.days(from: state.now, count: 7)[state.page.day]
    return report.localTime(report.hours(of: day.date)[state.page.dayHour].time)
  }

  @Test func dayPanelOpensAtChosenHourAndUpdatesIt() throws {
    var state = page(.character("2"))
    for _ in 0..<20 { press(.right, &state) }
    let report = try #require(state.shown.report)
    let before = report.localTime(report.hours(from: state.now)[20].time)
    press(.enter, &state)
    #expect(chosenTime(state) == before)
    for _ in 0..<3 { press(.down, &state) }
    press(.up, &state)
    press(.escape, &state)
    #expect(state.page.hour == 22 && state.page.focus == .hourly)
  }

  @Test func dayPanelOpensAtCurrentHourAndKeepsItAcrossDays() throws {
    var state = page(.character("3"), .enter)
    let report = try #require(state.shown.report)
    let now = report.localTime(try #require(report.hours(from: state.now).first).time)
    #expect(chosenTime(state)?.hour == now.hour)
    press(.right, &state)
    #expect(state.page.day == 1 && chosenTime(state)?.hour == now.hour)
    press(.home, &state)
    #expect(state.page.dayHour == 0)
    press(.up, &state)
    #expect(state.page.dayHour == 0 && state.page.panel == .day)
    press(.end, &state)
    #expect(chosenTime(state)?.hour == 23)
    press(.down, &state)
    press(.pageUp, &state)
    #expect(state.page.panel == .day && state.page.dayHour < 23)
    press(.left, &state)
    #expect(state.page.day == 0)
  }

  @Test func clickInDayTableChoosesHour() throws {
    var state = page(.character("3"), .right, .enter)
    let rows = ScreenSample.grid(of: state).lines
    let row = try #require(rows.firstIndex { $0.contains("16:48") })
    click(Point(x: 20, y: row), &state)
    #expect(chosenTime(state)?.hour == 16)
    #expect(ScreenSample.grid(of: state).lines[row].contains("▸"))
    let wheel = InputEvent.mouse(MouseEvent(kind: .wheelDown, position: Point(x: 20, y: row)))
    reducer.settle(&state, .input(wheel))
    #expect(chosenTime(state)?.hour == 19)
  }

  /// Hours, their cursor and the edge of the table, at every size in every language and clock
  /// format.
  @Test(arguments: Language.allCases)
  func dayTableFitsInEveryLanguage(language: Language) {
    for size in ScreenSample.sizes {
      for clock in [ClockChoice.twelve, .twentyFour] {
        for report in [ScreenReports.full(), ScreenReports.extreme, ScreenReports.bare] {
          var state = Sample.state(size)
          state.settings.language = language
          state.settings.clock = clock
          state.shown.fetched = report
          for key in [Key.character("3"), .right, .enter, .end] { press(key, &state) }
          let lines = ScreenSample.grid(of: state).lines
          #expect(lines.allSatisfy { TextWidth.of($0) <= size.width })
          guard !report.hourly.isEmpty, let time = chosenTime(state) else { continue }
          let text = WeatherFormat(state.settings).clock(time).onGrid
          #expect(lines.contains { $0.contains("▸") && $0.contains(text) }, "\(language) \(size)")
          guard size.width >= 80 else { continue }
          let labels = language.words.labels
          for word in [labels[.windGust], labels[.humidity]] {
            #expect(
              lines.contains { $0.contains(word.onGrid) }, "\(language) \(size) \(clock): \(word)")
          }
        }
      }
    }
  }

  @Test func detailHeaderCountsValuesBelowScreen() {
    var state = Sample.state(Size(width: 40, height: 12))
    state.shown.fetched = ScreenReports.full()
    press(.character("5"), &state)
    #expect(ScreenSample.grid(of: state).text.contains("↓ 10 more"))
    for _ in 0..<6 { press(.down, &state) }
    #expect(!ScreenSample.grid(of: state).text.contains("more"))
  }

  @Test func enterOnCurrentWeatherOpensComparison() {
    var state = page()
    state.shown.fetched?.alerts = []
    press(.enter, &state)
    #expect(state.page.panel == .comparison)
    press(.character("v"), &state)
    #expect(state.page.panel == nil)
  }

  @Test func mapCapturesArrowKeysUntilEscape() {
    var state = page(.character("4"), .enter, .up, .right)
    #expect(state.page.holdsMap && state.page.focus == .map)
    #expect(state.page.map.north == 1 && state.page.map.east == 1)
    press(.escape, &state)
    press(.up, &state)
    #expect(!state.page.holdsMap && state.page.focus == .daily)
  }

  @Test func switchingSectionClosesPanel() {
    let state = page(.character("5"), .enter, .character("2"))
    #expect(state.page.panel == nil && state.page.focus == .hourly)
  }

  @Test func snowValuesAreListedOnlyWhenNonzero() {
    var report = ScreenReports.bare
    report.hourly = (0..<4).map { HourForecast(time: report.fetchedAt + TimeInterval($0 * 3600)) }
    let bare = DetailValue.values(of: report.value)
    #expect(bare == DetailValue.values(of: nil))
    report.hourly[2].snowfall = 0
    report.hourly[2].snowDepth = 0
    #expect(DetailValue.values(of: report.value) == bare)
    report.hourly[2].snowfall = 0.2
    #expect(DetailValue.values(of: report.value) == bare + [.quantity(.snowfall)])
    report.hourly[2].snowDepth = 3
    let snow: [DetailValue] = [.quantity(.snowfall), .quantity(.snowDepth)]
    #expect(DetailValue.values(of: report.value) == bare + snow)
  }

  @Test func detailCountDependsOnReport() {
    var report = ScreenReports.bare
    report.hourly = [HourForecast(time: report.fetchedAt)]
    var forecast = Forecast(fetched: report)
    let bare = forecast.detailCount
    #expect(bare == Forecast().detailCount && bare == DetailValue.countWithoutReport)
    forecast.fetched?.hourly[0].sunshine = 1
    #expect(forecast.detailCount == bare + 1)
    #expect(Forecast(fetched: forecast.fetched).detailCount == bare + 1)
    forecast.fetched = nil
    #expect(forecast.detailCount == bare)
  }

  @Test func sunshineIsListedWhenReported() {
    var report = ScreenReports.bare
    report.hourly = (0..<4).map { HourForecast(time: report.fetchedAt + TimeInterval($0 * 3600)) }
    let bare = DetailValue.values(of: report.value)
    report.hourly[2].sunshine = 0
    #expect(DetailValue.values(of: report.value) == bare + [.quantity(.sunshine)])
  }

  @Test func sunshineTileShowsTodayOrChosenHour() throws {
    var state = page()
    state.shown.fetched?.value.addOptionalValues()
    func tile(_ quantity: Quantity) throws -> DetailTile {
      DetailTile(
        .quantity(quantity),
        PageContext(
          slice: PageView.Slice(state), fetched: try #require(state.shown.fetched),
          breadth: .regular))
    }
    let report = try #require(state.report)
    let today = try #require(
      report.daily.firstIndex { $0.date == report.localTime(state.now).date })
    state.shown.fetched?.value.daily[today].sunshine = 5.2
    #expect(try tile(.sunshine).value == "5 h 12 min")
    #expect(try tile(.sunshine).label == "Sunshine")
    // Without room for the day's length with its name, neither is shown.
    #expect(try tile(.sunshine).shortRemark?.isEmpty == true)
    let hours = try #require(state.report).hours(from: state.now)
    let sunny = try #require(hours.firstIndex { $0.sunshine == 0.75 })
    state.page.hour = sunny
    #expect(try tile(.sunshine).value == "45 min")
    #expect(try tile(.sunshine).label == "Sunshine")
  }

  @Test(arguments: [true, false])
  func shortRainLabelNamesTheRestOfAPartialDayOnly(isPartial: Bool) throws {
    var state = page()
    let report = try #require(state.report)
    let today = try #require(
      report.daily.firstIndex { $0.date == report.localTime(state.now).date })
    state.shown.fetched?.value.daily[today].isRestOfDay = isPartial
    let tile = DetailTile(
      .quantity(.precipitation),
      PageContext(
        slice: PageView.Slice(state), fetched: try #require(state.shown.fetched),
        breadth: .regular))
    for room in [1, 60] {
      #expect(tile.label(in: room).contains("rest of today") == isPartial)
    }
  }

  @Test func sunPathIsTheSameBeforeAndAfterAClockChange() throws {
    var grids: [Grid] = []
    // Half past midnight and half past eleven in the evening of a day of 25 hours in New York.
    for seconds in [1_793_507_400.0, 1_793_593_800] {
      var state = page()
      state.now = Date(timeIntervalSince1970: seconds)
      var fetched = try #require(state.shown.fetched)
      fetched.value.place.coordinate = Coordinate(latitude: 40.71, longitude: -74.01)
      fetched.value.timeZone = PlaceTimeZone(
        identifier: "America/New_York", fixedOffset: -18_000)
      let time = fetched.value.localTime(state.now)
      #expect(time.date.description == "2026-11-01" && time.minute == 30)
      var grid = Grid(size: Size(width: 48, height: 12))
      SunPathView(
        PageContext(slice: PageView.Slice(state), fetched: fetched, breadth: .regular)
      ).draw(into: &grid, in: Rect(x: 0, y: 0, width: 48, height: 12))
      grids.append(grid)
    }
    var same = 0
    for y in 0..<11 {
      for x in 0..<48 where grids.allSatisfy({ $0[x, y].base != "●" }) {
        #expect(grids[0][x, y].base == grids[1][x, y].base)
        same += 1
      }
    }
    #expect(same == 48 * 11 - 2)
  }

  @Test func everyDetailValueHasAnExplanation() {
    for language in Language.allCases {
      var snowy = ScreenReports.full()
      snowy.value.addOptionalValues()
      for report in [ScreenReports.full(), ScreenReports.bare, snowy] {
        var state = page()
        state.settings.language = language
        state.shown.fetched = report
        let context = PageContext(
          slice: PageView.Slice(state), fetched: report, breadth: .regular)
        for value in DetailValue.values(of: context.report) {
          #expect(!DetailMeaning.sentence(for: value, context).isEmpty, "\(value)")
        }
      }
    }
  }

  @Test func firstClickSelectsAndSecondOpens() throws {
    var state = page()
    let layout = PageLayout(of: state)
    let detail = try #require(layout.sections[.detail])
    let tile = DetailLayout(in: detail.splitTop(1).rest, layout).tiles[3]
    let point = Point(x: tile.x + 3, y: layout.window.y + tile.y)
    click(point, &state)
    #expect(state.page.focus == .detail && state.page.detail == 3)
    #expect(state.page.panel == nil)
    click(point, &state)
    #expect(state.page.panel == .detail)
    press(.escape, &state)

    let daily = try #require(layout.sections[.daily])
    click(Point(x: 5, y: layout.window.y + daily.y + 3), &state)
    #expect(state.page.focus == .daily && state.page.day == 2)

    let hourly = try #require(layout.sections[.hourly])
    let plot = HourlyLayout(in: hourly.splitTop(1).rest).plot
    click(Point(x: plot.maxX - 1, y: layout.window.y + hourly.y + 2), &state)
    #expect(state.page.focus == .hourly)
    #expect(state.page.hour == (state.shown.report?.hours(from: state.now).count ?? 0) - 1)
  }

  @Test func aClickOnTheMarkOfATitleStepsForwardAndBack() {
    let cases: [(section: Character, item: KeyPath<PageState, Int>)] = [
      ("5", \.detail), ("3", \.day),
    ]
    for (section, item) in cases {
      var state = page(.character(section), .enter)
      let window = PageLayout(of: state).window
      click(Point(x: window.maxX - 2, y: window.y), &state)
      #expect(state.page[keyPath: item] == 1)
      click(Point(x: window.maxX - 8, y: window.y), &state)
      #expect(state.page[keyPath: item] == 0)
      click(Point(x: window.maxX - 20, y: window.y), &state)
      #expect(state.page[keyPath: item] == 0 && state.page.panel != nil)
    }
  }

  /// A click on a title steps only where the mark is drawn, back in its first half.
  @Test(arguments: [Size(width: 120, height: 40), Size(width: 24, height: 12)])
  func onlyTheMarkThatATitleShowsSteps(size: Size) throws {
    for keys in [[.character("5"), .enter], [.character("3"), .enter], [.character("v")]] as [[Key]]
    {
      var state = Sample.state(size)
      state.shown.fetched = ScreenReports.full()
      reducer.press(keys, &state)
      let window = PageLayout(of: state).window
      let cells = ScreenSample.grid(of: state)
      let title = (0..<size.width).map { cells[$0, window.y].text }
      let mark = title.lastIndex { "◂▴".contains($0) }.flatMap { first in
        title.lastIndex { "▸▾".contains($0) }.map { first...max(first, $0) }
      }
      #expect((mark != nil) == (size.width > 24), "\(title.joined())")
      for x in 0..<size.width {
        let press = MouseEvent(kind: .press, position: Point(x: x, y: window.y))
        let isMark = mark?.contains(x) == true
        #expect((PanelLayer().action(of: press, state) != nil) == isMark, "\(x) \(title.joined())")
      }
    }
  }

  /// The values at the marks of a scale of classes are readable on every background.
  @Test(arguments: [ThemeName.dark, .light, .highContrast])
  func marksOfClassesAreReadable(theme: ThemeName) throws {
    var state = page(.character("5"), .enter)
    state.settings.theme = theme
    state.settings.background = .unknown
    state.page.detail = try #require(
      DetailValue.values(of: state.report).firstIndex(of: .quantity(.humidity)))
    let cells = ScreenSample.grid(of: state)
    let y = try #require(cells.lines.firstIndex { $0.contains("▼") })
    let texts = (0..<state.size.width).map { cells[$0, y] }.filter { $0.text != " " }
    #expect(texts.map(\.text).joined().contains("▼63%"))
    for cell in texts {
      let contrast = cell.style.foreground.contrast(with: cell.style.background) ?? 0
      #expect(contrast >= 4.5, "\(cell.text) \(contrast)")
    }
  }

  @Test func aClickOnTheHintOfTheValuesSelectsTheNextOrThePreviousOne() throws {
    var state = page(.character("5"))
    let rows = ScreenSample.grid(of: state).lines
    let y = try #require(rows.firstIndex { $0.contains("◂ ▸ values") })
    let row = rows[y]
    let x = row.distance(from: row.startIndex, to: try #require(row.firstIndex(of: "◂")))
    click(Point(x: x + 9, y: y), &state)
    #expect(state.page.detail == 1 && state.page.panel == nil)
    click(Point(x: x, y: y), &state)
    #expect(state.page.detail == 0)
    click(Point(x: x - 2, y: y), &state)
    #expect(state.page.detail == 0)
  }

  /// The header of the current weather names what Enter opens, and a click on it opens the same.
  @Test func headerOfTheCurrentWeatherNamesWhatEnterOpens() throws {
    var state = page()
    let y = PageLayout(of: state).window.y
    #expect(ScreenSample.grid(of: state).lines[y].contains("Strong wind advisory"))
    state.shown.fetched?.alerts = []
    let rows = ScreenSample.grid(of: state).lines
    let note = try #require(rows[y].range(of: "Enter compare"))
    let x = rows[y].distance(from: rows[y].startIndex, to: note.lowerBound)
    var clicked = state
    click(Point(x: x + 3, y: y), &clicked)
    press(.enter, &state)
    #expect(state.page.panel == .comparison && clicked.page.panel == .comparison)
    press(.escape, &state)
    press(.down, &state)
    #expect(!ScreenSample.grid(of: state).lines[y].contains("Enter compare"))
  }

  @Test func mapShowsFavoritesWithFreshTemperatures() {
    var state = page(.character("-"))
    var daegu = Sample.busan
    daegu.id = "daegu"
    state.favourites = [Sample.seoul, Sample.busan, daegu]
    var old = Sample.report(of: daegu)
    old.fetchedAt = Sample.now.addingTimeInterval(-20_000)
    state.forecasts.entries = [
      Sample.busan.id: Forecast(fetched: Sample.report(of: Sample.busan, temperature: 13)),
      daegu.id: Forecast(fetched: old),
    ]
    let shown = FavouriteOnMap.all(in: state)
    #expect(shown.map(\.place) == [Sample.busan, daegu])
    #expect(shown.map(\.temperature) == [13, nil])
    state.settings.provider = .openWeather
    #expect(FavouriteOnMap.all(in: state).allSatisfy { $0.temperature == nil })
  }

  @Test func helpScrollsWhenTallerThanScreen() {
    var state = page(.character("?"))
    state.size = Size(width: 80, height: 24)
    press(.down, &state)
    #expect(state.help?.scroll == 1)
    for _ in 0..<100 { press(.down, &state) }
    #expect(state.help?.scroll == HelpLayout(of: state).lastScroll)
    press(.escape, &state)
    #expect(state.help == nil)
  }

  // MARK: - Header

  @Test func headerItemsAreClickable() throws {
    var state = page()
    state.size = Size(width: 120, height: 40)
    let line = try #require(ScreenSample.grid(of: state).lines.first)
    func click(on text: String, _ state: inout AppState) throws {
      let line = try #require(ScreenSample.grid(of: state).lines.first)
      let start = try #require(line.firstRange(of: text)).lowerBound
      // Each wide letter before it takes two columns.
      let x = TextWidth.of(String(line[..<start]))
      self.click(Point(x: x, y: 0), &state)
    }
    #expect(line.contains("°C"))
    try click(on: "°C", &state)
    #expect(state.settings.units == .imperial)
    state.page.hour = 5
    try click(on: "· in 5 h", &state)
    #expect(state.page.hour == 0)
    try click(on: "Seoul", &state)
    #expect(state.search.isPresent)
  }
}
