/// The weather over a part of the world for a number of hours: values at the points of a lattice,
/// interpolated between them.
///
/// A value is known only if all values that it is interpolated from are known.
///
/// ```swift
/// let lattice = FieldLattice(
///   covering: GeoBox(west: 0, south: 45, east: 10, north: 50), limit: FieldLattice.panelLimit)
/// let series = FieldSeries(startHour: 480_000, hourCount: 2) { quantity, hour in
///   quantity == .temperature ? Double(10 + hour) : nil
/// }
/// let field = WeatherField(
///   lattice: lattice, provider: .openMeteo, receivedAt: Date(timeIntervalSince1970: 0),
///   series: Dictionary(uniqueKeysWithValues: lattice.points.map { ($0, series) }))
/// let place = Coordinate(latitude: 47, longitude: 8)
/// let temperature = field.value(.temperature, at: place, hour: 0.5)  // 10.5
/// let pressure = field.value(.pressure, at: place, hour: 0.5)  // nil: unknown, not 0
/// ```
public struct WeatherField: Equatable, Sendable {
  /// The number of hours in a field, from the hour of the request on. A field thus covers the next
  /// 48 hours until it is an hour old.
  public static let hourCount = 50
  /// The lifetime of a field in seconds.
  public static let freshFor: TimeInterval = 3600

  /// The points.
  public let lattice: FieldLattice
  /// The first hour, counted from the start of 1970.
  public let startHour: Int
  /// The number of hours.
  public let hourCount: Int
  /// The provider of the weather.
  public let provider: Provider
  /// The time at which the oldest of its points was received.
  public let receivedAt: Date
  /// Whether every point is known.
  public let isComplete: Bool
  /// The packed values, ordered by quantity, then by hour, then by point.
  private let packed: [Int16]
  private let pointCount: Int

  /// Creates a field from the series of its points.
  ///
  /// - Parameter series: The known points. If their hours differ, the field spans all of them, and
  ///   each point is unknown outside its own hours. Points without hours, or with hours far from
  ///   those of the others, are unknown.
  public init(
    lattice: FieldLattice, provider: Provider, receivedAt: Date,
    series: [FieldPoint: FieldSeries]
  ) {
    self.lattice = lattice
    self.provider = provider
    self.receivedAt = receivedAt
    let points = lattice.points
    let spans = points.compactMap { series[$0] }.filter { $0.hourCount > 0 }
    let starts = spans.map(\.startHour).sorted()
    let middle = starts.isEmpty ? 0 : starts[starts.count / 2]
    let near = spans.filter { abs($0.startHour - middle) < 2 * Self.hourCount }
    let start = near.map(\.startHour).min() ?? 0
    let end = near.map { $0.startHour + $0.hourCount }.max() ?? start
    startHour = start
    hourCount = min(end - start, 4 * Self.hourCount)
    pointCount = points.count
    isComplete = points.allSatisfy { series[$0] != nil }
    var packed: [Int16] = []
    packed.reserveCapacity(FieldQuantity.allCases.count * hourCount * points.count)
    for quantity in FieldQuantity.allCases {
      for hour in 0..<hourCount {
        for point in points {
          packed.append(
            series[point]?.packed(quantity, at: start + hour) ?? FieldSeries.unknown)
        }
      }
    }
    self.packed = packed
  }

  /// Returns the number of hours from the start of the field to a time, with a fraction.
  public func hour(at time: Date) -> Double {
    time.timeIntervalSince1970 / 3600 - Double(startHour)
  }

  /// Returns a quantity at a place and an hour of the field; `nil` if it is unknown.
  ///
  /// Interpolation is bilinear between the surrounding points and linear between hours.
  public func value(
    _ quantity: FieldQuantity, at coordinate: Coordinate, hour: Double
  ) -> Double? {
    slice(quantity, hour: hour)?.value(at: coordinate)
  }

  /// Returns the wind at a place and an hour of the field, interpolated by its components.
  public func wind(at coordinate: Coordinate, hour: Double) -> WindVector? {
    guard let east = value(.windEast, at: coordinate, hour: hour),
      let north = value(.windNorth, at: coordinate, hour: hour)
    else { return nil }
    return WindVector(east: east, north: north)
  }

