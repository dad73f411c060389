public import WeatherModel

/// The glyphs that stand for a condition in a row of text.
public enum IconSet: String, CaseIterable, Hashable, Sendable {
  /// Signs of one column.
  case art
  /// Words of two letters, for terminals without UTF-8.
  case ascii
  /// Emoji of two columns; only those whose width terminals and the C library agree about.
  case emoji

  /// The columns of every icon of the set.
  public var width: Int { self == .art ? 1 : 2 }

  /// The icon of a condition.
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
    // No cloud alone is an emoji of settled width; this one looks like it.
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
