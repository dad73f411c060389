import Synchronization
import WeatherModel

/// The Japan Meteorological Agency's warnings: the reports of the office in charge of a
/// municipality, in the system in use since 29 May 2026 (`bosai/warning/data/r8/`). The reports
/// under `bosai/warning/data/warning/` have not been updated since then.
final class JMAWarnings: WarningSource {
  let id = WarningsSource.jma
  let timeout = Duration.seconds(10)
  let freshFor: TimeInterval = 0
  /// Offices report at least daily while any warning is in force; three days without a report mean
  /// that the list is no longer updated, unless nothing is in force and the service is alive.
  let maxReportAge: TimeInterval = 72 * 3600

  /// The maximum size of the reports of all offices.
  private static let bodyLimit = 16 << 20
  /// The maximum number of places whose offices decide which file is requested; the oldest places
  /// are evicted first.
  private static let maxPlaces = 50

  private let areas: JMAAreaStore
  private let places = Mutex<[Place]>([])
  /// The reports by office, for each file.
  private let lists = SharedValues<[String: [Report]]>(freshFor: WarningsSource.jma.listInterval)
  /// The time of the newest report of any office.
  private let times = SharedValues<Date?>(freshFor: WarningsSource.jma.listInterval)

  init(areas: JMAAreaStore) {
    self.areas = areas
  }

  func expect(_ places: [Place]) {
    self.places.withLock { known in
      let points = Set(known.map(\.coordinate))
      known += places.filter { !points.contains($0.coordinate) }
      known.removeFirst(max(0, known.count - Self.maxPlaces))
    }
  }

  func list(
    for place: Place, _ requests: WarningRequests
  ) async throws(WeatherError) -> WarningList {
    let area = try await areas.area(of: place, requests)
    expect([place])
    var lists = try? await areOfSeveralOffices(requests) ? nationalReports(requests) : nil
    if lists?.value[area.office] == nil { lists = try await reports(of: area.office, requests) }
    let reports = lists?.value[area.office] ?? []
    let messages = Self.messages(reports, in: area, language: requests.primaryLanguage)
    var newest = reports.compactMap(\.issuedAt).max()
    // The report that lifts the last warning remains for months.
    if messages.isEmpty, let last = newest,
      requests.now.timeIntervalSince(last) > maxReportAge
    {
      newest = await newestReport(requests) ?? last
    }
    return WarningList(
      messages: messages, requestedAt: lists?.requestedAt, newestReport: newest,
      isPartial: !reports.allSatisfy { $0.isComplete(in: area) })
  }

  // MARK: - Requests

  /// Whether the known places belong to several offices.
  private func areOfSeveralOffices(_ requests: WarningRequests) async -> Bool {
    var offices: Set<String> = []
    for place in places.withLock({ $0 }) {
      if let area = try? await areas.area(of: place, requests) { offices.insert(area.office) }
      if offices.count > 1 { return true }
    }
    return false
  }

  private func reports(
    of office: String, _ requests: WarningRequests
  ) async throws(WeatherError) -> SharedValues<[String: [Report]]>.Dated {
    try await lists.value(of: office, now: requests.now) {
      () async throws(WeatherError) -> [String: [Report]] in
      let request = HTTPRequest(
        base: requests.endpoint(.jma), path: "bosai/warning/data/r8/\(office).json")
      return [office: try Self.reports(try await requests.currentResponse(to: request).body)]
    }
  }

  /// Returns the reports of all offices, with one request for a board.
  private func nationalReports(
    _ requests: WarningRequests
  ) async throws(WeatherError) -> SharedValues<[String: [Report]]>.Dated {
    try await lists.value(of: "map", now: requests.now) {
      () async throws(WeatherError) -> [String: [Report]] in
      var request = HTTPRequest(
        base: requests.endpoint(.jma), path: "bosai/warning/data/r8/map.json")
      request.bodyLimit = Self.bodyLimit
      let reports = try Self.reports(try await requests.currentResponse(to: request).body)
      let offices = self.areas.offices
      var lists: [String: [Report]] = [:]
      for report in reports {
        if let office = report.areaCodes.lazy.compactMap({ offices[$0] }).first {
          lists[office, default: []].append(report)
        }
      }
      return lists
    }
  }