  /// Returns the values of all points at an hour of the field; `nil` outside its hours.
  public func slice(_ quantity: FieldQuantity, hour: Double) -> FieldSlice? {
    guard hour >= 0, hour <= Double(hourCount - 1) else { return nil }
    let lower = Int(hour)
    let fraction = hour - Double(lower)
    func value(_ quantity: FieldQuantity, _ point: Int) -> Double {
      let first = stored(quantity, lower, point)
      return fraction == 0
        ? first : first + (stored(quantity, lower + 1, point) - first) * fraction
    }
    var values: [Double] = []
    values.reserveCapacity(lattice.columnCount * lattice.rowCount)
    var point = 0
    for row in 0..<lattice.rowCount {
      guard lattice.isPole(row) else {
        for _ in 0..<lattice.columnCount {
          values.append(value(quantity, point))
          point += 1
        }
        continue
      }
      let isNorth = lattice.south + row > 0
      for column in 0..<lattice.columnCount {
        guard quantity == .windEast || quantity == .windNorth else {
          values.append(value(quantity, point))
          continue
        }
        let wind = WindVector(east: value(.windEast, point), north: value(.windNorth, point))
          .turned(atNorthPole: isNorth, toMeridian: lattice.longitude(column))
        values.append(quantity == .windEast ? wind.east : wind.north)
      }
      point += 1
    }
    return FieldSlice(lattice: lattice, values: values)
  }

  /// Returns a stored value; NaN if it is unknown.
  private func stored(_ quantity: FieldQuantity, _ hour: Int, _ point: Int) -> Double {
    let value = packed[(quantity.rawValue * hourCount + hour) * pointCount + point]
    return value == FieldSeries.unknown ? .nan : Double(value) / quantity.scale
  }
}

/// The values of a quantity at all points of a lattice at one time.
public struct FieldSlice: Equatable, Sendable {
  /// The points.
  public let lattice: FieldLattice
  /// The values, row by row from the south-west; NaN if a value is unknown.
  public let values: [Double]

  /// Returns the value at a place by bilinear interpolation between the surrounding points; `nil`
  /// if one of them is unknown.
  public func value(at coordinate: Coordinate) -> Double? {
    guard let column = lattice.columnPosition(coordinate.longitude),
      let row = lattice.rowPosition(coordinate.latitude)
    else { return nil }
    let value = value(column, row)
    return value.isNaN ? nil : value
  }

  /// Returns the value at a position among columns and rows; NaN if it is unknown.
  @inline(__always)
  public func value(_ column: FieldLattice.Position, _ row: FieldLattice.Position) -> Double {
    let south = along(row.lower, column)
    // A point of weight 0 must not make the value unknown.
    return row.fraction == 0 ? south : south + (along(row.upper, column) - south) * row.fraction
  }

  @inline(__always)
  private func along(_ row: Int, _ column: FieldLattice.Position) -> Double {
    let start = row * lattice.columnCount
    let west = values[start + column.lower]
    return column.fraction == 0
      ? west : west + (values[start + column.upper] - west) * column.fraction
  }
}

extension FieldSlice {
  /// Returns the slice with each known value replaced by the mean of the known ones around it, a
  /// number of times.
  public func smoothed(times: Int) -> FieldSlice {
    (0..<max(0, times)).reduce(self) { slice, _ in slice.smoothed() }
  }

  private func smoothed() -> FieldSlice {
    let (columns, rows) = (lattice.columnCount, lattice.rowCount)
    let means = values.indices.map { index -> Double in
      guard !values[index].isNaN else { return .nan }
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      var (sum, count) = (0.0, 0.0)
      for y in max(0, row - 1)...min(rows - 1, row + 1) {
        for x in (column - 1)...(column + 1)
        where lattice.isClosed || (0..<columns).contains(x) {
          let value = values[y * columns + (x + columns) % columns]
          if !value.isNaN { (sum, count) = (sum + value, count + 1) }
        }
      }
      return sum / count
    }
    return FieldSlice(lattice: lattice, values: means)
  }
}

/// A high or a low of a quantity.
public struct FieldExtreme: Equatable, Sendable {
  /// The place.
  public var coordinate: Coordinate
  /// The value there.
  public var value: Double
  /// Whether it is a high rather than a low.
  public var isHigh: Bool
}

extension FieldSlice {
  /// The points inside the lattice with a value above, or below, those of all eight neighbours, row
  /// by row from the south-west.
  public var extremes: [FieldExtreme] {
    let (columns, rows) = (lattice.columnCount, lattice.rowCount)
    guard columns > 2, rows > 2 else { return [] }
    var extremes: [FieldExtreme] = []
    for row in 1..<(rows - 1) {
      for column in 0..<columns {
        guard lattice.isClosed || (1..<(columns - 1)).contains(column) else { continue }
        let value = values[row * columns + column]
        var (isHigh, isLow) = (true, true)
        for up in -1...1 {
          for right in -1...1 where up != 0 || right != 0 {
            let other = values[(row + up) * columns + (column + right + columns) % columns]
            isHigh = isHigh && other < value
            isLow = isLow && other > value
          }
        }
        guard isHigh || isLow else { continue }
        extremes.append(
          FieldExtreme(
            coordinate: lattice.point(column: column, row: row).coordinate, value: value,
            isHigh: isHigh))
      }
    }
    return extremes
  }
}
