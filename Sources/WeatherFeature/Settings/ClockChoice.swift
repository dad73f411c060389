public import WeatherWords

/// Whether a clock goes to twelve or to twenty-four, as the person put it.
public enum ClockChoice: String, CaseIterable, Hashable, Sendable {
  /// As the locale has it.
  case automatic = "auto"
  /// `9:00 PM`.
  case twelve = "12"
  /// `21:00`.
  case twentyFour = "24"
}

extension ClockChoice: SettingValue {
  /// How the settings write it, by an example.
  package static func example(hasTwelveHours: Bool, _ words: Words) -> String {
    hasTwelveHours ? words.time.twelveHourClock(hour: 21, minute: 0) : "21:00"
  }
}

extension Language {
  /// The language that a locale writes with a clock of twelve hours; nil where it goes to
  /// twenty-four. Times in another language than the locale's are written as that one does.
  public static func withTwelveHours(environment: [String: String]) -> Language? {
    guard let territory = Territory(environment: environment, category: "LC_TIME"),
      twelveHourTerritories[territory.language]?.contains(territory.code[...]) == true
    else { return nil }
    return Language(named: "\(territory.language)_\(territory.code)")
  }

  /// The territories whose usual form of a time has twelve hours, after CLDR 45. Korean forecasts
  /// count to twenty-four whatever CLDR says of the rest.
  private static let twelveHourTerritories: [String: Set<Substring>] = [
    "en": """
    AE AG AS AU BB BM BS CA CY DM ER FJ FM GD GH GM GU GY HK IN JM KI KN KY LC LR LS MH MO MP MW \
    MY NA NZ PG PH PK PR PW SB SD SG SL SS SZ TC TO TT UM US VC VG VI VU WS ZM
    """,
    "es": "AR BO CL CO CR CU DO EC GT HN MX NI PA PE PH PR PY SV US UY VE",
    "fr": "DJ DZ MR SY TD TN VU", "pt": "MO", "tr": "CY", "zh": "HK MO MY SG TW",
  ].mapValues { Set($0.split(separator: " ")) }
}
