import WeatherModel

extension HTTPClient {
  /// A service that refuses without saying for how long counts by the minute.
  private static let unnamedPause: TimeInterval = 60

  /// The server's answer, asked for when the service allows it and `gate` lets it through.
  ///
  /// What a service would refuse is not asked: the request waits for its turn as long as its
  /// patience lasts, or fails with when that will be.
  func response(
    to request: HTTPRequest, through gate: ConcurrencyLimiter? = nil
  ) async throws(WeatherError) -> HTTPResponse {
    var left = request.timeout
    while true {
      try await waitForTurn(request, &left)
      do throws(WeatherError) {
        guard let gate else { return try await loggedAnswer(to: request) }
        return try await gate.run { () async throws(WeatherError) -> HTTPResponse in
          try await loggedAnswer(to: request)
        }
      } catch .tooManyRequests(let retryAt) {
        let until = retryAt ?? unnamedEnd(for: request)
        if let service = request.cost?.service, let until {
          log(.warning, "\(service.rawValue) is not asked before \(until.rfc3339)")
          // A time that is over already must not make a loop of it.
          rateLimiter.close(service, until: max(until, now() + 1))
        }
        guard left > .zero else { throw .tooManyRequests(retryAt: until) }
      }
    }
  }

  private func unnamedEnd(for request: HTTPRequest) -> Date? {
    request.cost?.service == .openWeather ? now() + Self.unnamedPause : nil
  }

  private func waitForTurn(
    _ request: HTTPRequest, _ left: inout Duration
  ) async throws(WeatherError) {
    guard let cost = request.cost else { return }
    while case .refused(let until) = rateLimiter.consume(cost) {
      let wait = Duration.seconds(max(0.1, until.timeIntervalSince(now())))
      guard wait <= left else {
        log(.warning, "\(request.path) is not asked before \(until.rfc3339)")
        throw .tooManyRequests(retryAt: until)
      }
      log(.info, "\(request.path) waits for its turn until \(until.rfc3339)")
      left -= wait
      do { try await pause(wait) } catch { throw .cancelled }
    }
  }
}
