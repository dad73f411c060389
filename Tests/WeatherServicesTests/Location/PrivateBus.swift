import Foundation
import Testing

/// A bus of its own in another bus' place, with or without somebody who plays a service on it.
final class PrivateBus {
  /// Debian's own Python: the packages python3-dbus and python3-gi are not on PyPI's.
  private static let python = "/usr/bin/python3"
  private static let daemon = "/usr/bin/dbus-daemon"

  /// Whether all of it is here.
  static let isPossible: Bool = {
    guard FileManager.default.isExecutableFile(atPath: daemon),
      FileManager.default.isExecutableFile(atPath: python)
    else { return false }
    let trial = Process()
    trial.executableURL = URL(filePath: python)
    trial.arguments = [
      "-c", "import dbus.service, dbus.mainloop.glib; from gi.repository import GLib",
    ]
    trial.standardError = FileHandle.nullDevice
    guard (try? trial.run()) != nil else { return false }
    trial.waitUntilExit()
    return trial.terminationStatus == 0
  }()

  private let bus = Process()
  private var service: Process?
  private let output = Pipe()

  /// Starts a bus in the system bus' place, and GeoClue when its behaviour is given.
  convenience init(geoClue behaviour: String? = nil) throws {
    try self.init(
      for: "DBUS_SYSTEM_BUS_ADDRESS", playing: behaviour.map { _ in "fake-geoclue.py" },
      [behaviour].compactMap(\.self))
  }

  /// Starts a bus and the service of a script; a variable of the environment names the bus.
  init(for variable: String, playing script: String?, _ arguments: [String] = []) throws {
    let address = Pipe()
    bus.executableURL = URL(filePath: Self.daemon)
    bus.arguments = ["--session", "--nofork", "--print-address"]
    bus.standardOutput = address
    try bus.run()
    let line = String(decoding: address.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    try #require(line.hasPrefix("unix:"))
    setenv(variable, line, 1)
    guard let script else { return }
    let service = Process()
    service.executableURL = URL(filePath: Self.python)
    service.arguments =
      [
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: script).path
      ] + arguments
    service.standardOutput = output
    try service.run()
    self.service = service
    let ready = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    try #require(ready.hasPrefix("ready"))
  }

  /// Ends both, and returns what the service was told.
  func stop() -> [String] {
    end(service)
    let text = service.map { _ in output.fileHandleForReading.readDataToEndOfFile() } ?? Data()
    end(bus)
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// SIGKILL: a child of a test may have been born with the milder signals blocked.
  private func end(_ process: Process?) {
    guard let process, process.isRunning else { return }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  deinit {
    end(service)
    end(bus)
  }
}
