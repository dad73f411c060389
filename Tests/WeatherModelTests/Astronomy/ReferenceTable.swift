import Foundation
import Testing

/// Returns the rows of a table in `Fixtures`, split at tabs; lines that begin with `#` are
/// comments.
func referenceTable(_ name: String, columns: Int, file: String = #filePath) throws -> [[String]] {
  let folder = URL(filePath: file).deletingLastPathComponent().deletingLastPathComponent()
  let text = try String(contentsOf: folder.appending(path: "Fixtures/\(name)"), encoding: .utf8)
  let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    .map { $0.split(separator: "\t").map(String.init) }
  try #require(rows.allSatisfy { $0.count == columns })
  return rows
}
