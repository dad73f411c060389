public import Foundation

/// A place's clock: by its zone where that is known, otherwise by a fixed offset.
public struct PlaceTimeZone: Hashable, Sendable, Codable {
  /// IANA identifier.
  public var identifier: String?
  /// Seconds ahead of UTC when the report was made.
  public var fixedOffset: Int

  /// A clock; the identifier decides wherever the system knows it.
  public init(identifier: String?, fixedOffset: Int) {
    self.identifier = identifier
    self.fixedOffset = max(-50_400, min(50_400, fixedOffset))
  }

  /// The clock of a zone, or nil when the system does not know the name.
  public init?(identifier: String, at moment: Date) {
    guard let zone = TimeZone(identifier: identifier) else { return nil }
    self.init(identifier: identifier, fixedOffset: zone.secondsFromGMT(for: moment))
  }

  /// Seconds ahead of UTC at `moment`.
  public func offset(at moment: Date) -> Int {
    guard let identifier, let zone = TimeZone(identifier: identifier) else { return fixedOffset }
    return zone.secondsFromGMT(for: moment)
  }

  /// What the place's clocks show at `moment`.
  public func localTime(_ moment: Date) -> LocalTime {
    LocalTime(moment, utcOffset: offset(at: moment))
  }
}
