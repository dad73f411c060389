import Foundation
import Testing

/// A private bus in place of another bus, optionally with a mock service on it.
final class PrivateBus {
  /// Debian's own Python, since the packages python3-dbus and python3-gi are not on PyPI.
  private static let python = "/usr/bin/python3"
  private static let daemon = "/usr/bin/dbus-daemon"

  /// Whether all dependencies are installed.
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

  /// Starts a bus in place of the system bus, and GeoClue if its behaviour is given.
  convenience init(geoClue behaviour: String? = nil) throws {
    try self.init(
      for: "DBUS_SYSTEM_BUS_ADDRESS", playing: behaviour.map { _ in "fake-geoclue.py" },
      [behaviour].compactMap(\.self))
  }

  /// Starts a bus and a script's service. An environment variable names the bus.
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

  /// Stops both, and returns the calls that the service received.
  func stop() -> [String] {
    end(service)
    let text = service.map { _ in output.fileHandleForReading.readDataToEndOfFile() } ?? Data()
    end(bus)
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Sends SIGKILL, because a test's child process may have inherited other signals as blocked.
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
