import Foundation
import TerminalUI
import TestSupport
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// Maps with a layer, for tests.
enum FieldFixtures {
  static let seoul = Coordinate(latitude: 37.566, longitude: 126.978)
  static let layers: [MapLayer] = [.temperature, .wind, .rain, .cloud, .pressure]

  /// Themes by their number of colours.
  static let themes: [(name: String, theme: Theme)] = [
    ("dark", .dark), ("light", .light), ("high contrast", .highContrast),
    ("dark, 256", coarse(.dark)), ("light, 256", coarse(.light)),
    ("high contrast, 256", coarse(.highContrast)), ("terminal", .terminal), ("mono", .mono),
  ]

  private static func coarse(_ name: ThemeName) -> Theme {
    Theme(ColorScheme(theme: name, background: .unknown, isCoarse: true))
  }

  /// Returns a map around Seoul with a layer.
  static func scene(
    _ layer: MapLayer, _ theme: Theme, zoom: Int = 3, size: Size = Size(width: 120, height: 40),
    hour: Int = 0, hasBraille: Bool = true, units: UnitSystem = .metric,
    isKnown: (Coordinate) -> Bool = { _ in true }
  ) -> MapScene {
    let projection = MapScene.projection(around: seoul, zoom: zoom, size: size)
    let field = FieldSamples.field(
      over: FieldLattice(covering: projection.box, limit: FieldLattice.screenLimit),
      isKnown: isKnown)
    let format = WeatherFormat(units: units, words: Language.english.words)
    return MapScene(
      background: MapTerrain(MapFixtures.coastline, projection, size), projection: projection,
      size: size, place: MapFixtures.place("Seoul"), towns: MapFixtures.towns, format: format
    ) { space in
      FieldScene(
        layer, of: field, at: FieldSamples.start + TimeInterval(hour * 3600),
        FieldScene.Context(
          projection: projection, size: size, theme: theme, format: format,
          hasBraille: hasBraille),
        space: &space)
    }
  }

  static func grid(_ scene: MapScene, _ theme: Theme) -> Grid {
    var grid = Grid(size: scene.size)
    MapView(scene, styles: MapStyles(theme)).draw(into: &grid, in: grid.bounds)
    return grid
  }
}
