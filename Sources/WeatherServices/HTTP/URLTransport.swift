import Foundation
import Synchronization
import WeatherModel

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Makes attempts, each through a URLSession of its own.
///
/// On Linux a session waits for an answer in a busy loop on its own queue (the write source of the
/// connection attempt stays registered), and everything else that is asked of that session,
/// cancelling included, has to queue up behind. A session to each attempt keeps a silent server
/// from holding up its neighbours, and leaves no connection open between reloads.
///
/// No cookies, no cache. Nothing is made before the first request: loading libcurl costs start-up
/// time that a program drawing from its cache must not pay.
final class URLTransport: Sendable {
  private let bodyLimit: Int
  private let configuration = Mutex<URLSessionConfiguration?>(nil)

  init(bodyLimit: Int) {
    self.bodyLimit = bodyLimit
  }

  /// What one attempt came to.
  func send(
    _ request: URLRequest, limits: TimeLimits, deadline: ContinuousClock.Instant
  ) async -> Result<HTTPResponse, WeatherError> {
    var request = request
    // Foundation's own limit counts whole seconds and is not the one we promise.
    request.timeoutInterval = 3600
    let transfer = Transfer(request, bodyLimit: bodyLimit, configuration: madeConfiguration())
    let watch = Task.detached {
      await transfer.waitUntilLate(limits: limits, deadline: deadline)
      if !Task.isCancelled { transfer.finish(.failure(.timedOut)) }
    }
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { transfer.begin($0) }
    } onCancel: {
      transfer.finish(.failure(.cancelled))
    }
    watch.cancel()
    return result
  }

  private func madeConfiguration() -> URLSessionConfiguration {
    configuration.withLock { configuration in
      if let configuration { return configuration }
      let made = URLSessionConfiguration.ephemeral
      made.urlCache = nil
      made.requestCachePolicy = .reloadIgnoringLocalCacheData
      made.httpCookieStorage = nil
      made.httpShouldSetCookies = false
      made.httpCookieAcceptPolicy = .never
      made.urlCredentialStorage = nil
      configuration = made
      Self.removeFoundationsCacheFolder()
      return made
    }
  }

  /// Every configuration begins as a copy of the default one, and making that leaves an empty
  /// folder behind for a cache that is never used. Only an empty folder goes: rmdir.
  private static func removeFoundationsCacheFolder() {
    let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    guard let folder = caches?.appendingPathComponent("org.swift.foundation.URLCache") else {
      return
    }
    rmdir(folder.appendingPathComponent(ProcessInfo.processInfo.processName).path)
    rmdir(folder.path)
  }
}
