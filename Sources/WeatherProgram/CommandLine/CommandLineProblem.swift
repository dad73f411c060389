import WeatherFeature
import WeatherModel
import WeatherWords

/// An error in the command line.
enum CommandLineProblem: Error, Hashable {
  /// The command has no such option; `nearest` is the most similar one.
  case unknownOption(String, command: String, nearest: String?)
  /// A required value of an option or a command is missing.
  case missing(String, of: String, usage: String)
  /// An option or a command has a value that it does not take.
  case unexpected(String, of: String, usage: String)
  /// The name of the place is empty.
  case emptyPlace
  /// The options exclude each other.
  case exclusive([String])
  /// An option requires another one.
  case needed(String, by: String)
}

extension CommandLineProblem {
  /// Creates the error for an unknown option. An option of another command is not treated as a
  /// typo.
  init(unknown flag: String, of command: CommandDefinition) {
    let name = String(flag.drop { $0 == "-" })
    let isKnown = CommandTable.definitions.contains { definition in
      definition.options.contains { $0.flag == flag }
    }
    let nearest = isKnown ? nil : nearestName(to: name, in: command.options.map(\.name))
    self = .unknownOption(flag, command: command.name, nearest: nearest.map { "--" + $0 })
  }
}

extension String {
  /// What the user typed, as a message repeats it: cut, so that the remedy after it is not.
  var inMessage: String {
    let cleaned = cleanedFromOutside(limit: 101)
    return cleaned.count > 100 ? cleaned.prefix(100) + "…" : cleaned
  }
}

extension Words {
  /// Returns the error as a sentence that says how to fix it.
  func text(for problem: CommandLineProblem) -> String {
    switch problem {
    case .unknownOption(let option, let command, let nearest):
      commandLine.unknownOption(option.inMessage, command, nearest)
    case .missing(let argument, let owner, let usage):
      commandLine.missingArgument(owner, argument, usage)
    case .unexpected(let text, let owner, let usage):
      commandLine.unexpectedArgument(owner, text.inMessage, usage)
    case .emptyPlace: commandLine.emptyPlace
    case .exclusive(let options):
      commandLine.exclusiveOptions(options.joined(separator: ", "))
    case .needed(let option, let owner): commandLine.optionNeeded(owner, option)
    }
  }
}
