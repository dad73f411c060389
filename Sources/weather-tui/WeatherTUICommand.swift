import ArgumentParser
import Foundation
import WeatherFeature
import WeatherModel

/// The command line: what people may ask of the program.
struct WeatherTUICommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "weather-tui",
    abstract: "The weather in your terminal.",
    discussion: """
      PLACE is a name in any script, "NAME, CC" with a country's code, or LAT,LON. Without one, the \
      place shown last, or on the first start the largest city of this machine's time zone.

      The key of OpenWeather is read from OPENWEATHER_API_KEY; without one Open-Meteo is asked, \
      which needs none.

      weather-tui cities search NAME searches the city list, for scripts.
      """,
    version: "weather-tui \(Program.version)")

  @Argument(help: "A name in any script, \"NAME, CC\", or LAT,LON.")
  var place: String?

  @OptionGroup var asking: AskingOptions

  @Flag(help: "Print the page as plain text and end.")
  var print = false

  @Flag(help: "Print the weather as JSON (metric units) and end.")
  var json = false

  @Option(help: "Print one line made from this text, such as '{place} {temperature}', and end.")
  var format: String?

  @Option(help: "Colours: auto, dark, light, high-contrast or mono.")
  var theme: String?

  @Flag(help: "Use no colours; NO_COLOR does the same.")
  var noColor = false

  @Flag(help: "Leave the mouse to the terminal.")
  var noMouse = false

  func validate() throws {
    let outputs = [print, json, format != nil].count { $0 }
    if outputs > 1 {
      throw ValidationError("--print, --json and --format each end the program: give one of them.")
    }
    if let theme, ThemeName(rawValue: theme) == nil {
      let names = ThemeName.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("There is no theme “\(theme)”. Themes are: \(names).")
    }
  }

  func run() throws {
    let session = try Session(asking, theme: theme.flatMap(ThemeName.init) ?? .auto)
    if print || json || format != nil {
      let output: OneShot.Output =
        json ? .json : format.map(OneShot.Output.line) ?? .page
      OneShot(session: session, output: output).run(place: place)
    }
    FullScreen.run(
      session: session, place: place,
      usesColor: !noColor && session.environment["NO_COLOR", default: ""].isEmpty,
      usesMouse: !noMouse)
  }
}

/// What every way of asking has in common.
struct AskingOptions: ParsableArguments {
  @Option(help: "auto, openweather, open-meteo, met-norway or sample.")
  var provider = "auto"

  @Flag(help: "The same as --provider sample: made-up weather, marked SAMPLE; no network.")
  var demo = false

  @Flag(help: "Ask nothing of the network; show what is kept.")
  var offline = false

  @Option(help: "metric, imperial or uk.")
  var units: String?

  @Option(help: "en or ko.")
  var lang: String?

  @Option(help: "Another list of cities.")
  var cities: String?

  func validate() throws {
    if let units, UnitSystem(rawValue: units) == nil {
      throw ValidationError("There are no units “\(units)”. Units are: metric, imperial, uk.")
    }
    if let lang, Language(named: lang) == nil {
      let codes = Language.allCases.map(\.code).joined(separator: ", ")
      throw ValidationError("There is no language “\(lang)”. Languages are: \(codes).")
    }
    guard provider == "auto" || Self.offered.contains(where: { $0.rawValue == provider }) else {
      let names = (["auto"] + Self.offered.map(\.rawValue)).joined(separator: ", ")
      throw ValidationError("There is no provider “\(provider)”. Providers are: \(names).")
    }
  }

  /// The providers that can be asked.
  static let offered: [Provider] = [.openWeather, .openMeteo, .metNorway, .sample]
}
