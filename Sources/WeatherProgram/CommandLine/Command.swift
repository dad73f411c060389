import WeatherFeature

/// A command of the program, parsed from the command line.
protocol Command: SendableMetatype {
  /// The words of the command's name. They are separate from the definition so that looking up a
  /// command creates only one definition.
  static var words: [String] { get }
  /// The command's row in the command table.
  static var definition: CommandDefinition { get }

  /// Creates the command from its arguments.
  init(_ arguments: ParsedArguments) throws(CommandLineProblem)

  /// Runs the command. A command that exits the program itself does not return.
  func run()
}

extension Command {
  /// Parses the command's arguments, which follow its name.
  static func parse(_ arguments: [String]) throws(CommandLineProblem) -> Self {
    try Self(ParsedArguments(arguments, of: definition).checked())
  }
}

/// The table of the program's commands.
enum CommandTable {
  /// Every command, in the order of the help text.
  static let all: [any Command.Type] = [
    MainCommand.self, HereCommand.self, WatchCommand.self, DoctorCommand.self, CitiesCommand.self,
    CitiesSearchCommand.self, CitiesImportCommand.self, CitiesIndexCommand.self,
  ]

  /// The rows of all commands.
  static let definitions = all.map { $0.definition }

  /// Returns the command that a command line names, and the arguments after its name.
  ///
  /// If the first word is a command's name, it is the command, never a place of that name.
  static func command(
    of arguments: [String]
  ) -> (command: any Command.Type, arguments: [String]) {
    let named = all.filter { arguments.starts(with: $0.words) }.max {
      $0.words.count < $1.words.count
    }
    let command = named ?? MainCommand.self
    return (command, Array(arguments.dropFirst(command.words.count)))
  }
}
