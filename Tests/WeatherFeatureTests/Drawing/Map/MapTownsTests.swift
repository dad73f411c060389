import Foundation
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The weather of the towns on the map: its requests and its display.
@MainActor
struct MapTownsTests {
  private nonisolated static let towns = MapFixtures.towns.enumerated().map { index, town in
    Place(
      id: "town:\(index)", name: town.name, coordinate: town.coordinate,
      population: town.population)
  }

  private let requested = Guarded<[[WeatherRequest]]>([])
  private let clock = TestClock()

  private func store(
    fields: FieldClient = .none, _ change: (inout AppState) -> Void = { _ in }
  ) -> SettlingStore<AppState, AppAction> {
    var state = Sample.state(Size(width: 120, height: 40))
    state.shown.fetched = ScreenReports.full()
    state.shown.fetched?.alerts = []
    state.page.towns = Self.towns
    change(&state)
    return SettlingStore(initialState: state) {
      AppReducer()
    } dependencies: {
      $0.continuousClock = clock
      $0.now = { Sample.now }
      $0.cities = CitiesClient(search: { _ in FoundPlaces(places: [], total: 0, outOf: 0) }) {
        box, limit in
        Array(Self.towns.filter { box.contains($0.coordinate) }.prefix(limit))
      }
      $0.normals = .none
      $0.radar = .none
      $0.storms = .none
      $0.fields = fields
      $0.forecastCache = .none
      $0.persist = { _ in }
      $0.weatherClient = WeatherClient(
        report: { request throws(WeatherFailure) in Sample.report(of: request.place) },
        reports: { [requested] requests, receive in
          requested.change { $0.append(requests) }
          await receive(
            requests.map { request in
              var report = Sample.report(of: request.place, temperature: 21)
              report.detailLevel = request.detailLevel
              return WeatherResponse(request, .success(report))
            })
        })
    }
  }

  private func press(_ key: Key, _ store: SettlingStore<AppState, AppAction>) async {
    await store.send(.input(.key(key)))
  }

  private func rest(_ store: SettlingStore<AppState, AppAction>) async {
    await clock.advance(by: PageReducer.restPause)
    await store.settle()
  }

  /// Waits until the field fails, which would have the weather of the towns.
  private func awaitField(_ store: SettlingStore<AppState, AppAction>) async {
    await clock.advance(by: FieldReducer.panelDelay)
    await store.settle()
  }

  @Test func unfocusedMapMakesNoTownRequests() async {
    let store = store()
    await press(.character("2"), store)
    await press(.character("+"), store)
    await rest(store)
    #expect(requested.value.isEmpty && store.state.townsInSight.isEmpty)
    await store.finish()
  }

  @Test(arguments: [[Key.character("4")], [.character("4"), .enter]])
  func oneBatchRequestsTownsNamedOnMap(keys: [Key]) async throws {
    let store = store()
    for key in keys { await press(key, store) }
    #expect(requested.value.isEmpty)
    await rest(store)
    await awaitField(store)
    let question = try #require(requested.value.first)
    #expect(requested.value.count == 1 && question.count == Set(question.map(\.place.id)).count)
    #expect(!question.isEmpty && question.allSatisfy { $0.detailLevel == .summary })
    #expect(!question.contains { $0.place.id == Sample.seoul.id })
    let lines = ScreenSample.grid(of: store.state).lines
    for request in question {
      #expect(lines.contains { $0.contains("\(request.place.name) 21°") }, "\(request.place.name)")
    }
    // Fresh weather is not requested again.
    await press(.escape, store)
    await press(.character("1"), store)
    await press(.character("4"), store)
    await rest(store)
    let again = requested.value.dropFirst().joined()
    #expect(again.allSatisfy { one in !question.contains { $0.place.id == one.place.id } })
    await store.finish()
  }

