import WeatherFeature
import WeatherModel
import WeatherWords

/// The program itself: shows the weather of a place, on the full screen or as printed output.
struct MainCommand: Command, Equatable {
  static let words: [String] = []
  static let definition = CommandDefinition(
    words: words, summary: "The weather in your terminal.",
    discussion: [
      """
      PLACE is a name in any script, "NAME, CC" with a country code, or LAT,LON. The default is the \
      last place shown, or on the first start the largest city in this machine's time zone.
      """,
      """
      The API key of OpenWeather is read from OPENWEATHER_API_KEY or the configuration file. Without \
      a key, the program uses Open-Meteo, which needs none.
      """,
    ],
    argument: .place,
    options: OutputChoices.options + OptionDefinition.common + [
      .value(
        "generate-completion-script", "SHELL", .names(CompletionShell.allCases.map(\.rawValue)),
        "Write the completions for a shell and exit: bash, zsh or fish."),
      .flag("version", "Write the version and exit."),
      .help,
    ])

  /// The name of the place; nil if none was given.
  let place: String?
  /// The options that every command has.
  let common: CommandLineChoices
  /// The output to print instead of opening the full screen.
  let output: OutputChoices

  init(_ arguments: ParsedArguments) throws(CommandLineProblem) {
    place = arguments.text
    common = arguments.common
    output = OutputChoices(arguments)
    if let contradiction = output.contradiction { throw contradiction }
  }

  func run() {
    let session = Session.orFail(common)
    let (oneShot, date) = request(session)
    if let oneShot { oneShot.run(place: place) }
    FullScreen.run(session: session, place: place, date: date)
  }

  /// Returns the output to print, or nil if none is requested, and its date. Exits on an error
  /// before anything is requested, so that no request is wasted.
  private func request(_ session: Session) -> (oneShot: OneShot?, date: LocalDate?) {
    let words = session.settings.language.words
    do {
      let date = try output.day()
      guard let wanted = try output.output() else { return (nil, date) }
      try wanted.template?.validate()
      let oneShot = OneShot(
        session: session, output: wanted, maxAge: try output.limit(), date: date)
      return (oneShot, date)
    } catch let problem as SettingsProblem {
      Program.fail(words.text(for: problem), problem.status)
    } catch let problem as LineFormat.UnknownPlaceholder {
      Program.fail(problem.sentence(words), .usage)
    } catch {
      Program.fail("\(error)", .usage)
    }
  }
}

extension ArgumentDefinition {
  /// An optional place.
  static let place = ArgumentDefinition(
    placeholder: "PLACE", help: "A name in any script, \"NAME, CC\", or LAT,LON.", values: .place,
    isSeveralWords: true)
}
