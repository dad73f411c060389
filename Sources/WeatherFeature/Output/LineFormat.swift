public import Foundation
public import WeatherModel

/// One line made from a text with placeholders, for status bars.
public struct LineFormat {
  /// A placeholder that there is none of.
  public struct UnknownPlaceholder: Error, Equatable {
    /// What stood between the braces.
    public var name: String
    /// All there are.
    public var known: [String]
    /// The one that was probably meant: the longest beginning in common.
    public var nearest: String {
      known.max { name.commonPrefix(with: $0).count < name.commonPrefix(with: $1).count } ?? ""
    }
  }

  /// The names that may stand between braces.
  public static let placeholders = [
    "place", "country", "icon", "condition", "temperature", "feels", "high", "low", "humidity",
    "wind", "gusts", "pressure", "rain", "uv", "air", "time", "age", "provider",
  ]

  private let template: String

  /// A line made from `template`.
  public init(_ template: String) {
    self.template = template
  }

  /// The line for a report as it stands at `now`.
  public func line(
    for report: WeatherReport, now: Date, settings: DisplaySettings
  ) throws(UnknownPlaceholder) -> String {
    var line = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{") {
      line += rest[..<open]
      guard let close = rest[open...].firstIndex(of: "}") else {
        throw UnknownPlaceholder(name: String(rest[open...]), known: Self.placeholders)
      }
      let name = String(rest[rest.index(after: open)..<close])
      guard let value = value(named: name, of: report, now, settings) else {
        throw UnknownPlaceholder(name: name, known: Self.placeholders)
      }
      line += value
      rest = rest[rest.index(after: close)...]
    }
    return line + rest
  }

  private func value(
    named name: String, of report: WeatherReport, _ now: Date, _ settings: DisplaySettings
  ) -> String? {
    let words = settings.language.words
    let format = WeatherFormat(units: settings.units, words: words)
    let current = report.current
    let today = report.today(at: now)
    switch name {
    case "place": return format.placeName(report.place)
    case "country": return report.place.countryCode ?? unknownValue
    case "icon":
      return ConditionIcon.glyph(for: current.condition, isDay: current.isDay ?? true)
    case "condition": return current.description ?? words.names.condition(current.condition)
    case "temperature": return format.temperature(current.temperature)
    case "feels": return format.temperature(current.feelsLike)
    case "high": return format.temperature(today?.temperatureMax)
    case "low": return format.temperature(today?.temperatureMin)
    case "humidity": return format.percent(current.humidity)
    case "wind": return format.wind(current.windSpeed, from: current.windDirection)
    case "gusts": return format.speed(current.windGust)
    case "pressure": return format.pressure(current.pressure)
    case "rain": return format.probability(today?.precipitationProbability)
    case "uv": return format.index(current.uvIndex)
    case "air": return format.index(report.airQuality?.index)
    case "time": return report.localTime(now).clock
    case "age": return format.ago(report.fetchedAt, at: now)
    case "provider": return report.provider.displayName
    default: return nil
    }
  }
}
