import WeatherModel

/// The Korea Meteorological Administration's warnings: 특보현황, the warnings in force in the whole
/// country.
enum KMAWarnings {
  /// Requests the status of the whole country.
  static func request(_ base: ServerURL, key: String) -> HTTPRequest {
    request(base, "getPwnStatus", key: key, rows: 10)
  }

  /// Requests a page of an operation of the warnings service.
  static func request(_ base: ServerURL, _ operation: String, key: String, rows: Int) -> HTTPRequest
  {
    var request = HTTPRequest(base: base, path: "1360000/WthrWrnInfoService/" + operation)
    request.query = KMAResponse.query(key: key, rows: rows)
    return request
  }

  /// The levels of warnings, which are suffixes of their names.
  enum Level: Int, Comparable, Sendable {
    case advisory
    case warning
    case emergency

    var suffix: String {
      switch self {
      case .advisory: "주의보"
      case .warning: "경보"
      case .emergency: "중대경보"
      }
    }

    var severity: WeatherWarning.Severity {
      switch self {
      case .advisory: .moderate
      case .warning: .severe
      case .emergency: .extreme
      }
    }

    static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// Returns the kind and the level of a warning: 호우 and `warning` for 호우경보. A name without a
  /// level, such as 열대야, counts as an advisory.
  static func parts(of event: String) -> (kind: String, level: Level) {
    for level in [Level.emergency, .warning, .advisory] where event.hasSuffix(level.suffix) {
      return (String(event.dropLast(level.suffix.count)), level)
    }
    return (event, .advisory)
  }

  /// The hazards by KMA's names.
  private static let hazards: [String: WarningKind.Hazard] = [
    "강풍": .gale, "호우": .heavyRain, "한파": .coldWave, "건조": .dryAir, "폭풍해일": .stormSurge,
    "풍랑": .highWaves, "태풍": .typhoon, "대설": .heavySnow, "황사": .dust, "폭염": .heat,
    "열대야": .tropicalNight, "안개": .fog,
  ]

  /// Returns the kind of a warning by its name; nil for an unknown hazard.
  static func kind(of event: String) -> WarningKind? {
    let preliminary = " 예비특보"
    if event.hasSuffix(preliminary) {
      return hazards[String(event.dropLast(preliminary.count))].map {
        WarningKind($0, .preliminary)
      }
    }
    let (kind, level) = parts(of: event)
    let ranks: [Level: WarningKind.Rank] = [
      .advisory: .advisory, .warning: .warning, .emergency: .critical,
    ]
    return hazards[kind].map { WarningKind($0, kind == event ? nil : ranks[level]) }
  }

  /// The previously known warnings of a place.
  struct Earlier: Sendable {
    var alerts: [WeatherWarning]
  }

  /// Returns the warnings for a place: those of its zone in the status texts, with start and end
  /// times from the structured list, which also adds missing warnings. If the two disagree, the
  /// higher level counts.
  /// - Parameters:
  ///   - statuses: The status texts, in any order; empty if none was issued in the last week.
  ///   - list: The rows of the structured list for the place's zone.
  ///   - earlier: The warnings of the previous response.
  /// - Throws: If no warning is known and the texts have statements or areas that cannot be parsed
  ///   and may concern the place: this must not be reported as "no warnings".
  static func alerts(
    _ statuses: [KMAStatus], list: [KMAWarningList.Row] = [], at place: Place,
    earlier: Earlier? = nil, now: Date, table: KMAWarningZones = .korea
  ) throws(WeatherError) -> [WeatherWarning] {
    let zone = table.zone(of: place)
    let timeline = KMATimeline(statuses, zone: zone, table: table, at: now)
    var alerts = timeline.alerts(earlier: earlier)
    let name = zone.flatMap { table.zones[$0].names.first }
    for issued in KMAWarningList.inForce(list, at: now) { alerts.add(issued, area: name, at: now) }
    for index in alerts.indices where alerts[index].isPreliminary != true {
      let before = earlier?.alerts.first {
        $0.event == alerts[index].event && $0.isPreliminary != true
      }
      alerts[index].start = alerts[index].start ?? before?.start
    }
    let current = alerts.filter { $0.phase(at: now) != .past }
    if current.isEmpty, !timeline.isUnderstood {
      throw .responseUnreadable(detail: "warnings of an unknown zone or form")
    }
    return current.worstFirst(at: now).map { alert in
      var alert = alert
      alert.kind = kind(of: alert.event)
      return alert
    }
  }
}

extension KMAWarnings.Earlier {
  /// The age in seconds from which a response no longer applies.
  private static let maxAge: TimeInterval = 86_400

