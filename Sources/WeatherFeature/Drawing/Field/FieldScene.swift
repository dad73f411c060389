import TerminalUI
import WeatherModel
import WeatherWords

/// A layer of a field, prepared for drawing under the lines and names of a map.
struct FieldScene: Equatable, Sendable {
  let layer: MapLayer
  /// The class of each cell or half cell.
  let raster: FieldRaster
  /// The colours of the classes.
  let palette: FieldPalette
  /// Isolines.
  let isolines: BrailleCanvas?
  /// Lines along the wind.
  let streamlines: Streamlines?
  /// The numbers of isolines, highs and lows.
  let marks: [FieldMark]
  /// Wind arrows, in cells without other marks.
  let arrows: [FieldMark]
  /// The legend of the colours.
  let legend: FieldLegend?

  /// The inputs of a scene besides the field.
  struct Context {
    var projection: MapProjection
    var size: Size
    var theme: Theme
    var format: WeatherFormat
    /// The radar frame of the hour, which replaces the field's precipitation.
    var radar: RadarFrame?
    /// Whether lines can be drawn in Braille dots.
    var hasBraille = true
    /// Whether half blocks can be drawn.
    var hasBlocks = true
    /// Whether the scene is for the small map of the page, which should change little from hour to
    /// hour.
    var isPanel = false
  }

  /// The height of the map in degrees from which classes are wider. Narrow classes would be as
  /// small as cells, and all of them would change with each hour.
  private static let wideFrom = 25.0

  /// Prepares a layer for drawing.
  ///
  /// - Parameters:
  ///   - time: The time, which may lie between two hours of the field.
  ///   - space: The cells that names on the map occupy.
  init(
    _ layer: MapLayer, of field: WeatherField, at time: Date, _ context: Context,
    space: inout MapLabelSpace
  ) {
    self.layer = layer
    let (size, projection) = (context.size, context.projection)
    let hour = field.hour(at: time)
    func sampler(_ quantity: FieldQuantity, _ columns: Int, _ rows: Int) -> FieldSampler {
      FieldSampler(
        field.slice(quantity, hour: hour), projection, columns: columns, rows: rows)
    }
    let colors = FieldColors(context.theme)
    let rowsPerCell = colors == .exact && context.hasBlocks && !context.isPanel ? 2 : 1
    func values(_ columns: Int, _ rows: Int) -> LayerValues {
      LayerValues(
        layer, columns: columns, rows: rows,
        radar: context.radar.map {
          RadarSampler($0, projection, columns: columns, rows: rows)
        }, sampler)
    }
    let cells = values(size.width, size.height * rowsPerCell)
    let isWide = context.isPanel || projection.box.north - projection.box.south > Self.wideFrom
    let hasFewClasses = layer == .rain ? context.isPanel : isWide
    var palette = FieldPalette(layer, isWide: hasFewClasses, context.theme) ?? .bare
    let rainClasses = palette.land.count
    if layer == .rain,
      let snow = FieldPalette(layer, isSnow: true, isWide: hasFewClasses, context.theme)
    {
      palette = palette.joined(snow)
    }
    self.palette = palette
    var hasSnow = false
    raster = FieldRaster(
      size, rowsPerCell: rowsPerCell, rowsOnMap: cells.rowsOnMap
    ) { column, row in
      let value = cells[column, row]
      guard !value.isNaN else { return nil }
      let index = palette.index(of: value)
      guard rainClasses < palette.land.count, index > 0, cells.isSnow(column, row) else {
        return index
      }
      hasSnow = true
      return rainClasses + index
    }
    legend = FieldLegend(
      layer, palette, context.format, range: cells.range,
      snowFrom: hasSnow ? rainClasses : nil, width: size.width)
    if let legend { space.occupy(legend.frame(in: size)) }

    var marks: [FieldMark] = []
    if layer == .pressure {
      for mark in field.slice(.pressure, hour: hour)?.extremes ?? [] {
        let words = context.format.words.map
        let text = mark.isHigh ? words.high : words.low
        guard let point = projection.cell(of: mark.coordinate) else { continue }
        let rect = Rect(origin: point, size: Size(width: TextWidth.of(text), height: 1))
        guard space.isFree(rect.inset(left: -1, right: -1)) else { continue }
        space.occupy(rect)
        marks.append(FieldMark(point: point, text: text, isStrong: true))
      }
    }
    let levels =
      layer == .pressure || colors == .none
      ? cells.levels(context.format.units, count: context.isPanel ? 4 : 8) : []
    if levels.isEmpty {
      isolines = nil
    } else {
      let lines = Isolines(values(size.width * 2, size.height * 4), size, levels: levels)
      isolines = lines.lines
      marks += lines.labels(in: &space) { context.format.number($0, of: layer) }
    }
    self.marks = marks

    let hasStreamlines = layer == .wind && context.hasBraille && !context.isPanel
    streamlines =
      hasStreamlines
      ? Streamlines(
        east: sampler(.windEast, size.width * 2, size.height * 4),
        north: sampler(.windNorth, size.width * 2, size.height * 4), projection, size,
        spacing: colors == .exact ? 14 : 18, widens: colors != .exact)
      : nil
    let hasArrows =
      layer == .wind && !hasStreamlines || layer == .temperature && colors != .none
      || layer == .rain && colors != .none
    arrows =
      hasArrows && (layer == .wind || !context.isPanel)
      ? Self.arrows(
        sampler(.windEast, size.width, size.height), sampler(.windNorth, size.width, size.height),
        isDense: layer == .wind && !context.isPanel, context.format) : []
  }

