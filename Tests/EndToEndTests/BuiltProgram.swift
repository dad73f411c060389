import Foundation
import Testing

/// The program that was built with these tests, with its own home folder.
final class BuiltProgram {
  /// The result of a run.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The home folder.
  let home: URL

  /// - Parameter hasIndex: Whether the index of the list of places already exists.
  init(hasIndex: Bool = true) throws {
    home = FileManager.default.temporaryDirectory.appending(
      path: "weather-tui-e2e-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    if hasIndex, let index = Self.index {
      let cache = home.appending(path: "cache/weather-tui")
      try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
      try FileManager.default.linkItem(at: index, to: cache.appending(path: "cities.index"))
    }
  }

  /// The index, built once for all homes and runs, which takes a debug build ten seconds. Nil if
  /// the program has one next to its data.
  private static let index: URL? = {
    let cache = FileManager.default.temporaryDirectory.appending(path: "weather-tui-e2e-index")
    let outcome = try? BuiltProgram(hasIndex: false).run(
      ["cities", "search", "seoul"], environment: ["XDG_CACHE_HOME": cache.path])
    let index = cache.appending(path: "weather-tui/cities.index")
    return outcome?.status == 0 && FileManager.default.fileExists(atPath: index.path) ? index : nil
  }()

  deinit { try? FileManager.default.removeItem(at: home) }

  /// The package's root folder.
  static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The program next to the test bundle, unless another one is to be tested.
  static var path: String {
    if let other = ProcessInfo.processInfo.environment["WEATHER_TUI_TRIED"] { return other }
    let candidates = [
      URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent(),
      sources.appending(path: ".build/debug"),
    ]
    return candidates.map { $0.appending(path: "weather-tui").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) } ?? "weather-tui"
  }

  /// Returns the environment of a run: no key, no proxy, a fixed clock and time zone.
  func environment(_ changes: [String: String] = [:]) -> [String: String] {
    [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": home.path, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8",
      "XDG_CACHE_HOME": home.path + "/cache", "XDG_STATE_HOME": home.path + "/state",
      "XDG_CONFIG_HOME": home.path + "/config", "XDG_DATA_HOME": home.path + "/data",
      "TZ": "Asia/Seoul",
      // Leak detection is off in the program too.
      "ASAN_OPTIONS": ProcessInfo.processInfo.environment["ASAN_OPTIONS"] ?? "",
      "WEATHER_TUI_NOW": "2026-06-11T12:00:00+09:00", "NO_PROXY": "*",
    ].merging(changes) { _, new in new }
  }

  /// Runs the program until it exits, without a terminal.
  /// - Parameters:
  ///   - device: A device for the output instead of a file.
  ///   - redirection: A redirection of descriptors by a shell, such as `2>&-`.
  func run(
    _ arguments: [String], environment changes: [String: String] = [:], device: String? = nil,
    redirection: String? = nil
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: redirection == nil ? Self.path : "/bin/sh")
    let inShell = redirection.map { ["-c", "exec \"$0\" \"$@\" \($0)", Self.path] }
    process.arguments = (inShell ?? []) + arguments
    process.environment = environment(changes)
    let (output, errors) = (home.appending(path: "out"), home.appending(path: "err"))
    for file in [output, errors] { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(
      forWritingTo: device.map { URL(filePath: $0) } ?? output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      output: try String(contentsOf: output, encoding: .utf8),
      errors: try String(contentsOf: errors, encoding: .utf8))
  }
}

/// The tests run serially, since the real program needs the whole machine.
@Suite(.serialized) struct EndToEnd {}
