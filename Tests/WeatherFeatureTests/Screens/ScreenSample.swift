import Foundation
import MVI
import TerminalUI
import TestSupport
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// Every screen of the program in every state that looks different.
@MainActor
enum ScreenSample {
  static let sizes = [
    Size(width: 40, height: 12), Size(width: 80, height: 24), Size(width: 120, height: 40),
    Size(width: 200, height: 60),
  ]

  /// A screen by its name, and the steps to it from the weather page.
  struct Case: Sendable, CustomStringConvertible {
    let name: String
    var keys: [Key] = []
    var prepare: @Sendable (inout AppState) -> Void = { _ in }
    var description: String { name }
  }

  private nonisolated static func name(of value: DetailValue) -> String {
    if case .quantity(let quantity) = value { quantity.name } else { "\(value)" }
  }

  /// Whether a report may lack the value's tile.
  private nonisolated static func isOptional(_ value: DetailValue) -> Bool {
    if case .quantity(let quantity) = value { quantity.presence != .always } else { false }
  }

  nonisolated static let all: [Case] =
    boards
    + Section.allCases.map { section in
      Case(name: "weather-\(section)", keys: [key(Character("\(section.rawValue + 1)"))])
    }
    + DetailValue.all.enumerated().map { index, value in
      Case(
        name: "value-\(name(of: value))",
        keys: [key("5")] + Array(repeating: .right, count: index) + [.enter]
      ) { if isOptional(value) { $0.shown.fetched?.value.addOptionalValues() } }
    } + [
      Case(name: "hour", keys: [key("2"), .right, .right, .right]),
      Case(name: "day", keys: [key("3"), .right, .enter]),
      Case(name: "day-hours", keys: [key("2"), .right, .right, .enter, .down, .down]),
      Case(name: "comparison", keys: [key("v"), .right]) {
        $0.forecasts.comparisons[Sample.seoul.id] = Comparison()
        $0.forecasts.comparisons[Sample.seoul.id]?.models = ComparisonTests.models
      },
      Case(name: "comparison-chances", keys: [key("v"), .right, key("%")]) {
        $0.forecasts.comparisons[Sample.seoul.id] = Comparison()
        $0.forecasts.comparisons[Sample.seoul.id]?.models = ComparisonTests.models
        $0.forecasts.comparisons[Sample.seoul.id]?.chances = ComparisonTests.chances
      },
      Case(name: "twelve-hours") { $0.settings.clock = .twelve },
      Case(name: "day-twelve-hours", keys: [key("3"), .enter]) { $0.settings.clock = .twelve },
      Case(name: "warnings", keys: [key("a")]) {
        $0.shown.fetched?.alerts = ScreenReports.warnings
      },
      Case(name: "year", keys: [key("y"), .right]) {
        $0.forecasts.normals[Sample.seoul.id] = YearFixture.normals
      },
      Case(name: "year-unknown") {
        $0.settings.isOffline = true
        $0.year = YearState()
      },
      Case(name: "date", keys: [key("d"), .right]) {
        $0.forecasts.normals[Sample.seoul.id] = YearFixture.normals
      },
      Case(name: "date-usual") {
        $0.forecasts.normals[Sample.seoul.id] = YearFixture.normals
        $0.dated = DatedState(date: LocalDate(year: 2027, month: 6, day: 1))
      },
      Case(name: "date-unknown") {
        $0.settings.isOffline = true
        $0.dated = DatedState(date: LocalDate(year: 2027, month: 6, day: 1))
      },
      Case(name: "map-held", keys: [key("4"), .enter, .left, key("+")]),
      Case(name: "help", keys: [key("?")]),
      Case(name: "search-empty", keys: [key("/")]) {
        $0.favourites = [Sample.busan]
        $0.recents = [Sample.seoul]
      },
      Case(name: "notice", keys: [key("f")]),
      Case(name: "settings", keys: [key(","), .down, .down, .down]) {
        $0.shown.fetched = nil
        $0.settings.provider = .openWeather
        $0.settingsContext.provider = .fixed(.openWeather)
        $0.settingsContext.location = true
      },
      Case(name: "settings-fixed", keys: [key(","), .right]) {
        $0.shown.fetched = nil
        $0.settings.provider = .sample
        $0.settingsContext.sources = [
          .units: .configurationFile(path: "~/.config/weather-tui/config.toml", line: 12),
          .provider: .commandLine(option: "--demo"),
        ]
      },
      Case(name: "unknown-values") { $0.shown.fetched = ScreenReports.bare },
      Case(name: "extreme-values") { $0.shown.fetched = ScreenReports.extreme },
      Case(name: "three-hour-steps", keys: [key("2")]) {
        $0.shown.fetched?.stepHours = 3
        $0.shown.fetched?.hourly = ScreenReports.full().hourly.enumerated()
          .filter { $0.offset % 3 == 0 }.map(\.element)
      },
      Case(name: "old") { $0.shown.fetched?.fetchedAt = Sample.now.addingTimeInterval(-10_800) },
      Case(name: "offline") {
        $0.shown.fetched?.fetchedAt = Sample.now.addingTimeInterval(-10_800)
        let failure = WeatherFailure(provider: .openMeteo, error: .unreachable(detail: ""))
        $0.shown.status = .failed(failure, at: Sample.now.addingTimeInterval(-3600))
      },
      Case(name: "offline-by-choice") {
        $0.shown.fetched?.fetchedAt = Sample.now.addingTimeInterval(-10_800)
        $0.settings.isOffline = true
      },
      Case(name: "location-question", keys: [key(".")]),
      Case(name: "key-refused") {
        $0.settings.provider = .openWeather
        $0.shown.fetched = nil
        let failure = WeatherFailure(provider: .openWeather, error: .keyRefused(status: 401))
        $0.shown.status = .failed(failure, at: Sample.now)
      },
      Case(name: "splash") {
        $0.shown.fetched = nil
        $0.shown.status = .loading
        $0.forecasts.spinner = 2
      },
      Case(name: "first-start") {
        $0.shown.fetched = nil
        $0.page.place = nil
      },
    ]

