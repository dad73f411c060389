package import Foundation
package import WeatherModel
import WeatherWords

/// Moments, ages and lengths of time.
extension WeatherFormat {
  /// The rough age of what was received then: `2 min`, or nil when it is younger than a minute.
  package func age(of moment: Date, at now: Date) -> String? {
    let seconds = Int(max(0, min(now.timeIntervalSince(moment), 1e9)))
    return seconds < 60 ? nil : words.time.rough(seconds)
  }

  /// `2 min ago`, `just now`.
  package func ago(_ moment: Date, at now: Date) -> String {
    age(of: moment, at: now).map(words.time.ago) ?? words.time.justNow
  }

  /// `1 h 24 min ago` or `in 2 h 05 min`.
  package func distance(to moment: Date, from now: Date) -> String {
    let seconds = max(-1e9, min(moment.timeIntervalSince(now), 1e9))
    let length = words.time.exact(Int((abs(seconds) / 60).rounded(.down)))
    return seconds < 0 ? words.time.ago(length) : words.time.ahead(length)
  }

  /// `Today`, `Tomorrow` or nothing special: `Sun 22`.
  package func day(_ date: LocalDate, today: LocalDate) -> String {
    date == today ? words.time.today : words.time.dayOfMonth(date)
  }

  /// `18:42`, and with the day when that is another one: `Sun 22 06:00`.
  package func moment(_ time: LocalTime, today: LocalDate) -> String {
    time.date == today ? time.clock : "\(words.time.dayOfMonth(time.date)) \(time.clock)"
  }

  /// `Sat 21 Nov 18:42`
  package func dateAndClock(_ time: LocalTime) -> String {
    "\(words.time.date(time.date)) \(time.clock)"
  }

  /// Seconds ahead of UTC as `+9`, `+5:30`, `−3`.
  package func utcOffset(_ seconds: Int) -> String {
    let (hours, rest) = (Int(seconds.magnitude) / 60).quotientAndRemainder(dividingBy: 60)
    let sign = seconds < 0 ? "\u{2212}" : "+"
    return rest == 0 ? "\(sign)\(hours)" : "\(sign)\(hours):\(rest < 10 ? "0" : "")\(rest)"
  }

  /// A place's zone: `KST +9`, `UTC +5:45`; `~UTC −10` where nobody said it.
  package func zone(_ zone: PlaceTimeZone, utcOffset seconds: Int) -> String {
    (zone.isEstimated ? "~" : "") + self.zone(zone.identifier, utcOffset: seconds)
  }

  /// A zone's short name and its offset: `KST +9`, `UTC +5:45`.
  package func zone(_ identifier: String?, utcOffset seconds: Int) -> String {
    let name =
      identifier.flatMap { ZoneAbbreviation.name(of: $0, utcOffset: seconds) } ?? "UTC"
    return name == "UTC" && seconds == 0 ? name : "\(name) \(utcOffset(seconds))"
  }
}
