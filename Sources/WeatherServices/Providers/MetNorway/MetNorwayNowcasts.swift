import Synchronization
import WeatherModel

/// Requests MET Norway's radar nowcast for the next hour and a half, for places that its radars may
/// cover. A response is cached until it expires.
final class MetNorwayNowcasts: Sendable {
  /// The approximate coverage of the radars: the Nordic countries and the seas between them.
  private static let latitudes = 53.0...72.5
  private static let longitudes = 1.0...33.0
  /// The time for which a place outside the forecast area is not requested again, and the maximum
  /// lifetime of any response.
  private static let maxCacheAge: TimeInterval = 6 * 3600

  /// A response; its nowcast is nil if no radar covers the place.
  struct CachedNowcast: Sendable {
    var nowcast: Nowcast?
    fileprivate var until: Date
  }

  private let client: HTTPClient
  private let router: MetNorwayRouter
  private let now: @Sendable () -> Date
  private let cached = Mutex(BoundedCache<String, CachedNowcast>())

  init(client: HTTPClient, base: ServerURL, now: @escaping @Sendable () -> Date) {
    self.client = client
    router = MetNorwayRouter(base: base)
    self.now = now
  }

  /// Starts the request for a place; nil if no radar can cover it. The task's value is nil if the
  /// request failed.
  func task(for place: Place) -> Task<CachedNowcast?, Never>? {
    guard Self.latitudes.contains(place.coordinate.latitude),
      Self.longitudes.contains(place.coordinate.longitude)
    else { return nil }
    return Task.onPool { await self.nowcast(for: place) }
  }

  private func nowcast(for place: Place) async -> CachedNowcast? {
    let requestedAt = now()
    if let cached = cached.withLock({ $0[place.id] }), requestedAt < cached.until { return cached }
    guard let response = try? await client.response(to: router.nowcast(place.coordinate)) else {
      return nil
    }
    switch response.status {
    case 200, 203:
      guard
        let answer = try? Answer.decode(MetNorwayResponse.Forecast.self, from: response.body)
      else { return nil }
      let expiry = response.expiry(now: requestedAt, longest: Self.maxCacheAge)
      return store(
        CachedNowcast(nowcast: MetNorwayMapper.nowcast(answer), until: expiry ?? requestedAt),
        for: place)
    // The point is outside the forecast area.
    case 422:
      return store(CachedNowcast(nowcast: nil, until: requestedAt + Self.maxCacheAge), for: place)
    default: return nil
    }
  }

  private func store(_ answer: CachedNowcast, for place: Place) -> CachedNowcast {
    cached.withLock { $0[place.id] = answer }
    return answer
  }
}