  /// Returns the time of the newest report of any office; nil if it is unknown.
  private func newestReport(_ requests: WarningRequests) async -> Date? {
    try? await times.value(of: "time", now: requests.now) {
      () async throws(WeatherError) -> Date? in
      let request = HTTPRequest(
        base: requests.endpoint(.jma), path: "bosai/warning/data/r8/map_time.json")
      let body = try await requests.currentResponse(to: request).body
      return try Answer.decode([String: LenientValue].self, from: body)["latestControlDatetime"]
        .dateTime
    }.value
  }

  // MARK: - Responses

  /// Returns the reports of warnings in a body. Throws if there is none, or if one of them could
  /// not be decoded.
  static func reports(_ body: [UInt8]) throws(WeatherError) -> [Report] {
    let reports = try Answer.decode([Report].self, from: body)
      .filter { $0.warning != nil && $0.isActual }
    guard !reports.isEmpty, reports.allSatisfy(\.isReadable) else {
      throw .responseUnreadable(detail: "no report of warnings")
    }
    return reports
  }

  // MARK: - Messages

  /// The state of a code according to its newest report.
  private struct State {
    var code: JMAWarningCode
    var isInForce: Bool
    var report: Report
    var start: Date?
  }

  /// Returns the warnings for an area, from the newest report of each code. A city that consists of
  /// several areas (the designated cities) counts as one: a warning for a part applies to all of
  /// it.
  static func messages(
    _ reports: [Report], in area: JMAArea, language: String
  ) -> [WarningMessage] {
    let parts = area.parts.map { states(reports, of: $0, in: area) }
    let inForce = parts.flatMap { $0.filter(\.isInForce) }
      .sorted { ($0.code.level, $1.code.number) > ($1.code.level, $0.code.number) }
    let isJapanese = language == "ja"
    return inForce.map { state in
      let headline = state.report.headlineText?.text
      var alert = WeatherWarning(
        event: isJapanese ? state.code.name : state.code.englishName,
        severity: state.code.severity,
        sender: isJapanese
          ? (state.report.publishingOffice?.text).cleaned() ?? "気象庁"
          : WarningsSource.jma.displayName,
        start: state.start, end: nil,
        area: Optional(isJapanese ? area.name : area.englishName ?? area.name).cleaned(),
        text: WarningText.joined(headline))
      alert.kind = state.code.kind
      return WarningMessage(
        id: "jma \(state.code.number) \(state.code.level)", isActual: true, kind: .alert,
        alert: alert)
    }
  }

  /// Returns the states of the codes in one municipality, from the reports in order of issue.
  private static func states(
    _ reports: [Report], of code: String, in area: JMAArea
  ) -> [State] {
    var states: [Int: State] = [:]
    let ordered = reports.sorted { ($0.issuedAt ?? .distantPast) < ($1.issuedAt ?? .distantPast) }
    for report in ordered {
      guard let warning = report.warning?.value else { continue }
      let items =
        warning.class20Items?.filter { $0.areaCode?.text == code }
        // Some reports (storm surges) only have regions.
        ?? warning.class10Items?.filter { $0.areaCode?.text == area.region } ?? []
      for kind in items.flatMap(\.kinds) {
        guard let known = JMAWarningCode(kind) else {
          if kind.isAllClear { clear(&states, by: report) }
          continue
        }
        let isInForce = !kind.isAllClear
        let before = states[known.number]
        let isNew = kind.status?.text == "発表"
        states[known.number] = State(
          code: known, isInForce: isInForce, report: report,
          start: isNew ? report.issuedAt : before?.start)
      }
    }
    return Array(states.values)
  }

  /// Lifts the warnings that a report without warnings for an area ends: those of the families of
  /// the codes in the report, or all warnings if the report has no code.
  private static func clear(_ states: inout [Int: State], by report: Report) {
    let kinds = (report.warning?.value?.items ?? []).flatMap(\.kinds)
    let families = Set(kinds.compactMap { JMAWarningCode($0)?.family })
    for number in states.keys {
      guard let code = states[number]?.code else { continue }
      if families.isEmpty || families.contains(code.family) { states[number]?.isInForce = false }
    }
  }
}
