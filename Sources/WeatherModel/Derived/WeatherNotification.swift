/// The events of which the user wants to be notified.
public enum NotificationChoice: String, CaseIterable, Hashable, Sendable {
  case off, warnings, rain, all

  /// Creates a choice from its two parts.
  public init(rain: Bool, warnings: Bool) {
    self = rain ? (warnings ? .all : .rain) : warnings ? .warnings : .off
  }

  /// Whether the user is notified before rain, snow and hail begin.
  public var hasRain: Bool { self == .rain || self == .all }
  /// Whether the user is notified of warnings.
  public var hasWarnings: Bool { self == .warnings || self == .all }
}

/// A notification for a user who is not looking at the program.
public struct WeatherNotification: Equatable, Sendable {
  /// The subject of the notification.
  public enum Subject: Equatable, Sendable {
    /// Rain, snow or hail is coming.
    case rain(WetSpell)
    /// An authority has issued a warning.
    case warning(WeatherWarning)
  }

  /// The place.
  public var place: Place
  /// The subject.
  public var subject: Subject
  /// The default time between a notification and the rain, in seconds.
  public static let defaultLead: TimeInterval = 1800

  /// The maximum number of notifications that are delivered individually at once.
  public static let maxAtOnce = 5

  /// Creates a notification.
  public init(place: Place, subject: Subject) {
    self.place = place
    self.subject = subject
  }
}

extension WeatherReport {
  /// Returns the notifications that are due at `now`, regardless of whether they were delivered
  /// before: warnings that have not ended, the worst first, then spells that begin within `lead`
  /// seconds or have begun.
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

  /// Returns the next moment after `now` at which this report causes a notification without a new
  /// response.
  public func nextNotification(
    after now: Date, _ choice: NotificationChoice,
    lead: TimeInterval = WeatherNotification.defaultLead
  ) -> Date? {
    guard choice.hasRain else { return nil }
    return precipitationTimeline(at: now).spells.map { $0.start - lead }.first { $0 > now }
  }
}

/// The delivered notifications, stored so that each is delivered only once: across new responses,
/// which may move the beginning of a spell or the end of a warning by an hour, and across runs of
/// the program.
public struct NotificationHistory: Hashable, Sendable {
  /// A delivered notification.
  struct Record: Hashable, Sendable, Codable {
    var place: String
    /// `rain`, or the event of the warning with its severity.
    var subject: String
    var start: Date
    var end: Date
  }

  /// The maximum number of stored notifications.
  private static let limit = 200
  /// The time in seconds for which a warning without an end counts as the same warning after it was
  /// last seen. A record is kept for the same time after its end.
  private static let timeout: TimeInterval = 24 * 3600

  /// The time in seconds by which a newer nowcast may move a shower beyond its own length.
  private static let maxShift: TimeInterval = 1800

  private(set) var records: [Record] = []

  /// Creates an empty history.
  public init() {}

  /// Returns the notifications of a report that are due now and were not delivered before.
  /// Precipitation that is already falling needs no notification and is only recorded.
  public mutating func newNotifications(
    from report: WeatherReport, at now: Date, _ choice: NotificationChoice,
    lead: TimeInterval = WeatherNotification.defaultLead
  ) -> [WeatherNotification] {
    let timeline = report.precipitationTimeline(at: now)
    let falls = timeline.isWetNow == true
    moveSpells(of: report.place.id, to: timeline.spells)
    return report.notifications(at: now, choice, lead: lead).filter { notification in
      guard markDelivered(notification, at: now) else { return false }
      if case .rain(let spell) = notification.subject, spell.start <= now { return !falls }
      return true
    }
  }

  /// Records a notification as delivered.
  /// - Returns: Whether it had not been recorded before.
  public mutating func markDelivered(_ notification: WeatherNotification, at now: Date) -> Bool {
    records.removeAll { $0.end + Self.timeout < now }
    let new = Self.record(of: notification, at: now)
    let known = records.firstIndex {
      $0.place == new.place && $0.subject == new.subject && $0.start <= new.end
        && new.start <= $0.end
    }
    guard let known else {
      records.append(new)
      records.removeFirst(max(0, records.count - Self.limit))
      return true
    }
    records[known].start = min(records[known].start, new.start)
    records[known].end = max(records[known].end, new.end)
    return false
  }

  /// Extends a recorded spell that no longer overlaps any spell of the report to the first spell
  /// without a record within ``maxShift``. That spell is the same shower, which has moved by more
  /// than its length.
  private mutating func moveSpells(of place: String, to spells: [WetSpell]) {
    func overlaps(_ record: Record, _ spell: WetSpell, by slack: TimeInterval = 0) -> Bool {
      record.start <= spell.end + slack && spell.start <= record.end + slack
    }
    for index in records.indices
    where records[index].place == place && records[index].subject == "rain" {
      let record = records[index]
      guard !spells.contains(where: { overlaps(record, $0) }) else { continue }
      let moved = spells.first { spell in
        overlaps(record, spell, by: Self.maxShift)
          && !records.contains {
            $0.place == place && $0.subject == "rain" && overlaps($0, spell)
          }
      }
      guard let moved else { continue }
      records[index].start = min(record.start, moved.start)
      records[index].end = max(record.end, moved.end)
    }
  }

  /// Adds the records of another history.
  public mutating func merge(_ other: NotificationHistory) {
    records += other.records.filter { !records.contains($0) }
    records.removeFirst(max(0, records.count - Self.limit))
  }

  private static func record(of notification: WeatherNotification, at now: Date) -> Record {
    switch notification.subject {
    case .rain(let spell):
      return Record(
        place: notification.place.id, subject: "rain", start: spell.start, end: spell.end)
    case .warning(let alert):
      let start = alert.start ?? now
      let subject = [alert.event, alert.severity?.rawValue].compactMap(\.self)
      return Record(
        place: notification.place.id, subject: subject.joined(separator: ", "), start: start,
        end: max(start, alert.end ?? now + timeout))
    }
  }
}

extension NotificationHistory: Codable {
  /// Decodes the stored notifications; those beyond the maximum are dropped.
  public init(from decoder: any Decoder) throws {
    records = Array(try decoder.singleValueContainer().decode([Record].self).suffix(Self.limit))
  }

  /// Encodes the delivered notifications.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(records)
  }
}
