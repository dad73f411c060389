import Foundation
import Synchronization
import WeatherModel

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One attempt after another through one URLSession, which is made on first use: making it loads
/// libcurl and costs start-up time that a program drawing from its cache must not pay.
///
/// Keeps no cookies, caches nothing, follows redirects only within the same host and never from
/// https to http.
final class URLTransport: NSObject, Sendable {
  private let bodyLimit: Int
  private let session = Mutex<URLSession?>(nil)
  private let transfers = Mutex<[Int: Transfer]>([:])

  init(bodyLimit: Int) {
    self.bodyLimit = bodyLimit
    super.init()
  }

  /// What one attempt came to.
  func send(
    _ request: URLRequest, limits: TimeLimits, deadline: ContinuousClock.Instant
  ) async -> Result<HTTPResponse, WeatherError> {
    var request = request
    // Foundation's own limit counts whole seconds and is not the one we promise.
    request.timeoutInterval = 3600
    let task = madeSession().dataTask(with: request)
    let transfer = Transfer(bodyLimit: bodyLimit)
    let identifier = task.taskIdentifier
    transfers.withLock { $0[identifier] = transfer }

    let watch = Task.detached {
      await transfer.waitUntilLate(limits: limits, deadline: deadline)
      guard !Task.isCancelled else { return }
      transfer.finish(.failure(.timedOut))
      task.cancel()
    }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        transfer.begin(continuation)
        task.resume()
      }
    } onCancel: {
      transfer.finish(.failure(.cancelled))
      task.cancel()
    }
    watch.cancel()
    _ = transfers.withLock { $0.removeValue(forKey: identifier) }
    return result
  }

  private func madeSession() -> URLSession {
    session.withLock { session in
      if let session { return session }
      // The default configuration would open the shared cache on disk before it is replaced.
      URLCache.shared = URLCache(memoryCapacity: 0, diskCapacity: 0, diskPath: nil)
      let configuration = URLSessionConfiguration.ephemeral
      configuration.urlCache = nil
      configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
      configuration.httpCookieStorage = nil
      configuration.httpShouldSetCookies = false
      configuration.httpCookieAcceptPolicy = .never
      configuration.urlCredentialStorage = nil
      let made = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
      session = made
      return made
    }
  }

  private func transfer(of task: URLSessionTask) -> Transfer? {
    transfers.withLock { $0[task.taskIdentifier] }
  }
}

extension URLTransport: URLSessionDataDelegate {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let accepted = transfer(of: dataTask)?.receive(response) ?? false
    if !accepted { dataTask.cancel() }
    completionHandler(accepted ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let accepted = transfer(of: dataTask)?.receive(data) ?? false
    if !accepted { dataTask.cancel() }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    transfer(of: task)?.complete(error, response: task.response)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    let from = task.originalRequest?.url
    let allowed = from.map { Self.mayRedirect(from: $0, to: request.url) } ?? false
    completionHandler(allowed ? request : nil)
  }

  /// Whether a redirect stays with the host that was asked, at the same or better protection. The
  /// query holds the key: it must not go anywhere else.
  static func mayRedirect(from: URL, to: URL?) -> Bool {
    guard let to, let host = to.host, host.lowercased() == from.host?.lowercased() else {
      return false
    }
    switch (from.scheme?.lowercased(), to.scheme?.lowercased()) {
    case ("https", "https"), ("http", "https"): return true
    case ("http", "http"): return from.port == to.port
    default: return false
    }
  }
}
