extension AirQuality.Scale {
  /// Returns the scale that is familiar at a place. For European time zones it is the European
  /// Environment Agency's, including islands and cities of its countries whose zones do not begin
  /// with "Europe"; elsewhere it is that of the United States.
  public static func regional(in zone: String?) -> AirQuality.Scale {
    guard let zone else { return .us }
    return zone.hasPrefix("Europe/") || europeanElsewhere.contains(zone) ? .european : .us
  }

  /// Zones of the Agency's member and cooperating countries whose names begin with another
  /// continent or an ocean (IANA, zone1970.tab).
  private static let europeanElsewhere: Set<String> = [
    "Africa/Ceuta", "Arctic/Longyearbyen", "Asia/Famagusta", "Asia/Istanbul", "Asia/Nicosia",
    "Atlantic/Azores", "Atlantic/Canary", "Atlantic/Faeroe", "Atlantic/Faroe",
    "Atlantic/Jan_Mayen", "Atlantic/Madeira", "Atlantic/Reykjavik", "Iceland",
  ]
}
