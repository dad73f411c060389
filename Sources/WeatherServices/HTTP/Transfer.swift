import Foundation
import Synchronization
import WeatherModel

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One attempt on its way: its session, what has come in, and whoever waits. Finishes once.
final class Transfer: NSObject, Sendable {
  typealias Outcome = Result<HTTPResponse, WeatherError>

  private struct State {
    var session: URLSession?
    var continuation: CheckedContinuation<Outcome, Never>?
    var outcome: Outcome?
    var response: HTTPURLResponse?
    var body = Data()
    /// Nil until the first byte.
    var heardAt: ContinuousClock.Instant?
  }

  private let request: URLRequest
  private let configuration: URLSessionConfiguration
  private let bodyLimit: Int
  private let startedAt = ContinuousClock.now
  private let state = Mutex(State())

  init(_ request: URLRequest, bodyLimit: Int, configuration: URLSessionConfiguration) {
    self.request = request
    self.bodyLimit = bodyLimit
    self.configuration = configuration
  }

  /// Sets out, and resumes `continuation` when all is over.
  func begin(_ continuation: CheckedContinuation<Outcome, Never>) {
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    let outcome = state.withLock { state in
      if state.outcome == nil {
        state.continuation = continuation
        state.session = session
      }
      return state.outcome
    }
    if let outcome {
      session.invalidateAndCancel()
      continuation.resume(returning: outcome)
    } else {
      session.dataTask(with: request).resume()
    }
  }

  /// Ends the attempt with what it came to; only the first call counts.
  func finish(_ outcome: Outcome) {
    let (waiting, session) = state.withLock { state in
      guard state.outcome == nil else {
        return (CheckedContinuation<Outcome, Never>?.none, URLSession?.none)
      }
      state.outcome = outcome
      state.body = Data()
      defer {
        state.continuation = nil
        state.session = nil
      }
      return (state.continuation, state.session)
    }
    waiting?.resume(returning: outcome)
    guard let session else { return }
    // Cancelling waits for the session's queue, which a silent or endless server keeps busy: no
    // thread of a pool may wait there.
    Thread.detachNewThread { session.invalidateAndCancel() }
  }

  /// Returns when a time limit has passed, or the surrounding task is cancelled. Sleeps from one
  /// possible deadline to the next, so that an attempt costs two or three wake-ups, not a ticker.
  func waitUntilLate(limits: TimeLimits, deadline: ContinuousClock.Instant) async {
    let connectBy = startedAt + limits.connect
    var due = min(deadline, startedAt + min(limits.connect, limits.silence))
    var isConnected = false
    while true {
      do { try await Task.sleep(until: due, clock: .continuous) } catch { return }
      if ContinuousClock.now >= deadline { return }
      let heardAt = state.withLock { $0.heardAt }
      if !isConnected {
        isConnected = heardAt != nil || hasConnected()
      }
      let lateAt = isConnected ? (heardAt ?? startedAt) + limits.silence : connectBy
      if ContinuousClock.now >= lateAt { return }
      due = min(deadline, lateAt)
    }
  }

  private func hasConnected() -> Bool {
    let standardPort = request.url?.scheme?.lowercased() == "http" ? 80 : 443
    return OpenConnections.hasConnected(
      to: request.url?.port ?? standardPort, environment: ProcessInfo.processInfo.environment)
  }
}

extension Transfer: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    state.withLock { state in
      state.response = response as? HTTPURLResponse
      state.heardAt = .now
    }
    let isTooLarge = response.expectedContentLength > Int64(bodyLimit)
    if isTooLarge { finish(.failure(.answerTooLarge(limit: bodyLimit))) }
    completionHandler(isTooLarge ? .cancel : .allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let fits = state.withLock { state in
      state.heardAt = .now
      guard state.outcome == nil else { return true }
      guard state.body.count + data.count <= bodyLimit else { return false }
      state.body.append(data)
      return true
    }
    if !fits { finish(.failure(.answerTooLarge(limit: bodyLimit))) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    if let error {
      finish(.failure(WeatherError(transport: error)))
      return
    }
    let (head, body) = state.withLock { ($0.response, $0.body) }
    guard let head = head ?? task.response as? HTTPURLResponse else {
      finish(.failure(.answerUnreadable(detail: "not HTTP")))
      return
    }
    var headers: [String: String] = [:]
    for (name, value) in head.allHeaderFields {
      headers["\(name)".lowercased()] = "\(value)"
    }
    finish(.success(HTTPResponse(status: head.statusCode, headers: headers, body: body)))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    let isAllowed = request.url.map { $0.mayRedirect(to: newRequest.url) } ?? false
    completionHandler(isAllowed ? newRequest : nil)
  }
}

extension URL {
  /// Whether a redirect stays with the host that was asked, at the same or better protection. The
  /// query holds the key: it must not go anywhere else.
  func mayRedirect(to target: URL?) -> Bool {
    guard let target, let host = target.host, host.lowercased() == self.host?.lowercased() else {
      return false
    }
    switch (scheme?.lowercased(), target.scheme?.lowercased()) {
    case ("https", "https"), ("http", "https"): return true
    case ("http", "http"): return port == target.port
    default: return false
    }
  }
}
