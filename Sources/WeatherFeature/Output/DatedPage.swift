import TerminalUI
public import WeatherModel
import WeatherWords

/// The output of `--print` for one date: the kind of data and its values, one per line.
public struct DatedPage {
  private let weather: DatedWeather
  private let settings: DisplaySettings
  private let format: WeatherFormat
  private let isStale: Bool
  private let inWords: Bool
  private let hasHours: Bool
  private var words: Words { format.words }

  /// Creates the page of a date.
  /// - Parameters:
  ///   - isStale: Whether the request failed and the data are cached.
  ///   - inWords: Whether words replace signs, for reading aloud.
  ///   - hasHours: Whether the hours are listed, where they are known.
  public init(
    _ weather: DatedWeather, settings: DisplaySettings, isStale: Bool = false,
    inWords: Bool = false, hasHours: Bool = true
  ) {
    self.weather = weather
    self.settings = settings
    format = WeatherFormat(settings)
    self.isStale = isStale
    self.inWords = inWords
    self.hasHours = hasHours
  }

  /// The whole page, with a line break at the end.
  public var text: String {
    let text = [header, values, hours, source].filter { !$0.isEmpty }
    return text.map { $0.joined(separator: "\n") }.joined(separator: "\n\n").withIsolates + "\n"
  }

  private var header: [String] {
    let date = weather.day.date
    let sample = weather.provider == .sample ? [words.status.sample] : []
    return sample + [
      format.fullName(weather.place),
      format.name(of: weather.kind) + words.colon + format.fullDate(date),
    ]
  }

  private var values: [String] {
    format.rows(of: weather).map { row in
      row.label.map { $0 + words.colon + row.text } ?? row.text
    }
  }

  private var hours: [String] {
    guard hasHours, !weather.hours.isEmpty else { return [] }
    return [words.sections.hourly] + (inWords ? spokenHours : listedHours)
  }

  private var listedHours: [String] {
    weather.hours.map { hour in
      let amount = hour.precipitation.flatMap { $0 > 0 ? format.precipitation($0) : nil }
      let facts = [
        format.clock(weather.timeZone.localTime(hour.time))
          + format.zoneSuffix(hour.time, in: weather.timeZone),
        format.temperature(hour.temperature),
        words.names.condition(hour.condition), format.probability(hour.precipitationProbability),
        amount ?? unknownValue, format.speed(hour.windSpeed),
      ]
      return facts.filter { $0 != unknownValue }.joined(separator: words.labels.comma)
    }
  }

  /// The hours as on the page that is read aloud.
  private var spokenHours: [String] {
    let (report, noon) = weather.report
    return PlainPage(report, now: noon, settings: settings, inWords: true)
      .spoken(HourSpan.spans(of: weather.hours), today: weather.day.date)
  }

  private var source: [String] {
    [format.note(on: weather), words.credits.provider(weather.provider)].compactMap(\.self)
  }
}
