import Foundation
import Testing
import WeatherServices

@testable import WeatherProgram

/// What docs/configuration.md shows is what the program takes.
@Suite struct DocumentationTests {
  private let text: String

  init() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    text = try String(
      contentsOf: sources.appending(path: "docs/configuration.md"), encoding: .utf8)
  }

  private var examples: [String] {
    text.components(separatedBy: "```toml\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
  }

  private func file(_ text: String) throws -> ConfigurationFile {
    let path = NSTemporaryDirectory() + "weather-tui-\(UUID().uuidString).toml"
    try Data(text.utf8).write(to: URL(filePath: path))
    chmod(path, 0o600)
    defer { unlink(path) }
    return try ConfigurationFile(path: path, isRequired: true, schema: .program)
  }

  @Test func everyExampleIsTaken() throws {
    #expect(examples.count == 3)
    for example in examples {
      let file = try file(example)
      #expect(!file.entries.isEmpty)
      for theme in file.themes { #expect(theme.entries.count > 1) }
    }
  }

  @Test func theFirstExampleHasEveryKey() throws {
    let keys = Set(try file(examples[0]).entries.keys)
    // The key itself has an example of its own.
    #expect(keys == Set(ConfigurationSchema.program.keys.keys).subtracting(["openweather.api_key"]))
  }

  @Test func everyColourOfAThemeIsExplained() {
    for key in ConfigurationSchema.program.themeKeys.keys {
      #expect(text.contains("`\(key)`"), "\(key)")
    }
  }

  @Test func everyVariableIsExplained() {
    for setting in Endpoints.Setting.allCases { #expect(text.contains("`\(setting.rawValue)`")) }
  }
}
