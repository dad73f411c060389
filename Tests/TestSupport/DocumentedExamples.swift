import Foundation
public import Testing

/// A check that a test repeats the examples in the documentation of a source file, so that they are
/// compiled.
public enum DocumentedExamples {
  /// Fails unless every line of every example in a source file occurs in the test's file.
  /// - Parameters:
  ///   - source: The file's path in `Sources`, without its extension.
  ///   - test: The path of the test's file.
  public static func check(
    _ source: String, against test: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let root = URL(filePath: test).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appending(path: "Sources/\(source).swift"), encoding: .utf8)
    let compiled = try String(contentsOfFile: test, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let examples = examples(in: text)
    #expect(!examples.isEmpty, "\(source) has no example", sourceLocation: sourceLocation)
    for example in examples {
      #expect(
        compiled.indices.contains { stands(example, in: compiled[$0...]) },
        "\(source) shows what no test compiles:\n\(example.joined(separator: "\n"))",
        sourceLocation: sourceLocation)
    }
  }

  /// Fails unless the code of every step of a module's tutorial occurs in the test's file.
  public static func checkTutorial(
    of module: String, against test: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let root = URL(filePath: test).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appending(path: "Sources/\(module)/\(module).docc/Resources")
    let compiled = try String(contentsOfFile: test, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }
    #expect(!files.isEmpty, sourceLocation: sourceLocation)
    for file in files {
      let lines = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
        .split(separator: "\n").map(String.init)
        .filter { !$0.hasPrefix("import ") }
      // A final closing brace is not compared, because the test may continue inside the block.
      let code = compiled.filter { !$0.isEmpty }
      let shown = lines.last == "}" ? Array(lines.dropLast()) : lines
      #expect(
        code.indices.contains { stands(shown, in: code[$0...]) },
        "\(file) shows what no test compiles", sourceLocation: sourceLocation)
    }
  }

  private static func examples(in text: String) -> [[String]] {
    var examples: [[String]] = []
    var current: [String]?
    for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } })
    where line.hasPrefix("///") {
      let line = String(line.dropFirst(line.hasPrefix("/// ") ? 4 : 3))
      switch (line, current) {
      case ("```swift", _): current = []
      case ("```", let lines?):
        examples.append(lines)
        current = nil
      case (_, let lines?): current = lines + [line]
      default: break
      }
    }
    return examples
  }

  private static func stands(_ example: [String], in lines: ArraySlice<Substring>) -> Bool {
    guard lines.count >= example.count else { return false }
    let indentation = lines.first?.prefix { $0 == " " }.count ?? 0
    return zip(example, lines).allSatisfy { expected, line in
      expected.isEmpty
        ? line.isEmpty : line == String(repeating: " ", count: indentation) + expected
    }
  }
}
