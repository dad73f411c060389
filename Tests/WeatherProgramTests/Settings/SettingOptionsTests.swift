import ArgumentParser
import Testing
import WeatherFeature
import WeatherModel
import WeatherWords

@testable import WeatherProgram

/// The command line's options of the settings come from the table.
@Suite struct SettingOptionsTests {
  private func given(_ arguments: String...) throws -> GivenOptions {
    try SettingOptions.parse(arguments).given
  }

  @Test func nothingIsGivenWithoutAWord() throws { #expect(try given().isEmpty) }

  @Test func everyOptionOfEveryRowIsUnderstood() throws {
    for definition in SettingDefinition.all {
      for option in definition.options {
        let text = option.meaning ?? "anything"
        let arguments = [option.flag] + (option.meaning == nil ? [text] : [])
        let given = try SettingOptions.parse(arguments).given
        #expect(given == [definition.key: GivenOption(option.flag, text)])
      }
    }
  }

  @Test func ofTwoOptionsForOneSettingTheTableSaysWhichHolds() throws {
    #expect(try given("--demo", "--provider", "open-meteo")[.provider]?.text == "sample")
    #expect(try given("--color", "always", "--no-color")[.color]?.text == "always")
  }

  @Test func anOptionThatIsInNoRowIsRefused() {
    #expect(throws: (any Error).self) { try given("--colour", "never") }
    #expect(throws: (any Error).self) { try given("--units") }
    #expect(throws: (any Error).self) { try given("--offline=maybe") }
  }

  @Test func helpNamesEveryOptionWithItsValues() {
    let help = WeatherTUICommand.helpMessage(columns: 100)
    for definition in SettingDefinition.all {
      for option in definition.options { #expect(help.contains(option.flag)) }
    }
    #expect(help.contains("Units of values: metric, imperial or uk."))
    #expect(help.contains("Leave the mouse to the terminal."))
  }

  @Test func completionsOfferTheNamesOfTheTable() {
    let script = WeatherTUICommand.completionScript(for: .bash)
    for text in ["--theme", "high-contrast", "met-norway", "imperial", "--no-mouse"] {
      #expect(script.contains(text), "\(text)")
    }
  }

  @Test func theOptionsOfEveryCommandReachItsSettings() throws {
    let command = try WeatherTUICommand.parse(["Seoul", "--lang", "ko", "--config", "x.toml"])
    #expect(command.place == ["Seoul"] && command.asking.choices.language == "ko")
    #expect(command.asking.choices.config == "x.toml")
    let doctor = try DoctorCommand.parse(["--icons", "ascii"])
    #expect(doctor.asking.choices.given[.icons]?.text == "ascii")
  }
}
