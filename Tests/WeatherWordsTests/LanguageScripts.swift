import Foundation
import TestSupport

/// Runs `Scripts/words.py` on a copy of the files in `Languages/`.
struct LanguageScripts {
  private let folder: TemporaryFolder

  /// - Parameter copiesSources: Whether the script may also write Swift.
  init(copiesSources: Bool = false) throws {
    folder = try TemporaryFolder()
    let package = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let manager = FileManager.default
    try manager.createDirectory(at: self["Scripts"], withIntermediateDirectories: true)
    for name in ["Scripts/words.py", "Scripts/accessors.py", "Scripts/usage.py", "Languages"] {
      try manager.copyItem(at: package.appending(path: name), to: self[name])
    }
    let sources = package.appending(path: "Sources")
    if copiesSources {
      try manager.copyItem(at: sources, to: self["Sources"])
    } else {
      try manager.createSymbolicLink(at: self["Sources"], withDestinationURL: sources)
    }
  }

  /// Returns the URL of a file in the copy.
  subscript(_ path: String) -> URL { URL(filePath: folder.path).appending(path: path) }

  /// Returns the text of a file in the copy.
  func text(_ path: String) throws -> String { try String(contentsOf: self[path], encoding: .utf8) }

  /// Runs the script with empty standard input.
  func run(_ arguments: [String]) throws -> (status: Int32, lines: [Substring]) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", folder("Scripts/words.py")] + arguments
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data("{}".utf8))
    try input.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: data, as: UTF8.self).split(separator: "\n")
    )
  }
}
