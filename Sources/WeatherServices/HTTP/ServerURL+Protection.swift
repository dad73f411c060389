/// Where a request that holds a secret may go.
extension ServerURL {
  /// Whether the address is this machine by its own name for itself; what any other name leads to,
  /// somebody else decides.
  var isLoopback: Bool {
    if host == "localhost" || host == "::1" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }

  /// Whether what is sent there is protected in transit.
  var isProtected: Bool { scheme == "https" || isLoopback }

  /// Whether a redirect stays with the server that was asked, at the same or better protection. The
  /// query holds the key: it must not go anywhere else, and another port is another server.
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
