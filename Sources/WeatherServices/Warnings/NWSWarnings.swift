import WeatherModel

/// The National Weather Service's warnings: `alerts/active`, GeoJSON of CAP messages.
struct NWSWarnings: WarningSource {
  let id = WarningsSource.nws
  /// A response states the time at which it was generated.
  let maxReportAge: TimeInterval = 24 * 3600

  func list(
    for place: Place, _ requests: WarningRequests
  ) async throws(WeatherError) -> WarningList {
    let response = try await requests.currentResponse(
      to: Self.request(requests.endpoint(.nws), at: place.coordinate))
    let answer = try WeatherServices.Answer.decode(Answer.self, from: response.body)
    var list = WarningList(
      entries: Self.messages(answer), expiry: response.warningsExpiry(now: requests.now))
    // Warnings have an end of their own: those in force are shown whatever the age of the list.
    if list.messages.alerts(at: place.coordinate, now: requests.now).isEmpty {
      list.newestReport = answer.updated.dateTime
    }
    return list
  }

  static func request(_ base: ServerURL, at point: Coordinate) -> HTTPRequest {
    var request = HTTPRequest(base: base, path: "alerts/active")
    request.query = HTTPRequest.query([
      "point": "\(point.latitude.inRequest),\(point.longitude.inRequest)"
    ])
    request.headers["Accept"] = "application/geo+json"
    return request
  }

  /// The decoded part of a response.
  struct Answer: Decodable, Sendable {
    var features: [Lenient<Feature>]
    var updated: LenientValue?
  }

  struct Feature: Decodable, Sendable {
    var geometry: Lenient<WarningGeometry>?
    var properties: Message
  }

  struct Message: Decodable, Sendable {
    var id: LenientValue?
    var areaDesc: LenientValue?
    var references: LenientList<[String: LenientValue]>?
    var effective: LenientValue?
    var onset: LenientValue?
    var expires: LenientValue?
    var ends: LenientValue?
    var status: LenientValue?
    var messageType: LenientValue?
    var severity: LenientValue?
    var urgency: LenientValue?
    var response: LenientValue?
    var event: LenientValue?
    var senderName: LenientValue?
    var description: LenientValue?
    var instruction: LenientValue?
  }

  /// Returns the messages of a response; nil for one that could not be decoded. The request was for
  /// the point, so only a message with a polygon may not apply to the point.
  static func messages(_ answer: Answer) -> [WarningMessage?] {
    answer.features.map { entry in
      guard let feature = entry.value else { return nil }
      let message = feature.properties
      guard let event = (message.event?.text).cleaned() else { return nil }
      let alert = WeatherWarning(
        event: event, severity: .init(cap: message.severity?.text),
        sender: (message.senderName?.text).cleaned(),
        start: message.onset.dateTime ?? message.effective.dateTime,
        // The message expires before the event ends; a newer message replaces it by then.
        end: message.ends.dateTime ?? message.expires.dateTime,
        area: (message.areaDesc?.text).cleaned(limit: 400),
        text: WarningText.joined(message.description?.text),
        instruction: WarningText.joined(message.instruction?.text))
      return WarningMessage(
        id: message.id?.text ?? event, isActual: WarningMessage.isActual(message.status?.text),
        kind: .init(message.messageType?.text),
        references: Set((message.references?.elements ?? []).compactMap { $0["identifier"]?.text }),
        area: feature.geometry?.area,
        isAllClear: WarningMessage.isAllClear(
          response: message.response?.text, urgency: message.urgency?.text),
        alert: alert)
    }
  }
}

/// The texts and addresses of warnings.
enum WarningText {
  /// The maximum length of a warning's text.
  static let limit = 4000

  /// Returns the parts of a text, separated by blank lines; nil if there is no text.
  static func joined(_ parts: String?...) -> String? {
    Optional(parts.compactMap(\.self).joined(separator: "\n\n"))
      .cleanedParagraphs(limit: limit)
  }

  /// Returns an address that is safe to open in a browser: `https` in printable ASCII; nil for any
  /// other.
  static func address(_ text: String?) -> String? {
    guard let text, text.hasPrefix("https://"), text.utf8.count <= 500,
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    return text
  }
}
