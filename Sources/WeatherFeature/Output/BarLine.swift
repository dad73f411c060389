import TerminalUI
public import WeatherModel
import WeatherWords

/// The formats of status bars and prompts.
public enum StatusBar: String, CaseIterable, Hashable, Sendable {
  /// One JSON object per line: text and tooltip in Pango's markup, and classes for the bar's style
  /// sheet.
  case waybar
  /// Text with formatting tags.
  case polybar
  /// Text of the status line with its style tags.
  case tmux
  /// Plain text.
  case starship
  /// One JSON object of the i3bar protocol per line, in Pango's markup.
  case i3blocks
}

/// The output of `--bar`: the weather in one line in the format of a status bar.
public struct BarLine {
  /// The default template of the line.
  public static let defaultTemplate = LineFormat("{place} {icon} {temperature}")

  private let fetched: Fetched<WeatherReport>
  private let now: Date
  private let settings: DisplaySettings
  private let isStale: Bool
  private let text: String
  private let format: WeatherFormat
  private var words: Words { format.words }
  private var report: WeatherReport { fetched.value }

  /// Creates the line of a report at the time `now`.
  /// - Parameters:
  ///   - template: The template of the line.
  ///   - isStale: Whether the request failed and the report comes from the cache.
  public init(
    _ report: Fetched<WeatherReport>, now: Date, settings: DisplaySettings,
    template: LineFormat = defaultTemplate,
    isStale: Bool = false
  ) throws(LineFormat.UnknownPlaceholder) {
    fetched = report
    self.now = now
    self.settings = settings
    self.isStale = isStale || report.outdatedTime != nil
    format = WeatherFormat(settings)
    text = try template.line(for: report, now: now, settings: settings, icons: settings.icons)
  }

  /// Returns the line in the format of a bar, ending in a line feed.
  public func text(for bar: StatusBar) -> String {
    switch bar {
    case .waybar: waybar + "\n"
    case .i3blocks: i3blocks + "\n"
    case .polybar: polybar + "\n"
    case .tmux: tmux + "\n"
    case .starship: line + "\n"
    }
  }

  /// The text on a single line. Most bars show no class or tooltip, so sample weather is marked in
  /// the text.
  private var line: String {
    let mark = fetched.provider == .sample ? [words.name(of: .sample)[...]] : []
    return (mark + text.split(separator: "\n")).joined(separator: " ")
  }

  // MARK: - What is said

  /// The worst warning that is in force or announced.
  private var alert: WeatherWarning? { report.alerts(at: now).first }

  /// The weather as class names for a style sheet: the sky's condition; `rain` or `snow` while it
  /// falls, `rain-soon` or `snow-soon` in the hour before; `alert` and its severity, or
  /// `alert-unknown` if the authority could not be reached; `night`, `stale` and `sample`.
  public var classes: [String] {
    let weather = report.weatherNow(at: now).weather
    var classes = [weather.condition.rawValue]
    func add(_ name: String) {
      if !classes.contains(name) { classes.append(name) }
    }
    let timeline = report.precipitationTimeline(at: now)
    if timeline.isWetNow == true {
      let kind = timeline.currentSpell?.phases(from: now).first?.kind ?? weather.condition
      add(kind.isFrozen ? "snow" : "rain")
    } else if let spell = timeline.nextSpell, spell.start <= now + 3600 {
      add(spell.phases(from: now).first?.kind.isFrozen == true ? "snow-soon" : "rain-soon")
    }
    if let alert {
      add("alert")
      if let severity = alert.severity { add("alert-" + severity.rawValue) }
    } else if case .unavailable = fetched.warnings(at: now) {
      add("alert-unknown")
    }
    if weather.isDay == false { add("night") }
    if isStale { add("stale") }
    if fetched.provider == .sample { add("sample") }
    return classes
  }

