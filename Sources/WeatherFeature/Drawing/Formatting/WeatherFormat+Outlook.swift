package import Foundation
package import WeatherModel
import WeatherWords

/// What is next, and what is warned of, in words.
extension WeatherFormat {
  /// The outlook of a report in a sentence: the same one wherever it is told. Nil where nothing can
  /// be told.
  package func outlook(of report: WeatherReport, at now: Date) -> String? {
    report.outlook(at: now).flatMap(outlook)
  }

  /// `Rain until 21:00`, `Drizzle from Tue 10:00`, `dry for 48 h`.
  package func outlook(_ outlook: Outlook) -> String? {
    switch outlook {
    case .until(let condition, let moment):
      words.sections.until(words.names.condition(condition), self.moment(moment))
    case .from(let condition, let moment):
      words.sections.from(words.names.condition(condition), self.moment(moment))
    case .before: nil
    case .dry(let hours): words.sections.dry(hours)
    }
  }

  /// `21:00` today, `Tue 10:00` on any other day.
  private func moment(_ moment: OutlookMoment) -> String {
    switch moment.day {
    case .today: moment.time.clock
    case .tomorrow, .later:
      "\(words.time.weekdayShort(moment.time.date.weekday)) \(moment.time.clock)"
    }
  }

  /// A warning's event; of one that begins later, with when: `Hurricane Warning from Mon 23 10:00`.
  package func alertTitle(_ alert: WeatherAlert, of report: WeatherReport, at now: Date) -> String {
    guard alert.standing(at: now) == .later, let start = alert.start else { return alert.event }
    let today = report.localTime(now).date
    return words.sections.from(alert.event, moment(report.localTime(start), today: today))
  }
}