  /// The KMA warnings in `report`; nil if it has none or is too old.
  init?(_ report: Fetched<WeatherReport>?, at now: Date) {
    guard let report, report.warningsStatus?.source == .kma,
      let respondedAt = report.warningsStatus?.respondedAt,
      let alerts = report.alerts, now.timeIntervalSince(respondedAt) < Self.maxAge
    else { return nil }
    self.alerts = alerts
  }
}

extension [WeatherWarning] {
  /// Adds a warning of the structured list to those of the texts.
  fileprivate mutating func add(_ issued: KMAWarningList.Warning, area: String?, at now: Date) {
    let known = firstIndex { alert in
      alert.isPreliminary != true && KMAWarnings.parts(of: alert.event).kind == issued.kind
    }
    guard let known else {
      append(
        WeatherWarning(
          event: issued.event, severity: issued.level.severity, sender: "기상청",
          start: issued.start, end: issued.end, area: area, text: nil))
      return
    }
    let level = KMAWarnings.parts(of: self[known].event).level
    guard issued.level >= level else { return }
    if issued.level > level {
      self[known].event = issued.event
      self[known].severity = issued.level.severity
    }
    self[known].start = issued.start ?? self[known].start
    self[known].end = issued.end ?? self[known].end
  }
}

/// A status of the whole country (특보현황).
struct KMAStatus: Sendable {
  /// The time of issue.
  var issuedAt: Date
  /// The time for which the status lists the warnings in force (특보발효현황 시각). Warnings need not begin
  /// at that time.
  var validAt: Date
  var sequence: Int
  /// The text of the warnings in force.
  var warnings: KMABulletin
  /// The text of the preliminary warnings (예비특보).
  var preliminary: KMABulletin

  private struct Row: Decodable, Sendable {
    var tmFc: LenientValue?
    var tmEf: LenientValue?
    var tmSeq: LenientValue?
    var t6: LenientValue?
    var t7: LenientValue?
  }

  /// Returns the statuses of a body; empty if none was issued in the last week. Throws if a status
  /// lacks a text or a time.
  static func statuses(_ body: [UInt8], status: Int, now: Date) throws(WeatherError) -> [KMAStatus]
  {
    let rows: [Row]
    do {
      rows = try KMAResponse.entries(Row.self, body, status: status, now: now)
    } catch .badRequest(status: KMACode.noData.rawValue, _) {
      return []
    }
    let statuses = rows.compactMap(KMAStatus.init)
    guard !statuses.isEmpty, statuses.count == rows.count else {
      throw .responseUnreadable(detail: "no status of warnings")
    }
    return statuses
  }

  private init?(_ row: Row) {
    guard let text = row.t6?.text, !text.trimmed.isEmpty,
      let issuedAt = (row.tmFc ?? row.tmEf).flatMap({ KMAMapper.time($0) })
    else { return nil }
    self.issuedAt = issuedAt
    validAt = row.tmEf.flatMap { KMAMapper.time($0) } ?? issuedAt
    sequence = row.tmSeq?.integer ?? 0
    warnings = KMABulletin(text)
    preliminary = KMABulletin(row.t7?.text ?? "")
  }
}

/// The warnings of one zone: those in force, and the changes in the newest status.
private struct KMATimeline {
  /// The warnings of a status that apply to the zone.
  private struct Snapshot {
    var status: KMAStatus
    var entries: [KMABulletin.Entry] = []
    var isUnderstood = true

    init(_ status: KMAStatus, zone: Int?, table: KMAWarningZones) {
      self.status = status
      (entries, isUnderstood) = KMATimeline.entries(status.warnings, zone: zone, table: table)
    }
  }

  /// The warnings in force now; nil if no status for now is known.
  private var current: Snapshot?
  /// The warnings in force from a later time on; nil if the newest status is for now.
  private var next: Snapshot?
  private var preliminary: [KMABulletin.Entry] = []
  /// Whether all statements that may concern the zone were parsed.
  private(set) var isUnderstood: Bool
  private var now: Date

  init(_ statuses: [KMAStatus], zone: Int?, table: KMAWarningZones, at now: Date) {
    self.now = now
    let ordered = statuses.sorted {
      ($0.issuedAt, $0.sequence) < ($1.issuedAt, $1.sequence)
    }
    let inForce = ordered.last { $0.validAt <= now }
    let newest = ordered.last
    current = inForce.map { Snapshot($0, zone: zone, table: table) }
    if let newest, newest.validAt > now { next = Snapshot(newest, zone: zone, table: table) }
    isUnderstood = current?.isUnderstood != false && next?.isUnderstood != false
    if let newest {
      let (entries, isRead) = Self.entries(newest.preliminary, zone: zone, table: table)
      preliminary = entries
      isUnderstood = isUnderstood && isRead
    }
  }

