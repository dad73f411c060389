import Foundation
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The drawing of layers: known values in colours and lines, unknown ones hatched.
@Suite struct FieldDrawingTests {
  private static let hatch: Unicode.Scalar = "╱"

  @Test(arguments: FieldFixtures.layers, FieldFixtures.themes.indices)
  func nothingIsDrawnWhereAnInputIsUnknown(layer: MapLayer, index: Int) throws {
    var random = SeededRandom(seed: UInt64(layer.rawValue * 10 + index))
    let theme = FieldFixtures.themes[index].theme
    let share = Double.random(in: 0.15...0.3, using: &random)
    var unknown: Set<Coordinate> = []
    let scene = FieldFixtures.scene(layer, theme) { place in
      if Double.random(in: 0..<1, using: &random) >= share { return true }
      unknown.insert(place)
      return false
    }
    let field = try #require(scene.field)
    let projection = MapScene.projection(around: FieldFixtures.seoul, zoom: 3, size: scene.size)
    let lattice = FieldLattice(covering: projection.box, limit: FieldLattice.screenLimit)
    // A place is known if all points around it are.
    func isKnown(x: Double, y: Double) -> Bool {
      guard let place = projection.coordinate(x: x, y: y),
        let column = lattice.columnPosition(place.longitude),
        let row = lattice.rowPosition(place.latitude)
      else { return false }
      return [column.lower, column.upper].allSatisfy { column in
        [row.lower, row.upper].allSatisfy {
          !unknown.contains(lattice.point(column: column, row: $0).coordinate)
        }
      }
    }
    func isKnown(_ column: Int, _ row: Int) -> Bool {
      let parts = field.raster.rowsPerCell
      return (0..<parts).allSatisfy { part in
        isKnown(
          x: Double(column) * 2 + 1,
          y: (Double(row) + (Double(part) + 0.5) / Double(parts)) * 4)
      }
    }
    var counts = (known: 0, unknown: 0)
    for row in 0..<scene.size.height {
      for column in 0..<scene.size.width {
        let isUnknown = field.raster[column, row] == FieldRaster.unknown
        #expect(isUnknown != isKnown(column, row), "\(column), \(row)")
        if isUnknown { counts.unknown += 1 } else { counts.known += 1 }
      }
    }
    for lines in [field.isolines, field.streamlines?.lines].compactMap(\.self) {
      for y in 0..<lines.dotHeight {
        for x in 0..<lines.dotWidth where lines.isSet(x: x, y: y) {
          #expect(isKnown(x: Double(x) + 0.5, y: Double(y) + 0.5), "dot \(x), \(y)")
        }
      }
    }
    #expect(counts.known > 100 && counts.unknown > 100)
    let grid = FieldFixtures.grid(scene, theme)
    let drawn = (0..<scene.size.area).filter {
      grid[$0 % scene.size.width, $0 / scene.size.width].base == Self.hatch
    }
    #expect(drawn.count > counts.unknown / 4)
    for index in drawn {
      let (column, row) = (index % scene.size.width, index / scene.size.width)
      #expect(field.raster[column, row] == FieldRaster.unknown)
    }
  }

  @Test(arguments: FieldFixtures.layers, FieldFixtures.themes.indices)
  func textIsReadableOnEveryRampColor(layer: MapLayer, index: Int) {
    let theme = FieldFixtures.themes[index].theme
    for isSnow in [false, true] {
      guard let palette = FieldPalette(layer, isSnow: isSnow, theme) else { continue }
      #expect(palette.land.count == palette.bounds.count + 1)
      #expect(palette.sea.count == palette.land.count && palette.text.count == palette.land.count)
      for (colors, text) in zip(zip(palette.land, palette.sea), palette.text) {
        for color in [colors.0, colors.1].compactMap(\.self) {
          guard case .rgb = color else { continue }
          #expect((text.contrast(with: color) ?? 0) >= 4.5, "\(color)")
        }
      }
    }
  }

  @Test(arguments: FieldFixtures.layers, FieldFixtures.themes.indices)
  func landAndSeaAreDistinguishableUnderEveryLayer(layer: MapLayer, index: Int) throws {
    let (_, theme) = FieldFixtures.themes[index]
    guard let palette = FieldPalette(layer, theme) else { return }
    let grid = FieldFixtures.grid(FieldFixtures.scene(layer, theme), theme)
    if FieldColors(theme) == .exact {
      for (land, sea) in zip(palette.land, palette.sea) where land != nil || sea != nil {
        #expect(land != sea)
      }
    } else {
      let dots = (0..<grid.size.area).count {
        grid[$0 % grid.size.width, $0 / grid.size.width].base == "·"
      }
      #expect(dots > 50)
    }
  }

