import Foundation
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The requests of the map's weather, and its display until the response arrives.
@MainActor
struct FieldReducerTests {
  private let requested = Guarded<[FieldRequest]>([])
  private let clock = TestClock()

  private nonisolated static func field(
    _ request: FieldRequest, at moment: Date = Sample.now
  ) -> WeatherField {
    FieldSamples.field(over: request.lattice, of: .openMeteo, at: moment)
  }

  private func store(
    cached: @escaping @Sendable (FieldRequest) -> WeatherField? = { _ in nil },
    failing: Bool = false, time: Guarded<Date> = Guarded(Sample.now),
    _ change: (inout AppState) -> Void = { _ in }
  ) -> SettlingStore<AppState, AppAction> {
    var state = Sample.state(Size(width: 120, height: 40))
    state.shown.fetched = ScreenReports.full()
    state.shown.fetched?.alerts = []
    change(&state)
    return SettlingStore(initialState: state) {
      AppReducer()
    } dependencies: {
      $0.continuousClock = clock
      $0.now = { time.value }
      $0.upgrade = .none
      $0.cities = CitiesClient(search: { _ in FoundPlaces(places: [], total: 0, outOf: 0) }) {
        _, _ in []
      }
      $0.normals = .none
      $0.forecastCache = .none
      $0.persist = { _ in }
      $0.weatherClient = WeatherClient { request throws(WeatherFailure) in
        Sample.report(of: request.place)
      }
      $0.radar = .none
      $0.storms = .none
      $0.fields = FieldClient(
        cached: { cached($0) },
        field: { [requested] request throws(WeatherFailure) in
          requested.change { $0.append(request) }
          if failing {
            throw WeatherFailure(provider: .openMeteo, error: .tooManyRequests(retryAt: nil))
          }
          return Self.field(request)
        })
    }
  }

  private func press(_ keys: Key..., in store: SettlingStore<AppState, AppAction>) async {
    for key in keys { await store.send(.input(.key(key))) }
  }

  private func openMap(_ store: SettlingStore<AppState, AppAction>) async {
    await press(.character("4"), .enter, in: store)
  }

  private func rest(_ store: SettlingStore<AppState, AppAction>) async {
    await clock.advance(by: FieldReducer.restDelay)
    await store.settle()
  }

  @Test func aFieldIsRequestedOnceTheMapHasRestedFor400Milliseconds() async throws {
    let store = store()
    await openMap(store)
    await clock.advance(by: .milliseconds(399))
    await store.settle()
    #expect(requested.value.isEmpty)
    await press(.left, in: store)
    await clock.advance(by: .milliseconds(399))
    await store.settle()
    #expect(requested.value.isEmpty)
    await clock.advance(by: .milliseconds(1))
    await store.settle()
    let request = try #require(requested.value.first)
    #expect(requested.value.count == 1 && request.lattice.points.count <= 96)
    #expect(request == store.state.fieldInSight)
    #expect(store.state.fields.field == Self.field(request))
    await store.finish()
  }

  @Test func pageMapRequestsAtMost40PointsAfterThreeSeconds() async throws {
    let store = store()
    await press(.character("4"), in: store)
    await clock.advance(by: .milliseconds(2_999))
    await store.settle()
    #expect(requested.value.isEmpty)
    await clock.advance(by: .milliseconds(1))
    await store.settle()
    let request = try #require(requested.value.first)
    #expect(requested.value.count == 1 && request.lattice.points.count <= 40)
    // The header names the provider of the field, and the towns have the field's values.
    let lines = ScreenSample.grid(of: store.state).lines
    #expect(lines.contains { $0.contains("MAP") && $0.contains("now   Open-Meteo ") })
    // Changes of the hour, the focus and the clock cause no further request.
    await press(
      .character(">"), .character("5"), .character("1"), .character("4"), .character("<"), in: store
    )
    await clock.advance(by: .seconds(10))
    await store.settle()
    #expect(requested.value.count == 1)
    await store.finish()
  }

  /// The clock's minute may end while the map is still moving.
  @Test(arguments: [([Key.character("4")], 3_000), ([.character("4"), .enter], 400)])
  func minuteThatPassesDoesNotShortenTheDelay(keys: [Key], milliseconds: Int) async {
    let time = Guarded(Sample.now)
    let store = store(time: time)
    for key in keys { await press(key, in: store) }
    await clock.advance(by: .milliseconds(milliseconds - 1))
    await store.settle()
    time.change { $0 += 60 }
    await store.send(.minutePassed(time.value))
    await store.settle()
    #expect(requested.value.isEmpty)
    await clock.advance(by: .milliseconds(1))
    await store.settle()
    #expect(requested.value.count == 1)
    await store.finish()
  }

  @Test func offscreenMapRequestsNothingUntilVisible() async {
    let store = store(failing: false) { $0.size = Size(width: 80, height: 24) }
    #expect(store.state.fieldInSight == nil)
    await clock.advance(by: .seconds(10))
    await store.settle()
    #expect(requested.value.isEmpty)
    await press(.character("4"), in: store)
    await clock.advance(by: .seconds(3))
    await store.settle()
    #expect(requested.value.count == 1)
    await store.finish()
  }

