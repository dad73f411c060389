import TerminalUI
package import WeatherModel
import WeatherWords

/// Times, ages and durations.
extension WeatherFormat {
  /// Returns the rough age of data that was received at `moment`: `2 min`; nil if it is younger
  /// than a minute.
  package func age(of moment: Date, at now: Date) -> String? {
    let seconds = Int(max(0, min(now.timeIntervalSince(moment), 1e9)))
    return seconds < 60 ? nil : words.time.rough(seconds)
  }

  /// Returns how long ago a time was: `2 min ago`, `just now`.
  package func ago(_ moment: Date, at now: Date) -> String {
    age(of: moment, at: now).map(words.time.ago) ?? words.time.justNow
  }

  /// Returns the time of the weather that is shown as current: `forecast for 14:00`, or `as of 28
  /// Nov 2025 18:42` for weather that was old when it was received; nil for the weather now.
  func time(of weatherNow: WeatherNow, in report: WeatherReport, at now: Date) -> String? {
    let time = report.localTime(weatherNow.weather.time)
    if weatherNow.isForecast { return words.sections.forecastFor(clock(time)) }
    guard weatherNow.isOutdated else { return nil }
    let isToday = time.date == report.localTime(now).date
    return words.sections.asOf(
      isToday ? clock(time) : "\(words.time.dateOfYear(time.date)) \(clock(time))")
  }

  /// Returns the time span from `now` to a time: `1 h 24 min ago` or `in 2 h 05 min`.
  package func distance(to moment: Date, from now: Date) -> String {
    let seconds = max(-1e9, min(moment.timeIntervalSince(now), 1e9))
    let length = words.time.exact(Int((abs(seconds) / 60).rounded(.down)))
    return seconds < 0 ? words.time.ago(length) : words.time.ahead(length)
  }

  /// Returns a time of day: `18:42`, or `6:42 PM`.
  package func clock(_ time: LocalTime) -> String {
    hasTwelveHours
      ? words.time.twelveHourClock(hour: time.hour, minute: time.minute) : time.hourAndMinute24
  }

  /// Returns a full hour for a row of hours: `18`, or `6p`.
  package func hour(_ time: LocalTime) -> String {
    hasTwelveHours ? words.time.twelveHour(time.hour) : String(time.hourAndMinute24.prefix(2))
  }

  /// Returns an hour for an axis: `18`, or `18:30` where the offset from UTC is no whole number of
  /// hours. Offsets are multiples of a quarter of an hour.
  package func axisHour(_ time: LocalTime) -> String {
    time.minute > 0 && time.minute % 15 == 0 ? clock(time) : hour(time)
  }

  /// The width in columns of the longest time of day.
  package var clockWidth: Int {
    hasTwelveHours
      ? max(
        TextWidth.of(words.time.twelveHourClock(hour: 10, minute: 0)),
        TextWidth.of(words.time.twelveHourClock(hour: 22, minute: 0))) : 5
  }

  /// Returns `Today`, in its short form if the long one does not fit in the width, or the weekday and
  /// the day of the month: `Sun 22`.
  package func day(_ date: LocalDate, today: LocalDate, width: Int = .max) -> String {
    date == today ? self.today(width: width) : words.time.dayOfMonth(date)
  }

  /// Returns `Today`, in its short form if the long one does not fit in the width.
  func today(width: Int) -> String {
    TextWidth.of(words.time.today) <= width ? words.time.today : words.time.todayShort
  }

  /// Returns a time of day, with the day if it is not today: `18:42`, `Sun 22 06:00`.
  package func moment(_ time: LocalTime, today: LocalDate) -> String {
    let clock = clock(time)
    return time.date == today ? clock : "\(words.time.dayOfMonth(time.date)) \(clock)"
  }

  /// Returns a time of day, with the weekday if it is not today: `18:42`, `Sun 06:00`.
  func weekdayAndClock(_ time: LocalTime, today: LocalDate) -> String {
    let clock = clock(time)
    return time.date == today ? clock : "\(words.time.weekdayShort(time.date.weekday)) \(clock)"
  }

  /// Returns a date and time: `Sat 21 Nov 18:42`.
  package func dateAndClock(_ time: LocalTime) -> String {
    "\(words.time.date(time.date)) \(clock(time))"
  }

