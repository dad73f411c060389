import Synchronization
import WeatherModel

/// Returns weather fields: fresh points from the cache, all others in one request to Open-Meteo.
final class FieldService: Sendable {
  /// The share of the daily quota below which no field is requested, so that the rest is left for
  /// forecasts.
  static let minQuotaShare = 0.4
  /// The weight of requests in ``window`` above which further panning of the map has to wait.
  static let maxWeight = 400.0
  static let window: TimeInterval = 600
  /// The tolerance for a clock that was set back after a point was received.
  private static let slack: TimeInterval = 60

  private let openMeteo: OpenMeteoProvider
  private let rateLimiter: RateLimiter
  private let cache: FieldCacheStore
  private let now: @Sendable () -> Date
  /// Allows one request at a time, so that the next one finds the points of the first in the cache.
  private let limiter = ConcurrencyLimiter(limit: 1)
  private let requested = Mutex<[(time: Date, weight: Double)]>([])

  init(
    openMeteo: OpenMeteoProvider, rateLimiter: RateLimiter, cache: FieldCacheStore,
    now: @escaping @Sendable () -> Date
  ) {
    self.openMeteo = openMeteo
    self.rateLimiter = rateLimiter
    self.cache = cache
    self.now = now
  }

  /// Returns the cached points of a field whose hours have not all passed, even if they are stale;
  /// nil if there are none.
  func cached(_ request: FieldRequest) -> WeatherField? {
    if request.provider == .sample { return SampleField.field(request.lattice, now: now()) }
    let hour = Self.hour(now())
    let entries = cache.entries(of: request.lattice)
      .filter { $0.value.series.startHour + $0.value.series.hourCount > hour }
    return field(request.lattice, entries)
  }

  /// Returns a field. Points that are missing or stale are requested immediately.
  func field(_ request: FieldRequest) async throws(WeatherError) -> WeatherField {
    if request.provider == .sample { return SampleField.field(request.lattice, now: now()) }
    return try await limiter.run { () async throws(WeatherError) in
      var entries = cache.entries(of: request.lattice)
      let missing = request.lattice.points.filter { !isFresh(entries[$0]) }
      if !missing.isEmpty {
        try consumeBudget(Double(missing.count))
        let series = try await openMeteo.field(at: missing)
        let receivedAt = now()
        var new: [FieldPoint: FieldCacheStore.Entry] = [:]
        for (point, series) in zip(missing, series) {
          new[point] = FieldCacheStore.Entry(series: series, receivedAt: receivedAt)
        }
        cache.store(new)
        entries.merge(new) { $1 }
      }
      guard let field = field(request.lattice, entries) else {
        throw .emptyResponse
      }
      return field
    }
  }

  private func field(
    _ lattice: FieldLattice, _ entries: [FieldPoint: FieldCacheStore.Entry]
  ) -> WeatherField? {
    guard let oldest = entries.values.map(\.receivedAt).min() else { return nil }
    return WeatherField(
      lattice: lattice, provider: .openMeteo, receivedAt: oldest,
      series: entries.mapValues(\.series))
  }

  private func isFresh(_ entry: FieldCacheStore.Entry?) -> Bool {
    guard let entry else { return false }
    return (-Self.slack..<WeatherField.freshFor)
      .contains(now().timeIntervalSince(entry.receivedAt))
  }

  /// Records a request, or throws if fields have used their share of the quota.
  private func consumeBudget(_ weight: Double) throws(WeatherError) {
    guard rateLimiter.remainingShare(of: .openMeteo, over: 86_400) >= Self.minQuotaShare else {
      throw .quotaReserved
    }
    let moment = now()
    let retryAt = requested.withLock { requested -> Date? in
      requested.removeAll { !(0..<Self.window).contains(moment.timeIntervalSince($0.time)) }
      guard requested.reduce(weight, { $0 + $1.weight }) <= Self.maxWeight else {
        return (requested.first?.time ?? moment) + Self.window
      }
      requested.append((moment, weight))
      return nil
    }
    if let retryAt { throw .tooManyRequests(retryAt: retryAt) }
  }

  private static func hour(_ moment: Date) -> Int {
    Int((moment.timeIntervalSince1970 / 3600).rounded(.down))
  }
}
