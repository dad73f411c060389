import WeatherModel

extension HTTPClient {
  /// The delay after a 429 response of OpenWeather without Retry-After. OpenWeather counts requests
  /// per minute.
  private static let unnamedPause: TimeInterval = 60

  /// Sends the request when the service's quota and the concurrency limit allow it, and returns the
  /// response.
  ///
  /// A request that the service would reject is not sent: it waits within its own timeout, or fails
  /// with the time at which it will be allowed.
  func response(
    to request: HTTPRequest, through limiter: ConcurrencyLimiter? = nil
  ) async throws(WeatherError) -> HTTPResponse {
    var left = request.timeout
    while true {
      try await waitForTurn(request, &left)
      do throws(WeatherError) {
        guard let limiter else { return try await loggedResponse(to: request) }
        return try await limiter.run { () async throws(WeatherError) -> HTTPResponse in
          try await loggedResponse(to: request)
        }
      } catch .tooManyRequests(let retryAt) {
        let until = retryAt ?? unnamedEnd(for: request)
        if let service = request.cost?.service, let until {
          log(.warning, "\(service.rawValue) is not requested before \(until.rfc3339)")
          // A time in the past must not cause a busy loop.
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
        log(.warning, "\(request.path) is not requested before \(until.rfc3339)")
        throw .tooManyRequests(retryAt: until)
      }
      log(.info, "\(request.path) waits for its turn until \(until.rfc3339)")
      left -= wait
      do { try await pause(wait) } catch { throw .cancelled }
    }
  }
}
