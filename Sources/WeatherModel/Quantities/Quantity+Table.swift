extension Quantity {
  /// A family of units, which determines how a value is converted, written, coloured and charted.
  public enum Unit: Sendable {
    /// °C.
    case temperature
    /// 0–100.
    case percent
    /// 0–1.
    case probability
    /// hPa at sea level.
    case pressure
    /// Metres.
    case distance
    /// m/s.
    case speed
    /// Degrees clockwise from north.
    case direction
    /// The UV index of WHO and WMO.
    case uvIndex
    /// An air quality index, on the scale of ``AirQuality``.
    case airQualityIndex
    /// mm of water.
    case precipitation
    /// mm of water an hour.
    case precipitationRate
    /// cm of snow.
    case snow
    /// Hours.
    case duration
  }

  /// Every quantity, in the order of the DETAIL section and of `--json`.
  public static let all: [Quantity] = [
    .temperature, .feelsLike, .humidity, .dewPoint, .pressure, .cloudCover, .visibility, .windSpeed,
    .windGust, .windDirection, .uvIndex, .sunshine, .airQuality, .precipitation, .precipitationRate,
    .precipitationProbability, .snowfall, .snowDepth,
  ]

  /// The air temperature at two metres.
  public static let temperature = Quantity(
    "temperature", label: "labels.temperature", unit: .temperature,
    range: PhysicalRange.temperature, current: \CurrentWeather.temperature,
    hour: \HourForecast.temperature,
    days: [
      ("temperature_min", \DayForecast.temperatureMin),
      ("temperature_max", \DayForecast.temperatureMax),
    ])

  /// The apparent temperature, by the provider's formula.
  public static let feelsLike = Quantity(
    "feels_like", placeholder: "feels", label: "labels.feelsLike", unit: .temperature,
    range: PhysicalRange.feltTemperature, current: \CurrentWeather.feelsLike,
    hour: \HourForecast.feelsLike)

  /// The relative humidity.
  public static let humidity = Quantity(
    "humidity", label: "labels.humidity", unit: .percent,
    range: PhysicalRange.percent, current: \CurrentWeather.humidity, hour: \HourForecast.humidity)

  /// The dew point.
  public static let dewPoint = Quantity(
    "dew_point", placeholder: "dew", label: "labels.dewPoint",
    longLabel: "labels.dewPointInFull", unit: .temperature, range: PhysicalRange.temperature,
    current: \CurrentWeather.dewPoint, hour: \HourForecast.dewPoint)

  /// The pressure at sea level.
  public static let pressure = Quantity(
    "pressure", label: "labels.pressure", unit: .pressure,
    range: PhysicalRange.pressure, canBeSupplemented: true, current: \CurrentWeather.pressure,
    hour: \HourForecast.pressure)

  /// The fraction of the sky that is covered by clouds.
  public static let cloudCover = Quantity(
    "cloud_cover", placeholder: "cloud", label: "labels.cloud", unit: .percent,
    range: PhysicalRange.percent, current: \CurrentWeather.cloudCover,
    hour: \HourForecast.cloudCover)

  /// The visibility.
  public static let visibility = Quantity(
    "visibility", label: "labels.visibility",
    longLabel: "labels.visibilityInFull", unit: .distance, range: PhysicalRange.visibility,
    canBeSupplemented: true, current: \CurrentWeather.visibility, hour: \HourForecast.visibility)

  /// The wind at ten metres.
  public static let windSpeed = Quantity(
    "wind_speed", placeholder: "wind", label: "labels.wind", unit: .speed,
    range: PhysicalRange.wind, current: \CurrentWeather.windSpeed, hour: \HourForecast.windSpeed,
    days: [("wind_speed_max", \DayForecast.windSpeedMax)])

  /// The gusts.
  public static let windGust = Quantity(
    "wind_gust", placeholder: "gusts", label: "labels.gusts", unit: .speed,
    range: PhysicalRange.wind, canBeSupplemented: true, current: \CurrentWeather.windGust,
    hour: \HourForecast.windGust)

  /// The direction from which the wind blows.
  public static let windDirection = Quantity(
    "wind_direction", placeholder: "direction", label: "labels.wind", unit: .direction,
    range: PhysicalRange.direction, current: \CurrentWeather.windDirection,
    hour: \HourForecast.windDirection)

  /// The UV index of WHO and WMO.
  public static let uvIndex = Quantity(
    "uv_index", placeholder: "uv", label: "labels.uvIndex", unit: .uvIndex,
    range: PhysicalRange.uvIndex, canBeSupplemented: true, current: \CurrentWeather.uvIndex,
    hour: \HourForecast.uvIndex,
    days: [("uv_index_max", \DayForecast.uvIndexMax)])

  /// The duration of sunshine: the time in which the direct irradiance exceeds 120 W/m² (WMO).
  public static let sunshine = Quantity(
    "sunshine_hours", placeholder: "sunshine", label: "labels.sunshine", unit: .duration,
    range: PhysicalRange.sunshine, kind: .sum, presence: .known, hour: \HourForecast.sunshine,
    days: [("sunshine_hours", \DayForecast.sunshine)], rangeOfDay: PhysicalRange.dailySunshine)

  /// The index of ``AirQuality``, which is a separate part of a report.
  public static let airQuality = Quantity(
    "air_quality", placeholder: "air", label: "labels.airQuality", unit: .airQualityIndex,
    range: PhysicalRange.airQualityIndex, canBeSupplemented: true)

  /// The precipitation as water.
  public static let precipitation = Quantity(
    "precipitation", label: "labels.precipitation",
    unit: .precipitation, range: PhysicalRange.precipitation, kind: .sum,
    hour: \HourForecast.precipitation,
    days: [("precipitation", \DayForecast.precipitation)],
    rangeOfDay: PhysicalRange.dailyPrecipitation)

  /// The intensity of rain or snow.
  public static let precipitationRate = Quantity(
    "precipitation_rate", placeholder: "rate", label: "labels.precipitation",
    unit: .precipitationRate, range: PhysicalRange.precipitation,
    current: \CurrentWeather.precipitationRate)

  /// The probability of precipitation.
  public static let precipitationProbability = Quantity(
    "precipitation_probability", placeholder: "chance", label: "labels.probability",
    unit: .probability, range: PhysicalRange.probability, kind: .probability,
    hour: \HourForecast.precipitationProbability,
    days: [("precipitation_probability", \DayForecast.precipitationProbability)])

  /// The depth of new snow.
  public static let snowfall = Quantity(
    "snowfall", label: "labels.snowfall", unit: .snow, range: PhysicalRange.snowfall, kind: .sum,
    presence: .positive, hour: \HourForecast.snowfall, days: [("snowfall", \DayForecast.snowfall)],
    rangeOfDay: PhysicalRange.dailySnowfall)

  /// The depth of the snow on the ground.
  public static let snowDepth = Quantity(
    "snow_depth", placeholder: "snow", label: "labels.snowDepth", unit: .snow,
    range: PhysicalRange.snowDepth, presence: .positive, current: \CurrentWeather.snowDepth,
    hour: \HourForecast.snowDepth)
}
