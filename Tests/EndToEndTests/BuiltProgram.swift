import Foundation
import Testing

/// The program that was built beside these tests, with a home of its own.
final class BuiltProgram {
  /// What a run left behind.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
  }

  /// The folder of this home.
  let home: URL

  /// - Parameter hasIndex: Whether the index of the list of places is there already.
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

  /// The index, built once for all homes and runs: it is ten seconds' work for a program built to
  /// be tested. Nothing where the program has one beside its data.
  private static let index: URL? = {
    let cache = FileManager.default.temporaryDirectory.appending(path: "weather-tui-e2e-index")
    let outcome = try? BuiltProgram(hasIndex: false).run(
      ["cities", "search", "seoul"], environment: ["XDG_CACHE_HOME": cache.path])
    let index = cache.appending(path: "weather-tui/cities.index")
    return outcome?.status == 0 && FileManager.default.fileExists(atPath: index.path) ? index : nil
  }()

  deinit { try? FileManager.default.removeItem(at: home) }

  /// The package's folder.
  static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Beside the test bundle, wherever that was built, unless another one is to be tried.
  static var path: String {
    if let other = ProcessInfo.processInfo.environment["WEATHER_TUI_TRIED"] { return other }
    let candidates = [
      URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent(),
      sources.appending(path: ".build/debug"),
    ]
    return candidates.map { $0.appending(path: "weather-tui").path }
      .first { FileManager.default.isExecutableFile(atPath: $0) } ?? "weather-tui"
  }

  /// The variables of a run: no key, no proxy, a fixed clock and zone.
  func environment(_ changes: [String: String] = [:]) -> [String: String] {
    [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
      "HOME": home.path, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8",
      "XDG_CACHE_HOME": home.path + "/cache", "XDG_STATE_HOME": home.path + "/state",
      "XDG_CONFIG_HOME": home.path + "/config", "XDG_DATA_HOME": home.path + "/data",
      "TZ": "Asia/Seoul",
      // Leaks are not looked for in the program either.
      "ASAN_OPTIONS": ProcessInfo.processInfo.environment["ASAN_OPTIONS"] ?? "",
      "WEATHER_TUI_NOW": "2026-06-11T12:00:00+09:00", "NO_PROXY": "*",
    ].merging(changes) { _, new in new }
  }

  /// Runs the program to its end, without a terminal.
  /// - Parameters:
  ///   - device: What the program writes to instead of a file.
  ///   - redirection: What a shell is to do with the descriptors, such as `2>&-`.
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

/// Everything here runs one after the other: the real program wants the machine for itself.
@Suite(.serialized) struct EndToEnd {}
