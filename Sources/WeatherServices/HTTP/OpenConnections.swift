import Foundation
import Glibc

/// Looks at this process's own TCP sockets. URLSession tells nobody whether it has connected, and
/// libcurl's limit for that (300 s) cannot be set through it; the kernel knows.
enum OpenConnections {
  private struct Connection {
    var descriptor: Int32
    var inode: String
    var isConnecting: Bool
  }

  /// False while the host is being looked up or a connection to `port` is being made. True when
  /// that cannot be told: then only the limit in all holds.
  static func hasConnected(to port: Int, environment: [String: String]) -> Bool {
    // Behind a proxy the connection goes to another port.
    let proxies = ["http_proxy", "https_proxy", "all_proxy"]
    if environment.contains(where: { proxies.contains($0.key.lowercased()) && !$0.value.isEmpty }) {
      return true
    }
    guard let connections = connections(to: port) else { return true }
    return !connections.isEmpty && !connections.contains(where: \.isConnecting)
  }

  /// Hangs up on `port` when there is exactly one connection to it, so that it is clear which one
  /// is meant. The answer's end is the one thing that a busy session notices at once.
  static func hangUp(on port: Int) {
    guard let connections = connections(to: port), connections.count == 1,
      let connection = connections.first
    else { return }
    // The number may have passed to another file meanwhile; the inode tells.
    var status = stat()
    guard fstat(connection.descriptor, &status) == 0, String(status.st_ino) == connection.inode
    else { return }
    shutdown(connection.descriptor, Int32(SHUT_RDWR))
  }

  /// This process's connections to `port`, made or in the making; nil when the kernel does not say.
  private static func connections(to port: Int) -> [Connection]? {
    let own = ownSockets()
    let digits = String(UInt16(truncatingIfNeeded: port), radix: 16, uppercase: true)
    let ending = ":" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    var result: [Connection]?
    for table in ["/proc/self/net/tcp", "/proc/self/net/tcp6"] {
      guard let text = contents(of: table) else { continue }
      result = result ?? []
      for line in text.split(separator: "\n").dropFirst() {
        let columns = line.split(separator: " ", maxSplits: 10)
        guard columns.count > 9, columns[2].hasSuffix(ending),
          let descriptor = own[String(columns[9])]
        else { continue }
        // Linux, include/net/tcp_states.h: 02 is SYN_SENT.
        result?.append(
          Connection(
            descriptor: descriptor, inode: String(columns[9]), isConnecting: columns[3] == "02"))
      }
    }
    return result
  }

  /// The descriptors of this process's sockets by their inodes.
  private static func ownSockets() -> [String: Int32] {
    var result: [String: Int32] = [:]
    let folder = "/proc/self/fd"
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard let descriptor = Int32(name),
        let target = try? FileManager.default.destinationOfSymbolicLink(
          atPath: "\(folder)/\(name)"),
        target.hasPrefix("socket:["), target.hasSuffix("]")
      else { continue }
      result[String(target.dropFirst(8).dropLast())] = descriptor
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
