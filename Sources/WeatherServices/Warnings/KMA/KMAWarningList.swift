import WeatherModel

/// The structured list of warnings by zone (특보코드조회), with the times at which they were issued,
/// changed and lifted.
enum KMAWarningList {
  /// An announcement for one zone.
  typealias Row = [String: LenientValue]

  /// A warning of the list that is in force or announced.
  struct Warning: Equatable, Sendable {
    var kind: String
    var level: KMAWarnings.Level
    var start: Date?
    var end: Date?

    var event: String { kind + level.suffix }
  }

  /// The number of days to request, including today; the service's maximum is six.
  private static let days = 6
  /// The maximum number of rows; a zone has far fewer announcements in these days.
  private static let maxRows = 500

  private static let kinds = [
    1: "강풍", 2: "호우", 3: "한파", 4: "건조", 5: "폭풍해일", 6: "풍랑", 7: "태풍", 8: "대설", 9: "황사",
    12: "폭염", 13: "열대야",
  ]
  /// The commands 해제 and 변경해제, which lift a warning.
  private static let liftingCommands = [2, 8]

  /// Requests the announcements for a zone of the last days.
  static func request(_ base: ServerURL, key: String, zoneCode: String, now: Date) -> HTTPRequest {
    let today = LocalTime(now, utcOffset: KMAIssue.utcOffset).date
    func text(_ date: LocalDate) -> String { date.description.filter { $0 != "-" } }
    var request = KMAWarnings.request(base, "getPwnCd", key: key, rows: maxRows)
    request.query += HTTPRequest.query([
      "fromTmFc": text(today.advanced(byDays: 1 - days)), "toTmFc": text(today),
      "areaCode": zoneCode,
    ])
    return request
  }

  /// Returns the rows of a body for a zone; empty if nothing was announced.
  static func rows(
    _ body: [UInt8], status: Int, zoneCode: String, now: Date
  ) throws(WeatherError) -> [Row] {
    do {
      return try KMAResponse.entries(Row.self, body, status: status, now: now)
        .filter { $0["areaCode"]?.text == zoneCode }
    } catch .badRequest(status: KMACode.noData.rawValue, _) {
      return []
    }
  }

  /// Returns the warnings that are in force or announced at `now` according to the rows. Warnings
  /// from before the period of the list are missing.
  static func inForce(_ rows: [Row], at now: Date) -> [Warning] {
    let known = rows.filter { $0["cancel"]?.integer != 1 && $0["tmFc"]?.integer != nil }
    return Dictionary(grouping: known) { $0["warnVar"]?.integer ?? 0 }.sorted { $0.key < $1.key }
      .compactMap { number, rows in kinds[number].flatMap { warning($0, rows, at: now) } }
  }

  /// Returns the state after the last announcement of a kind. A change of level is one announcement
  /// with several rows: the old level is lifted, the new one issued.
  private static func warning(_ kind: String, _ rows: [Row], at now: Date) -> Warning? {
    let announcements = Dictionary(grouping: rows) {
      [$0["tmFc"]?.integer ?? 0, $0["tmSeq"]?.integer ?? 0]
    }.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    var state: Warning?
    var isLifted = false
    for (_, rows) in announcements {
      let issued = rows.filter { !liftingCommands.contains($0["command"]?.integer ?? 0) }
        .max { $0["warnStress"]?.integer ?? 0 < $1["warnStress"]?.integer ?? 0 }
      let lifted = rows.compactMap { moment($0["endTime"]) }.max()
      if let issued, let level = KMAWarnings.Level(rawValue: issued["warnStress"]?.integer ?? 0) {
        let start = moment(issued["startTime"])
        // An extension or correction at the same level keeps the beginning of the first
        // announcement.
        let before = !isLifted && state?.level == level ? state?.start : nil
        let begin = [start, before].compactMap(\.self).min()
        state = Warning(kind: kind, level: level, start: begin, end: moment(issued["endTime"]))
        isLifted = false
      } else {
        state?.end = lifted ?? .distantPast
        isLifted = true
      }
    }
    guard let state, state.end.map({ $0 > now }) ?? true else { return nil }
    return state
  }

  private static func moment(_ value: LenientValue?) -> Date? {
    value.flatMap { KMAMapper.time($0) }
  }
}
