import WeatherModel

/// Sends requests within time and size limits, and tries again what may pass by itself.
struct HTTPClient: Sendable {
  /// Bodies over 4 MiB are dropped while they come in.
  static let bodyLimit = 4 << 20

  private let userAgent: String
  private let bodyLimit: Int
  private let limits: TransferTimeouts
  private let retries: RetryRules
  let now: @Sendable () -> Date
  let log: ProgramLog
  /// Counts what is asked of services that count.
  let rateLimiter: RateLimiter
  let pause: @Sendable (Duration) async throws -> Void
  private let send: Sender?

  /// Makes one attempt at an address with these headers.
  typealias Sender = @Sendable (ServerURL, [String: String]) async -> Transfer.Outcome

  /// A client that touches nothing before its first request.
  /// - Parameters:
  ///   - userAgent: Names the program and its version to the providers, as they ask.
  ///   - now: The clock of ``WeatherError/tooManyRequests(retryAt:)``.
  ///   - rateLimiter: Counts the requests; by default those of this client only.
  ///   - pause: Waits between attempts; tests pass one that does not.
  ///   - send: Stands for the network where there is to be none.
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

  /// The answer to a request whose turn has come, without a word to the log.
  func answer(to request: HTTPRequest) async throws(WeatherError) -> HTTPResponse {
    guard let url = request.url else {
      throw .badRequest(status: 400, detail: "not an address: \(request)")
    }
    guard url.isProtected || !request.hasSecrets else {
      throw .badRequest(status: 400, detail: "a key is sent over https only: \(request.base)")
    }
    let headers = request.headers.merging(
      ["User-Agent": userAgent, "Accept": "application/json"]) { own, _ in own }

    let deadline = ContinuousClock.now + min(request.timeInAll ?? limits.total, limits.total)
    var attempt = 0
    while true {
      let outcome =
        if let send {
          await send(url, headers)
        } else {
          await Transfer(
            url, headers: headers, bodyLimit: min(request.bodyLimit ?? bodyLimit, bodyLimit),
            limits: limits, deadline: deadline
          ).outcome()
        }
      let (failure, asked) = try verdict(on: outcome)
      guard let failure else { return try outcome.get() }
      let isRefused = if case .tooManyRequests = failure { true } else { false }
      let mayWait = isRefused && request.timeout > .zero
      guard !mayWait, attempt < min(retries.pauses.count, request.retries ?? .max),
        asked ?? .zero <= retries.maxWait
      else {
        throw failure
      }
      let wait = max(asked ?? .zero, retries.pauses[attempt])
      guard ContinuousClock.now + wait < deadline else { throw failure }
      do { try await pause(wait) } catch { throw .cancelled }
      if let cost = request.cost, case .refused = rateLimiter.consume(cost) { throw failure }
      attempt += 1
    }
  }

  /// What to throw when there are no more attempts, with the pause the server asks for; nil when
  /// the outcome is an answer. Throws at once what trying again does not help.
  private func verdict(
    on outcome: Result<HTTPResponse, WeatherError>
  ) throws(WeatherError) -> (failure: WeatherError?, asked: Duration?) {
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
      let asked = response.pauseAsked(now: moment)
      let retryAt = asked.map { moment.addingTimeInterval(TimeInterval($0.components.seconds)) }
      return (.tooManyRequests(retryAt: retryAt), asked)
    case 500...599:
      return (.serverError(status: response.status), response.retryAfter(now: moment))
    default:
      return (nil, nil)
    }
  }
}
