public import WeatherModel

/// The sets of icons that represent conditions in text.
public enum IconSet: String, CaseIterable, Hashable, Sendable {
  /// Symbols that are one column wide.
  case art
  /// Abbreviations of two letters, for terminals without UTF-8.
  case ascii
  /// Emoji that are two columns wide; only those on whose width terminals and the C library agree.
  case emoji

  /// The width in columns of every icon in the set.
  public var width: Int { self == .art ? 1 : 2 }

  /// Returns the icon of a condition.
  public func icon(for condition: Condition, isDay: Bool) -> String {
    let icons = Self.icons(of: condition, isDay: isDay)
    return switch self {
    case .art: icons.art
    case .ascii: icons.ascii
    case .emoji: icons.emoji
    }
  }

  private static func icons(
    of condition: Condition, isDay: Bool
  ) -> (art: String, ascii: String, emoji: String) {
    switch condition {
    case .clear, .mostlyClear: isDay ? ("☀", "su", "🌞") : ("☾", "mo", "🌙")
    case .partlyCloudy: isDay ? ("☼", "pc", "⛅") : ("☽", "pn", "⛅")
    // No emoji of a cloud alone has the same width in all terminals; this one looks like a cloud.
    case .cloudy: ("☁", "cl", "💭")
    case .fog: ("≡", "fg", "🌁")
    case .drizzle: ("☂", "dr", "💧")
    case .rain: ("☂", "ra", "☔")
    case .heavyRain: ("☂", "RA", "☔")
    case .showers: ("☂", "sh", "☔")
    case .freezingRain: ("❅", "fz", "💧")
    case .sleet: ("❅", "sl", "💧")
    case .snow: ("❄", "sn", "⛄")
    case .heavySnow: ("❄", "SN", "⛄")
    case .hail: ("•", "ha", "🧊")
    case .thunderstorm: ("ϟ", "th", "⚡")
    case .dust: ("░", "du", "💨")
    case .smoke: ("▒", "sm", "🏭")
    case .squall: ("≋", "sq", "💨")
    case .tornado: ("▼", "to", "🌀")
    case .unknown: ("?", "??", "❓")
    }
  }
}
