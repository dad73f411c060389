import Synchronization
import WeatherModel

/// Requests official warnings from the authority of a place's country, independently of the weather
/// provider.
///
/// A slow or unavailable source does not delay the weather; the status of the warnings then says
/// that the source could not be reached.
final class WarningsService: Sendable {
  /// The maximum number of concurrent requests to one source.
  private static let maxRequests = 4

  private struct CachedWarnings {
    var answer: WarningsResponse
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

  /// Returns the source for a place. If no authority covers its country or the authority's key is
  /// missing, returns the FOSS Public Alert Server if the setting requests warnings everywhere,
  /// otherwise nil. Returns nil for the sample, and if the setting turns warnings off.
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

  /// Announces that many places are about to be requested.
  func expect(_ requests: [WeatherRequest]) {
    let places = Dictionary(grouping: requests) { source(for: $0) }
    for case (let id?, let requests) in places { sources[id]?.expect(requests.map(\.place)) }
  }

  /// Returns the warnings of a place, or a response saying that its source is unavailable.
  /// - Parameter earlier: The previous report of the place. Its warnings provide the start times
  ///   that some sources lack.
  func warnings(
    for place: Place, of id: WarningsSource, language: String,
    after earlier: @escaping @Sendable @autoclosure () -> Fetched<WeatherReport>? = nil
  ) async -> WarningsResponse {
    let requestedAt = configuration.now()
    let textLanguage = id.textLanguage(for: language)
    if let cached = cached.withLock({ $0[place.id] }), cached.answer.language == textLanguage,
      cached.answer.source == id, cached.answer.requestedAt <= requestedAt,
      requestedAt < cached.until
    {
      return cached.answer
    }
    guard let source = sources[id], let limiter = limiters[id] else {
      return WarningsResponse(source: id, requestedAt: requestedAt, alerts: nil)
    }
    let requests = WarningRequests(
      client: client, configuration: configuration, language: language, now: requestedAt,
      limiter: limiter, timeout: source.timeout, earlier: earlier)
    do throws(WeatherError) {
      let list = try await source.list(for: place, requests)
      var answer = try response(of: source, to: place, list, requestedAt)
      answer.language = textLanguage
      // A partial list is not cached, so that the rest is requested the next time.
      guard !list.isPartial else { return answer }
      let expiry = list.expiry ?? requestedAt
      let entry = CachedWarnings(
        answer: answer, until: max(expiry, requestedAt + source.freshFor))
      cached.withLock { $0[place.id] = entry }
      return answer
    } catch {
      client.log(.warning, "\(id.rawValue): no warnings: \(error)")
      var answer = WarningsResponse(source: id, requestedAt: requestedAt, alerts: nil)
      if case .responseUnreadable = error { answer.isUnreadable = true }
      return answer
    }
  }

  /// Returns a place's response from a list. Throws for a partial list without any warning, and if
  /// the newest report is older than the source's ``WarningSource/maxReportAge``: such a list can be
  /// read, but what is in force could not be checked.
  private func response(
    of source: any WarningSource, to place: Place, _ list: WarningList, _ requestedAt: Date
  ) throws(WeatherError) -> WarningsResponse {
    if let newest = list.newestReport,
      configuration.now().timeIntervalSince(newest) > source.maxReportAge
    {
      throw .unreachable(detail: "the newest report is of \(newest.rfc3339)")
    }
    let alerts = list.messages.alerts(at: place.coordinate, now: configuration.now())
    if list.isPartial, alerts.isEmpty { throw .responseUnreadable(detail: "a part of the list") }
    // Warnings beyond the maximum of a report are dropped, the least severe first.
    let reported = Array(alerts.prefix(WeatherReport.maxWarnings))
    var answer = WarningsResponse(
      source: source.id, requestedAt: list.requestedAt ?? requestedAt, alerts: reported)
    answer.isUnreadable = list.isPartial || reported.count < alerts.count
    return answer
  }
}

extension HTTPResponse {
  /// Returns the time until which a response is valid, at most ten minutes in case the server's
  /// clock is wrong.
  func warningsExpiry(now: Date) -> Date? { expiry(now: now, longest: 600) }
}
