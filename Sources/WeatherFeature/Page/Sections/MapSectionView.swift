import TerminalUI
import WeatherModel
import WeatherWords

/// The section of the map: the place's coordinates, its time zone, its elevation, and the land
/// around it.
struct MapSectionView {
  private let page: PageContext
  private let terrainCache: MapTerrainCache
  /// The weather over the map; `nil` for land and sea alone.
  private let field: FieldOnMap?

  init(_ page: PageContext, terrainCache: MapTerrainCache, field: FieldOnMap? = nil) {
    self.page = page
    self.terrainCache = terrainCache
    self.field = field
  }

  /// Returns the area of the map in the section, below the line of facts.
  static func mapArea(in area: Rect) -> Rect {
    area.inset(left: 1, right: 1).splitTop(area.height > 4 ? 1 : 0).rest
  }

  /// Returns the area of the strip of hours in the section. Only the focused map of a wide page has
  /// the strip.
  static func stripArea(
    in area: Rect, _ breadth: PageLayout.Breadth, isFocused: Bool, _ choice: MapChoice
  ) -> Rect {
    let map = mapArea(in: area)
    let rows = map.height >= 12 ? MapStrip.height : map.height >= 7 ? 3 : 0
    let hasStrip = isFocused && breadth >= .wide && choice == .automatic
    return map.splitBottom(hasStrip ? rows : 0).bottom
  }

  /// Returns the area of the map on the page as it is drawn, above its strip; nil if the page has
  /// none.
  static func mapArea(onPageOf state: AppState) -> Rect? {
    let layout = PageLayout(of: state)
    guard let area = layout.sections[.map]?.splitTop(1).rest else { return nil }
    let strip = stripArea(
      in: area, layout.breadth, isFocused: state.page.focus == .map && !state.boardHasKeys,
      state.settings.map)
    return mapArea(in: area).splitBottom(strip.height).rest
  }

  func draw(into grid: inout Grid, in area: Rect) {
    guard !area.isEmpty else { return }
    let map = Self.mapArea(in: area)
    let line = Rect(x: map.x, y: area.y, width: map.width, height: map.y - area.y)
    if !line.isEmpty {
      grid.write(
        facts(width: line.width - 1), x: line.x + 1, y: line.y, style: page.theme.label,
        maxX: line.maxX)
    }
    let strip = Self.stripArea(
      in: area, page.breadth, isFocused: page.isFocused(.map), page.slice.settings.map)
    let above = map.splitBottom(strip.height).rest
    drawMap(into: &grid, in: above)
    drawStrip(into: &grid, in: strip, below: above.size)
  }

  /// Draws the strip with the hours of the place in the middle of a map of a size.
  func drawStrip(into grid: inout Grid, in area: Rect, below map: Size) {
    guard !area.isEmpty else { return }
    MapStrip(page, field, middle: projection(in: map).center).draw(into: &grid, in: area)
  }

  private func projection(in size: Size) -> MapProjection {
    let window = page.slice.map
    return MapScene.projection(
      around: page.report.place.coordinate, zoom: window.zoom, east: window.east,
      north: window.north, size: size)
  }

  /// Draws the map alone, as large as the area.
  func drawWhole(into grid: inout Grid, in area: Rect) {
    if !area.isEmpty { drawMap(into: &grid, in: area) }
  }

  /// Returns as many facts as fit.
  func facts(width: Int) -> String {
    var facts = facts
    while facts.count > 1, TextWidth.of(facts.joined(separator: "   ")) > width {
      facts.removeLast()
    }
    return facts.joined(separator: "   ")
  }

  private var facts: [String] {
    let place = page.report.place
    let time = page.report.localTime(page.now)
    var facts = [
      page.format.coordinatesInMinutes(place.coordinate),
      page.format.zone(page.report.timeZone, utcOffset: time.utcOffset),
    ]
    if let elevation = place.elevation { facts.append(page.format.elevation(elevation)) }
    return facts
  }

  private func drawMap(into grid: inout Grid, in area: Rect) {
    let scene = scene(in: area.size) { terrainCache.terrain($0, area.size) }
    MapView(scene, styles: MapStyles(page.theme)).draw(into: &grid, in: area)
  }

