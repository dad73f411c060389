import WeatherFeature
import WeatherServices

/// The kinds of values on the command line, for completion.
enum ValueSource: Hashable, Sendable {
  /// Any text.
  case text
  /// One of the given names.
  case names([String])
  /// A theme, either built in or from the configuration file.
  case themes
  /// A file.
  case file
  /// A place.
  case place
}

/// An option of the command line.
struct OptionDefinition: Sendable {
  /// The name without the dashes.
  let name: String
  /// The placeholder of its value in the help (`UNITS`); nil for an option without a value.
  let placeholder: String?
  /// The values and the help text. They are created only for help and completions, since a run with
  /// options needs neither.
  private let texts: @Sendable () -> (values: ValueSource, help: String)

  /// The source of the possible values.
  var values: ValueSource { texts().values }
  /// The text in `--help`.
  var help: String { texts().help }

  /// The name with its dashes.
  var flag: String { "--" + name }
  /// Every spelling of the option; only `--help` has a short one.
  var flags: [String] { name == Self.help.name ? ["-h", flag] : [flag] }

  static func flag(_ name: String, _ help: String) -> OptionDefinition {
    OptionDefinition(name: name, placeholder: nil) { (.text, help) }
  }

  static func value(_ name: String, _ placeholder: String, _ help: String) -> OptionDefinition {
    value(name, placeholder, .text, help)
  }

  static func value(
    _ name: String, _ placeholder: String, _ values: ValueSource, _ help: String
  ) -> OptionDefinition {
    OptionDefinition(name: name, placeholder: placeholder) { (values, help) }
  }

  /// The option with its placeholder: `--units UNITS`.
  var synopsis: String { placeholder.map { "\(flag) \($0)" } ?? flag }

  /// The option as it can be typed: `--units metric|imperial|uk`.
  var usage: String {
    guard let placeholder else { return flag }
    guard case .names(let names) = values else { return "\(flag) \(placeholder)" }
    return "\(flag) \(names.joined(separator: "|"))"
  }
}

extension OptionDefinition {
  /// `--help`, which every command has.
  static let help = flag("help", "Show this help and exit.")

  /// The other options that every command has: one for each setting, and those of a run.
  static let common: [OptionDefinition] =
    SettingDefinition.all.flatMap { definition in
      definition.options.map { OptionDefinition($0, of: definition) }
    } + [
      .value("config", "FILE", .file, "Another configuration file."),
      .value(
        "log-level", "LEVEL", .names(LogLevel.allCases.map(\.rawValue)),
        "Write a log: trace, debug, info, warning or error."),
    ]

  /// Creates the option of a setting from the table of settings.
  private init(_ option: SettingOption, of definition: SettingDefinition) {
    self.init(name: option.name, placeholder: option.placeholder) {
      guard option.meaning == nil else { return (.text, option.help) }
      let names = definition.names(among: SettingValues())
      switch definition.values {
      case .names, .flag: return (.names(names), "\(definition.summary): \(Self.list(names)).")
      case .themes:
        let all = Self.list(names + ["one of the configuration file"])
        return (.themes, "\(definition.summary): \(all).")
      case .path: return (.file, "\(definition.summary).")
      }
    }
  }

  private static func list(_ names: [String]) -> String {
    names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}