  /// Returns an offset from UTC in seconds as `+9`, `+5:30`, `−3`.
  package func utcOffset(_ seconds: Int) -> String {
    let (hours, rest) = (Int(seconds.magnitude) / 60).quotientAndRemainder(dividingBy: 60)
    let sign = seconds < 0 ? "\u{2212}" : "+"
    return rest == 0 ? "\(sign)\(hours)" : "\(sign)\(hours):\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Returns a place's time zone: `KST +9`, `UTC +5:45`; `~UTC −10` if the zone is estimated.
  package func zone(_ zone: PlaceTimeZone, utcOffset seconds: Int) -> String {
    (zone.isEstimated ? "~" : "") + self.zone(zone.identifier, utcOffset: seconds)
  }

  /// Returns the name that distinguishes a time from the same clock time an hour later, when clocks
  /// are set back: `CET`, or `UTC+1` if the zone has no common abbreviation.
  func zoneName(_ zone: PlaceTimeZone, utcOffset seconds: Int) -> String {
    zone.identifier.flatMap { ZoneAbbreviation.name(of: $0, utcOffset: seconds) }
      ?? "UTC" + utcOffset(seconds)
  }

  /// Returns the name that follows the time of a moment on the clock, ` CET`, if the clocks show that
  /// time twice; otherwise an empty text.
  package func zoneSuffix(_ moment: Date, in zone: PlaceTimeZone) -> String {
    zone.isAmbiguous(moment) ? " " + zoneName(zone, utcOffset: zone.offset(at: moment)) : ""
  }

  /// Returns a zone's abbreviation and its offset: `KST +9`, `UTC +5:45`.
  package func zone(_ identifier: String?, utcOffset seconds: Int) -> String {
    let name =
      identifier.flatMap { ZoneAbbreviation.name(of: $0, utcOffset: seconds) } ?? "UTC"
    return name == "UTC" && seconds == 0 ? name : "\(name) \(utcOffset(seconds))"
  }
}

/// The common abbreviations of time zones. Each belongs to one zone: PST is not the time of the
/// Philippines, and IST is that of India, not of Ireland or Israel.
///
/// The system's abbreviations come from ICU, which is slow to load and yields GMT+9 for Seoul.
enum ZoneAbbreviation {
  /// Returns the abbreviation of a zone: `KST` for Asia/Seoul, `CET` or `CEST` for Europe/Berlin
  /// depending on the offset; nil if none is certain.
  static func name(of identifier: String, utcOffset seconds: Int) -> String? {
    if identifier == "UTC" || identifier == "Etc/UTC" { return "UTC" }
    guard let zones = families[identifier], seconds.isMultiple(of: 1800) else { return nil }
    return zones.first { $0.halfHours == seconds / 1800 }?.name
  }

  private typealias Zone = (name: String, halfHours: Int)

  private static let families: [String: [Zone]] = {
    var table: [String: [Zone]] = [
      "Asia/Seoul": [("KST", 18)], "Asia/Pyongyang": [("KST", 18)], "Asia/Tokyo": [("JST", 18)],
      "Asia/Hong_Kong": [("HKT", 16)], "Asia/Singapore": [("SGT", 16)],
      "Asia/Kolkata": [("IST", 11)], "Asia/Jakarta": [("WIB", 14)],
      "Europe/London": [("GMT", 0), ("BST", 2)], "Europe/Dublin": [("GMT", 0)],
      "Europe/Lisbon": [("WET", 0), ("WEST", 2)], "Europe/Moscow": [("MSK", 6)],
      "Pacific/Honolulu": [("HST", -20)], "America/Anchorage": [("AKST", -18), ("AKDT", -16)],
      "America/Phoenix": [("MST", -14)], "Australia/Brisbane": [("AEST", 20)],
      "Australia/Perth": [("AWST", 16)], "Africa/Johannesburg": [("SAST", 4)],
      "Africa/Nairobi": [("EAT", 6)], "Africa/Lagos": [("WAT", 2)],
    ]
    func add(_ zones: [Zone], _ area: String, _ cities: String) {
      for city in cities.split(separator: " ") { table["\(area)/\(city)"] = zones }
    }
    add(
      [("CET", 2), ("CEST", 4)], "Europe",
      "Amsterdam Belgrade Berlin Bratislava Brussels Budapest Copenhagen Ljubljana Luxembourg "
        + "Madrid Monaco Oslo Paris Prague Rome Sarajevo Skopje Stockholm Tirane Vaduz Vienna "
        + "Warsaw Zagreb Zurich")
    add(
      [("EET", 4), ("EEST", 6)], "Europe",
      "Athens Bucharest Helsinki Kyiv Riga Sofia Tallinn Vilnius")
    add(
      [("EST", -10), ("EDT", -8)], "America", "New_York Toronto Detroit Kentucky/Louisville")
    add([("CST", -12), ("CDT", -10)], "America", "Chicago Winnipeg Menominee")
    add([("MST", -14), ("MDT", -12)], "America", "Denver Edmonton Boise")
    add([("PST", -16), ("PDT", -14)], "America", "Los_Angeles Vancouver Tijuana")
    add([("AEST", 20), ("AEDT", 22)], "Australia", "Sydney Melbourne Hobart")
    add([("ACST", 19), ("ACDT", 21)], "Australia", "Adelaide")
    add([("NZST", 24), ("NZDT", 26)], "Pacific", "Auckland")
    return table
  }()
}
