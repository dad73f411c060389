/// The weather of a place as one provider reported it at one time. Metric units throughout: °C, m/s, hPa,
/// m, mm, cm of snow; percentages 0–100, probabilities 0–1. A value that the provider did not give is nil.
public struct WeatherReport: Equatable, Sendable, Codable {
  /// The place of the request.
  public var place: Place
  /// The provider.
  public var provider: Provider
  /// The time at which the response was received.
  public var fetchedAt: Date
  /// The place's own time.
  public var timeZone: PlaceTimeZone
  /// Hours between the steps of ``hourly``: 1, or 3 on OpenWeather's free plan.
  public var stepHours: Int
  /// The weather now.
  public var current: CurrentWeather
  /// The steps to come, in order of time; may begin with hours that have passed.
  public var hourly: [HourForecast]
  /// The days to come by the place's own dates, in order.
  public var daily: [DayForecast]
  /// What falls in the next two hours by the minute, where the provider knows it so finely.
  public var nowcast: Nowcast?
  /// The air, where the provider measures it.
  public var airQuality: AirQuality?
  /// Warnings in force or announced; empty when there are none, nil where none were requested.
  public var alerts: [WeatherWarning]?
  /// The state of the request to the country's own authority, where there is one: the warnings are the
  /// authority's then, or the provider's until it has responded.
  public var warningsStatus: WarningsStatus?
  /// The values that another provider supplied; nil where there are none.
  public var supplemented: SupplementedValues?
  /// The response to the last request for a nearby observation; nil where none was made.
  public var observed: ObservationResponse?
  /// The time before which the provider asks not to be requested again; nil when it gave none.
  public var expiresAt: Date?
  /// The provider's validator of the response, for conditional requests.
  public var lastModified: String?
  /// The level of detail of the report.
  public var detailLevel = DetailLevel.full
  /// The time at which a newer summary was received.
  public var rowFetchedAt: Date?
  /// The time before which there is no automatic request, where that is later than usual because the
  /// provider's quota is running short.
  public var restsUntil: Date?
  /// The language of the provider's own words, where there are any.
  public var language: String?

  /// The maximum number of hours: more than the longest forecast of any provider, 16 days.
  public static let maxHours = 1_000
  /// The maximum number of days.
  public static let maxDays = 100
  /// The maximum number of warnings.
  public static let maxWarnings = 100

  /// A report put together by a provider's mapper.
  public init(
    place: Place, provider: Provider, fetchedAt: Date, timeZone: PlaceTimeZone, stepHours: Int,
    current: CurrentWeather, hourly: [HourForecast], daily: [DayForecast],
    airQuality: AirQuality? = nil, alerts: [WeatherWarning]? = nil
  ) {
    self.place = place
    self.provider = provider
    self.fetchedAt = fetchedAt
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
  /// When it was observed or computed.
  public var time: Date
  /// What the sky does.
  public var condition: Condition
  /// The provider's own words, in the language asked for.
  public var description: String?
  /// The provider's own picture, where it has one.
  public var icon: WeatherIcon?
  /// Whether the sun is up.
  public var isDay: Bool?
  /// °C at two metres.
  public var temperature: Double?
  /// °C as felt, by the provider's formula.
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
  /// Degrees the wind comes from, clockwise from north.
  public var windDirection: Double?
  /// WHO/WMO UV index.
  public var uvIndex: Double?
  /// The depth of the snow on the ground, in cm.
  public var snowDepth: Double?
  /// How hard it rains or snows, in mm of water an hour. A rate, not what an hour has brought.
  public var precipitationRate: Double?

  /// A moment at which nothing but the time is known yet.
  public init(time: Date, condition: Condition = .unknown) {
    self.time = time
    self.condition = condition
  }
}

/// One step of the forecast: the values at its beginning, and what falls from then until its end.
public struct HourForecast: Equatable, Sendable, Codable {
  /// When the step begins.
  public var time: Date
  /// The hours that this step stands for, where they are not the report's ``WeatherReport/stepHours``.
  public var hours: Int?
  /// What the sky does until the step's end.
  public var condition: Condition
  /// The provider's own picture, where it has one.
  public var icon: WeatherIcon?
  /// Whether the sun is up.
  public var isDay: Bool?
  /// °C.
  public var temperature: Double?
  /// °C as felt.
  public var feelsLike: Double?
  /// Relative, in percent.
  public var humidity: Double?
  /// 0–1, that anything falls until the step's end.
  public var precipitationProbability: Double?
  /// What may fall, where the provider names it beside a sky that is dry because its probability is
  /// below a half.
  public var possibleCondition: Condition?
  /// mm from the step's beginning to its end.
  public var precipitation: Double?
  /// The depth of the snow that falls from the step's beginning to its end, in cm.
  public var snowfall: Double?
  /// The depth of the snow on the ground, in cm.
  public var snowDepth: Double?
  /// m/s.
  public var windSpeed: Double?
  /// The wind where it is forecast as a class.
  public var windClass: WindClass?
  /// m/s.
  public var windGust: Double?
  /// Degrees the wind comes from.
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

