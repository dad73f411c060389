import Synchronization
import WeatherModel

/// The provider of the Korea Meteorological Administration, through data.go.kr.
final class KMAProvider: ForecastProvider {
  private struct RequestKey: Hashable {
    var issue: KMAIssue
    var cell: KMAGrid
  }

  private let client: HTTPClient
  private let base: ServerURL
  private let key: String?
  private let now: @Sendable () -> Date
  private let limiter = ConcurrencyLimiter(limit: WeatherClient.placesAtOnce)
  /// The rows of issued forecasts. An issued forecast never changes, so it is not requested again.
  private let cached = Mutex(BoundedCache<RequestKey, [KMAResponse.Row]>())

  init(client: HTTPClient, base: ServerURL, key: String?, now: @escaping @Sendable () -> Date) {
    self.client = client
    self.base = base
    self.key = key
    self.now = now
  }

  /// Returns the weather of a place in Korea. The multi-day forecast is required; the observation
  /// and the six-hour forecast are optional.
  func report(
    for request: WeatherRequest
  ) async throws(WeatherError) -> Fetched<WeatherReport> {
    let place = request.place
    guard let cell = KMAGrid(place.coordinate), place.countryCode ?? "KR" == "KR" else {
      throw .placeNotFound
    }
    guard let key else { throw .keyMissing }
    let moment = now()
    async let observed = try? rows(of: .observation, cell, at: moment, key: key)
    async let soon = try? rows(of: .nextHours, cell, at: moment, key: key)
    let days = try await rows(of: .nextDays, cell, at: moment, key: key)
    let (observation, hours) = await (observed, soon)
    let report = KMAMapper(place: place, fetchedAt: moment).report(
      days: days.rows, hours: hours?.rows ?? [], observation: observation?.rows ?? [],
      measuredAt: observation?.issue.time ?? moment)
    guard let report else { throw .responseUnreadable(detail: "no rows") }
    return Fetched(report, from: .kma)
  }

  func probe() throws(WeatherError) -> HTTPRequest {
    guard let key else { throw .keyMissing }
    return Self.request(KMAIssue(.observation, at: now()), KMAGrid.seoul, base: base, key: key)
  }

  /// Throws the error in the response's body, because KMA's portal may reject a key with status
  /// 200. A response that the forecast is not issued yet is valid.
  func check(_ response: HTTPResponse) throws(WeatherError) {
    do {
      _ = try KMAResponse.rows(response.body, status: response.status, now: now())
    } catch .badRequest(status: KMACode.noData.rawValue, _) {
      return
    }
  }

  /// Returns the rows of the latest available issue. If the issue that is due is not available yet,
  /// returns those of the previous issue.
  private func rows(
    of product: KMAProduct, _ cell: KMAGrid, at moment: Date, key: String
  ) async throws(WeatherError) -> (rows: [KMAResponse.Row], issue: KMAIssue) {
    let issue = KMAIssue(product, at: moment)
    do {
      return (try await rows(of: issue, cell, key: key), issue)
    } catch .badRequest(status: KMACode.noData.rawValue, _) {
      return (try await rows(of: issue.before, cell, key: key), issue.before)
    }
  }

  private func rows(
    of issue: KMAIssue, _ cell: KMAGrid, key: String
  ) async throws(WeatherError) -> [KMAResponse.Row] {
    let requestKey = RequestKey(issue: issue, cell: cell)
    if let rows = cached.withLock({ $0[requestKey] }) { return rows }
    let request = Self.request(issue, cell, base: base, key: key)
    let response = try await client.response(to: request, through: limiter)
    let rows = try KMAResponse.rows(response.body, status: response.status, now: now())
    // An observation is not cached, because it is updated within its hour.
    if issue.product != .observation, !rows.isEmpty {
      cached.withLock { $0[requestKey] = rows }
    }
    return rows
  }

  static func request(
    _ issue: KMAIssue, _ cell: KMAGrid, base: ServerURL, key: String
  ) -> HTTPRequest {
    var request = HTTPRequest(
      base: base, path: "1360000/VilageFcstInfoService_2.0/" + issue.product.rawValue)
    // The evening forecast has more than a thousand rows.
    request.query =
      KMAResponse.query(key: key, rows: 1500)
      + HTTPRequest.query([
        "base_date": issue.baseDate, "base_time": issue.baseTime, "nx": String(cell.x),
        "ny": String(cell.y),
      ])
    return request
  }
}
