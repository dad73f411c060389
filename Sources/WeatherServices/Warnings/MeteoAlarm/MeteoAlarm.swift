import WeatherModel

/// The warnings of Europe's weather services through MeteoAlarm: for each country a feed of Common
/// Alerting Protocol messages in JSON.
///
/// A message contains the outlines of its areas, or names them by codes, which ``WarningRegions``
/// locates. An area without an outline or a known code matches if it has the name of the place or
/// its division. Otherwise it may concern any place, so the list is partial.
final class MeteoAlarm: WarningSource {
  let id = WarningsSource.meteoAlarm
  let timeout = Duration.seconds(15)
  let freshFor: TimeInterval = 0
  /// Messages are issued for two or three days at most.
  let maxReportAge: TimeInterval = 96 * 3600

  /// The outlines of a country in four languages have reached 9.4 MB.
  private static let bodyLimit = 24 << 20
  /// The maximum number of messages, more than the largest feeds have.
  private static let maxMessages = 5000

  /// The names of the feeds by country.
  static let feeds: [String: String] = [
    "AT": "austria", "BA": "bosnia-herzegovina", "BE": "belgium", "BG": "bulgaria",
    "CH": "switzerland", "CY": "cyprus", "CZ": "czechia", "DK": "denmark", "EE": "estonia",
    "ES": "spain", "FI": "finland", "FR": "france", "GB": "united-kingdom", "GR": "greece",
    "HR": "croatia", "HU": "hungary", "IE": "ireland", "IL": "israel", "IS": "iceland",
    "IT": "italy", "LT": "lithuania", "LU": "luxembourg", "LV": "latvia", "MD": "moldova",
    "ME": "montenegro", "MK": "republic-of-north-macedonia", "MT": "malta", "NL": "netherlands",
    "PL": "poland", "PT": "portugal", "RO": "romania", "RS": "serbia", "SE": "sweden",
    "SI": "slovenia", "SK": "slovakia", "UA": "ukraine",
  ]

  /// A part of a message and the areas that the part names.
  struct Entry: Sendable {
    struct Area: Equatable, Sendable {
      var name: String?
      /// The codes of the area, such as `PL1465` and `NUTS3/FR101`.
      var codes: [String] = []
      /// The outline of the area, if all parts of the outline could be decoded.
      var outline: WarningArea?
    }

    var message: WarningMessage
    var areas: [Area]
  }

  /// The messages of a country in one language.
  struct Feed: Sendable {
    var entries: [Entry]
    var newestReport: Date?
    /// Whether a message could not be decoded, which may concern any place, or the times of all.
    var isIncomplete = false
  }

  private let lists = SharedValues<Feed>(freshFor: WarningsSource.meteoAlarm.listInterval)

  func list(
    for place: Place, _ requests: WarningRequests
  ) async throws(WeatherError) -> WarningList {
    guard let country = place.countryCode, let name = Self.feeds[country] else {
      throw .placeNotFound
    }
    let language = requests.primaryLanguage
    let (feed, requestedAt) = try await lists.value(of: name + " " + language, now: requests.now) {
      () async throws(WeatherError) -> Feed in
      var request = HTTPRequest(
        base: requests.endpoint(.meteoAlarm), path: "api/v1/warnings/feeds-" + name)
      request.bodyLimit = Self.bodyLimit
      request.retries = 1
      return try Self.feed(try await requests.currentResponse(to: request).body, language: language)
    }
    let regions = WarningRegions.codes(at: place.coordinate, country: country)
    var list = Self.list(feed, for: place, regions: regions, now: requests.now)
    list.requestedAt = requestedAt
    return list
  }

  // MARK: - Selection

  /// Returns the messages that concern a place.
  static func list(
    _ feed: Feed, for place: Place, regions: WarningRegions.Codes, now: Date
  ) -> WarningList {
    var list = WarningList(
      messages: [], newestReport: feed.newestReport, isPartial: feed.isIncomplete)
    let own = [place.name, place.localName, place.admin1].compactMap(\.self)
    let names = Set((own + (place.names ?? [:]).values).map(folded))
    let replaced = feed.entries.map(\.message).replacedIDs
    var seen: Set<String> = []
    for entry in feed.entries {
      var message = entry.message
      let matching = entry.areas.filter { area in
        if let outline = area.outline { return outline.contains(place.coordinate) }
        return area.codes.contains { regions.here.contains($0) }
          || (!area.isKnown(by: regions) && area.name.map { names.contains(folded($0)) } == true)
      }
      if !matching.isEmpty {
        let areas = Set(matching.compactMap(\.name)).sorted()
        message.alert.area = Optional(areas.joined(separator: ", ")).cleaned(limit: 400)
        // A service may issue a separate message for each of many small areas. A message that is
        // not in force must not hide an equal message that is.
        let alert = message.alert
        let times = [alert.start, alert.end].map { $0?.timeIntervalSince1970 ?? 0 }
        let holds =
          message.isActual && !message.isAllClear && message.kind != .cancel
          && !replaced.contains(message.id)
        let isNew =
          !holds
          || seen.insert("\(alert.event) \(alert.severity?.rawValue ?? "") \(times)").inserted
        if !isNew, message.kind == .alert { continue }
      } else {
        let concerns =
          message.isActual && !message.isAllClear && message.kind != .other
          && message.kind != .cancel && message.alert.phase(at: now) != .past
        if concerns,
          entry.areas.contains(where: { !$0.isKnown(by: regions) }) || entry.areas.isEmpty
        {
          list.isPartial = true
        }
        // The message replaces those it refers to, even though it does not apply here.
        guard message.kind == .update || message.kind == .cancel else { continue }
        message.kind = .cancel
      }
      list.messages.append(message)
    }
    return list
  }

