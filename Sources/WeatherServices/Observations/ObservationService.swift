import FoundationEssentials
import Synchronization
import WeatherModel

/// Requests what the nearest station measured, at most once in half an hour for a place.
final class ObservationService: Sendable {
  /// The longest that one request may take.
  static let timeout = Duration.seconds(6)
  /// The maximum size of a response: hundreds of reports.
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

  /// Whose measurements stand beside a provider's weather; `nil` where the weather now is measured
  /// itself, or is made up.
  func source(for request: WeatherRequest) -> StationObservation.Source? {
    switch request.provider {
    case .sample, .kma: nil
    default: request.place.countryCode == "DE" ? .dwd : .metar
    }
  }

  /// Returns what was measured near the place, or that nothing was.
  /// - Parameter earlier: What came of the last request, also of another run of the program.
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
      // What was measured before counts for as long as it says something of now.
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
    request.timeInAll = Self.timeout
    request.bodyLimit = Self.bodyLimit
    let response = try await client.response(to: request, through: limiter)
    // No station reported: 204 of the Aviation Weather Center, 404 of Bright Sky.
    guard response.status != 204, response.status != 404 else { return nil }
    let body = try response.validated(words: nil, hasKey: false).body
    switch source {
    case .metar: return try AviationWeather.observation(body, near: place, now: moment)
    case .dwd: return try BrightSkyObservation.observation(body, near: place, now: moment)
    }
  }
}
