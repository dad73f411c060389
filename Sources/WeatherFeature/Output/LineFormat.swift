public import FoundationEssentials
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
    /// The placeholder that is like it, where one is.
    public let nearest: String?
    /// All that there are.
    public let known: [String]
    private let isClosed: Bool

    init(_ name: String, isClosed: Bool) {
      let known = OutputPlaceholder.allCases.map(\.rawValue)
      self.name = name
      self.known = known
      self.isClosed = isClosed
      nearest = nearestName(to: name, in: known)
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
    let format = WeatherFormat(settings)
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
    // The range of a whole day is not known from the rest of it.
    let isWhole = today?.isRestOfDay != true
    let high = isWhole || today?.hasWholeDayMax == true ? today?.temperatureMax : nil
    let low = isWhole || today?.hasWholeDayMin == true ? today?.temperatureMin : nil
    let words = format.words
    func clock(_ moment: Date?) -> String {
      moment.map { format.clock(report.localTime($0)) } ?? unknownValue
    }
    switch placeholder {
    case .place: return format.placeName(report.place)
    case .admin: return format.division(report.place) ?? ""
    case .country: return format.country(report.place.countryCode) ?? ""
    case .icon: return icons.icon(for: current.condition, isDay: current.isDay ?? true)
    case .condition: return current.description ?? words.names.condition(current.condition)
    case .temperature: return format.temperature(current.temperature)
    case .feels: return format.temperature(current.feelsLike)
    case .high: return format.temperature(high)
    case .low: return format.temperature(low)
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
    case .air: return format.air(of: report)
    case .precipitation: return format.precipitation(report.step(at: now)?.precipitation)
    case .rate: return format.precipitationRate(current.precipitationRate)
    case .chance:
      return format.probability(report.step(at: now)?.precipitationProbability)
    case .sunrise: return clock(today?.sunrise)
    case .sunset: return clock(today?.sunset)
    case .time: return format.clock(report.localTime(now))
    case .date: return words.time.date(report.localTime(now).date)
    case .age: return format.age(of: report.fetchedAt, at: now) ?? words.time.justNow
    case .provider: return report.provider.displayName
    case .alert:
      if let worst = report.alerts(at: now).first {
        return format.alertTitle(worst, of: report, at: now)
      }
      // An empty text would read as "none is in force".
      guard case .unavailable = report.warnings(at: now) else { return "" }
      return format.warningsNotReached(of: report, at: now)
    case .outlook: return format.outlook(of: report, at: now) ?? ""
    case .rain: return format.rain(of: report, at: now) ?? ""
    }
  }
}

/// What can stand in braces in `--format`.
public enum OutputPlaceholder: String, CaseIterable, Hashable, Sendable {
  /// The place's name, as the language's readers know it: `Seoul`, `서울`.
  case place
  /// The first-level division: `Gyeonggi-do`.
  case admin
  /// The country's name.
  case country
  /// A sign of the icon set for what the sky does.
  case icon
  /// What the sky does: `Light rain`; the provider's own words when there are any.
  case condition
  /// `9°`
  case temperature
  /// `7°`
  case feels
  /// Today's highest: `14°`; `–` where the hours of today that have passed are not known.
  case high
  /// Today's lowest: `6°`; `–` where the hours of today that have passed are not known.
  case low
  /// `63 %`
  case humidity
  /// `4°`
  case dew
  /// `1016 hPa`
  case pressure
  /// `75 %`
  case cloud
  /// `10 km`
  case visibility
  /// With its arrow: `↗ 3.2 m/s`.
  case wind
  /// `7.1 m/s`
  case gusts
  /// Where the wind comes from: `SW`.
  case direction
  /// `1 low`
  case uv
  /// `42 good`
  case air
  /// What falls in the current step, an hour or three: `0.4 mm`.
  case precipitation
  /// How hard it rains or snows now: `1.2 mm/h`.
  case rate
  /// The probability of precipitation in the current step: `60 %`.
  case chance
  /// `07:14`
  case sunrise
  /// `17:18`
  case sunset
  /// The place's time: `18:42`.
  case time
  /// The place's date: `Sat 21 Nov`.
  case date
  /// How long ago the weather was received: `2 min`.
  case age
  /// Who gave the weather.
  case provider
  /// The first warning, with when it begins if it has not; or nothing.
  case alert
  /// When it begins to rain or stops, and what it turns to: `Rain until 21:00`, `Rain from 16:00,
  /// freezing rain from 17:00 until 21:00`; nothing where that is not known.
  case outlook
  /// The same by the minute in the next two hours: `Rain in about 20 minutes, for 40 minutes`. Where
  /// nothing finer than hours is known, or nothing falls so soon, what `outlook` says.
  case rain
}
