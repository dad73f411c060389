import Foundation
import TerminalUI
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// Test data for the map.
enum MapFixtures {
  static let coastline: Coastline? = {
    var root = URL(filePath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    let file = root.appending(path: "Resources/coastline.bin")
    return (try? Data(contentsOf: file)).flatMap { Coastline(bytes: [UInt8]($0)) }
  }()

  static let styles = MapStyles(
    coast: Style(foreground: .ansi(6)), border: Style(foreground: .ansi(8)),
    place: Style(attributes: .bold), town: .plain, dim: Style(attributes: .dim))

  static func place(_ name: String) -> MapTown {
    towns.first { $0.name == name }
      ?? MapTown(name: name, coordinate: Coordinate(latitude: 0, longitude: 0))
  }

  static func scene(
    _ name: String, zoom: Int, _ width: Int, _ height: Int, east: Int = 0, north: Int = 0,
    units: UnitSystem = .metric, towns: [MapTown] = towns
  ) -> MapScene {
    let size = Size(width: width, height: height)
    let place = place(name)
    let projection = MapScene.projection(
      around: place.coordinate, zoom: zoom, east: east, north: north, size: size)
    return MapScene(
      projection: projection, size: size, place: place, towns: towns, coastline: coastline,
      format: WeatherFormat(units: units, words: Language.english.words))
  }

  static func grid(_ scene: MapScene) -> Grid {
    var grid = Grid(size: scene.size)
    MapView(scene, styles: styles).draw(into: &grid, in: grid.bounds)
    return grid
  }

  static let towns: [MapTown] = [
    town("Seoul", 37.566, 126.978, 10_349, "9°"), town("Incheon", 37.456, 126.705, 2954, "8°"),
    town("Busan", 35.102, 129.040, 3678, "13°"), town("Daegu", 35.870, 128.591, 2566, "11°"),
    town("Daejeon", 36.349, 127.385, 1475, "10°"), town("광주", 35.155, 126.916, 1416, "12°"),
    town("Suwon", 37.291, 127.009, 1242), town("평양", 39.034, 125.754, 3222, "4°"),
    town("Jeju", 33.510, 126.522, 408, "15°"), town("Tokyo", 35.690, 139.692, 8336, "16°"),
    town("Osaka", 34.694, 135.502, 2592, "15°"), town("Beijing", 39.907, 116.397, 11_716, "2°"),
    town("Shanghai", 31.222, 121.458, 22_315, "17°"), town("Delhi", 28.652, 77.231, 10_928, "24°"),
    town("London", 51.508, -0.126, 8961, "7°"), town("Paris", 48.853, 2.349, 2139, "8°"),
    town("Birmingham", 52.481, -1.900, 984, "6°"), town("Brighton", 50.828, -0.140, 139, "9°"),
    town("Brussels", 50.850, 4.349, 1019, "7°"), town("Cardiff", 51.481, -3.180, 447, "8°"),
    town("New York", 40.714, -74.006, 8175, "48°"), town("Newark", 40.736, -74.172, 281, "47°"),
    town("Philadelphia", 39.952, -75.164, 1568, "50°"), town("Boston", 42.358, -71.060, 676, "41°"),
    town("Washington", 38.895, -77.036, 601, "52°"), town("Cairo", 30.063, 31.250, 7734, "22°"),
    town("Lagos", 6.454, 3.395, 9000, "29°"), town("Moscow", 55.752, 37.616, 10_381, "-3°"),
    town("São Paulo", -23.548, -46.636, 10_021, "23°"),
    town("Sydney", -33.868, 151.207, 4627, "22°"),
    town("Mexico City", 19.428, -99.128, 12_294, "18°"),
    town("Los Angeles", 34.052, -118.244, 3972, "19°"),
    town("Jakarta", -6.215, 106.845, 8540, "31°"),
    town("Johannesburg", -26.202, 28.044, 2026, "20°"), town("Suva", -18.142, 178.442, 77, "27°"),
    town("Labasa", -16.417, 179.383, 24, "28°"), town("Nadi", -17.800, 177.417, 42, "29°"),
    town("Waiyevo", -16.785, -179.982, 1), town("Longyearbyen", 78.223, 15.647, 2, "-12°"),
    town("Barentsburg", 78.064, 14.233, 1, "-11°"), town("Tromsø", 69.649, 18.957, 52, "-2°"),
  ]

  private static func town(
    _ name: String, _ latitude: Double, _ longitude: Double, _ thousands: Int,
    _ temperature: String? = nil
  ) -> MapTown {
    MapTown(
      name: name, coordinate: Coordinate(latitude: latitude, longitude: longitude),
      population: thousands * 1000, temperature: temperature)
  }
}

extension MapScene {
  /// A map without a layer.
  init(
    projection: MapProjection, size: Size, place: MapTown, towns: [MapTown],
    coastline: Coastline?, format: WeatherFormat
  ) {
    self.init(
      background: MapTerrain(coastline, projection, size), projection: projection, size: size,
      place: place, towns: towns, format: format)
  }
}