  @Test func theCachedFieldIsNotReadForTheFirstFrameOfThePage() async {
    let store = store(cached: { Self.field($0, at: Sample.now - 1800) })
    await press(.character("4"), in: store)
    #expect(store.state.fields.field == nil)
    await rest(store)
    #expect(store.state.fields.field?.isComplete == true)
    await clock.advance(by: .seconds(3))
    await store.settle()
    #expect(requested.value.isEmpty)
    await store.finish()
  }

  @Test func enterShowsTownValueAndArrowsMoveBetweenTowns() async throws {
    let store = store(failing: false) { $0.favourites = Boards.places }
    await openMap(store)
    await press(.character("-"), .character("-"), in: store)
    await rest(store)
    await press(.enter, in: store)
    let first = try #require(store.state.fields.pointer)
    #expect(store.state.page.holdsMap && store.state.fields.isChoosingTown)
    let field = try #require(store.state.fields.field)
    let name = try #require(
      MapSectionView.namedTowns(in: store.state).first { $0.coordinate == first }?.name)
    let value = try #require(
      field.value(
        .temperature, at: first, hour: field.hour(at: Sample.now).rounded(.down)))
    let text = "\(name) \(WeatherFormat(store.state.settings).temperature(value))"
    let grid = ScreenSample.grid(of: store.state)
    #expect(grid.lines.contains { $0.contains(text) }, "\(text)")
    // Screen readers follow the terminal's cursor, which is on the pointer.
    let point = try #require(WholeMapLayer().chosenPoint(store.state))
    #expect(grid[point.x, point.y].text == "+")
    let window = store.state.page.map
    var seen: Set<Coordinate> = [first]
    for key in [Key.left, .right, .up, .down, .down, .down] {
      await press(key, in: store)
      seen.insert(try #require(store.state.fields.pointer))
    }
    #expect(seen.count > 1 && store.state.page.map == window)
    await press(.escape, in: store)
    #expect(store.state.fields.pointer == nil && store.state.page.holdsMap)
    await press(.left, in: store)
    #expect(store.state.page.map != window)
    await store.finish()
  }

  @Test func theFirstClickOnATownShowsItsValueAndTheSecondOpensItsPage() async throws {
    let store = store(failing: false) { $0.favourites = Boards.places }
    await openMap(store)
    await press(.character("-"), .character("-"), in: store)
    await rest(store)
    let town = try #require(
      MapSectionView.namedTowns(in: store.state).first { $0.id != store.state.page.place?.id })
    try await click(on: town, in: store)
    #expect(store.state.fields.pointer == town.coordinate && store.state.page.holdsMap)
    await rest(store)
    try await click(on: town, in: store)
    #expect(store.state.page.place?.id == town.id && !store.state.page.holdsMap)
    await store.settle()
    await store.finish()
  }

  @Test func aClickOnATownOfTheFocusedMapOpensItsPage() async throws {
    let store = store(failing: false) { $0.favourites = Boards.places }
    await press(.character("4"), .character("-"), .character("-"), in: store)
    await rest(store)
    let town = try #require(
      MapSectionView.namedTowns(in: store.state).first { $0.id != store.state.page.place?.id })
    try await click(on: town, in: store)
    #expect(store.state.page.place?.id == town.id)
    await store.settle()
    await store.finish()
  }

  /// Clicks on the name of a town on the map.
  private func click(
    on town: Place, in store: SettlingStore<AppState, AppAction>
  ) async throws {
    let name = WeatherFormat(store.state.settings).placeName(town)
    let lines = ScreenSample.grid(of: store.state).lines
    let y = try #require(lines.indices.dropFirst(2).first { lines[$0].contains(name) })
    let start = try #require(lines[y].range(of: name)?.lowerBound)
    let x = TextWidth.of(String(lines[y][..<start]))
    await store.send(.input(.mouse(MouseEvent(kind: .press, position: Point(x: x, y: y)))))
  }

  @Test(arguments: Language.allCases)
  func sampleProviderHasOneNameOnScreen(language: Language) async {
    let store = store(failing: false) {
      $0.settings.language = language
      $0.settings.provider = .sample
      $0.forecasts.provider = .sample
    }
    await press(.character("4"), in: store)
    await clock.advance(by: .seconds(3))
    await store.settle()
    let lines = ScreenSample.grid(of: store.state).lines
    let name = language.words.status.sample.onGrid
    #expect(lines[0].contains(name))
    #expect(name == "SAMPLE" || !lines.contains { $0.contains("SAMPLE") })
    await store.finish()
  }

  @Test func plainMapRequestsNoField() async {
    let changes: [(inout AppState) -> Void] = [
      { $0.settings.map = .plain }, { $0.fields.layer = .plain },
    ]
    for change in changes {
      let store = store(failing: false, change)
      await openMap(store)
      await rest(store)
      #expect(requested.value.isEmpty)
      await store.finish()
    }
  }

  @Test func freshCachedFieldIsShownWithoutRequest() async {
    let store = store(cached: { Self.field($0, at: Sample.now - 1800) })
    await openMap(store)
    #expect(store.state.fields.field?.isComplete == true)
    await rest(store)
    #expect(requested.value.isEmpty)
    await store.finish()
  }

  @Test func aCachedFieldIsRequestedAgainOnceItIsAnHourOld() async {
    let time = Guarded(Sample.now)
    let store = store(cached: { Self.field($0, at: Sample.now - 1800) }, time: time)
    await openMap(store)
    await rest(store)
    time.change { $0 += 1700 }
    await store.send(.minutePassed(time.value))
    #expect(requested.value.isEmpty)
    time.change { $0 += 200 }
    await store.send(.minutePassed(time.value))
    #expect(requested.value.count == 1)
    await store.finish()
  }

  @Test func offlineModeShowsCachedFieldWithItsAge() async {
    let store = store(cached: { Self.field($0, at: Sample.now - 3 * 3600) }) {
      $0.settings.isOffline = true
    }
    await openMap(store)
    await rest(store)
    #expect(requested.value.isEmpty)
    let lines = ScreenSample.grid(of: store.state).lines
    #expect(lines.contains { $0.contains("MAP") && $0.contains("Open-Meteo data 3 h old") })
    await store.finish()
  }

  @Test func incompleteCachedFieldDoesNotReplaceCompleteOne() async {
    let store = store(cached: { request in
      FieldSamples.field(over: request.lattice, of: .openMeteo, at: Sample.now) { $0.latitude > 38 }
    })
    await openMap(store)
    #expect(store.state.fields.field?.isComplete == false)
    await rest(store)
    let whole = store.state.fields.field
    #expect(whole?.isComplete == true)
    await press(.left, in: store)
    #expect(store.state.fields.field == whole)
    await store.finish()
  }

  @Test func failedFieldRequestIsReportedAndNotRetriedAtOnce() async {
    let store = store(failing: true)
    await openMap(store)
    await rest(store)
    #expect(requested.value.count == 1)
    guard case .failed(let failure, _)? = store.state.statusMessage else {
      Issue.record("no message")
      return
    }
    #expect(failure.error == .tooManyRequests(retryAt: nil))
    await store.send(.field(.refresh))
    #expect(requested.value.count == 1)
    await store.finish()
  }

  @Test func tabCyclesLayersAndClickSelectsLayer() async throws {
    let store = store()
    await openMap(store)
    #expect(store.state.fields.layer == .temperature)
    for layer in [MapLayer.wind, .rain, .cloud, .pressure, .plain, .temperature] {
      await press(.tab, in: store)
      #expect(store.state.fields.layer == layer)
    }
    await press(.backTab, in: store)
    #expect(store.state.fields.layer == .plain)
    await store.send(.input(.key(.tab, .shift)))
    #expect(store.state.fields.layer == .pressure)
    let header = ScreenSample.grid(of: store.state).lines[1]
    let name = try #require(header.range(of: "Rain"))
    let column = header.distance(from: header.startIndex, to: name.lowerBound)
    await store.send(
      .input(.mouse(MouseEvent(kind: .press, position: Point(x: column, y: 1)))))
    #expect(store.state.fields.layer == .rain)
    await store.finish()
  }

  @Test func aClickOnTheMapShowsTheValueThere() async throws {
    let store = store()
    await openMap(store)
    await rest(store)
    let click = AppAction.input(
      .mouse(MouseEvent(kind: .press, position: Point(x: 20, y: 12))))
    await store.send(click)
    let place = try #require(store.state.fields.pointer)
    let field = try #require(store.state.fields.field)
    let hour = field.hour(at: store.state.hourOnMap)
    let value = try #require(field.value(.temperature, at: place, hour: hour))
    let line = Array(ScreenSample.grid(of: store.state).lines[12])
    #expect(line[20] == "+" && String(line).contains("+ \(Int(value.rounded()))°"))
    await store.send(click)
    #expect(store.state.fields.pointer == nil)
    await store.finish()
  }

  @Test func mapShowsFieldProviderAndValueOfThePlace() async throws {
    let store = store()
    await openMap(store)
    await rest(store)
    #expect(store.state.fields.field != nil)
    let lines = ScreenSample.grid(of: store.state).lines
    #expect(lines[1].contains("now   Open-Meteo "), "\(lines[1])")
    let value = try #require(
      store.state.report?.weatherNow(at: Sample.now).weather.temperature)
    #expect(lines.contains { $0.contains("Seoul \(Int(value.rounded()))°") }, "\(value)")
    // Towns need no requests of their own.
    #expect(store.state.townsInSight.isEmpty)
    await store.finish()
  }

  @Test func failedFieldIsRequestedAgainAfterTwoMinutes() async {
    let time = Guarded(Sample.now)
    let store = store(failing: true, time: time)
    await openMap(store)
    await rest(store)
    #expect(requested.value.count == 1)
    for (seconds, count) in [(119.0, 1), (120, 2)] {
      time.change { $0 = Sample.now + seconds }
      await store.send(.minutePassed(time.value))
      await store.settle()
      #expect(requested.value.count == count)
    }
    await store.finish()
  }
}