  /// A mild country has one of the terminal's own colours, so that its lines show the differences.
  @Test(arguments: [MapLayer.temperature, .cloud])
  func linesWithNumbersDistinguishValuesOfTheSameTerminalColor(layer: MapLayer) throws {
    for theme in [Theme.terminal, .terminalOnLight] {
      let scene = FieldFixtures.scene(layer, theme)
      let field = try #require(scene.field)
      let lines = try #require(field.isolines)
      #expect(!field.marks.isEmpty)
      let grid = FieldFixtures.grid(scene, theme)
      for row in 0..<scene.size.height {
        for column in 0..<scene.size.width
        where lines.isSet(x: column * 2, y: row * 4)
          && field.color(of: field.raster[column, row], isLand: true) != nil
        {
          let cell = grid[column, row]
          guard (0x2801...0x28FF).contains(cell.base.value) else { continue }
          #expect(cell.style.foreground == field.textColor(column, row))
        }
      }
    }
  }

  @Test func fewColorPalettesUseBandsOfAtLeastTwoDegrees() throws {
    for (name, theme) in FieldFixtures.themes {
      guard FieldColors(theme) == .cube || FieldColors(theme) == .ansi else { continue }
      let palette = try #require(FieldPalette(.temperature, theme))
      for (low, high) in zip(palette.bounds, palette.bounds.dropFirst()) {
        #expect(high - low >= 2, "\(name)")
      }
      for (one, next) in zip(palette.land, palette.land.dropFirst()) {
        #expect(one != next, "\(name)")
      }
    }
  }

  @Test func colorCubeRampsAvoidPureHues() throws {
    for name in [ThemeName.dark, .light, .highContrast] {
      let theme = Theme(ColorScheme(theme: name, background: .unknown, isCoarse: true))
      for layer in FieldFixtures.layers {
        for isSnow in [false, true] {
          guard let palette = FieldPalette(layer, isSnow: isSnow, theme) else { continue }
          for color in palette.land.compactMap(\.self) {
            guard case .rgb(let red, let green, let blue) = color else { continue }
            // In a pure hue some channels are zero and the others equal.
            let lit = Set([red, green, blue]).subtracting([0])
            let isCorner = [red, green, blue].contains(0) && lit.count <= 1
            #expect(!isCorner, "\(layer): \(color)")
          }
        }
      }
    }
  }

  @Test(arguments: [(0, 1), (1, 0)])
  func cellIsUnknownIfEitherHalfIs(known: Int, unknown: Int) {
    let raster = FieldRaster(Size(width: 1, height: 1), rowsPerCell: 2, rowsOnMap: 0..<2) {
      _, row in
      row == known ? 3 : nil
    }
    #expect(raster[0, 0] == FieldRaster.unknown)
    #expect(raster[0, 0, known] == 3 && raster[0, 0, unknown] == FieldRaster.unknown)
  }

  @Test(arguments: [false, true])
  func narrowLegendKeepsTheHeadingOfSnow(isWide: Bool) throws {
    let rain = try #require(FieldPalette(.rain, isWide: isWide, Theme(.dark)))
    let snow = try #require(FieldPalette(.rain, isSnow: true, isWide: isWide, Theme(.dark)))
    let format = WeatherFormat(units: .metric, words: Language.english.words)
    var counts: Set<Int> = []
    for width in 20...120 {
      guard
        let legend = FieldLegend(
          .rain, rain.joined(snow), format, range: 0...9, snowFrom: rain.land.count, width: width)
      else { continue }
      let texts = legend.entries.map(\.text)
      let heading = try #require(texts.firstIndex(of: "Snow"), "\(width): \(texts)")
      // The classes of both begin with the least amount.
      #expect(texts.first == texts.dropFirst(heading + 1).first, "\(width): \(texts)")
      counts.insert(texts.count)
    }
    #expect(counts.count > 1)
  }

