public import WeatherModel
public import WeatherWords

/// The user's choice of wind unit: without a fixed one, the unit that forecasts in the user's
/// country use.
public typealias WindChoice = AutomaticChoice<WindUnit>

extension WindChoice {
  /// Returns the default by region. English-speaking countries differ from each other.
  static func regionalDefault(environment: [String: String]) -> WindChoice {
    let hasKilometres = ["CA", "AU", "NZ", "IE", "IN", "ZA"]
    guard let territory = Territory(environment: environment)?.englishSpeaking else {
      return .automatic
    }
    return hasKilometres.contains(territory) ? .fixed(.kilometresPerHour) : .automatic
  }
}

/// The country of the environment's locale, such as `US` in `en_US.UTF-8`.
public struct Territory {
  /// The language as the locale names it.
  let language: String
  /// The country's ISO 3166 code.
  public let code: String

  /// Reads the territory from the environment; nil if the locale names none.
  /// - Parameter category: The variable that takes precedence over `LANG`, but not over `LC_ALL`.
  public init?(environment: [String: String], category: String = "LC_MEASUREMENT") {
    let locale = ["LC_ALL", category, "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    let parts = (locale ?? "").prefix { $0 != "." && $0 != "@" }.split(separator: "_")
    guard parts.count == 2, parts[1].utf8.count == 2 else { return nil }
    (language, code) = (String(parts[0]), parts[1].uppercased())
  }

  var englishSpeaking: String? { language == "en" ? code : nil }
}

extension UnitSystem {
  /// Returns the default by region.
  static func regionalDefault(environment: [String: String]) -> UnitSystem {
    switch Territory(environment: environment)?.englishSpeaking {
    case "US": .imperial
    case "GB": .uk
    default: .metric
    }
  }
}

/// The user's choice of a 12- or 24-hour clock.
public enum ClockChoice: String, CaseIterable, Hashable, Sendable {
  /// The locale's convention.
  case automatic = "auto"
  /// `9:00 PM`.
  case twelve = "12"
  /// `21:00`.
  case twentyFour = "24"
}

extension ClockChoice: SettingValue {
  /// Returns an example of a time for the settings.
  package static func example(hasTwelveHours: Bool, _ words: Words) -> String {
    hasTwelveHours ? words.time.twelveHourClock(hour: 21, minute: 0) : "21:00"
  }
}

extension Language {
  /// Returns the language of a locale with a 12-hour clock; nil for a 24-hour clock. If the
  /// program's language differs from the locale's, times follow the program's language.
  public static func withTwelveHours(environment: [String: String]) -> Language? {
    guard let territory = Territory(environment: environment, category: "LC_TIME"),
      twelveHourTerritories[territory.language]?.contains(territory.code[...]) == true
    else { return nil }
    return Language(named: "\(territory.language)_\(territory.code)")
  }

  /// The territories whose usual time format has 12 hours, after CLDR 45. Korea is omitted, because
  /// its forecasts use 24 hours, although CLDR states otherwise for other texts.
  private static let twelveHourTerritories: [String: Set<Substring>] = [
    "en": """
    AE AG AS AU BB BM BS CA CY DM ER FJ FM GD GH GM GU GY HK IN JM KI KN KY LC LR LS MH MO MP MW \
    MY NA NZ PG PH PK PR PW SB SD SG SL SS SZ TC TO TT UM US VC VG VI VU WS ZM
    """,
    "es": "AR BO CL CO CR CU DO EC GT HN MX NI PA PE PH PR PY SV US UY VE",
    "fr": "DJ DZ MR SY TD TN VU", "pt": "MO", "tr": "CY", "zh": "HK MO MY SG TW",
  ].mapValues { Set($0.split(separator: " ")) }
}
