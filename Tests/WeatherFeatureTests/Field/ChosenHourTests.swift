import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel

@testable import WeatherFeature

/// The hour that page and map share.
@MainActor
struct ChosenHourTests {
  private let reducer = AppReducer()

  private func page(_ keys: [Key] = []) -> AppState {
    var state = Sample.state(Size(width: 120, height: 40))
    state.shown.report = ScreenReports.full()
    press(keys, &state)
    return state
  }

  private func press(_ keys: [Key], _ state: inout AppState) {
    for key in keys { reducer.settle(&state, .input(.key(key))) }
  }

  @Test func anHourIsChosenWhateverSectionIsInFocus() throws {
    var state = page([.character("3"), .character(">"), .character(">"), .character("<")])
    #expect(state.page.focus == .daily && state.page.hour == 1)
    let hours = try #require(state.report?.hours(from: state.now))
    #expect(state.chosenTime == hours[1].time)
    #expect(state.hoursAhead == 1)
    press([.character("<"), .character("<")], &state)
    #expect(state.page.hour == 0 && state.chosenTime == nil && state.hoursAhead == 0)
  }

  @Test func headerHoursAndMapShowTheSameHour() throws {
    var state = page([.character("4"), .enter])
    reducer.settle(&state, .input(.key(.right, .shift)))
    #expect(state.page.holdsMap && state.page.hour == 6 && state.hoursAhead == 6)
    let chosen = try #require(state.chosenTime)
    let report = try #require(state.report)
    let text = WeatherFormat(state.settings).dateAndClock(report.localTime(chosen))
    #expect(ScreenSample.grid(of: state).lines[0].contains("\(text) · in 6 h"))
    press([.escape, .character("0")], &state)
    #expect(state.chosenTime == nil && state.page.map == MapWindow())
  }

  @Test func aMidnightIsTheNextOneOfThePlace() throws {
    var state = page([.character("4"), .enter])
    reducer.settle(&state, .input(.key(.right, .control)))
    let report = try #require(state.report)
    #expect(report.localTime(try #require(state.chosenTime)).hour == 0)
  }

  @Test func theHoursOfTheMapPassUntilSpaceStopsThem() {
    var state = page([.character("4"), .enter, .character(" ")])
    #expect(state.motion.isPlaying)
    for _ in 0..<3 { reducer.settle(&state, .motion(.played)) }
    #expect(state.motion.isPlaying && state.page.hour == 3)
    press([.character(" ")], &state)
    reducer.settle(&state, .motion(.played))
    #expect(!state.motion.isPlaying && state.page.hour == 3)
  }

  @Test func theHoursStopAtTheEndOfTheFieldAndWhenTheMapIsLeft() {
    var state = page([.character("4"), .enter, .character(" ")])
    for _ in 0..<100 { reducer.settle(&state, .motion(.played)) }
    #expect(!state.motion.isPlaying && state.hoursAhead == WeatherField.hourCount - 2)
    press([.character(" ")], &state)
    #expect(state.motion.isPlaying && state.page.hour == 0)
    press([.escape], &state)
    reducer.settle(&state, .motion(.played))
    #expect(!state.motion.isPlaying)
  }
}
