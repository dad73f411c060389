import Synchronization
import WeatherModel

/// The provider MET Norway: requests respect `Expires` and are conditional.
final class MetNorwayProvider: ForecastProvider {
  /// The maximum lifetime of a response, in case the server's clock is wrong.
  private static let maxCacheAge: TimeInterval = 6 * 3600

  private let client: HTTPClient
  private let router: MetNorwayRouter
  private let now: @Sendable () -> Date
  private let files: ForecastCache
  private let zoneNear: @Sendable (Coordinate) -> String?
  /// The last responses by place, because the cache on disk may not be writable.
  private let answers = Mutex(BoundedCache<String, Fetched<WeatherReport>>())
  private let nowcasts: MetNorwayNowcasts
  private let timeout: Duration

  /// - Parameters:
  ///   - files: The cache of earlier runs' responses; the caller stores new ones there.
  ///   - zoneNear: Returns the time zone of the nearest city, if one is near. Used for places whose
  ///     time zone is unknown, because MET Norway does not report time zones.
  ///   - timeout: The time for which a forecast waits for the radar nowcast.
  init(
    client: HTTPClient, base: ServerURL, files: ForecastCache,
    zoneNear: @escaping @Sendable (Coordinate) -> String?, timeout: Duration,
    now: @escaping @Sendable () -> Date
  ) {
    self.client = client
    self.timeout = timeout
    nowcasts = MetNorwayNowcasts(client: client, base: base, now: now)
    self.router = MetNorwayRouter(base: base)
    self.files = files
    self.zoneNear = zoneNear
    self.now = now
  }

  /// Returns the weather of a place, new or cached until it expires, with the radar nowcast if it
  /// arrives in time.
  func report(
    for request: WeatherRequest
  ) async throws(WeatherError) -> Fetched<WeatherReport> {
    let place = request.place
    let rain = nowcasts.task(for: place)
    var report = try await forecast(for: place)
    if let cached = await rain?.value(within: timeout), let cached {
      report.nowcast = cached.nowcast
      store(report)
    }
    return report
  }

  func probe() -> HTTPRequest { router.status }

  private func forecast(for place: Place) async throws(WeatherError) -> Fetched<WeatherReport> {
    let cached = lastAnswer(for: place)
    let requestedAt = now()
    if let cached, let expiry = cached.expiresAt, cached.fetchedAt <= requestedAt,
      requestedAt < expiry
    {
      return cached.map { $0.movedOn(to: requestedAt) }
    }
    let request = router.forecast(
      place.coordinate, unlessModifiedSince: cached.flatMap(Self.validator))
    let response = try await client.response(to: request)
    var report = try report(from: response, for: place, cached: cached)
    report.expiresAt = response.expiry(now: report.fetchedAt, longest: Self.maxCacheAge)
    report.lastModified = response.headers["last-modified"] ?? report.lastModified
    store(report)
    return report
  }

  private func report(
    from response: HTTPResponse, for place: Place, cached: Fetched<WeatherReport>?
  ) throws(WeatherError) -> Fetched<WeatherReport> {
    let moment = now()
    switch response.status {
    case 304:
      guard var cached else { throw .responseUnreadable(detail: "304 without a question") }
      cached.fetchedAt = moment
      return cached.map { $0.movedOn(to: moment) }
    // The point is outside the forecast area.
    case 422: throw .placeNotFound
    default:
      // The terms ask clients to watch for this status: this version of the service will be
      // removed.
      if response.status == 203 {
        client.log(.warning, "MET Norway: status 203, this version of the service is deprecated")
      }
      let valid = try response.validated(words: nil, hasKey: false)
      let answer = try Answer.decode(MetNorwayResponse.Forecast.self, from: valid.body)
      let nearby = place.timeZoneIdentifier == nil ? zoneNear(place.coordinate) : nil
      let mapper = MetNorwayMapper(place: place, nearbyZone: nearby, fetchedAt: moment)
      guard let report = mapper.report(answer) else {
        throw .responseUnreadable(detail: "no steps")
      }
      // The report replaces the stored one before the pipeline checks it, so it is checked here.
      guard !report.isBlank else { throw .noValues }
      return Fetched(report, from: .metNorway).merging(passedHoursOf: cached)
    }
  }

  // MARK: - Cache

  private func lastAnswer(for place: Place) -> Fetched<WeatherReport>? {
    let cached = answers.withLock { $0[place.id] } ?? files.load(place.id, .metNorway)
    guard let cached, cached.provider == .metNorway else { return nil }
    return cached.valid(for: place)
  }

  private func store(_ report: Fetched<WeatherReport>) {
    answers.withLock { $0[report.place.id] = report }
  }

  /// Returns the value of If-Modified-Since; nil if the stored text is not a date that a server
  /// sent, as in a damaged file.
  private static func validator(_ report: Fetched<WeatherReport>) -> String? {
    guard let text = report.lastModified, HTTPDate.parse(text) != nil,
      text.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
    else { return nil }
    return text
  }
}

extension HTTPResponse {
  /// Returns the time at which the response expires; nil if it has already expired. Expires is
  /// compared with the server's own Date if the response has one, otherwise with `now`.
  func expiry(now: Date, longest: TimeInterval) -> Date? {
    guard let expires = headers["expires"].flatMap(HTTPDate.parse) else { return nil }
    let origin = headers["date"].flatMap(HTTPDate.parse) ?? now
    let left = expires.timeIntervalSince(origin)
    return left > 0 ? now.addingTimeInterval(min(left, longest)) : nil
  }
}
