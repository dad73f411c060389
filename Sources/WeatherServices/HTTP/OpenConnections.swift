import Foundation

/// Looks at this process's own TCP sockets. URLSession tells nobody whether it has connected, and
/// libcurl's limit for that (300 s) cannot be set through it; the kernel knows.
enum OpenConnections {
  /// False while the host is being looked up or a connection to `port` is being made. True when
  /// that cannot be told: then only the limit in all holds.
  static func hasConnected(to port: Int, environment: [String: String]) -> Bool {
    // Behind a proxy the connection goes to another port.
    let proxies = ["http_proxy", "https_proxy", "all_proxy"]
    if environment.contains(where: { proxies.contains($0.key.lowercased()) && !$0.value.isEmpty }) {
      return true
    }
    let own = ownSockets()
    let ending =
      ":"
      + String(UInt16(truncatingIfNeeded: port), radix: 16, uppercase: true)
      .leftPadded(to: 4)
    var wasRead = false
    var isConnected = false
    for table in ["/proc/self/net/tcp", "/proc/self/net/tcp6"] {
      guard let text = contents(of: table) else { continue }
      wasRead = true
      for line in text.split(separator: "\n").dropFirst() {
        let columns = line.split(separator: " ", maxSplits: 10)
        guard columns.count > 9, columns[2].hasSuffix(ending), own.contains(String(columns[9]))
        else { continue }
        // Linux, include/net/tcp_states.h: 02 is SYN_SENT.
        if columns[3] == "02" { return false }
        isConnected = true
      }
    }
    return isConnected || !wasRead
  }

  /// The inode numbers of this process's sockets.
  private static func ownSockets() -> Set<String> {
    var result: Set<String> = []
    let folder = "/proc/self/fd"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard
        let target = try? FileManager.default.destinationOfSymbolicLink(
          atPath: "\(folder)/\(name)"),
        target.hasPrefix("socket:["), target.hasSuffix("]")
      else { continue }
      result.insert(String(target.dropFirst(8).dropLast()))
    }
    return result
  }

  private static func contents(of path: String) -> String? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    defer { try? file.close() }
    // Kernel tables have no length to ask for: read to the end.
    return (try? file.readToEnd()).flatMap { String(decoding: $0, as: UTF8.self) }
  }
}

extension String {
  fileprivate func leftPadded(to width: Int) -> String {
    String(repeating: "0", count: max(0, width - utf8.count)) + self
  }
}
