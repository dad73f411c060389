import Synchronization
import WeatherModel

/// Requests the warnings of the authority of a place's country, beside any provider.
///
/// A slow or unavailable source does not delay the weather: its status says that it could not be reached.
final class WarningsService: Sendable {
  /// Requests of one source at a time.
  private static let maxRequests = 4

  private struct CachedWarnings {
    var answer: WarningsResponse
    var language: String
    var until: Date
  }

  private let client: HTTPClient
  private let configuration: ServicesConfiguration
  private let sources: [WarningsSource: any WarningSource]
  private let limiters: [WarningsSource: ConcurrencyLimiter]
  private let cached = Mutex(BoundedCache<Place.ID, CachedWarnings>())

  init(client: HTTPClient, configuration: ServicesConfiguration) {
    self.client = client
    self.configuration = configuration
    let areas = JMAAreaStore(
      path: configuration.warningAreasFile, issues: IssueReporter(configuration.onIssue))
    let all: [any WarningSource] = [
      NWSWarnings(), MetNorwayWarnings(), BrightSkyWarnings(), KMAWarningSource(), PublicAlerts(),
      JMAWarnings(areas: areas), ECCCWarnings(), MeteoAlarm(), MetServiceWarnings(), HKOWarnings(),
    ]
    sources = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
    limiters = sources.mapValues { _ in ConcurrencyLimiter(limit: Self.maxRequests) }
  }

  /// Who warns for a place; nil where nobody is asked: in most countries unless it is wanted, where the
  /// key of its authority is missing, and for made-up weather.
  func source(for request: WeatherRequest) -> WarningsSource? {
    guard request.provider != .sample, request.warnings != .none else { return nil }
    let country = request.place.countryCode
    if let source = sources.values.first(where: { $0.covers(country) }),
      source.isAvailable(configuration)
    {
      return source.id
    }
    return request.warnings == .everywhere ? .publicAlerts : nil
  }

  /// Announces that many places are about to be asked for.
  func expect(_ requests: [WeatherRequest]) {
    let places = Dictionary(grouping: requests) { source(for: $0) }
    for case (let id?, let requests) in places { sources[id]?.expect(requests.map(\.place)) }
  }

  /// The warnings of a place, or that its source could not be asked.
  /// - Parameter earlier: The report of the place before this request, whose warnings tell when those
  ///   of a source without beginnings began.
  func warnings(
    for place: Place, of id: WarningsSource, language: String,
    after earlier: @escaping @Sendable @autoclosure () -> WeatherReport? = nil
  ) async -> WarningsResponse {
    let asked = configuration.now()
    if let cached = cached.withLock({ $0[place.id] }), cached.language == language,
      cached.answer.source == id, cached.answer.requestedAt <= asked, asked < cached.until
    {
      return cached.answer
    }
    guard let source = sources[id], let limiter = limiters[id] else {
      return WarningsResponse(source: id, requestedAt: asked, alerts: nil)
    }
    let requests = WarningRequests(
      client: client, configuration: configuration, language: language, now: asked,
      limiter: limiter, timeout: source.timeout, earlier: earlier)
    do throws(WeatherError) {
      let list = try await source.list(for: place, requests)
      let answer = try response(of: source, to: place, list, asked)
      // The rest of a partial list is requested with the next question.
      guard !list.isPartial else { return answer }
      let expiry = list.expiry ?? asked
      let entry = CachedWarnings(
        answer: answer, language: language, until: max(expiry, asked + source.freshFor))
      cached.withLock { $0[place.id] = entry }
      return answer
    } catch {
      client.log(.warning, "\(id.rawValue): no warnings: \(error)")
      var answer = WarningsResponse(source: id, requestedAt: asked, alerts: nil)
      if case .answerUnreadable = error { answer.isUnreadable = true }
      return answer
    }
  }

  /// What a list says of a place. A partial list without any warning says nothing, and neither does
  /// one whose newest report is older than the source's cadence.
  private func response(
    of source: any WarningSource, to place: Place, _ list: WarningList, _ asked: Date
  ) throws(WeatherError) -> WarningsResponse {
    if let newest = list.newestReport, let limit = source.maxReportAge,
      configuration.now().timeIntervalSince(newest) > limit
    {
      throw .answerUnreadable(detail: "the newest report is of \(newest.rfc3339)")
    }
    let alerts = list.messages.alerts(at: place.coordinate, now: configuration.now())
    if list.isPartial, alerts.isEmpty { throw .answerUnreadable(detail: "a part of the list") }
    var answer = WarningsResponse(
      source: source.id, requestedAt: list.requestedAt ?? asked, alerts: alerts)
    // More than a report holds are cut, the least severe first.
    answer.isUnreadable = list.isPartial || alerts.count == WeatherReport.maxWarnings
    return answer
  }
}

extension HTTPResponse {
  /// Until when it need not be requested again. A server's clock gone wrong must not keep warnings away
  /// for more than ten minutes.
  func warningsExpiry(now: Date) -> Date? { expiry(now: now, longest: 600) }
}
