import WeatherModel

extension OpenMeteoRouter {
  /// The variables of a field. There are eight; up to ten variables do not raise the weight of a
  /// point.
  static let fieldValues = [
    "temperature_2m", "precipitation", "snowfall", "cloud_cover", "wind_speed_10m",
    "wind_direction_10m", "wind_gusts_10m", "pressure_msl",
  ]

  /// Requests the hours of many points, from the current hour on. The request weighs 1 for each
  /// point.
  func field(at points: [FieldPoint]) -> HTTPRequest {
    var request = HTTPRequest(base: endpoints[.openMeteo], path: "v1/forecast")
    request.query =
      self.points(points.map(\.coordinate))
      + HTTPRequest.query([
        "hourly": Self.fieldValues.joined(separator: ","),
        // The precipitation of an hour is in the row of the next one.
        "forecast_hours": String(WeatherField.hourCount + 1),
        "timezone": "GMT", "timeformat": "unixtime", "wind_speed_unit": "ms",
        // A field uses the elevation of the model; a preference for land cells would shift points
        // at the coast.
        "cell_selection": "nearest",
      ])
    request.cost = .openMeteo(request.query)
    return request
  }
}

extension OpenMeteoResponse.Series {
  /// The hours of a point of a field; empty if the response has no times.
  var field: FieldSeries {
    let table = hours
    var rows: [Int: Int] = [:]
    for row in 0..<table.count {
      guard let time = table.moment("time", row) else { continue }
      rows[Int((time.timeIntervalSince1970 / 3600).rounded(.down))] = row
    }
    guard let first = rows.keys.min(), let last = rows.keys.max() else { return .empty }
    return FieldSeries(
      startHour: first, hourCount: min(WeatherField.hourCount, last - first + 1)
    ) { quantity, index in
      rows[first + index + (quantity.isSum ? 1 : 0)].flatMap { table.field(quantity, $0) }
    }
  }
}

extension FieldQuantity {
  /// Whether Open-Meteo reports the quantity for the hour before its time.
  fileprivate var isSum: Bool { self == .precipitation || self == .snowfall }
}

extension OpenMeteoTable {
  /// The water equivalent of a centimetre of snow: 7 cm are 10 mm, by Open-Meteo's documentation.
  private static let waterPerCentimetre = 10.0 / 7

  fileprivate func field(_ quantity: FieldQuantity, _ row: Int) -> Double? {
    func wind(_ component: (WindVector) -> Double) -> Double? {
      guard let speed = number("wind_speed_10m", row, PhysicalRange.wind),
        let direction = number("wind_direction_10m", row, PhysicalRange.direction)
      else { return nil }
      return component(WindVector(speed: speed, from: direction))
    }
    return switch quantity {
    case .temperature: number("temperature_2m", row, PhysicalRange.temperature)
    case .precipitation: number("precipitation", row, PhysicalRange.precipitation)
    case .snowfall:
      number("snowfall", row, PhysicalRange.precipitation).map { $0 * Self.waterPerCentimetre }
    case .cloudCover: number("cloud_cover", row, PhysicalRange.percent)
    case .windEast: wind(\.east)
    case .windNorth: wind(\.north)
    case .windGust: number("wind_gusts_10m", row, PhysicalRange.wind)
    case .pressure: number("pressure_msl", row, PhysicalRange.pressure)
    }
  }
}
