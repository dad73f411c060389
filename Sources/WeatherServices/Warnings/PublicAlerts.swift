import WeatherModel

/// The FOSS Public Alert Server's warnings: a list of ids for an area, and a document of the Common
/// Alerting Protocol for each id. https://invent.kde.org/webapps/foss-public-alert-server
final class PublicAlerts: WarningSource {
  let id = WarningsSource.publicAlerts
  /// The documents by their identifiers, which are permanent.
  private let documents = CAPDocumentCache()
  /// The maximum number of documents to request per list; the rest follow with the next list.
  private static let maxDocuments = 20

  func list(
    for place: Place, _ requests: WarningRequests
  ) async throws(WeatherError) -> WarningList {
    let base = requests.endpoint(.publicAlerts)
    let response = try await requests.currentResponse(
      to: Self.request(base, at: place.coordinate))
    let listed = try Self.ids(response.body)
    let (found, failure, isComplete) = await documents.documents(
      listed.ids, max: Self.maxDocuments, requests
    ) { Self.request(base, id: $0) }
    let messages = found.flatMap { Self.messages($0, language: requests.language) }
    if let failure,
      messages.compactMap(\.self).alerts(at: place.coordinate, now: requests.now).isEmpty
    {
      throw failure
    }
    return WarningList(
      entries: messages, expiry: response.warningsExpiry(now: requests.now),
      newestReport: messages.lastEnd,
      isPartial: failure != nil || !isComplete || !listed.isComplete)
  }

  /// Half the side of the requested area in degrees: a kilometre.
  private static let reach = 0.01

  /// Requests the identifiers of the messages around a point.
  static func request(_ base: ServerURL, at point: Coordinate) -> HTTPRequest {
    var request = HTTPRequest(base: base, path: "alert/area")
    func range(_ value: Double, _ limit: Double) -> (String, String) {
      (max(-limit, value - reach).inRequest, min(limit, value + reach).inRequest)
    }
    let (south, north) = range(point.latitude, 90)
    let (west, east) = range(point.longitude, 180)
    request.query = HTTPRequest.query([
      "min_lat": south, "max_lat": north, "min_lon": west, "max_lon": east,
    ])
    return request
  }

  static func request(_ base: ServerURL, id: String) -> HTTPRequest {
    var request = HTTPRequest(base: base, path: "alert/" + id.percentEncoded(keeping: "-._~"))
    request.headers["Accept"] = "application/xml"
    return request
  }

  /// Returns the valid ids of a list, and whether all of them are valid.
  static func ids(_ body: [UInt8]) throws(WeatherError) -> (ids: [String], isComplete: Bool) {
    let list = try Answer.decode([LenientValue].self, from: body)
    let valid = list.compactMap(\.text).filter { id in
      id.utf8.count <= 200 && id.contains { $0.isLetter || $0.isNumber }
    }
    guard !valid.isEmpty || list.isEmpty else {
      throw .responseUnreadable(detail: "no identifiers")
    }
    var seen: Set<String> = []
    return (valid.filter { seen.insert($0).inserted }, valid.count == list.count)
  }

