import WeatherFeature
import WeatherModel
import WeatherWords

/// The arguments of a command, divided into options and words.
struct ParsedArguments {
  /// The command that the arguments belong to.
  let command: CommandDefinition
  /// The arguments that are not options.
  private(set) var words: [String] = []
  /// The last option, if its value is still missing.
  private(set) var unfinished: OptionDefinition?
  /// Whether `--` has ended the options.
  private(set) var hasOnlyWordsLeft = false
  private var values: [String: String] = [:]
  private var problem: CommandLineProblem?

  /// Parses the arguments of a command. Errors are recorded, not thrown.
  init(_ arguments: [String], of command: CommandDefinition) {
    self.command = command
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if hasOnlyWordsLeft || !Self.isOption(argument) {
        words.append(argument)
      } else if argument == "--" {
        hasOnlyWordsLeft = true
      } else {
        read(argument, &rest)
      }
    }
  }

  /// Returns the arguments, or throws the first error in them.
  func checked() throws(CommandLineProblem) -> ParsedArguments {
    if let problem { throw problem }
    let text = self.text ?? ""
    let isEmpty = text.allSatisfy(\.isWhitespace)
    if let argument = command.argument {
      if argument.isRequired, isEmpty {
        throw .missing(argument.placeholder, of: command.name, usage: command.usage)
      }
      if !words.isEmpty, isEmpty { throw .emptyPlace }
    }
    let limit = command.argument.map { $0.isSeveralWords ? Int.max : 1 } ?? 0
    if words.count > limit {
      throw .unexpected(words[limit], of: command.name, usage: command.usage)
    }
    return self
  }

  /// The words as one text, since a name of several words needs no quotes; nil if there are none.
  var text: String? { words.isEmpty ? nil : words.joined(separator: " ") }

  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option; the last one if it was given several times.
  subscript(name: String) -> String? { values[name] }

  var common: CommandLineChoices {
    var given: GivenOptions = [:]
    for definition in SettingDefinition.all {
      for option in definition.options {
        guard let value = values[option.name] else { continue }
        given[definition.key] = GivenOption(option.flag, option.meaning ?? value)
      }
    }
    return CommandLineChoices(given: given, config: self["config"], logLevel: self["log-level"])
  }

  // MARK: - Reading

  /// Returns whether an argument is an option. Coordinates south of the equator also begin with a
  /// minus.
  private static func isOption(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), let second = argument.utf8.dropFirst().first else {
      return false
    }
    // Most options are recognised by a letter or a second dash, with which no coordinate begins.
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    if second == UInt8(ascii: "-") || letters.contains(second | 0x20) { return true }
    return !CityDirectory.isPoint(argument)
  }

  private mutating func read(_ argument: String, _ rest: inout ArraySlice<String>) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let option = command.option(writtenAs: parts[0]) else {
      return note(CommandLineProblem(unknown: String(parts[0]), of: command))
    }
    guard let placeholder = option.placeholder else {
      values[option.name] = ""
      if parts.count == 2 {
        note(.unexpected(String(parts[1]), of: option.flag, usage: option.flag))
      }
      return
    }
    let value: String
    if parts.count == 2 {
      value = String(parts[1])
    } else if let next = rest.first, !Self.isOption(next) || Self.isNumber(next) {
      value = rest.removeFirst()
    } else {
      if rest.isEmpty { unfinished = option }
      return note(.missing(placeholder, of: option.flag, usage: option.usage))
    }
    values[option.name] = value
    // An unset variable of a script names no file.
    if value.isEmpty, option.values == .file {
      note(.missing(placeholder, of: option.flag, usage: option.usage))
    }
  }

  /// Returns whether an argument is a negative number: a value, even if the option rejects it.
  private static func isNumber(_ argument: String) -> Bool {
    argument.dropFirst().first.map { ("0"..."9").contains($0) } ?? false
  }

  /// Records a problem if it is the first one.
  private mutating func note(_ problem: CommandLineProblem) {
    if self.problem == nil { self.problem = problem }
  }
}
