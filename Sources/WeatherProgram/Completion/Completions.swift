import WeatherFeature
import WeatherModel

/// One way to go on with what was typed.
struct CompletionCandidate: Hashable {
  /// The whole word.
  var value: String
  /// What it means, for the shells that show it.
  var summary: String?
}

/// What the word at the cursor can become.
struct Completions: Equatable {
  /// The candidates in their order, best first.
  var candidates: [CompletionCandidate] = []
  /// Whether the word is the name of a file, which the shell knows better.
  var isFile = false

  /// Completes the last word of a command line.
  /// - Parameters:
  ///   - previous: The words between the program and the word at the cursor.
  ///   - current: The word at the cursor, as far as it is typed.
  ///   - source: What only a run of the program knows.
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

/// What completions need of a run of the program.
protocol CompletionSource {
  /// The names of the themes.
  var themes: [String] { get }
  /// The places.
  var places: any PlaceSource { get }
}

/// Where places to complete come from.
protocol PlaceSource {
  /// Places of the person's own: favourites, then those opened before.
  var own: [Place] { get }
  /// Returns the places of the list that match a name, best first.
  func found(_ name: String) -> [Place]
  /// Returns where a place lies, in a few words.
  func summary(of place: Place) -> String?
  /// Returns what the language calls a place.
  func title(of place: Place) -> String
}
