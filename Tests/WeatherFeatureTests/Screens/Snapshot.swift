import Foundation
import Testing

/// Snapshots of screens as plain text beside the tests; `RECORD_SNAPSHOTS=1` records them.
enum Snapshot {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Snapshots")

  /// Compares pictures, each below a line with its title, with the file of that name.
  static func verify(_ pictures: [(title: String, rows: [String])], name: String) throws {
    let text =
      pictures.map { "=== \($0.title)\n" + $0.rows.joined(separator: "\n") }
      .joined(separator: "\n") + "\n"
    let file = folder.appending(path: "\(name).txt")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    guard recorded != text else { return }
    let old = recorded.split(separator: "\n", omittingEmptySubsequences: false)
    let new = text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }
    let first = row.map { "line \($0.offset + 1):\n− \($0.element.0)\n+ \($0.element.1)" }
    Issue.record("\(name) looks different; \(first ?? "its length differs")")
  }
}
