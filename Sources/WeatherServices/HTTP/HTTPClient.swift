import WeatherModel

/// An HTTP client with time and size limits that retries transient failures.
struct HTTPClient: Sendable {
  /// The maximum size of a body. A longer one is aborted unless its request allows more.
  static let bodyLimit = 4 << 20

  private let userAgent: String
  private let bodyLimit: Int
  private let limits: TransferTimeouts
  private let retries: RetryRules
  let now: @Sendable () -> Date
  let log: ProgramLog
  /// The counter of requests to services with a quota.
  let rateLimiter: RateLimiter
  let pause: @Sendable (Duration) async throws -> Void
  private let send: Sender?

  /// Makes one attempt to request an address with these headers.
  typealias Sender = @Sendable (ServerURL, [String: String]) async -> Transfer.Outcome

  /// Creates a client, which allocates nothing before its first request.
  /// - Parameters:
  ///   - userAgent: The program's name and version, which providers require.
  ///   - now: The clock of ``WeatherError/tooManyRequests(retryAt:)``.
  ///   - rateLimiter: Counts the requests; by default only those of this client.
  ///   - pause: Waits between attempts; tests pass one that returns immediately.
  ///   - send: Replaces the network in tests.
  init(
    userAgent: String, limits: TransferTimeouts = .standard, retries: RetryRules = .standard,
    bodyLimit: Int = HTTPClient.bodyLimit, now: @escaping @Sendable () -> Date = { Date.now },
    log: ProgramLog = .none, rateLimiter: RateLimiter? = nil,
    pause: @escaping @Sendable (Duration) async throws -> Void = {
      try await MachineClock().sleep(for: $0)
    },
    send: Sender? = nil
  ) {
    self.send = send
    self.bodyLimit = bodyLimit
    self.userAgent = userAgent
    self.limits = limits
    self.retries = retries
    self.now = now
    self.log = log
    self.rateLimiter = rateLimiter ?? RateLimiter(path: nil, now: now)
    self.pause = pause
  }

  /// Returns the response to a request that is allowed now, without logging it.
  func answer(to request: HTTPRequest) async throws(WeatherError) -> HTTPResponse {
    guard let url = request.url else {
      throw .badRequest(status: 400, detail: "not an address: \(request)")
    }
    guard url.isProtected || !request.hasSecrets else {
      throw .badRequest(status: 400, detail: "a key is sent over https only: \(request.base)")
    }
    let headers = request.headers.merging(
      ["User-Agent": userAgent, "Accept": "application/json"]) { own, _ in own }

    var limits = limits
    if let slow = request.slowTimeout { (limits.silence, limits.total) = (slow, slow) }
    let deadline = ContinuousClock.now + min(request.totalTimeout ?? limits.total, limits.total)
    var attempt = 0
    while true {
      let outcome =
        if let send {
          await send(url, headers)
        } else {
          await Transfer(
            url, headers: headers, bodyLimit: request.bodyLimit ?? bodyLimit,
            limits: limits, deadline: deadline
          ).outcome()
        }
      let (failure, delay) = try evaluate(on: outcome)
      guard let failure else { return try outcome.get() }
      let isRefused = if case .tooManyRequests = failure { true } else { false }
      let mayWait = isRefused && request.timeout > .zero
      guard !mayWait, attempt < min(retries.pauses.count, request.retries ?? .max),
        delay ?? .zero <= retries.maxWait
      else {
        throw failure
      }
      let wait = max(delay ?? .zero, retries.pauses[attempt])
      guard ContinuousClock.now + wait < deadline else { throw failure }
      do { try await pause(wait) } catch { throw .cancelled }
      if let cost = request.cost, case .refused = rateLimiter.consume(cost) { throw failure }
      attempt += 1
    }
  }

  /// Returns the error to throw after the last attempt, with the delay that the server requests;
  /// nil if the outcome is a response. Throws errors that a retry cannot fix.
  private func evaluate(
    on outcome: Result<HTTPResponse, WeatherError>
  ) throws(WeatherError) -> (failure: WeatherError?, delay: Duration?) {
    let response: HTTPResponse
    switch outcome {
    case .success(let answer): response = answer
    case .failure(let error):
      guard error.isTransient else { throw error }
      return (error, nil)
    }
    let moment = now()
    switch response.status {
    case 429:
      let delay = response.requestedDelay(now: moment)
      let retryAt = delay.map { moment.addingTimeInterval(TimeInterval($0.components.seconds)) }
      return (.tooManyRequests(retryAt: retryAt), delay)
    case 500...599:
      return (.serverError(status: response.status), response.retryAfter(now: moment))
    default:
      return (nil, nil)
    }
  }
}
