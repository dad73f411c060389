import Foundation

/// A network namespace, connected to this machine by one virtual cable that a test can disconnect.
final class NetworkNamespace {
  /// The address at this machine's end of the cable.
  let hostAddress: String
  private let name: String
  private let cable: String

  init() throws {
    let number = Int.random(in: 1...0xFFFF)
    name = "weather-tui-\(number)"
    cable = "wt\(number)"
    // 198.18.0.0/15 is reserved for benchmarks (RFC 2544), so no real network is hidden.
    let network = "198.18.\(number >> 8).\((number & 0x3F) * 4)"
    let base = network.split(separator: ".").compactMap { Int($0) }
    hostAddress = "\(base[0]).\(base[1]).\(base[2]).\(base[3] + 1)"
    let inside = "\(base[0]).\(base[1]).\(base[2]).\(base[3] + 2)"
    for command in [
      "netns add \(name)", "link add \(cable)h type veth peer name \(cable)n",
      "link set \(cable)n netns \(name)", "addr add \(hostAddress)/30 dev \(cable)h",
      "link set \(cable)h up", "-n \(name) addr add \(inside)/30 dev \(cable)n",
      "-n \(name) link set lo up", "-n \(name) link set \(cable)n up",
    ] {
      guard Self.ip(command) else { throw POSIXError(.EPERM) }
    }
  }

  deinit {
    _ = Self.ip("link del \(cable)h")
    _ = Self.ip("netns del \(name)")
  }

  /// The command prefix that runs a command in the namespace.
  var prefix: String { "ip netns exec \(name)" }

  /// Disconnects the cable.
  func pull() { _ = Self.ip("link set \(cable)h down") }

  /// Connects the cable.
  func plug() { _ = Self.ip("link set \(cable)h up") }

  /// Whether tests can create networks on this machine: iproute2 is installed and permitted.
  static let isAllowed: Bool = {
    guard (try? NetworkNamespace()) != nil else { return false }
    return true
  }()

  private static func ip(_ arguments: String) -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["ip"] + arguments.split(separator: " ").map(String.init)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
