import Foundation
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import CursesDriver
@testable import WeatherFeature

/// The number of bytes sent to the terminal for another hour of a map with weather.
extension ScreenTests {
  private static let coastline: Coastline? = {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let file = root.appending(path: "Resources/coastline.bin")
    return (try? Data(contentsOf: file)).flatMap { Coastline(bytes: [UInt8]($0)) }
  }()

  private static func map(
    _ layer: MapLayer, hour: Int, zoom: Int, _ theme: Theme, _ size: Size, isPanel: Bool = false
  ) -> Grid {
    let seoul = Coordinate(latitude: 37.566, longitude: 126.978)
    let projection = MapScene.projection(around: seoul, zoom: zoom, size: size)
    let field = FieldSamples.field(
      over: FieldLattice(
        covering: projection.box,
        limit: isPanel ? FieldLattice.panelLimit : FieldLattice.screenLimit))
    let format = WeatherFormat(units: .metric, words: Language.english.words)
    let scene = MapScene(
      background: MapTerrain(coastline, projection, size), projection: projection, size: size,
      place: MapTown(name: "Seoul", coordinate: seoul), towns: [], format: format
    ) { space in
      FieldScene(
        layer, of: field, hour: hour, now: FieldSamples.start,
        FieldScene.Context(
          projection: projection, size: size, theme: theme, format: format, isPanel: isPanel),
        space: &space)
    }
    var grid = Grid(size: size)
    MapView(scene, styles: MapStyles(theme)).draw(into: &grid, in: grid.bounds)
    theme.replaceDefaultColors(of: &grid)
    return grid
  }

  @Test(
    arguments: [MapLayer.temperature, .wind, .rain, .cloud, .pressure], [false, true])
  func anHoursStepOfTheMapTakesFewBytes(layer: MapLayer, isExact: Bool) throws {
    let size = Size(width: 200, height: 57)
    let terminal = try Terminal(size: size, isExact: isExact)
    defer { terminal.screen.stop() }
    let theme = Theme(
      ColorScheme(theme: .dark, background: .unknown, isCoarse: !isExact))
    var most = 0
    for zoom in [2, 3, 4] {
      for hour in 0..<6 {
        let grid = Self.map(layer, hour: hour, zoom: zoom, theme, size)
        let bytes = terminal.present(grid).bytes ?? .max
        #expect(terminal.difference(from: grid) == nil)
        if hour > 0 { most = max(most, bytes) }
      }
    }
    #expect(most <= (isExact ? 48 : 16) * 1024, "\(layer): \(most)")
  }

  @Test(
    arguments: [MapLayer.temperature, .wind, .rain, .cloud, .pressure], [false, true])
  func anHoursStepOfThePagesMapTakesAtMost4KiB(layer: MapLayer, isExact: Bool) throws {
    for size in [Size(width: 61, height: 9), Size(width: 102, height: 22)] {
      let terminal = try Terminal(size: size, isExact: isExact)
      defer { terminal.screen.stop() }
      let theme = Theme(ColorScheme(theme: .dark, background: .unknown, isCoarse: !isExact))
      var most = 0
      for zoom in [4, 6, 8] {
        for hour in 0..<12 {
          let grid = Self.map(layer, hour: hour, zoom: zoom, theme, size, isPanel: true)
          let bytes = terminal.present(grid).bytes ?? .max
          if hour > 0 { most = max(most, bytes) }
        }
      }
      #expect(most <= 4 * 1024, "\(layer), \(size): \(most)")
    }
  }
}
