public import WeatherModel

extension LiveServices {
  /// The reason why warnings of the FOSS Public Alert Server cannot be parsed; nil if they can.
  public static var missingForPublicAlerts: WeatherError? { CAPReader.missing }

  /// Checks with one small request whether a provider responds within five seconds.
  public func probe(_ provider: Provider) async throws(WeatherFailure) {
    do throws(WeatherError) {
      guard let request = try probeRequest(provider) else { return }
      let response = try await client.response(to: request)
      if provider == .kma { return try readKMA(response) }
      let status = response.status
      switch status {
      case 200..<300: return
      case 401, 403: throw .keyRefused(status: status)
      default: throw .badRequest(status: status, detail: nil)
      }
    } catch {
      throw WeatherFailure(provider: provider, error: error)
    }
  }

  /// KMA's portal also rejects a key with status 200. A response for a forecast that is not issued
  /// yet is valid.
  private func readKMA(_ response: HTTPResponse) throws(WeatherError) {
    do {
      _ = try KMAResponse.rows(
        response.body, status: response.status, now: configuration.now())
    } catch .badRequest(status: KMACode.noData.rawValue, _) {
      return
    }
  }

  /// The smallest request of each provider; nil for the sample, which sends none.
  private func probeRequest(_ provider: Provider) throws(WeatherError) -> HTTPRequest? {
    let point = Coordinate(latitude: 37.57, longitude: 126.98)
    let endpoints = configuration.endpoints
    var request: HTTPRequest
    switch provider {
    case .openWeather:
      guard let key = configuration.keys[.openWeather] else { throw .keyMissing }
      request = OpenWeatherRouter(base: endpoints[.openWeather], key: key)
        .weather(point, language: "en")
    case .openMeteo:
      request = HTTPRequest(base: endpoints[.openMeteo], path: "v1/forecast")
      request.query = [
        .init(name: "latitude", value: "37.57"), .init(name: "longitude", value: "126.98"),
        .init(name: "current", value: "temperature_2m"),
      ]
    case .metNorway:
      request = HTTPRequest(
        base: endpoints[.metNorway], path: "weatherapi/locationforecast/2.0/status")
    case .kma:
      guard let key = configuration.keys[.kma] else { throw .keyMissing }
      request = KMAProvider.request(
        KMAIssue(.observation, at: configuration.now()), KMAGrid.seoul, base: endpoints[.kma],
        key: key)
    case .nws:
      request = HTTPRequest(base: endpoints[.nws], path: "points/40.7128,-74.006")
    case .sample:
      return nil
    }
    request.timeInAll = .seconds(5)
    // A probe stores nothing and ignores the quota, so that it reports what the server says.
    request.cost = nil
    return request
  }
}
