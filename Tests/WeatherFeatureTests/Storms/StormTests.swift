import Foundation
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// Tropical cyclones on the map and on the page.
@MainActor
struct StormTests {
  private nonisolated static let seoul = Coordinate(latitude: 37.57, longitude: 126.98)

  /// Returns a typhoon that approaches from the south and passes east of the place after `hours`.
  private nonisolated static func cyclone(
    issuedAgo hours: Double = 1, passing ahead: Double = 30, kilometres: Double = 220
  ) throws -> TropicalCyclone {
    let nearest = seoul.moved(kilometres: kilometres, bearing: 135)
    let positions = [-36.0, 0, 36].map { offset in
      TropicalCyclone.Position(
        time: Sample.now + (ahead + offset) * 3600,
        center: nearest.moved(kilometres: abs(offset) * 20, bearing: offset < 0 ? 225 : 45),
        radius: offset > 0 ? 150 : nil, wind: 35, strength: .typhoon)
    }
    return try #require(
      TropicalCyclone(
        id: "TC", name: "Bavi", agency: .jma, issuedAt: Sample.now - hours * 3600,
        past: [Coordinate(latitude: 20, longitude: 115)], positions: positions))
  }

  private static func report() -> Fetched<WeatherReport> {
    var report = ScreenReports.full()
    report.place.coordinate = seoul
    return report
  }

  private static func line(_ cyclone: TropicalCyclone, _ language: Language = .english) -> String? {
    WeatherFormat(units: .metric, words: language.words)
      .storm(of: [cyclone], at: report().value, now: Sample.now)
  }

  @Test func lineStatesTimeDistanceAndDirection() throws {
    let cyclone = try Self.cyclone()
    let line = try #require(Self.line(cyclone))
    #expect(line.hasPrefix("Typhoon Bavi: nearest on "))
    #expect(line.hasSuffix(", 220 km to the south-east"))
    #expect(Self.line(try Self.cyclone(kilometres: 520)) == nil)
    #expect(
      Self.line(try Self.cyclone(passing: -10))?.hasPrefix("Typhoon Bavi: moving away, now ")
        == true)
  }

  /// The forecast of a cyclone that still approaches ends before it is nearest.
  @Test func lineOfAStormThatApproachesToTheLastStatesWhereTheForecastEnds() throws {
    let cyclone = try Self.cyclone()
    let approaching = try #require(
      TropicalCyclone(
        id: "TC", name: "Bavi", agency: .jma, issuedAt: cyclone.issuedAt, past: [],
        positions: Array(cyclone.positions.dropLast())))
    let line = try #require(Self.line(approaching))
    #expect(line.hasPrefix("Typhoon Bavi: forecast ends on "))
    #expect(line.hasSuffix(", 220 km to the south-east"))
    let lines = Language.allCases.compactMap { Self.line(approaching, $0) }
    #expect(Set(lines).count == Language.allCases.count)
  }

  /// 220 km are 137 miles.
  @Test(arguments: [
    (UnitSystem.metric, 220.0, "220 km"), (.imperial, 220, "140 mi"), (.metric, 3, "10 km"),
  ])
  func distanceIsRoundedToTensOfItsUnit(
    units: UnitSystem, kilometres: Double, text: String
  ) throws {
    let line = WeatherFormat(units: units, words: Language.english.words).storm(
      of: [try Self.cyclone(kilometres: kilometres)], at: Self.report().value, now: Sample.now)
    #expect(try #require(line).hasSuffix(", \(text) to the south-east"), "\(line ?? "")")
  }

  @Test func oldAdvisoryIsMarkedAndExpiredOneIsDropped() throws {
    #expect(Self.line(try Self.cyclone(issuedAgo: 11.9))?.contains("advisory") == false)
    #expect(
      Self.line(try Self.cyclone(issuedAgo: 13))?.hasSuffix("(advisory 13 h old)") == true)
    #expect(Self.line(try Self.cyclone(issuedAgo: 80)) == nil)
  }

  @Test func lineIsTranslatedInEveryLanguage() throws {
    let cyclone = try Self.cyclone()
    let lines = Language.allCases.compactMap { Self.line(cyclone, $0) }
    #expect(Set(lines).count == Language.allCases.count)
  }

  @Test func mapShowsTrackCirclesAndName() throws {
    let size = Size(width: 100, height: 40)
    let projection = MapScene.projection(around: Self.seoul, zoom: 3, size: size)
    var space = MapLabelSpace(size)
    let format = WeatherFormat(units: .metric, words: Language.english.words)
    let cyclone = try Self.cyclone(passing: 30)
    let scene = try #require(
      StormScene([cyclone], projection, size, now: Sample.now, format, space: &space))
    #expect(scene.marks.map(\.text) == ["Typhoon Bavi 35.0 m/s"])
    func isSet(_ coordinate: Coordinate) -> Bool {
      let (x, y) = projection.position(of: coordinate)
      return (-1...1).contains { dx in
        (-1...1).contains { dy in scene.lines.isSet(x: Int(x) + dx, y: Int(y) + dy) }
      }
    }
    let last = cyclone.positions[2].center
    for bearing in stride(from: 0.0, to: 360, by: 45) {
      #expect(isSet(last.moved(kilometres: 150, bearing: bearing)))
    }
    let first = cyclone.positions[0].center
    let (from, to) = (cyclone.past[0], first)
    #expect(
      isSet(
        Coordinate(
          latitude: (from.latitude + to.latitude) / 2,
          longitude: (from.longitude + to.longitude) / 2)))
    #expect(
      StormScene([], projection, size, now: Sample.now, format, space: &space) == nil)
  }

  /// A track that leaves the map at one edge continues at the other one.
  @Test(arguments: [false, true])
  func trackCrossesTheEdgeOfTheWorldMap(isForecast: Bool) throws {
    let size = Size(width: 100, height: 40)
    let projection = MapScene.projection(
      around: Coordinate(latitude: 20, longitude: 0), zoom: 0, size: size)
    let ends = [178.0, -178].map { Coordinate(latitude: 20, longitude: $0) }
    let positions = (isForecast ? ends : [ends[1]]).enumerated().map { day, center in
      TropicalCyclone.Position(
        time: Sample.now + Double(day) * 86_400, center: center, strength: .hurricane)
    }
    let cyclone = try #require(
      TropicalCyclone(
        id: "CP", name: "Ela", agency: .nhc, issuedAt: Sample.now,
        past: isForecast ? [] : [ends[0]], positions: positions))
    var space = MapLabelSpace(size)
    let format = WeatherFormat(units: .metric, words: Language.english.words)
    let scene = try #require(
      StormScene([cyclone], projection, size, now: Sample.now, format, space: &space))
    let row = Int(projection.position(of: ends[0]).y)
    let columns = (0..<scene.lines.dotWidth).filter { scene.lines.isSet(x: $0, y: row) }
    #expect(columns.contains { $0 < 3 } && columns.contains { $0 > scene.lines.dotWidth - 4 })
    #expect(columns.allSatisfy { $0 < 3 || $0 > scene.lines.dotWidth - 4 }, "\(columns)")
  }

  @Test func advisoriesAreRequestedOnceAnHour() async throws {
    let cyclone = try Self.cyclone()
    let requested = Guarded(0)
    let client = StormClient { _ throws(WeatherError) in
      requested.change { $0 += 1 }
      return [cyclone]
    }
    let store = TestStore(initialState: StormState()) {
      StormReducer().within(StormReducer.Context(isOffline: false, now: Sample.now))
    } dependencies: {
      $0.storms = client
    }
    await store.send(.appeared([.jma])) {
      $0.agencies = [.jma]
      $0.entries[.jma] = StormState.Entry(requestedAt: Sample.now)
    }
    await store.receive(.received(.jma, [cyclone])) {
      $0.entries[.jma]?.cyclones = [cyclone]
    }
    await store.send(.refresh)
    await store.send(.appeared([])) { $0.agencies = [] }
    await store.send(.appeared([.jma])) { $0.agencies = [.jma] }
    #expect(requested.value == 1)
    // Without a response the last advisory stays.
    await store.send(.received(.jma, nil)) { $0.entries[.jma]?.hasFailed = true }
  }

  /// The file of the advisories is read once, and they are requested as soon as requests are
  /// allowed.
  @Test(arguments: [true, false])
  func cachedAdvisoriesAreShownUntilTheFirstResponse(isOffline: Bool) async throws {
    let cyclone = try Self.cyclone(issuedAgo: 20)
    let client = StormClient(
      cached: { _ in [cyclone] }, cyclones: { _ throws(WeatherError) in [] })
    func store(_ state: StormState, isOffline: Bool) -> TestStore<StormState, StormAction> {
      TestStore(initialState: state) {
        StormReducer().within(StormReducer.Context(isOffline: isOffline, now: Sample.now))
      } dependencies: {
        $0.storms = client
      }
    }
    let first = store(StormState(), isOffline: isOffline)
    await first.send(.appeared([.jma])) {
      $0.agencies = [.jma]
      $0.entries[.jma] = StormState.Entry(requestedAt: isOffline ? .distantPast : Sample.now)
    }
    await first.receive(.cached(.jma, [cyclone])) { $0.entries[.jma]?.cyclones = [cyclone] }
    guard isOffline else {
      return await first.receive(.received(.jma, [])) { $0.entries[.jma]?.cyclones = [] }
    }
    await first.send(.refresh)
    let online = store(first.state, isOffline: false)
    await online.send(.refresh) { $0.entries[.jma]?.requestedAt = Sample.now }
    await online.receive(.received(.jma, [])) { $0.entries[.jma]?.cyclones = [] }
  }

  @Test(
    arguments: [
      ("a page in the basin", Coordinate(latitude: 37.57, longitude: 126.98), [Key](), [.jma]),
      ("a page outside", Coordinate(latitude: 52.5, longitude: 13.4), [], []),
      (
        "a map that reaches into both basins", Coordinate(latitude: 52.5, longitude: 13.4),
        [.character("4"), .enter] + [Key](repeating: .character("-"), count: 12), [.jma, .nhc]
      ),
    ] as [(String, Coordinate, [Key], Set<TropicalCyclone.Agency>)])
  func agenciesAreThoseOfTheVisibleBasins(
    name: String, center: Coordinate, keys: [Key], agencies: Set<TropicalCyclone.Agency>
  ) {
    var state = Sample.state(Size(width: 120, height: 40))
    state.settings.provider = .openMeteo
    state.page.place = Place(id: "p", name: "P", coordinate: center)
    state.shown.fetched = ScreenReports.full()
    state.shown.fetched?.value.place = Place(id: "p", name: "P", coordinate: center)
    AppReducer().press(keys, &state)
    #expect(state.stormAgencies == agencies, "\(name)")
    state.settings.provider = .sample
    #expect(state.stormAgencies.isEmpty)
  }

  @Test func failedRequestIsRetriedAfterTenMinutes() async throws {
    let cyclone = try Self.cyclone()
    for (minutes, isRequested) in [(9.0, false), (11, true)] {
      var state = StormState()
      state.agencies = [.jma]
      state.entries[.jma] = StormState.Entry(
        cyclones: [cyclone], requestedAt: Sample.now - minutes * 60, hasFailed: true)
      let store = TestStore(initialState: state) {
        StormReducer().within(StormReducer.Context(isOffline: false, now: Sample.now))
      } dependencies: {
        $0.storms = StormClient { _ throws(WeatherError) in [] }
      }
      guard isRequested else {
        await store.send(.refresh)
        continue
      }
      await store.send(.refresh) {
        $0.entries[.jma] = StormState.Entry(cyclones: [cyclone], requestedAt: Sample.now)
      }
      await store.receive(.received(.jma, [])) { $0.entries[.jma]?.cyclones = [] }
    }
  }

  /// Advisories are requested every hour, and after a failure every ten minutes. A request from
  /// the future means that the clock was set back.
  @Test(
    arguments: [
      (599.0, true, false), (600, true, true), (3599, false, false), (3600, false, true),
      (0, false, false), (-1, false, true),
    ])
  func advisoriesAreDueAtTheirInterval(age: Double, hasFailed: Bool, isDue: Bool) async {
    var state = StormState()
    state.agencies = [.jma]
    state.entries[.jma] = StormState.Entry(
      requestedAt: Sample.now - age, hasFailed: hasFailed)
    let store = TestStore(initialState: state) {
      StormReducer().within(StormReducer.Context(isOffline: false, now: Sample.now))
    } dependencies: {
      $0.storms = StormClient { _ throws(WeatherError) in [] }
    }
    guard isDue else { return await store.send(.refresh) }
    await store.send(.refresh) {
      $0.entries[.jma] = StormState.Entry(requestedAt: Sample.now)
    }
    await store.receive(.received(.jma, []))
  }
}