  /// Returns the map with its names. Towns with an unknown temperature keep room for `reserved`, if
  /// given.
  ///
  /// - Parameter showsLayer: Whether the layer is prepared too, and not only its values at towns.
  private func scene(
    in size: Size, reserving reserved: String? = nil, showsLayer: Bool = true,
    on background: (MapProjection) -> MapTerrain
  ) -> MapScene {
    let place = page.report.place
    let theme = page.theme
    let projection = projection(in: size)
    let field = field
    func town(_ place: Place, _ celsius: Double?, isFavourite: Bool = false) -> MapTown {
      var town = MapTown(
        id: place.id, name: page.format.placeName(place), coordinate: place.coordinate,
        population: place.population ?? 0, isFavourite: isFavourite,
        temperature: celsius.map { page.format.temperature($0) } ?? reserved,
        temperatureStyle: theme.temperature(celsius))
      if let field {
        town.temperature =
          field.townValue(at: place.coordinate, page.format) ?? unknownValue
        town.temperatureStyle = nil
        town.isValueRequired = true
      }
      return town
    }
    func name(of coordinate: Coordinate) -> String {
      (page.slice.mapContents.favourites.map(\.place) + page.slice.mapContents.towns)
        .first { $0.coordinate == coordinate }.map(page.format.placeName) ?? ""
    }
    let pointed = field.flatMap { field in
      field.pointer.map {
        MapTown(
          name: name(of: $0), coordinate: $0, population: .max, isPointer: true,
          temperature: field.townValue(at: $0, page.format) ?? unknownValue)
      }
    }
    let favourites = page.slice.mapContents.favourites
    let known = Set(favourites.map(\.place.id)).union([place.id])
    let towns =
      [pointed].compactMap(\.self)
      + favourites.map { town($0.place, $0.temperature, isFavourite: true) }
      + page.slice.mapContents.towns.filter { !known.contains($0.id) }.map {
        town($0, page.slice.mapContents.townTemperatures[$0.id])
      }
    var here = town(place, page.chosenWeather.temperature)
    here.isValueRequired = false
    if field == nil { here.temperature = page.format.temperature(page.chosenWeather.temperature) }
    // The place's own forecast is the same as in the other sections, and finer than the field.
    if let field, field.radar == nil,
      let value = page.format.townValue(of: field.layer, in: page.chosenWeather)
    {
      here.temperature = value
    }
    return MapScene(
      background: background(projection), projection: projection, size: size, place: here,
      towns: towns, format: page.format,
      field: !showsLayer
        ? nil
        : field.map { field in
          { space in
            FieldScene(
              field.layer, of: field.field, at: field.time + field.part * 3600,
              FieldScene.Context(
                projection: projection, size: size, theme: theme, format: page.format,
                radar: field.radar?.frame,
                hasBraille: field.isUnicode && page.slice.settings.charts == .braille,
                hasBlocks: field.isUnicode && page.slice.settings.charts != .ascii,
                isPanel: !page.slice.isMapWhole, reduction: field.reduction),
              space: &space)
          }
        },
      storms: { space in
        StormScene(
          page.slice.storms, projection, size, now: page.now, page.format, space: &space)
      })
  }

  /// Returns the towns that the map on the screen names.
  static func namedTowns(in state: AppState) -> [Place] {
    guard let (scene, places) = scene(in: state) else { return [] }
    let names = Set(scene.towns.compactMap(\.id))
    // The label of the pointer, with the value there, replaces the label of the chosen town.
    let chosen = scene.towns.contains(where: \.isPointer) ? state.fields.pointer : nil
    return places.filter { names.contains($0.id) || $0.coordinate == chosen }
  }

  /// Returns the town whose dot or name is drawn in a cell of the map.
  static func town(at cell: Point, in state: AppState) -> Place? {
    guard let (scene, places) = scene(in: state),
      let label = scene.towns.first(where: { $0.cells.contains(cell) })
    else { return nil }
    return places.first {
      label.isPointer ? $0.coordinate == state.fields.pointer : $0.id == label.id
    }
  }

  /// Returns the map as it is drawn, and the places that it may name.
  private static func scene(in state: AppState) -> (scene: MapScene, places: [Place])? {
    let layout = PageLayout(of: state)
    guard let fetched = state.fetched,
      let size = state.page.holdsMap
        ? WholeMapView.mapArea(in: layout.window.size, state.settings.map).size
        : mapArea(onPageOf: state)?.size
    else { return nil }
    let page = PageContext(
      slice: PageView.Slice(state), fetched: fetched, breadth: layout.breadth)
    let view = MapSectionView(
      page, terrainCache: MapTerrainCache({ nil }), field: FieldOnMap(state))
    let scene = view.scene(in: size, reserving: "-00°", showsLayer: false) {
      MapTerrain(nil, $0, size)
    }
    return (scene, page.slice.mapContents.favourites.map(\.place) + page.slice.mapContents.towns)
  }
}

/// A favourite on the map, with its temperature if a response of the selected provider contains it.
struct FavouriteOnMap: Equatable, Sendable {
  /// The maximum age of weather in seconds; older temperatures are not shown.
  private static let maxAge: TimeInterval = 3 * 3600

  let place: Place
  let temperature: Double?

  /// Returns the favourites in the part of the world that the map shows, except the place on the
  /// page.
  static func all(in state: AppState) -> [FavouriteOnMap] {
    guard let here = state.page.place, !state.ownFavourites.isEmpty else { return [] }
    let box = state.page.map.box(around: here)
    return state.ownFavourites.filter { $0.id != here.id && box.contains($0.coordinate) }
      .map { FavouriteOnMap(place: $0, temperature: temperature(at: $0.id, in: state)) }
  }

  /// Returns the temperature of a place at the chosen hour, the same as in its row on the board.
  static func temperature(at place: Place.ID, in state: AppState) -> Double? {
    guard let forecast = state.forecasts.entries[place], let report = forecast.report,
      forecast.fetched?.provider == state.settings.provider,
      let time = forecast.fetched?.summaryTime, state.now.timeIntervalSince(time) < maxAge
    else { return nil }
    if let chosen = state.chosenTime { return report.step(at: chosen)?.temperature }
    return report.weatherNow(at: state.now).weather.temperature
  }

  /// Returns the known temperatures of towns by their ids. It iterates over the forecasts, because
  /// only a few of a hundred towns have one.
  static func temperatures(of towns: Set<Place.ID>, in state: AppState) -> [Place.ID: Double] {
    var known: [Place.ID: Double] = [:]
    for id in state.forecasts.entries.keys where towns.contains(id) {
      if let temperature = temperature(at: id, in: state) { known[id] = temperature }
    }
    return known
  }
}
