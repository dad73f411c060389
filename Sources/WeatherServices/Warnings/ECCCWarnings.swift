import Synchronization
import WeatherModel

/// Environment and Climate Change Canada's warnings through GeoMet:
/// `collections/weather-alerts/items`, GeoJSON with a polygon, and texts in English and French.
///
/// The service is queried by bounding box. One request serves all places of a board, with a box
/// that contains them all.
final class ECCCWarnings: WarningSource {
  let id = WarningsSource.eccc
  /// The service may take 25 s to respond.
  let timeout = Duration.seconds(40)
  let freshFor: TimeInterval = 0
  /// Warnings in force are issued again at least twice a day.
  let maxReportAge: TimeInterval = 72 * 3600

  /// Half the side of the box around a place, in degrees: any polygon that contains the place
  /// intersects it.
  private static let reach = 0.1
  /// The maximum numbers of features for a box around one place and around several.
  private static let limits = (one: 100, several: 1000)
  /// The maximum size of a response: a thousand polygons of municipalities, some 13 KB each with
  /// their texts.
  private static let bodyLimit = 16 << 20
  /// The maximum number of places that share a box; the oldest places are evicted first.
  private static let maxPlaces = 50
  /// The time for which the first request waits for others to share its box.
  private static let gatheringTime = Duration.milliseconds(20)

  /// A box of longitudes and latitudes in degrees.
  private struct Box: Sendable {
    var west, south, east, north: Double

    init(around points: [Coordinate]) {
      west = (points.map(\.longitude).min() ?? 0) - reach
      east = (points.map(\.longitude).max() ?? 0) + reach
      south = (points.map(\.latitude).min() ?? 0) - reach
      north = (points.map(\.latitude).max() ?? 0) + reach
    }

    func contains(_ point: Coordinate) -> Bool {
      (west...east).contains(point.longitude) && (south...north).contains(point.latitude)
    }
  }

  private struct State: Sendable {
    var places: [Coordinate] = []
    var box: Box?
    var requestedAt = Date.distantPast
  }

  private let state = Mutex(State())
  private let lists = SharedValues<Response>(freshFor: WarningsSource.eccc.listInterval)

  func expect(_ places: [Place]) {
    state.withLock { state in
      for place in places where !state.places.contains(place.coordinate) {
        state.places.append(place.coordinate)
      }
      state.places.removeFirst(max(0, state.places.count - Self.maxPlaces))
    }
  }

  func list(
    for place: Place, _ requests: WarningRequests
  ) async throws(WeatherError) -> WarningList {
    let point = place.coordinate
    expect([place])
    do { try await requests.client.pause(Self.gatheringTime) } catch { throw .cancelled }
    let (box, count) = state.withLock { state in
      let age = requests.now.timeIntervalSince(state.requestedAt)
      // Places that are requested together do not arrive in the order of their times, so an age may
      // be negative.
      if let box = state.box, box.contains(point), (-60..<id.listInterval).contains(age) {
        return (box, state.places.count)
      }
      let box = Box(around: state.places.contains(point) ? state.places : [point])
      state.box = box
      state.requestedAt = requests.now
      return (box, state.places.count)
    }
    let request = Self.request(
      requests.endpoint(.eccc), west: box.west, south: box.south, east: box.east,
      north: box.north, limit: count > 1 ? Self.limits.several : Self.limits.one)
    let (response, requestedAt) = try await lists.value(
      of: request.description, now: requests.now
    ) { () async throws(WeatherError) -> Response in
      try Self.response(try await requests.currentResponse(to: request).body)
    }
    let here = response.features.filter { $0.geometry?.area?.contains(point) ?? false }
    let newest = response.features.compactMap { $0.properties["publication_datetime"].dateTime }
      .max()
    return WarningList(
      entries: Self.messages(here, language: requests.primaryLanguage), requestedAt: requestedAt,
      newestReport: response.features.isEmpty ? response.generatedAt : newest,
      isPartial: !response.isComplete || newest == nil && !response.features.isEmpty)
  }

  // MARK: - Requests and responses

  private static func request(
    _ base: ServerURL, west: Double, south: Double, east: Double, north: Double, limit: Int
  ) -> HTTPRequest {
    var request = HTTPRequest(base: base, path: "collections/weather-alerts/items")
    let box = [max(-180, west), max(-90, south), min(180, east), min(90, north)]
    request.query = HTTPRequest.query([
      "f": "json", "bbox": box.map(\.inRequest).joined(separator: ","), "limit": String(limit),
    ])
    request.bodyLimit = bodyLimit
    request.slowTimeout = .seconds(35)
    request.retries = 0
    return request
  }

