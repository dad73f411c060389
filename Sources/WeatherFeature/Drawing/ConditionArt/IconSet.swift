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
    switch self {
    case .art: art(condition, isDay)
    case .ascii: ascii(condition, isDay)
    case .emoji: emoji(condition, isDay)
    }
  }

  private func art(_ condition: Condition, _ isDay: Bool) -> String {
    switch condition {
    case .clear, .mostlyClear: isDay ? "☀" : "☾"
    case .partlyCloudy: isDay ? "☼" : "☽"
    case .cloudy: "☁"
    case .fog: "≡"
    case .drizzle, .rain, .heavyRain, .showers: "☂"
    case .freezingRain, .sleet: "❅"
    case .snow, .heavySnow: "❄"
    case .hail: "•"
    case .thunderstorm: "ϟ"
    case .dust: "░"
    case .smoke: "▒"
    case .squall: "≋"
    case .tornado: "▼"
    case .unknown: "?"
    }
  }

  private func ascii(_ condition: Condition, _ isDay: Bool) -> String {
    switch condition {
    case .clear, .mostlyClear: isDay ? "su" : "mo"
    case .partlyCloudy: isDay ? "pc" : "pn"
    case .cloudy: "cl"
    case .fog: "fg"
    case .drizzle: "dr"
    case .rain: "ra"
    case .heavyRain: "RA"
    case .showers: "sh"
    case .freezingRain: "fz"
    case .sleet: "sl"
    case .snow: "sn"
    case .heavySnow: "SN"
    case .hail: "ha"
    case .thunderstorm: "th"
    case .dust: "du"
    case .smoke: "sm"
    case .squall: "sq"
    case .tornado: "to"
    case .unknown: "??"
    }
  }

  private func emoji(_ condition: Condition, _ isDay: Bool) -> String {
    switch condition {
    case .clear, .mostlyClear: isDay ? "🌞" : "🌙"
    case .partlyCloudy: "⛅"
    // No emoji of a cloud alone has the same width in all terminals; this one looks like a cloud.
    case .cloudy: "💭"
    case .fog: "🌁"
    case .drizzle, .freezingRain, .sleet: "💧"
    case .rain, .heavyRain, .showers: "☔"
    case .snow, .heavySnow: "⛄"
    case .hail: "🧊"
    case .thunderstorm: "⚡"
    case .dust, .squall: "💨"
    case .smoke: "🏭"
    case .tornado: "🌀"
    case .unknown: "❓"
    }
  }
}
