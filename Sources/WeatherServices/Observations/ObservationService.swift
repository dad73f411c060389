import Synchronization
import WeatherModel

/// Requests the observation of the nearest station, at most once in half an hour per place.
final class ObservationService: Sendable {
  static let timeout = Duration.seconds(6)
  /// The maximum size of a response, enough for hundreds of reports.
  private static let bodyLimit = 512 << 10

  private let client: HTTPClient
  private let endpoints: Endpoints
  private let now: @Sendable () -> Date
  private let limiter = ConcurrencyLimiter(limit: 2)
  private let responses = Mutex(BoundedCache<Place.ID, ObservationResponse>())

  init(client: HTTPClient, endpoints: Endpoints, now: @escaping @Sendable () -> Date) {
    self.client = client
    self.endpoints = endpoints
    self.now = now
  }

  /// Returns the source of observations to show with a provider's weather; `nil` if the provider's
  /// current weather is itself measured, or is sample data.
  func source(for request: WeatherRequest) -> StationObservation.Source? {
    switch request.provider {
    case .sample, .kma: nil
    default: request.place.countryCode == "DE" ? .dwd : .metar
    }
  }

  /// Returns the observation near the place, or a response without one.
  /// - Parameter earlier: The last response, possibly from another run of the program.
  func observation(
    for request: WeatherRequest, after earlier: ObservationResponse?
  ) async -> ObservationResponse? {
    guard let source = source(for: request) else { return nil }
    let moment = now()
    let known = responses.withLock { $0[request.place.id] } ?? earlier
    if let known, known.isFresh(at: moment) { return known }
    var response = ObservationResponse(requestedAt: moment, observation: nil)
    do throws(WeatherError) {
      response.observation = try await measure(near: request.place.coordinate, source, at: moment)
    } catch {
      if error == .cancelled { return nil }
      client.log(.warning, "\(source.rawValue): nothing measured: \(error)")
      // The previous observation remains valid until it is too old.
      response.observation = known?.observation
    }
    responses.withLock { $0[request.place.id] = response }
    return response
  }

  private func measure(
    near place: Coordinate, _ source: StationObservation.Source, at moment: Date
  ) async throws(WeatherError) -> StationObservation? {
    var request =
      switch source {
      case .metar: AviationWeather.request(endpoints[.aviationWeather], around: place)
      case .dwd: BrightSkyObservation.request(endpoints[.brightSky], around: place)
      }
    request.totalTimeout = Self.timeout
    request.bodyLimit = Self.bodyLimit
    let response = try await client.response(to: request, through: limiter)
    // No station reported: status 204 from the Aviation Weather Center, 404 from Bright Sky.
    guard response.status != 204, response.status != 404 else { return nil }
    let body = try response.validated(words: nil, hasKey: false).body
    switch source {
    case .metar: return try AviationWeather.observation(body, near: place, now: moment)
    case .dwd: return try BrightSkyObservation.observation(body, near: place, now: moment)
    }
  }
}
