import Foundation
import Glibc

/// A port that accepts a connection's first packet and never completes the connection, like a host
/// behind a firewall that drops packets: its queue of pending connections is full.
public final class UnresponsivePort: Sendable {
  /// The port number.
  public let port: Int
  private let listener: Int32
  private let fillers: [Int32]

  /// `http://127.0.0.1:PORT`.
  public var address: String { "http://127.0.0.1:\(port)" }

  /// Opens a port and fills its queue.
  public init() throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    var fillers: [Int32] = []
    let bound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        guard bind(descriptor, $0, length) == 0, listen(descriptor, 0) == 0,
          getsockname(descriptor, $0, &length) == 0
        else { return false }
        while fillers.count < 16 {
          let filler = socket(
            AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
          _ = connect(filler, $0, length)
          // On the loopback interface a connection is made immediately or not at all.
          var state = pollfd(fd: filler, events: Int16(POLLOUT), revents: 0)
          guard poll(&state, 1, 20) == 1 else {
            close(filler)
            return true
          }
          fillers.append(filler)
        }
        return false
      }
    }
    listener = descriptor
    self.fillers = fillers
    port = Int(UInt16(bigEndian: address.sin_port))
    guard bound else {
      close(descriptor)
      throw POSIXError(.EADDRINUSE)
    }
  }

  deinit {
    close(listener)
    for filler in fillers { close(filler) }
  }
}
