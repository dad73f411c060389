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
    guard let nearest, words.count == 1 || nearest.form.takesWords else { return nil }
    text = ([nearest.form.text] + words.dropFirst().map(String.init)).joined(separator: " ")
    isExact = nearest.distance == 0
  }

  /// A command as it is typed.
  private struct Form {
    let text: String
    var takesWords = false
  }

  /// The names of commands and of the options that other programs have as commands.
  private static let names: [(name: String, form: Form)] =
    CommandTable.definitions.filter { $0.words.count == 1 }.map { command in
      let takesWords = command.argument != nil || !command.subcommands.isEmpty
      return (command.words[0], Form(text: command.name, takesWords: takesWords))
    }
    + ["help", "version"].map { ($0, Form(text: MainCommand.definition.name + " --" + $0)) }
}