  /// The text of the tooltip, in several lines.
  private var tooltip: String {
    let weather = report.weatherNow(at: now).weather
    let labels = words.labels
    func fact(_ label: String, _ value: String) -> String? {
      value == unknownValue ? nil : label + words.colon + value
    }
    let today = report.today(at: now)
    let sky = weather.description ?? words.names.condition(weather.condition)
    let age = format.age(of: fetched.dataTime, at: now) ?? words.time.rough(0)
    let lines: [String?] = [
      format.fullName(report.place),
      [sky, format.temperatureWithUnit(weather.temperature)].filter { $0 != unknownValue }
        .joined(separator: labels.comma),
      words.sections.paragraph(format.prose(of: report, at: now)),
      fact(labels[.feelsLike], format.temperatureWithUnit(weather.feelsLike)),
      fact(format.ofToday(labels.high, today), format.temperatureWithUnit(today?.temperatureMax)),
      fact(format.ofToday(labels.low, today), format.temperatureWithUnit(today?.temperatureMin)),
      fact(
        labels[.windSpeed],
        format.wind(weather.windSpeed, from: weather.windDirection)),
      fact(labels[.humidity], format.percent(weather.humidity)),
    ]
    let alerts = report.alerts(at: now).map {
      words.labels.alerts + words.colon + format.alertTitle($0, of: fetched, at: now)
    }
    let unavailable = format.warningsUnavailable(of: fetched, at: now)
    let end =
      isStale
      ? words.status.dataAge(age)
      : words.labels.received + words.colon + format.ago(fetched.fetchedAt, at: now)
    return
      (lines.compactMap(\.self) + alerts + [unavailable].compactMap(\.self)
      + [end, words.credits.provider(fetched.provider)])
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  // MARK: - How each bar takes it

  /// The probability of precipitation in the current step; 1 if a nowcast predicts precipitation
  /// within the hour. Nil if unknown.
  private var chance: Double? {
    let falls = report.precipitationTimeline(at: now).segments.contains {
      $0.source == .nowcast && $0.isWet == true && $0.end > now && $0.start <= now + 3600
    }
    return falls ? 1 : report.step(at: now)?.precipitationProbability
  }

  private var waybar: String {
    var members: [(String, JSONValue)] = [
      ("text", .text(MarkupText(line).text)),
      ("alt", .text(report.weatherNow(at: now).weather.condition.rawValue)),
      ("tooltip", .text(MarkupText(tooltip).text)),
      ("class", .array(classes.map { .text($0) })),
    ]
    // Waybar reads a number only, so an unknown probability has no member.
    if let chance { members.append(("percentage", .number((chance * 100).rounded(), digits: 0))) }
    return JSONValue.object(members).singleLine
  }

  /// The object of the i3bar protocol, which leaves keys with a leading underscore to the block's
  /// author.
  private var i3blocks: String {
    let short = try? LineFormat("{icon} {temperature}").line(
      for: fetched, now: now, settings: settings, icons: settings.icons)
    var members: [(String, JSONValue)] = [
      ("full_text", .text(MarkupText(line).text)),
      ("short_text", .text(MarkupText(short ?? line).text)),
      ("markup", .text("pango")),
      ("urgent", .bool(alert?.severity == .severe || alert?.severity == .extreme)),
      ("_class", .text(classes.joined(separator: " "))),
    ]
    if let color { members.append(("color", .text(color))) }
    return JSONValue.object(members).singleLine
  }

  private var polybar: String {
    guard let color else { return PolybarText(line).text }
    return "%{F\(color)}" + PolybarText(line, isBeforeTag: true).text + "%{F-}"
  }

  private var tmux: String {
    // Only attributes are set, because the colours of the user's status line are unknown.
    let style = alert != nil ? "bold" : isStale ? "dim" : nil
    guard let style else { return TmuxText(line).text }
    return "#[\(style)]" + TmuxText(line, isBeforeStyle: true).text + "#[no\(style)]"
  }

  /// The colour for a warning, a stale report, or rain or snow; nil if nothing needs attention.
  private var color: String? {
    if alert != nil { return "#ff5f5f" }
    if isStale { return "#8a8a8a" }
    return classes.contains("rain") || classes.contains("snow") ? "#5fafff" : nil
  }
}
