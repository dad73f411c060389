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
  private let now: @Sendable () -> Date
  private let limiter = ConcurrencyLimiter(limit: 1)
  private let attempts = Mutex<[TropicalCyclone.Agency: Attempt]>([:])

  init(client: HTTPClient, endpoints: Endpoints, now: @escaping @Sendable () -> Date) {
    self.client = client
    self.endpoints = endpoints
    self.now = now
  }

  /// Returns the cyclones of an agency. After a failed request, throws its error for ten minutes
  /// without sending a new request.
  func cyclones(
    of agency: TropicalCyclone.Agency
  ) async throws(WeatherError) -> [TropicalCyclone] {
    try await limiter.run { () async throws(WeatherError) in
      let moment = now()
      if let attempt = attempts.withLock({ $0[agency] }),
        (-60..<attempt.lifetime).contains(moment.timeIntervalSince(attempt.time))
      {
        return try attempt.result.get()
      }
      do throws(WeatherError) {
        let cyclones =
          switch agency {
          case .jma: try await japanese()
          case .nhc: try await american()
          }
        attempts.withLock { $0[agency] = Attempt(time: moment, result: .success(cyclones)) }
        return cyclones
      } catch {
        guard error != .cancelled else { throw error }
        client.log(.warning, "\(agency.rawValue): no advisories: \(error)")
        attempts.withLock { $0[agency] = Attempt(time: moment, result: .failure(error)) }
        throw error
      }
    }
  }

  private func japanese() async throws(WeatherError) -> [TropicalCyclone] {
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

  private func american() async throws(WeatherError) -> [TropicalCyclone] {
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