  @Test func onlyExactColorsUseHalfBlocks() {
    func halves(_ theme: Theme) -> Int {
      let grid = FieldFixtures.grid(FieldFixtures.scene(.temperature, theme), theme)
      return (0..<grid.size.area).count {
        grid[$0 % grid.size.width, $0 / grid.size.width].base == "▀"
      }
    }
    #expect(halves(.dark) > 100)
    #expect(halves(.terminal) == 0)
    #expect(halves(Theme(ColorScheme(theme: .dark, background: .unknown, isCoarse: true))) == 0)
  }

  @Test func rainStartsAtTenthMillimeterAndSnowDiffersInColor() throws {
    let rain = try #require(FieldPalette(.rain, .dark))
    let snow = try #require(FieldPalette(.rain, isSnow: true, .dark))
    #expect(rain.index(of: 0.0999) == 0 && rain.land[0] == nil)
    #expect(rain.index(of: 0.1) == 1 && rain.land[1] != nil)
    for (first, second) in zip(rain.land.dropFirst(), snow.land.dropFirst()) {
      #expect(first != second)
    }
    let scene = try #require(FieldFixtures.scene(.rain, .dark).field)
    let classes = Set((0..<4800).map { Int(scene.raster[$0 % 120, $0 / 120]) })
    #expect(classes.contains { (1..<rain.land.count).contains($0) })
    #expect(classes.contains { (rain.land.count..<2 * rain.land.count).contains($0) })
    #expect(scene.legend?.entries.contains { $0.text == "Snow" } == true)
  }

  @Test func isolinesAreLabeledInMonoTheme() throws {
    let scene = FieldFixtures.scene(.temperature, .mono)
    let field = try #require(scene.field)
    let numbers = Set(field.marks.map(\.text))
    #expect(numbers.count >= 3)
    for text in numbers {
      #expect(Int(text.replacing("−", with: "-")).map { $0 % 5 == 0 } == true, "\(text)")
    }
    let grid = FieldFixtures.grid(scene, .mono)
    for mark in field.marks {
      let shown = (0..<TextWidth.of(mark.text)).map { grid[mark.point.x + $0, mark.point.y].text }
      #expect(shown.joined() == mark.text)
    }
    for index in 0..<grid.size.area {
      let style = grid[index % grid.size.width, index / grid.size.width].style
      #expect(style.foreground == .standard && style.background == .standard)
    }
  }

  @Test(arguments: [MapLayer.temperature, .pressure])
  func numbersOnIsolinesKeepTheirDistance(layer: MapLayer) throws {
    let field = try #require(FieldFixtures.scene(layer, .mono, zoom: 2).field)
    let marks = field.marks.filter { !$0.isStrong }
    #expect(marks.count > 1)
    for (index, mark) in marks.enumerated() {
      for other in marks.dropFirst(index + 1) {
        func centre(_ mark: FieldMark) -> Int { mark.point.x + TextWidth.of(mark.text) / 2 }
        let (dx, dy) = (abs(centre(mark) - centre(other)), abs(mark.point.y - other.point.y))
        let isApart = mark.text == other.text ? dx >= 36 || dy >= 12 : dx >= 10 || dy >= 3
        #expect(isApart, "\(mark) and \(other)")
      }
    }
  }

  @Test func pressureLayerMarksHighsAndLows() throws {
    let field = try #require(FieldFixtures.scene(.pressure, .dark, zoom: 2).field)
    #expect(field.isolines != nil && field.marks.contains { $0.text == "L" && $0.isStrong })
    #expect(field.marks.contains { $0.text == "H" && $0.isStrong })
    let numbers = field.marks.filter { !$0.isStrong }.compactMap { Int($0.text) }
    #expect(numbers.count > 5 && numbers.allSatisfy { (950...1050).contains($0) && $0 % 2 == 0 })
  }

  @Test func streamlinesAreDeterministicAndEvenlySpaced() throws {
    let first = try #require(FieldFixtures.scene(.wind, .dark).field?.streamlines)
    let second = try #require(FieldFixtures.scene(.wind, .dark).field?.streamlines)
    #expect(first == second)
    // Where two lines could share a part of the map, most parts have the dots of one line and few
    // have none.
    let lines = first.lines
    let covered = (0..<(lines.dotHeight / 16)).flatMap { y in
      (0..<(lines.dotWidth / 16)).map { x in
        (0..<256).count { lines.isSet(x: x * 16 + $0 % 16, y: y * 16 + $0 / 16) }
      }
    }
    #expect(covered.count { $0 == 0 } < covered.count / 5)
    #expect(covered.allSatisfy { $0 <= 80 })
  }