  /// A refusal to spare the quota holds for requests of towns as well, which use the same quota.
  @Test(
    arguments: [
      (.tooManyRequests(retryAt: nil), false), (.quotaReserved, false),
      (.serverError(status: 500), true),
    ] as [(WeatherError, Bool)], [[Key.character("4")], [.character("4"), .enter]])
  func refusedFieldIsNotReplacedByRequestsForTowns(
    failure: (error: WeatherError, isReplaced: Bool), keys: [Key]
  ) async {
    let error = failure.error
    let store = store(
      fields: FieldClient(
        cached: { _ in nil },
        field: { request throws(WeatherFailure) in
          throw WeatherFailure(provider: request.provider, error: error)
        }))
    for key in keys { await press(key, store) }
    await rest(store)
    await awaitField(store)
    #expect(requested.value.isEmpty != failure.isReplaced)
    #expect(store.state.townsInSight.isEmpty != failure.isReplaced)
    await store.finish()
  }

  @Test func movingMapDebouncesTownRequests() async {
    let store = store()
    await press(.character("4"), store)
    for key in [Key.left, .right, .character("+"), .character("-")] {
      await clock.advance(by: PageReducer.restPause / 2)
      await store.settle()
      await press(key, store)
    }
    #expect(requested.value.isEmpty)
    await rest(store)
    await awaitField(store)
    #expect(requested.value.count == 1)
    await store.finish()
  }

  @Test(arguments: [Provider.openWeather, .metNorway])
  func singlePlaceProvidersGetNoTownRequests(provider: Provider) async {
    let store = store {
      $0.settings.provider = provider
      $0.forecasts.provider = provider
      $0.shown.fetched?.provider = provider
    }
    await press(.character("4"), store)
    await rest(store)
    #expect(requested.value.isEmpty && store.state.townsInSight.isEmpty)
    await store.finish()
  }

  @Test func failedTownShowsNoBannerAndIsNotReloaded() async {
    let store = store()
    await press(.character("4"), store)
    await rest(store)
    await awaitField(store)
    let failure = WeatherFailure(provider: .openMeteo, error: .serverError(status: 500))
    let answers = store.state.townsInSight.map {
      WeatherResponse(
        WeatherRequest(place: $0, provider: .openMeteo, language: "en", detailLevel: .summary),
        .failure(failure))
    }
    await store.send(.forecasts(.answered(answers)))
    #expect(!answers.isEmpty && Banner.cause(in: store.state) == nil)
    requested.change { $0 = [] }
    await press(.character("r"), store)
    #expect(requested.value.joined().map(\.place.id) == [Sample.seoul.id])
    await store.finish()
  }

  @Test func favoritesOnMapHaveStarAndTemperature() {
    var state = Sample.state(Size(width: 120, height: 40))
    state.favourites = [Self.towns[2]]
    state.page.towns = Self.towns
    state.page.map.zoom = 4
    state.forecasts.entries[Self.towns[2].id] = Forecast(
      fetched: Sample.report(of: Self.towns[2], temperature: 17))
    #expect(ScreenSample.grid(of: state).text.contains("★ Busan 17°"))
    state.board.isStart = true
    #expect(ScreenSample.grid(of: state).text.contains("• Busan 17°"))
  }

  @Test func enterExpandsMapToWholeWindow() {
    var state = Sample.state(Size(width: 80, height: 24))
    state.shown.fetched = ScreenReports.full()
    let reducer = AppReducer()
    reducer.press([.character("4"), .enter], &state)
    #expect(state.layers.last is WholeMapLayer)
    let lines = ScreenSample.grid(of: state).lines
    #expect(lines[1].contains("MAP") && lines[1].contains("37°34′ N"))
    #expect(!lines.contains { $0.contains("DETAIL") || $0.contains("HOURLY") })
    #expect(state.hints.local.contains { $0.key == .escape })
    reducer.press([.up, .left, .character("+")], &state)
    #expect(state.page.map.zoom == MapWindow.homeZoom + 1 && state.page.map.north == 2)
    let wheel = MouseEvent(kind: .wheelUp, position: Point(x: 9, y: 9))
    reducer.settle(&state, .input(.mouse(wheel)))
    #expect(state.page.map.zoom == MapWindow.homeZoom + 2)
    reducer.press([.character("-"), .character("-"), .character("-")], &state)
    #expect(state.page.map.zoom == MapWindow.homeZoom - 1)
    reducer.settle(
      &state, .input(.mouse(MouseEvent(kind: .wheelDown, position: Point(x: 9, y: 9)))))
    #expect(state.page.map.zoom == MapWindow.homeZoom - 2)
    reducer.press([.escape], &state)
    #expect(state.layers.last is PageLayer && state.page.focus == .map)
    reducer.press([.enter, .character("2")], &state)
    #expect(!state.page.holdsMap && state.page.focus == .hourly)
  }

