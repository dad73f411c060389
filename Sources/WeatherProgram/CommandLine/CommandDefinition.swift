/// The argument of a command.
struct ArgumentDefinition: Hashable, Sendable {
  /// Its placeholder in the help: `PLACE`.
  let placeholder: String
  /// Its description in the help.
  let help: String
  /// What it can be.
  let values: ValueSource
  /// Whether the command requires it.
  var isRequired = false
  /// Whether its words need no quotes: all of them together are the argument.
  var isSeveralWords = false
}

/// A command of the program: the row that the parser, `--help`, the manual and the completions of
/// the shells read.
struct CommandDefinition: Sendable {
  /// The words that name it, behind the program's; none for the program itself.
  let words: [String]
  /// What it does, as a sentence.
  let summary: String
  /// Further paragraphs of the help.
  var discussion: [String] = []
  /// Its argument; nil where it takes none.
  var argument: ArgumentDefinition?
  /// Its own options and those that every command has.
  var options: [OptionDefinition] = []
  /// The names of the commands below it, which it cannot do without.
  var subcommands: [String] = []
  /// Whether it is a step of building the program, and left out of the help.
  var isHidden = false

  /// How it is called.
  var name: String { (["weather-tui"] + words).joined(separator: " ") }

  /// How it is typed, without options: `weather-tui watch [PLACE]`.
  var usage: String {
    if !subcommands.isEmpty { return "\(name) \(subcommands.joined(separator: "|"))" }
    guard let argument else { return name }
    return "\(name) " + (argument.isRequired ? argument.placeholder : "[\(argument.placeholder)]")
  }

  /// How it is typed, with options.
  var synopsis: String { subcommands.isEmpty ? usage + " [OPTIONS]" : usage }

  /// Returns the option that is written so.
  func option(writtenAs flag: some StringProtocol) -> OptionDefinition? {
    options.first { $0.flag == flag }
  }
}
