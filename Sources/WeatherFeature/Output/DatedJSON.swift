public import WeatherModel

/// The weather of one date as JSON: metric values; every key is present, and unknown values are
/// null.
public struct DatedJSON {
  private let weather: DatedWeather
  private let isStale: Bool

  /// Creates the JSON of a date.
  public init(_ weather: DatedWeather, isStale: Bool = false) {
    self.weather = weather
    self.isStale = isStale
  }

  /// The JSON text, ending in a line feed.
  public var text: String {
    var text = ""
    let noon = weather.timeZone.start(of: weather.day.date) + 43_200
    JSONValue.object([
      ("schema", .number(3, digits: 0)), ("kind", .text(weather.kind.rawValue)),
      ("place", JSONValue(weather.place, in: weather.timeZone, at: noon)),
      ("provider", .text(weather.provider.rawValue)), ("fetched_at", time(weather.fetchedAt)),
      ("stale", .bool(isStale)), ("ahead_of_archive", .bool(weather.isAheadOfArchive)),
      (
        "years",
        weather.years.map { years in
          JSONValue.array([years.lowerBound, years.upperBound].map(Self.year))
        } ?? .null
      ), ("day", day), ("hourly", .array(weather.hours.map(hour))),
    ]).write(into: &text)
    return text + "\n"
  }

  private static func year(_ year: Int) -> JSONValue { .number(Double(year), digits: 0) }

  private func time(_ moment: Date?) -> JSONValue {
    .text(moment.map { weather.timeZone.localTime($0).rfc3339 })
  }

  private var day: JSONValue {
    let day = weather.day
    return .object([
      ("date", .text(day.date.description)), ("condition", .text(day.condition.rawValue)),
      ("temperature_min", .number(day.temperatureMin)),
      ("temperature_max", .number(day.temperatureMax)),
      ("precipitation", .number(day.precipitation)),
      ("precipitation_probability", .number(day.precipitationProbability)),
      ("wind_speed_max", .number(day.windSpeedMax)), ("uv_index_max", .number(day.uvIndexMax)),
      ("sunshine_hours", .number(day.sunshine)),
      ("sunrise", time(day.sunrise)), ("sunset", time(day.sunset)),
      ("day_length_seconds", .number(weather.sun.dayLength.rounded(), digits: 0)),
      ("usual_min", .number(weather.normals?.low)), ("usual_max", .number(weather.normals?.high)),
    ])
  }

  private func hour(_ hour: HourForecast) -> JSONValue {
    .object([
      ("time", time(hour.time)), ("condition", .text(hour.condition.rawValue)),
      ("temperature", .number(hour.temperature)), ("precipitation", .number(hour.precipitation)),
      ("precipitation_probability", .number(hour.precipitationProbability)),
      ("wind_speed", .number(hour.windSpeed)), ("wind_direction", .number(hour.windDirection)),
    ])
  }
}
