import Synchronization
import WeatherModel

/// Returns the radar around places in and near Germany, from the cache while it is fresh, otherwise
/// from Bright Sky. Its fair use policy allows one request per place in five minutes.
final class RadarService: Sendable {
  static let timeout = Duration.seconds(10)
  /// The tolerance for a clock that was set back after a response was received.
  private static let slack: TimeInterval = 60

  private struct Attempt {
    var time: Date
    var result: Result<RadarComposite, WeatherError>
  }

  private let client: HTTPClient
  private let base: ServerURL
  private let files: RadarCacheStore
  private let now: @Sendable () -> Date
  /// Allows one request at a time, because the page and the map request the same place.
  private let limiter = ConcurrencyLimiter(limit: 1)
  private let attempts = Mutex(BoundedCache<RadarWindow, Attempt>(capacity: 3))

  init(
    client: HTTPClient, base: ServerURL, files: RadarCacheStore,
    now: @escaping @Sendable () -> Date
  ) {
    self.client = client
    self.base = base
    self.files = files
    self.now = now
  }

  /// Returns the cached radar around a place, whatever its age; `nil` if there is none.
  func cached(around place: Coordinate) -> RadarComposite? {
    guard RadarGrid.sees(place), let window = RadarWindow(around: place) else { return nil }
    if let attempt = attempts.withLock({ $0[window] }),
      let composite = try? attempt.result.get()
    {
      return composite
    }
    return stored(window)
  }

  /// Returns the radar around a place. After a failed request, throws its error for five minutes
  /// without sending a new request.
  func composite(around place: Coordinate) async throws(WeatherError) -> RadarComposite {
    guard RadarGrid.sees(place), let window = RadarWindow(around: place) else {
      throw .placeNotFound
    }
    return try await limiter.run { () async throws(WeatherError) in
      if let attempt = attempts.withLock({ $0[window] }), isFresh(attempt.time) {
        return try attempt.result.get()
      }
      if let stored = stored(window), isFresh(stored.receivedAt) {
        attempts.withLock {
          $0[window] = Attempt(time: stored.receivedAt, result: .success(stored))
        }
        return stored
      }
      let time = now()
      do throws(WeatherError) {
        var request = BrightSkyRadar.request(base, around: place, now: time)
        request.totalTimeout = Self.timeout
        let response = try await client.response(to: request).validated(words: nil, hasKey: false)
        let composite = try BrightSkyRadar.composite(response.body, receivedAt: time)
        attempts.withLock { $0[window] = Attempt(time: time, result: .success(composite)) }
        files.store(
          .init(
            window: window, receivedAt: time,
            body: String(decoding: response.body, as: UTF8.self)))
        return composite
      } catch {
        guard error != .cancelled else { throw error }
        client.log(.warning, "no radar: \(error)")
        attempts.withLock { $0[window] = Attempt(time: time, result: .failure(error)) }
        throw error
      }
    }
  }

  private func stored(_ window: RadarWindow) -> RadarComposite? {
    files.entry(window).flatMap { entry in
      try? BrightSkyRadar.composite(Array(entry.body.utf8), receivedAt: entry.receivedAt)
    }
  }

  private func isFresh(_ time: Date) -> Bool {
    (-Self.slack..<RadarComposite.freshFor).contains(now().timeIntervalSince(time))
  }
}
