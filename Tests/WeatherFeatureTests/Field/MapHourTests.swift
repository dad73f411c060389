import Foundation
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The hour of the map, its strip and its towns.
@MainActor
@Suite(.sampleProgram)
struct MapHourTests {
  private let reducer = AppReducer()

  private func press(_ keys: [Key], _ state: inout AppState) {
    for key in keys { reducer.settle(&state, .input(.key(key))) }
  }

  /// Returns a state with a field, received at a time, under the full-size map.
  private func map(
    receivedAt: Date = Sample.now, _ change: (inout AppState) -> Void = { _ in }
  ) throws -> AppState {
    var state = Sample.state(Size(width: 120, height: 40))
    state.shown.fetched = ScreenReports.full()
    change(&state)
    press([.character("4"), .enter], &state)
    let request = try #require(state.fieldInSight)
    state.fields.field = FieldSamples.field(
      over: request.lattice, of: .openMeteo, at: receivedAt, hours: WeatherField.hourCount)
    return state
  }

  /// Makes the hours of the report begin some time earlier or later.
  private func shiftHours(_ seconds: TimeInterval, _ state: inout AppState) {
    for index in state.shown.fetched?.value.hourly.indices ?? 0..<0 {
      state.shown.fetched?.value.hourly[index].time += seconds
    }
  }

