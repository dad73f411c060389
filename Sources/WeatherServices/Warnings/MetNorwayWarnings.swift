import WeatherModel

/// MET Norway's warnings: `metalerts/2.0/current.json`, GeoJSON.
struct MetNorwayWarnings: WarningSource {
  let id = WarningsSource.metNorway
  /// MET Norway asks for at most one request in ten minutes.
  let freshFor: TimeInterval = 600

  func list(
    for place: Place, _ requests: WarningRequests
  ) async throws(WeatherError) -> WarningList {
    let response = try await requests.currentResponse(
      to: Self.request(
        requests.endpoint(.metNorway), at: place.coordinate, language: requests.language))
    let answer = try WeatherServices.Answer.decode(Answer.self, from: response.body)
    let entries = Self.messages(answer)
    return WarningList(
      entries: entries, expiry: response.warningsExpiry(now: requests.now),
      newestReport: entries.lastEnd.map { max($0, answer.lastChange.dateTime ?? $0) })
  }

  /// Requests the warnings for a point. Texts are in Norwegian and English.
  static func request(_ base: ServerURL, at point: Coordinate, language: String) -> HTTPRequest {
    var request = HTTPRequest(base: base, path: "weatherapi/metalerts/2.0/current.json")
    request.query =
      HTTPRequest.query(at: point)
      + HTTPRequest.query(["lang": WarningsSource.metNorway.textLanguage(for: language)])
    return request
  }

  /// The decoded part of a response.
  struct Answer: Decodable, Sendable {
    var features: [Lenient<Feature>]
    /// The time of the last change of the list, which is long ago in calm weather.
    var lastChange: LenientValue?
  }

  struct Feature: Decodable, Sendable {
    struct When: Decodable, Sendable {
      var interval: LenientList<LenientValue>?
    }

    var geometry: Lenient<WarningGeometry>?
    var properties: [String: LenientValue]
    var when: Lenient<When>?
  }

  /// Returns the messages of a response; nil for one that could not be decoded.
  static func messages(_ answer: Answer) -> [WarningMessage?] {
    answer.features.map { entry in
      guard let feature = entry.value else { return nil }
      let message = feature.properties
      let name = message["eventAwarenessName"]?.text ?? message["event"]?.text
      guard let event = name.cleaned() else { return nil }
      let interval = feature.when?.interval?.elements ?? []
      let alert = WeatherWarning(
        event: event, severity: .init(cap: message["severity"]?.text), sender: "MET Norway",
        start: interval.first.dateTime,
        end: message["eventEndingTime"].dateTime ?? interval.dropFirst().first.dateTime,
        area: (message["area"]?.text).cleaned(limit: 400),
        text: WarningText.joined(
          message["description"]?.text, message["consequences"]?.text),
        instruction: WarningText.joined(message["instruction"]?.text),
        web: WarningText.address(message["web"]?.text))
      return WarningMessage(
        id: message["id"]?.text ?? event,
        isActual: WarningMessage.isActual(message["status"]?.text),
        kind: .init(message["type"]?.text),
        references: WarningMessage.references(message["references"]?.text),
        area: feature.geometry?.area,
        isAllClear: WarningMessage.isAllClear(
          response: message["responseType"]?.text, urgency: message["urgency"]?.text),
        alert: alert)
    }
  }
}
