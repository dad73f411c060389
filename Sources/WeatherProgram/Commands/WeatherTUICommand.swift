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
      what this program finds on this machine; weather-tui here asks the system where it is.
      """,
    version: "weather-tui \(Program.version)")

  @Argument(help: "A name in any script, \"NAME, CC\", or LAT,LON.")
  var place: [String] = []

  @OptionGroup var asking: AskingOptions

  @Flag(help: "Print the page as plain text and end.")
  var print = false

  @Flag(help: "Print the page for a screen reader: words instead of signs; implies --print.")
  var plain = false

  @Flag(help: "Print the weather as JSON (metric units) and end.")
  var json = false

  @Option(help: "Print one line made from this text, such as '{place} {temperature}', and end.")
  var format: String?

  @Option(
    help: "With one of these: how old an answer may be, such as 90s, 10m, 1h; 0 asks anew.")
  var maxAge: String?

  func validate() throws {
    let outputs = [print || plain, json, format != nil].count { $0 }
    if outputs > 1 {
      throw ValidationError("--print, --json and --format each end the program: give one of them.")
    }
  }

  func run() throws {
    let session = Session.orFail(asking.choices)
    // A name of several words needs no quotes.
    let place = place.isEmpty ? nil : place.joined(separator: " ")
    if print || plain || json || format != nil {
      if let format { Self.validate(format, session.settings.language.words) }
      let output: OneShot.Output =
        json ? .json : format.map(OneShot.Output.line) ?? .page(inWords: plain)
      let maxAge = maxAge.map { Self.maxAge($0, session.settings.language.words) }
      OneShot(session: session, output: output, maxAge: maxAge).run(place: place)
    }
    FullScreen.run(session: session, place: place)
  }

  private static func maxAge(_ text: String, _ words: Words) -> MaxAge {
    if let maxAge = MaxAge(text) { return maxAge }
    let problem = SettingsProblem.option("--max-age", value: text, known: MaxAge.examples)
    Program.fail(words.text(for: problem), problem.status)
  }

  /// Checks the template before anything is requested: a mistake in it must not cost a request.
  private static func validate(_ format: String, _ words: Words) {
    do throws(LineFormat.UnknownPlaceholder) {
      try LineFormat(format).validate()
    } catch {
      Program.fail(error.sentence(words), .usage)
    }
  }
}
