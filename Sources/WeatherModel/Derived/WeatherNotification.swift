/// The events that the user wants to be notified of.
public enum NotificationChoice: String, CaseIterable, Hashable, Sendable {
  case off, warnings, rain, all

  /// The choice of its two parts.
  public init(rain: Bool, warnings: Bool) {
    self = rain ? (warnings ? .all : .rain) : warnings ? .warnings : .off
  }

  /// Whether rain, snow and hail are notified before they begin.
  public var hasRain: Bool { self == .rain || self == .all }
  /// Whether warnings are notified.
  public var hasWarnings: Bool { self == .warnings || self == .all }
}

/// A notification for a user who is not looking at the program.
public struct WeatherNotification: Equatable, Sendable {
  /// The subject of the notification.
  public enum Subject: Equatable, Sendable {
    /// It will rain, snow or hail.
    case rain(WetSpell)
    /// An authority warns.
    case warning(WeatherWarning)
  }

  /// Where.
  public var place: Place
  /// What.
  public var subject: Subject
  /// The default time between a notification and the rain, in seconds.
  public static let defaultLead: TimeInterval = 1800

  /// The number of notifications that are delivered at once, one by one.
  public static let maxAtOnce = 5

  /// A notice.
  public init(place: Place, subject: Subject) {
    self.place = place
    self.subject = subject
  }
}

extension WeatherReport {
  /// The notifications that are due at `now`, whether or not they were delivered before: warnings that have
  /// not ended, the worst first, then spells that begin within `lead` seconds or have begun.
  func notifications(at now: Date, _ choice: NotificationChoice, lead: TimeInterval)
    -> [WeatherNotification]
  {
    let spells =
      choice.hasRain
      ? precipitationTimeline(at: now).spells.filter { $0.start - lead <= now } : []
    let alerts = choice.hasWarnings ? alerts(at: now) : []
    return alerts.map { WeatherNotification(place: place, subject: .warning($0)) }
      + spells.map { WeatherNotification(place: place, subject: .rain($0)) }
  }

  /// The next moment after `now` at which this report alone gives something to tell.
  public func nextNotification(
    after now: Date, _ choice: NotificationChoice,
    lead: TimeInterval = WeatherNotification.defaultLead
  ) -> Date? {
    guard choice.hasRain else { return nil }
    return precipitationTimeline(at: now).spells.map { $0.start - lead }.first { $0 > now }
  }
}

/// Notices that were given, so that each is given once: over new answers, which put a spell's
/// beginning an hour earlier or a warning's end an hour later, and over runs of the program.
public struct NotificationHistory: Hashable, Sendable {
  /// A notice that was given.
  struct Told: Hashable, Sendable, Codable {
    var place: String
    /// `rain`, or the event that is warned of with how grave it is.
    var subject: String
    var start: Date
    var end: Date
  }

  /// The maximum number of stored notifications.
  private static let limit = 200
  /// A warning without an end counts as the same for so long after it was last seen, in seconds.
  private static let timeout: TimeInterval = 24 * 3600

  /// How far a newer nowcast may move a shower beyond its own length, in seconds.
  private static let maxShift: TimeInterval = 1800

  private(set) var told: [Told] = []

  /// A memory of nothing.
  public init() {}

  /// What of a report is to be told now, and was not before. Rain that falls already is nobody's news
  /// and is only remembered.
  public mutating func news(
    of report: WeatherReport, at now: Date, _ choice: NotificationChoice,
    lead: TimeInterval = WeatherNotification.defaultLead
  ) -> [WeatherNotification] {
    let timeline = report.precipitationTimeline(at: now)
    let falls = timeline.isWetNow == true
    moveSpells(of: report.place.id, to: timeline.spells)
    return report.notifications(at: now, choice, lead: lead).filter { notification in
      guard remember(notification, at: now) else { return false }
      if case .rain(let spell) = notification.subject, spell.start <= now { return !falls }
      return true
    }
  }

  /// Keeps that a notice was given.
  /// - Returns: Whether it had not been before.
  public mutating func remember(_ notification: WeatherNotification, at now: Date) -> Bool {
    told.removeAll { $0.end + Self.timeout < now }
    let new = Self.record(of: notification, at: now)
    let known = told.firstIndex {
      $0.place == new.place && $0.subject == new.subject && $0.start <= new.end
        && new.start <= $0.end
    }
    guard let known else {
      told.append(new)
      told.removeFirst(max(0, told.count - Self.limit))
      return true
    }
    told[known].start = min(told[known].start, new.start)
    told[known].end = max(told[known].end, new.end)
    return false
  }

  /// Extends a spell that no spell of the report overlaps any more to the nearest one that has no record
  /// of its own: it is the same shower, which has moved by more than its length.
  private mutating func moveSpells(of place: String, to spells: [WetSpell]) {
    func overlaps(_ record: Told, _ spell: WetSpell, by slack: TimeInterval = 0) -> Bool {
      record.start <= spell.end + slack && spell.start <= record.end + slack
    }
    for index in told.indices where told[index].place == place && told[index].subject == "rain" {
      let record = told[index]
      guard !spells.contains(where: { overlaps(record, $0) }) else { continue }
      let moved = spells.first { spell in
        overlaps(record, spell, by: Self.maxShift)
          && !told.contains {
            $0.place == place && $0.subject == "rain" && overlaps($0, spell)
          }
      }
      guard let moved else { continue }
      told[index].start = min(record.start, moved.start)
      told[index].end = max(record.end, moved.end)
    }
  }

  /// Adds what another memory knows.
  public mutating func merge(_ other: NotificationHistory) {
    told += other.told.filter { !told.contains($0) }
    told.removeFirst(max(0, told.count - Self.limit))
  }

  private static func record(of notification: WeatherNotification, at now: Date) -> Told {
    switch notification.subject {
    case .rain(let spell):
      return Told(
        place: notification.place.id, subject: "rain", start: spell.start, end: spell.end)
    case .warning(let alert):
      let start = alert.start ?? now
      let subject = [alert.event, alert.severity?.rawValue].compactMap(\.self)
      return Told(
        place: notification.place.id, subject: subject.joined(separator: ", "), start: start,
        end: max(start, alert.end ?? now + timeout))
    }
  }
}

extension NotificationHistory: Codable {
  /// Decodes the stored notifications; those beyond the maximum are dropped.
  public init(from decoder: any Decoder) throws {
    told = Array(try decoder.singleValueContainer().decode([Told].self).suffix(Self.limit))
  }

  /// Writes what was given.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(told)
  }
}
