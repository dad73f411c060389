import WeatherFeature
import WeatherModel

/// One possible completion of the typed text.
struct CompletionCandidate: Hashable {
  /// The whole word.
  var value: String
  /// A description, for shells that show one.
  var summary: String?
}

/// The possible completions of the word at the cursor.
struct Completions: Equatable {
  /// The candidates, best first.
  var candidates: [CompletionCandidate] = []
  /// Whether the word is a file name, which the shell completes itself.
  var isFile = false

  /// Completes the last word of a command line.
  /// - Parameters:
  ///   - previous: The words between the program and the word at the cursor.
  ///   - current: The word at the cursor, up to the cursor.
  ///   - source: The data that depends on the machine.
  init(
    after previous: [String], current: String, source: (CommandLineChoices) -> any CompletionSource
  ) {
    let (command, arguments) = CommandTable.command(of: previous)
    let definition = command.definition
    let parsed = ParsedArguments(arguments, of: definition)
    func makeSource() -> any CompletionSource { source(parsed.common) }
    if let option = parsed.unfinished {
      complete(option.values, current, makeSource)
    } else if parsed.hasOnlyWordsLeft || !current.hasPrefix("-") {
      if arguments.isEmpty { addCommands(below: definition, current) }
      guard let argument = definition.argument else { return }
      complete(argument.values, current, words: parsed.words, makeSource)
    } else if let equals = current.firstIndex(of: "=") {
      guard let option = definition.option(writtenAs: current[..<equals]) else { return }
      let value = String(current[current.index(after: equals)...])
      complete(option.values, value, makeSource)
      candidates = candidates.map { candidate in
        CompletionCandidate(
          value: "\(option.flag)=\(candidate.value)", summary: candidate.summary)
      }
    } else {
      add(
        definition.options.filter { !parsed.has($0.name) }
          .map { CompletionCandidate(value: $0.flag, summary: $0.help) }, current)
    }
  }

  private mutating func complete(
    _ values: ValueSource, _ current: String, words: [String] = [],
    _ source: () -> any CompletionSource
  ) {
    switch values {
    case .text: break
    case .names(let names): add(names.map { CompletionCandidate(value: $0) }, current)
    case .themes: add(source().themes.map { CompletionCandidate(value: $0) }, current)
    case .file: isFile = true
    case .place:
      let places = source().places
      candidates += PlaceCompletion(after: words, current: current).candidates(among: places)
    }
  }

  private mutating func addCommands(below command: CommandDefinition, _ current: String) {
    let count = command.words.count
    let below = CommandTable.definitions.filter { definition in
      !definition.isHidden && definition.words.count == count + 1
        && definition.words.starts(with: command.words)
    }
    add(below.map { CompletionCandidate(value: $0.words[count], summary: $0.summary) }, current)
  }

  private mutating func add(_ all: [CompletionCandidate], _ current: String) {
    candidates += all.filter { $0.value.hasPrefix(current) }
  }
}

/// The data of the machine that completions depend on.
protocol CompletionSource {
  /// The names of the themes.
  var themes: [String] { get }
  /// The places.
  var places: any PlaceSource { get }
}

/// A source of places to complete.
protocol PlaceSource {
  /// The user's own places: favourites, then recent ones.
  var own: [Place] { get }
  /// Returns the places of the list that match a name, best first.
  func found(_ name: String) -> [Place]
  /// Returns a short description of a place's location.
  func summary(of place: Place) -> String?
  /// Returns the name of a place in the user's language.
  func title(of place: Place) -> String
}
