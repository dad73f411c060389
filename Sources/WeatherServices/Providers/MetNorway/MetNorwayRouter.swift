import WeatherModel

/// MET Norway's request as a value.
struct MetNorwayRouter: Sendable {
  var base: ServerURL

  /// The forecast of a point, unless it is the one of `lastModified`: the very text that the answer
  /// before came with. Coordinates have at most four decimals, as the terms of service demand.
  func forecast(_ coordinate: Coordinate, unlessModifiedSince lastModified: String?) -> HTTPRequest
  {
    var request = HTTPRequest(base: base, path: "weatherapi/locationforecast/2.0/compact")
    request.query = [
      .init(name: "lat", value: coordinate.latitude.inRequest),
      .init(name: "lon", value: coordinate.longitude.inRequest),
    ]
    if let lastModified { request.headers["If-Modified-Since"] = lastModified }
    return request
  }

  /// The next hour and a half by radar. The page does without it rather than wait long for it.
  func nowcast(_ coordinate: Coordinate) -> HTTPRequest {
    var request = HTTPRequest(base: base, path: "weatherapi/nowcast/2.0/complete")
    request.query = forecast(coordinate, unlessModifiedSince: nil).query
    request.timeInAll = .seconds(5)
    return request
  }
}
