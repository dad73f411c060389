/// A place's clock: by its zone where that is known, otherwise by a fixed offset.
public struct PlaceTimeZone: Hashable, Sendable, Codable {
  /// IANA identifier.
  public var identifier: String?
  /// Seconds ahead of UTC when the report was made.
  public var fixedOffset: Int
  /// Whether the time zone is unknown and the offset is estimated from the longitude.
  public var isEstimated = false

  /// A clock; the identifier decides wherever the system knows it.
  public init(identifier: String?, fixedOffset: Int) {
    self.identifier = identifier
    self.fixedOffset = max(-50_400, min(50_400, fixedOffset))
  }

  /// The clock of a place: that of its zone, otherwise the one that its longitude suggests.
  public init(of place: Place, at moment: Date) {
    self =
      place.timeZoneIdentifier.flatMap { PlaceTimeZone(identifier: $0, at: moment) }
      ?? .nautical(place.coordinate.longitude)
  }

  /// The clock of a zone, or nil when the system does not know the name.
  public init?(identifier: String, at moment: Date) {
    guard let rules = TimeZoneRules.named(identifier) else { return nil }
    self.init(identifier: identifier, fixedOffset: rules.offset(at: moment))
  }

  /// Whether the system knows a zone of that name.
  public static func isKnown(_ identifier: String) -> Bool {
    TimeZoneRules.named(identifier) != nil
  }

  /// Seconds ahead of UTC at `moment`.
  public func offset(at moment: Date) -> Int {
    identifier.flatMap(TimeZoneRules.named)?.offset(at: moment) ?? fixedOffset
  }

  /// What the place's clocks show at `moment`.
  public func localTime(_ moment: Date) -> LocalTime {
    LocalTime(moment, utcOffset: offset(at: moment))
  }

  /// When a date begins on the place's clock; where clocks skip midnight, when they have skipped it.
  public func start(of date: LocalDate) -> Date {
    let midnight = Date(timeIntervalSince1970: TimeInterval(date.dayNumber) * 86_400)
    let guess = midnight.addingTimeInterval(-TimeInterval(offset(at: midnight)))
    return midnight.addingTimeInterval(-TimeInterval(offset(at: guess)))
  }

  /// The clock of the nautical zone of a longitude, in whole hours by the sun. On land the clocks
  /// may show something else, by a day in the middle of the Pacific: it is marked as estimated.
  public static func nautical(_ longitude: Double) -> PlaceTimeZone {
    var zone = PlaceTimeZone(
      identifier: nil, fixedOffset: Int((longitude / 15).rounded()) * 3600)
    zone.isEstimated = true
    return zone
  }
}
