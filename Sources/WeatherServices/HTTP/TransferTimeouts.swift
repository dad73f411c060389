/// How long an answer may take.
struct TransferTimeouts: Sendable {
  /// To find the host and connect to it.
  var connect: Duration
  /// Without a byte once connected, before the attempt is given up and another one made.
  var silence: Duration
  /// From the question to the answer's last byte, all attempts and pauses included.
  var total: Duration

  /// 5 s, 7 s, and 15 s in all: a server that accepts and says nothing is asked twice.
  static let standard = TransferTimeouts(
    connect: .seconds(5), silence: .seconds(7), total: .seconds(15))
}

/// How failures that may pass are tried again.
struct RetryRules: Sendable {
  /// The pauses before the second and the third attempt.
  var pauses: [Duration]
  /// The longest Retry-After that is waited for; a longer one is reported instead.
  var maxWait: Duration

  /// Twice, after 0.4 s and 1.2 s.
  static let standard = RetryRules(
    pauses: [.milliseconds(400), .milliseconds(1200)], maxWait: .seconds(3))
}
