import WeatherModel

/// Builds Open-Meteo's requests. They contain only values that are shown.
struct OpenMeteoRouter: Sendable {
  var endpoints: Endpoints

  /// Requests the forecast of one or many places; the response keeps their order.
  func forecast(_ coordinates: [Coordinate], detailLevel: DetailLevel) -> HTTPRequest {
    var request = HTTPRequest(base: endpoints[.openMeteo], path: "v1/forecast")
    request.query =
      points(coordinates) + variables(detailLevel)
      + HTTPRequest.query([
        "timezone": "auto",
        // Local times are ambiguous when clocks change; seconds are not.
        "timeformat": "unixtime", "wind_speed_unit": "ms",
        // A board row needs tomorrow's weather, because it is still used after midnight. It also
        // needs the day after, because the precipitation of a day's last hour is in the next day.
        "forecast_days": detailLevel != .summary ? String(OpenMeteoMapper.dayCount + 1) : "3",
      ])
    if detailLevel != .summary {
      // A request for up to two weeks in total costs no more than the forecast alone.
      request.query += HTTPRequest.query(["past_days": "1"])
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
      points([Coordinate(latitude: 37.57, longitude: 126.98)])
      + HTTPRequest.query(["current": "temperature_2m"])
    return request
  }

  private func variables(_ detailLevel: DetailLevel) -> [HTTPRequest.QueryItem] {
    let lists: KeyValuePairs =
      switch detailLevel {
      case .forecast, .full:
        ["current": Self.current, "hourly": Self.hourly, "daily": Self.daily]
      case .summary: ["current": Self.rowCurrent, "hourly": Self.rowHourly]
      }
    return lists.map { .init(name: $0, value: $1.joined(separator: ",")) }
  }

  /// Requests the values that KMA lacks. The nine variables do not raise the weight of the place.
  /// If the request is slow, the page is shown without the values.
  func supplement(_ coordinate: Coordinate) -> HTTPRequest {
    var request = HTTPRequest(base: endpoints[.openMeteo], path: "v1/forecast")
    let values = OpenMeteoFields.variables(of: Quantity.supplements).joined(separator: ",")
    request.query =
      points([coordinate])
      + HTTPRequest.query([
        "current": values, "hourly": values, "daily": "uv_index_max", "timezone": "auto",
        "timeformat": "unixtime", "wind_speed_unit": "ms", "forecast_days": "6",
      ])
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
      points(coordinates)
      + HTTPRequest.query([
        "current": variables.joined(separator: ","), "hourly": hourly.joined(separator: ","),
        // Days are in UTC: the additional one covers the end of the fifth day in any time zone.
        "forecast_days": String(AirQualityForecast.dayCount + 1),
        "timeformat": "unixtime",
      ])
    request.totalTimeout = .seconds(5)
    request.cost = .openMeteo(request.query)
    return request
  }

  /// Whether pollen is forecast at a coordinate, in the domain of the European CAMS forecast.
  static func hasPollen(at coordinate: Coordinate) -> Bool {
    (30.0...72.0).contains(coordinate.latitude) && (-25.0...45.0).contains(coordinate.longitude)
  }

  func places(named name: String, language: String, limit: Int) -> HTTPRequest {
    var request = HTTPRequest(base: endpoints[.openMeteoGeocoding], path: "v1/search")
    request.query = HTTPRequest.query([
      "name": name, "count": String(limit),
      "language": String(language.prefix { $0 != "-" && $0 != "_" }), "format": "json",
    ])
    request.cost = .openMeteo(request.query)
    return request
  }

  func points(_ coordinates: [Coordinate]) -> [HTTPRequest.QueryItem] {
    func list(_ value: (Coordinate) -> Double) -> String {
      coordinates.map { value($0).inRequest }.joined(separator: ",")
    }
    return HTTPRequest.query(["latitude": list(\.latitude), "longitude": list(\.longitude)])
  }

  /// Day and night are derived from the sun, because each variable adds to the weight.
  private static let shared = OpenMeteoFields.all.map(\.variable) + ["weather_code"]
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
