import WeatherFeature
import WeatherModel
import WeatherWords

/// The output that the command line requests. The values are validated later, when the language for
/// error messages is known.
struct OutputChoices: Equatable {
  static let options: [OptionDefinition] = [
    .flag("print", "Print the page as plain text and exit."),
    .flag("plain", "Print the page for a screen reader: words instead of signs; implies --print."),
    .value("hours", "N", "With --print: hours of the hourly forecast, 0 to \(maxHours)."),
    .value("days", "N", "With --print: days from today on, 0 to \(maxDays)."),
    .value(
      "date", "YYYY-MM-DD",
      """
      The weather of one date, from the forecast, the archive since 1940, or the normals for that date: on \
      the screen, or with --print, --plain, --json or --format.
      """),
    .flag("json", "Print the weather as JSON (metric units) and exit."),
    .value(
      "bar", "NAME", .names(StatusBar.allCases.map(\.rawValue)),
      """
      Print one line for a status bar or prompt and exit: waybar, polybar, tmux, starship or \
      i3blocks. With --format, the line's text.
      """),
    .flag("ics", "Print rain and warnings as a calendar (iCalendar) and exit."),
    .value(
      "svg", "FILE", .file,
      "Write the page as a picture (SVG) to this file and exit; - for standard output."),
    .value(
      "format", "TEXT",
      "Print one line made from this text, such as '{place} {temperature}', and exit."),
    .value(
      "max-age", "DURATION",
      "With one of these: the maximum age of cached weather, such as 90s, 10m, 1h; 0 always requests it."
    ),
  ]

  private static let maxHours = 384
  private static let maxDays = 16

  var print = false
  var plain = false
  var hours: String?
  var days: String?
  var date: String?
  var json = false
  var bar: String?
  var ics = false
  var svg: String?
  var format: String?
  var maxAge: String?

  private var isPage: Bool { print || plain }

  /// The error if the options exclude each other; nil otherwise.
  var contradiction: CommandLineProblem? {
    var outputs: [String] = []
    if isPage { outputs.append(print ? "--print" : "--plain") }
    if json { outputs.append("--json") }
    if bar != nil { outputs.append("--bar") }
    if format != nil, bar == nil { outputs.append("--format") }
    if ics { outputs.append("--ics") }
    if svg != nil { outputs.append("--svg") }
    if outputs.count > 1 { return .exclusive(outputs) }
    if date != nil {
      let others = [("--bar", bar != nil), ("--ics", ics), ("--svg", svg != nil)].first { $0.1 }
      if let others { return .exclusive([others.0, "--date"]) }
      if days != nil { return .exclusive(["--days", "--date"]) }
    }
    if !isPage, hours != nil { return .needed("--print", by: "--hours") }
    if !isPage, days != nil { return .needed("--print", by: "--days") }
    return nil
  }

  /// Returns the output to print; nil if there is none and the full screen opens.
  func output() throws(SettingsProblem) -> OneShot.Output? {
    if json { return .json }
    if ics { return .calendar }
    if let svg { return .picture(path: svg) }
    if let bar {
      guard let known = StatusBar(rawValue: bar) else {
        throw .option("--bar", value: bar, known: StatusBar.allCases.map(\.rawValue))
      }
      return .bar(known, format.map(LineFormat.init) ?? BarLine.defaultTemplate)
    }
    if let format { return .line(LineFormat(format)) }
    guard isPage else { return nil }
    var reach = PlainPage.Reach()
    if plain { reach.hours = PlainPage.Reach.spokenHours }
    if let hours { reach.hours = try Self.number(hours, in: 0...Self.maxHours, of: "--hours") }
    if let days { reach.days = try Self.number(days, in: 0...Self.maxDays, of: "--days") }
    return .page(inWords: plain, reach)
  }

  /// Returns the date whose weather is printed, if one was given.
  func day() throws(SettingsProblem) -> LocalDate? {
    guard let date else { return nil }
    // Rejects dates that overflow into the next month, such as 29 February of a common year.
    if let day = LocalDate(date), day.description == date { return day }
    throw .malformed("--date", value: date, examples: ["2026-06-21"])
  }

  /// Returns the maximum age of a cached report, if one was given.
  func limit() throws(SettingsProblem) -> TimeSpan? {
    guard let maxAge else { return nil }
    if let age = TimeSpan(maxAge) { return age }
    throw .malformed("--max-age", value: maxAge)
  }

  static func number(
    _ text: String, in range: ClosedRange<Int>, of option: String
  ) throws(SettingsProblem) -> Int {
    let isNumber = text.utf8.allSatisfy { (48...57).contains($0) } && text.utf8.count <= 9
    if isNumber, let number = Int(text), range.contains(number) { return number }
    throw .number(option, value: text, range)
  }
}

extension OutputChoices {
  /// Reads the choices from the arguments.
  init(_ arguments: ParsedArguments) {
    self.init(
      print: arguments.has("print"), plain: arguments.has("plain"), hours: arguments["hours"],
      days: arguments["days"], date: arguments["date"],
      json: arguments.has("json"), bar: arguments["bar"], ics: arguments.has("ics"),
      svg: arguments["svg"], format: arguments["format"],
      maxAge: arguments["max-age"])
  }
}