  /// Streamlines of a west wind of 8 m/s on 60 × 20 cells.
  private static func westWind(widens: Bool = false) -> Streamlines {
    let size = Size(width: 60, height: 20)
    let projection = MapScene.projection(around: FieldFixtures.seoul, zoom: 4, size: size)
    let lattice = FieldLattice(covering: projection.box, limit: 96)
    var series: [FieldPoint: FieldSeries] = [:]
    for point in lattice.points {
      series[point] = FieldSeries(startHour: 0, hourCount: 1) { quantity, _ in
        quantity == .windEast ? 8 : 0
      }
    }
    let field = WeatherField(
      lattice: lattice, provider: .sample, receivedAt: FieldSamples.start, series: series)
    func sampler(_ quantity: FieldQuantity) -> FieldSampler {
      FieldSampler(
        field.slice(quantity, hour: 0), projection, columns: size.width * 2,
        rows: size.height * 4)
    }
    return Streamlines(
      east: sampler(.windEast), north: sampler(.windNorth), projection, size, spacing: 8,
      widens: widens)
  }

  @Test func streamlinesFollowTheWind() throws {
    let streamlines = Self.westWind()
    // A west wind: horizontal lines whose brightness increases to the east.
    let rows = Set(
      (0..<80).filter { y in (0..<120).contains { streamlines.lines.isSet(x: $0, y: y) } })
    #expect(rows.count == 10)
    let row = try #require(rows.min())
    let first = try #require((0..<120).first { streamlines.lines.isSet(x: $0, y: row) })
    let end = try #require((first..<120).first { !streamlines.lines.isSet(x: $0, y: row) })
    #expect((8...15).contains(end - first))
    let shades = (first / 2...(end - 1) / 2).map {
      streamlines.shade(column: $0, row: row / 4)
    }
    #expect(shades == shades.sorted() && shades.first == 0)
    #expect(shades.last == Streamlines.shadeCount - 1)
  }

