import TerminalUI
import WeatherModel
import WeatherWords

/// The sun and the moon at the place on one day, in words. Sunrise and sunset are the provider's if it
/// gives them, otherwise computed for the place.
struct SunAndMoon {
  private let page: PageContext
  /// The place's date.
  let date: LocalDate
  private let utcOffset: Int
  private let sun: SunTimes
  let sunrise: Date?
  let sunset: Date?
  let moon: MoonPhase

  /// - Parameter days: The number of days from today.
  init(_ page: PageContext, daysAhead days: Int = 0) {
    self.page = page
    let moment = page.now.addingTimeInterval(TimeInterval(days) * 86_400)
    let date = page.report.localTime(page.now).date.advanced(byDays: days)
    self.date = date
    utcOffset = page.report.localTime(moment).utcOffset
    sun = SunTimes(on: date, at: page.report.place.coordinate, utcOffset: utcOffset)
    let day =
      days == 0
      ? page.report.today(at: page.now) : page.report.daily.first { $0.date == date }
    sunrise = day?.sunrise ?? sun.sunrise
    sunset = day?.sunset ?? sun.sunset
    moon = MoonPhase(at: moment)
  }

  /// Whether the sun rises or sets today.
  var hasTimes: Bool { sunrise != nil || sunset != nil }

  private func clock(_ moment: Date?) -> String {
    moment.map { page.format.clock(page.report.localTime($0)) } ?? unknownValue
  }

  var moonLine: (label: String, value: String) {
    (page.words.labels.moon, "\(moonGlyph) \(moonText)   \(nextMoon)")
  }

  /// The next sunrise or sunset; after sunset, the past one.
  var nextSunEvent: (label: String, value: String) {
    if !hasTimes { return (page.words.labels.sun, courseShort) }
    if let sunrise, page.now < sunrise { return (page.words.labels.sunrise, clock(sunrise)) }
    return (page.words.labels.sunset, clock(sunset))
  }

  /// The time until or since ``nextSunEvent``: `1 h 24 min ago`; a sentence if there is no such
  /// event.
  var nextSunDistance: String {
    nextSunMoment.map { page.format.distance(to: $0, from: page.now) } ?? courseText
  }

  /// The time until or since ``nextSunEvent`` in one unit: `1 h ago`; nil if there is no such
  /// event.
  var nextSunRoughDistance: String? {
    nextSunMoment.map { moment in
      let seconds = moment.timeIntervalSince(page.now)
      let length = page.words.time.rough(Int(abs(seconds)))
      return seconds < 0 ? page.words.time.ago(length) : page.words.time.ahead(length)
    }
  }

  private var nextSunMoment: Date? { sunrise.flatMap { page.now < $0 ? $0 : nil } ?? sunset }

  private var dayMinutes: Int {
    var seconds = sun.dayLength
    if let sunrise, let sunset, sunset > sunrise { seconds = sunset.timeIntervalSince(sunrise) }
    return Int((seconds / 60).rounded())
  }

  /// `10 h 04 min`
  var dayLengthBare: String { page.words.time.exact(dayMinutes) }

  /// `10 h 04 min of day`
  var dayLength: String { page.words.time.ofDay(dayLengthBare) }

  /// A sentence about the sun's course today.
  var courseText: String {
    page.words.detail.polar(sun.course) ?? page.words.detail.sunMeaning(dayLengthBare)
  }

  /// The sun's course in two words, for days with neither sunrise nor sunset.
  var courseShort: String {
    switch sun.course {
    case .polarDay: page.words.detail.polarDayShort
    case .polarNight: page.words.detail.polarNightShort
    case .ordinary: unknownValue
    }
  }

  private var moonGlyph: String {
    switch moon.illumination {
    case ..<0.1: "○"
    // In the north the waxing moon is lit on its right, in the south on its left.
    case ..<0.9: moon.isWaxing == (page.report.place.coordinate.latitude >= 0) ? "◑" : "◐"
    default: "●"
    }
  }

  /// `9 h 58 min`, `↑ 07:18`, `↓ 17:16`; two words if the sun does not rise or set.
  var sunLine: [String] {
    hasTimes ? [dayLengthBare, "↑ \(clock(sunrise))", "↓ \(clock(sunset))"] : [courseShort]
  }

  /// `07:18–17:16`
  var sunSpan: String {
    hasTimes ? "\(clock(sunrise))–\(clock(sunset))" : courseShort
  }

  private var riseAndSet: MoonTimes {
    MoonTimes(on: date, at: page.report.place.coordinate, utcOffset: utcOffset)
  }

  /// `↑ 15:21`, `↓ 04:18`
  var moonSpan: [String] {
    let times = riseAndSet
    return ["↑ \(clock(times.rise))", "↓ \(clock(times.set))"]
  }

  /// The times of moonrise and moonset, the earlier first.
  var moonTimes: [(label: String, value: String)] {
    let times = riseAndSet
    return [(page.words.labels.moonrise, times.rise), (page.words.labels.moonset, times.set)]
      .sorted { ($0.1 ?? .distantFuture) < ($1.1 ?? .distantFuture) }
      .map { ($0.0, clock($0.1)) }
  }

  /// The times of the sun and of the moon, one line each.
  var lines: [(label: String, value: String)] {
    let labels = page.words.labels
    return [
      (labels.sunrise, clock(sunrise)), (labels.sunset, clock(sunset)),
      (labels.dayLength, dayLengthBare),
    ] + moonTimes
  }

  /// The next date of each of the four principal phases, in chronological order.
  var phasesAhead: [(day: String, name: String)] {
    let names: [(MoonPhase.Principal, MoonPhase.Name)] = [
      (.new, .new), (.firstQuarter, .firstQuarter), (.full, .full), (.lastQuarter, .lastQuarter),
    ]
    return names.map { (MoonPhase.next($0.0, after: page.now), $0.1) }.sorted { $0.0 < $1.0 }
      .map {
        (
          page.words.time.date(page.report.localTime($0.0).date),
          page.words.names.moonPhase($0.1)
        )
      }
  }

  var moonName: String { page.words.names.moonPhase(moon.name) }

  /// `waxing gibbous 86 %`
  var moonText: String { moonName + " " + moonLit }

  var moonLit: String { page.format.percent(moon.illumination * 100) }

  /// The next full or new moon, whichever comes first: `full in 3 days`.
  var nextMoon: String {
    let full = MoonPhase.next(.full, after: page.now)
    let new = MoonPhase.next(.new, after: page.now)
    let today = page.report.localTime(page.now).date
    let days = { (moment: Date) in page.report.localTime(moment).date.dayNumber - today.dayNumber }
    return full < new ? page.words.detail.fullIn(days(full)) : page.words.detail.newIn(days(new))
  }
}

extension DetailWords {
  /// Returns a sentence about polar day or night; nil for an ordinary day.
  func polar(_ course: SunTimes.Course) -> String? {
    switch course {
    case .polarDay: polarDay
    case .polarNight: polarNight
    case .ordinary: nil
    }
  }
}
