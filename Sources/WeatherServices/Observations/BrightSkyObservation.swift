import WeatherModel

/// Observations of Deutscher Wetterdienst's stations through Bright Sky: `current_weather`.
enum BrightSkyObservation {
  /// Metres per second in a kilometre per hour.
  private static let speed = 1 / 3.6

  static func request(_ base: ServerURL, around place: Coordinate) -> HTTPRequest {
    var request = HTTPRequest(base: base, path: "current_weather")
    request.query =
      HTTPRequest.query(at: place)
      + HTTPRequest.query(["max_dist": String(Int(StationObservation.maxDistance * 1000))])
    request.retries = 0
    return request
  }

  private struct Response: Decodable {
    var weather: [String: LenientValue]
    var sources: LenientList<[String: LenientValue]>
  }

  /// Returns the observation of the nearest station; `nil` if it is too old, too far away or empty.
  static func observation(
    _ body: [UInt8], near place: Coordinate, now: Date
  ) throws(WeatherError) -> StationObservation? {
    let response = try Answer.decode(Response.self, from: body)
    let weather = response.weather
    // A record may combine several stations; it is named after the one in `source_id`.
    let stations = response.sources.elements
    let id = weather["source_id"]?.integer
    guard let station = stations.first(where: { $0["id"]?.integer == id }) ?? stations.first,
      let latitude = station["lat"]?.number, let longitude = station["lon"]?.number,
      let coordinate = Coordinate(validating: latitude, longitude: longitude),
      let time = weather["timestamp"].dateTime,
      let name = station["station_name"]?.text.cleaned(limit: 80) ?? station["dwd_station_id"]?.text
    else { return nil }
    func value(_ name: String, _ range: ClosedRange<Double>, times factor: Double = 1) -> Double? {
      weather[name]?.number.flatMap { range.contains($0 * factor) ? $0 * factor : nil }
    }
    var observation = StationObservation(
      source: .dwd, station: name, stationID: station["dwd_station_id"]?.text.cleaned(limit: 8),
      kilometres: place.kilometres(to: coordinate), time: time)
    observation.temperature = value("temperature", PhysicalRange.temperature)
    observation.dewPoint = value("dew_point", PhysicalRange.temperature)
    observation.humidity = value("relative_humidity", 0...100)
    observation.pressure = value("pressure_msl", PhysicalRange.pressure)
    observation.visibility = value("visibility", PhysicalRange.visibility)
    observation.windSpeed = value("wind_speed_10", PhysicalRange.wind, times: speed)
    observation.windGust = value("wind_gust_speed_10", PhysicalRange.wind, times: speed)
    observation.windDirection = value("wind_direction_10", 0...360)
    let fallen = weather["precipitation_10"]?.number
    let conditions: [String: Condition] = [
      "fog": .fog, "rain": .rain, "sleet": .sleet, "snow": .snow, "hail": .hail,
      "thunderstorm": .thunderstorm,
    ]
    let condition = weather["condition"]?.text.flatMap { conditions[$0] }
    observation.condition = condition ?? value("cloud_cover", 0...100).map { .sky(cloudCover: $0) }
    observation.isWet =
      fallen.map { $0 > 0 } ?? condition.map(\.isPrecipitation)
      ?? (weather["condition"]?.text == "dry" ? false : nil)
    return observation.isCurrent(at: now) && observation.hasValues ? observation : nil
  }
}
