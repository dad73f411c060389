/// The timeouts of a request.
struct TransferTimeouts: Sendable {
  /// The timeout for resolving the host and connecting.
  var connect: Duration
  /// The timeout for a connection on which no byte arrives, after which another attempt is made.
  var silence: Duration
  /// The total timeout from the request to the last byte, including all attempts and pauses.
  var total: Duration

  /// 5 s to connect, 7 s of silence, and 15 s in total: a server that accepts the connection and
  /// stays silent gets two attempts.
  static let standard = TransferTimeouts(
    connect: .seconds(5), silence: .seconds(7), total: .seconds(15))
}

/// The retry policy for transient failures.
struct RetryRules: Sendable {
  /// The pauses before the second and the third attempt.
  var pauses: [Duration]
  /// The longest Retry-After that the client waits for; a longer one is reported instead.
  var maxWait: Duration

  /// Two retries, after 0.4 s and 1.2 s.
  static let standard = RetryRules(
    pauses: [.milliseconds(400), .milliseconds(1200)], maxWait: .seconds(3))
}
