import ArgumentParser
import CitySearch
import FoundationEssentials
import WeatherFeature
import WeatherModel
import WeatherWords

/// The city list, for scripts.
struct CitiesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "weather-tui cities", abstract: "Search the city list, or take another one.",
    subcommands: [Search.self, Import.self, BuildIndex.self])

  /// Writes the index beside a list: a step of building the program.
  struct BuildIndex: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "build-index", abstract: "Write the index of a list beside it.",
      shouldDisplay: false)

    @Argument(help: "A list in the shape of cities.json.")
    var list: String

    func run() throws {
      do throws(CityListError) {
        try CityIndex.buildBesideList(at: list)
      } catch {
        let words = Session.language(CommandLineChoices()).words
        Program.fail(words.commandLine.listProblem(error), .unreadableAnswer)
      }
    }
  }

  /// The search of the program's pane, one line a place.
  struct Search: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print the places that a name finds, best first.",
      discussion: """
        Tab-separated: id, name, division, country, latitude, longitude, population. Status 1 when \
        nothing is found.
        """)

    @Argument(help: "A name in any script.")
    var query: String

    @Flag(help: "Print JSON.")
    var json = false

    @Option(help: "At most so many places.")
    var limit = 20

    @OptionGroup var asking: AskingOptions

    func validate() throws {
      guard limit > 0 else { throw ValidationError("--limit takes a number from 1 up.") }
    }

    func run() throws {
      let session = Session.orFail(asking.choices)
      do {
        try session.cities.opened()
      } catch {
        Program.fail(session.settings.language.words.text(for: error), error.status)
      }
      let point = try? session.cities.point(query)
      let found = session.cities.places(named: query, limit: limit)
      let places = point.map { [$0] } ?? found.places.map(\.place)
      let language = session.settings.language
      let text =
        json
        ? PlaceListJSON(places).text
        : places.map { PlaceLine($0, language: language).text + "\n" }.joined()
      Program.write(text, language.words)
      guard places.isEmpty else { return }
      let search = language.words.search
      let sentence =
        found.isPostalCode ? search.postalCode : search.noMatch(query.cleanedFromOutside())
      Program.warn(sentence)
      throw ExitCode(1)
    }
  }
}
