import Foundation
import TestSupport
import Testing

/// The recipes of docs/scripting.md, run verbatim.
extension EndToEnd {
  /// Creates a home in which `weather-tui` is the built program with sample weather.
  private func home() throws -> BuiltProgram {
    let program = try BuiltProgram()
    let folders = ["bin", "config/weather-tui"].map { program.home.appending(path: $0) }
    for folder in folders {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      at: folders[0].appending(path: "weather-tui"),
      withDestinationURL: URL(filePath: BuiltProgram.path))
    try program.configure("provider = \"sample\"\n")
    return program
  }

  /// Returns the recipe with a name in its code fence.
  private func recipe(_ name: String) throws -> String {
    let page = BuiltProgram.sources.appending(path: "docs/scripting.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let fence = try #require(
      text.range(of: "```[a-z]+ \(name)\n", options: .regularExpression))
    return text[fence.upperBound...].components(separatedBy: "```")[0]
  }

  /// Returns the value of `key` in a recipe.
  private func value(_ key: String, in recipe: String) throws -> String {
    let line = try #require(
      recipe.split(separator: "\n").first { $0.hasPrefix(key) && $0.contains("=") })
    let value = line.split(separator: "=", maxSplits: 1)[1].trimmingCharacters(in: .whitespaces)
    return value.hasPrefix("\"") ? String(value.dropFirst().dropLast()) : value
  }

  /// Returns the output of a recipe's command in a shell.
  private func output(_ command: String) throws -> String {
    let program = try home()
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", command]
    process.environment = program.environment([
      "PATH": program.home.path + "/bin:/usr/bin:/bin"
    ])
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    let text = String(decoding: data, as: UTF8.self)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 2)
    return text
  }

  private func object(_ text: String) throws -> [String: Any] {
    try #require(JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func waybarRecipePrintsItsJSON() throws {
    let module = try #require(
      object(try recipe("waybar"))["custom/weather"] as? [String: Any])
    let answer = try object(output(try #require(module["exec"] as? String)))
    #expect((answer["text"] as? String)?.hasPrefix("SAMPLE Seoul ") == true)
    #expect((answer["class"] as? [String])?.contains("sample") == true)
    #expect((answer["tooltip"] as? String)?.contains("\n") == true)
  }

  @Test func i3blocksRecipePrintsItsJSON() throws {
    let answer = try object(output(value("command", in: recipe("i3blocks"))))
    #expect((answer["full_text"] as? String)?.hasPrefix("SAMPLE Seoul ") == true)
    #expect(answer["markup"] as? String == "pango" && answer["urgent"] as? Bool != nil)
  }

  @Test func polybarAndStarshipRecipesPrintALine() throws {
    #expect(try output(value("exec", in: recipe("polybar"))).contains("Seoul "))
    #expect(try output(value("command", in: recipe("starship"))).hasSuffix("°\n"))
  }

  @Test func tmuxRecipeShowsWeatherInTheStatusLine() throws {
    let program = try home()
    let file = program.home.appending(path: "tmux.conf")
    try Data(try recipe("tmux").utf8).write(to: file)
    let socket = "weather-tui-inner-\(UUID().uuidString.prefix(8))"
    let inner = "tmux -u -L \(socket) -f '\(file.path)' new-session cat"
    let terminal = try Terminal(
      command: "sh -c 'unset TMUX; exec \(inner.replacing("'", with: #"'\''"#))'",
      program: program,
      environment: ["PATH": program.home.path + "/bin:/usr/bin:/bin", "TERM": "xterm-256color"])
    defer { try? terminal.press("C-d") }
    try terminal.wait("the weather in the status line") { screen in
      screen.split(separator: "\n").last?.contains(/Seoul \S+ -?\d+°/) == true
    }
  }

  @Test func jsonOutputConformsToTheSchema() throws {
    let schema = try JSONSchema(
      file: BuiltProgram.sources.appending(path: "docs/schema.json"), isClosed: true)
    for place in ["Seoul", "-33.87,151.21", "78.22,15.65"] {
      let outcome = try BuiltProgram().run(["--demo", "--json", place])
      #expect(outcome.status == 0)
      #expect(try schema.mistakes(in: outcome.output).isEmpty)
    }
  }
}
