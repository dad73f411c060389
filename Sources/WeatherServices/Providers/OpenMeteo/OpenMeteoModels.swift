import WeatherModel

/// The requests for Open-Meteo's model comparison, and their responses.
///
/// The request weighs 1.5, in Korea 1.8: three variables of five models, and of a sixth if one of
/// them has a substitute.
extension OpenMeteoRouter {
  /// The number of days on the page.
  static let days = String(OpenMeteoMapper.dayCount)
  static let modelVariables = ["temperature_2m_max", "temperature_2m_min", "precipitation_sum"]

  /// Requests the days of several models. Each variable in the response ends in its model's name.
  func models(_ models: [ForecastModel], at coordinate: Coordinate) -> HTTPRequest {
    series(
      HTTPRequest(base: endpoints[.openMeteo], path: "v1/forecast"), at: coordinate,
      [
        "daily": Self.modelVariables.joined(separator: ","),
        "models": models.map(\.rawValue).joined(separator: ","), "forecast_days": Self.days,
      ])
  }

  /// Requests the metadata of a model's last run. It does not count as a call
  /// (https://open-meteo.com/en/docs/model-updates).
  func run(of model: ForecastModel) -> HTTPRequest {
    var request = HTTPRequest(
      base: endpoints[.openMeteo], path: "data/\(model.metadataName)/static/meta.json")
    request.totalTimeout = .seconds(3)
    request.retries = 0
    request.bodyLimit = 64 << 10
    return request
  }

  /// Completes a request for series at one point, in the local days of the place.
  /// - Parameter runs: The number of ensemble members requested.
  func series(
    _ request: HTTPRequest, at coordinate: Coordinate, runs: Int = 1,
    _ query: KeyValuePairs<String, String>
  ) -> HTTPRequest {
    var request = request
    request.query =
      points([coordinate]) + HTTPRequest.query(query)
      + HTTPRequest.query(["timezone": "auto", "timeformat": "unixtime"])
    request.cost = .openMeteo(request.query, runs: runs)
    return request
  }
}

extension ForecastModel {
  /// The name of the model's files at Open-Meteo. A family of models has the name of its global
  /// model, which provides most of the days.
  fileprivate var metadataName: String {
    switch self {
    case .ecmwf: "ecmwf_ifs025"
    case .gfs: "ncep_gfs013"
    case .icon: "dwd_icon"
    case .jma: "jma_gsm"
    case .gem: "cmc_gem_gdps"
    case .kma: "kma_gdps"
    }
  }
}

extension OpenMeteoResponse {
  /// A response with hourly or daily series and without current weather.
  struct Series: Decodable, Sendable {
    var utcOffsetSeconds: LenientValue?
    var hourlyUnits: Lenient<[String: LenientValue]>?
    var hourly: Lenient<[String: LenientColumn]>?
    var dailyUnits: Lenient<[String: LenientValue]>?
    var daily: Lenient<[String: LenientColumn]>?

    enum CodingKeys: String, CodingKey {
      case utcOffsetSeconds = "utc_offset_seconds"
      case hourlyUnits = "hourly_units"
      case dailyUnits = "daily_units"
      case hourly, daily
    }

    var hours: OpenMeteoTable { table(hourly, hourlyUnits) }
    var days: OpenMeteoTable { table(daily, dailyUnits) }

    private func table(
      _ columns: Lenient<[String: LenientColumn]>?, _ units: Lenient<[String: LenientValue]>?
    ) -> OpenMeteoTable {
      OpenMeteoTable(
        columns: (columns?.value ?? [:]).mapValues(\.rows), units: units?.value ?? [:],
        offset: utcOffsetSeconds?.utcOffset ?? 0)
    }
  }
}

extension OpenMeteoResponse {
  /// data/{model}/static/meta.json; times are Unix seconds.
  struct ModelRun: Decodable, Sendable {
    var initialisation: LenientValue?

    enum CodingKeys: String, CodingKey {
      case initialisation = "last_run_initialisation_time"
    }
  }
}

extension OpenMeteoTable {
  /// One forecast for each model that has any values, from the columns that end in its name.
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
          source: .model(model), receivedAt: receivedAt, days: days.ordered(by: \.date))
    }
  }
}
