import Synchronization
import WeatherModel

/// Asks MET Norway for the rain of the next hour and a half, where its radars may see it, and never
/// before it wants to be asked again.
final class MetNorwayNowcasts: Sendable {
  /// Where its radars are: the Nordic countries and the seas between them.
  private static let latitudes = 53.0...72.5
  private static let longitudes = 1.0...33.0
  /// A place outside of what is forecast stays so.
  private static let maxCacheAge: TimeInterval = 6 * 3600

  /// What was heard: nil in it where no radar sees the place.
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

  /// The question for a place, under way; nil where no radar can see it. Its value is nil when nothing
  /// could be heard.
  func task(for place: Place) -> Task<CachedNowcast?, Never>? {
    guard Self.latitudes.contains(place.coordinate.latitude),
      Self.longitudes.contains(place.coordinate.longitude)
    else { return nil }
    return Task.onPool { await self.nowcast(for: place) }
  }

  private func nowcast(for place: Place) async -> CachedNowcast? {
    let asked = now()
    if let cached = cached.withLock({ $0[place.id] }), asked < cached.until { return cached }
    guard let response = try? await client.response(to: router.nowcast(place.coordinate)) else {
      return nil
    }
    switch response.status {
    case 200, 203:
      guard
        let answer = try? Answer.decode(MetNorwayResponse.Forecast.self, from: response.body)
      else { return nil }
      let expiry = response.expiry(now: asked, longest: Self.maxCacheAge)
      return keep(
        CachedNowcast(nowcast: MetNorwayMapper.nowcast(answer), until: expiry ?? asked), for: place)
    // The point is outside of what is forecast.
    case 422:
      return keep(CachedNowcast(nowcast: nil, until: asked + Self.maxCacheAge), for: place)
    default: return nil
    }
  }

  private func keep(_ answer: CachedNowcast, for place: Place) -> CachedNowcast {
    cached.withLock { $0[place.id] = answer }
    return answer
  }
}