  @Test func streamlinesWidenDownstreamWithFewColors() throws {
    let (thin, wide) = (Self.westWind(), Self.westWind(widens: true))
    let row = try #require(
      (0..<80).first { y in (0..<120).contains { thin.lines.isSet(x: $0, y: y) } })
    let first = try #require((0..<120).first { thin.lines.isSet(x: $0, y: row) })
    let end = try #require((first..<120).first { !thin.lines.isSet(x: $0, y: row) })
    let third = (end - first) / 3
    let counts = [first, end - 2 * third, end - third].map { start in
      (start..<(start + third)).reduce(0) { count, x in
        count + [row, row ^ 1].count { wide.lines.isSet(x: x, y: $0) }
      }
    }
    #expect(counts[0] < counts[1] && counts[1] < counts[2] && counts[2] == 2 * third)
    #expect(wide.shade(column: first / 2, row: row / 4) == Streamlines.shadeCount - 1)
    for (_, theme) in FieldFixtures.themes {
      let scene = FieldFixtures.scene(.wind, theme)
      let lines = try #require(scene.field?.streamlines)
      let shades = Set((0..<4800).map { lines.shade(column: $0 % 120, row: $0 / 120) })
      #expect(shades.contains(1) == (FieldColors(theme) == .exact))
    }
  }

  @Test func townNameIsReadableAcrossColorClasses() {
    let scene = FieldFixtures.scene(.wind, .terminal)
    let grid = FieldFixtures.grid(scene, .terminal)
    for town in scene.towns {
      for x in town.cells.x..<town.cells.maxX {
        let style = grid[x, town.dot.y].style
        let isOnClass = style.foreground == .ansi(0) || style.foreground == .ansi(15)
        #expect(isOnClass == (style.background != .standard), "\(town.name)")
      }
    }
  }

  @Test(arguments: [Theme.terminal, .mono])
  func plainMapSeaIsDottedWithoutShades(theme: Theme) throws {
    let size = Size(width: 120, height: 40)
    let projection = MapScene.projection(around: FieldFixtures.seoul, zoom: 3, size: size)
    let scene = MapScene(
      projection: projection, size: size, place: MapFixtures.place("Seoul"), towns: [],
      coastline: MapFixtures.coastline,
      format: WeatherFormat(units: .metric, words: Language.english.words))
    let grid = FieldFixtures.grid(scene, theme)
    let land = try #require(scene.background.land)
    let dots = (0..<4800).filter { grid[$0 % 120, $0 / 120].base == "·" }
    #expect(dots.count > 200)
    #expect(dots.allSatisfy { !land[$0 % 120, $0 / 120] })
    let rain = FieldFixtures.grid(FieldFixtures.scene(.rain, theme), theme)
    #expect(dots.count { rain[$0 % 120, $0 / 120].base == "·" } > 100)
  }

  @Test func rainLegendStartsAtMinimumDrawnAmount() throws {
    for (units, text) in [(UnitSystem.metric, "0.1"), (.imperial, "0.004")] {
      let scene = FieldFixtures.scene(.rain, .dark, units: units)
      #expect(scene.field?.legend?.entries.first?.text == text)
    }
    #expect(FieldPalette.rainBounds.first == FieldPalette.minRain)
    let format = WeatherFormat(units: .metric, words: Language.english.words)
    let lattice = FieldLattice(
      covering: MapScene.projection(
        around: FieldFixtures.seoul, zoom: 6, size: Size(width: 60, height: 20)
      ).box, limit: 96)
    for (amount, text) in [(0.09, "0"), (0.1, "0.1")] {
      var series: [FieldPoint: FieldSeries] = [:]
      for point in lattice.points {
        series[point] = FieldSeries(startHour: 0, hourCount: 1) { _, _ in amount }
      }
      let field = WeatherField(
        lattice: lattice, provider: .sample, receivedAt: FieldSamples.start, series: series)
      let shown = format.townValue(of: .rain, in: field, at: FieldFixtures.seoul, hour: 0)
      #expect(shown == text)
    }
  }

  @Test func windUsesArrowsWithoutBraille() throws {
    let field = try #require(FieldFixtures.scene(.wind, .dark, hasBraille: false).field)
    #expect(field.streamlines == nil && field.arrows.count > 100)
    #expect(FieldFixtures.scene(.wind, .dark).field?.arrows.isEmpty == true)
  }

  @Test(arguments: FieldFixtures.themes.indices)
  func theLegendHasNumbersAndTheUnit(index: Int) throws {
    let theme = FieldFixtures.themes[index].theme
    for layer in FieldFixtures.layers {
      let scene = FieldFixtures.scene(layer, theme, units: .imperial)
      let legend = try #require(scene.field?.legend)
      let line = FieldFixtures.grid(scene, theme).lines.last ?? ""
      #expect(line.contains(legend.unit), "\(layer)")
      for entry in legend.entries { #expect(line.contains(entry.text), "\(layer): \(entry.text)") }
    }
  }

  @Test(arguments: FieldFixtures.themes.indices)
  func legendColorsMatchTheirLowerBounds(index: Int) throws {
    let theme = FieldFixtures.themes[index].theme
    let format = WeatherFormat(units: .metric, words: Language.english.words)
    for layer in FieldFixtures.layers {
      for zoom in [1, 3] {
        let field = try #require(FieldFixtures.scene(layer, theme, zoom: zoom).field)
        guard let legend = field.legend, !field.palette.bounds.isEmpty else { continue }
        let classes = field.palette.bounds.indices.map { bound in
          (format.number(field.palette.bounds[bound], of: layer), field.palette.land[bound + 1])
        }
        let numbers = legend.entries.prefix { $0.background != nil }
        #expect(numbers.count > 0, "\(layer)")
        for entry in numbers where entry.background != field.palette.land[0] {
          #expect(
            classes.contains { $0.0 == entry.text && $0.1 == entry.background },
            "\(layer), \(zoom): \(entry.text)")
        }
        let colors = numbers.map(\.background)
        #expect(zip(colors, colors.dropFirst()).allSatisfy { $0 != $1 }, "\(layer)")
      }
    }
  }

  @Test func anHourBeyondTheFieldIsUnknownEverywhere() throws {
    for hour in [-1, WeatherField.hourCount] {
      let scene = FieldFixtures.scene(.temperature, .dark, hour: hour)
      let raster = try #require(scene.field?.raster)
      #expect((0..<4800).allSatisfy { raster[$0 % 120, $0 / 120] == FieldRaster.unknown })
      #expect(scene.field?.legend == nil)
    }
  }
}
