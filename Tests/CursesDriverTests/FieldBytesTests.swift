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

  /// The terrains and the fields of the maps so far, which are the same for every hour.
  private static var terrains: [String: MapTerrain] = [:]
  private static var fields: [String: WeatherField] = [:]

  private static let seoul = Coordinate(latitude: 37.566, longitude: 126.978)
  private static let reykjavik = Coordinate(latitude: 64.135, longitude: -21.895)
  private static let hamburg = Coordinate(latitude: 53.55, longitude: 9.99)

  private static func map(
    _ layer: MapLayer, hour: Int, zoom: Int, _ theme: Theme, _ size: Size, isPanel: Bool = false,
    around place: Coordinate = seoul, wind: FieldSamples.Wind = .lows, isNoise: Bool = false,
    radar: RadarFrame? = nil, reduction: Int = 0
  ) -> Grid {
    let projection = MapScene.projection(around: place, zoom: zoom, size: size)
    let lattice = FieldLattice(
      covering: projection.box,
      limit: isPanel ? FieldLattice.panelLimit : FieldLattice.screenLimit)
    let view = "\(place) \(zoom) \(size)"
    let weather = "\(view) \(isPanel) \(isNoise) \(wind)"
    let terrain = terrains[view] ?? MapTerrain(coastline, projection, size)
    let field =
      fields[weather]
      ?? (isNoise
        ? FieldSamples.noise(over: lattice) : FieldSamples.field(over: lattice, wind: wind))
    (terrains[view], fields[weather]) = (terrain, field)
    let format = WeatherFormat(units: .metric, words: Language.english.words)
    let scene = MapScene(
      background: terrain, projection: projection, size: size,
      place: MapTown(name: "Seoul", coordinate: place), towns: [], format: format
    ) { space in
      FieldScene(
        layer, of: field, at: FieldSamples.start + WeatherModel.TimeInterval(hour * 3600),
        FieldScene.Context(
          projection: projection, size: size, theme: theme, format: format, radar: radar,
          isPanel: isPanel, reduction: reduction),
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

  /// The kinds of colours that a map is drawn in.
  enum Colors: CaseIterable, Sendable {
    case exact, indexed, named, none

    var theme: Theme {
      let name: ThemeName =
        switch self {
        case .exact, .indexed: .dark
        case .named: .terminal
        case .none: .mono
        }
      return Theme(ColorScheme(theme: name, background: .unknown, isCoarse: self == .indexed))
    }

    var encoding: ColorEncoding {
      switch self {
      case .exact: .exact
      case .indexed: .indexed
      case .named, .none: .named
      }
    }

    var terminalType: String {
      self == .exact || self == .indexed ? "xterm-256color" : "xterm-16color"
    }
  }

  /// Weather that changes completely at every point of the lattice from hour to hour.
  @Test(
    arguments: [MapLayer.temperature, .wind, .rain, .cloud, .pressure], Colors.allCases)
  func hourStepOfRandomWeatherIsDrawnWithinTheLimit(layer: MapLayer, colors: Colors) throws {
    let size = WholeMapView.mapArea(in: Size(width: 200, height: 58), .automatic).size
    let terminal = try Terminal(
      size: size, type: colors.terminalType, isExact: colors == .exact)
    defer { terminal.screen.stop() }
    var mostReduced = 0
    for (place, zoom) in [(Self.seoul, 3), (Self.reykjavik, 1)] {
      func map(_ hour: Int, reduction: Int) -> Grid {
        Self.map(
          layer, hour: hour, zoom: zoom, colors.theme, size, around: place, isNoise: true,
          reduction: reduction)
      }
      var drawn = map(0, reduction: 0)
      terminal.present(drawn)
      for hour in 1..<4 {
        drawn = FieldReduction.grid(after: drawn, colors.theme) { reduction in
          mostReduced = max(mostReduced, reduction)
          return map(hour, reduction: reduction)
        }
        let bytes = terminal.present(drawn).bytes ?? .max
        // If the 256 color pairs of a terminal with sixteen colours are used up by earlier maps,
        // ncurses replaces some and sends their cells again.
        let limit = colors == .exact ? 48 : colors == .named && hour == 1 ? 20 : 16
        #expect(bytes <= limit * 1024, "\(layer), \(place.latitude), \(zoom), \(hour)")
        #expect(terminal.difference(from: drawn) == nil)
      }
    }
    // Random weather has to be reduced, in exact colours never to the lowest detail.
    if layer == .temperature { #expect(mostReduced > 0) }
    if colors == .exact { #expect(mostReduced < FieldReduction.max) }
  }

  /// Returns a radar frame of which each square kilometre has a random rate of up to 30 mm an hour,
  /// or none.
  private static func radarNoise(seed: UInt64) throws -> RadarFrame {
    let window = try #require(RadarWindow(around: hamburg))
    var random = SeededRandom(seed: seed)
    let sums = (0..<window.cellCount).map { _ in
      Bool.random(using: &random) ? 0 : UInt16.random(in: 0...250, using: &random)
    }
    return try #require(RadarFrame(end: FieldSamples.start, window: window, sums: sums))
  }

  /// Radar frames that have nothing in common from one to the next.
  @Test(arguments: Colors.allCases)
  func hourStepOfARandomRadarIsDrawnWithinTheLimit(colors: Colors) throws {
    let size = WholeMapView.mapArea(in: Size(width: 200, height: 58), .automatic).size
    let terminal = try Terminal(
      size: size, type: colors.terminalType, isExact: colors == .exact)
    defer { terminal.screen.stop() }
    for zoom in [5, 7] {
      func map(_ frame: RadarFrame?, reduction: Int) -> Grid {
        Self.map(
          .rain, hour: 0, zoom: zoom, colors.theme, size, around: Self.hamburg, isNoise: true,
          radar: frame, reduction: reduction)
      }
      var drawn = map(try Self.radarNoise(seed: 1), reduction: 0)
      terminal.present(drawn)
      // The last step is to the field's precipitation, after the hours of the radar.
      for seed in [2, 3, 4, nil] as [UInt64?] {
        let frame = try seed.map(Self.radarNoise)
        drawn = FieldReduction.grid(after: drawn, colors.theme) { map(frame, reduction: $0) }
        let bytes = terminal.present(drawn).bytes ?? .max
        #expect(bytes <= (colors == .exact ? 48 : 16) * 1024, "\(zoom), \(seed ?? 0)")
        #expect(terminal.difference(from: drawn) == nil)
      }
    }
  }

  /// If even the lowest detail exceeds the limit, the reduction that sends the least is drawn.
  @Test func theSmallestStepIsDrawnIfNoReductionIsWithinTheLimit() {
    let theme = Colors.indexed.theme
    let size = Size(width: 200, height: 57)
    func map(_ reduction: Int) -> Grid {
      var grid = Grid(size: size)
      for y in 0..<size.height {
        for x in 0..<(reduction == 4 ? size.width / 2 : size.width) {
          grid.write("x", x: x, y: y, style: Style(foreground: .ansi(UInt8(x % 2))))
        }
      }
      return grid
    }
    let blank = Grid(size: size)
    #expect(map(4).maxOutputSize(after: blank, .indexed) > 16 * 1024)
    #expect(FieldReduction.grid(after: blank, theme, map) == map(4))
  }

  @Test(
    arguments: [
      (Colors.exact, "xterm-256color"), (.indexed, "xterm-256color"), (.named, "xterm-16color"),
      (.named, "linux"),
    ])
  func boundOfTheOutputSizeHoldsForRandomGrids(colors: Colors, type: String) throws {
    let size = Size(width: 60, height: 20)
    let terminal = try Terminal(size: size, type: type, isExact: colors == .exact)
    defer { terminal.screen.stop() }
    var random = SeededRandom(seed: 7)
    var drawn = Grid(size: size)
    terminal.present(drawn)
    for _ in 0..<60 {
      var next = drawn
      next.scribble(strokes: Int.random(in: 1...12, using: &random), using: &random)
      let bound = next.maxOutputSize(after: drawn, colors.encoding)
      let bytes = terminal.present(next).bytes ?? .max
      #expect(bytes <= bound)
      drawn = next
    }
  }
}
