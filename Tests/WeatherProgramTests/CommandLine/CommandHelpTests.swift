import Testing
import WeatherFeature

@testable import WeatherProgram

/// The help text is generated from the command table.
@Suite struct CommandHelpTests {
  private let main = CommandHelp(command: MainCommand.definition)

  @Test func helpNamesEveryOptionWithItsValues() {
    let help = main.text(columns: 100)
    for option in MainCommand.definition.options { #expect(help.contains(option.synopsis)) }
    for definition in SettingDefinition.all {
      for option in definition.options { #expect(help.contains(option.flag)) }
    }
    #expect(help.contains("--units UNITS "))
    #expect(help.contains("Units of values: metric, imperial or uk."))
    #expect(help.contains("Leave the mouse to the terminal."))
  }

  @Test func helpListsCommandsWithTheirArguments() {
    let help = main.text()
    #expect(help.hasPrefix("Usage: weather-tui [PLACE] [OPTIONS]\n"))
    for command in ["watch [PLACE]", "here", "doctor", "cities search QUERY", "cities import FILE"]
    {
      #expect(help.contains("\n       weather-tui \(command) [OPTIONS]\n"), "\(command)")
    }
    #expect(!help.contains("build-index"))
    let cities = CommandHelp(command: CitiesCommand.definition).text()
    #expect(cities.hasPrefix("Usage: weather-tui cities search|import\n"))
    #expect(cities.contains("\n  cities import  Use another list of places.\n"))
  }

  @Test(arguments: [60, 80, 120])
  func noLineIsWiderThanTheTerminal(columns: Int) {
    for definition in CommandTable.definitions {
      let lines = CommandHelp(command: definition).text(columns: columns).split(separator: "\n")
      let synopses = definition.options.map(\.synopsis) + CommandTable.definitions.map(\.synopsis)
      for line in lines where !synopses.contains(where: { line.hasSuffix($0) }) {
        #expect(line.count <= columns, "\(line)")
      }
    }
  }

  @Test func commandTableIsEncodedAsJSON() throws {
    let json = CommandTable.json
    #expect(json.contains(#""usage":"weather-tui watch [PLACE]""#))
    #expect(json.contains(#""placeholder":"UNITS""#) && !json.contains("build-index"))
  }

  @Test func helpStartsInTheSameColumn() {
    let wide = String(repeating: "a", count: 24)
    let command = CommandDefinition(
      words: ["x"], summary: "A summary.",
      options: [
        .flag(wide, "As wide as the column."), .flag(wide + "a", "One wider."),
        .flag("b", "Narrow."),
      ])
    let table = CommandHelp(command: command).text().split(separator: "\n").suffix(5)
      .map(String.init)
    let indent = String(repeating: " ", count: 30)
    #expect(
      table == [
        "Options:", "  --\(wide)  As wide as the column.", "  --\(wide)a", indent + "One wider.",
        "  --b" + String(repeating: " ", count: 25) + "Narrow.",
      ])
    let narrow = CommandDefinition(words: ["x"], summary: "", options: [.flag("b", "Narrow.")])
    #expect(CommandHelp(command: narrow).text().hasSuffix("Options:\n  --b  Narrow.\n"))
  }

  /// Returns a text of a number of columns that can be broken before its last letter.
  private func text(columns: Int) -> String { String(repeating: "b", count: columns - 2) + " c" }

  /// The help of an option has the columns that the names leave, but at least 20.
  @Test(arguments: [(80, 50), (79, 49), (51, 21), (50, 20), (49, 20), (20, 20)])
  func helpIsWrappedAtTheWidthOfTheTerminal(columns: Int, width: Int) {
    func lines(_ count: Int) -> Int {
      let option = OptionDefinition.flag(String(repeating: "a", count: 24), text(columns: count))
      let command = CommandDefinition(words: ["x"], summary: "", options: [option])
      // The other lines are the usage and the heading.
      return CommandHelp(command: command).text(columns: columns).split(separator: "\n").count - 2
    }
    #expect(lines(width) == 1 && lines(width + 1) == 2)
  }

  @Test func helpIsWrappedAtEightyColumnsByDefault() {
    func lines(_ count: Int) -> Int {
      let command = CommandDefinition(words: ["x"], summary: text(columns: count))
      return CommandHelp(command: command).text().split(separator: "\n").count - 2
    }
    #expect(lines(80) == 1 && lines(81) == 2)
  }

  @Test func helpDoesNotListTheCommandBelowItself() {
    for name in ["here", "watch", "doctor", "cities search"] {
      let definition = CommandTable.definitions.first { $0.name == "weather-tui \(name)" }
      let help = definition.map { CommandHelp(command: $0).text() }
      #expect(help?.contains("Commands:") == false, "\(name)")
    }
    let usages = main.text().split(separator: "\n").filter { $0.contains("[OPTIONS]") }
    #expect(usages.count == Set(usages).count && usages.count == 6)
    #expect(usages.allSatisfy { !$0.contains("search|import") })
  }
}
