public import WeatherModel
public import WeatherWords

/// The user's choice of the unit of the wind: `auto` or a unit by name.
public enum WindChoice: Hashable, Sendable {
  /// The unit that forecasts in the user's country use.
  case automatic
  /// This unit and no other.
  case fixed(WindUnit)

  /// `auto` or a unit's name, or nil.
  public init?(_ name: String) {
    if name == "auto" {
      self = .automatic
    } else if let unit = WindUnit(rawValue: name) {
      self = .fixed(unit)
    } else {
      return nil
    }
  }

  /// `auto` or the unit's name.
  public var name: String {
    switch self {
    case .automatic: "auto"
    case .fixed(let unit): unit.rawValue
    }
  }

  /// Every choice there is, `auto` first.
  static let all: [WindChoice] = [.automatic] + WindUnit.allCases.map(fixed)

  /// The default by region: countries that speak English differ.
  static func regionalDefault(environment: [String: String]) -> WindChoice {
    let hasKilometres = ["CA", "AU", "NZ", "IE", "IN", "ZA"]
    guard let territory = Territory(environment: environment)?.englishSpeaking else {
      return .automatic
    }
    return hasKilometres.contains(territory) ? .fixed(.kilometresPerHour) : .automatic
  }
}

extension WindChoice: SettingValue {
  init?(settingText: String?, among values: SettingValues) {
    guard let settingText else { return nil }
    self.init(settingText)
  }

  var settingText: String? { name }
}

/// The country that the environment's locale is for: `US` in `en_US.UTF-8`.
public struct Territory {
  /// The language before it, as the locale names it.
  let language: String
  /// The country's ISO 3166 code.
  public let code: String

  /// - Parameter category: The variable that goes between `LC_ALL` and `LANG`.
  public init?(environment: [String: String], category: String = "LC_MEASUREMENT") {
    let locale = ["LC_ALL", category, "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    let parts = (locale ?? "").prefix { $0 != "." && $0 != "@" }.split(separator: "_")
    guard parts.count == 2, parts[1].utf8.count == 2 else { return nil }
    (language, code) = (String(parts[0]), parts[1].uppercased())
  }

  /// The country where its language is English.
  var englishSpeaking: String? { language == "en" ? code : nil }
}

extension UnitSystem {
  /// The default by region.
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