  nonisolated static func key(_ character: Character) -> Key { .character(character) }

  /// Returns the screen's rows.
  ///
  /// The default is the terminal's own sixteen colours: few styles are then enough to see the
  /// layout, and a changed shade changes no snapshot.
  static func grid(
    _ screen: Case, _ size: Size, _ language: Language,
    _ background: TerminalBackground = .fewColors(nil)
  ) -> Grid {
    var state = Sample.state(size)
    state.settings.background = background
    state.settings.language = language
    state.shown.fetched = ScreenReports.full()
    state.page.towns = MapFixtures.towns.enumerated().map { index, town in
      Place(
        id: "town:\(index)", name: town.name, coordinate: town.coordinate,
        population: town.population)
    }
    screen.prepare(&state)
    let reducer = AppReducer()
    reducer.press(screen.keys, &state)
    return grid(of: state)
  }

  /// Returns the frame for a state.
  static func grid(of state: AppState) -> Grid {
    let store = Store(initialState: state, reducer: AppReducer())
    let terminal = TestScreen(size: state.size)
    FrameRenderer(store: store, screen: terminal, coastline: MapFixtures.coastline)
      .drawIfNeeded()
    return terminal.terminal
  }
}

extension Grid {
  /// Returns the largest number of consecutive blank rows of an area.
  func blankRows(in area: Rect) -> Int {
    var (blank, most) = (0, 0)
    for y in area.y..<area.maxY {
      let cells = (area.x..<area.maxX).map { self[$0, y] }
      // A filled area only consists of its background.
      let isBlank =
        cells.allSatisfy { $0.text == " " } && Set(cells.map(\.style.background)).count == 1
      blank = isBlank ? blank + 1 : 0
      most = max(most, blank)
    }
    return most
  }
}

extension WeatherReport {
  /// Adds twelve hours of snowfall on existing snow, and sunshine.
  mutating func addOptionalValues() {
    for index in hourly.indices {
      hourly[index].sunshine = (32..<36).contains(index) ? 0.25 * Double(index - 31) : 0
      hourly[index].snowfall = (3..<15).contains(index) ? 0.7 : 0
      hourly[index].snowDepth = 12 + 0.7 * Double(max(0, min(12, index - 3)))
    }
    for index in daily.indices {
      daily[index].snowfall = index < 2 ? 4.2 : 0
      daily[index].sunshine = 1.3 * Double(index)
    }
  }
}
