import Foundation

/// Looks at this process's own TCP sockets. URLSession tells nobody whether it has connected, and
/// libcurl's limit for that (300 s) cannot be set through it; the kernel knows.
enum OpenConnections {
  /// False while the host is being looked up or its connection made and no other connection is
  /// open. True when the kernel does not say: then only the limit in all holds.
  static func anyIsEstablished() -> Bool {
    let own = ownSockets()
    guard !own.isEmpty else { return false }
    var wasRead = false
    for table in ["/proc/self/net/tcp", "/proc/self/net/tcp6"] {
      guard let text = contents(of: table) else { continue }
      wasRead = true
      for line in text.split(separator: "\n").dropFirst() {
        let columns = line.split(separator: " ", maxSplits: 10)
        // Linux, include/net/tcp_states.h: 01 is ESTABLISHED; 08 CLOSE_WAIT was.
        guard columns.count > 9, columns[3] == "01" || columns[3] == "08" else { continue }
        if own.contains(String(columns[9])) { return true }
      }
    }
    return !wasRead
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
