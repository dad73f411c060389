import WeatherModel

/// Open-Meteo's archive of the past: how it is asked for ten years of a place, and what it says.
extension OpenMeteoRouter {
  /// Temperatures, precipitation and sunshine of every day of some years. Four values weigh as much as
  /// one. Tried once: it is asked for again another day.
  func archive(_ years: ClosedRange<Int>, at coordinate: Coordinate) -> HTTPRequest {
    var request = series(
      HTTPRequest(base: endpoints[.openMeteoArchive], path: "v1/archive"), at: coordinate,
      [
        .init(name: "daily", value: OpenMeteoTable.pastValues.joined(separator: ",")),
        .init(name: "start_date", value: "\(years.lowerBound)-01-01"),
        .init(name: "end_date", value: "\(years.upperBound)-12-31"),
      ])
    request.retries = 0
    return request
  }

  /// The values of one date, by the archive or by the forecast, which knows three months of the past and
  /// two weeks ahead. As light as a request can be.
  func day(_ date: LocalDate, isArchived: Bool, at coordinate: Coordinate) -> HTTPRequest {
    let values =
      OpenMeteoTable.pastValues + ["weather_code", "wind_speed_10m_max"]
      + (isArchived ? [] : ["precipitation_probability_max", "uv_index_max"])
    var request = series(
      isArchived
        ? HTTPRequest(base: endpoints[.openMeteoArchive], path: "v1/archive")
        : HTTPRequest(base: endpoints[.openMeteo], path: "v1/forecast"),
      at: coordinate,
      [
        .init(name: "daily", value: values.joined(separator: ",")),
        .init(name: "wind_speed_unit", value: "ms"),
        .init(name: "start_date", value: date.description),
        .init(name: "end_date", value: date.description),
      ])
    // As a date: Unix seconds before 2000 are no plausible moment elsewhere.
    request.query.removeAll { $0.name == "timeformat" }
    request.query.append(.init(name: "timeformat", value: "iso8601"))
    return request
  }
}

extension OpenMeteoTable {
  /// What is asked for of a day of the past.
  static let pastValues = [
    "temperature_2m_max", "temperature_2m_min", "precipitation_sum", "sunshine_duration",
  ]

  /// Hours of sunshine of a day.
  func sunshine(_ row: Int) -> Double? {
    number("sunshine_duration", row, 0...86_400).map { $0 / 3600 }
  }

  /// What is usual by the days of the table.
  func normals(in years: ClosedRange<Int>) -> ClimateNormals {
    let days = (0..<count).compactMap { row in
      date("time", row).map { date in
        ClimateNormals.Day(
          date: date, low: number("temperature_2m_min", row, PhysicalRange.temperature),
          high: number("temperature_2m_max", row, PhysicalRange.temperature),
          precipitation: number("precipitation_sum", row, PhysicalRange.dailyPrecipitation),
          sunshine: sunshine(row))
      }
    }
    return ClimateNormals(of: days, in: years)
  }
}
