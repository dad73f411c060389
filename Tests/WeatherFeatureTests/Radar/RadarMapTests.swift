import Foundation
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The radar on the map and in the page's sentence.
@MainActor
struct RadarMapTests {
  private static let hamburg = Coordinate(latitude: 53.55, longitude: 9.99)

  /// Returns frames of one and two hours: 4.8 mm/h in the 20 km east of the place, nothing
  /// elsewhere.
  private static func composite(
    around place: Coordinate = hamburg, at now: Date = Sample.now
  ) throws -> RadarComposite {
    let window = try #require(RadarWindow(around: place))
    let cell = try #require(window.cell(at: place))
    let step = Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 300).rounded(.down) * 300)
    let sums = (0..<window.cellCount).map { index in
      let (row, column) = (index / window.columnCount, index % window.columnCount)
      return abs(row - cell.row) < 10 && (0..<20).contains(column - cell.column) ? UInt16(40) : 0
    }
    let frames = (-12...24).compactMap {
      RadarFrame(end: step + TimeInterval($0 * 300), window: window, sums: sums)
    }
    return try #require(RadarComposite(frames: frames, receivedAt: now))
  }

  @Test(arguments: [ThemeName.dark, .mono])
  func cellsOutsideRadarRangeAreHatched(name: ThemeName) throws {
    let size = Size(width: 100, height: 40)
    let projection = MapScene.projection(around: Self.hamburg, zoom: 6, size: size)
    let field = FieldSamples.field(
      over: FieldLattice(covering: projection.box, limit: FieldLattice.screenLimit))
    var space = MapLabelSpace(size)
    let frame = try #require(try Self.composite().frame(at: Sample.now))
    let scene = FieldScene(
      .rain, of: field, at: FieldSamples.start,
      FieldScene.Context(
        projection: projection, size: size, theme: Theme(name),
        format: WeatherFormat(units: .metric, words: Language.english.words), radar: frame),
      space: &space)
    var counts = (hatched: 0, wet: 0, dry: 0)
    for row in 0..<size.height {
      for column in 0..<size.width {
        let place = try #require(
          projection.coordinate(
            x: Double(column) * 2 + 1, y: Double(row) * 4 + (scene.raster.rowsPerCell == 2 ? 1 : 2))
        )
        let index = scene.raster[column, row, 0]
        let rate = frame.rate(at: place)
        // A cell at the edge of the range may be on either side of it.
        guard rate != nil || !RadarGrid.sees(place) else { continue }
        if rate == nil {
          #expect(index == FieldRaster.unknown)
          counts.hatched += 1
        } else if rate == 0 {
          counts.dry += 1
        } else {
          counts.wet += 1
        }
      }
    }
    #expect(counts.hatched > 300 && counts.wet > 2 && counts.dry > 500)
  }

  @Test func radarIsReadFromTheCacheThenRequested() async throws {
    let (old, new) = (
      try Self.composite(at: Sample.now - 1_200), try Self.composite()
    )
    let store = TestStore(
      initialState: RadarState()
    ) {
      RadarReducer().within(RadarReducer.Context(isOffline: false, now: Sample.now))
    } dependencies: {
      $0.radar = RadarClient(cached: { _ in old }, composite: { _ in new })
    }
    await store.send(.appeared(Self.hamburg)) { $0.place = Self.hamburg }
    await store.receive(.received(Self.hamburg, old)) { $0.composite = old }
    await store.receive(.received(Self.hamburg, new)) { $0.composite = new }
    // Fresh frames are not requested again.
    await store.send(.refresh)
    await store.send(.appeared(nil)) {
      $0.place = nil
      $0.composite = nil
    }
    await store.send(.received(Self.hamburg, new))
  }

  @Test func offlineModeReadsOnlyTheCache() async throws {
    let old = try Self.composite(at: Sample.now - 1_200)
    let store = TestStore(
      initialState: RadarState()
    ) {
      RadarReducer().within(RadarReducer.Context(isOffline: true, now: Sample.now))
    } dependencies: {
      $0.radar = RadarClient(
        cached: { _ in old },
        composite: { _ throws(WeatherError) in
          Issue.record("requested offline")
          throw .cancelled
        })
    }
    await store.send(.appeared(Self.hamburg)) { $0.place = Self.hamburg }
    await store.receive(.received(Self.hamburg, old)) { $0.composite = old }
  }

  /// Returns the rain layer around Hamburg over a field that has the same rain everywhere.
  private static func scene(
    _ theme: Theme, rain: Double?, _ frame: RadarFrame?, temperature: Double? = 12
  ) -> FieldScene {
    let size = Size(width: 100, height: 40)
    let projection = MapScene.projection(around: hamburg, zoom: 6, size: size)
    let lattice = FieldLattice(covering: projection.box, limit: FieldLattice.screenLimit)
    var series: [FieldPoint: FieldSeries] = [:]
    for point in lattice.points {
      series[point] = FieldSeries(startHour: 490_000, hourCount: 2) { quantity, _ in
        quantity == .temperature ? temperature : quantity == .snowfall ? 0 : rain
      }
    }
    var space = MapLabelSpace(size)
    return FieldScene(
      .rain,
      of: WeatherField(
        lattice: lattice, provider: .openMeteo, receivedAt: FieldSamples.start, series: series),
      at: FieldSamples.start,
      FieldScene.Context(
        projection: projection, size: size, theme: theme,
        format: WeatherFormat(units: .metric, words: Language.english.words), radar: frame),
      space: &space)
  }

  @Test func monochromeIsolinesFollowTheRadar() throws {
    let frame = try #require(try Self.composite().frame(at: Sample.now))
    let model = try #require(Self.scene(.mono, rain: 4.8, nil).isolines)
    #expect(model == BrailleCanvas(width: 100, height: 40), "the same rain has no lines")
    let lines = try #require(Self.scene(.mono, rain: 0, frame).isolines)
    #expect(lines != model)
    // Every dot lies beside the rain, which extends over 20 kilometres.
    let projection = MapScene.projection(
      around: Self.hamburg, zoom: 6, size: Size(width: 100, height: 40))
    for row in 0..<40 {
      for column in 0..<100 where !lines.isEmpty(column: column, row: row) {
        let place = try #require(
          projection.coordinate(x: Double(column) * 2 + 1, y: Double(row) * 4 + 2))
        #expect(place.kilometres(to: Self.hamburg) < 60)
      }
    }
  }

  @Test func radarHasALegendWithoutForecastRain() throws {
    let frame = try #require(try Self.composite().frame(at: Sample.now))
    #expect(Self.scene(.dark, rain: nil, nil).legend == nil)
    let scene = Self.scene(.dark, rain: nil, frame)
    #expect(scene.legend?.entries.first?.text == "0.1")
    // Without a temperature, rain is not drawn as snow.
    #expect(Set((0..<4_000).map { scene.raster[$0 % 100, $0 / 100] }).count > 2)
    #expect(scene.legend?.entries.contains { $0.text == "Snow" } == false)
  }

  @Test func radarPrecipitationIsSnowBelowOneDegree() throws {
    let frame = try #require(try Self.composite().frame(at: Sample.now))
    let rain = Self.scene(.dark, rain: 0, frame, temperature: 1.1)
    let snow = Self.scene(.dark, rain: 0, frame, temperature: 1)
    let unknown = Self.scene(.dark, rain: 0, frame, temperature: nil)
    #expect(unknown.raster == rain.raster)
    #expect(snow.legend?.entries.contains { $0.text == "Snow" } == true)
    var snowCells = 0
    for cell in 0..<4_000 {
      let (wet, cold) = (rain.raster[cell % 100, cell / 100], snow.raster[cell % 100, cell / 100])
      guard wet != FieldRaster.unknown, wet > 0 else {
        #expect(cold == wet)
        continue
      }
      #expect(rain.palette.land[Int(wet)] != rain.palette.land[Int(cold)])
      snowCells += 1
    }
    #expect(snowCells > 2)
  }

  /// Returns the full-size map of Hamburg's rain with the radar of a time.
  private static func map(receivedAt: Date = Sample.now) throws -> AppState {
    var state = Sample.state(Size(width: 120, height: 40))
    let place = Place(id: "h", name: "Hamburg", coordinate: hamburg)
    state.page.place = place
    state.shown.fetched = ScreenReports.full()
    state.shown.fetched?.value.place = place
    state.settings.animates = true
    let reducer = AppReducer()
    for key in [Key.character("4"), .enter] { reducer.settle(&state, .input(.key(key))) }
    state.fields.layer = .rain
    state.fields.field = state.fieldInSight.map {
      FieldSamples.field(over: $0.lattice, of: .openMeteo, at: Sample.now)
    }
    state.radar.place = state.radarInSight
    var composite = try composite()
    composite = try #require(RadarComposite(frames: composite.frames, receivedAt: receivedAt))
    state.radar.composite = composite
    return state
  }

  @Test(arguments: [(4, false), (5, true), (8, true)])
  func radarIsShownOnNearMapsOnly(zoom: Int, isShown: Bool) throws {
    var state = try Self.map()
    state.page.map.zoom = zoom
    #expect((state.radarInSight != nil) == isShown)
    state.fields.layer = .wind
    #expect(state.radarInSight == nil)
  }

  /// The rain layer stays selected when the user leaves the map and opens another place.
  @Test(.sampleProgram)
  func radarFollowsThePlaceOnThePageMap() throws {
    var state = try Self.map()
    let reducer = AppReducer()
    reducer.settle(&state, .input(.key(.escape)))
    #expect(state.radar.place == Self.hamburg)
    for (name, center) in [
      ("Seoul", Coordinate(latitude: 37.57, longitude: 126.98)), ("Hamburg", Self.hamburg),
    ] {
      let place = Place(id: name, name: name, coordinate: center)
      state.forecasts.entries[place.id] = state.forecast
      state.forecasts.entries[place.id]?.fetched?.value.place = place
      reducer.settle(&state, .opened(place))
      reducer.settle(&state, .input(.key(.character("4"))))
      #expect(state.radar.place == (name == "Hamburg" ? center : nil), "\(name)")
    }
  }

  @Test(arguments: [(0.0, false), (299, false), (-299, false), (300, true), (-300, true)])
  func radarIsRequestedEveryFiveMinutes(age: Double, isRequested: Bool) async throws {
    let known = try Self.composite()
    var state = RadarState()
    state.place = Self.hamburg
    state.composite = RadarComposite(frames: known.frames, receivedAt: Sample.now - age)
    let store = TestStore(initialState: state) {
      RadarReducer().within(RadarReducer.Context(isOffline: false, now: Sample.now))
    } dependencies: {
      $0.radar = RadarClient(cached: { _ in nil }, composite: { _ in known })
    }
    await store.send(.refresh)
    if isRequested {
      await store.receive(.received(Self.hamburg, known)) { $0.composite = known }
    }
  }

  @Test func radarAnimationUsesFiveMinuteSteps() throws {
    var state = try Self.map()
    let reducer = AppReducer()
    #expect(state.radarOnMap?.frame == state.radar.composite?.frame(at: Sample.now))
    reducer.settle(&state, .input(.key(.character(" "))))
    // Half of the current hour has passed, so that an hour ago was half an hour before it.
    #expect(state.motion.partOfHour == -0.5 && FieldOnMap(state)?.part == 0)
    let start = state.hourOnMap - 1_800
    #expect(state.radarOnMap?.frame == state.radar.composite?.frame(at: Sample.now - 3_600))
    var ends: [Date] = []
    for step in 1...17 {
      reducer.settle(&state, .motion(.glided))
      let frame = try #require(state.radarOnMap?.frame)
      #expect(frame == state.radar.composite?.frame(at: start + Double(step) * 300 + 1))
      ends.append(frame.end)
    }
    #expect(zip(ends, ends.dropFirst()).allSatisfy { $1 == $0 + 300 })
    reducer.settle(&state, .motion(.played))
    #expect(state.hoursAhead == 1 && state.motion.partOfHour == 0)
    let chosen = try #require(state.chosenTime)
    #expect(state.radarOnMap?.frame == state.radar.composite?.frame(at: chosen))
    // Beyond the radar, an hour has three steps again.
    reducer.settle(&state, .motion(.played))
    reducer.settle(&state, .motion(.played))
    #expect(state.radarOnMap == nil)
    reducer.settle(&state, .motion(.glided))
    #expect(abs(state.motion.partOfHour - 1.0 / 3) < 1e-9)
  }

  @Test func oldRadarIsMarkedWithItsAge() throws {
    for (age, text) in [(240.0, nil), (2_400, "40 min")] {
      let state = try Self.map(receivedAt: Sample.now - age)
      let header = ScreenSample.grid(of: state).lines[1]
      #expect(header.contains("Radar DWD"), "\(header)")
      #expect(header.contains("40 min") == (text != nil), "\(header)")
    }
  }

  @Test(arguments: [(899.0, false), (900, true)])
  func radarIsOldAfterThreeUpdates(age: Double, isOld: Bool) throws {
    let state = try Self.map(receivedAt: Sample.now - age)
    let header = ScreenSample.grid(of: state).lines[1]
    #expect(header.contains("Radar DWD") && header.contains("15 min old") == isOld, "\(header)")
  }

  private static func report(_ rates: [Double?], direction: Double?) -> Fetched<WeatherReport> {
    var weather = CurrentWeather(time: Sample.now, condition: .cloudy)
    weather.temperature = 8
    let place = Place(id: "h", name: "Hamburg", coordinate: hamburg)
    var report = Fetched(
      WeatherReport(
        place: place, asOf: Sample.now,
        timeZone: PlaceTimeZone(identifier: "Europe/Berlin", fixedOffset: 3600), stepHours: 1,
        current: weather, hourly: [], daily: []), from: .openMeteo)
    let step = Date(
      timeIntervalSince1970: (Sample.now.timeIntervalSince1970 / 300).rounded(.down) * 300)
    report.nowcast = Nowcast(start: step, stepMinutes: 5, rates: rates)
    report.nowcast?.isRadar = true
    report.nowcast?.direction = direction
    return report
  }

  private static let dry = [Double?](repeating: 0, count: 24)

  @Test(arguments: [
    ("en", "Rain reaches you at 14:55 from the west, for 25 minutes"),
    ("de", "Regen um 14:55 aus Westen, 25 Minuten lang"),
    ("ko", "14:55경 서쪽에서 비 시작, 25분간"),
    ("ja", "14:55ごろ西から雨、25分間"),
    ("es", "Lluvia a las 14:55, desde el oeste, durante 25 minutos"),
    ("uk", "Дощ о 14:55 із заходу, на 25 хвилин"),
    ("tr", "14:55’ten itibaren batıdan yağmur, 25 dakika"),
  ])
  func sentenceStatesTimeDirectionAndDuration(language: String, text: String) throws {
    var rates = Self.dry
    for step in 5..<10 { rates[step] = 2 }
    var report = Self.report(rates, direction: 268)
    let start = try #require(report.nowcast?.start)
    report.nowcast?.start = start
    let words = try #require(Language.allCases.first { $0.code == language }).words
    let format = WeatherFormat(units: .metric, words: words)
    let clock = format.clock(report.value.localTime(start + 1500))
    let said = try #require(format.rain(of: report.value, at: Sample.now))
    #expect(said.withCapital == text.replacing("14:55", with: clock).withCapital)
  }

  @Test func sentenceOmitsUnknownDirectionAndDuration() {
    let format = WeatherFormat(units: .metric, words: Language.english.words)
    var rates = Self.dry
    for step in 5..<24 { rates[step] = 2 }
    let endless = format.rain(of: Self.report(rates, direction: nil).value, at: Sample.now)
    #expect(endless?.hasPrefix("Rain reaches you at ") == true)
    #expect(endless?.contains("from") == false && endless?.contains("for") == false)
    let from = format.rain(of: Self.report(rates, direction: 130).value, at: Sample.now)
    #expect(from?.hasSuffix("from the south-east") == true)
    #expect(
      format.rain(of: Self.report(Self.dry, direction: nil).value, at: Sample.now) == "dry for 2 h")
  }
}
