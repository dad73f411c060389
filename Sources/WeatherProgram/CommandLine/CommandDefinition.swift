/// The argument of a command.
struct ArgumentDefinition: Hashable, Sendable {
  /// The placeholder in the help text, such as `PLACE`.
  let placeholder: String
  /// The description in the help text.
  let help: String
  /// The source of the possible values.
  let values: ValueSource
  /// Whether the command requires the argument.
  var isRequired = false
  /// Whether a value of several words needs no quotes: all the words together are the argument.
  var isSeveralWords = false
}

/// A row of the command table, which the parser, `--help`, the manual and the shell completions
/// read.
struct CommandDefinition: Sendable {
  /// The words of the name after the program's; empty for the program itself.
  let words: [String]
  /// A summary of the command, as a sentence.
  let summary: String
  /// Further paragraphs of the help text.
  var discussion: [String] = []
  /// The command's argument; nil if it takes none.
  var argument: ArgumentDefinition?
  /// The command's own options and those that every command has.
  var options: [OptionDefinition] = []
  /// The names of the subcommands, one of which is required.
  var subcommands: [String] = []
  /// Whether the command is a build step and hidden from the help text.
  var isHidden = false

  /// The full name of the command.
  var name: String { (["weather-tui"] + words).joined(separator: " ") }

  /// The command as typed, without options: `weather-tui watch [PLACE]`.
  var usage: String {
    if !subcommands.isEmpty { return "\(name) \(subcommands.joined(separator: "|"))" }
    guard let argument else { return name }
    return "\(name) " + (argument.isRequired ? argument.placeholder : "[\(argument.placeholder)]")
  }

  /// The command as typed, with options.
  var synopsis: String { subcommands.isEmpty ? usage + " [OPTIONS]" : usage }

  func option(writtenAs flag: some StringProtocol) -> OptionDefinition? {
    options.first { $0.flag == flag }
  }
}