  struct Feature: Decodable, Sendable {
    var geometry: Lenient<WarningGeometry>?
    var properties: [String: LenientValue]
  }

  struct Response: Sendable {
    var features: [Feature]
    /// Whether all features in the box were received and decoded.
    var isComplete: Bool
    /// The time at which the service generated the response, if it has no features.
    var generatedAt: Date?
  }

  /// Returns the features of a body, each decoded separately.
  static func response(_ body: [UInt8]) throws(WeatherError) -> Response {
    let elements = try JSONElements.split(body, list: "features", max: limits.several)
    let features = elements.compactMap { element -> Feature? in
      guard let feature = try? Answer.decode(Feature.self, from: element),
        feature.geometry?.area != nil
      else { return nil }
      return feature
    }
    guard !features.isEmpty || elements.isEmpty else {
      throw .responseUnreadable(detail: "no feature with an area")
    }
    // Whether the service has more features. It reports the count before or after them.
    let isCut = value(of: "numberMatched", in: body).flatMap { Int($0) } ?? 0 > elements.count
    return Response(
      features: features, isComplete: features.count == elements.count && !isCut,
      generatedAt: elements.isEmpty ? value(of: "timeStamp", in: body).dateTime : nil)
  }

  /// Returns the number or the string of the last member with a name; nil if there is none.
  private static func value(of member: String, in body: [UInt8]) -> String? {
    let name = Array("\"\(member)\":".utf8)
    let starts = stride(from: body.count - name.count, through: 0, by: -1)
    guard let start = starts.first(where: { body[$0...].starts(with: name) }) else { return nil }
    let ends = Array("\",} \n".utf8)
    let value = body[(start + name.count)...].drop { $0 == 32 || $0 == UInt8(ascii: "\"") }
      .prefix(40).prefix { !ends.contains($0) }
    return String(decoding: value, as: UTF8.self)
  }

  // MARK: - Messages

  /// Returns the messages of features; nil for one without a name. Messages about the same event
  /// have the same identifier, because a place may be on the border of two polygons.
  static func messages(_ features: [Feature], language: String) -> [WarningMessage?] {
    let isFrench = language == "fr"
    return features.map { feature in
      let properties = feature.properties
      func text(_ english: LenientValue?, _ french: LenientValue?) -> String? {
        let texts = [english?.text, french?.text].map { $0?.trimmed.isEmpty == true ? nil : $0 }
        return isFrench ? texts[1] ?? texts[0] : texts[0] ?? texts[1]
      }
      let name =
        text(properties["alert_name_en"], properties["alert_name_fr"])
        ?? text(properties["alert_short_name_en"], properties["alert_short_name_fr"])
      guard let event = name.cleaned() else { return nil }
      let type = properties["alert_type"]?.text?.lowercased()
      let status = properties["status_en"]?.text?.lowercased()
      let alert = WeatherWarning(
        event: event.prefix(1).uppercased() + event.dropFirst(),
        severity: severity(properties["risk_colour_en"]?.text, type: type),
        sender: isFrench ? "Environnement Canada" : WarningsSource.eccc.displayName,
        start: properties["validity_datetime"].dateTime
          ?? properties["publication_datetime"].dateTime,
        end: properties["event_end_datetime"].dateTime
          ?? properties["expiration_datetime"].dateTime,
        area: text(properties["feature_name_en"], properties["feature_name_fr"]).cleaned(
          limit: 400),
        text: WarningText.joined(text(properties["alert_text_en"], properties["alert_text_fr"])))
      return WarningMessage(
        id: "\(properties["alert_code"]?.text ?? event) \(alert.severity?.rawValue ?? "")",
        isActual: type != "test",
        kind: status == "ended" || type == "ending" ? .other : .alert, alert: alert)
    }
  }

  /// Returns the severity for a colour (in use since November 2025), otherwise for the kind of
  /// alert.
  private static func severity(_ colour: String?, type: String?) -> WeatherWarning.Severity? {
    switch colour?.lowercased() {
    case "red": return .extreme
    case "orange": return .severe
    case "yellow": return .moderate
    case "grey", "gray", "green": return .minor
    default: break
    }
    switch type {
    case "warning": return .severe
    case "watch": return .moderate
    case "advisory", "statement": return .minor
    default: return nil
    }
  }
}
