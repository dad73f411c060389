import WeatherModel

/// Open-Meteo's names of the instant and hourly values.
enum OpenMeteoFields {
  /// The variables of the quantities that only need a range check.
  static let all: [(quantity: Quantity, variable: String)] = [
    (.temperature, "temperature_2m"), (.feelsLike, "apparent_temperature"),
    (.humidity, "relative_humidity_2m"), (.dewPoint, "dew_point_2m"),
    (.precipitation, "precipitation"), (.cloudCover, "cloud_cover"), (.pressure, "pressure_msl"),
    (.visibility, "visibility"), (.windSpeed, "wind_speed_10m"), (.windGust, "wind_gusts_10m"),
    (.windDirection, "wind_direction_10m"), (.uvIndex, "uv_index"),
  ]

  /// The quantities that are requested hourly only: the snow depth changes slowly, and
  /// precipitation and sunshine are sums.
  static let hourly: [(quantity: Quantity, variable: String)] = [
    (.snowfall, "snowfall"), (.snowDepth, "snow_depth"), (.sunshine, "sunshine_duration"),
  ]

  /// The variables of ``Pollutant/all``.
  static let pollutants = [
    "pm2_5", "pm10", "ozone", "nitrogen_dioxide", "sulphur_dioxide", "carbon_monoxide",
  ]

  static func variable(of kind: PollenKind) -> String { kind.rawValue + "_pollen" }

  static func fill(_ values: inout some QuantityValues, from table: OpenMeteoTable, _ row: Int) {
    for (quantity, variable) in all + hourly {
      values[quantity] = table.number(variable, row, quantity)
    }
  }

  /// Returns the variables of quantities, in their order.
  static func variables(of quantities: [Quantity]) -> [String] {
    quantities.compactMap { quantity in all.first { $0.quantity == quantity }?.variable }
  }
}
