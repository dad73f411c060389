import Foundation
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel

@testable import WeatherFeature

/// The keys and the contents of the screen of one date.
@MainActor
@Suite(.sampleProgram)
struct DatedScreenTests {
  private let reducer = AppReducer()

  private func program(
    _ keys: Key..., change: (inout AppState) -> Void = { _ in }
  ) -> AppState {
    var state = Sample.state(Size(width: 80, height: 24))
    state.shown.fetched = ScreenReports.full()
    state.forecasts.normals[Sample.seoul.id] = YearFixture.normals
    change(&state)
    reducer.press(keys, &state)
    return state
  }

  private func text(_ state: AppState) -> String {
    ScreenSample.grid(of: state).lines.joined(separator: "\n")
  }

  private static let d = Key.character("d")

  private static func digits(_ text: String) -> [Key] { text.map { .character($0) } }

  @Test(arguments: [Key.character("d"), .character("ㅇ")])
  func dKeyTogglesDateScreenInBothKeyboardLayouts(key: Key) {
    var state = program(key)
    #expect(state.isInSight(DatedLayer.self))
    let shown = text(state)
    for part in ["DATE", "FORECAST", "21 Nov 2026", "Today", "High", "Normal for the season"] {
      #expect(shown.contains(part), "\(part)")
    }
    reducer.press([key], &state)
    #expect(state.dated == nil)
  }

  @Test func escapeClearsTypedDateBeforeClosing() {
    var state = program(Self.d)
    reducer.press(Self.digits("2024"), &state)
    #expect(text(state).contains("2024-__-__"))
    reducer.press([.escape], &state)
    #expect(state.dated?.typed == "")
    reducer.press([.escape], &state)
    #expect(state.dated == nil)
  }

  @Test func farFutureDateShowsClimateNormals() {
    var state = program(Self.d)
    reducer.press(Self.digits("20270601"), &state)
    let shown = text(state)
    for part in ["USUAL FOR THE DATE", "1 Jun 2027", "not a forecast", "Days with rain"] {
      #expect(shown.contains(part), "\(part)")
    }
  }

  @Test func dateBeforeArchiveShowsArchiveStart() {
    var state = program(Self.d)
    reducer.press(Self.digits("19391231"), &state)
    #expect(text(state).contains("1940-01-01"))
  }

  @Test func impossibleDateShowsNoValues() {
    var state = program(Self.d)
    reducer.press(Self.digits("20270229"), &state)
    let shown = text(state)
    #expect(shown.contains("The date 2027-02-29 does not exist."))
    #expect(!shown.contains("FORECAST") && !shown.contains("High"))
    reducer.press(Self.digits("2"), &state)
    #expect(text(state).contains("2___-__-__") && text(state).contains("High"))
  }

  @Test func clicksOnDateArrowsChangeDay() throws {
    var state = program(Self.d)
    let layout = DatedLayout(try #require(DatedSlice(state)))
    let origin = Point(x: layout.window.x + layout.date.x, y: layout.window.y + layout.date.y)
    for (x, day) in [(origin.x, 20), (origin.x + 12, 21), (origin.x + 12, 22)] {
      _ = reducer.reduce(
        state: &state,
        action: .input(.mouse(MouseEvent(kind: .press, position: Point(x: x, y: origin.y)))))
      #expect(state.datedQuery?.date.day == day)
    }
  }

  @Test func yearScreenOrAnotherPlaceClosesDateScreen() {
    var state = program(Self.d, .character("y"))
    #expect(state.dated == nil && state.year != nil)
    reducer.press([Self.d], &state)
    #expect(state.dated != nil && state.year == nil)
    _ = reducer.reduce(state: &state, action: .opened(Sample.busan))
    #expect(state.dated == nil)
  }

  @Test func typedDigitsFillATemplate() {
    #expect(DatedView.template("") == "____-__-__")
    #expect(DatedView.template("20270") == "2027-0_-__")
    #expect(DatedView.template("20270229") == "2027-02-29")
  }

  @Test(
    arguments: [
      (.key(.right), 1), (.key(.left), -1), (.key(.right, .shift), 7), (.key(.left, .shift), -7),
      (.key(.up), -7), (.key(.down), 7), (.key(.character("k")), -7), (.key(.character(">")), 1),
    ] as [(InputEvent, Int)])
  func arrowKeysMoveByDaysAndWeeks(event: InputEvent, days: Int) throws {
    var state = program(Self.d)
    let today = try #require(state.datedQuery?.date)
    reducer.settle(&state, .input(event))
    #expect(state.datedQuery?.date == today.advanced(byDays: days))
  }

  @Test func clickLeftOfTheDateMovesBack() throws {
    for (offset, days) in [(0, -1), (1, -1), (2, 1)] {
      var state = program(Self.d)
      let today = try #require(state.datedQuery?.date)
      let layout = DatedLayout(try #require(DatedSlice(state)))
      let place = Point(
        x: layout.window.x + layout.date.x + offset, y: layout.window.y + layout.date.y)
      reducer.settle(&state, .input(.mouse(MouseEvent(kind: .press, position: place))))
      #expect(state.datedQuery?.date == today.advanced(byDays: days))
    }
  }
}
