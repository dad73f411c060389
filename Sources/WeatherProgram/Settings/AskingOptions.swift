import ArgumentParser
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// The options that every command has. Their values are checked later, when the language for a
/// complaint is known.
struct AskingOptions: ParsableArguments {
  @OptionGroup var settings: SettingOptions

  @Option(help: "Another configuration file.", completion: .file(extensions: ["toml"]))
  var config: String?

  @Option(
    help: "Write a log: trace, debug, info, warning or error.",
    completion: .list(LogLevel.allCases.map(\.rawValue)))
  var logLevel: String?

  /// What the options say.
  var choices: CommandLineChoices {
    CommandLineChoices(given: settings.given, config: config, logLevel: logLevel)
  }
}
