import Synchronization
import WeatherModel

/// Requests the warnings of the authority of a place's country, beside any provider.
///
/// A source that is slow or gone costs nobody the weather: the answer says that it could not be asked.
final class WarningsService: Sendable {
  /// The longest that one question may take.
  static let timeout = Duration.seconds(5)
  /// An answer is not asked for again so soon, unless the language changes.
  private static let freshFor: TimeInterval = 120
  /// A server's clock gone wrong must not keep warnings away for longer than this.
  private static let maxCacheAge: TimeInterval = 600

  private struct CachedWarnings {
    var answer: WarningsResponse
    var language: String
    var until: Date
  }

  private let client: HTTPClient
  private let configuration: ServicesConfiguration
  /// Each source is asked for a few places at a time.
  private let gate = ConcurrencyLimiter(limit: 4)
  private let cached = Mutex(BoundedCache<Place.ID, CachedWarnings>())
  /// KMA's state of the whole country serves every place in it: who comes second waits for the first.
  private let countryLimiter = ConcurrencyLimiter(limit: 1)
  private let country = Mutex<(statuses: [KMAStatus], until: Date)?>(nil)
  /// KMA's structured list by the codes of zones.
  private let zoneLists = Mutex<[String: (rows: [KMAWarningList.Row], until: Date)]>([:])
  /// How long the warnings wait for KMA's structured list, which only adds to them.
  private static let zoneListTimeout = Duration.seconds(1)
  /// Documents of the public alert server by their ids, which stand for the same one for good.
  private let documents = Mutex(BoundedCache<String, CAPDocument>())
  /// Documents that are asked for with one answer; what is left comes with the next.
  private static let maxDocuments = 20

  init(client: HTTPClient, configuration: ServicesConfiguration) {
    self.client = client
    self.configuration = configuration
  }

  /// Who warns for a place; nil where nobody is asked: in most countries unless it is wanted, where the
  /// key of its authority is missing, and for made-up weather.
  func source(for request: WeatherRequest) -> WarningsSource? {
    guard request.provider != .sample, request.warnings != .none else { return nil }
    let source = WarningsSource(country: request.place.countryCode)
    if let source, source != .kma || configuration.keys[.kma] != nil { return source }
    return request.warnings == .everywhere ? .publicAlerts : nil
  }

  /// The warnings of a place, or that its source could not be asked.
  /// - Parameter earlier: The report of the place before this request, whose warnings tell when those
  ///   of a source without beginnings began.
  func warnings(
    for place: Place, of source: WarningsSource, language: String,
    after earlier: @autoclosure () -> WeatherReport? = nil
  ) async -> WarningsResponse {
    let asked = configuration.now()
    if let cached = cached.withLock({ $0[place.id] }), cached.language == language,
      cached.answer.source == source, cached.answer.requestedAt <= asked, asked < cached.until
    {
      return cached.answer
    }
    do throws(WeatherError) {
      if source == .kma {
        let earlier = KMAWarnings.Earlier(earlier(), at: asked)
        return try await koreanWarnings(for: place, at: asked, after: earlier)
      }
      let (messages, response, isPartial) = try await messages(
        for: place.coordinate, of: source, language: language)
      var answer = WarningsResponse(
        source: source, requestedAt: asked,
        alerts: messages.alerts(at: place.coordinate, now: asked))
      // More than a report holds are cut, the least severe first.
      answer.isUnreadable = isPartial || answer.alerts?.count == WeatherReport.maxWarnings
      // The rest is requested with the next question.
      guard !isPartial else { return answer }
      let expiry = response.expiry(now: asked, longest: Self.maxCacheAge)
      let entry = CachedWarnings(
        answer: answer, language: language, until: max(expiry ?? asked, asked + Self.freshFor))
      cached.withLock { $0[place.id] = entry }
      return answer
    } catch {
      client.log(.warning, "\(source.rawValue): no warnings: \(error)")
      var answer = WarningsResponse(source: source, requestedAt: asked, alerts: nil)
      if case .answerUnreadable = error { answer.isUnreadable = true }
      return answer
    }
  }

