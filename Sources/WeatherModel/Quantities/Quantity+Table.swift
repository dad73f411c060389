extension Quantity {
  /// Every quantity, in the order of the DETAIL section and of `--json`.
  public static let all: [Quantity] = [
    .temperature, .feelsLike, .humidity, .dewPoint, .pressure, .cloudCover, .visibility, .windSpeed,
    .windGust, .windDirection, .uvIndex, .airQuality, .precipitation, .precipitationRate,
    .precipitationProbability,
  ]

  /// The air's temperature at two metres.
  public static let temperature = Quantity(
    "temperature", label: "labels.temperature", unit: .temperature,
    range: PhysicalRange.temperature, current: \CurrentWeather.temperature,
    hour: \HourForecast.temperature,
    days: [
      OfDay(
        name: "temperature_min", path: \.temperatureMin, range: PhysicalRange.temperature),
      OfDay(
        name: "temperature_max", path: \.temperatureMax, range: PhysicalRange.temperature),
    ])

  /// The temperature as felt, by the provider's formula.
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

  /// How much of the sky is covered.
  public static let cloudCover = Quantity(
    "cloud_cover", placeholder: "cloud", label: "labels.cloud", unit: .percent,
    range: PhysicalRange.percent, current: \CurrentWeather.cloudCover,
    hour: \HourForecast.cloudCover)

  /// How far one sees.
  public static let visibility = Quantity(
    "visibility", label: "labels.visibility",
    longLabel: "labels.visibilityInFull", unit: .distance, range: PhysicalRange.visibility,
    canBeSupplemented: true, current: \CurrentWeather.visibility, hour: \HourForecast.visibility)

  /// The wind at ten metres.
  public static let windSpeed = Quantity(
    "wind_speed", placeholder: "wind", label: "labels.wind", unit: .speed,
    range: PhysicalRange.wind, current: \CurrentWeather.windSpeed, hour: \HourForecast.windSpeed,
    days: [OfDay(name: "wind_speed_max", path: \.windSpeedMax, range: PhysicalRange.wind)])

  /// The gusts.
  public static let windGust = Quantity(
    "wind_gust", placeholder: "gusts", label: "labels.gusts", unit: .speed,
    range: PhysicalRange.wind, canBeSupplemented: true, current: \CurrentWeather.windGust,
    hour: \HourForecast.windGust)

  /// Where the wind comes from.
  public static let windDirection = Quantity(
    "wind_direction", placeholder: "direction", label: "labels.wind", unit: .direction,
    range: PhysicalRange.direction, current: \CurrentWeather.windDirection,
    hour: \HourForecast.windDirection)

  /// The UV index of WHO and WMO.
  public static let uvIndex = Quantity(
    "uv_index", placeholder: "uv", label: "labels.uvIndex", unit: .uvIndex,
    range: PhysicalRange.uvIndex, canBeSupplemented: true, current: \CurrentWeather.uvIndex,
    hour: \HourForecast.uvIndex,
    days: [OfDay(name: "uv_index_max", path: \.uvIndexMax, range: PhysicalRange.uvIndex)])

  /// The index of ``AirQuality``, which is a report's own part.
  public static let airQuality = Quantity(
    "air_quality", placeholder: "air", label: "labels.airQuality", unit: .airQualityIndex,
    range: PhysicalRange.airQualityIndex, canBeSupplemented: true)

  /// What falls, as water.
  public static let precipitation = Quantity(
    "precipitation", label: "labels.precipitation",
    unit: .precipitation, range: PhysicalRange.precipitation, kind: .sum,
    hour: \HourForecast.precipitation,
    days: [
      OfDay(
        name: "precipitation", path: \.precipitation, range: PhysicalRange.dailyPrecipitation)
    ])

  /// How hard it rains or snows.
  public static let precipitationRate = Quantity(
    "precipitation_rate", placeholder: "rate", label: "labels.precipitation",
    unit: .precipitationRate, range: PhysicalRange.precipitation,
    current: \CurrentWeather.precipitationRate)

  /// How probable it is that anything falls.
  public static let precipitationProbability = Quantity(
    "precipitation_probability", placeholder: "chance", label: "labels.probability",
    unit: .probability, range: PhysicalRange.probability, kind: .probability,
    hour: \HourForecast.precipitationProbability,
    days: [
      OfDay(
        name: "precipitation_probability", path: \.precipitationProbability,
        range: PhysicalRange.probability)
    ])
}
