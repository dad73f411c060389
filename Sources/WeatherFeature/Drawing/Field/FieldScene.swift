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

  /// Whether the sea has few dots: between streamlines, which also consist of dots, and on a map
  /// with less detail.
  let hasSparseDots: Bool

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
    /// How often the detail is halved, so that a step to another hour sends fewer bytes.
    var reduction = 0
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
    let reduction = context.reduction
    func sampler(_ quantity: FieldQuantity, _ columns: Int, _ rows: Int) -> FieldSampler {
      let slice = field.slice(quantity, hour: hour)
      return FieldSampler(
        slice?.smoothed(times: reduction - FieldReduction.maxUnsmoothed), projection,
        columns: columns, rows: rows)
    }
    let colors = FieldColors(context.theme)
    let hasHalves = colors == .exact && context.hasBlocks && !context.isPanel
    let rowsPerCell = hasHalves && reduction == 0 ? 2 : 1
    func values(_ columns: Int, _ rows: Int) -> LayerValues {
      LayerValues(
        layer, columns: columns, rows: rows,
        radar: context.radar.map {
          RadarSampler($0, projection, columns: columns, rows: rows)
        }, blockSize: context.radar == nil ? 1 : columns / max(1, size.width) * (1 << reduction),
        sampler)
    }
    let cells = values(size.width, size.height * rowsPerCell)
    let isWide = context.isPanel || projection.box.north - projection.box.south > Self.wideFrom
    let hasFewClasses = layer == .rain ? context.isPanel : isWide
    func classes(isSnow: Bool = false) -> FieldPalette? {
      FieldPalette(layer, isSnow: isSnow, isWide: hasFewClasses, context.theme)?
        .merged(by: 1 << (hasHalves ? max(0, reduction - 1) : reduction))
    }
    var palette = classes() ?? .bare
    let rainClasses = palette.land.count
    if layer == .rain, let snow = classes(isSnow: true) { palette = palette.joined(snow) }
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
    // The terminal's own colours are so few that a mild country is all one of them.
    let hasLines =
      layer == .pressure || colors == .none
      || colors == .ansi && (layer == .temperature || layer == .cloud)
    let levels =
      hasLines
      ? cells.levels(
        context.format.units, count: context.isPanel ? 4 : 8, reduction: reduction) : []
    if levels.isEmpty {
      isolines = nil
    } else {
      let lines = Isolines(values(size.width * 2, size.height * 4), size, levels: levels)
      isolines = lines.lines
      marks += lines.labels(in: &space) { context.format.number($0, of: layer) }
    }
    self.marks = marks

    let hasStreamlines =
      layer == .wind && context.hasBraille && !context.isPanel && reduction < 2
    streamlines =
      hasStreamlines
      ? Streamlines(
        east: sampler(.windEast, size.width * 2, size.height * 4),
        north: sampler(.windNorth, size.width * 2, size.height * 4), projection, size,
        spacing: (colors == .exact ? 14 : 18) << reduction, widens: colors != .exact)
      : nil
    hasSparseDots = hasStreamlines || reduction > 0
    let hasArrows =
      layer == .wind && !hasStreamlines || layer == .temperature && colors != .none
      || layer == .rain && colors != .none
    arrows =
      hasArrows && reduction == 0 && (layer == .wind || !context.isPanel)
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
  /// The columns and rows that share the value in their middle.
  private let blockSize: Int

  init(
    _ layer: MapLayer, columns: Int, rows: Int, radar: RadarSampler?, blockSize: Int = 1,
    _ sampler: (FieldQuantity, _ columns: Int, _ rows: Int) -> FieldSampler
  ) {
    self.layer = layer
    self.columns = columns
    self.rows = rows
    self.radar = radar
    self.blockSize = blockSize
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

  /// Returns the column or row in the middle of a block.
  private func middle(_ index: Int, _ count: Int) -> Int {
    blockSize > 1 ? min(count - 1, index / blockSize * blockSize + blockSize / 2) : index
  }

  /// The value at a column and row; NaN if it is unknown.
  subscript(column: Int, row: Int) -> Double {
    let (column, row) = (middle(column, columns), middle(row, rows))
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
    let (column, row) = (middle(column, columns), middle(row, rows))
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
  ///
  /// - Parameter reduction: How often the number of lines is halved.
  func levels(_ units: UnitSystem, count: Double, reduction: Int = 0) -> [Double] {
    func thinned(_ levels: [Double]) -> [Double] {
      stride(from: 0, to: levels.count, by: 1 << reduction).map { levels[$0] }
    }
    switch layer {
    case .rain: return thinned([FieldPalette.minRain, 1, 4, 15])
    case .cloud: return thinned([25, 50, 75])
    case .wind: return thinned([4, 8, 13, 18, 25])
    case .plain: return []
    case .temperature, .pressure: break
    }
    guard let range else { return [] }
    // Levels are whole degrees in the selected unit.
    let isFahrenheit = layer == .temperature && units == .imperial
    let (scale, zero) = isFahrenheit ? (1.8, 32.0) : (1, 0)
    let (low, high) = (range.lowerBound * scale + zero, range.upperBound * scale + zero)
    let steps: [Double] = layer == .pressure ? [1, 2, 4, 8] : [1, 2, 5, 10]
    let step = (steps.first { (high - low) / $0 <= count } ?? steps[3]) * Double(1 << reduction)
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
