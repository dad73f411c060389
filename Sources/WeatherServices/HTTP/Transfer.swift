import CCurl
import Synchronization
import WeatherModel

/// A single attempt with its own connection and thread. The thread sleeps until there is something
/// to do and ends with the attempt; nothing remains that could wake the program later.
final class Transfer: Sendable {
  typealias Outcome = Result<HTTPResponse, WeatherError>

  /// libcurl's handles. Safe to send: only the attempt's thread uses them, except for `wake`, which
  /// any thread may call while the handles are locked and alive.
  @safe private struct Handles: @unchecked Sendable {
    var multi: UnsafeMutableRawPointer
    func wake() { unsafe ccurl_multi_wakeup(multi) }
  }

  private struct State {
    var handles: Handles?
    var isCancelled = false
  }

  /// The maximum number of redirects.
  private static let maxRedirects = 5

  private let url: ServerURL
  private let headers: [String: String]
  private let bodyLimit: Int
  private let limits: TransferTimeouts
  private let deadline: ContinuousClock.Instant
  private let startedAt = ContinuousClock.now
  private let state = Mutex(State())

  init(
    _ url: ServerURL, headers: [String: String], bodyLimit: Int, limits: TransferTimeouts,
    deadline: ContinuousClock.Instant
  ) {
    self.url = url
    self.headers = headers
    self.bodyLimit = bodyLimit
    self.limits = limits
    self.deadline = deadline
  }

  /// Returns the outcome of the attempt. Cancelling the task ends it immediately.
  func outcome() async -> Outcome {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        detachThread { self.perform(continuation) }
      }
    } onCancel: {
      state.withLock { state in
        state.isCancelled = true
        state.handles?.wake()
      }
    }
  }

  private func perform(_ continuation: CheckedContinuation<Outcome, Never>) {
    guard CurlLibrary.isLoaded else {
      let error = WeatherError.libraryMissing(library: "libcurl.so.4", package: "libcurl4")
      return continuation.resume(returning: .failure(error))
    }
    guard let multi = unsafe ccurl_multi_init() else {
      return continuation.resume(returning: .failure(.unreachable(detail: "out of memory")))
    }
    state.withLock { $0.handles = unsafe Handles(multi: multi) }
    var used: [UnsafeMutableRawPointer] = unsafe []
    unsafe continuation.resume(returning: answer(multi, &used))
    // Runs after the response was returned: cancelling a pending name lookup may take a while.
    state.withLock { $0.handles = nil }
    unsafe used.forEach { easy in
      unsafe ccurl_multi_remove(multi, easy)
      unsafe ccurl_easy_cleanup(easy)
    }
    unsafe ccurl_multi_cleanup(multi)
  }

  /// Sends the request and follows permitted redirects.
  private func answer(
    _ multi: UnsafeMutableRawPointer, _ used: inout [UnsafeMutableRawPointer]
  ) -> Outcome {
    let list = CurlList(headers.sorted { $0.key < $1.key }.map { "\($0): \($1)" })
    var url = url
    for _ in 0...Self.maxRedirects {
      guard let easy = unsafe ccurl_easy_init() else {
        return .failure(.unreachable(detail: "out of memory"))
      }
      unsafe used.append(easy)
      let inbox = Inbox(limit: bodyLimit)
      let failure = withExtendedLifetime(inbox) {
        unsafe prepare(easy, url, list, inbox)
        return unsafe drive(easy, in: multi, inbox)
      }
      if let failure { return .failure(failure) }
      let status = unsafe ccurl_long(easy, CURLINFO_RESPONSE_CODE)
      let target = unsafe ccurl_text(easy, CURLINFO_REDIRECT_URL).flatMap {
        unsafe ServerURL(string: String(cString: $0))
      }
      guard (301...308).contains(status), let target, url.mayRedirect(to: target) else {
        return .success(
          HTTPResponse(status: Int(status), headers: inbox.headers, body: inbox.body))
      }
      url = target
    }
    return .failure(.responseUnreadable(detail: "too many redirects"))
  }

  private func prepare(
    _ easy: UnsafeMutableRawPointer, _ url: ServerURL, _ list: borrowing CurlList, _ inbox: Inbox
  ) {
    unsafe ccurl_set_text(easy, CURLOPT_URL, url.absoluteString)
    unsafe ccurl_set_list(easy, CURLOPT_HTTPHEADER, list.first)
    // Every compression that the library supports; the providers ask for gzip.
    unsafe ccurl_set_text(easy, CURLOPT_ACCEPT_ENCODING, "")
    // A proxy in the environment is not used for requests to this machine.
    if url.isLoopback { unsafe ccurl_set_text(easy, CURLOPT_PROXY, "") }
    unsafe ccurl_set_long(easy, CURLOPT_NOSIGNAL, 1)
    unsafe ccurl_set_long(easy, CURLOPT_CONNECTTIMEOUT_MS, max(1, limits.connect.milliseconds))
    unsafe ccurl_set_size(easy, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(bodyLimit))
    unsafe inbox.receive(from: easy)
  }

  /// Runs the transfer to its end; returns nil if there is a response.
  private func drive(
    _ easy: UnsafeMutableRawPointer, in multi: UnsafeMutableRawPointer, _ inbox: Inbox
  ) -> WeatherError? {
    guard unsafe ccurl_multi_add(multi, easy) == CURLM_OK else {
      return .unreachable(detail: "network error")
    }
    while true {
      var running: CInt = 0
      guard unsafe ccurl_multi_perform(multi, &running) == CURLM_OK else {
        return .unreachable(detail: "network error")
      }
      if running == 0 {
        return unsafe WeatherError(
          curl: ccurl_multi_result(multi), systemError: ccurl_long(easy, CURLINFO_OS_ERRNO),
          isTooLarge: inbox.isFull, bodyLimit: bodyLimit)
      }
      if state.withLock({ $0.isCancelled }) { return .cancelled }
      // libcurl's own timeout applies until the connection is established.
      let isConnected = unsafe ccurl_size(easy, CURLINFO_PRETRANSFER_TIME_T) > 0
      let silentUntil = (inbox.receivedAt ?? startedAt) + limits.silence
      let lateAt = isConnected ? min(deadline, silentUntil) : deadline
      let left = lateAt - .now
      guard left > .zero else { return .timedOut }
      unsafe ccurl_multi_poll(multi, CInt(clamping: left.milliseconds + 1))
    }
  }
}

extension Duration {
  /// The duration in whole milliseconds, rounded down.
  var milliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
