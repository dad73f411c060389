import Synchronization
import WeatherModel

/// The provider MET Norway: requests respect `Expires` and are conditional.
final class MetNorwayProvider: Sendable {
  /// A server's clock gone wrong must not keep the weather away for longer than this.
  private static let maxCacheAge: TimeInterval = 6 * 3600

  private let client: HTTPClient
  private let router: MetNorwayRouter
  private let now: @Sendable () -> Date
  private let files: ForecastCache
  private let zoneNear: @Sendable (Coordinate) -> String?
  /// The last answers, by place: the cache on disk may not be writable.
  private let answers = Mutex(BoundedCache<String, WeatherReport>())
  private let nowcasts: MetNorwayNowcasts
  private let timeout: Duration

  /// - Parameters:
  ///   - files: The cache of earlier runs' responses; the caller stores new ones there.
  ///   - zoneNear: The time zone of the nearest city where one is near, for places whose own is not
  ///     known: MET Norway does not say it.
  ///   - timeout: How long the weather waits for the rain by radar.
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

  /// The weather of a place: a new answer, or the last one where that still holds; with the rain by
  /// radar, where that does not take long.
  func report(for place: Place) async throws(WeatherError) -> WeatherReport {
    let rain = nowcasts.task(for: place)
    var report = try await forecast(for: place)
    if let heard = await rain?.value(within: timeout), let heard {
      report.nowcast = heard.nowcast
      keep(report)
    }
    return report
  }

  private func forecast(for place: Place) async throws(WeatherError) -> WeatherReport {
    let cached = lastAnswer(for: place)
    let asked = now()
    if let cached, let expiry = cached.expiresAt, cached.fetchedAt <= asked, asked < expiry {
      return cached.movedOn(to: asked)
    }
    let request = router.forecast(
      place.coordinate, unlessModifiedSince: cached.flatMap(Self.validator))
    let response = try await client.response(to: request)
    var report = try report(from: response, for: place, cached: cached)
    report.expiresAt = response.expiry(now: report.fetchedAt, longest: Self.maxCacheAge)
    report.lastModified = response.headers["last-modified"] ?? report.lastModified
    keep(report)
    return report
  }

  private func report(
    from response: HTTPResponse, for place: Place, cached: WeatherReport?
  ) throws(WeatherError) -> WeatherReport {
    let moment = now()
    switch response.status {
    case 304:
      guard var cached else { throw .answerUnreadable(detail: "304 without a question") }
      cached.fetchedAt = moment
      return cached.movedOn(to: moment)
    // The point is outside the forecast's area.
    case 422: throw .placeNotFound
    default:
      // The terms ask to look out for it: the version that was asked for will go some day.
      if response.status == 203 {
        client.log(.warning, "MET Norway: status 203, this version of the service is deprecated")
      }
      let valid = try response.validated(words: nil, hasKey: false)
      let answer = try Answer.decode(MetNorwayResponse.Forecast.self, from: valid.body)
      let nearby = place.timeZoneIdentifier == nil ? zoneNear(place.coordinate) : nil
      let mapper = MetNorwayMapper(place: place, nearbyZone: nearby, fetchedAt: moment)
      guard let report = mapper.report(answer) else { throw .answerUnreadable(detail: "no steps") }
      return try report.withContents().merging(passedHoursOf: cached)
    }
  }

  // MARK: - What is kept

  private func lastAnswer(for place: Place) -> WeatherReport? {
    let cached = answers.withLock { $0[place.id] } ?? files.load(place.id, .metNorway)
    guard let cached, cached.provider == .metNorway else { return nil }
    return cached.asked(for: place)
  }

  private func keep(_ report: WeatherReport) {
    answers.withLock { $0[report.place.id] = report }
  }

  /// What to send as If-Modified-Since; nil for text that no server sent, as in a damaged file.
  private static func validator(_ report: WeatherReport) -> String? {
    guard let text = report.lastModified, HTTPDate.parse(text) != nil,
      text.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
    else { return nil }
    return text
  }
}

extension HTTPResponse {
  /// Until when the answer holds, by its Expires; nil when it is over already. The date is held
  /// against the server's own clock where it sent that, otherwise against `now`.
  func expiry(now: Date, longest: TimeInterval) -> Date? {
    guard let expires = headers["expires"].flatMap(HTTPDate.parse) else { return nil }
    let origin = headers["date"].flatMap(HTTPDate.parse) ?? now
    let left = expires.timeIntervalSince(origin)
    return left > 0 ? now.addingTimeInterval(min(left, longest)) : nil
  }
}
