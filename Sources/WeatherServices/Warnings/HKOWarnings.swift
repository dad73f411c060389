import WeatherModel

/// The Hong Kong Observatory's warnings: `weather.php?dataType=warnsum`, an object with a property
/// for each kind of warning in force in the territory.
final class HKOWarnings: WarningSource {
  let id = WarningsSource.hko
  let freshFor: TimeInterval = 0
  /// Warnings of heat and fire danger last for days without an update; none lasts two weeks.
  let maxReportAge: TimeInterval = 14 * 86_400

  private let lists = SharedValues<[Warning?]>(freshFor: WarningsSource.hko.listInterval)

  func list(
    for place: Place, _ requests: WarningRequests
  ) async throws(WeatherError) -> WarningList {
    let language = Self.language(requests.language)
    let (warnings, requestedAt) = try await lists.value(of: language, now: requests.now) {
      () async throws(WeatherError) -> [Warning?] in
      var request = HTTPRequest(
        base: requests.endpoint(.hko), path: "weatherAPI/opendata/weather.php")
      request.query = HTTPRequest.query(["dataType": "warnsum", "lang": language])
      return try Self.warnings(try await requests.currentResponse(to: request).body)
    }
    let newest = warnings.compactMap { $0?["updateTime"].dateTime ?? $0?["issueTime"].dateTime }
      .max()
    return WarningList(
      entries: Self.messages(warnings, language: language), requestedAt: requestedAt,
      newestReport: newest, isPartial: newest == nil && !warnings.isEmpty)
  }

  /// Returns the observatory's code of a language: English, or Chinese in traditional or simplified
  /// characters.
  private static func language(_ language: String) -> String {
    guard language.lowercased().hasPrefix("zh") else { return "en" }
    return ["hant", "tw", "hk", "mo"].contains { language.lowercased().contains(text: $0) }
      ? "tc" : "sc"
  }

  /// A warning, by the observatory's names.
  typealias Warning = [String: LenientValue]

  /// Returns the warnings of a body: an object, or an empty list if none is in force. A warning that
  /// could not be decoded is nil.
  static func warnings(_ body: [UInt8]) throws(WeatherError) -> [Warning?] {
    if let list = try? Answer.decode([LenientValue].self, from: body), list.isEmpty { return [] }
    let entries = try Answer.decode([String: Lenient<Warning>].self, from: body)
    let warnings = entries.sorted { $0.key < $1.key }.map { entry in
      entry.value.value.flatMap { $0["code"]?.text == nil ? nil : $0 }
    }
    guard warnings.contains(where: { $0 != nil }) || entries.isEmpty else {
      throw .responseUnreadable(detail: "no warning with a code")
    }
    return warnings
  }

  static func messages(_ warnings: [Warning?], language: String) -> [WarningMessage?] {
    warnings.map { warning in
      guard let warning else { return nil }
      let names = [warning["name"]?.text.cleaned(), warning["type"]?.text.cleaned()].compactMap(
        \.self)
      guard let code = warning["code"]?.text, !names.isEmpty else { return nil }
      let alert = WeatherWarning(
        event: names.joined(separator: language == "en" ? ": " : "："), severity: severity(code),
        sender: language == "en" ? WarningsSource.hko.displayName : "香港天文台",
        start: warning["issueTime"].dateTime, end: warning["expireTime"].dateTime, text: nil)
      let isCancelled = warning["actionCode"]?.text?.uppercased() == "CANCEL"
      return WarningMessage(
        id: code, isActual: true, kind: isCancelled ? .other : .alert, alert: alert)
    }
  }

  /// Returns the severity for a code: for signals by their number, for rain and fire by their
  /// colour.
  private static func severity(_ code: String) -> WeatherWarning.Severity {
    switch code {
    case "TC9", "TC10", "WRAINB", "WTMW": .extreme
    case "WRAINR", "WL": .severe
    case _ where code.hasPrefix("TC8"): .severe
    case "TC1", "WFROST", "WFIREY": .minor
    default: .moderate
    }
  }
}
