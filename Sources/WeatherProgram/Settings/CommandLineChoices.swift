import WeatherModel
import WeatherWords

/// What was chosen on the command line.
///
/// A start without arguments, the most frequent one, makes an empty value and does not set up the
/// parser.
struct CommandLineChoices: Equatable {
  /// The options that decide a setting.
  var given: GivenOptions = [:]
  var config: String?
  var logLevel: String?

  /// The language's name, as it was given.
  var language: String? { given[.language]?.text }
}

/// An option as it was given.
struct GivenOption: Hashable, Sendable {
  /// The option as it is written: `--units`.
  var name: String
  /// The value that was given.
  var text: String

  init(_ name: String, _ text: String) {
    self.name = name
    self.text = text
  }
}

typealias GivenOptions = [SettingKey: GivenOption]
