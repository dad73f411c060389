import ArgumentParser
import WeatherFeature
import WeatherModel

/// What the full screen looks like and listens to.
struct LooksOptions: ParsableArguments {
  @Option(
    help: "Colours: auto, dark, light, high-contrast, mono, or one of the configuration file.",
    completion: .list(BuiltInTheme.allCases.map(\.rawValue)))
  var theme: String?

  @Option(
    help: "Signs for the weather: auto, art, ascii or emoji.",
    completion: .list(IconChoice.all.map(\.name)))
  var icons: String?

  @Option(
    help: "Use colours: auto, always (whatever NO_COLOR says) or never.",
    completion: .list(ColorChoice.allCases.map(\.rawValue)))
  var color: String?

  @Flag(help: "The same as --color never.")
  var noColor = false

  @Flag(help: "Let nothing move.")
  var noAnimation = false

  @Flag(help: "Leave the mouse to the terminal.")
  var noMouse = false

  /// The options that decide a setting.
  var given: GivenOptions {
    var given: GivenOptions = [:]
    given[.theme] = theme.map { GivenOption("--theme", $0) }
    given[.icons] = icons.map { GivenOption("--icons", $0) }
    if noColor { given[.color] = GivenOption("--no-color", ColorChoice.never.rawValue) }
    if let color { given[.color] = GivenOption("--color", color) }
    if noAnimation { given[.animation] = GivenOption("--no-animation", "false") }
    if noMouse { given[.mouse] = GivenOption("--no-mouse", "false") }
    return given
  }
}
