/// The current weather and the forecast for a place.
///
/// A report contains no metadata about the response it was created from; ``Fetched`` adds that. All
/// values are metric: °C, m/s, hPa, m, mm, and cm of snow. Percentages are in the range 0–100,
/// probabilities in the range 0–1. An unknown value is `nil`.
public struct WeatherReport: Equatable, Sendable {
  /// The place.
  public var place: Place
  /// The time that the report describes: ``current`` is the weather at this time, and the forecast
  /// is the latest one at this time.
  public var asOf: Date
  /// The place's time zone.
  public var timeZone: PlaceTimeZone
  /// The hours between the steps of ``hourly``: 1, or 3 on OpenWeather's free plan.
  public var stepHours: Int
  /// The weather now.
  public var current: CurrentWeather
  /// The forecast steps in chronological order; may begin with hours that have passed.
  public var hourly: [HourForecast]
  /// The forecast days by the place's local dates, in order.
  public var daily: [DayForecast]
  /// The precipitation of the next two hours in steps of minutes.
  public var nowcast: Nowcast?
  /// The air quality.
  public var airQuality: AirQuality?
  /// Warnings in force or announced; empty if there are none, nil if unknown.
  public var alerts: [WeatherWarning]?
  /// The measurements of the nearest station.
  public var observation: StationObservation?

  /// The maximum number of hours: more than the longest forecast of any provider, 16 days.
  public static let maxHours = 1_000
  /// The maximum number of days.
  public static let maxDays = 100
  /// The maximum number of warnings.
  public static let maxWarnings = 100

  /// Creates a report; called by a provider's mapper.
  public init(
    place: Place, asOf: Date, timeZone: PlaceTimeZone, stepHours: Int, current: CurrentWeather,
    hourly: [HourForecast], daily: [DayForecast], airQuality: AirQuality? = nil,
    alerts: [WeatherWarning]? = nil
  ) {
    self.place = place
    self.asOf = asOf
    self.timeZone = timeZone
    self.stepHours = stepHours
    self.current = current
    self.hourly = hourly
    self.daily = daily
    self.airQuality = airQuality
    self.alerts = alerts
  }
}

/// The weather at one moment.
public struct CurrentWeather: Equatable, Sendable, Codable {
  /// The time of the observation or computation.
  public var time: Date
  /// The state of the sky.
  public var condition: Condition
  /// The provider's own description, in the requested language.
  public var description: String?
  /// The provider's own icon, if it has one.
  public var icon: WeatherIcon?
  /// Whether the sun is up.
  public var isDay: Bool?
  /// °C at two metres.
  public var temperature: Double?
  /// Apparent temperature in °C, by the provider's formula.
  public var feelsLike: Double?
  /// Relative, in percent.
  public var humidity: Double?
  /// °C.
  public var dewPoint: Double?
  /// hPa at sea level.
  public var pressure: Double?
  /// Percent of the sky.
  public var cloudCover: Double?
  /// Metres.
  public var visibility: Double?
  /// m/s at ten metres.
  public var windSpeed: Double?
  /// m/s.
  public var windGust: Double?
  /// The direction in degrees from which the wind blows, clockwise from north.
  public var windDirection: Double?
  /// WHO/WMO UV index.
  public var uvIndex: Double?
  /// The depth of the snow on the ground, in cm.
  public var snowDepth: Double?
  /// The intensity of rain or snow, in mm of water an hour: a rate, not the amount of the last
  /// hour.
  public var precipitationRate: Double?

  /// Creates a value with only a time and a condition.
  public init(time: Date, condition: Condition = .unknown) {
    self.time = time
    self.condition = condition
  }
}

/// One step of the forecast: the values at its beginning, and the precipitation until its end.
public struct HourForecast: Equatable, Sendable, Codable {
  /// The start of the step.
  public var time: Date
  /// The number of hours that this step covers, if different from ``WeatherReport/stepHours``.
  public var hours: Int?
  /// The state of the sky until the step's end.
  public var condition: Condition
  /// The provider's own icon, if it has one.
  public var icon: WeatherIcon?
  /// Whether the sun is up.
  public var isDay: Bool?
  /// °C.
  public var temperature: Double?
  /// Apparent temperature in °C.
  public var feelsLike: Double?
  /// Relative, in percent.
  public var humidity: Double?
  /// The probability of precipitation until the step's end, 0–1.
  public var precipitationProbability: Double?
  /// The kind of possible precipitation, if the provider gives one although ``condition`` is dry
  /// because the probability is below one half.
  public var possibleCondition: Condition?
  /// mm from the step's beginning to its end.
  public var precipitation: Double?
  /// The depth of new snow from the step's beginning to its end, in cm.
  public var snowfall: Double?
  /// Hours of sunshine from the step's beginning to its end.
  public var sunshine: Double?
  /// The depth of the snow on the ground, in cm.
  public var snowDepth: Double?
  /// m/s.
  public var windSpeed: Double?
  /// The wind, if it is forecast as a class.
  public var windClass: WindClass?
  /// m/s.
  public var windGust: Double?
  /// The direction in degrees from which the wind blows.
  public var windDirection: Double?
  /// Percent of the sky.
  public var cloudCover: Double?
  /// hPa at sea level.
  public var pressure: Double?
  /// °C.
  public var dewPoint: Double?
  /// Metres.
  public var visibility: Double?
  /// WHO/WMO UV index.
  public var uvIndex: Double?

