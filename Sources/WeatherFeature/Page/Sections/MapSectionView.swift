import FoundationEssentials
import TerminalUI
import WeatherModel

/// Where the place is: its coordinates, its clock, and the land around it.
struct MapSectionView {
  private let page: PageContext
  private let coastline: Coastline?

  init(_ page: PageContext, coastline: Coastline?) {
    self.page = page
    self.coastline = coastline
  }

  func draw(into grid: inout Grid, in area: Rect) {
    guard !area.isEmpty else { return }
    let (line, map) = area.inset(left: 1, right: 1).splitTop(area.height > 4 ? 1 : 0)
    var facts = facts
    while facts.count > 1, TextWidth.of(facts.joined(separator: "   ")) > line.width - 1 {
      facts.removeLast()
    }
    grid.write(
      facts.joined(separator: "   "), x: line.x + 1, y: line.y, style: page.theme.label,
      maxX: line.maxX)
    drawMap(into: &grid, in: map)
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
    let place = page.report.place
    let window = page.slice.map
    let theme = page.theme
    let projection = MapScene.projection(
      around: place.coordinate, zoom: window.zoom, east: window.east, north: window.north,
      size: area.size)
    let temperature = page.current.temperature
    let here = MapTown(
      name: page.format.placeName(place), coordinate: place.coordinate,
      population: place.population ?? 0, temperature: page.format.temperature(temperature),
      temperatureStyle: temperature.map { theme.temperature($0) } ?? theme.value)
    let favourites = page.slice.favourites
    let known = Set(favourites.map(\.place.id)).union([place.id])
    let towns =
      favourites.map { favourite in
        MapTown(
          name: page.format.placeName(favourite.place), coordinate: favourite.place.coordinate,
          population: favourite.place.population ?? 0, isFavourite: true,
          temperature: favourite.temperature.map { page.format.temperature($0) },
          temperatureStyle: theme.temperature(favourite.temperature))
      }
      + page.slice.towns.filter { !known.contains($0.id) }.map {
        MapTown(
          name: page.format.placeName($0), coordinate: $0.coordinate,
          population: $0.population ?? 0)
      }
    let scene = MapScene(
      projection: projection, size: area.size, place: here, towns: towns, coastline: coastline,
      units: page.slice.settings.units)
    let styles = MapStyles(
      coast: theme.coast, border: theme.border, place: theme.accent.bold(), town: theme.text,
      dim: theme.label)
    MapView(scene, styles: styles).draw(into: &grid, in: area)
  }
}

/// A favourite for the map, with its temperature where an answer of today's provider knows it.
struct FavouriteOnMap: Equatable, Sendable {
  /// An older answer no longer says how warm it is.
  private static let longestAge: TimeInterval = 3 * 3600

  let place: Place
  let temperature: Double?

  /// The favourites in the part of the world that the map shows, but for the place on the page.
  static func all(in state: AppState) -> [FavouriteOnMap] {
    guard let here = state.page.place, !state.favourites.isEmpty else { return [] }
    let box = state.page.map.box(around: here)
    let inSight = state.favourites.filter { $0.id != here.id && box.contains($0.coordinate) }
    return inSight.map { place in
      let report = state.forecasts[place]?.report
      let age = report?.heardAt(.row).map { state.now.timeIntervalSince($0) }
      let isGood =
        report?.provider == state.settings.provider && (age.map { $0 < longestAge } ?? false)
      return FavouriteOnMap(
        place: place, temperature: isGood ? report?.current.temperature : nil)
    }
  }
}
