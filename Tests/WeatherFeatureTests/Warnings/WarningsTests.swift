import Foundation
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The warnings with all details: navigation, and complete contents.
@MainActor
@Suite(.sampleProgram)
struct WarningsTests {
  private let reducer = AppReducer()

  private func state(
    _ alerts: [WeatherWarning]? = ScreenReports.warnings,
    _ size: Size = Size(width: 120, height: 40)
  ) -> AppState {
    var state = Sample.state(size)
    state.shown.fetched = ScreenReports.full()
    state.shown.fetched?.alerts = alerts
    return state
  }

  private func press(_ keys: Key..., on state: inout AppState) { reducer.press(keys, &state) }

  private func lines(_ state: AppState) -> [String] { ScreenSample.grid(of: state).lines }

  private func shows(_ text: String, _ state: AppState) -> Bool {
    lines(state).contains { $0.contains(text) }
  }

  @Test(arguments: [Key.character("a"), .character("ㅁ"), .enter])
  func keysOpenTheWarningsFromThePage(key: Key) {
    var state = state()
    press(key, on: &state)
    #expect(state.layers.last is WarningsLayer)
    #expect(shows("Heavy Snow Warning", state) && shows("◂ 1/2 ▸", state))
    press(.escape, on: &state)
    #expect(state.layers.last is PageLayer && !state.isQuitting)
  }

  @Test(arguments: [
    Size(width: 40, height: 12), Size(width: 80, height: 24), Size(width: 120, height: 40),
  ])
  func clickOnTheWarningNameOpensTheWarnings(size: Size) throws {
    var state = state(ScreenReports.warnings, size)
    let rows = lines(state)
    let row = try #require(rows.firstIndex { $0.contains("Heavy Snow") })
    let name = try #require(rows[row].range(of: "Heavy Snow"))
    let x = rows[row].distance(from: rows[row].startIndex, to: name.lowerBound)
    let press = MouseEvent(kind: .press, position: Point(x: x, y: row))
    reducer.settle(&state, .input(.mouse(press)))
    #expect(state.layers.last is WarningsLayer)
  }

  @Test func clickElsewhereInTheSectionOpensNothing() {
    var state = state()
    for point in [Point(x: 4, y: 1), Point(x: 10, y: 4)] {
      reducer.settle(&state, .input(.mouse(MouseEvent(kind: .press, position: point))))
      #expect(state.warnings == nil)
    }
  }

  @Test func everyWarningDetailIsShown() {
    var state = state()
    press(.character("a"), on: &state)
    for text in [
      "in force", "severe", "Korea Meteorological Administration",
      "Gangwon-do: Sokcho, Goseong, Yangyang", "Sat 21 Nov 17:30", "Sun 22 Nov 06:30",
      "Paragraph 1. Stay off the road.", "Paragraph 6.",
    ] {
      #expect(shows(text, state), "\(text)")
    }
    press(.right, on: &state)
    #expect(shows("Heat Advisory", state) && shows("◂ 2/2 ▸", state))
    #expect(shows("begins Mon 23 Nov 10:30", state))
    #expect(shows("The authority gave no further details.", state))
    press(.right, on: &state)
    #expect(shows("Heavy Snow Warning", state))
    press(.left, on: &state)
    #expect(shows("Heat Advisory", state))
  }

