/// A quantity of a weather field.
public enum FieldQuantity: Int, CaseIterable, Hashable, Sendable {
  /// °C.
  case temperature
  /// Rain, snow and everything else that falls, in mm within the hour that begins.
  case precipitation
  /// The part of ``precipitation`` that falls as snow, in mm of water.
  case snowfall
  /// Percent.
  case cloudCover
  /// The wind towards the east, in m/s.
  case windEast
  /// The wind towards the north, in m/s.
  case windNorth
  /// m/s.
  case windGust
  /// hPa at sea level.
  case pressure

  /// Units of storage in one unit of the quantity.
  var scale: Double { self == .pressure ? 10 : 100 }
}

/// The hours of one point of a weather field, packed into 16 bits a value.
public struct FieldSeries: Equatable, Sendable {
  /// Marks a value that is not known.
  static let unknown = Int16.min

  /// The first hour, counted from 1970.
  public let startHour: Int
  /// The number of hours.
  public let hourCount: Int
  /// All hours of the first quantity, then of the next one.
  public let packed: [Int16]

  /// Creates a series from packed values; `nil` where their number does not fit.
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
  /// - Parameter value: Returns a quantity at an hour of the series, or `nil` where it is not known.
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

  private static func pack(_ value: Double?, _ quantity: FieldQuantity) -> Int16 {
    guard let value else { return unknown }
    return Int16(exactly: (value * quantity.scale).rounded()) ?? unknown
  }

  /// The packed value at an hour counted from 1970, or ``unknown``.
  func packed(_ quantity: FieldQuantity, at hour: Int) -> Int16 {
    let index = hour - startHour
    guard index >= 0, index < hourCount else { return Self.unknown }
    return packed[quantity.rawValue * hourCount + index]
  }
}
