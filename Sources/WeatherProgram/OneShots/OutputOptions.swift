import ArgumentParser
import WeatherFeature
import WeatherWords

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

  private var isPage: Bool { print || plain }

  func validate() throws {
    let outputs = [
      isPage, json, bar != nil, format != nil && bar == nil, ics, svg != nil,
    ].count { $0 }
    if outputs > 1 {
      throw ValidationError(
        "--print, --json, --bar, --format, --ics and --svg each end the program: give one of them.")
    }
    if !isPage, hours != nil || days != nil {
      throw ValidationError("--hours and --days belong to --print.")
    }
  }

  /// What is to be written; nil where nothing is, and the program opens.
  func output() throws(SettingsProblem) -> OneShot.Output? {
    if json { return .json }
    if ics { return .calendar }
    if let svg { return .picture(path: svg) }
    if let bar {
      guard let known = StatusBar(rawValue: bar) else {
        throw .option("--bar", value: bar, known: StatusBar.allCases.map(\.rawValue))
      }
      return .bar(known, format.map(LineFormat.init) ?? BarLine.usual)
    }
    if let format { return .line(LineFormat(format)) }
    guard isPage else { return nil }
    var reach = PlainPage.Reach()
    if let hours { reach.hours = try Self.number(hours, upTo: 384, "--hours") }
    if let days { reach.days = try Self.number(days, upTo: 16, "--days") }
    return .page(inWords: plain, reach)
  }

  /// How old a kept answer may be, where that was said.
  func limit() throws(SettingsProblem) -> TimeSpan? {
    guard let maxAge else { return nil }
    if let age = TimeSpan(maxAge) { return age }
    throw .option("--max-age", value: maxAge, known: TimeSpan.examples)
  }

  private static func number(
    _ text: String, upTo most: Int, _ option: String
  ) throws(SettingsProblem) -> Int {
    let digits = text.utf8.allSatisfy { (48...57).contains($0) } && text.utf8.count <= 4
    if digits, let number = Int(text), number <= most { return number }
    throw .option(option, value: text, known: ["0", "…", "\(most)"])
  }
}
