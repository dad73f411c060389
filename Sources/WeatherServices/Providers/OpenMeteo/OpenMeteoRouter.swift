import WeatherModel

/// Builds Open-Meteo's requests. They contain only values that are shown.
struct OpenMeteoRouter: Sendable {
  var endpoints: Endpoints

  /// Requests the forecast of one or many places; the response keeps their order.
  func forecast(_ coordinates: [Coordinate], detailLevel: DetailLevel) -> HTTPRequest {
    var request = HTTPRequest(base: endpoints[.openMeteo], path: "v1/forecast")
    request.query =
      points(coordinates) + variables(detailLevel) + [
        .init(name: "timezone", value: "auto"),
        // Local times are ambiguous when clocks change; seconds are not.
        .init(name: "timeformat", value: "unixtime"),
        .init(name: "wind_speed_unit", value: "ms"),
        // A board row needs tomorrow's weather, because it is still used after midnight. It also
        // needs the day after, because the precipitation of a day's last hour is in the next day.
        .init(
          name: "forecast_days",
          value: detailLevel != .summary ? String(OpenMeteoMapper.dayCount + 1) : "3"
        ),
      ]
    if detailLevel != .summary {
      // A request for up to two weeks in total costs no more than the forecast alone.
      request.query.append(.init(name: "past_days", value: "1"))
      if coordinates.allSatisfy(OpenMeteoQuarters.areKnown) {
        request.query += OpenMeteoQuarters.query
      }
    }
    request.cost = .openMeteo(request.query)
    return request
  }

  /// The smallest request.
  var probe: HTTPRequest {
    var request = HTTPRequest(base: endpoints[.openMeteo], path: "v1/forecast")
    request.query =
      points([Coordinate(latitude: 37.57, longitude: 126.98)]) + [
        .init(name: "current", value: "temperature_2m")
      ]
    return request
  }

  private func variables(_ detailLevel: DetailLevel) -> [HTTPRequest.QueryItem] {
    func list(_ name: String, _ variables: [String]) -> HTTPRequest.QueryItem {
      .init(name: name, value: variables.joined(separator: ","))
    }
    return switch detailLevel {
    case .forecast, .full:
      [list("current", Self.current), list("hourly", Self.hourly), list("daily", Self.daily)]
    case .summary: [list("current", Self.rowCurrent), list("hourly", Self.rowHourly)]
    }
  }

  /// Requests the values that KMA lacks. The nine variables do not raise the weight of the place.
  /// If the request is slow, the page is shown without the values.
  func supplement(_ coordinate: Coordinate) -> HTTPRequest {
    var request = HTTPRequest(base: endpoints[.openMeteo], path: "v1/forecast")
    let values = OpenMeteoFields.variables(of: Quantity.supplements).joined(separator: ",")
    request.query =
      points([coordinate]) + [
        .init(name: "current", value: values), .init(name: "hourly", value: values),
        .init(name: "daily", value: "uv_index_max"), .init(name: "timezone", value: "auto"),
        .init(name: "timeformat", value: "unixtime"), .init(name: "wind_speed_unit", value: "ms"),
        .init(name: "forecast_days", value: "6"),
      ]
    request.totalTimeout = .seconds(5)
    request.cost = .openMeteo(request.query)
    return request
  }

  /// Requests the current air quality and two hourly variables; a third one would raise the weight.
  /// In Europe it also requests the pollen, which adds a weight of 0.6. If the request is slow, the
  /// page is shown without the air quality.
  func airQuality(_ coordinates: [Coordinate], hourly: [String]) -> HTTPRequest {
    var request = HTTPRequest(base: endpoints[.openMeteoAirQuality], path: "v1/air-quality")
    let kinds = coordinates.allSatisfy(Self.hasPollen) ? PollenKind.allCases : []
    let variables =
      ["us_aqi", "european_aqi"] + OpenMeteoFields.pollutants
      + kinds.map(OpenMeteoFields.variable)
    request.query =
      points(coordinates) + [
        .init(name: "current", value: variables.joined(separator: ",")),
        .init(name: "hourly", value: hourly.joined(separator: ",")),
        // Days are in UTC: the additional one covers the end of the fifth day in any time zone.
        .init(name: "forecast_days", value: String(AirQualityForecast.dayCount + 1)),
        .init(name: "timeformat", value: "unixtime"),
      ]
    request.totalTimeout = .seconds(5)
    request.cost = .openMeteo(request.query)
    return request
  }

  /// Whether pollen is forecast at a coordinate, in the domain of the European CAMS forecast.
  static func hasPollen(at coordinate: Coordinate) -> Bool {
    (30.0...72.0).contains(coordinate.latitude) && (-25.0...45.0).contains(coordinate.longitude)
  }

  /// Requests places by name.
  func places(named name: String, language: String, limit: Int) -> HTTPRequest {
    var request = HTTPRequest(base: endpoints[.openMeteoGeocoding], path: "v1/search")
    request.query = [
      .init(name: "name", value: name),
      .init(name: "count", value: String(limit)),
      .init(name: "language", value: String(language.prefix { $0 != "-" && $0 != "_" })),
      .init(name: "format", value: "json"),
    ]
    request.cost = .openMeteo(request.query)
    return request
  }

  func points(_ coordinates: [Coordinate]) -> [HTTPRequest.QueryItem] {
    func list(_ value: (Coordinate) -> Double) -> String {
      coordinates.map { value($0).inRequest }.joined(separator: ",")
    }
    return [
      .init(name: "latitude", value: list(\.latitude)),
      .init(name: "longitude", value: list(\.longitude)),
    ]
  }

  private static let shared = OpenMeteoFields.all.map(\.variable) + ["weather_code", "is_day"]
  private static let current = shared
  private static let hourly =
    shared + OpenMeteoFields.hourly.map(\.variable) + ["precipitation_probability"]
  /// The variables of a summary: six current and four hourly ones. More than ten in total would
  /// make a place weigh more than 1. The days are derived from the hours, and day and night from
  /// the sun.
  private static let rowCurrent = [
    "temperature_2m", "apparent_temperature", "relative_humidity_2m", "weather_code",
    "wind_speed_10m", "wind_direction_10m",
  ]
  private static let rowHourly = [
    "temperature_2m", "weather_code", "precipitation", "precipitation_probability",
  ]
  /// The daily variables. The wind and UV index of a day are the highest of its hours.
  private static let daily = [
    "weather_code", "temperature_2m_max", "temperature_2m_min", "precipitation_sum",
    "precipitation_probability_max", "sunrise", "sunset",
  ]
}
