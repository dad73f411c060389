import ArgumentParser
import FoundationEssentials
import WeatherFeature
import WeatherModel
import WeatherWords

/// The command line: what people may ask of the program.
struct WeatherTUICommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "weather-tui",
    abstract: "The weather in your terminal.",
    discussion: """
      PLACE is a name in any script, "NAME, CC" with a country's code, or LAT,LON. Without one, the \
      place shown last, or on the first start the largest city of this machine's time zone.

      The key of OpenWeather is read from OPENWEATHER_API_KEY or the configuration file; without \
      one Open-Meteo is asked, which needs none.

      weather-tui cities search NAME searches the city list, for scripts; weather-tui doctor says \
      what this program finds on this machine; weather-tui here asks the system where it is; \
      weather-tui watch tells of rain and warnings before they come.
      """,
    version: "weather-tui \(Program.version)")

  @Argument(help: "A name in any script, \"NAME, CC\", or LAT,LON.")
  var place: [String] = []

  @OptionGroup var asking: AskingOptions

  @OptionGroup var output: OutputOptions

  func run() throws {
    let session = Session.orFail(asking.choices)
    // A name of several words needs no quotes.
    let place = place.isEmpty ? nil : place.joined(separator: " ")
    if let oneShot = Self.oneShot(output, session) { oneShot.run(place: place) }
    FullScreen.run(session: session, place: place)
  }

  /// What is to be written; nil where nothing is. A mistake ends the program before anything is
  /// requested: it must not cost a request.
  private static func oneShot(_ options: OutputOptions, _ session: Session) -> OneShot? {
    let words = session.settings.language.words
    do {
      guard let output = try options.output() else { return nil }
      try output.template?.validate()
      return OneShot(session: session, output: output, maxAge: try options.limit())
    } catch let problem as SettingsProblem {
      Program.fail(words.text(for: problem), problem.status)
    } catch let problem as LineFormat.UnknownPlaceholder {
      Program.fail(problem.sentence(words), .usage)
    } catch {
      Program.fail("\(error)", .usage)
    }
  }
}
