import Foundation
import Testing
import WeatherFeature
import WeatherModel
import WeatherServices

@testable import WeatherProgram

/// The program accepts the settings shown in docs/configuration.md.
@Suite struct DocumentationTests {
  private let page: URL
  private let text: String

  init() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    page = sources.appending(path: "docs/configuration.md")
    text = try String(contentsOf: page, encoding: .utf8)
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

  @Test func everyExampleIsAccepted() throws {
    #expect(examples.count == 4)
    for example in examples {
      let file = try file(example)
      #expect(!file.entries.isEmpty)
      for theme in file.themes { #expect(theme.entries.count > 1) }
    }
  }

  @Test func theFirstExampleHasEveryKey() throws {
    let keys = Set(try file(examples[0]).entries.keys)
    // Keys either have their own example, or are described there.
    #expect(
      keys
        == Set(ConfigurationSchema.program.keys.keys)
        .subtracting(["openweather.api_key", "kma.service_key"]))
  }

  /// Recorded with RECORD_SNAPSHOTS=1.
  @Test func settingsTableMatchesTheProgram() throws {
    let (start, end) = ("<!-- settings -->\n", "<!-- end of settings -->")
    let parts = text.components(separatedBy: start)
    let rest = try #require(parts.last).components(separatedBy: end)
    try #require(parts.count == 2 && rest.count == 2)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try Data((parts[0] + start + Self.table + end + rest[1]).utf8).write(to: page)
    } else {
      #expect(rest[0] == Self.table)
    }
  }

  private static var table: String {
    var lines = ["| key | sets | option | values | default |", "|---|---|---|---|---|"]
    for definition in SettingDefinition.all where definition.isInFile {
      let values =
        switch definition.values {
        case .path: "a path"
        case .themes: names(definition) + ", or one of your own"
        case .names, .flag: names(definition)
        }
      let fallback = definition.text(SettingValues()).map { "`\($0)`" } ?? "none"
      let cells = [
        "`\(definition.key.rawValue)`", definition.summary,
        definition.options.map { "`\($0.flag)`" }.joined(separator: ", "), values,
        definition.fallback == nil ? fallback : "the system's",
      ]
      lines.append("| " + cells.joined(separator: " | ") + " |")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func names(_ definition: SettingDefinition) -> String {
    definition.names(among: SettingValues()).map { "`\($0)`" }.joined(separator: ", ")
  }

  @Test func everyThemeColorIsDocumented() {
    for key in ConfigurationSchema.program.themeKeys.keys {
      #expect(text.contains("`\(key)`"), "\(key)")
    }
  }

  @Test func everyOptionIsInTheReference() throws {
    let reference = try String(
      contentsOf: page.deletingLastPathComponent().appending(path: "reference.md"), encoding: .utf8)
    for option in MainCommand.definition.options {
      #expect(["`", " "].contains { reference.contains("`\(option.flag)" + $0) }, "\(option.flag)")
    }
  }

  @Test func everyEndpointVariableIsDocumented() {
    for setting in Endpoints.Setting.allCases { #expect(text.contains("`\(setting.rawValue)`")) }
  }
}
