import Synchronization
import WeatherModel

/// Requests the advisories of tropical cyclones, at most once an hour per agency.
final class StormService: Sendable {
  /// The lifetime of a response.
  static let freshFor: TimeInterval = 3600
  /// The time after a failed request until the next one.
  static let retryDelay: TimeInterval = 600
  private static let timeout = Duration.seconds(8)
  /// The maximum size of a response; a forecast has some ten kilobytes.
  private static let bodyLimit = 256 << 10

  private struct Attempt {
    var time: Date
    var result: Result<[TropicalCyclone], WeatherError>

    var lifetime: TimeInterval {
      if case .success = result { StormService.freshFor } else { StormService.retryDelay }
    }
  }

  private let client: HTTPClient
  private let endpoints: Endpoints
  private let cache: StormCacheStore
  private let now: @Sendable () -> Date
  private let limiter = ConcurrencyLimiter(limit: 1)
  private let attempts = Mutex<[TropicalCyclone.Agency: Attempt]>([:])

  init(
    client: HTTPClient, endpoints: Endpoints, cache: StormCacheStore,
    now: @escaping @Sendable () -> Date
  ) {
    self.client = client
    self.endpoints = endpoints
    self.cache = cache
    self.now = now
  }

  /// Returns the body of a response.
  private typealias Fetch = (HTTPRequest) async throws(WeatherError) -> [UInt8]

  /// Returns the cyclones of an agency, from the cache while it is fresh. After a failed request,
  /// throws its error for ten minutes without sending a new request.
  func cyclones(
    of agency: TropicalCyclone.Agency
  ) async throws(WeatherError) -> [TropicalCyclone] {
    try await limiter.run { () async throws(WeatherError) in
      let moment = now()
      if let attempt = attempts.withLock({ $0[agency] }),
        Self.isFresh(attempt.time, for: attempt.lifetime, at: moment)
      {
        return try attempt.result.get()
      }
      if let stored = cache.entry(agency),
        Self.isFresh(stored.requestedAt, for: Self.freshFor, at: moment),
        let cyclones = try? await self.cyclones(of: agency, from: stored)
      {
        attempts.withLock {
          $0[agency] = Attempt(time: stored.requestedAt, result: .success(cyclones))
        }
        return cyclones
      }
      do throws(WeatherError) {
        var bodies: [String: String] = [:]
        let cyclones = try await self.cyclones(of: agency) { request throws(WeatherError) in
          let body = try await self.body(request)
          bodies[request.path] = String(decoding: body, as: UTF8.self)
          return body
        }
        attempts.withLock { $0[agency] = Attempt(time: moment, result: .success(cyclones)) }
        cache.store(.init(agency: agency.rawValue, requestedAt: moment, bodies: bodies))
        return cyclones
      } catch {
        guard error != .cancelled else { throw error }
        client.log(.warning, "\(agency.rawValue): no advisories: \(error)")
        attempts.withLock { $0[agency] = Attempt(time: moment, result: .failure(error)) }
        throw error
      }
    }
  }

  /// Returns the cyclones of an agency's cached responses, whatever their age.
  func cached(of agency: TropicalCyclone.Agency) async -> [TropicalCyclone]? {
    guard let stored = cache.entry(agency) else { return nil }
    return try? await cyclones(of: agency, from: stored)
  }

  private static func isFresh(_ time: Date, for lifetime: TimeInterval, at now: Date) -> Bool {
    (-60..<lifetime).contains(now.timeIntervalSince(time))
  }

  private func cyclones(
    of agency: TropicalCyclone.Agency, from stored: StormCacheStore.Entry
  ) async throws(WeatherError) -> [TropicalCyclone] {
    try await cyclones(of: agency) { request throws(WeatherError) in
      guard let body = stored.bodies[request.path] else { throw .emptyResponse }
      return Array(body.utf8)
    }
  }

  private func cyclones(
    of agency: TropicalCyclone.Agency, _ body: Fetch
  ) async throws(WeatherError) -> [TropicalCyclone] {
    switch agency {
    case .jma: try await japanese(body)
    case .nhc: try await american(body)
    }
  }

  private func japanese(_ body: Fetch) async throws(WeatherError) -> [TropicalCyclone] {
    let base = endpoints[.jma]
    var cyclones: [TropicalCyclone] = []
    let ids = try JMAStorms.ids(try await body(JMAStorms.list(base)))
    for id in ids {
      let forecast = try await body(JMAStorms.request(base, id, .forecast))
      let details = try? await body(JMAStorms.request(base, id, .specifications))
      // A cyclone that cannot be parsed does not invalidate the others.
      guard
        let cyclone = try? JMAStorms.cyclone(id, forecast: forecast, specifications: details)
      else { continue }
      cyclones.append(cyclone)
    }
    guard !cyclones.isEmpty || ids.isEmpty else {
      throw .responseUnreadable(detail: "no cyclone in the files of \(ids.joined(separator: ", "))")
    }
    return cyclones
  }

  private func american(_ body: Fetch) async throws(WeatherError) -> [TropicalCyclone] {
    let base = endpoints[.nhc]
    var cyclones: [TropicalCyclone] = []
    for storm in try NHCStorms.storms(try await body(NHCStorms.list(base))) {
      var text: [UInt8]?
      if let request = NHCStorms.advisory(base, storm) { text = try? await body(request) }
      let advisory = text.map { String(decoding: $0, as: UTF8.self) }
      if let cyclone = NHCStorms.cyclone(storm, advisory: advisory) { cyclones.append(cyclone) }
    }
    return cyclones
  }

  private func body(_ request: HTTPRequest) async throws(WeatherError) -> [UInt8] {
    var request = request
    request.totalTimeout = Self.timeout
    request.bodyLimit = Self.bodyLimit
    request.retries = 0
    return try await client.response(to: request).validated(words: nil, hasKey: false).body
  }
}