  /// Returns the messages of a document in the user's language if available, otherwise in English
  /// or the first language. Several blocks in one language are parts of one message, for different
  /// hours or areas. A warning that could not be decoded is nil.
  static func messages(_ document: CAPDocument, language: String) -> [WarningMessage?] {
    let texts = document.texts
    // Restricted messages are not shown.
    guard texts["scope"].map({ $0.lowercased() == "public" }) ?? true else { return [] }
    let infos = infos(document, language: language)
    let references = WarningMessage.references(texts["references"])
    let kind = WarningMessage.Kind(texts["msgType"])
    let isActual = WarningMessage.isActual(texts["status"])
    let id = texts["identifier"] ?? "\(texts["sender"] ?? "") \(texts["sent"] ?? "")"
    if kind == .cancel {
      let alert = WeatherWarning(event: "", sender: nil, start: nil, end: nil, text: nil)
      return [
        WarningMessage(
          id: id, isActual: isActual, kind: kind, references: references, alert: alert)
      ]
    }
    guard isActual, kind != .other else { return [] }
    if infos.isEmpty { return [nil] }
    return infos.enumerated().flatMap { number, element -> [WarningMessage?] in
      let (index, info) = element
      guard isInForce(info) else {
        // The message replaces the one that it updates, even if it contains no warning.
        guard kind == .update, number == 0 else { return [] }
        let alert = WeatherWarning(event: "", sender: nil, start: nil, end: nil, text: nil)
        return [
          WarningMessage(
            id: id, isActual: isActual, kind: .cancel, references: references, alert: alert)
        ]
      }
      guard let event = (info.texts["event"] ?? info.texts["headline"]).cleaned() else {
        return [nil]
      }
      let alert = WeatherWarning(
        event: event, severity: .init(cap: info.texts["severity"]),
        sender: (info.texts["senderName"] ?? texts["sender"]).cleaned(),
        start: info.texts["onset"].dateTime ?? info.texts["effective"].dateTime,
        // A message may expire before the event ends.
        end: info.parameters["eventEndingTime"].dateTime ?? info.texts["expires"].dateTime,
        area: Optional(info.areaNames.joined(separator: ", ")).cleaned(limit: 400),
        text: WarningText.joined(
          info.texts["headline"], info.texts["description"]),
        instruction: WarningText.joined(info.texts["instruction"]),
        web: WarningText.address(info.texts["web"]))
      return [
        WarningMessage(
          id: id, part: number, info: index, isActual: isActual, kind: kind,
          references: references, area: WarningArea(info), alert: alert)
      ]
    }
  }

  /// Whether a block warns of an event. It does not if it is an all-clear, is over, or has the
  /// lowest level of European services, which requires no awareness.
  private static func isInForce(_ info: CAPDocument.Info) -> Bool {
    let level = info.parameters["awareness_level"]?.split(separator: ";").map {
      String($0).trimmed.lowercased()
    }
    let isAllClear = (info.responseTypes + [""]).contains {
      WarningMessage.isAllClear(response: $0, urgency: info.texts["urgency"])
    }
    return !isAllClear
      && !(level?.first == "1" && level?.dropFirst().first ?? "green" == "green")
  }

  /// Returns the blocks in the language to show, with their positions in the document.
  private static func infos(
    _ document: CAPDocument, language: String
  ) -> [(index: Int, info: CAPDocument.Info)] {
    func primary(_ text: String) -> String {
      let name = text.prefix { $0 != "-" && $0 != "_" }.lowercased()
      return ["nb", "nn"].contains(name) ? "no" : name
    }
    // A missing language means American English.
    func code(_ info: CAPDocument.Info) -> String { primary(info.texts["language"] ?? "en-US") }
    let known = document.infos.map(code)
    let chosen = [primary(language), "en"].first(where: known.contains) ?? known.first
    return document.infos.enumerated().filter { code($0.element) == chosen }
      .map { ($0.offset, $0.element) }
  }
}

extension WarningArea {
  /// Creates the area of a message; nil if the message has none, or if a part of it is malformed,
  /// because a place in that part would count as outside.
  init?(_ info: CAPDocument.Info) {
    self.init(
      polygons: info.polygons.compactMap(Self.ring).map { .init(outline: $0) },
      circles: info.circles.compactMap(Self.circle))
    let count = polygons.count + circles.count
    if count == 0 || count < info.polygons.count + info.circles.count { return nil }
  }

  /// Parses a polygon such as `38.47,-120.14 38.34,-119.95 …` with at least three corners.
  private static func ring(_ text: String) -> [Coordinate]? {
    let pairs = text.split(whereSeparator: \.isWhitespace)
    let corners = pairs.compactMap(coordinate)
    return corners.count == pairs.count && corners.count >= 3 ? corners : nil
  }

  /// Parses a circle such as `32.9525,-115.5527 12`: a point and a radius in kilometres.
  private static func circle(_ text: String) -> Circle? {
    let parts = text.split(whereSeparator: \.isWhitespace)
    guard parts.count == 2, let center = coordinate(parts[0]), let radius = Double(parts[1]),
      radius.isFinite, radius >= 0
    else { return nil }
    return Circle(center: center, kilometres: radius)
  }

  private static func coordinate(_ text: Substring) -> Coordinate? {
    let numbers = text.split(separator: ",").compactMap { Double($0) }
    return numbers.count == 2
      ? Coordinate(validating: numbers[0], longitude: numbers[1]) : nil
  }
}
