import ArgumentParser
import WeatherFeature

/// The options that let the program write something and end.
struct OutputOptions: ParsableArguments {
  @Flag(help: "Print the page as plain text and end.")
  var print = false

  @Flag(help: "Print the page for a screen reader: words instead of signs; implies --print.")
  var plain = false

  @Option(help: "With --print: hours of the hourly forecast, 0 to 384.")
  var hours: String?

  @Option(help: "With --print: days from today on, 0 to 16.")
  var days: String?

  @Flag(help: "Print the weather as JSON (metric units) and end.")
  var json = false

  @Option(
    help: """
      Print one line for a status bar or prompt and end: waybar, polybar, tmux, starship or \
      i3blocks. With --format, the line's text.
      """,
    completion: .list(StatusBar.allCases.map(\.rawValue)))
  var bar: String?

  @Flag(help: "Print rain and warnings as a calendar (iCalendar) and end.")
  var ics = false

  @Option(
    help: "Write the page as a picture (SVG) to this file and end; - for standard output.",
    completion: .file(extensions: ["svg"]))
  var svg: String?

  @Option(help: "Print one line made from this text, such as '{place} {temperature}', and end.")
  var format: String?

  @Option(
    help: "With one of these: how old an answer may be, such as 90s, 10m, 1h; 0 asks anew.")
  var maxAge: String?

  /// What the options say.
  var choices: OutputChoices {
    OutputChoices(
      print: print, plain: plain, hours: hours, days: days, json: json, bar: bar, ics: ics,
      svg: svg, format: format, maxAge: maxAge)
  }

  func validate() throws {
    if let contradiction = choices.contradiction { throw ValidationError(contradiction) }
  }
}
