/// A quantity of a weather field.
public enum FieldQuantity: Int, CaseIterable, Hashable, Sendable {
  /// °C.
  case temperature
  /// All precipitation, in mm within the hour that begins.
  case precipitation
  /// The part of ``precipitation`` that falls as snow, in mm of water.
  case snowfall
  /// Percent.
  case cloudCover
  /// The eastward wind component in m/s.
  case windEast
  /// The northward wind component in m/s.
  case windNorth
  /// m/s.
  case windGust
  /// hPa at sea level.
  case pressure

  /// The number of storage units in one unit of the quantity.
  var scale: Double { self == .pressure ? 10 : 100 }
}

/// The hours of one point of a weather field, packed into 16 bits per value.
public struct FieldSeries: Equatable, Sendable {
  /// The packed form of an unknown value.
  static let unknown = Int16.min

  /// The first hour, counted from the start of 1970.
  public let startHour: Int
  /// The number of hours.
  public let hourCount: Int
  /// The packed values: all hours of the first quantity, then all hours of the next one.
  public let packed: [Int16]

  /// Creates a series from packed values; `nil` if their number does not match.
  public init?(startHour: Int, hourCount: Int, packed: [Int16]) {
    guard hourCount >= 0, packed.count == hourCount * FieldQuantity.allCases.count else {
      return nil
    }
    self.startHour = startHour
    self.hourCount = hourCount
    self.packed = packed
  }

  /// Creates a series from values.
  ///
  /// - Parameter value: Returns a quantity at an hour of the series; `nil` if it is unknown.
  public init(
    startHour: Int, hourCount: Int, value: (FieldQuantity, _ hour: Int) -> Double?
  ) {
    self.startHour = startHour
    self.hourCount = max(0, hourCount)
    var packed: [Int16] = []
    packed.reserveCapacity(self.hourCount * FieldQuantity.allCases.count)
    for quantity in FieldQuantity.allCases {
      for hour in 0..<self.hourCount {
        packed.append(Self.pack(value(quantity, hour), quantity))
      }
    }
    self.packed = packed
  }

  /// A series without hours, of a point without values.
  public static let empty = FieldSeries(startHour: 0, hourCount: 0) { _, _ in nil }

  private static func pack(_ value: Double?, _ quantity: FieldQuantity) -> Int16 {
    guard let value else { return unknown }
    return Int16(exactly: (value * quantity.scale).rounded()) ?? unknown
  }

  /// Returns the packed value at an hour counted from the start of 1970, or ``unknown``.
  func packed(_ quantity: FieldQuantity, at hour: Int) -> Int16 {
    let index = hour - startHour
    guard index >= 0, index < hourCount else { return Self.unknown }
    return packed[quantity.rawValue * hourCount + index]
  }
}
