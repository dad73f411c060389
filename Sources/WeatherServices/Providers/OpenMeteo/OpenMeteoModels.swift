import WeatherModel

/// Open-Meteo's models side by side, and the spread of an ensemble: how they are asked for, and what the
/// answers say.
///
/// Both questions together weigh 2.5 at most: five models of three values, and two values of the
/// ensemble's mean (https://open-meteo.com/en/docs/ensemble-api: each model has a mean with the suffix
/// `_ensemble_mean`, whose variables have their standard deviation as `…_spread`).
extension OpenMeteoRouter {
  /// As many days as the page shows.
  private static let days = HTTPRequest.QueryItem(
    name: "forecast_days", value: String(OpenMeteoMapper.dayCount))
  static let modelVariables = ["temperature_2m_max", "temperature_2m_min", "precipitation_sum"]
  private static let ensemble = "ecmwf_ifs025_ensemble_mean"
  static let spread = "temperature_2m_spread"

  /// The days of several models; each value then carries its model's name.
  func models(_ models: [ForecastModel], at coordinate: Coordinate) -> HTTPRequest {
    series(
      HTTPRequest(base: endpoints[.openMeteo], path: "v1/forecast"), at: coordinate,
      [
        .init(name: "daily", value: Self.modelVariables.joined(separator: ",")),
        .init(name: "models", value: models.map(\.rawValue).joined(separator: ",")), Self.days,
      ])
  }

  /// How far an ensemble spreads, by the hour. The models are shown without it rather than late.
  func spread(at coordinate: Coordinate) -> HTTPRequest {
    var request = series(
      HTTPRequest(base: endpoints[.openMeteoEnsemble], path: "v1/ensemble"), at: coordinate,
      [
        .init(name: "hourly", value: "temperature_2m," + Self.spread),
        .init(name: "models", value: Self.ensemble), Self.days,
      ])
    request.timeInAll = .seconds(5)
    return request
  }

  /// A question for series at one point in the place's own days.
  func series(
    _ request: HTTPRequest, at coordinate: Coordinate, _ query: [HTTPRequest.QueryItem]
  ) -> HTTPRequest {
    var request = request
    request.query =
      points([coordinate]) + query + [
        .init(name: "timezone", value: "auto"), .init(name: "timeformat", value: "unixtime"),
      ]
    request.cost = .openMeteo(request.query)
    return request
  }
}

extension OpenMeteoResponse {
  /// An answer without the weather now: series of hours or of days.
  struct Series: Decodable, Sendable {
    var utcOffsetSeconds: LenientValue?
    var hourlyUnits: Lenient<[String: LenientValue]>?
    var hourly: Lenient<[String: LenientColumn]>?
    var dailyUnits: Lenient<[String: LenientValue]>?
    var daily: Lenient<[String: LenientColumn]>?

    enum CodingKeys: String, CodingKey {
      case utcOffsetSeconds = "utc_offset_seconds"
      case hourlyUnits = "hourly_units"
      case hourly
      case dailyUnits = "daily_units"
      case daily
    }

    var hours: OpenMeteoTable { table(hourly, hourlyUnits) }
    var days: OpenMeteoTable { table(daily, dailyUnits) }

    private func table(
      _ columns: Lenient<[String: LenientColumn]>?, _ units: Lenient<[String: LenientValue]>?
    ) -> OpenMeteoTable {
      OpenMeteoTable(
        columns: (columns?.value ?? [:]).mapValues(\.rows), units: units?.value ?? [:],
        offset: utcOffsetSeconds?.integer ?? 0)
    }
  }
}

extension OpenMeteoTable {
  /// One voice a model that says anything, of the columns with its name at their end.
  func forecasts(of models: [ForecastModel], receivedAt: Date) -> [ModelForecast] {
    models.compactMap { model in
      func number(_ name: String, _ row: Int, _ range: ClosedRange<Double>) -> Double? {
        self.number("\(name)_\(model.rawValue)", row, range)
      }
      let days = (0..<min(count, WeatherReport.maxDays)).compactMap { row -> DayForecast? in
        guard let date = date("time", row) else { return nil }
        var day = DayForecast(date: date)
        day.temperatureMax = number("temperature_2m_max", row, PhysicalRange.temperature)
        day.temperatureMin = number("temperature_2m_min", row, PhysicalRange.temperature)
        day.precipitation = number("precipitation_sum", row, PhysicalRange.dailyPrecipitation)
        let isKnown =
          day.temperatureMax != nil || day.temperatureMin != nil || day.precipitation != nil
        return isKnown ? day : nil
      }
      return days.isEmpty
        ? nil
        : ModelForecast(
          source: .model(model), receivedAt: receivedAt, days: days.sorted { $0.date < $1.date })
    }
  }

  /// A column of spreads by the hours that they belong to.
  func spread(_ name: String) -> [Date: Double] {
    var spread: [Date: Double] = [:]
    for row in 0..<min(count, WeatherReport.maxHours) {
      guard let time = moment("time", row), let value = number(name, row, 0...50) else { continue }
      spread[time] = value
    }
    return spread
  }
}
