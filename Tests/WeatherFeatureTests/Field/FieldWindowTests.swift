import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// Layers over any part of the world.
@Suite struct FieldWindowTests {
  private static let format = WeatherFormat(units: .metric, words: Language.english.words)

  private func grid(
    _ layer: MapLayer, _ theme: Theme, _ projection: MapProjection, _ size: Size, isPanel: Bool
  ) throws -> (grid: Grid, field: FieldScene) {
    let lattice = FieldLattice(
      covering: projection.box,
      limit: isPanel ? FieldLattice.panelLimit : FieldLattice.screenLimit)
    let field = FieldSamples.field(over: lattice)
    let scene = MapScene(
      background: MapTerrain(nil, projection, size), projection: projection, size: size,
      place: MapFixtures.place("Seoul"), towns: [], format: Self.format
    ) { space in
      FieldScene(
        layer, of: field, at: FieldSamples.start,
        FieldScene.Context(
          projection: projection, size: size, theme: theme, format: Self.format,
          isPanel: isPanel), space: &space)
    }
    return (FieldFixtures.grid(scene, theme), try #require(scene.field))
  }

  /// Without colours, the streamlines do not tell the speed.
  @Test func windHasLinesOfEqualSpeedWithoutColors() throws {
    let field = try #require(FieldFixtures.scene(.wind, .mono).field)
    #expect(field.isolines != nil && field.streamlines != nil)
    let numbers = Set(field.marks.map(\.text))
    #expect(numbers.count > 1 && numbers.isSubset(of: ["4", "8", "13", "18", "25"]))
    #expect(FieldFixtures.scene(.wind, .terminal).field?.isolines == nil)
  }

  /// Near the poles, on the date line and anywhere else, at every zoom and size.
  @Test(arguments: FieldFixtures.layers)
  func completeFieldIsHatchedNowhere(layer: MapLayer) throws {
    var random = SeededRandom(seed: UInt64(layer.rawValue) + 89)
    let latitudes = [89, -78, 90, -90, 0, 64.1, -54.8, .random(in: -90...90, using: &random)]
    let longitudes = [0, 179.9, -179.9, 180, .random(in: -180...180, using: &random)]
    for latitude in latitudes {
      let size = Size(
        width: .random(in: 30...90, using: &random), height: .random(in: 6...30, using: &random))
      let longitude = try #require(longitudes.randomElement(using: &random))
      let zoom = Int.random(in: 0...8, using: &random)
      let projection = MapScene.projection(
        around: Coordinate(latitude: latitude, longitude: longitude), zoom: zoom,
        east: .random(in: -5...5, using: &random), north: .random(in: -5...5, using: &random),
        size: size)
      let theme = try #require(FieldFixtures.themes.randomElement(using: &random)).theme
      let (grid, field) = try grid(
        layer, theme, projection, size, isPanel: .random(using: &random))
      for index in 0..<size.area {
        let (column, row) = (index % size.width, index / size.width)
        #expect(
          field.raster[column, row] != FieldRaster.unknown,
          "\(latitude), \(longitude), \(zoom): \(column), \(row)")
        #expect(grid[column, row].base != "╱")
      }
    }
  }
}
