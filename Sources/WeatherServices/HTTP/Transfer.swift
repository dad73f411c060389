import Foundation
import Synchronization
import WeatherModel

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One attempt on its way: what has come in, and whoever waits for it. Finishes exactly once.
final class Transfer: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Result<HTTPResponse, WeatherError>, Never>?
    var result: Result<HTTPResponse, WeatherError>?
    var response: HTTPURLResponse?
    var body = Data()
    /// Nil until the first byte.
    var heardAt: ContinuousClock.Instant?
  }

  private let bodyLimit: Int
  private let startedAt = ContinuousClock.now
  private let state = Mutex(State())

  init(bodyLimit: Int) {
    self.bodyLimit = bodyLimit
  }

  /// Hands over whoever waits; resumes at once when all is over already.
  func begin(_ continuation: CheckedContinuation<Result<HTTPResponse, WeatherError>, Never>) {
    let result = state.withLock { state in
      if state.result == nil { state.continuation = continuation }
      return state.result
    }
    if let result { continuation.resume(returning: result) }
  }

  /// Ends the attempt; only the first call counts.
  func finish(_ result: Result<HTTPResponse, WeatherError>) {
    let waiting: CheckedContinuation<Result<HTTPResponse, WeatherError>, Never>? =
      state.withLock { state in
        guard state.result == nil else { return nil }
        state.result = result
        state.body = Data()
        defer { state.continuation = nil }
        return state.continuation
      }
    waiting?.resume(returning: result)
  }

  /// Takes the head; false when its announced length is over the limit.
  func receive(_ response: URLResponse) -> Bool {
    state.withLock { state in
      state.response = response as? HTTPURLResponse
      state.heardAt = .now
    }
    guard response.expectedContentLength <= Int64(bodyLimit) else {
      finish(.failure(.answerTooLarge(limit: bodyLimit)))
      return false
    }
    return true
  }

  /// Takes a piece of the body; false when that makes it too large.
  func receive(_ data: Data) -> Bool {
    let fits = state.withLock { state in
      state.heardAt = .now
      guard state.result == nil, state.body.count + data.count <= bodyLimit else { return false }
      state.body.append(data)
      return true
    }
    if !fits { finish(.failure(.answerTooLarge(limit: bodyLimit))) }
    return fits
  }

  /// Takes the end, good or bad.
  func complete(_ error: (any Error)?, response: URLResponse?) {
    if let error {
      finish(.failure(WeatherError(transport: error)))
      return
    }
    let (head, body) = state.withLock { ($0.response, $0.body) }
    guard let head = head ?? response as? HTTPURLResponse else {
      finish(.failure(.answerUnreadable(detail: "not HTTP")))
      return
    }
    var headers: [String: String] = [:]
    for (name, value) in head.allHeaderFields {
      headers["\(name)".lowercased()] = "\(value)"
    }
    finish(.success(HTTPResponse(status: head.statusCode, headers: headers, body: body)))
  }

  /// Returns when a time limit has passed, or the surrounding task is cancelled. Sleeps from one
  /// possible deadline to the next, so that an attempt costs two or three wake-ups, not a ticker.
  func waitUntilLate(limits: TimeLimits, deadline: ContinuousClock.Instant) async {
    var due = min(deadline, startedAt + limits.connect)
    var isConnected = false
    while true {
      do { try await Task.sleep(until: due, clock: .continuous) } catch { return }
      if ContinuousClock.now >= deadline { return }
      let heardAt = state.withLock { $0.heardAt }
      if !isConnected, heardAt == nil {
        guard OpenConnections.anyIsEstablished() else { return }
        isConnected = true
      }
      let silentSince = heardAt ?? startedAt
      if ContinuousClock.now >= silentSince + limits.silence { return }
      due = min(deadline, silentSince + limits.silence)
    }
  }
}

extension WeatherError {
  /// What URLSession's failure comes to. Its own words are not kept: they may quote the address,
  /// and the address holds the key.
  init(transport error: any Error) {
    guard let error = error as? URLError else {
      self = .unreachable(detail: "network error")
      return
    }
    switch error.code {
    case .timedOut: self = .timedOut
    case .cancelled: self = .cancelled
    case .badServerResponse, .cannotParseResponse, .cannotDecodeContentData,
      .cannotDecodeRawData, .httpTooManyRedirects:
      self = .answerUnreadable(detail: "not HTTP (\(error.code.rawValue))")
    case .dataLengthExceedsMaximum: self = .answerTooLarge(limit: HTTPClient.bodyLimit)
    case .cannotFindHost, .dnsLookupFailed: self = .unreachable(detail: "host not found")
    case .cannotConnectToHost: self = .unreachable(detail: "connection refused")
    case .networkConnectionLost: self = .unreachable(detail: "connection lost")
    case .notConnectedToInternet: self = .unreachable(detail: "no network")
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateNotYetValid, .serverCertificateHasUnknownRoot,
      .clientCertificateRejected, .clientCertificateRequired:
      self = .unreachable(detail: "secure connection failed")
    default: self = .unreachable(detail: "network error \(error.code.rawValue)")
    }
  }
}
