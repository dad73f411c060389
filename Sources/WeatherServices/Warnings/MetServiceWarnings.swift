import WeatherModel

/// MetService's warnings for New Zealand: a feed of the warnings in force, and for each a document
/// of the Common Alerting Protocol with a polygon.
final class MetServiceWarnings: WarningSource {
  let id = WarningsSource.metService
  let timeout = Duration.seconds(10)
  let freshFor: TimeInterval = 0
  /// The maximum age of the feed, which states the time of its creation.
  let maxReportAge: TimeInterval = 24 * 3600
  /// The maximum number of documents, more than the country ever has at once.
  private static let maxDocuments = 60

  private let documents = CAPDocumentCache()
  private let feeds = SharedValues<CAPFeed>(freshFor: WarningsSource.metService.listInterval)

  func list(
    for place: Place, _ requests: WarningRequests
  ) async throws(WeatherError) -> WarningList {
    let base = requests.endpoint(.metService)
    let (feed, requestedAt) = try await feeds.value(of: "feed", now: requests.now) {
      () async throws(WeatherError) -> CAPFeed in
      var request = HTTPRequest(base: base, path: "cap/rss")
      request.headers["Accept"] = "application/rss+xml, application/xml"
      return try CAPFeed(try await requests.currentResponse(to: request).body)
    }
    let (found, failure, isComplete) = await documents.documents(
      feed.ids, max: Self.maxDocuments, requests
    ) { id in
      var request = HTTPRequest(base: base, path: "cap/alert")
      request.query = HTTPRequest.query(["id": id])
      request.headers["Accept"] = "application/xml"
      return request
    }
    let messages = found.flatMap { Self.messages($0, language: requests.language) }
    // A warning without an area may concern any place.
    let entries = messages.map { message in
      message.flatMap { $0.area != nil || $0.kind == .cancel ? $0 : nil }
    }
    return WarningList(
      entries: entries, requestedAt: requestedAt, newestReport: feed.publishedAt,
      isPartial: failure != nil || !isComplete || !feed.isComplete || feed.publishedAt == nil)
  }

  /// Returns the messages of a document; nil for one that could not be decoded. The event is in the
  /// headline of its block, and the block's colour is the severity that MetService publishes.
  static func messages(_ document: CAPDocument, language: String) -> [WarningMessage?] {
    let severities: [String: WeatherWarning.Severity] = [
      "red": .extreme, "orange": .severe, "yellow": .moderate,
    ]
    return PublicAlerts.messages(document, language: language).map { message in
      guard var message, let index = message.info, document.infos.indices.contains(index) else {
        return message
      }
      let info = document.infos[index]
      if let headline = info.texts["headline"].cleaned() {
        message.alert.event = withoutColour(headline)
        message.alert.text = WarningText.joined(info.texts["description"])
      }
      let colour = info.parameters["ColourCode"]?.lowercased()
      message.alert.severity = colour.flatMap { severities[$0] } ?? message.alert.severity
      return message
    }
  }

  /// Returns a headline without the colour at its end, which the severity expresses:
  /// `Heavy Rain Warning - Orange`.
  private static func withoutColour(_ headline: String) -> String {
    for colour in [" - red", " - orange", " - yellow"] where headline.lowercased().hasSuffix(colour)
    {
      return String(headline.dropLast(colour.count))
    }
    return headline
  }
}

/// A feed (RSS 2.0) of documents of the Common Alerting Protocol.
struct CAPFeed: Equatable, Sendable {
  /// The identifiers of its items.
  var ids: [String]
  /// The time of its creation.
  var publishedAt: Date?
  /// Whether all items have an identifier.
  var isComplete: Bool

  init(_ body: [UInt8]) throws(WeatherError) {
    var (ids, published): ([String], String?) = ([], nil)
    var (isFeed, isComplete, hasIdentifier) = (false, true, false)
    try XMLReader.read(body, maxDepth: 8) { path in
      if path == ["rss", "channel"] { isFeed = true }
      if path == ["rss", "channel", "item"] { hasIdentifier = false }
    } end: { path, value in
      switch path {
      case ["rss", "channel", "pubDate"]: published = value
      case ["rss", "channel", "lastBuildDate"]: published = published ?? value
      case ["rss", "channel", "item", "guid"]:
        hasIdentifier = !value.isEmpty && value.utf8.count <= 200
        if hasIdentifier, !ids.contains(value) { ids.append(value) }
      case ["rss", "channel", "item"]: isComplete = isComplete && hasIdentifier
      default: break
      }
    }
    guard isFeed else { throw .responseUnreadable(detail: "XML") }
    self.ids = ids
    self.isComplete = isComplete
    publishedAt = published.flatMap(Self.time)
  }

  /// Parses a time of RFC 822: `Mon, 31 Aug 2026 23:21:28 +1200`.
  static func time(_ text: String) -> Date? {
    let words = text.split(separator: " ")
    guard let zone = words.last,
      let moment = HTTPDate.parse(words.dropLast().joined(separator: " ") + " GMT")
    else { return nil }
    guard let first = zone.first, first == "+" || first == "-" else { return moment }
    guard zone.count == 5, let digits = Int(zone.dropFirst()), digits >= 0 else { return nil }
    let seconds = TimeInterval(digits / 100 * 3600 + digits % 100 * 60)
    return moment + (first == "+" ? -seconds : seconds)
  }
}
