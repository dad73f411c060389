import ArgumentParser
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// What every way of asking has in common. Names are looked at later, where the language to
/// complain in is known.
struct AskingOptions: ParsableArguments {
  @Option(
    help: "auto, openweather, open-meteo, met-norway or sample.",
    completion: .list(ProviderChoice.names))
  var provider: String?

  @Flag(help: "The same as --provider sample: made-up weather, marked SAMPLE; no network.")
  var demo = false

  @Flag(help: "Ask nothing of the network; show what is kept.")
  var offline = false

  @Option(
    help: "metric, imperial or uk.", completion: .list(UnitSystem.allCases.map(\.rawValue)))
  var units: String?

  @Option(
    help: "The language: en, ko and others.", completion: .list(Language.allCases.map(\.code)))
  var lang: String?

  @Option(help: "Another list of cities.", completion: .file(extensions: ["json"]))
  var cities: String?

  @Option(
    help: "Another configuration file.", completion: .file(extensions: ["toml"]))
  var config: String?

  @Option(
    help: "Write a log: trace, debug, info, warning or error.",
    completion: .list(LogLevel.allCases.map(\.rawValue)))
  var logLevel: String?

  /// What they say.
  var choices: Choices {
    Choices(given: given, lang: lang, config: config, logLevel: logLevel)
  }

  /// The options that decide a setting.
  private var given: GivenOptions {
    var given: GivenOptions = [:]
    given[.provider] = provider.map { GivenOption("--provider", $0) }
    if demo { given[.provider] = GivenOption("--demo", Provider.sample.rawValue) }
    if offline { given[.offline] = GivenOption("--offline", "true") }
    given[.units] = units.map { GivenOption("--units", $0) }
    given[.language] = lang.map { GivenOption("--lang", $0) }
    given[.cities] = cities.map { GivenOption("--cities", $0) }
    return given
  }
}

/// What was chosen on the command line, whoever read it. A start without a word on it, the most
/// frequent one, does not wait for the options to be set up.
struct Choices {
  var given: GivenOptions = [:]
  var lang: String?
  var config: String?
  var logLevel: String?
}
