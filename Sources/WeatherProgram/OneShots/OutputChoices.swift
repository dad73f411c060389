import WeatherFeature
import WeatherWords

/// What the program was told to write instead of opening. The values are checked later, when the
/// language for a complaint is known.
struct OutputChoices: Equatable {
  var print = false
  var plain = false
  var hours: String?
  var days: String?
  var json = false
  var bar: String?
  var ics = false
  var svg: String?
  var format: String?
  var maxAge: String?

  private var isPage: Bool { print || plain }

  /// Why the options cannot be meant together; nil where they can.
  var contradiction: String? {
    let outputs = [
      isPage, json, bar != nil, format != nil && bar == nil, ics, svg != nil,
    ].count { $0 }
    if outputs > 1 {
      return
        "--print, --json, --bar, --format, --ics and --svg each end the program: give one of them."
    }
    if !isPage, hours != nil || days != nil { return "--hours and --days belong to --print." }
    return nil
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
