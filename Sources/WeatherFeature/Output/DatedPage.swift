public import WeatherModel
import WeatherWords

/// The output of `--print` for one date: the kind of data and its values, one per line.
public struct DatedPage {
  private let weather: DatedWeather
  private let format: WeatherFormat
  private let isStale: Bool
  private let inWords: Bool
  private let hasHours: Bool
  private var words: Words { format.words }

  /// The page of a date.
  /// - Parameters:
  ///   - isStale: Whether the request failed and the data are cached.
  ///   - inWords: Whether words replace signs, for reading aloud.
  ///   - hasHours: Whether the hours are listed, where they are known.
  public init(
    _ weather: DatedWeather, settings: DisplaySettings, isStale: Bool = false,
    inWords: Bool = false, hasHours: Bool = true
  ) {
    self.weather = weather
    format = WeatherFormat(settings)
    self.isStale = isStale
    self.inWords = inWords
    self.hasHours = hasHours
  }

  /// The whole page, with a line break at the end.
  public var text: String {
    [header, values, hours, source].filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private var header: [String] {
    let place = weather.place
    let name = format.placeName(place)
    let country = format.country(place.countryCode).flatMap { $0 == name ? nil : $0 }
    let date = weather.day.date
    let sample = weather.provider == .sample ? [words.status.sample] : []
    return sample + [
      [name, country].compactMap(\.self).joined(separator: ", "),
      "\(format.name(of: weather.kind))\(words.colon)"
        + "\(words.time.weekday(date)), \(words.time.dateOfYear(date))",
    ]
  }

  private var values: [String] {
    let day = weather.day
    let labels = words.labels
    func line(_ label: String, _ value: String) -> String? {
      value == unknownValue ? nil : label + words.colon + value
    }
    func clock(_ moment: Date?) -> String {
      moment.map { format.clock(weather.timeZone.localTime($0)) } ?? unknownValue
    }
    let length = words.time.exact(Int((weather.sun.dayLength / 60).rounded()))
    let normals = weather.kind == .usual ? nil : weather.normals
    return [
      day.condition == .unknown
        ? nil : line(labels.condition, words.names.condition(day.condition)),
      line(labels.high, format.temperatureWithUnit(day.temperatureMax)),
      line(labels.low, format.temperatureWithUnit(day.temperatureMin)),
      normals.map {
        words.sections.normals(format.temperature($0.low), format.temperature($0.high)).withCapital
      },
      line(labels[.precipitation], format.precipitation(day.precipitation)),
      line(
        weather.kind == .usual ? words.date.wetDays : labels[.precipitationProbability],
        format.probability(day.precipitationProbability)),
      line(labels[.windSpeed], format.speed(day.windSpeedMax)),
      line(labels[.uvIndex], format.index(day.uvIndexMax)),
      weather.sunshine.map {
        words.year.sunshine + words.colon + words.time.exact(Int(($0 * 60).rounded()))
      },
      line(labels.sunrise, clock(day.sunrise)), line(labels.sunset, clock(day.sunset)),
      line(labels.dayLength, length),
    ].compactMap(\.self)
  }

  private var hours: [String] {
    guard hasHours, !weather.hours.isEmpty else { return [] }
    return [words.sections.hourly]
      + weather.hours.map { hour in
        let time = weather.timeZone.localTime(hour.time)
        let amount = hour.precipitation.flatMap { $0 > 0 ? format.precipitation($0) : nil }
        let facts = [
          format.clock(time),
          inWords
            ? format.temperatureWithUnit(hour.temperature) : format.temperature(hour.temperature),
          words.names.condition(hour.condition), format.probability(hour.precipitationProbability),
          amount ?? unknownValue, format.speed(hour.windSpeed),
        ]
        return facts.filter { $0 != unknownValue }.joined(separator: ", ")
      }
  }

  private var source: [String] {
    let note: String? =
      switch weather.kind {
      case .usual:
        weather.years.map { words.date.usualNote(String($0.lowerBound), String($0.upperBound)) }
      case .archive: weather.provider == .sample ? nil : words.date.archiveNote
      case .forecast: weather.isAheadOfArchive ? words.date.lagNote : nil
      }
    let credit = words.credits.provider(weather.provider)
    return [note, credit].compactMap(\.self)
  }
}

extension WeatherFormat {
  /// The name of the kind of data: `FORECAST`.
  package func name(of kind: DatedWeather.Kind) -> String {
    switch kind {
    case .forecast: words.date.forecast
    case .archive: words.date.archive
    case .usual: words.date.usual
    }
  }
}
