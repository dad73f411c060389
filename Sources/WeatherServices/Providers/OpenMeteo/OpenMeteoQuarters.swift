import WeatherModel

/// Open-Meteo's quarters of an hour: where there are any, how they are asked for, and what they say.
///
/// Only the models of central Europe and North America reckon in quarters; for the rest of the world
/// Open-Meteo divides hours by four, which says no more than the hours do.
enum OpenMeteoQuarters {
  /// Quarters that are asked for: the one that has just ended, two hours ahead, and a few more, as an
  /// answer serves for a while.
  private static let count = 12

  /// What is added to the question for the weather: one variable.
  static let query: [HTTPRequest.QueryItem] = [
    .init(name: "minutely_15", value: "precipitation"),
    .init(name: "forecast_minutely_15", value: String(count)),
  ]

  /// Whether a model that reckons in quarters covers a point: DWD's ICON-D2, Météo-France's AROME,
  /// or NOAA's HRRR, by the corners of their grids.
  static func areKnown(at coordinate: Coordinate) -> Bool {
    iconD2.contains(coordinate) || arome.contains(coordinate) || isInHRRR(coordinate)
  }

  /// Latitudes and longitudes of a grid.
  private struct Box {
    var latitudes: ClosedRange<Double>
    var longitudes: ClosedRange<Double>

    func contains(_ coordinate: Coordinate) -> Bool {
      latitudes.contains(coordinate.latitude) && longitudes.contains(coordinate.longitude)
    }
  }

  private static let iconD2 = Box(latitudes: 43.18...58.08, longitudes: -3.94...20.34)
  private static let arome = Box(latitudes: 37.5...55.4, longitudes: -12...16)

  /// HRRR's grid: 1799 by 1059 cells of 3 km from its south-western corner on.
  private static let hrrr = LambertConformal(
    radius: 6371.229, parallels: (38.5, 38.5),
    origin: Coordinate(latitude: 38.5, longitude: -97.5))
  private static let hrrrCorner = hrrr.point(
    Coordinate(latitude: 21.138123, longitude: -122.719528))

  private static func isInHRRR(_ coordinate: Coordinate) -> Bool {
    // The plane goes round the globe: nothing south of the equator or in the east is near.
    guard coordinate.latitude > 15, coordinate.longitude < -50 else { return false }
    let point = hrrr.point(coordinate)
    return (0...(1798.0 * 3)).contains(point.east - hrrrCorner.east)
      && (0...(1058.0 * 3)).contains(point.north - hrrrCorner.north)
  }

  /// The quarters as rates; a row is the quarter that ends at its time. Nil where they do not follow
  /// one upon the other.
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
