import Foundation
import TerminalUI
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The panels of the sun and of the moon, with the days beside them.
@MainActor
@Suite(.sampleProgram)
struct SkyPanelTests {
  /// The sides of the sun's course and of the moon would otherwise be blank.
  @Test(
    arguments: [(80, 24), (120, 40), (190, 40), (200, 60), (250, 70)].map(Size.init(width:height:)))
  func panelsOfSunAndMoonListTheNextDays(size: Size) throws {
    for value in [DetailValue.sun, .moon] {
      var state = Sample.state(size)
      state.shown.fetched = ScreenReports.full()
      AppReducer().press([.character("5"), .enter], &state)
      state.page.detail = try #require(DetailValue.values(of: state.report).firstIndex(of: value))
      let lines = ScreenSample.grid(of: state).lines
      #expect(lines.contains { $0.contains("Wed 25   ") }, "\(value)")
      // The moon of a week later has a disc of its own.
      let hasDiscs = lines.contains { $0.contains("Sat 28") }
      if value == .moon { #expect(hasDiscs == (size.height >= 40)) }
    }
  }

  @Test(arguments: [0, 6, 12, 30, 60, 122])
  func daysOfTheMoonFitTheirRoom(side: Int) throws {
    var state = Sample.state(Size(width: 200, height: 60))
    state.shown.fetched = ScreenReports.full()
    let page = PageContext(
      slice: PageView.Slice(state), fetched: try #require(state.shown.fetched), breadth: .wide)
    for room in [Size(width: side, height: side / 2), Size(width: side, height: 54)] {
      let calendar = MoonCalendar(page, in: room)
      #expect(calendar.size.width <= room.width && calendar.size.height <= room.height, "\(room)")
      var grid = Grid(size: room)
      calendar.draw(into: &grid, at: Point(x: 0, y: 0))
      #expect(grid.lines.contains { $0.contains("Sun 22") } == (side >= 12 && room.height >= 6))
    }
  }

  /// The texts beside the moon are wrapped, not cut.
  @Test(arguments: Language.allCases)
  func textsBesideTheMoonAreWhole(language: Language) throws {
    var state = Sample.state()
    state.settings.language = language
    state.shown.fetched = ScreenReports.full()
    let page = PageContext(
      slice: PageView.Slice(state), fetched: try #require(state.shown.fetched), breadth: .wide)
    var grid = Grid(size: Size(width: 44, height: 8))
    SkyBelowDays(page).draw(into: &grid, in: grid.bounds)
    #expect(!grid.lines.contains { $0.contains("…") }, "\(grid.lines)")
  }

  private func panel(of value: DetailValue, _ size: Size) throws -> AppState {
    var state = Sample.state(size)
    state.shown.fetched = ScreenReports.full()
    AppReducer().press([.character("5"), .enter], &state)
    state.page.detail = try #require(DetailValue.values(of: state.report).firstIndex(of: value))
    return state
  }

  /// Moonrise and moonset are expensive, and no hour changes them.
  @Test(arguments: [DetailValue.sun, .moon])
  func hourKeysDoNothingInPanelsOfSunAndMoon(value: DetailValue) throws {
    var state = try panel(of: value, Size(width: 120, height: 40))
    #expect(!state.hints.footer.contains { $0.glyph == "←→" })
    let before = try #require(PanelView(state))
    AppReducer().press([.right, .left, .right], &state)
    #expect(state.page.hour == 0)
    // The keys that move the hour on every screen draw nothing here.
    AppReducer().press([.character(">")], &state)
    #expect(state.page.hour == 1)
    #expect(try #require(PanelView(state)) == before)
    state.page.detail = 0
    #expect(state.hints.footer.contains { $0.glyph == "←→" })
    AppReducer().press([.right], &state)
    #expect(state.page.hour == 2)
  }

  /// On wide screens the moon is as high as the panel, and its figure is beside it.
  @Test(arguments: [(120, 40, false), (160, 50, true), (190, 50, true), (200, 60, true)])
  func figureOfTheMoonIsBesideItWhereThatMakesItLarger(
    width: Int, height: Int, isBeside: Bool
  ) throws {
    let state = try panel(of: .moon, Size(width: width, height: height))
    let lines = ScreenSample.grid(of: state).lines
    let top = try #require(lines.first { $0.contains("waxing gibbous") })
    let start = try #require(top.range(of: "waxing")?.lowerBound)
    #expect((top.distance(from: top.startIndex, to: start) > width / 2) == isBeside)
    #expect(lines.contains { $0.contains("Tue 24 Nov  full moon") })
  }

  /// A day without moonrise does not shift the illumination of the others.
  @Test func partsOfTheNextDaysAreAligned() throws {
    var state = try panel(of: .moon, Size(width: 120, height: 40))
    state.now = state.now.addingTimeInterval(6 * 86_400)
    let lines = ScreenSample.grid(of: state).lines.filter {
      $0.contains("%") && $0.contains("↑") && $0.contains("↓")
    }
    #expect(lines.count >= 4 && lines.contains { $0.contains("↑ –") })
    let columns = lines.map { line in
      ["%", "↓"].map { mark in Array(line).lastIndex(of: mark) }
    }
    #expect(Set(columns).count == 1)
  }

  @Test func sunsCourseIsShadedByTheTimeOfDay() throws {
    var state = Sample.state(Size(width: 120, height: 40))
    state.settings.background = .unknown
    state.shown.fetched = ScreenReports.full()
    AppReducer().press([.character("5"), .enter], &state)
    state.page.detail = try #require(DetailValue.values(of: state.report).firstIndex(of: .sun))
    let grid = ScreenSample.grid(of: state)
    let shades = try #require(Theme(state.settings.colorScheme).shades)
    let row = (3..<117).map { grid[$0, 12].style.background }
    #expect(row.first == shades.night && row.contains(shades.day) && row.last == shades.night)
  }
}
