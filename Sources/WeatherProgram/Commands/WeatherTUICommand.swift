import ArgumentParser

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
    version: Program.versionLine)

  @Argument(help: "A name in any script, \"NAME, CC\", or LAT,LON.")
  var place: [String] = []

  @OptionGroup var asking: AskingOptions

  @OptionGroup var output: OutputOptions

  func run() throws {
    MainArguments(place: place, asking: asking.choices, output: output.choices).run()
  }
}