  /// Returns an arrow every 8 × 3 cells, or every 4 × 2 cells if arrows alone show the wind.
  private static func arrows(
    _ east: FieldSampler, _ north: FieldSampler, isDense: Bool, _ format: WeatherFormat
  ) -> [FieldMark] {
    let (dx, dy) = isDense ? (4, 2) : (8, 3)
    var arrows: [FieldMark] = []
    for y in stride(from: dy / 2, to: east.rows, by: dy) {
      for x in stride(from: dx / 2, to: east.columns, by: dx) {
        let wind = WindVector(east: east[x, y], north: north[x, y])
        // A wind weaker than 0.5 m/s has no meaningful direction.
        guard wind.speed >= 0.5 else { continue }
        arrows.append(
          FieldMark(
            point: Point(x: x, y: y), text: format.windArrow(wind.direction),
            isStrong: wind.speed >= 8))
      }
    }
    return arrows
  }

  /// The colour of text on a cell.
  func textColor(_ column: Int, _ row: Int) -> Color {
    let index = raster[column, row]
    return index < FieldRaster.outside ? palette.text[Int(index)] : .standard
  }

  /// The colour of a part of a cell; `nil` if land or sea shows through.
  func color(of index: UInt8, isLand: Bool) -> Color? {
    guard index < FieldRaster.outside else { return nil }
    return isLand ? palette.land[Int(index)] : palette.sea[Int(index)]
  }
}

/// The values of a layer on a grid over the map.
struct LayerValues {
  let columns: Int
  let rows: Int
  private let layer: MapLayer
  private let first: FieldSampler
  /// The northward component of the wind, the snow in the precipitation, or the temperature under a
  /// radar.
  private let second: FieldSampler?
  /// The radar, which replaces the field's precipitation.
  private let radar: RadarSampler?

  init(
    _ layer: MapLayer, columns: Int, rows: Int, radar: RadarSampler?,
    _ sampler: (FieldQuantity, _ columns: Int, _ rows: Int) -> FieldSampler
  ) {
    self.layer = layer
    self.columns = columns
    self.rows = rows
    self.radar = radar
    let quantities: (FieldQuantity, FieldQuantity?) =
      switch layer {
      case .temperature, .plain: (.temperature, nil)
      case .wind: (.windEast, .windNorth)
      case .rain: (.precipitation, radar == nil ? .snowfall : .temperature)
      case .cloud: (.cloudCover, nil)
      case .pressure: (.pressure, nil)
      }
    first = sampler(quantities.0, columns, rows)
    second = quantities.1.map { sampler($0, columns, rows) }
  }

  var rowsOnMap: Range<Int> { first.rowsOnMap }

  /// The value at a column and row; NaN if it is unknown.
  subscript(column: Int, row: Int) -> Double {
    if let radar { return radar[column, row] }
    let value = first[column, row]
    guard layer == .wind, let second else { return value }
    let other = second[column, row]
    return (value * value + other * other).squareRoot()
  }

  /// Returns whether at least half of the precipitation is snow. For a radar, returns whether the
  /// temperature is low enough for snow.
  func isSnow(_ column: Int, _ row: Int) -> Bool {
    guard layer == .rain, let second else { return false }
    guard radar == nil else { return second[column, row] <= FieldScene.maxSnowTemperature }
    return second[column, row] * 2 >= first[column, row]
  }

  /// The lowest and highest values on the map; `nil` if none is known. The values of a radar are
  /// not searched, because its classes and lines are always the same.
  var range: ClosedRange<Double>? {
    guard radar == nil else { return 0...0 }
    var (lowest, highest) = (Double.infinity, -Double.infinity)
    for row in 0..<rows {
      for column in 0..<columns {
        let value = self[column, row]
        guard !value.isNaN else { continue }
        lowest = min(lowest, value)
        highest = max(highest, value)
      }
    }
    return lowest <= highest ? lowest...highest : nil
  }

  /// Returns the values of the isolines. For temperature and pressure, the step is the smallest of
  /// 1 to 10 degrees or 1 to 8 hPa that divides the range into at most `count` parts, or otherwise
  /// the largest.
  func levels(_ units: UnitSystem, count: Double) -> [Double] {
    switch layer {
    case .rain: return [FieldPalette.minRain, 1, 4, 15]
    case .cloud: return [25, 50, 75]
    case .wind, .plain: return []
    case .temperature, .pressure: break
    }
    guard let range else { return [] }
    // Levels are whole degrees in the selected unit.
    let isFahrenheit = layer == .temperature && units == .imperial
    let (scale, zero) = isFahrenheit ? (1.8, 32.0) : (1, 0)
    let (low, high) = (range.lowerBound * scale + zero, range.upperBound * scale + zero)
    let steps: [Double] = layer == .pressure ? [1, 2, 4, 8] : [1, 2, 5, 10]
    let step = steps.first { (high - low) / $0 <= count } ?? steps[3]
    return stride(from: (low / step).rounded(.up) * step, through: high, by: step)
      .map { ($0 - zero) / scale }
  }
}

extension MapProjection {
  /// The cell that contains a coordinate; `nil` if it is not on the map.
  func cell(of coordinate: Coordinate) -> Point? {
    let position = position(of: coordinate)
    guard position.x >= 0, position.y >= 0, position.x < Double(dotWidth / 2 * 2),
      position.y < Double(dotHeight / 4 * 4)
    else { return nil }
    return Point(x: Int(position.x) / 2, y: Int(position.y) / 4)
  }
}
