package import FoundationEssentials
package import WeatherModel
import WeatherWords

/// What is next, and what is warned of, in words.
extension WeatherFormat {
  /// The outlook of a report in a sentence: the same one wherever it is told. Nil where nothing can
  /// be told.
  package func outlook(of report: WeatherReport, at now: Date) -> String? {
    report.outlook(at: now).map(outlook)
  }

  /// `Rain until 21:00`, `Drizzle from Tue 10:00`, `Rain before 21:00`, `dry for 48 h`. The day is
  /// named whenever it is another one.
  package func outlook(_ outlook: Outlook) -> String {
    let sections = words.sections
    switch outlook {
    case .until(let condition, let moment):
      return told(condition, moment, sections.until, sections.untilDay)
    case .from(let condition, let moment):
      return told(condition, moment, sections.from, sections.fromDay)
    case .before(let condition, let moment):
      return told(condition, moment, sections.before, sections.beforeDay)
    case .dry(let hours): return sections.dry(hours)
    }
  }

  private func told(
    _ condition: Condition, _ moment: OutlookMoment, _ today: (String, String) -> String,
    _ anotherDay: (String, String, String) -> String
  ) -> String {
    let what = words.names.condition(condition)
    let clock = moment.time.clock
    switch moment.day {
    case .today: return today(what, clock)
    case .tomorrow, .later:
      return anotherDay(what, words.time.weekdayShort(moment.time.date.weekday), clock)
    }
  }

  /// A warning's event; of one that begins later, with when: `Hurricane Warning, from Mon 23 10:00`.
  package func alertTitle(_ alert: WeatherAlert, of report: WeatherReport, at now: Date) -> String {
    guard alert.standing(at: now) == .later, let start = alert.start else { return alert.event }
    let today = report.localTime(now).date
    let moment = moment(report.localTime(start), today: today)
    return "\(alert.event), \(words.status.alertFrom(moment))"
  }

  /// The first warning for a short line, with the time first where it begins later: `Mon 23 10:00
  /// Hurricane Warning`. Nil where there is none.
  package func alertBriefly(of report: WeatherReport, at now: Date) -> String? {
    guard let alert = report.alerts(at: now).first else { return nil }
    guard alert.standing(at: now) == .later, let start = alert.start else { return alert.event }
    let today = report.localTime(now).date
    return moment(report.localTime(start), today: today) + " " + alert.event
  }

  /// Why there is no warning to tell, in a sentence; nil where there is one.
  package func noWarnings(_ known: KnownWarnings, from provider: Provider) -> String? {
    switch known {
    case .notAsked: words.warnings.notAsked(provider.displayName)
    case .noneIssued: words.warnings.none(provider.displayName)
    case .issued: nil
    }
  }

  /// The label of today's precipitation: what falls, and whether it is of the whole day.
  package func precipitationLabel(_ today: DayForecast?) -> String {
    let label =
      today?.isSnowy == true ? words.labels.snowToday : words.labels.precipitationToday
    return ofToday(label, today)
  }

  /// A label of today's; where the hours that have passed are not known, with `(rest of today)`.
  package func ofToday(_ label: String, _ today: DayForecast?) -> String {
    today?.isRestOfDay == true ? "\(label) (\(words.labels.restOfToday))" : label
  }
}
