import WeatherFeature

/// A command of the program, created from its command line.
protocol Command: SendableMetatype {
  /// The words that name it, separate from its definition, so that finding a command creates only one
  /// definition.
  static var words: [String] { get }
  /// The command's row in the table.
  static var definition: CommandDefinition { get }

  /// The command that the arguments ask for.
  init(_ arguments: ParsedArguments) throws(CommandLineProblem)

  /// Runs the command. A command that ends the program itself does not return.
  func run()
}

extension Command {
  /// Reads the command's arguments, those behind its name.
  static func parse(_ arguments: [String]) throws(CommandLineProblem) -> Self {
    try Self(ParsedArguments(arguments, of: definition).checked())
  }
}

/// The commands of the program.
enum CommandTable {
  /// Every command, in the order of the help.
  static let all: [any Command.Type] = [
    MainCommand.self, HereCommand.self, WatchCommand.self, DoctorCommand.self, CitiesCommand.self,
    CitiesSearchCommand.self, CitiesImportCommand.self, CitiesIndexCommand.self,
  ]

  /// The rows of all commands.
  static let definitions = all.map { $0.definition }

  /// Returns the command that a command line names, and the arguments behind its name.
  ///
  /// A command's name as the first word is the command, never a place of that name.
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