  private static func folded(_ name: String) -> String { name.trimmed.lowercased() }

  // MARK: - Responses

  private struct Message: Decodable {
    struct Info: Decodable, Sendable {
      typealias Value = [String: LenientValue]

      struct Area: Decodable, Sendable {
        var areaDesc: LenientValue?
        var geocode: LenientList<Value>?
        var polygon: Lenient<OneOrMany<LenientValue>>?
        var circle: Lenient<OneOrMany<LenientValue>>?
      }

      var area: LenientList<Area>?
      var parameter: LenientList<Value>?
      var responseType: Lenient<OneOrMany<LenientValue>>?
    }

    var alert: Alert

    struct Alert: Decodable {
      var texts: [String: LenientValue]
      var infos: [(texts: [String: LenientValue], info: Info)]

      private enum CodingKeys: CodingKey { case info }

      init(from decoder: any Decoder) throws {
        texts = try [String: LenientValue](from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        // A cancellation may have no `info` blocks.
        let values = (try? container.decode([[String: LenientValue]].self, forKey: .info)) ?? []
        let infos = (try? container.decode([Info].self, forKey: .info)) ?? []
        self.infos = Array(zip(values, infos)).map { ($0, $1) }
      }
    }
  }

  /// Returns the messages of a feed in the user's language if available, otherwise in English or in
  /// the authority's language.
  static func feed(_ body: [UInt8], language: String) throws(WeatherError) -> Feed {
    let elements = try JSONElements.split(body, list: "warnings", max: maxMessages)
    var feed = Feed(entries: [])
    for element in elements {
      guard let message = try? Answer.decode(Message.self, from: element) else {
        feed.isIncomplete = true
        continue
      }
      let document = document(message.alert)
      if let sent = document.texts["sent"].dateTime {
        feed.newestReport = max(feed.newestReport ?? sent, sent)
      }
      let entries = entries(document, areas: areas(message.alert), language: language)
      feed.entries += entries.compactMap(\.self)
      if entries.contains(where: { $0 == nil }) { feed.isIncomplete = true }
    }
    if feed.newestReport == nil, !elements.isEmpty { feed.isIncomplete = true }
    return feed
  }

  /// Returns the parts of a message; nil for one that could not be decoded.
  private static func entries(
    _ document: CAPDocument, areas: [[Entry.Area]], language: String
  ) -> [Entry?] {
    PublicAlerts.messages(document, language: language).map { message in
      guard var message else { return nil }
      message.alert.event = withoutColour(message.alert.event)
      let info = message.info ?? 0
      return Entry(message: message, areas: areas.indices.contains(info) ? areas[info] : [])
    }
  }

  /// Returns an event without the colour that some services prepend: `yellow Tåge`. Only the colour
  /// may have begun with a capital: `Orange wind warning`.
  private static func withoutColour(_ event: String) -> String {
    let words = event.split(separator: " ", maxSplits: 1)
    guard words.count == 2, ["green", "yellow", "orange", "red"].contains(words[0].lowercased())
    else { return event }
    return words[1].prefix(1).uppercased() + words[1].dropFirst()
  }

  private static func document(_ alert: Message.Alert) -> CAPDocument {
    var document = CAPDocument(texts: alert.texts.compactMapValues(\.text))
    document.infos = alert.infos.map { texts, info in
      var read = CAPDocument.Info(texts: texts.compactMapValues(\.text))
      read.responseTypes = (info.responseType?.elements ?? []).compactMap(\.text)
      for parameter in info.parameter?.elements ?? [] {
        if let name = parameter["valueName"]?.text {
          read.parameters[name] = parameter["value"]?.text
        }
      }
      for area in info.area?.elements ?? [] {
        if let name = area.areaDesc?.text { read.areaNames.append(name) }
      }
      return read
    }
    return document
  }

  private static func areas(_ alert: Message.Alert) -> [[Entry.Area]] {
    alert.infos.map { _, info in
      (info.area?.elements ?? []).map { area in
        let codes = (area.geocode?.elements ?? []).compactMap { geocode -> String? in
          guard let type = geocode["valueName"]?.text, let value = geocode["value"]?.code else {
            return nil
          }
          return type == "EMMA_ID" ? value : type + "/" + value
        }
        func shapes(_ list: Lenient<OneOrMany<LenientValue>>?) -> [String] {
          (list?.elements ?? []).map { $0.text ?? "" }
        }
        var outline = CAPDocument.Info()
        outline.polygons = shapes(area.polygon)
        outline.circles = shapes(area.circle)
        return Entry.Area(
          name: (area.areaDesc?.text).cleaned(limit: 120), codes: codes,
          outline: WarningArea(outline))
      }
    }
  }
}

extension MeteoAlarm.Entry.Area {
  /// Whether the location of the area is known.
  func isKnown(by regions: WarningRegions.Codes) -> Bool {
    outline != nil || codes.contains { regions.known.contains($0) }
  }
}

extension LenientValue {
  /// A code, which may also be a number.
  fileprivate var code: String? { text ?? integer.map { String($0) } }
}
