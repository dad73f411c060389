import WeatherModel

/// Builds MET Norway's requests.
struct MetNorwayRouter: Sendable {
  var base: ServerURL

  /// Requests the forecast of a point, unless it is unchanged since `lastModified`, which must be
  /// the exact text of the previous response. Coordinates have at most four decimals, as the terms
  /// of service require.
  func forecast(_ coordinate: Coordinate, unlessModifiedSince lastModified: String?) -> HTTPRequest
  {
    var request = HTTPRequest(base: base, path: "weatherapi/locationforecast/2.0/compact")
    request.query = HTTPRequest.query(at: coordinate)
    if let lastModified { request.headers["If-Modified-Since"] = lastModified }
    return request
  }

  /// Requests the status of the forecast service, the smallest request.
  var status: HTTPRequest {
    HTTPRequest(base: base, path: "weatherapi/locationforecast/2.0/status")
  }

  /// Requests the radar nowcast of the next hour and a half. If the request is slow, the page is
  /// shown without the nowcast.
  func nowcast(_ coordinate: Coordinate) -> HTTPRequest {
    var request = HTTPRequest(base: base, path: "weatherapi/nowcast/2.0/complete")
    request.query = HTTPRequest.query(at: coordinate)
    request.totalTimeout = .seconds(5)
    return request
  }
}
