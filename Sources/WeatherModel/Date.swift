/// A number of seconds.
public typealias TimeInterval = Double

/// A point in time, as a number of seconds before or after the first moment of 2001 (UTC).
///
/// It replaces Foundation's type of the same name and has the same members and the same encoded
/// form. Foundation would make up a quarter of the program, and the runtime would scan its
/// conformances at every start.
public struct Date: Hashable, Sendable {
  /// The seconds between the first moments of 1970 and of 2001.
  public static let timeIntervalBetween1970AndReferenceDate: TimeInterval = 978_307_200

  /// The seconds since the first moment of 2001.
  public var timeIntervalSinceReferenceDate: TimeInterval

  /// Creates the moment a number of seconds after the beginning of 2001 (UTC).
  public init(timeIntervalSinceReferenceDate seconds: TimeInterval) {
    timeIntervalSinceReferenceDate = seconds
  }

  /// Creates the moment a number of seconds after the beginning of 1970 (UTC).
  public init(timeIntervalSince1970 seconds: TimeInterval) {
    self.init(
      timeIntervalSinceReferenceDate: seconds - Self.timeIntervalBetween1970AndReferenceDate)
  }

  /// The seconds since the first moment of 1970.
  public var timeIntervalSince1970: TimeInterval {
    timeIntervalSinceReferenceDate + Self.timeIntervalBetween1970AndReferenceDate
  }

  /// A moment before all others.
  public static let distantPast = Date(timeIntervalSinceReferenceDate: -63_114_076_800)
  /// A moment after all others.
  public static let distantFuture = Date(timeIntervalSinceReferenceDate: 63_113_904_000)

  /// Returns the seconds from another moment to this one.
  public func timeIntervalSince(_ date: Date) -> TimeInterval {
    timeIntervalSinceReferenceDate - date.timeIntervalSinceReferenceDate
  }

  /// Returns the moment a number of seconds later.
  public func addingTimeInterval(_ seconds: TimeInterval) -> Date { self + seconds }

  /// Moves the moment forward by a number of seconds.
  public mutating func addTimeInterval(_ seconds: TimeInterval) { self += seconds }

  /// Returns the moment a number of seconds later.
  public static func + (date: Date, seconds: TimeInterval) -> Date {
    Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + seconds)
  }

  /// Returns the moment a number of seconds earlier.
  public static func - (date: Date, seconds: TimeInterval) -> Date { date + -seconds }

  /// Moves the moment forward by a number of seconds.
  public static func += (date: inout Date, seconds: TimeInterval) { date = date + seconds }

  /// Moves the moment back by a number of seconds.
  public static func -= (date: inout Date, seconds: TimeInterval) { date = date - seconds }
}

extension Date: Strideable {
  /// Returns the seconds from this moment to another one.
  public func distance(to other: Date) -> TimeInterval { other.timeIntervalSince(self) }

  /// Returns the moment a number of seconds later.
  public func advanced(by seconds: TimeInterval) -> Date { self + seconds }

  /// Returns whether a moment is before another one.
  public static func < (lhs: Date, rhs: Date) -> Bool {
    lhs.timeIntervalSinceReferenceDate < rhs.timeIntervalSinceReferenceDate
  }
}

extension Date: Codable {
  /// Decodes the seconds since the first moment of 2001.
  public init(from decoder: any Decoder) throws {
    self.init(
      timeIntervalSinceReferenceDate: try decoder.singleValueContainer().decode(Double.self))
  }

  /// Encodes the seconds since the first moment of 2001.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(timeIntervalSinceReferenceDate)
  }
}
