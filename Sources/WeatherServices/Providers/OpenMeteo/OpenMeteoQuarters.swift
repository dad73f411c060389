import WeatherModel

/// Open-Meteo's 15-minute precipitation: its coverage, request and response.
///
/// Only the models of central Europe and North America have 15-minute steps. For the rest of the
/// world Open-Meteo interpolates hours, which adds no information.
enum OpenMeteoQuarters {
  /// The number of quarter-hours to request: the one that has just ended, two hours ahead, and a
  /// few more, because the response is cached for a while.
  private static let count = 12

  /// The addition to the weather request: one variable.
  static let query = HTTPRequest.query([
    "minutely_15": "precipitation", "forecast_minutely_15": String(count),
  ])

  /// Whether a model with 15-minute steps covers a point: DWD's ICON-D2, Météo-France's AROME, or
  /// NOAA's HRRR, by the corners of their grids.
  static func areKnown(at coordinate: Coordinate) -> Bool {
    iconD2.contains(coordinate) || arome.contains(coordinate) || isInHRRR(coordinate)
  }

  /// The latitudes and longitudes of a grid.
  private struct Box {
    var latitudes: ClosedRange<Double>
    var longitudes: ClosedRange<Double>

    func contains(_ coordinate: Coordinate) -> Bool {
      latitudes.contains(coordinate.latitude) && longitudes.contains(coordinate.longitude)
    }
  }

  private static let iconD2 = Box(latitudes: 43.18...58.08, longitudes: -3.94...20.34)
  private static let arome = Box(latitudes: 37.5...55.4, longitudes: -12...16)

  /// HRRR's grid: 1799 by 1059 cells of 3 km, from the south-western corner.
  private static let hrrr = LambertConformal(
    radius: 6371.229, parallels: (38.5, 38.5),
    origin: Coordinate(latitude: 38.5, longitude: -97.5))
  private static let hrrrCorner = hrrr.point(
    Coordinate(latitude: 21.138123, longitude: -122.719528))

  private static func isInHRRR(_ coordinate: Coordinate) -> Bool {
    // The projection is defined for the whole globe, but nothing in the south or the east is near
    // the grid.
    guard coordinate.latitude > 15, coordinate.longitude < -50 else { return false }
    let point = hrrr.point(coordinate)
    return (0...(1798.0 * 3)).contains(point.east - hrrrCorner.east)
      && (0...(1058.0 * 3)).contains(point.north - hrrrCorner.north)
  }

  /// Returns the quarter-hours as rates; nil if the times are not consecutive. A row describes the
  /// quarter-hour that ends at its time.
  static func nowcast(_ table: OpenMeteoTable) -> Nowcast? {
    let times = (0..<min(table.count, Nowcast.maxSteps)).map { table.moment("time", $0) }
    guard let first = times.first, let first,
      times.enumerated().allSatisfy({ $1 == first + TimeInterval($0 * 900) })
    else { return nil }
    let rates = times.indices.map { row in
      table.number("precipitation", row, PhysicalRange.precipitation).map { $0 * 4 }
        .within(PhysicalRange.precipitation)
    }
    return Nowcast(start: first - 900, stepMinutes: 15, rates: rates)
  }
}
