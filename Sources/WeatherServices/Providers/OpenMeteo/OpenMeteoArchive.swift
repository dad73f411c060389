import WeatherModel

/// Open-Meteo's archive of the past: how it is asked for ten years of a place, and what it says.
extension OpenMeteoRouter {
  /// The lowest and highest of every day of some years. Tried once: it is asked for again another day.
  func archive(_ years: ClosedRange<Int>, at coordinate: Coordinate) -> HTTPRequest {
    var request = series(
      HTTPRequest(base: endpoints[.openMeteoArchive], path: "v1/archive"), at: coordinate,
      [
        .init(name: "daily", value: "temperature_2m_max,temperature_2m_min"),
        .init(name: "start_date", value: "\(years.lowerBound)-01-01"),
        .init(name: "end_date", value: "\(years.upperBound)-12-31"),
      ])
    request.retries = 0
    return request
  }
}

extension OpenMeteoTable {
  /// What is usual by the days of the table.
  func normals(in years: ClosedRange<Int>) -> ClimateNormals {
    let days = (0..<count).compactMap { row in
      date("time", row).map { date in
        ClimateNormals.Day(
          date: date, low: number("temperature_2m_min", row, PhysicalRange.temperature),
          high: number("temperature_2m_max", row, PhysicalRange.temperature))
      }
    }
    return ClimateNormals(of: days, in: years)
  }
}
