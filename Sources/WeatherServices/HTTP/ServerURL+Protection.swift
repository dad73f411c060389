/// The rules for the destinations of requests with a secret.
extension ServerURL {
  /// Whether the address is this machine's loopback, by name or number. Other names do not count,
  /// because a resolver decides where they lead.
  var isLoopback: Bool {
    if host == "localhost" || host == "::1" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  /// Whether data sent there is encrypted in transit or stays on this machine.
  var isProtected: Bool { scheme == "https" || isLoopback }

  /// Whether a redirect stays on the same server with the same or better protection. The query
  /// holds the key and must not be sent elsewhere; a different port counts as a different server.
  func mayRedirect(to target: ServerURL) -> Bool {
    guard target.host == host else { return false }
    switch (scheme, target.scheme) {
    case ("https", "https"), ("http", "http"): return portInUse == target.portInUse
    case ("http", "https"): return portInUse == 80 && target.portInUse == 443
    default: return false
    }
  }

  private var portInUse: Int { port ?? (scheme == "https" ? 443 : 80) }
}