  private func koreanWarnings(
    for place: Place, at asked: Date, after earlier: KMAWarnings.Earlier?
  ) async throws(WeatherError) -> WarningsResponse {
    guard let key = configuration.keys[.kma] else { throw .keyMissing }
    let list = KMAWarningZones.korea.zone(of: place).map { zone in
      let code = KMAWarningZones.korea.zones[zone].code
      return Task.onPool {
        await self.zoneList(of: code, key: key, at: asked)
      }
    }
    let statuses = try await countryLimiter.run { () async throws(WeatherError) -> [KMAStatus] in
      if let country = country.withLock({ $0 }), asked < country.until { return country.statuses }
      var request = KMAWarnings.request(configuration.endpoints[.kma], key: key)
      request.timeInAll = Self.timeout
      let response = try await client.response(to: request)
      let statuses = try KMAStatus.statuses(response.body, status: response.status, now: asked)
      country.withLock { $0 = (statuses, asked + Self.freshFor) }
      return statuses
    }
    let rows = await list?.value(within: Self.zoneListTimeout) ?? []
    return WarningsResponse(
      source: .kma, requestedAt: asked,
      alerts: try KMAWarnings.alerts(
        statuses, list: rows, at: place, earlier: earlier, now: asked))
  }

  /// The structured list of a zone; none where it cannot be had: the status texts count without it.
  private func zoneList(of code: String, key: String, at asked: Date) async -> [KMAWarningList.Row]
  {
    if let known = zoneLists.withLock({ $0[code] }), asked < known.until { return known.rows }
    do throws(WeatherError) {
      var request = KMAWarningList.request(
        configuration.endpoints[.kma], key: key, zoneCode: code, now: asked)
      request.timeInAll = Self.timeout
      let response = try await client.response(to: request, through: gate)
      let rows = try KMAWarningList.rows(
        response.body, status: response.status, zoneCode: code, now: asked)
      zoneLists.withLock { $0[code] = (rows, asked + Self.freshFor) }
      return rows
    } catch {
      client.log(.warning, "kma: no list of warnings for \(code): \(error)")
      return []
    }
  }

  private func messages(
    for point: Coordinate, of source: WarningsSource, language: String
  ) async throws(WeatherError) -> ([WarningMessage], HTTPResponse, isPartial: Bool) {
    let endpoints = configuration.endpoints
    switch source {
    case .nws:
      let response = try await response(to: NWSWarnings.request(endpoints[.nws], at: point))
      return (
        NWSWarnings.messages(try Answer.decode(NWSWarnings.Answer.self, from: response.body)),
        response, false
      )
    case .metNorway:
      let response = try await response(
        to: MetNorwayWarnings.request(endpoints[.metNorway], at: point, language: language))
      return (
        MetNorwayWarnings.messages(
          try Answer.decode(MetNorwayWarnings.Answer.self, from: response.body)), response, false
      )
    case .dwd:
      let response = try await response(
        to: BrightSkyWarnings.request(endpoints[.brightSky], at: point))
      return (
        BrightSkyWarnings.messages(
          try Answer.decode(BrightSkyWarnings.Answer.self, from: response.body),
          language: language), response, false
      )
    case .publicAlerts:
      return try await publicMessages(for: point, language: language)
    case .kma: throw .keyMissing
    }
  }

  /// The messages of the documents that are known, or can be had within the budget. Without some of
  /// them the others count and the answer is partial; without any warning it is an error.
  private func publicMessages(
    for point: Coordinate, language: String
  ) async throws(WeatherError) -> ([WarningMessage], HTTPResponse, isPartial: Bool) {
    let base = configuration.endpoints[.publicAlerts]
    let response = try await response(to: PublicAlerts.request(base, at: point))
    let ids = try PublicAlerts.ids(response.body)
    let unknown = documents.withLock { known in ids.filter { known[$0] == nil } }
    let asked = unknown.prefix(Self.maxDocuments)
    let failure = await withTaskGroup(of: WeatherError?.self) { group in
      for id in asked { group.addTask { await self.fetch(id, from: base) } }
      return await group.reduce(into: WeatherError?.none) { $0 = $0 ?? $1 }
    }
    let found = documents.withLock { known in ids.compactMap { known[$0] } }
    let messages = found.flatMap { PublicAlerts.messages($0, language: language) }
    if messages.alerts(at: point, now: configuration.now()).isEmpty {
      if let failure { throw failure }
      guard asked.count == unknown.count else {
        throw .answerUnreadable(detail: "\(ids.count) warnings")
      }
    }
    return (messages, response, failure != nil || asked.count < unknown.count)
  }

  /// Reads a document into ``documents``; what went wrong, where something did.
  private func fetch(_ id: String, from base: ServerURL) async -> WeatherError? {
    do throws(WeatherError) {
      let body = try await response(to: PublicAlerts.request(base, id: id)).body
      let document = try CAPReader.document(body)
      documents.withLock { $0[id] = document }
      return nil
    } catch {
      // Warnings that expired while the request was in flight are ignored.
      return error == .placeNotFound ? nil : error
    }
  }

  private func response(to request: HTTPRequest) async throws(WeatherError) -> HTTPResponse {
    var request = request
    request.timeInAll = Self.timeout
    return try await client.response(to: request, through: gate)
      .validated(words: nil, hasKey: false)
  }
}
