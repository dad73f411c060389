import CitySearch
import Glibc
import WeatherFeature
import WeatherModel
import WeatherWords

/// Groups the commands for the city list, which are meant for scripts.
struct CitiesCommand: Command {
  static let words = ["cities"]
  static let definition = CommandDefinition(
    words: words, summary: "Search the city list, or replace it.", options: [.help],
    subcommands: ["search", "import"])

  init(_ arguments: ParsedArguments) throws(CommandLineProblem) {}

  func run() {
    Program.write(CommandHelp(command: Self.definition).text(), Language.english.words)
  }
}

/// Searches like the program's search pane and prints one place per line.
struct CitiesSearchCommand: Command {
  static let words = ["cities", "search"]
  static let definition = CommandDefinition(
    words: words, summary: "Print the places that match a name, best first.",
    discussion: [
      """
      Tab-separated: id, name, division, country, latitude, longitude, population. Status 1 when \
      nothing is found.
      """
    ],
    argument: ArgumentDefinition(
      placeholder: "QUERY", help: "A name in any script.", values: .place, isRequired: true,
      isSeveralWords: true),
    options: [
      .flag("json", "Print JSON."),
      .value("limit", "N", "Print at most this many places, \(defaultLimit) by default."),
    ] + OptionDefinition.common + [.help])

  private static let defaultLimit = 20
  private static let maxLimit = 1_000_000

  private let query: String
  private let isJSON: Bool
  private let limit: String?
  private let common: CommandLineChoices

  init(_ arguments: ParsedArguments) throws(CommandLineProblem) {
    query = arguments.text ?? ""
    isJSON = arguments.has("json")
    limit = arguments["limit"]
    common = arguments.common
  }

  func run() {
    let session = Session.orFail(common)
    session.warnOfStorageIssues()
    let language = session.settings.language
    do throws(PlaceProblem) {
      try session.cities.opened()
    } catch {
      Program.fail(language.words.text(for: error), error.status)
    }
    let limit: Int
    do throws(SettingsProblem) {
      limit = try maxPlaces()
    } catch {
      Program.fail(language.words.text(for: error), error.status)
    }
    let point = try? session.cities.point(query)
    let found = session.cities.places(named: query, limit: limit, isTyped: true)
    let places = point.map { [$0] } ?? found.places.map(\.place)
    let output =
      isJSON
      ? PlaceListJSON(places, language: language).text
      : places.map { PlaceLine($0, language: language).text + "\n" }.joined()
    Program.write(output, language.words)
    guard places.isEmpty else { return }
    let search = language.words.search
    let text = query.cleanedFromOutside()
    let sentence =
      found.isOffTheGlobe
      ? language.words.commandLine.coordinateOffGlobe(text)
      : found.isPostalCode ? search.postalCode : search.noMatch(text)
    Program.warn(sentence)
    exit(1)
  }

  /// Returns the maximum number of places to print.
  func maxPlaces() throws(SettingsProblem) -> Int {
    guard let limit else { return Self.defaultLimit }
    return try OutputChoices.number(limit, in: 1...Self.maxLimit, of: "--limit")
  }
}

/// Writes the index next to a list. This is a build step.
struct CitiesIndexCommand: Command {
  static let words = ["cities", "build-index"]
  static let definition = CommandDefinition(
    words: words, summary: "Write the index of a list beside it.",
    argument: ArgumentDefinition(
      placeholder: "LIST", help: "A list in the shape of cities.json.", values: .file,
      isRequired: true),
    options: [.help], isHidden: true)

  private let list: String

  init(_ arguments: ParsedArguments) throws(CommandLineProblem) { list = arguments.text ?? "" }

  func run() {
    do throws(CityListError) {
      try CityIndex.buildBesideList(at: list)
    } catch {
      let words = Session.language(CommandLineChoices()).words
      Program.fail(words.commandLine.listProblem(error), .unreadableAnswer)
    }
  }
}
