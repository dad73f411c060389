import ArgumentParser
import Foundation
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
  var place: String?

  @OptionGroup var asking: AskingOptions

  @Flag(help: "Print the page as plain text and end.")
  var print = false

  @Flag(help: "Print the page for a screen reader: words instead of signs; implies --print.")
  var plain = false

  @Flag(help: "Print the weather as JSON (metric units) and end.")
  var json = false

  @Option(help: "Print one line made from this text, such as '{place} {temperature}', and end.")
  var format: String?

  @OptionGroup var looks: LooksOptions

  func validate() throws {
    let outputs = [print || plain, json, format != nil].count { $0 }
    if outputs > 1 {
      throw ValidationError("--print, --json and --format each end the program: give one of them.")
    }
  }

  func run() throws {
    let session = Session.orFail(asking.choices, given: looks.given)
    if print || plain || json || format != nil {
      if let format { Self.validate(format, session.settings.language.words) }
      let output: OneShot.Output =
        json ? .json : format.map(OneShot.Output.line) ?? .page(inWords: plain)
      OneShot(session: session, output: output).run(place: place)
    }
    FullScreen.run(session: session, place: place)
  }

  /// Before anything is asked for: a mistake in the template must not cost a request.
  private static func validate(_ format: String, _ words: Words) {
    do throws(LineFormat.UnknownPlaceholder) {
      try LineFormat(format).validate()
    } catch {
      Program.fail(error.sentence(words), .usage)
    }
  }
}
