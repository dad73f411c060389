import FoundationEssentials
import Synchronization
import WeatherModel

/// Gives the radar around places in and around Germany: cached where it is fresh, otherwise by one
/// request to Bright Sky, whose fair use allows one for a place and five minutes.
final class RadarService: Sendable {
  /// The longest that one request may take.
  static let timeout = Duration.seconds(10)
  /// The time by which the clock may have been set back since a response was received.
  private static let slack: TimeInterval = 60

  private struct Attempt {
    var time: Date
    var result: Result<RadarComposite, WeatherError>
  }

  private let client: HTTPClient
  private let base: URL
  private let files: RadarCacheStore
  private let now: @Sendable () -> Date
  /// One request at a time: the page and the map ask for the same place.
  private let limiter = ConcurrencyLimiter(limit: 1)
  private let attempts = Mutex(BoundedCache<RadarWindow, Attempt>(capacity: 3))

  init(client: HTTPClient, base: URL, files: RadarCacheStore, now: @escaping @Sendable () -> Date) {
    self.client = client
    self.base = base
    self.files = files
    self.now = now
  }

  /// Returns what is cached around a place, whatever its age; `nil` where nothing is.
  func cached(around place: Coordinate) -> RadarComposite? {
    guard RadarGrid.sees(place), let window = RadarWindow(around: place) else { return nil }
    if let attempt = attempts.withLock({ $0[window] }),
      let composite = try? attempt.result.get()
    {
      return composite
    }
    return stored(window)
  }

  /// Returns the radar around a place; a request that failed less than five minutes ago fails again.
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
        request.timeInAll = Self.timeout
        let response = try await client.response(to: request).validated(words: nil, hasKey: false)
        let composite = try BrightSkyRadar.composite(response.body, receivedAt: time)
        attempts.withLock { $0[window] = Attempt(time: time, result: .success(composite)) }
        files.store(.init(window: window, receivedAt: time, body: response.body))
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
      try? BrightSkyRadar.composite(entry.body, receivedAt: entry.receivedAt)
    }
  }

  private func isFresh(_ time: Date) -> Bool {
    (-Self.slack..<RadarComposite.freshFor).contains(now().timeIntervalSince(time))
  }
}
