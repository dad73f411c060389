public import Foundation
public import WeatherModel
public import WeatherWords

/// What `--format` writes: one line, made of text and placeholders such as `{temperature}`.
///
/// `{{` and `}}` stand for braces; `\n` and `\t` for a line break and a tab.
public struct LineFormat: Hashable, Sendable {
  /// A pair of braces that stands for nothing.
  public struct UnknownPlaceholder: Error, Hashable, Sendable {
    /// What stood between the braces; everything from the brace on when it is not closed.
    public let name: String
    /// The placeholder that comes nearest to it.
    public let nearest: String
    /// All that there are.
    public let known: [String]
    private let isClosed: Bool

    init(_ name: String, isClosed: Bool) {
      let known = OutputPlaceholder.allCases.map(\.rawValue)
      self.name = name
      self.known = known
      self.isClosed = isClosed
      nearest = nearestName(to: name, in: known) ?? OutputPlaceholder.place.rawValue
    }

    /// One sentence that names the remedy.
    public func sentence(_ words: Words) -> String {
      guard isClosed else { return words.commandLine.braceNotClosed(name) }
      return words.commandLine.unknownPlaceholder(name, nearest, known.joined(separator: ", "))
    }
  }

  private enum Part: Hashable, Sendable {
    case text(String)
    case placeholder(OutputPlaceholder)
  }

  private let template: String

  /// A line made from `template`.
  public init(_ template: String) {
    self.template = template
  }

  /// Finds what is wrong with the template before anything is asked for.
  public func validate() throws(UnknownPlaceholder) { _ = try parts() }

  private func parts() throws(UnknownPlaceholder) -> [Part] {
    var parts: [Part] = []
    var text = ""
    var rest = template[...]
    while let first = rest.first {
      if rest.hasPrefix("{{") || rest.hasPrefix("}}") {
        text.append(first)
        rest.removeFirst(2)
      } else if rest.hasPrefix("\\n") || rest.hasPrefix("\\t") {
        text.append(rest.hasPrefix("\\n") ? "\n" : "\t")
        rest.removeFirst(2)
      } else if first == "{" {
        guard let end = rest.firstIndex(of: "}") else {
          throw UnknownPlaceholder(String(rest), isClosed: false)
        }
        let name = String(rest[rest.index(after: rest.startIndex)..<end])
        guard let placeholder = OutputPlaceholder(rawValue: name) else {
          throw UnknownPlaceholder(name, isClosed: true)
        }
        parts += [.text(text), .placeholder(placeholder)]
        text = ""
        rest = rest[rest.index(after: end)...]
      } else {
        text.append(first)
        rest.removeFirst()
      }
    }
    return parts + [.text(text)]
  }

  /// The line for a report as it stands at `now`, without a line break at its end.
  public func line(
    for report: WeatherReport, now: Date, settings: DisplaySettings, icons: IconSet = .art
  ) throws(UnknownPlaceholder) -> String {
    let format = WeatherFormat(units: settings.units, words: settings.language.words)
    return try parts().map { part in
      switch part {
      case .text(let text): text
      case .placeholder(let placeholder):
        LineFormat.value(of: placeholder, in: report, now: now, format: format, icons: icons)
      }
    }.joined()
  }
}

extension LineFormat {
  private static func value(
    of placeholder: OutputPlaceholder, in report: WeatherReport, now: Date, format: WeatherFormat,
    icons: IconSet
  ) -> String {
    let current = report.weatherNow(at: now).weather
    let today = report.today(at: now)
    let words = format.words
    func clock(_ moment: Date?) -> String {
      moment.map { report.localTime($0).clock } ?? unknownValue
    }
    switch placeholder {
    case .place: return format.placeName(report.place)
    case .admin: return format.division(report.place) ?? ""
    case .country: return format.country(report.place.countryCode) ?? ""
    case .icon: return icons.icon(for: current.condition, isDay: current.isDay ?? true)
    case .condition: return current.description ?? words.names.condition(current.condition)
    case .temperature: return format.temperature(current.temperature)
    case .feels: return format.temperature(current.feelsLike)
    case .high: return format.temperature(today?.temperatureMax)
    case .low: return format.temperature(today?.temperatureMin)
    case .humidity: return format.percent(current.humidity)
    case .dew: return format.temperature(current.dewPoint)
    case .pressure: return format.pressure(current.pressure)
    case .cloud: return format.percent(current.cloudCover)
    case .visibility: return format.distance(current.visibility)
    case .wind:
      return format.wind(
        current.windSpeed, from: current.windDirection, ascii: icons == .ascii)
    case .gusts: return format.speed(current.windGust)
    case .direction: return format.direction(current.windDirection)
    case .uv: return format.uv(current.uvIndex)
    case .air: return format.air(report.airQuality)
    case .precipitation: return format.precipitation(report.step(at: now)?.precipitation)
    case .rate: return format.precipitationRate(current.precipitationRate)
    case .chance:
      return format.probability(report.step(at: now)?.precipitationProbability)
    case .sunrise: return clock(today?.sunrise)
    case .sunset: return clock(today?.sunset)
    case .time: return report.localTime(now).clock
    case .date: return words.time.date(report.localTime(now).date)
    case .age: return format.age(of: report.fetchedAt, at: now) ?? words.time.justNow
    case .provider: return report.provider.displayName
    case .alert:
      return report.alerts(at: now).first.map { format.alertTitle($0, of: report, at: now) } ?? ""
    case .outlook: return format.outlook(of: report, at: now) ?? ""
    }
  }
}
