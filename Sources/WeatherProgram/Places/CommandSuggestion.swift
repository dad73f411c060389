import CitySearch

/// The command that a text was probably meant to be, although it was read as the name of a place:
/// it is misspelt, or follows an option.
struct CommandSuggestion: Hashable {
  /// The command as it can be typed: `weather-tui doctor`, `weather-tui watch Busan`.
  let text: String
  /// Whether the text begins with the name of the command itself.
  let isExact: Bool

  /// Creates the suggestion for a typed place; nil if its first word is not similar to the name of
  /// a command, or if others follow it that the command does not take.
  init?(for query: String) {
    let words = query.split(separator: " ", omittingEmptySubsequences: true)
    guard let first = words.first else { return nil }
    let typed = Spelling(String(first))
    let nearest = Self.names.compactMap { name, form in
      typed.distance(ifSimilarTo: Spelling(name)).map { (form: form, distance: $0) }
    }.min { $0.distance < $1.distance }
    guard let nearest, let text = nearest.form.text(with: words.dropFirst().map(String.init)) else {
      return nil
    }
    self.text = text
    isExact = nearest.distance == 0
  }

  /// How a command is typed.
  private enum Form {
    case command(CommandDefinition)
    /// An option that other programs have as a command.
    case option(String)

    /// Returns the command with the words that follow its name; nil if it takes none.
    func text(with words: [String]) -> String? {
      switch self {
      case .option(let name):
        return words.isEmpty ? MainCommand.definition.name + " --" + name : nil
      case .command(let command):
        let typed = ([command.name] + words).joined(separator: " ")
        guard let next = words.first else { return typed }
        if command.argument != nil || command.subcommands.contains(next) { return typed }
        return command.subcommands.isEmpty ? nil : command.usage
      }
    }
  }

  /// The first words of commands, and the options that are typed like one.
  private static let names: [(name: String, form: Form)] =
    CommandTable.definitions.filter { $0.words.count == 1 }.map { ($0.words[0], .command($0)) }
    + ["help", "version"].map { ($0, .option($0)) }
}
