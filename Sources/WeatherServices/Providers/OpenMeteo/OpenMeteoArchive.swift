import WeatherModel

/// The requests for Open-Meteo's archive of past weather, and its responses.
extension OpenMeteoRouter {
  /// Requests temperatures, precipitation and sunshine of every day in a range of years. The four
  /// variables count as one call. A failed request is not retried: the caller repeats it on another
  /// day.
  func archive(_ years: ClosedRange<Int>, at coordinate: Coordinate) -> HTTPRequest {
    var request = series(
      HTTPRequest(base: endpoints[.openMeteoArchive], path: "v1/archive"), at: coordinate,
      [
        "daily": OpenMeteoTable.pastValues.joined(separator: ","),
        "start_date": "\(years.lowerBound)-01-01", "end_date": "\(years.upperBound)-12-31",
      ])
    request.retries = 0
    return request
  }

  /// Requests the values of one date, from the archive or from the forecast, which covers the last
  /// three months and the next two weeks. The lightest possible request.
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
        "daily": values.joined(separator: ","), "wind_speed_unit": "ms",
        "start_date": date.description, "end_date": date.description,
      ])
    // Dates instead of Unix seconds, because seconds before 2000 count as implausible elsewhere.
    request.query.removeAll { $0.name == "timeformat" }
    request.query += HTTPRequest.query(["timeformat": "iso8601"])
    return request
  }
}

extension OpenMeteoTable {
  /// The variables of a past day.
  static let pastValues = [
    "temperature_2m_max", "temperature_2m_min", "precipitation_sum", "sunshine_duration",
  ]

  /// Returns the climate normals from the days of the table.
  func normals(in years: ClosedRange<Int>) -> ClimateNormals {
    let days = (0..<count).compactMap { row in
      date("time", row).map { date in
        ClimateNormals.Day(
          date: date, low: number("temperature_2m_min", row, PhysicalRange.temperature),
          high: number("temperature_2m_max", row, PhysicalRange.temperature),
          precipitation: number("precipitation_sum", row, PhysicalRange.dailyPrecipitation),
          sunshine: hours("sunshine_duration", row, PhysicalRange.dailySunshine))
      }
    }
    return ClimateNormals(of: days, in: years)
  }
}