  @Test(arguments: [
    Size(width: 20, height: 5), Size(width: 40, height: 12), Size(width: 80, height: 24),
    Size(width: 200, height: 60),
  ])
  func scrollingReachesTheWholeTextAndStops(size: Size) {
    var state = state(ScreenReports.warnings, size)
    press(.character("a"), on: &state)
    var seen = ""
    for _ in 0..<400 {
      seen += lines(state).joined(separator: " ") + " "
      press(.down, on: &state)
    }
    for number in 1...6 { #expect(seen.contains("Paragraph \(number)."), "\(number)") }
    let last = state.warnings?.scroll
    press(.end, on: &state)
    #expect(state.warnings?.scroll == last)
    press(.home, on: &state)
    #expect(state.warnings?.scroll == 0)
  }

  @Test func arrowsGoToTheNextWarningWhereAllLinesAreVisible() {
    let brief = ["Frost", "Fog"].map {
      WeatherWarning(event: $0, sender: "Met", start: nil, end: nil, text: nil)
    }
    var state = state(brief, Size(width: 120, height: 60))
    press(.character("a"), .down, on: &state)
    #expect(state.warnings?.index == 1)
    press(.up, on: &state)
    #expect(state.warnings?.index == 0)
    var long = self.state(ScreenReports.warnings, Size(width: 40, height: 12))
    press(.character("a"), .down, on: &long)
    #expect(long.warnings?.index == 0 && long.warnings?.scroll == 1)
  }

  @Test func onlyTheMarkOfTheTitleGoesToAnotherWarning() throws {
    var state = state()
    press(.character("a"), on: &state)
    let window = PageLayout(of: state).window
    let cells = ScreenSample.grid(of: state)
    let title = (0..<window.width).map { cells[$0, window.y].text }
    let mark = try #require(title.firstIndex(of: "◂"))...(try #require(title.lastIndex(of: "▸")))
    for x in 0..<window.width {
      let press = MouseEvent(kind: .press, position: Point(x: x, y: window.y))
      #expect((WarningsLayer().action(of: press, state) != nil) == mark.contains(x), "\(x)")
    }
  }

  private static let one = WeatherWarning(
    event: "Gale", severity: .severe, sender: "Met", start: Sample.now + 3600,
    end: Sample.now + 18_000, text: "Gusts of 90 km/h.")

  /// Rows that one warning leaves free show the weather of the hours and the other places.
  @Test(arguments: [Size(width: 120, height: 40), Size(width: 200, height: 60)])
  func oneWarningFillsATallScreen(size: Size) throws {
    var state = state([Self.one], size)
    state.favourites = [Sample.seoul, Sample.busan]
    var busan = ScreenReports.full()
    busan.place = Sample.busan
    busan.alerts = [
      WeatherWarning(event: "Storm surge", sender: nil, start: nil, end: nil, text: nil)
    ]
    state.forecasts.entries[Sample.busan.id] = Forecast(fetched: busan)
    press(.character("a"), on: &state)
    let layout = try #require(WarningsLayout(of: state))
    #expect(layout.lines.count <= layout.body.height)
    #expect(layout.body.height - layout.lines.count < 14, "\(layout.lines.count)")
    for text in ["Temperature", "Gusts", "Forecast here", "19:30…23:30", "Other places"] {
      #expect(shows(text, state), "\(text)")
    }
    #expect(lines(state).contains { $0.contains("Busan") && $0.contains("⚠ Storm surge") })
    #expect(layout.lines.contains { $0.chart != nil })
    // The text of the warning itself stays in sight.
    #expect(shows("Gusts of 90 km/h.", state))
  }

  /// Values that vary little, with or without gusts and with a little rain.
  @Test(
    arguments: [
      (Size(width: 120, height: 40), 12.0, 14.0, 0.4), (Size(width: 200, height: 60), 12, 14, 0.4),
      (Size(width: 200, height: 60), 20, 20, 0), (Size(width: 200, height: 60), -5, 25, 9),
    ])
  func chartsHaveNoBlankRows(size: Size, lowest: Double, highest: Double, rain: Double) throws {
    var state = state([Self.one], size)
    state.settings.background = .fewColors(nil)
    state.favourites = [Sample.seoul]
    let hours = try #require(state.shown.fetched?.hourly)
    state.shown.fetched?.hourly = hours.enumerated().map { index, hour in
      var hour = hour
      let value = lowest + (highest - lowest) * Double(index % 12) / 11
      (hour.temperature, hour.windGust, hour.precipitation) = (value, value + 20, 0)
      if index % 12 < 4 { hour.precipitation = rain }
      return hour
    }
    press(.character("a"), on: &state)
    let layout = try #require(WarningsLayout(of: state))
    let rows = layout.lines.compactMap(\.chart)
    #expect(!rows.isEmpty && layout.lines.count <= layout.body.height)
    for row in rows {
      let drawn = row.chart.grid(.terminal).lines[row.row]
      #expect(drawn.contains { $0 != " " && $0 != "⠀" }, "\(row.chart.quantity) \(row.row)")
    }
    // Small changes are not stretched over many rows.
    let gusts = rows.filter { $0.chart.quantity == .windGust }.count
    #expect(highest == lowest ? gusts == 1 : gusts >= 2)
    // Other values follow in the rows that low charts leave free.
    let more = ["Feels like", "Humidity"].contains { shows($0, state) }
    #expect(highest != lowest || more)
  }

  @Test func chartBarsUseTheChartBackground() {
    let chart = WarningChart(
      quantity: .precipitation, values: [0.5, 1, 3, nil], parts: [0, 0.25, 0.5, 0.75],
      scale: Scale(0, 3), size: Size(width: 16, height: 5), warned: 4..<8, severity: .severe)
    let theme = Theme(.light)
    let grid = chart.grid(theme)
    let backgrounds = Set(
      (0..<16).flatMap { x in (0..<5).map { grid[x, $0].style.background } })
    #expect(backgrounds.count == 2 && !backgrounds.contains(theme.text.background))
  }

  /// Twenty places stand side by side, so that they leave the rows to the charts.
  @Test(arguments: [true, false])
  func otherPlacesAreLaidOutInColumns(isWarned: Bool) throws {
    var state = state(isWarned ? [Self.one] : [], Size(width: 200, height: 60))
    state.favourites =
      [Sample.seoul]
      + (1...20).map { number in
        Place(
          id: "\(number)", name: "Town \(number)",
          coordinate: Coordinate(latitude: 0, longitude: Double(number)))
      }
    for place in state.favourites.dropFirst() {
      var report = ScreenReports.full()
      report.place = place
      report.alerts = place.id == "3" ? [Self.one] : []
      state.forecasts.entries[place.id] = Forecast(fetched: report)
    }
    press(.character("a"), on: &state)
    let lines = lines(state)
    // The warned one is the first.
    let first = try #require(lines.firstIndex { $0.contains("Town 3 ") })
    #expect(lines[first].contains("⚠ Gale") && lines[first].split(separator: "Town ").count > 3)
    #expect((1...20).allSatisfy { number in lines.contains { $0.contains("Town \(number) ") } })
    let layout = try #require(WarningsLayout(of: state))
    #expect(layout.lines.filter { $0.chart != nil }.count >= 24)
    #expect((0...6).contains(layout.body.height - layout.lines.count))
  }

  @Test func nearbyPlacesWithWarningsShowTheirDistance() {
    var state = state([Self.one])
    state.favourites = [Sample.seoul]
    for (id, north, alerts) in [
      ("near", 0.5, [Self.one]), ("calm", 0.5, []), ("far", 9.0, [Self.one]),
    ] {
      var report = ScreenReports.full()
      let origin = Sample.seoul.coordinate
      report.place = Place(
        id: id, name: "Town \(id)", countryCode: "KR",
        coordinate: Coordinate(latitude: origin.latitude + north, longitude: origin.longitude))
      report.alerts = alerts
      state.forecasts.entries[id] = Forecast(fetched: report)
    }
    press(.character("a"), on: &state)
    #expect(shows("Town near · 56 km", state))
    #expect(!shows("Town calm", state) && !shows("Town far", state))
  }

  /// A degree of latitude is 111.2 km.
  @Test(arguments: [(1.34, true), (1.36, false)])
  func placesWithin150KilometresAreNearby(degrees: Double, isNearby: Bool) {
    var state = state([])
    state.favourites = []
    var report = ScreenReports.full()
    let origin = Sample.seoul.coordinate
    report.place = Place(
      id: "near", name: "Near", countryCode: "KR",
      coordinate: Coordinate(latitude: origin.latitude + degrees, longitude: origin.longitude))
    report.alerts = [Self.one]
    state.forecasts.entries["near"] = Forecast(fetched: report)
    let others = OtherWarnings(of: Sample.seoul, state).places
    #expect(others.map(\.place.id) == (isNearby ? ["near"] : []))
    // A place of the board is listed at any distance, and without one.
    state.favourites = [report.place]
    let listed = OtherWarnings(of: Sample.seoul, state).places
    #expect(listed.map(\.place.id) == ["near"] && listed.first?.kilometres == nil)
  }

  @Test func warningForecastCoversItsHours() throws {
    var report = ScreenReports.full()
    let now = Sample.now
    let format = WeatherFormat(units: .metric, words: Language.english.words)
    let whole = try #require(format.weather(of: Self.one, in: report.value, at: now))
    // A range of temperatures is written as everywhere else: `3…7°`.
    #expect(whole.count { $0 == "°" } == 1 && whole.contains("Gusts"), "\(whole)")
    report.hourly = report.hourly.map { step in
      var step = step
      step.windGust = step.time > now + 20_000 ? 40 : 10
      step.precipitation = nil
      step.temperature = nil
      return step
    }
    #expect(format.weather(of: Self.one, in: report.value, at: now)?.contains("10.0 m/s") == true)
    report.hourly = []
    #expect(format.weather(of: Self.one, in: report.value, at: now) == nil)
  }

  @Test func warningKindIsTranslated() throws {
    var alert = Self.one
    alert.event = "Heavy Rain Warning"
    alert.kind = WarningKind(.heavyRain, .warning, level: 3)
    var state = state([alert])
    state.settings.language = .german
    press(.character("a"), on: &state)
    #expect(shows("Starkregen: Warnung, Stufe 3", state) && !shows("Heavy Rain", state))
    let line = WeatherFormat(state.settings).warningLine(
      of: try #require(state.shown.fetched), at: state.now)
    #expect(line?.text(cutTo: 12) == "Starkregen")
  }

  @Test func shortenedWarningKeepsItsFirstWord() {
    let one = WarningLine(variants: ["Thunderstorm"], severity: nil)
    let two = WarningLine(variants: ["Severe gale"], severity: nil)
    #expect(one.text(cutTo: 14, mark: "⚠ ") == "⚠ Thunderstorm")
    #expect(one.text(cutTo: 10, mark: "⚠ ") == "⚠ Thunder…")
    #expect(two.text(cutTo: 10, mark: "⚠ ") == "⚠ Severe")
    #expect(two.text(cutTo: 6) == "Severe")
  }

  /// Warnings that were not requested are never shown as none, in any language.
  @Test(arguments: Language.allCases)
  func noneAndNotRequestedHaveDistinctSentences(language: Language) {
    var sentences: Set<String> = []
    for alerts in [nil, [], [ScreenReports.warnings[2]]] {
      var state = state(alerts)
      state.settings.language = language
      press(.character("a"), on: &state)
      #expect(state.layers.last is WarningsLayer)
      let words = language.words.warnings
      let text = alerts == nil ? words.notAsked("Open-Meteo") : words.none("Open-Meteo")
      sentences.insert(text)
      let shown = lines(state).dropFirst().joined().filter { $0 != " " }
      // Right-to-left text is reordered line by line, so only its words stay intact.
      let isWhole =
        text == text.onGrid
        ? shown.contains(text.filter { $0 != " " })
        : text.split { !$0.isLetter }.allSatisfy { shown.contains(String($0).onGrid) }
      #expect(isWhole, "\(text)")
    }
    #expect(sentences.count == 2)
  }

  /// None in force, some, unavailable, and without a source, in every language.
  @Test(arguments: Language.allCases)
  func fourStatesAreDistinctInEveryLanguage(language: Language) throws {
    let format = WeatherFormat(units: .metric, words: language.words)
    var report = ScreenReports.full()
    report.alerts = nil
    var told: [[String?]] = []
    func tell() {
      told.append([
        format.noWarnings(of: report, at: Sample.now),
        format.warningsBriefly(of: report, at: Sample.now),
        format.warningsUnavailable(of: report, at: Sample.now),
      ])
    }
    tell()
    report.warningsStatus = WarningsStatus(source: .nws, failedAt: Sample.now)
    tell()
    report.warningsStatus?.respondedAt = Sample.now - 2400
    tell()
    report.alerts = []
    report.warningsStatus = WarningsStatus(source: .nws, respondedAt: Sample.now - 600)
    tell()
    report.alerts = ScreenReports.warnings
    tell()
    #expect(told[0..<4].allSatisfy { $0[0] != nil } && told[4][0] == nil)
    #expect(Set(told[0..<4].map { $0[0] }).count == 4)
    #expect(told[1][2] != nil && told[2][2] != nil && told[3][2] == nil)
    #expect(Set([told[0], told[1], told[3], told[4]].map { $0[1] }).count == 4)
    #expect(told[4][1] == "2")
  }

  @Test func oldWarningsAreShownWithTheirAgeAfterAFailure() {
    var state = state()
    let now = state.now
    state.shown.fetched?.warningsStatus = WarningsStatus(
      source: .nws, respondedAt: now - 2400, failedAt: now)
    press(.character("a"), .end, on: &state)
    #expect(shows("for warnings; its last answer is 40 min", state))
  }

  @Test func enterOpensTheComparisonWithoutWarnings() {
    for alerts in [nil, [], [ScreenReports.warnings[2]]] {
      var state = state(alerts)
      press(.enter, on: &state)
      #expect(state.warnings == nil && state.page.panel == .comparison)
    }
  }

  @Test func switchingPlacesClosesTheWarnings() {
    var state = state()
    state.favourites = [Sample.seoul, Sample.busan]
    press(.character("a"), .character("]"), on: &state)
    #expect(state.page.place == Sample.busan && state.warnings == nil)
  }

  @Test func expiredWarningsDisappearFromTheOpenPanel() {
    var state = state()
    press(.character("a"), .right, on: &state)
    state.now += 60 * 3600
    #expect(!shows("Heat Advisory", state))
    press(.right, .down, on: &state)
    // The last response is two days old and does not state that there is none.
    #expect(!shows("No warnings for this place", state))
    #expect(shows("for warnings; its last answer is 2 days old", state))
  }

  @Test func footerOffersTheWarnings() {
    var state = state(ScreenReports.warnings, Size(width: 80, height: 24))
    #expect(lines(state).last?.contains("Enter warnings") == true)
    #expect(lines(state).last?.contains("a warnings") == false)
    press(.down, on: &state)
    #expect(lines(state).last?.contains("a warnings") == true)
    press(.character("a"), on: &state)
    #expect(lines(state).last?.contains("←→ other warnings") == true)
  }

  @Test func boardRowNamesTheMostSevereWarning() {
    var state = state(ScreenReports.warnings, Size(width: 80, height: 24))
    state.favourites = [Sample.seoul]
    press(.character("p"), on: &state)
    #expect(shows("⚠ Heavy Snow Warning", state))
    // Three at once: the worst is named first, with the number of others if there is room.
    let severe = WeatherWarning(
      event: "Gale Warning", severity: .extreme, sender: nil, start: state.now + 3600,
      end: state.now + 7200, text: nil)
    state.shown.fetched?.alerts = [ScreenReports.warnings[0], ScreenReports.warnings[1], severe]
    #expect(shows("⚠ Gale Warning", state))
    state.shown.fetched?.alerts = [ScreenReports.warnings[0]]
    #expect(shows("⚠ Heat Advisory", state))
  }
}
