/// The time zone of a place: an IANA zone if known, otherwise a fixed offset.
///
/// ```swift
/// let winter = Date(timeIntervalSince1970: 1_768_478_400)
/// let summer = Date(timeIntervalSince1970: 1_784_116_800)
/// let zone = PlaceTimeZone(identifier: "Europe/Berlin", at: winter)
/// let offsets = [winter, summer].map { zone?.offset(at: $0) }
/// // [3600, 7200]
/// ```
public struct PlaceTimeZone: Hashable, Sendable, Codable {
  /// The IANA identifier; nil if unknown.
  public var identifier: String?
  /// The offset from UTC in seconds when the report was made.
  public var fixedOffset: Int
  /// Whether the time zone is unknown and the offset is estimated from the longitude.
  public var isEstimated = false

  /// Creates a time zone. If the system knows the identifier, it takes precedence over the offset.
  public init(identifier: String?, fixedOffset: Int) {
    self.identifier = identifier
    self.fixedOffset = max(-50_400, min(50_400, fixedOffset))
  }

  /// Creates the time zone of a place: its IANA zone, or otherwise an estimate from its longitude.
  public init(of place: Place, at moment: Date) {
    self =
      place.timeZoneIdentifier.flatMap { PlaceTimeZone(identifier: $0, at: moment) }
      ?? .nautical(place.coordinate.longitude)
  }

  /// Creates the time zone with an identifier; nil if the system does not know the name.
  public init?(identifier: String, at moment: Date) {
    guard let rules = TimeZoneRules.named(identifier) else { return nil }
    self.init(identifier: identifier, fixedOffset: rules.offset(at: moment))
  }

  /// Returns whether the system knows a zone with that name.
  public static func isKnown(_ identifier: String) -> Bool {
    TimeZoneRules.named(identifier) != nil
  }

  /// Returns the offset from UTC in seconds at `moment`.
  public func offset(at moment: Date) -> Int {
    identifier.flatMap(TimeZoneRules.named)?.offset(at: moment) ?? fixedOffset
  }

  /// Returns the local time at `moment`.
  public func localTime(_ moment: Date) -> LocalTime {
    LocalTime(moment, utcOffset: offset(at: moment))
  }

  /// Returns the start of a date in local time; if clocks skip midnight, the first moment after it.
  public func start(of date: LocalDate) -> Date {
    let midnight = Date(timeIntervalSince1970: TimeInterval(date.dayNumber) * 86_400)
    let guess = midnight.addingTimeInterval(-TimeInterval(offset(at: midnight)))
    let start = midnight.addingTimeInterval(-TimeInterval(offset(at: guess)))
    return localTime(start).date < date ? guess : start
  }

  /// Returns the nautical time zone of a longitude, in whole hours. Local clocks on land may differ
  /// from it, in the middle of the Pacific by a day, so the time zone is marked as estimated.
  public static func nautical(_ longitude: Double) -> PlaceTimeZone {
    var zone = PlaceTimeZone(
      identifier: nil, fixedOffset: Int((longitude / 15).rounded()) * 3600)
    zone.isEstimated = true
    return zone
  }
}
