import WeatherModel

/// A weather provider: its requests, and the interpretation of its responses.
protocol ForecastProvider: Sendable {
  /// Returns the weather of a place. Values of other services are added later, by the steps of
  /// ``ReportPipeline``.
  func report(for request: WeatherRequest) async throws(WeatherError) -> Fetched<WeatherReport>
  /// Returns the smallest request to the service, which `doctor` uses to check whether the service
  /// responds; throws if a required key is missing.
  func probe() throws(WeatherError) -> HTTPRequest
  /// Throws the error that the response to the probe reports.
  func check(_ response: HTTPResponse) throws(WeatherError)
}

extension ForecastProvider {
  func check(_ response: HTTPResponse) throws(WeatherError) {
    switch response.status {
    case 200..<300: return
    case 401, 403: throw .keyRefused(status: response.status)
    default: throw .badRequest(status: response.status, detail: nil)
    }
  }
}
