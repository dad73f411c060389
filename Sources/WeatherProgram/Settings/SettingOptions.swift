import ArgumentParser
import WeatherFeature
import WeatherModel

/// The options of the settings, as the table has them.
///
/// ArgumentParser finds out what options there are by looking at a value's properties, and reads
/// them through a decoder by the properties' names: both are answered from the table here, so that
/// a setting is an option, with its help and its completions, by being a row.
struct SettingOptions: ParsableArguments, CustomReflectable {
  /// The options that were given.
  private(set) var given: GivenOptions = [:]

  init() {}

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    for definition in SettingDefinition.all {
      for option in definition.options {
        let text =
          if let meaning = option.meaning {
            try container.decode(Flag<Bool>.self, forKey: Name(option)).wrappedValue ? meaning : nil
          } else {
            try container.decode(Option<String?>.self, forKey: Name(option)).wrappedValue
          }
        if let text { given[definition.key] = GivenOption(option.flag, text) }
      }
    }
  }

  var customMirror: Mirror {
    let options = SettingDefinition.all.flatMap { definition in
      definition.options.map { (label: $0.name, value: Self.argument($0, of: definition)) }
    }
    return Mirror(self, children: options, displayStyle: .struct)
  }

  private static func argument(_ option: SettingOption, of definition: SettingDefinition) -> Any {
    let name = NameSpecification.customLong(option.name)
    guard option.meaning == nil else {
      return Flag<Bool>(wrappedValue: false, name: name, help: ArgumentHelp(option.help))
    }
    return Option<String?>(
      name: name, help: ArgumentHelp(definition.help), completion: definition.completion)
  }

  /// The name of an option, as the decoder asks for it.
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ option: SettingOption) { stringValue = option.name }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

extension SettingDefinition {
  /// What there is to choose from, with the names that come with the program.
  private var names: [String] { names(among: SettingValues()) }

  fileprivate var help: String {
    switch values {
    case .names, .flag: "\(summary): \(Self.list(names))."
    case .themes: "\(summary): \(Self.list(names + ["one of the configuration file"]))."
    case .path: "\(summary)."
    }
  }

  fileprivate var completion: CompletionKind {
    if case .path = values { .file() } else { .list(names) }
  }

  private static func list(_ names: [String]) -> String {
    names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}
