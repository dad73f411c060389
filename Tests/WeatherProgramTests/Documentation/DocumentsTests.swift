import Foundation
import Testing
import WeatherFeature
import WeatherWords

@testable import WeatherProgram

/// Every feature of the program is documented, and every documented feature exists.
@Suite struct DocumentsTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the pages for users and for contributors.
  private static func pages() throws -> [String: String] {
    let folder = root.appending(path: "docs")
    let pages =
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }.map { "docs/" + $0 }
      + ["README.md", "ARCHITECTURE.md", "CHANGELOG.md", "SECURITY.md"]
    return try Dictionary(uniqueKeysWithValues: pages.map { ($0, try text($0)) })
  }

  private static let options = Set(
    CommandTable.definitions.flatMap(\.options).map(\.flag))

  private static func options(in text: String) -> [String] {
    text.matches(of: /(?m)(?:^|[^-\w])(--[a-z][a-z-]*[a-z])/).map { String($0.output.1) }
  }

  @Test func everyOptionIsDocumented() throws {
    let told = Set(try Self.pages().values.flatMap(Self.options))
    #expect(Self.options.subtracting(told).isEmpty)
  }

  /// Options of other tools that the pages also mention, and options of the program that only
  /// scripts use.
  private static let ofTools: Set<String> = [
    "--cells", "--check", "--comment", "--complete", "--ctl", "--dump-commands", "--en",
    "--example",
    "--filter", "--minimum", "--now", "--plural", "--swift", "--user",
  ]

  @Test func everyDocumentedOptionExists() throws {
    for (page, text) in try Self.pages() {
      let unknown = Set(Self.options(in: text)).subtracting(Self.options)
        .subtracting(Self.ofTools)
      #expect(unknown.isEmpty, "\(page)")
    }
  }

  @Test func documentedExitStatusesMatchTheProgram() throws {
    let told = try Self.text("docs/reference.md").matches(of: /(?m)^\| (\d+) \|/)
      .compactMap { Int32($0.output.1) }
    let all = [Program.Status.success, .usage, .unreadableAnswer, .unavailable, .outputLost]
    let known = (all + [.keyRefused, .configuration]).map(\.rawValue)
    // As in grep, 1 means that a search found nothing.
    #expect(Set(told) == Set(known + [1]))
  }

  @Test func everyLinkResolves() throws {
    for (page, text) in try Self.pages() {
      for link in text.matches(of: /\]\(([^)\s]+)\)/).map({ String($0.output.1) }) {
        guard !link.hasPrefix("http") else { continue }
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let path = Self.root.appending(path: page).deletingLastPathComponent()
          .appending(path: String(parts[0])).standardizedFileURL.path
        let target = parts[0].isEmpty ? Self.root.appending(path: page).path : path
        #expect(FileManager.default.fileExists(atPath: target), "\(page): \(link)")
        guard parts.count == 2, let there = try? String(contentsOfFile: target, encoding: .utf8)
        else { continue }
        #expect(Self.anchors(in: there).contains(String(parts[1])), "\(page): \(link)")
      }
    }
  }

  /// Returns the anchors of a page's headings.
  private static func anchors(in text: String) -> Set<String> {
    Set(
      text.matches(of: /(?m)^#+ (.*)$/).map { heading in
        heading.output.1.lowercased().filter { $0.isLetter || $0.isNumber || "-_ ".contains($0) }
          .replacing(" ", with: "-")
      })
  }
}
