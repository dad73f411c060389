import Foundation
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// What Enter, Esc, the arrows and clicks do inside the sections.
@MainActor
@Suite(.sampleProgram)
struct PanelTests {
  private let reducer = AppReducer()

  private func page(_ keys: Key...) -> AppState {
    var state = Sample.state()
    state.weather.report = ScreenReports.full()
    for key in keys { press(key, &state) }
    return state
  }

  private func press(_ key: Key, _ state: inout AppState) {
    _ = reducer.reduce(state: &state, action: .input(.key(key)))
  }

  private func click(_ point: Point, _ state: inout AppState) {
    let event = InputEvent.mouse(MouseEvent(kind: .press, position: point))
    _ = reducer.reduce(state: &state, action: .input(event))
  }

  @Test func enterOpensAValueAndTheArrowsWalkAroundAllOfThem() {
    var state = page(.character("5"), .right, .enter)
    #expect(state.weather.panel == .detail)
    for step in 2...DetailValue.allCases.count + 1 {
      press(.right, &state)
      #expect(state.weather.detail == step % DetailValue.allCases.count)
    }
    press(.escape, &state)
    #expect(state.weather.panel == nil && state.weather.focus == .detail)
  }

  @Test func enterOpensTheDayOfTheChosenHour() {
    var state = page(.character("2"))
    for _ in 0..<20 { press(.right, &state) }
    press(.enter, &state)
    #expect(state.weather.panel == .day && state.weather.day == 1)
    press(.right, &state)
    #expect(state.weather.day == 2)
    press(.escape, &state)
    #expect(state.weather.panel == nil && state.weather.focus == .hourly)
  }

  @Test func enterOnTheWeatherNowOpensTheTemperature() {
    let state = page(.enter)
    #expect(state.weather.panel == .detail)
    #expect(DetailValue.allCases[state.weather.detail] == .temperature)
  }

  @Test func theMapTakesTheArrowsUntilEscape() {
    var state = page(.character("4"), .enter, .up, .right)
    #expect(state.weather.holdsMap && state.weather.focus == .map)
    #expect(state.weather.map.north == 1 && state.weather.map.east == 1)
    press(.escape, &state)
    press(.up, &state)
    #expect(!state.weather.holdsMap && state.weather.focus == .daily)
  }

  @Test func anotherSectionClosesThePanel() {
    let state = page(.character("5"), .enter, .character("2"))
    #expect(state.weather.panel == nil && state.weather.focus == .hourly)
  }

  @Test func everyValueSaysWhatItMeansAndWhatIsNotKnownSaysSo() {
    for language in Language.allCases {
      for report in [ScreenReports.full(), ScreenReports.bare] {
        var state = page()
        state.settings.language = language
        state.weather.report = report
        let context = PageContext(
          slice: PageView.Slice(state), report: report, breadth: .regular)
        for value in DetailValue.allCases {
          #expect(!DetailMeaning.sentence(for: value, context).isEmpty, "\(value)")
        }
      }
    }
  }

  @Test func aClickChoosesAndASecondOneOpens() throws {
    var state = page()
    let layout = PageLayout(of: state)
    let detail = try #require(layout.sections[.detail])
    let tile = DetailView.tiles(in: detail.splitTop(1).rest)[3]
    let point = Point(x: tile.x + 3, y: layout.window.y + tile.y)
    click(point, &state)
    #expect(state.weather.focus == .detail && state.weather.detail == 3)
    #expect(state.weather.panel == nil)
    click(point, &state)
    #expect(state.weather.panel == .detail)
    press(.escape, &state)

    let daily = try #require(layout.sections[.daily])
    click(Point(x: 5, y: layout.window.y + daily.y + 3), &state)
    #expect(state.weather.focus == .daily && state.weather.day == 2)

    let hourly = try #require(layout.sections[.hourly])
    let plot = HourlyView.plot(in: hourly.splitTop(1).rest, breadth: layout.breadth)
    click(Point(x: plot.maxX - 1, y: layout.window.y + hourly.y + 2), &state)
    #expect(state.weather.focus == .hourly)
    #expect(state.weather.hour == (state.weather.report?.hours(from: state.now).count ?? 0) - 1)
  }

  @Test func theMapShowsFavouritesWithWhatIsKnownOfThem() {
    var state = page(.character("-"))
    var daegu = Sample.busan
    daegu.id = "daegu"
    state.favourites = [Sample.seoul, Sample.busan, daegu]
    var old = Sample.report(of: daegu)
    old.fetchedAt = Sample.now.addingTimeInterval(-20_000)
    state.board.rows = [
      Sample.busan.id: BoardRow(report: Sample.report(of: Sample.busan, temperature: 13)),
      daegu.id: BoardRow(report: old),
    ]
    let shown = FavouriteOnMap.all(in: state)
    #expect(shown.map(\.place) == [Sample.busan, daegu])
    #expect(shown.map(\.temperature) == [13, nil])
    state.settings.provider = .openWeather
    #expect(FavouriteOnMap.all(in: state).allSatisfy { $0.temperature == nil })
  }

  @Test func theHelpScrollsWhereItIsLongerThanTheScreen() {
    var state = page(.character("?"))
    state.size = Size(width: 80, height: 24)
    press(.down, &state)
    #expect(state.showsHelp && state.helpScroll == 1)
    for _ in 0..<100 { press(.down, &state) }
    #expect(state.helpScroll == HelpView.lastScroll(state))
    press(.escape, &state)
    #expect(!state.showsHelp && state.helpScroll == 0)
  }
}
