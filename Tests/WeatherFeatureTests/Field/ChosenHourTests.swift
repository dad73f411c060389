import Foundation
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The chosen hour, which the page and the map share.
@MainActor
@Suite(.sampleProgram)
struct ChosenHourTests {
  private let reducer = AppReducer()

  private func page(_ keys: [Key] = []) -> AppState {
    var state = Sample.state(Size(width: 120, height: 40))
    state.shown.fetched = ScreenReports.full()
    press(keys, &state)
    return state
  }

  private func press(_ keys: [Key], _ state: inout AppState) {
    for key in keys { reducer.settle(&state, .input(.key(key))) }
  }

  @Test func hourKeysWorkOutsideHourlySection() throws {
    var state = page([.character("3"), .character(">"), .character(">"), .character("<")])
    #expect(state.page.focus == .daily && state.page.hour == 1)
    let hours = try #require(state.report?.hours(from: state.now))
    #expect(state.chosenTime == hours[1].time)
    #expect(state.hoursAhead == 1)
    press([.character("<"), .character("<")], &state)
    #expect(state.page.hour == 0 && state.chosenTime == nil && state.hoursAhead == 0)
  }

  @Test func headerShowsHourChosenOnMap() throws {
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

  @Test func controlRightChoosesNextLocalMidnight() throws {
    var state = page([.character("4"), .enter])
    reducer.settle(&state, .input(.key(.right, .control)))
    let report = try #require(state.report)
    #expect(report.localTime(try #require(state.chosenTime)).hour == 0)
  }

  @Test func spaceStartsAndStopsMapPlayback() {
    var state = page([.character("4"), .enter, .character(" ")])
    #expect(state.motion.isPlaying)
    for _ in 0..<3 { reducer.settle(&state, .motion(.played)) }
    #expect(state.motion.isPlaying && state.page.hour == 3)
    press([.character(" ")], &state)
    reducer.settle(&state, .motion(.played))
    #expect(!state.motion.isPlaying && state.page.hour == 3)
  }

  @Test func playbackInterpolatesBetweenHours() throws {
    var state = page([.character("4"), .enter, .character(" ")])
    reducer.settle(&state, .motion(.glided))
    reducer.settle(&state, .motion(.glided))
    #expect(state.page.hour == 0 && abs(state.motion.partOfHour - 2.0 / 3) < 1e-9)
    reducer.settle(&state, .motion(.played))
    #expect(state.page.hour == 1 && state.motion.partOfHour == 0)
    // When stopped, the map shows a whole hour.
    reducer.settle(&state, .motion(.glided))
    press([.character(" ")], &state)
    reducer.settle(&state, .motion(.glided))
    #expect(!state.motion.isPlaying && state.motion.partOfHour == 0)
  }

  /// Returns the animation steps of a few hours, given the time that the terminal takes for each
  /// frame.
  private func played(
    seconds: Int, animates: Bool = true, isSlow: Bool = false
  ) async -> (hours: Int, parts: Set<Double>) {
    let clock = TestClock()
    var state = page([.character("4"), .enter])
    state.settings.animates = animates
    state.motion.isTerminalSlow = isSlow
    let store = SettlingStore(initialState: state) {
      AppReducer()
    } dependencies: {
      $0.now = { Sample.now }
      $0.cities = Sample.cities
      $0.persist = { _ in }
      $0.normals = .none
      $0.fields = .none
      $0.forecastCache = .none
      $0.upgrade = .none
      $0.continuousClock = clock
    }
    await store.send(.input(.key(.character(" "))))
    var parts: Set<Double> = []
    for _ in 0..<(seconds * 100) {
      await clock.advance(by: .milliseconds(10))
      await store.settle()
      parts.insert((store.state.motion.partOfHour * 3).rounded())
    }
    let hours = store.state.page.hour
    await store.send(.input(.key(.character(" "))))
    await store.finish()
    return (hours, parts)
  }

  @Test func playbackRunsAtThreeHoursPerSecond() async {
    let smooth = await played(seconds: 4)
    #expect((11...12).contains(smooth.hours) && smooth.parts == [0, 1, 2])
    for (animates, isSlow) in [(false, false), (true, true)] {
      let stepped = await played(seconds: 4, animates: animates, isSlow: isSlow)
      #expect((11...12).contains(stepped.hours) && stepped.parts == [0])
    }
  }

  @Test func pageBoardAndMapShowTheSameHourAfterAnyKeys() throws {
    var random = SeededRandom(seed: 31)
    let keys: [(Key, KeyModifiers)] = [
      (.character("<"), []), (.character(">"), []), (.character(">"), []), (.left, .shift),
      (.right, .shift), (.left, .control), (.right, .control), (.character("0"), []), (.left, []),
      (.right, []), (.up, []), (.down, []), (.enter, []), (.escape, []), (.character("p"), []),
      (.character("1"), []), (.character("2"), []), (.character("3"), []), (.character("4"), []),
      (.character("5"), []), (.tab, []), (.character("4"), []), (.enter, []), (.enter, []),
      (.character(" "), []), (.character("+"), []),
      (.character("-"), []), (.character("]"), []), (.character("v"), []), (.end, []), (.home, []),
    ]
    var state = Boards.program(Size(width: 120, height: 40))
    var (chosen, boards, maps) = (0, 0, 0)
    for _ in 0..<2_000 {
      let (key, modifiers) = try #require(keys.randomElement(using: &random))
      reducer.settle(&state, .input(.key(key, modifiers)))
      if state.motion.isPlaying { reducer.settle(&state, .motion(.played)) }
      if let board = BoardSlice(state) { #expect(board.chosenTime == state.chosenTime) }
      if state.chosenTime != nil { chosen += 1 }
      if state.board.isShown { boards += 1 }
      guard let fetched = state.fetched else { continue }
      let report = fetched.value
      let page = PageContext(slice: PageView.Slice(state), fetched: fetched, breadth: .wide)
      #expect(page.hoursAhead == state.hoursAhead)
      if let time = state.chosenTime {
        #expect(page.chosenHour?.time == time && page.chosenWeather.time == time)
        #expect(time == report.hours(from: state.now)[state.page.hour].time)
      } else {
        #expect(page.hoursAhead == 0)
      }
      guard state.page.holdsMap else { continue }
      maps += 1
      state.fields.field = state.fieldInSight.map {
        FieldSamples.field(over: $0.lattice, of: $0.provider, at: state.now)
      }
      if let map = FieldOnMap(state) {
        let start = (state.now.timeIntervalSince1970 / 3600).rounded(.down) * 3600
        #expect(map.time == state.chosenTime ?? Date(timeIntervalSince1970: start))
      }
    }
    #expect(chosen > 200 && boards > 100 && maps > 20, "\(chosen) \(boards) \(maps)")
  }

  @Test func theBoardShowsTheWeatherOfTheChosenHour() throws {
    var state = Boards.program(Size(width: 120, height: 40))
    let row = try #require(state.favourites.first { $0.id != state.page.place?.id })
    let before = ScreenSample.grid(of: state).lines
    reducer.settle(&state, .input(.key(.character(">"))))
    reducer.settle(&state, .input(.key(.right, .shift)))
    let time = try #require(state.chosenTime)
    let report = try #require(state.forecasts[row]?.report)
    let step = try #require(report.step(at: time))
    let format = WeatherFormat(state.settings)
    let lines = ScreenSample.grid(of: state).lines
    #expect(lines != before)
    let line = try #require(lines.first { $0.contains(format.placeName(row)) })
    #expect(line.contains(format.temperature(step.temperature)), "\(line)")
    #expect(lines[0].contains("in \(state.hoursAhead) h"))
    press([.character("0")], &state)
    #expect(state.chosenTime == nil && ScreenSample.grid(of: state).lines == before)
  }

  @Test func detailTilesShowValuesOfChosenHour() throws {
    let state = page([.character("5"), .character(">"), .character(">"), .character(">")])
    let fetched = try #require(state.fetched)
    let hour = fetched.value.hours(from: state.now)[3]
    let page = PageContext(slice: PageView.Slice(state), fetched: fetched, breadth: .wide)
    let format = WeatherFormat(state.settings)
    for quantity in [Quantity.temperature, .humidity, .pressure, .windGust, .precipitation] {
      let tile = DetailTile(.quantity(quantity), page)
      #expect(tile.value == format.text(quantity, hour[quantity]), "\(quantity)")
    }
    #expect(page.header(of: .detail, width: 100).title.contains("in 3 h"))
  }

  @Test func aClickAndADragOnTheStripChooseTheHour() throws {
    for keys in [[Key.character("4"), .enter], [.character("4")]] {
      var state = page(keys)
      let lines = ScreenSample.grid(of: state).lines
      // The unit labels the temperatures of the strip.
      let y = try #require(
        lines.lastIndex { line in
          line.dropFirst(state.page.holdsMap ? 0 : 57).prefix(12).contains("°C")
        })
      func point(_ kind: MouseEvent.Kind, _ x: Int) {
        reducer.settle(&state, .input(.mouse(MouseEvent(kind: kind, position: Point(x: x, y: y)))))
      }
      point(.press, 90)
      let first = state.hoursAhead
      #expect(first > 0 && state.page.focus == .map)
      point(.drag, 110)
      #expect(state.hoursAhead > first)
      let ahead = state.hoursAhead
      // Outside the strip moving the pointer chooses nothing.
      let before = state.page
      reducer.settle(
        &state, .input(.mouse(MouseEvent(kind: .drag, position: Point(x: 30, y: 12)))))
      #expect(state.page == before && state.hoursAhead == ahead)
    }
  }

  @Test func stripShowsTemperaturesWithoutTruncation() throws {
    var state = page([.character("4"), .enter])
    for _ in 0..<20 {
      press([.character(">")], &state)
      let lines = ScreenSample.grid(of: state).lines
      let row = try #require(lines.last { $0.hasPrefix(" °C") })
      let report = try #require(state.report)
      let known = Set(report.hours(from: state.now).compactMap { $0.temperature?.rounded() })
      for text in row.dropFirst(3).split(separator: " ") {
        let number = text.replacing("°", with: "").replacing("−", with: "-")
        #expect(Double(number).map { known.contains($0) } == true, "\(text) in \(row)")
      }
    }
  }

  @Test func playbackStopsAtFieldEndAndOnLeavingMap() {
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
