import FoundationEssentials
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// How `watch` tells of something: by the person's own command, on the desktop, or as a line.
struct NoticeDelivery: Sendable {
  let command: NoticeCommand?
  let settings: DisplaySettings
  let now: @Sendable () -> Date

  func tell(_ notice: WeatherNotice, of report: WeatherReport) {
    let text = WeatherFormat(settings).notice(notice, of: report, at: now())
    let words = settings.language.words
    if let command {
      guard !command.start(Self.variables(notice, text, report)) else { return }
      return Program.warn("/bin/sh")
    }
    var shown = text
    shown.body = text.body.escapedForMarkup
    if DesktopNotices.show(shown, icon: notice.icon) { return }
    let lines = ([text.title] + text.body.split(separator: "\n").map(String.init))
      .filter { !$0.isEmpty }
    Program.write(lines.joined(separator: " – ") + "\n", words)
  }

  /// What a command finds in its environment.
  static func variables(
    _ notice: WeatherNotice, _ text: NoticeText, _ report: WeatherReport
  ) -> [String: String] {
    func time(_ moment: Date?) -> String { moment.map { report.localTime($0).rfc3339 } ?? "" }
    var variables = ["TITLE": text.title, "BODY": text.body, "PLACE": notice.place.name]
    switch notice.subject {
    case .rain(let spell):
      variables["KIND"] = "rain"
      variables["CONDITION"] = spell.condition.rawValue
      (variables["START"], variables["END"]) = (time(spell.start), time(spell.end))
    case .warning(let alert):
      variables["KIND"] = "warning"
      variables["SEVERITY"] = alert.severity?.rawValue ?? ""
      (variables["START"], variables["END"]) = (time(alert.start), time(alert.end))
    }
    return Dictionary(
      uniqueKeysWithValues: variables.map { ("WEATHER_TUI_NOTICE_" + $0.key, $0.value) })
  }
}

extension WeatherNotice {
  /// A name of the Icon Naming Specification.
  fileprivate var icon: String {
    switch subject {
    case .warning: "weather-severe-alert"
    case .rain(let spell):
      switch spell.condition {
      case let condition where condition.isFrozen: "weather-snow"
      case .thunderstorm: "weather-storm"
      default: "weather-showers"
      }
    }
  }
}
