import TerminalUI
public import WeatherModel
import WeatherWords

/// The output of `--ics`: spells of precipitation and warnings as calendar events (RFC 5545).
///
/// An event keeps its identifier from one export to the next. A calendar that imports the file
/// again therefore updates its events instead of duplicating them.
public struct ReportCalendar {
  private let fetched: Fetched<WeatherReport>
  private let now: Date
  private let format: WeatherFormat
  private var words: Words { format.words }
  private var report: WeatherReport { fetched.value }

  /// Creates the calendar of a report at the time `now`.
  public init(_ report: Fetched<WeatherReport>, now: Date, settings: DisplaySettings) {
    fetched = report
    self.now = now
    format = WeatherFormat(settings)
  }

  /// The text; every line ends in a carriage return and a line feed.
  public var text: String {
    let place = report.place
    let head = [
      "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//weather-tui//weather-tui//EN",
      "CALSCALE:GREGORIAN", "METHOD:PUBLISH",
      "X-WR-CALNAME:" + CalendarText(format.placeName(place)).text,
      "X-WR-CALDESC:" + CalendarText(format.fullName(place)).text,
    ]
    var seen: Set<String> = []
    let spells = report.precipitationTimeline(at: now).spells
    let events =
      (spells.indices.map { event(spells[$0], after: spells[..<$0]) }
      + report.alerts(at: now).map(event))
      .filter { seen.insert($0.id).inserted }
    return (head + events.flatMap(lines) + ["END:VCALENDAR"])
      .map { $0.foldedForCalendar + "\r\n" }.joined()
  }

  private struct Event {
    var id: String
    var summary: String
    var description: [String]
    var start: Date
    var end: Date?
    var category: String
  }

  /// Returns the event of a spell. Its identifier contains the hour in which the spell begins,
  /// because a nowcast may move the minute with each response. A further spell in the same hour
  /// gets a number.
  private func event(_ spell: WetSpell, after earlier: ArraySlice<WetSpell>) -> Event {
    let amount = spell.amount.map(format.precipitation)
    let hour = { (date: Date) in
      Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 3600).rounded(.down) * 3600)
    }
    let count = earlier.count { hour($0.start) == hour(spell.start) }
    let number = count > 0 ? "-\(count + 1)" : ""
    // An event with one kind of precipitation already has its times. Of several kinds, each needs
    // its own time.
    let outlook = report.outlook(of: spell, at: spell.start)
    let what =
      outlook.phases.count > 1
      ? format.outlook(outlook, of: report) : words.names.condition(spell.worst)
    return Event(
      id: "rain-\(stamp(hour(spell.start)))\(number)-\(report.place.id.nameInCalendar)",
      summary: [what, amount].compactMap(\.self).joined(separator: ", "), description: [],
      start: spell.start, end: spell.end, category: "RAIN")
  }

  private func event(_ alert: WeatherWarning) -> Event {
    // Authorities send no identifier, so the event is identified by its kind, its sender, its area
    // and its start.
    let start = alert.start.map(stamp) ?? ""
    let subject = [alert.event, alert.sender ?? "", alert.area ?? "", start].joined(separator: "\n")
    let digest = String(subject.utf8.stableHash, radix: 16)
    let notification = format.notification(
      WeatherNotification(place: report.place, subject: .warning(alert)), of: fetched, at: now)
    return Event(
      id: "warning-\(digest)-\(report.place.id.nameInCalendar)",
      summary: format.alertInWords(alert, of: fetched).event,
      description: [notification.body, alert.sender ?? ""],
      start: alert.start ?? fetched.fetchedAt, end: alert.end, category: "WARNING")
  }

  private func lines(of event: Event) -> [String] {
    let place = report.place
    let description =
      event.description + [words.credits.provider(fetched.provider)]
      + (fetched.provider == .sample ? [words.status.sample] : [])
    return [
      "BEGIN:VEVENT", "UID:\(event.id)@weather-tui", "DTSTAMP:" + stamp(fetched.fetchedAt),
      "DTSTART:" + stamp(event.start), event.end.map { "DTEND:" + stamp($0) },
      "SUMMARY:" + CalendarText(event.summary).text,
      "DESCRIPTION:"
        + CalendarText(description.filter { !$0.isEmpty }.joined(separator: "\n")).text,
      "LOCATION:" + CalendarText(format.placeName(place)).text,
      "GEO:\(place.coordinate.latitude);\(place.coordinate.longitude)",
      "CATEGORIES:" + event.category, "TRANSP:TRANSPARENT", "END:VEVENT",
    ].compactMap(\.self)
  }

  /// Returns a time in UTC: `20261121T094200Z`.
  private func stamp(_ moment: Date) -> String {
    let time = PlaceTimeZone(identifier: nil, fixedOffset: 0).localTime(moment)
    return time.rfc3339.prefix(19).filter { $0 != "-" && $0 != ":" } + "Z"
  }
}

extension String {
  /// The text folded into lines of at most 75 octets, of which each further one begins with a
  /// space. A character is not split if it fits on a line.
  fileprivate var foldedForCalendar: String {
    var (text, count) = ("", 0)
    func fit(_ width: Int) {
      guard count + width > 75, count > 1 else { return }
      text += "\r\n "
      count = 1
    }
    for character in self {
      fit(character.utf8.count)
      for scalar in character.unicodeScalars {
        fit(UTF8.width(scalar))
        text.unicodeScalars.append(scalar)
        count += UTF8.width(scalar)
      }
    }
    return text
  }

  /// The text as part of an identifier: ASCII letters, digits, `.` and `-`; all other characters
  /// become `-`.
  fileprivate var nameInCalendar: String {
    String(map { $0.isASCII && ($0.isLetter || $0.isNumber || ".-".contains($0)) ? $0 : "-" })
  }
}
