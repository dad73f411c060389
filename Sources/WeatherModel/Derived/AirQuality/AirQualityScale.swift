extension AirQuality.Scale {
  /// The scale that readers at a place know: the European Environment Agency's where the zone lies in
  /// Europe, the islands and cities of its countries outside of the zones of that name included; the
  /// United States' everywhere else.
  public static func regional(in zone: String?) -> AirQuality.Scale {
    guard let zone else { return .us }
    return zone.hasPrefix("Europe/") || europeanElsewhere.contains(zone) ? .european : .us
  }

  /// Zones of the Agency's member and cooperating countries whose names begin with another continent
  /// or an ocean (IANA, zone1970.tab).
  private static let europeanElsewhere: Set<String> = [
    "Africa/Ceuta", "Arctic/Longyearbyen", "Asia/Famagusta", "Asia/Istanbul", "Asia/Nicosia",
    "Atlantic/Azores", "Atlantic/Canary", "Atlantic/Faeroe", "Atlantic/Faroe",
    "Atlantic/Jan_Mayen", "Atlantic/Madeira", "Atlantic/Reykjavik", "Iceland",
  ]
}
