/// The letters that people use for a time zone, where there is no doubt about them.
///
/// The system's own come from ICU, which is slow to load and says GMT+9 for Seoul.
enum ZoneAbbreviation {
  /// `KST` for Asia/Seoul, `CET` or `CEST` by the offset for Europe/Berlin; nil when in doubt.
  static func name(of identifier: String, utcOffset seconds: Int) -> String? {
    if identifier == "UTC" || identifier == "Etc/UTC" { return "UTC" }
    guard let zones = families[identifier], seconds.isMultiple(of: 1800) else { return nil }
    return zones.first { $0.halfHours == seconds / 1800 }?.name
  }

  private typealias Zone = (name: String, halfHours: Int)

  private static let families: [String: [Zone]] = {
    var table: [String: [Zone]] = [
      "Asia/Seoul": [("KST", 18)], "Asia/Pyongyang": [("KST", 18)], "Asia/Tokyo": [("JST", 18)],
      "Asia/Hong_Kong": [("HKT", 16)], "Asia/Singapore": [("SGT", 16)],
      "Asia/Manila": [("PST", 16)], "Asia/Kolkata": [("IST", 11)], "Asia/Jakarta": [("WIB", 14)],
      "Europe/London": [("GMT", 0), ("BST", 2)], "Europe/Dublin": [("GMT", 0), ("IST", 2)],
      "Europe/Lisbon": [("WET", 0), ("WEST", 2)], "Europe/Moscow": [("MSK", 6)],
      "Pacific/Honolulu": [("HST", -20)], "America/Anchorage": [("AKST", -18), ("AKDT", -16)],
      "America/Phoenix": [("MST", -14)], "Australia/Brisbane": [("AEST", 20)],
      "Australia/Perth": [("AWST", 16)], "Africa/Johannesburg": [("SAST", 4)],
      "Africa/Nairobi": [("EAT", 6)], "Africa/Lagos": [("WAT", 2)],
    ]
    func add(_ zones: [Zone], _ area: String, _ cities: String) {
      for city in cities.split(separator: " ") { table["\(area)/\(city)"] = zones }
    }
    add(
      [("CET", 2), ("CEST", 4)], "Europe",
      "Amsterdam Belgrade Berlin Bratislava Brussels Budapest Copenhagen Ljubljana Luxembourg "
        + "Madrid Monaco Oslo Paris Prague Rome Sarajevo Skopje Stockholm Tirane Vaduz Vienna "
        + "Warsaw Zagreb Zurich")
    add(
      [("EET", 4), ("EEST", 6)], "Europe",
      "Athens Bucharest Helsinki Kyiv Riga Sofia Tallinn Vilnius")
    add(
      [("EST", -10), ("EDT", -8)], "America", "New_York Toronto Detroit Kentucky/Louisville")
    add([("CST", -12), ("CDT", -10)], "America", "Chicago Winnipeg Menominee")
    add([("MST", -14), ("MDT", -12)], "America", "Denver Edmonton Boise")
    add([("PST", -16), ("PDT", -14)], "America", "Los_Angeles Vancouver Tijuana")
    add([("AEST", 20), ("AEDT", 22)], "Australia", "Sydney Melbourne Hobart")
    add([("ACST", 19), ("ACDT", 21)], "Australia", "Adelaide")
    add([("NZST", 24), ("NZDT", 26)], "Pacific", "Auckland")
    return table
  }()
}
