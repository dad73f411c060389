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
}