  /// Creates a step with only a time and a condition.
  public init(time: Date, condition: Condition = .unknown) {
    self.time = time
    self.condition = condition
  }
}

/// A day of the forecast, by the place's local date.
public struct DayForecast: Equatable, Sendable, Codable {
  /// The local date.
  public var date: LocalDate
  /// The condition that represents the day.
  public var condition: Condition
  /// The provider's own icon, if it has one.
  public var icon: WeatherIcon?
  /// °C.
  public var temperatureMin: Double?
  /// °C.
  public var temperatureMax: Double?
  /// 0–1.
  public var precipitationProbability: Double?
  /// mm from the place's midnight to the next.
  public var precipitation: Double?
  /// The depth of new snow from the place's midnight to the next, in cm.
  public var snowfall: Double?
  /// Hours of sunshine from the place's midnight to the next.
  public var sunshine: Double?
  /// m/s.
  public var windSpeedMax: Double?
  /// The strongest wind, if it is forecast as a class.
  public var windClassMax: WindClass?
  /// WHO/WMO UV index.
  public var uvIndexMax: Double?
  /// The time of sunrise; nil if the sun does not rise that day, or if unknown.
  public var sunrise: Date?
  /// The time of sunset; nil if the sun does not set that day, or if unknown.
  public var sunset: Date?
  /// Whether a part of the day is missing, usually the hours before the request. The extremes and
  /// sums are those of the rest of the day.
  public var isRestOfDay = false
  /// Whether ``temperatureMin`` covers the whole day despite ``isRestOfDay``; nil counts as no.
  public var hasWholeDayMin: Bool?
  /// Whether ``temperatureMax`` covers the whole day despite ``isRestOfDay``; nil counts as no.
  public var hasWholeDayMax: Bool?
  /// Whether it was aggregated from a step of more than three hours. The high and the low are then
  /// those of a few moments, and the true range is wider.
  public var isCoarse = false

  /// Creates a day with only a date and a condition.
  public init(date: LocalDate, condition: Condition = .unknown) {
    self.date = date
    self.condition = condition
  }
}

/// The air quality, with the scale of its index. Concentrations are in µg/m³.
public struct AirQuality: Equatable, Sendable, Codable {
  /// The scale of an index, defined by an agency.
  public enum Scale: String, Sendable, Codable, CaseIterable {
    /// United States EPA, 0–500.
    case us = "us-aqi"
    /// European Environment Agency, 0–100 and above.
    case european = "european-aqi"
    /// Korea's comprehensive air-quality index, 0–500.
    case korean = "kr-cai"
    /// OpenWeather's 1 (good) to 5 (very poor).
    case openWeather = "openweather-1-5"
  }

  /// The index on ``scale``.
  public var index: Double?
  /// The scale of ``index``.
  public var scale: Scale
  /// Fine particles.
  public var pm25: Double?
  /// Particles.
  public var pm10: Double?
  /// Ozone.
  public var o3: Double?
  /// Nitrogen dioxide.
  public var no2: Double?
  /// Sulphur dioxide.
  public var so2: Double?
  /// Carbon monoxide.
  public var co: Double?
  /// The pollen in the air, if forecast.
  public var pollen: Pollen?
  /// The hourly forecast, if available.
  public var forecast: AirQualityForecast?

  // The files of the cache call the hourly forecast `course`.
  private enum CodingKeys: String, CodingKey {
    case index, scale, pm25, pm10, o3, no2, so2, co, pollen
    case forecast = "course"
  }

  /// Creates a value with only an index and its scale.
  public init(index: Double?, scale: Scale) {
    self.index = index
    self.scale = scale
  }
}

/// A warning issued by an authority.
public struct WeatherWarning: Equatable, Sendable, Codable {
  /// The severity of an event, in the terms of the Common Alerting Protocol (OASIS, CAP 1.2).
  public enum Severity: String, Sendable, Codable, CaseIterable {
    case minor, moderate, severe, extreme
  }

  /// The event.
  public var event: String
  /// The severity, if the authority gives it.
  public var severity: Severity?
  /// The issuer.
  public var sender: String?
  /// The time at which it begins.
  public var start: Date?
  /// The time at which it ends.
  public var end: Date?
  /// The area, in the authority's words.
  public var area: String?
  /// The description, in the authority's words.
  public var text: String?
  /// The recommended action, in the authority's words.
  public var instruction: String?
  /// The authority's page about it, an `https` URL.
  public var web: String?
  /// Whether it only announces that a warning may be issued (예비특보); nil counts as no.
  public var isPreliminary: Bool?
  /// The kind, if the authority gives a code for it. ``event`` is then the authority's own name.
  public var kind: WarningKind?

  /// Creates a warning as issued.
  public init(
    event: String, severity: Severity? = nil, sender: String?, start: Date?, end: Date?,
    area: String? = nil, text: String?, instruction: String? = nil, web: String? = nil
  ) {
    self.event = event
    self.severity = severity
    self.sender = sender
    self.start = start
    self.end = end
    self.area = area
    self.text = text
    self.instruction = instruction
    self.web = web
  }

  /// The description and the recommended action, separated by a blank line; nil if both are
  /// missing.
  public var wholeText: String? {
    let parts = [text, instruction].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
  }

  /// The names of the sample weather's warnings by their condition.
  public static let sampleEvents: [Condition: String] = [
    .thunderstorm: "Thunderstorm warning (sample)", .heavyRain: "Heavy rain warning (sample)",
    .heavySnow: "Heavy snow warning (sample)",
  ]
}
