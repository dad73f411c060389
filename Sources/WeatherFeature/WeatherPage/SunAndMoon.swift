import Foundation
import TerminalUI
import WeatherModel

/// What the sun and the moon do at the place today, in words. The sun's times are the provider's
/// where it gives them, otherwise computed for the place.
struct SunAndMoon {
  private let page: PageContext
  private let sun: SunTimes
  private let sunrise: Date?
  private let sunset: Date?
  private let moon: MoonPhase

  init(_ page: PageContext) {
    self.page = page
    let time = page.report.localTime(page.now)
    sun = SunTimes(
      on: time.date, at: page.report.place.coordinate, utcOffset: time.utcOffset)
    let today = page.report.today(at: page.now)
    sunrise = today?.sunrise ?? sun.sunrise
    sunset = today?.sunset ?? sun.sunset
    moon = MoonPhase(at: page.now)
  }

  private func clock(_ moment: Date?) -> String {
    moment.map { page.report.localTime($0).clock } ?? "–"
  }

  var sunLine: (label: String, value: String) {
    (page.words.labels.sun, "↑ \(clock(sunrise))  ↓ \(clock(sunset))   \(dayLength)")
  }

  var moonLine: (label: String, value: String) {
    (page.words.labels.moon, "\(moonGlyph) \(moonText)   \(nextMoon)")
  }

  /// The next of sunrise and sunset.
  var nextSunEvent: (label: String, value: String) {
    if let sunrise, page.now < sunrise { return (page.words.labels.sunrise, clock(sunrise)) }
    return (page.words.labels.sunset, clock(sunset))
  }

  var dayLength: String {
    let seconds: TimeInterval
    if let sunrise, let sunset, sunset > sunrise {
      seconds = sunset.timeIntervalSince(sunrise)
    } else {
      seconds = sun.dayLength
    }
    return page.words.time.ofDay(page.words.time.exact(Int((seconds / 60).rounded())))
  }

  private var moonGlyph: String {
    switch moon.illumination {
    case ..<0.1: "○"
    case ..<0.9: moon.isWaxing ? "◐" : "◑"
    default: "●"
    }
  }

  var moonText: String {
    let name = page.words.names.moonPhase(MoonPhaseName(phase: moon.fraction))
    return name + " " + page.format.percent(moon.illumination * 100)
  }

  /// The next full or new moon, whichever comes first.
  var nextMoon: String {
    let full = MoonPhase.next(.full, after: page.now)
    let new = MoonPhase.next(.new, after: page.now)
    let (name, moment) = full < new ? (MoonPhaseName.fullMoon, full) : (.newMoon, new)
    let date = page.report.localTime(moment).date
    return page.words.names.moonPhase(name) + " " + page.words.time.dayOfMonth(date)
  }
}
