import TerminalUI
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// Delivers the notifications of `watch`: through the user's own command, on the desktop, or as a
/// line.
struct NotificationDelivery: Sendable {
  let command: NotificationCommand?
  let place: Place
  let settings: DisplaySettings
  let now: @Sendable () -> Date

  func deliver(_ notification: WeatherNotification, of report: Fetched<WeatherReport>) {
    let text = WeatherFormat(settings).notification(notification, of: report, at: now())
    deliver(text, icon: notification.icon, Self.variables(notification, text, report.value))
  }

  func notify(_ notification: WatchNotification) {
    let format = WeatherFormat(settings)
    let (words, name) = (settings.language.words.watch, format.placeName(place))
    let text: NotificationText
    let kind: String
    switch notification {
    case .more(let count):
      text = format.moreNotifications(count, at: place)
      kind = "more"
    case .warningsUnchecked(let since):
      text = NotificationText(
        title: words.uncheckedTitle(name), body: words.uncheckedBody(since: time(since)),
        isCritical: true)
      kind = "unchecked"
    }
    let variables = ["KIND": kind, "TITLE": text.title, "BODY": text.body, "PLACE": place.name]
    deliver(text, icon: "weather-severe-alert", Self.named(variables))
  }

  /// Writes a change in what can be checked to standard error.
  func log(_ event: WatchEvent) {
    let (words, name) = (settings.language.words, WeatherFormat(settings).placeName(place))
    switch event {
    case .blind(let failure):
      let reason = words.error(failure, now: now(), in: .commandLine).sentence
      Program.warn(words.watch.blind(name, reason))
    case .outdated(let provider, let time):
      let age = WeatherFormat(settings).age(of: time, at: now()) ?? words.time.rough(0)
      let reason = words.commandLine.outdated(provider.displayName, age)
      Program.warn(words.watch.blind(name, reason))
    case .seesAgain: Program.warn(words.watch.seesAgain(name))
    case .warningsBlind(let source):
      Program.warn(words.watch.warningsBlind(name, source.displayName))
    case .warningsSeenAgain: Program.warn(words.watch.warningsSeenAgain(name))
    }
  }

  /// Returns a time on the place's clock, with its date if that is not today.
  private func time(_ moment: Date) -> String {
    let zone = PlaceTimeZone(identifier: place.timeZoneIdentifier ?? "UTC", fixedOffset: 0)
    return WeatherFormat(settings).moment(
      zone.localTime(moment), today: zone.localTime(now()).date)
  }

  private func deliver(_ text: NotificationText, icon: String, _ variables: [String: String]) {
    let words = settings.language.words
    if let command {
      guard !command.start(variables) else { return }
      return Program.warn("/bin/sh")
    }
    var shown = text
    shown.body = MarkupText(text.body).text
    if DesktopNotifications.show(shown, icon: icon) { return }
    let lines = ([text.title] + text.body.split(separator: "\n").map(String.init))
      .filter { !$0.isEmpty }
    Program.write(lines.joined(separator: " – ") + "\n", words)
  }

  /// Returns the environment variables for a command.
  static func variables(
    _ notification: WeatherNotification, _ text: NotificationText, _ report: WeatherReport
  ) -> [String: String] {
    func time(_ moment: Date?) -> String { moment.map { report.localTime($0).rfc3339 } ?? "" }
    var variables = ["TITLE": text.title, "BODY": text.body, "PLACE": notification.place.name]
    switch notification.subject {
    case .rain(let spell):
      variables["KIND"] = "rain"
      variables["CONDITION"] = spell.worst.rawValue
      variables["START"] = time(spell.start)
      variables["END"] = time(spell.isOpen ? nil : spell.end)
    case .warning(let alert):
      variables["KIND"] = "warning"
      variables["SEVERITY"] = alert.severity?.rawValue ?? ""
      (variables["START"], variables["END"]) = (time(alert.start), time(alert.end))
    }
    return named(variables)
  }

  private static func named(_ variables: [String: String]) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: variables.map { ("WEATHER_TUI_NOTICE_" + $0.key, $0.value) })
  }
}

extension WeatherNotification {
  /// The icon's name in the Icon Naming Specification.
  fileprivate var icon: String {
    switch subject {
    case .warning: "weather-severe-alert"
    case .rain(let spell):
      switch spell.worst {
      case let condition where condition.isFrozen: "weather-snow"
      case .thunderstorm: "weather-storm"
      default: "weather-showers"
      }
    }
  }
}