  @Test(arguments: [-900.0, 0, 720, 1_620, 2_520])
  func theMapShowsTheHourOfThePageInEveryTimeZone(seconds: TimeInterval) throws {
    var state = try map { shiftHours(seconds, &$0) }
    let field = try #require(state.fields.field)
    for _ in 0..<5 {
      press([.character(">")], &state)
      let chosen = try #require(state.chosenTime)
      let shown = try #require(FieldOnMap(state))
      #expect(shown.time == chosen && shown.part == 0)
      let format = WeatherFormat(state.settings)
      let value = field.value(
        .temperature, at: Sample.seoul.coordinate, hour: field.hour(at: chosen))
      #expect(
        shown.townValue(at: Sample.seoul.coordinate, format)
          == value.map { format.temperature($0) })
      // The place itself has the value of its own forecast.
      let lines = ScreenSample.grid(of: state).lines
      let step = try #require(state.report?.step(at: chosen)?.temperature)
      let text = format.temperature(step)
      #expect(lines.contains { $0.contains("✕ Seoul \(text)") }, "\(text)")
    }
    press([.character("0")], &state)
    let now = try #require(FieldOnMap(state))
    #expect(now.time <= state.now && now.time + 3600 > state.now)
    #expect(now.time.timeIntervalSince1970.truncatingRemainder(dividingBy: 3600) == 0)
  }

  @Test(arguments: [MapLayer.temperature, .wind, .rain, .cloud, .pressure])
  func placeHasTheValueOfItsForecastOnEveryLayer(layer: MapLayer) throws {
    var state = try map {
      for index in $0.shown.fetched?.value.hourly.indices ?? 0..<0 {
        $0.shown.fetched?.value.hourly[index].temperature = 31
        $0.shown.fetched?.value.hourly[index].windSpeed = 23
        $0.shown.fetched?.value.hourly[index].windDirection = 270
        $0.shown.fetched?.value.hourly[index].precipitation = 3
        $0.shown.fetched?.value.hourly[index].cloudCover = 17
        $0.shown.fetched?.value.hourly[index].pressure = 1001
      }
    }
    state.fields.layer = layer
    press([.character(">")], &state)
    let values: [MapLayer: String] = [
      .temperature: "31°", .wind: "→ 23", .rain: "3", .cloud: "17%", .pressure: "1001",
    ]
    let text = try #require(values[layer])
    let lines = ScreenSample.grid(of: state).lines
    #expect(lines.contains { $0.contains("✕ Seoul \(text)") }, "\(lines)")
    let format = WeatherFormat(state.settings)
    #expect(FieldOnMap(state)?.townValue(at: Sample.seoul.coordinate, format) != text)
  }

  @Test func stripAndHourOldFieldCoverAllSelectableHours() throws {
    var state = try map(receivedAt: Sample.now - 3_540)
    for _ in 0..<60 { press([.character(">")], &state) }
    #expect(state.hoursAhead == 48)
    let shown = try #require(FieldOnMap(state))
    #expect(shown.field.slice(.temperature, hour: shown.field.hour(at: shown.time)) != nil)
    let grid = ScreenSample.grid(of: state)
    let row = try #require(grid.lines.lastIndex { $0.hasPrefix(" °C") })
    // The cursor stands in the last column.
    let format = WeatherFormat(state.settings)
    let report = try #require(state.report)
    let clock = format.hour(report.localTime(try #require(state.chosenTime)))
    #expect(grid.lines[row + 3].hasSuffix(" \(clock)"), "\(grid.lines[row + 3])")
  }

  @Test func midnightSkippedByClockChangeIsFirstHourOfDay() throws {
    // In Havana, 1:00 follows 23:59 on 8 March 2026.
    let midnight = Date(timeIntervalSince1970: 1_772_946_000)
    var state = try map { state in
      state.now = midnight - 5 * 3600
      state.shown.fetched?.value.timeZone = PlaceTimeZone(
        identifier: "America/Havana", fixedOffset: -18_000)
      let hours = state.shown.fetched?.value.hourly ?? []
      for (index, hour) in hours.enumerated() {
        var hour = hour
        hour.time = midnight + TimeInterval((index - 24) * 3600)
        state.shown.fetched?.value.hourly[index] = hour
      }
    }
    let report = try #require(state.report)
    #expect(report.localTime(midnight).hour == 1 && report.localTime(midnight - 1).hour == 23)
    reducer.settle(&state, .input(.key(.right, .control)))
    #expect(state.chosenTime == midnight)
    reducer.settle(&state, .input(.key(.right, .control)))
    #expect(state.chosenTime == midnight + 23 * 3600)
    reducer.settle(&state, .input(.key(.left, .control)))
    #expect(state.chosenTime == midnight)
  }

  /// Returns the projection of the map at full size.
  private func projection(of state: AppState) -> MapProjection {
    let area = WholeMapView.mapArea(in: Size(width: 120, height: 38), state.settings.map)
    let window = state.page.map
    return MapScene.projection(
      around: Sample.seoul.coordinate, zoom: window.zoom, east: window.east, north: window.north,
      size: area.size)
  }

  @Test func onlyTownsWithRoomForLayerValueAreNamed() throws {
    var state = try map()
    let projection = projection(of: state)
    func town(_ name: String, column: Int, population: Int) throws -> Place {
      Place(
        id: name, name: name,
        coordinate: try #require(
          projection.coordinate(x: Double(column * 2 + 1), y: Double(4 * 4 + 2))),
        population: population)
    }
    // There is room for the name of the smaller town, but not for its value.
    state.page.towns = [
      try town("Aaaaa", column: 4, population: 10), try town("Bbbbb", column: 14, population: 99),
    ]
    let format = WeatherFormat(state.settings)
    let shown = try #require(FieldOnMap(state))
    #expect(MapSectionView.namedTowns(in: state).map(\.name) == ["Bbbbb"])
    let lines = ScreenSample.grid(of: state).lines
    let value = try #require(shown.townValue(at: state.page.towns[1].coordinate, format))
    #expect(lines.contains { $0.contains("• Bbbbb \(value)") })
    #expect(!lines.contains { $0.contains("Aaaaa") })
    state.page.towns[0] = try town("Aaaaa", column: 60, population: 10)
    #expect(MapSectionView.namedTowns(in: state).count == 2)
  }

  @Test func keysChooseTheTownInTheirDirection() throws {
    var state = try map()
    let projection = projection(of: state)
    func coordinate(_ column: Int, _ row: Int) throws -> Coordinate {
      try #require(projection.coordinate(x: Double(column * 2 + 1), y: Double(row * 4 + 2)))
    }
    let cells = ["East": (80, 20), "Aside": (76, 22), "South": (60, 28), "West": (48, 20)]
    for (name, cell) in cells {
      let place = Place(id: name, name: name, coordinate: try coordinate(cell.0, cell.1))
      state.page.towns.append(place)
    }
    #expect(Set(MapSectionView.namedTowns(in: state).map(\.name)) == Set(cells.keys))
    let here = try coordinate(60, 20)
    func name(right: Int = 0, down: Int = 0) -> String? {
      let town = state.townOnMap(from: here, right: right, down: down)
      return state.page.towns.first { $0.coordinate == town }?.name
    }
    // Twice the distance aside counts: 40 dots to the east, 32 to the east and 8 to the south.
    #expect(name(right: 1) == "East" && name(right: -1) == "West")
    #expect(name(down: 1) == "South")
    #expect(name() == "West")
  }

  @Test(arguments: [(3599.0, "Open-Meteo 17:30"), (3600, "Open-Meteo data 1 h old")])
  func oldFieldIsMarkedWithItsAge(age: Double, text: String) throws {
    let state = try map(receivedAt: Sample.now - age)
    let header = ScreenSample.grid(of: state).lines[1]
    #expect(header.contains("now   " + text), "\(header)")
  }

  @Test func favoriteTemperatureFollowsChosenHourWithoutField() throws {
    var state = Boards.program(Size(width: 120, height: 40))
    let row = try #require(state.favourites.first { $0.id != state.page.place?.id })
    let report = try #require(state.forecasts[row]?.report)
    #expect(
      FavouriteOnMap.temperature(at: row.id, in: state)
        == report.weatherNow(at: state.now).weather.temperature)
    press([.character(">"), .character(">"), .character(">")], &state)
    let chosen = try #require(state.chosenTime)
    let step = try #require(report.step(at: chosen)?.temperature)
    #expect(step != report.weatherNow(at: state.now).weather.temperature)
    #expect(FavouriteOnMap.temperature(at: row.id, in: state) == step)
  }

  /// The favourites on the map have the temperatures of the chosen hour.
  @Test func hourWithFavouritesOnMapRedrawsOnlyTheSectionsThatFollowIt() throws {
    let cache = MapTerrainCache { MapFixtures.coastline }
    var state = Boards.program(Size(width: 120, height: 60))
    let before = PageView(state, terrainCache: cache)
    var drawn = before.grid()
    press([.character(">")], &state)
    let after = PageView(state, terrainCache: cache)
    #expect(after.slice.mapContents.isInSight)
    #expect(after.slice.mapContents.favourites != before.slice.mapContents.favourites)
    let days = try #require(after.layout.sections[.daily])
    drawn.write("as before", x: days.x, y: days.y, style: Style())
    var expected = after.grid()
    expected.write("as before", x: days.x, y: days.y, style: Style())
    #expect(after.grid(after: before, drawn) == expected)
  }

  @Test func stripDrawsRainFromTenthMillimeter() throws {
    for (amount, isDrawn) in [(0.07, false), (0.1, true)] {
      var state = try map()
      for index in state.shown.fetched?.value.hourly.indices ?? 0..<0 {
        state.shown.fetched?.value.hourly[index].precipitation = amount
      }
      let lines = ScreenSample.grid(of: state).lines
      let row = try #require(lines.last { $0.hasPrefix(" mm") })
      #expect(row.unicodeScalars.contains { (0x2581...0x2588).contains($0.value) } == isDrawn)
    }
  }

  @Test func theStripIsEmptyWhereTheFieldIsUnknown() throws {
    var state = try map()
    press([.right], &state)
    let request = try #require(state.fieldInSight)
    func rows(_ isKnown: Bool) throws -> (temperatures: String, rain: String) {
      state.fields.field = FieldSamples.field(
        over: request.lattice, of: .openMeteo, at: Sample.now, isKnown: { _ in isKnown })
      let lines = ScreenSample.grid(of: state).lines
      let row = try #require(lines.lastIndex { $0.hasPrefix(" °C") })
      return (String(lines[row].dropFirst(3)), String(lines[row + 1].dropFirst(3)))
    }
    #expect(try rows(true).temperatures.contains("°"))
    let unknown = try rows(false)
    #expect(!unknown.temperatures.contains("°"))
    #expect(!unknown.rain.unicodeScalars.contains { (0x2581...0x2588).contains($0.value) })
  }

  /// On a map of half the world, the middle depends on the map's shape: it does not show what is
  /// beyond the pole.
  @Test(arguments: [0, 1, 2, 6])
  func stripShowsTheHoursOfTheMiddleOfThePannedMap(zoom: Int) throws {
    var state = try map { $0.page.map.zoom = zoom }
    press([.right, .character(">"), .character(">")], &state)
    let chosen = try #require(state.chosenTime)
    let request = try #require(state.fieldInSight)
    let field = FieldSamples.field(
      over: request.lattice, of: .openMeteo, at: Sample.now, hours: WeatherField.hourCount)
    state.fields.field = field
    let lines = ScreenSample.grid(of: state).lines
    let title = try #require(lines.lastIndex { $0.hasPrefix(" °C") }).advanced(by: -1)
    let middle = projection(of: state).center
    let value = try #require(
      field.value(.temperature, at: middle, hour: field.hour(at: chosen)))
    let text = WeatherFormat(state.settings).temperature(value)
    #expect(lines[title].contains(" \(text) "), "\(text) in \(lines[title])")
  }

  @Test func clickOnSingleLayerTabSelectsNextLayer() {
    let words = Language.english.words
    let narrow = MapLayerTabs(selected: .plain, words, width: 80)
    #expect(narrow.tabs.count == 1 && narrow.layer(at: narrow.tabs[0].x) == .temperature)
    #expect(narrow.layer(at: narrow.end) == nil)
    let wide = MapLayerTabs(selected: .plain, words, width: 120)
    #expect(wide.tabs.map { wide.layer(at: $0.x + 1) } == MapLayer.allCases)
  }
}