  /// A step at which nothing but the time is known yet.
  public init(time: Date, condition: Condition = .unknown) {
    self.time = time
    self.condition = condition
  }
}

/// One day by the place's own date.
public struct DayForecast: Equatable, Sendable, Codable {
  /// The place's date.
  public var date: LocalDate
  /// The day's sky.
  public var condition: Condition
  /// The provider's own picture, where it has one.
  public var icon: WeatherIcon?
  /// °C.
  public var temperatureMin: Double?
  /// °C.
  public var temperatureMax: Double?
  /// 0–1.
  public var precipitationProbability: Double?
  /// mm from the place's midnight to the next.
  public var precipitation: Double?
  /// The depth of the snow that falls from the place's midnight to the next, in cm.
  public var snowfall: Double?
  /// m/s.
  public var windSpeedMax: Double?
  /// The strongest wind where it is forecast as a class.
  public var windClassMax: WindClass?
  /// WHO/WMO UV index.
  public var uvIndexMax: Double?
  /// Nil where the sun does not rise that day, or when it was not said.
  public var sunrise: Date?
  /// Nil where the sun does not set that day, or when it was not said.
  public var sunset: Date?
  /// Whether a part of the day is not in it, as a rule the hours before the provider was asked: its
  /// extremes and sums are those of the rest.
  public var isRestOfDay = false
  /// Whether ``temperatureMin`` is of the whole day although ``isRestOfDay``; nil counts as no.
  public var hasWholeDayMin: Bool?
  /// Whether ``temperatureMax`` is of the whole day although ``isRestOfDay``; nil counts as no.
  public var hasWholeDayMax: Bool?
  /// Whether it was put together of steps of more than three hours: its highest and lowest are those
  /// of a few moments, and the true ones lie further apart.
  public var isCoarse = false

  /// A day of which nothing but the date is known yet.
  public init(date: LocalDate, condition: Condition = .unknown) {
    self.date = date
    self.condition = condition
  }
}

/// The air, with the scale its index belongs to. Components in µg/m³.
public struct AirQuality: Equatable, Sendable, Codable {
  /// Which agency's scale an index is on.
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
  /// The pollen in it, where that is forecast.
  public var pollen: Pollen?
  /// The hours to come, where they are forecast.
  public var course: AirQualityForecast?

  /// Air of which only the scale is known yet.
  public init(index: Double?, scale: Scale) {
    self.index = index
    self.scale = scale
  }
}

/// A warning issued by an authority.
public struct WeatherWarning: Equatable, Sendable, Codable {
  /// How grave an event is, in the words of the Common Alerting Protocol (OASIS, CAP 1.2).
  public enum Severity: String, Sendable, Codable, CaseIterable {
    case minor, moderate, severe, extreme
  }

  /// What is warned of.
  public var event: String
  /// How grave it is, where the authority says so.
  public var severity: Severity?
  /// Who warns.
  public var sender: String?
  /// When it begins.
  public var start: Date?
  /// When it ends.
  public var end: Date?
  /// Where it is warned of, in the authority's words.
  public var area: String?
  /// What happens, in the authority's words.
  public var text: String?
  /// What to do, in the authority's words.
  public var instruction: String?
  /// The authority's page about it, an address of `https`.
  public var web: String?
  /// Whether it announces that a warning may be issued (예비특보), and is none itself; nil counts as no.
  public var isPreliminary: Bool?

  /// A warning as issued.
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

  /// What happens and what to do, a blank line between them; nil where nothing is said.
  public var wholeText: String? {
    let parts = [text, instruction].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
  }

  /// The names of the sample weather's warnings by what they warn of.
  public static let sampleEvents: [Condition: String] = [
    .thunderstorm: "Thunderstorm warning (sample)", .heavyRain: "Heavy rain warning (sample)",
    .heavySnow: "Heavy snow warning (sample)",
  ]
}
