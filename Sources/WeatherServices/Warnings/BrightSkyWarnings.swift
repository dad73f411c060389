import WeatherModel

/// The warnings of Deutscher Wetterdienst from Bright Sky's `alerts`, in German and English.
struct BrightSkyWarnings: WarningSource {
  let id = WarningsSource.dwd

  func list(
    for place: Place, _ requests: WarningRequests
  ) async throws(WeatherError) -> WarningList {
    let response = try await requests.currentResponse(
      to: Self.request(requests.endpoint(.brightSky), at: place.coordinate))
    let entries = Self.messages(
      try WeatherServices.Answer.decode(Answer.self, from: response.body),
      language: requests.language)
    return WarningList(
      entries: entries, expiry: response.warningsExpiry(now: requests.now),
      newestReport: entries.lastEnd)
  }

  /// Requests the warnings for a point. Bright Sky looks up its warning cell.
  static func request(_ base: ServerURL, at point: Coordinate) -> HTTPRequest {
    var request = HTTPRequest(base: base, path: "alerts")
    request.query = HTTPRequest.query(at: point)
    return request
  }

  /// The decoded part of a response.
  struct Answer: Decodable, Sendable {
    struct Location: Decodable, Sendable {
      var name: LenientValue?
      var state: LenientValue?
    }

    var alerts: [Lenient<[String: LenientValue]>]
    var location: Lenient<Location>?
  }

  /// Returns an event in ordinary case. The service writes German names in capitals
  /// (`SCHWERE STURMBÖEN`) and English ones in lower case. Of the German words, the last one before
  /// `mit`, `und` or the end is the noun.
  static func ordinaryCase(_ event: String) -> String {
    func capitalized(_ text: String) -> String {
      text.prefix(1).uppercased() + text.dropFirst().lowercased()
    }
    guard event.contains(where: \.isUppercase) else {
      return event.prefix(1).uppercased() + event.dropFirst()
    }
    let connectives: Set<String> = ["mit", "und", "oder", "vor", "durch", "oberhalb", "bis"]
    let words = event.split(separator: " ").map(String.init)
    let cased = words.enumerated().map { index, word -> String in
      guard word == word.uppercased(), word.count > 1 else { return word }
      if connectives.contains(word.lowercased()) { return word.lowercased() }
      let next = index + 1 < words.count ? words[index + 1] : nil
      let isNoun =
        next.map { connectives.contains($0.lowercased()) || $0.hasPrefix("(") } ?? true
        || word.hasSuffix(",")
      return isNoun || index == 0 ? capitalized(word) : word.lowercased()
    }
    return cased.joined(separator: " ")
  }

  /// Returns the messages of a response; nil for one that could not be decoded.
  static func messages(_ answer: Answer, language: String) -> [WarningMessage?] {
    let isGerman = WarningsSource.dwd.textLanguage(for: language) == "de"
    let location = answer.location?.value
    let area = [location?.name?.text, location?.state?.text].compactMap(\.self)
      .joined(separator: ", ")
    return answer.alerts.map { entry in
      guard let message = entry.value else { return nil }
      func text(_ name: String) -> String? {
        let texts = ["\(name)_de", "\(name)_en"].map { message[$0]?.text }
        return isGerman ? texts[0] ?? texts[1] : texts[1] ?? texts[0]
      }
      guard let event = text("event").map(ordinaryCase).cleaned() else { return nil }
      let alert = WeatherWarning(
        event: event, severity: .init(cap: message["severity"]?.text),
        sender: WarningsSource.dwd.displayName,
        start: message["onset"].dateTime ?? message["effective"].dateTime,
        end: message["expires"].dateTime, area: Optional(area).cleaned(limit: 400),
        text: WarningText.joined(text("description")),
        instruction: WarningText.joined(text("instruction")))
      return WarningMessage(
        id: message["alert_id"]?.text ?? message["id"]?.integer.map { String($0) } ?? event,
        isActual: WarningMessage.isActual(message["status"]?.text),
        kind: .init(message["msg_type"]?.text),
        isAllClear: WarningMessage.isAllClear(
          response: message["response_type"]?.text, urgency: message["urgency"]?.text),
        alert: alert)
    }
  }
}
