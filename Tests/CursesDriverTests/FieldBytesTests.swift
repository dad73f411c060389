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

  private static let seoul = Coordinate(latitude: 37.566, longitude: 126.978)
  private static let reykjavik = Coordinate(latitude: 64.135, longitude: -21.895)

  private static func map(
    _ layer: MapLayer, hour: Int, zoom: Int, _ theme: Theme, _ size: Size, isPanel: Bool = false,
    around place: Coordinate = seoul, wind: FieldSamples.Wind = .lows
  ) -> Grid {
    let projection = MapScene.projection(around: place, zoom: zoom, size: size)
    let lattice = FieldLattice(
      covering: projection.box,
      limit: isPanel ? FieldLattice.panelLimit : FieldLattice.screenLimit)
    let field = FieldSamples.field(over: lattice, wind: wind)
    let format = WeatherFormat(units: .metric, words: Language.english.words)
    let scene = MapScene(
      background: MapTerrain(coastline, projection, size), projection: projection, size: size,
      place: MapTown(name: "Seoul", coordinate: place), towns: [], format: format
    ) { space in
      FieldScene(
        layer, of: field, at: FieldSamples.start + WeatherModel.TimeInterval(hour * 3600),
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
  func hourStepOfTheMapSendsFewBytes(layer: MapLayer, isExact: Bool) throws {
    let size = Size(width: 200, height: 57)
    let terminal = try Terminal(size: size, isExact: isExact)
    defer { terminal.screen.stop() }
    let theme = Theme(
      ColorScheme(theme: .dark, background: .unknown, isCoarse: !isExact))
    let winds = layer == .wind ? FieldSamples.Wind.allCases : [.lows]
    for wind in winds {
      for (place, zoom) in [
        (Self.seoul, 1), (Self.seoul, 2), (Self.seoul, 3), (Self.seoul, 4), (Self.seoul, 5),
        (Self.reykjavik, 1), (Self.reykjavik, 3), (Self.reykjavik, 5),
      ] {
        for hour in 0..<3 {
          let grid = Self.map(
            layer, hour: hour, zoom: zoom, theme, size, around: place, wind: wind)
          let bytes = terminal.present(grid).bytes ?? .max
          guard hour > 0 else { continue }
          #expect(
            bytes <= (isExact ? 48 : 16) * 1024, "\(layer), \(wind), \(place.latitude), \(zoom)")
        }
      }
      let grid = Self.map(layer, hour: 3, zoom: 5, theme, size, around: Self.reykjavik, wind: wind)
      terminal.present(grid)
      #expect(terminal.difference(from: grid) == nil)
    }
  }

  @Test(
    arguments: [MapLayer.temperature, .wind, .rain, .cloud, .pressure], [ThemeName.terminal, .mono])
  func hourStepWithFewColorsSendsAtMost16KiB(layer: MapLayer, name: ThemeName) throws {
    let size = Size(width: 200, height: 57)
    let terminal = try Terminal(size: size, type: "xterm-16color")
    defer { terminal.screen.stop() }
    let theme = Theme(ColorScheme(theme: name, background: .unknown, isCoarse: false))
    for wind in layer == .wind ? FieldSamples.Wind.allCases : [.lows] {
      for zoom in [2, 4] {
        for hour in 0..<3 {
          let grid = Self.map(layer, hour: hour, zoom: zoom, theme, size, wind: wind)
          let bytes = terminal.present(grid).bytes ?? .max
          guard hour > 0 else { continue }
          #expect(bytes <= 16 * 1024, "\(layer), \(name), \(wind), \(zoom)")
        }
      }
    }
  }

  @Test(
    arguments: [MapLayer.temperature, .wind, .rain, .cloud, .pressure], [false, true])
  func hourStepOfThePanelMapSendsAtMost4KiB(layer: MapLayer, isExact: Bool) throws {
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
