import WeatherModel
import WeatherWords

/// The settings from the command line.
///
/// A start without arguments, the most common case, creates an empty value without the parser.
struct CommandLineChoices: Equatable {
  /// The options that determine a setting.
  var given: GivenOptions = [:]
  var config: String?
  var logLevel: String?

  var language: String? { given[.language]?.text }
}

/// An option as given.
struct GivenOption: Hashable, Sendable {
  /// The option with its dashes: `--units`.
  var name: String
  /// The value that was given.
  var text: String

  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}

typealias GivenOptions = [SettingKey: GivenOption]
