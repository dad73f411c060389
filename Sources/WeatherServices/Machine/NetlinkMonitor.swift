import Dispatch
import Glibc
import Synchronization
public import WeatherModel

/// Monitors the kernel's announcements about links, addresses and routes (rtnetlink(7)), without
/// polling or sending packets.
enum Netlink {
  /// Groups of linux/rtnetlink.h: links, IPv4 and IPv6 addresses, IPv4 and IPv6 routes.
  private static let groups: UInt32 = 0x1 | 0x10 | 0x100 | 0x40 | 0x400

  /// Opens a socket that becomes readable when the state of the network changes.
  static func openSocket() -> Int32? {
    let descriptor = socket(
      AF_NETLINK, Int32(SOCK_RAW.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue),
      0 /* NETLINK_ROUTE */)
    guard descriptor >= 0 else { return nil }
    // struct sockaddr_nl of linux/netlink.h, which Glibc does not declare: family, padding, port
    // (0: the kernel chooses), groups.
    var address: (UInt16, UInt16, UInt32, UInt32) = (UInt16(AF_NETLINK), 0, 0, groups)
    let bound = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(descriptor, $0, socklen_t(12))
      }
    }
    guard bound == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Discards the pending announcements. Their contents do not matter: the state is read again,
  /// which also covers lost announcements (ENOBUFS).
  static func drain(_ descriptor: Int32) {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while unsafe recv(descriptor, &buffer, buffer.count, 0) > 0 || errno == ENOBUFS
      || errno == EINTR
    {}
  }

  /// Whether any interface other than the loopback is up and running and has an address that is
  /// valid beyond its own link.
  static func isConnected() -> Bool {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard unsafe getifaddrs(&list) == 0 else { return true }
    defer { unsafe freeifaddrs(list) }
    var next = unsafe list
    while let entry = unsafe next {
      unsafe next = entry.pointee.ifa_next
      let flags = unsafe Int32(bitPattern: entry.pointee.ifa_flags)
      let needed = Int32(IFF_UP) | Int32(IFF_RUNNING)
      guard flags & needed == needed, flags & Int32(IFF_LOOPBACK) == 0,
        let address = unsafe entry.pointee.ifa_addr
      else { continue }
      switch unsafe Int32(address.pointee.sa_family) {
      case AF_INET: return true
      case AF_INET6:
        let isLinkLocal = unsafe address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
          unsafe withUnsafeBytes(of: $0.pointee.sin6_addr) {
            unsafe $0[0] == 0xFE && $0[1] & 0xC0 == 0x80
          }
        }
        if !isLinkLocal { return true }
      default: continue
      }
    }
    return false
  }
}

extension NetworkMonitor {
  /// The monitor of the kernel's events on Linux. The socket is opened when the changes are first
  /// observed. If the kernel does not allow it, only the current state is available.
  public static let live = NetworkMonitor(isConnected: { Netlink.isConnected() }) {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      guard let descriptor = Netlink.openSocket() else {
        continuation.yield(Netlink.isConnected())
        return
      }
      let queue = DispatchQueue(label: "weather-tui.network")
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
      let last = LastState()
      source.setEventHandler {
        Netlink.drain(descriptor)
        let isConnected = Netlink.isConnected()
        if last.change(to: isConnected) { continuation.yield(isConnected) }
      }
      source.setCancelHandler { close(descriptor) }
      queue.async {
        let isConnected = Netlink.isConnected()
        if last.change(to: isConnected) { continuation.yield(isConnected) }
      }
      source.resume()
      nonisolated(unsafe) let held = source
      // Safe: a dispatch source may be cancelled from any thread.
      continuation.onTermination = { _ in unsafe held.cancel() }
    }
  }
}

/// The last reported state. It is used on one queue only and locked as a precaution.
private final class LastState: Sendable {
  private let value = Mutex<Bool?>(nil)

  /// Whether the state differs from the last reported one.
  func change(to new: Bool) -> Bool {
    value.withLock { value in
      defer { value = new }
      return value != new
    }
  }
}
