import Foundation
import Testing

/// The output of `Scripts/words.py check` for an incomplete translation, on a copy of the files
/// with Danish among them.
@Suite struct UnfinishedLanguageTests {
  private let scripts: LanguageScripts
  private let file: URL

  init() throws {
    scripts = try LanguageScripts(copiesSources: true)
    file = scripts["Languages/da.po"]
    try scripts.text("Languages/en.po").replacing("Language: en\\n", with: "Language: da\\n")
      .replacing("X-Endonym: English", with: "X-Endonym: Dansk")
      .write(to: file, atomically: true, encoding: .utf8)
    _ = try scripts.run(["sync"])
  }

  private func check(_ options: String...) throws -> (status: Int32, lines: [Substring]) {
    let (status, lines) = try scripts.run(["check"] + options)
    return (status, lines.filter { $0.hasPrefix("da: ") })
  }

  /// Translates the text of a key.
  private func translate(_ key: String, _ text: String) throws {
    let entries = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n\n")
    let changed = entries.map { entry in
      entry.contains("msgctxt \"\(key)\"\n")
        ? entry.replacing("msgstr \"\"", with: "msgstr \"\(text)\"") : entry
    }
    #expect(changed != entries)
    try changed.joined(separator: "\n\n").write(to: file, atomically: true, encoding: .utf8)
  }

  @Test func untranslatedTextsAreCounted() throws {
    try translate("status.offline", "uden net")
    let (status, lines) = try check()
    #expect(status == 0 && lines.count == 1)
    let line = try #require(lines.first)
    let counts = line.split(separator: " ").compactMap { Int($0) }
    #expect(counts.count == 2 && counts[0] == counts[1] - 1 && counts[1] > 800)
    #expect(line.hasSuffix("texts are not translated yet"))
  }

  @Test func completeCheckListsEachUntranslatedText() throws {
    try translate("status.offline", "uden net")
    let (status, lines) = try check("--complete")
    #expect(status == 1 && lines.count > 800)
    #expect(lines.contains("da: status.loading: is not translated"))
    #expect(!lines.contains("da: status.offline: is not translated"))
  }

  @Test(arguments: [
    ("status.dataAge", "data, {alder} gamle", "da: status.dataAge: has forgotten {age}"),
    (
      "status.networkBack", String(repeating: "a", count: 79),
      "da: status.networkBack: has 79 cells"
    ),
  ])
  func invalidTranslationFailsTheCheck(key: String, text: String, fault: String) throws {
    try translate(key, text)
    let (status, lines) = try check()
    #expect(status == 1 && lines.contains { $0.hasPrefix(fault) }, "\(lines)")
  }

  @Test(arguments: [
    ("X-Wind-Unit: m/s", "X-Wind-Unit: knots", "da: X-Wind-Unit: "),
    ("X-Sort-Order: root", "X-Sort-Order: zæøå case:danish", "da: X-Sort-Order: has “case:danish”"),
    ("\"X-Sort-Order: root\\n\"\n", "", "da: X-Sort-Order: is missing"),
  ])
  func invalidHeaderFailsTheCheck(
    line: String, changed: String, fault: String
  ) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains(line))
    try text.replacing(line, with: changed).write(to: file, atomically: true, encoding: .utf8)
    let (status, lines) = try check()
    #expect(status == 1 && lines.contains { $0.hasPrefix(fault) }, "\(lines)")
  }

  @Test(arguments: ["script:hebrew", "script:arabic أ=ء اء وه ك=ک"])
  func rightToLeftSortOrdersAreAccepted(words: String) throws {
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacing("X-Sort-Order: root", with: "X-Sort-Order: \(words)")
      .write(to: file, atomically: true, encoding: .utf8)
    let (status, lines) = try check()
    #expect(status == 0 && !lines.contains { $0.contains("X-Sort-Order") }, "\(lines)")
  }
}