  /// Returns the entries of a text that cover a zone, and whether all entries that may cover it
  /// were parsed.
  private static func entries(
    _ bulletin: KMABulletin, zone: Int?, table: KMAWarningZones
  ) -> ([KMABulletin.Entry], isUnderstood: Bool) {
    let coverages = bulletin.entries.map { ($0, table.coverage(of: zone, by: $0.areas)) }
    let covering = coverages.filter { $0.1 == .covered }.map { entry, _ in
      var entry = entry
      // Only the areas that concern the place: the list of the whole country is long.
      entry.areas = entry.areas.filter { table.coverage(of: zone, by: [$0]) == .covered }
      return entry
    }
    return (
      covering, bulletin.unreadable.isEmpty && !coverages.contains { $0.1 == .unknown }
    )
  }

  /// Returns the warnings, followed by the preliminary ones.
  func alerts(earlier: KMAWarnings.Earlier?) -> [WeatherWarning] {
    guard let latest = next ?? current else { return [] }
    var alerts = latest.entries.map { warning($0) }
    if let next {
      for index in alerts.indices where begins(alerts[index].event, earlier: earlier) {
        alerts[index].start = next.status.validAt
      }
      let later = Set(alerts.map(\.event))
      alerts += (current?.entries ?? []).filter { !later.contains($0.head) }.map { entry in
        var alert = warning(entry)
        if next.isUnderstood { alert.end = next.status.validAt }
        return alert
      }
    }
    return alerts + preliminary.compactMap { preliminary($0) }
  }

  /// Whether a warning of the next status is known not to be in force yet.
  private func begins(_ event: String, earlier: KMAWarnings.Earlier?) -> Bool {
    if let current {
      return current.isUnderstood && !current.entries.contains { $0.head == event }
    }
    guard let earlier else { return false }
    return !earlier.alerts.contains { $0.event == event && $0.phase(at: now) == .inForce }
  }

  private func warning(_ entry: KMABulletin.Entry) -> WeatherWarning {
    WeatherWarning(
      event: entry.head, severity: KMAWarnings.parts(of: entry.head).level.severity,
      sender: "기상청", start: nil, end: nil, area: areaText(entry), text: nil)
  }

  private func areaText(_ entry: KMABulletin.Entry) -> String? {
    Optional(entry.areas.map(\.description).joined(separator: ", ")).cleaned(limit: 400)
  }

  /// Returns a preliminary warning with the announcement as its text.
  private func preliminary(_ entry: KMABulletin.Entry) -> WeatherWarning? {
    guard let section = entry.section, let area = areaText(entry) else { return nil }
    let time = KMAPeriod(entry.head, issuedAt: (next ?? current)?.status.issuedAt ?? now)
    var alert = WeatherWarning(
      event: section, severity: .minor, sender: "기상청", start: time?.start, end: time?.end,
      area: area, text: Optional(entry.head + " : " + area).cleaned(limit: 400))
    alert.isPreliminary = true
    return alert
  }
}

/// The time of a preliminary warning: `01월 16일 새벽(00시~06시)`, `06월 07일 아침`.
struct KMAPeriod: Equatable, Sendable {
  var start: Date
  var end: Date

  /// The hours of the day by the words of the forecasts.
  private static let hours: [(word: String, range: ClosedRange<Int>)] = [
    ("새벽", 0...6), ("아침", 6...9), ("오전", 6...12), ("낮", 12...15), ("오후", 12...18),
    ("저녁", 18...21), ("밤", 18...24),
  ]

  /// Parses a time; nil if it has no day.
  /// - Parameter issuedAt: The time of issue, which determines the year.
  init?(_ text: String, issuedAt: Date) {
    let numbers = text.split { !($0.isASCII && $0.isNumber) }.compactMap { Int($0) }
    guard numbers.count >= 2, (1...12).contains(numbers[0]), (1...31).contains(numbers[1]),
      text.contains(text: "월"), text.contains(text: "일")
    else { return nil }
    let today = LocalTime(issuedAt, utcOffset: KMAIssue.utcOffset).date
    // In December a text may name a day in January.
    let year = numbers[0] < today.month - 6 ? today.year + 1 : today.year
    let day = LocalDate(year: year, month: numbers[0], day: numbers[1])
    let words = Self.hours.filter { text.contains(text: $0.word) }.map(\.range)
    var first = words.map(\.lowerBound).min() ?? 0
    var last = words.map(\.upperBound).max() ?? 24
    if numbers.count == 4, text.contains(text: "시"), numbers[2] < numbers[3], numbers[3] <= 24 {
      (first, last) = (numbers[2], numbers[3])
    }
    let midnight = day.dayNumber * 86_400 - KMAIssue.utcOffset
    start = Date(timeIntervalSince1970: TimeInterval(midnight + first * 3600))
    end = Date(timeIntervalSince1970: TimeInterval(midnight + last * 3600))
  }
}
