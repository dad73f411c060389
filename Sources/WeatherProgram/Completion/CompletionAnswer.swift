import WeatherFeature
import WeatherModel

/// The program's response to a shell's completion script: one line per candidate. For zsh and fish,
/// a tab and the description of the candidate follow. A single `/` tells the shell to complete a
/// file name.
struct CompletionAnswer {
  let text: String

  /// Creates the response to `--complete SHELL …`. bash and fish pass the line up to the cursor,
  /// zsh its words.
  init(_ arguments: [String]) {
    let typed = Array(arguments.dropFirst())
    switch CompletionShell(rawValue: arguments.first ?? "") {
    case .bash:
      let line = CommandLineText(
        typed.first ?? "", rules: .bash, wordBreaks: typed.dropFirst().first ?? "")
      text = Self.text(line.words, line.current) { line.quoted($0.value) }
    case .fish:
      let line = CommandLineText(typed.first ?? "", rules: .fish)
      text = Self.text(line.words, line.current, Self.described)
    case .zsh:
      text = Self.text(["weather-tui"] + typed.dropLast(), typed.last ?? "", Self.described)
    case nil: text = ""
    }
  }

  private static func described(_ candidate: CompletionCandidate) -> String {
    candidate.summary.map { "\(candidate.value)\t\($0)" } ?? candidate.value
  }

  private static func text(
    _ words: [String], _ current: String, _ line: (CompletionCandidate) -> String
  ) -> String {
    // Another program, such as `env`, may come before this one.
    let program = words.firstIndex { $0.split(separator: "/").last == "weather-tui" } ?? 0
    let completions = Completions(after: Array(words.dropFirst(program + 1)), current: current) {
      RunCompletionSource($0)
    }
    if completions.isFile { return "/\n" }
    return completions.candidates.map { candidate in
      let clean = CompletionCandidate(
        value: candidate.value.cleanedFromOutside(),
        summary: candidate.summary?.cleanedFromOutside())
      return line(clean) + "\n"
    }.joined()
  }
}

/// The settings and places of this machine, as far as they can be read.
private struct RunCompletionSource: CompletionSource {
  private let session: Session?

  init(_ choices: CommandLineChoices) {
    var choices = choices
    // Completions are not logged.
    choices.logLevel = nil
    session = (try? Session(choices)) ?? (try? Session(CommandLineChoices()))
  }

  var themes: [String] {
    (session?.effective.values ?? SettingValues()).context.themes.map(\.rawValue)
  }

  var places: any PlaceSource { RunPlaces(session: session) }
}

private struct RunPlaces: PlaceSource {
  private static let limit = 20
  let session: Session?

  var own: [Place] { (session?.favourites ?? []) + (session?.saved.recents ?? []) }

  func found(_ name: String) -> [Place] {
    // Building a missing index takes seconds, which is too long for a key press.
    guard let cities = session?.cities, cities.isReady else { return [] }
    return cities.places(named: name, limit: Self.limit, isTyped: true).places.map(\.place)
  }

  func summary(of place: Place) -> String? {
    let format = session.map { WeatherFormat($0.settings) }
    let parts = [format?.division(place), format?.country(place.countryCode)].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  func title(of place: Place) -> String {
    session.map { WeatherFormat($0.settings).placeName(place) } ?? place.name
  }
}