  @Test func landAndSeaBackgroundsKeepTextReadable() {
    for background in [TerminalBackground.unknown, .color(.rgb(255, 255, 255))] {
      let theme = Theme(.auto, on: background)
      guard let shades = theme.shades else { continue }
      let scene = MapFixtures.scene("Seoul", zoom: 5, 100, 36)
      var grid = Grid(size: scene.size)
      MapView(scene, styles: MapStyles(theme)).draw(into: &grid, in: grid.bounds)
      var seen: Set<Color> = []
      for y in 0..<36 {
        for x in 0..<100 {
          let cell = grid[x, y]
          seen.insert(cell.style.background)
          guard cell.text.contains(where: \.isLetter) else { continue }
          let contrast = cell.style.foreground.contrast(with: cell.style.background) ?? 0
          #expect(contrast >= 4.5, "\(cell.text)")
        }
      }
      #expect(seen == [shades.land, shades.sea])
      // Seoul is on land, the middle of the East Sea is not.
      #expect(grid[50, 18].style.background == shades.land)
      #expect(grid[95, 10].style.background == shades.sea)
    }
  }

  @Test func terminalThemesKeepDefaultMapBackground() {
    let scene = MapFixtures.scene("Seoul", zoom: 5, 60, 20)
    for name in [ThemeName.terminal, .mono] {
      var grid = Grid(size: scene.size)
      MapView(scene, styles: MapStyles(Theme(name))).draw(into: &grid, in: grid.bounds)
      for y in 0..<20 {
        for x in 0..<60 { #expect(grid[x, y].style.background == .standard) }
      }
    }
  }

  /// Opening the coastline causes a third of the page faults of a start.
  @Test func coastlineIsOpenedWhenMapBecomesVisible() {
    var opened = 0
    let terrainCache = MapTerrainCache {
      opened += 1
      return MapFixtures.coastline
    }
    var state = Sample.state(Size(width: 80, height: 24))
    let layout = PageLayout(of: state)
    let first = PageView(state, terrainCache: terrainCache)
    let grid = first.grid()
    #expect(opened == 0)
    state.page.scroll = layout.lastScroll
    let scrolled = PageView(state, terrainCache: terrainCache)
    let drawn = scrolled.grid(after: first, grid)
    #expect(opened == 1)
    #expect(drawn == scrolled.grid())
    #expect(drawn != grid)
    state.page.scroll = 0
    let back = PageView(state, terrainCache: terrainCache)
    #expect(back.grid(after: scrolled, drawn) == drawn)
  }

  @Test func aTownWithoutRoomForARequiredValueIsNotNamed() throws {
    var space = MapLabelSpace(Size(width: 16, height: 1))
    space.occupy(Rect(x: 12, y: 0, width: 4, height: 1))
    var town = MapTown(
      name: "Suwon", coordinate: Sample.seoul.coordinate, temperature: "↗ 12.3")
    let label = try #require(space.label(of: town, at: Point(x: 1, y: 0)))
    #expect(label.temperature == nil && label.name == "Suwon")
    town.isValueRequired = true
    #expect(space.label(of: town, at: Point(x: 1, y: 0)) == nil)
    town.temperature = "–"
    town.name = "Osa"
    #expect(space.label(of: town, at: Point(x: 1, y: 0))?.temperature == "–")
  }

  @Test func cachedTerrainMatchesFreshTerrain() {
    let terrainCache = MapTerrainCache { MapFixtures.coastline }
    let size = Size(width: 60, height: 20)
    let projection = MapScene.projection(
      around: Sample.seoul.coordinate, zoom: 6, size: size)
    let first = terrainCache.terrain(projection, size)
    #expect(terrainCache.terrain(projection, size) == first)
    #expect(first == MapTerrain(MapFixtures.coastline, projection, size))
  }
}
