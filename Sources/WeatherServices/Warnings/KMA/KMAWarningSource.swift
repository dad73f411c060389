import Synchronization
import WeatherModel

/// The Korea Meteorological Administration as a warning source. Its status of the whole country
/// serves all places; the structured list of a place's zone supplements it.
final class KMAWarningSource: WarningSource {
  let id = WarningsSource.kma
  /// 0, because the result depends on the previous report and must not be cached.
  let freshFor: TimeInterval = 0
  /// The service returns the statuses of the last week.
  let maxReportAge: TimeInterval = 8 * 86_400
  /// The lifetime in seconds of the lists of the country and of the zones.
  private static let listFreshFor: TimeInterval = 120
  /// The timeout of the structured list, which is optional.
  private static let zoneListTimeout = Duration.seconds(1)

  private let countryLimiter = ConcurrencyLimiter(limit: 1)
  private let country = Mutex<(statuses: [KMAStatus], until: Date)?>(nil)
  /// The structured lists by zone code.
  private let zoneLists = Mutex<[String: (rows: [KMAWarningList.Row], until: Date)]>([:])

  func isAvailable(_ configuration: ServicesConfiguration) -> Bool {
    configuration.keys[.kma] != nil
  }

  func list(
    for place: Place, _ requests: WarningRequests
  ) async throws(WeatherError) -> WarningList {
    guard let key = requests.configuration.keys[.kma] else { throw .keyMissing }
    let earlier = KMAWarnings.Earlier(requests.earlier(), at: requests.now)
    let list = KMAWarningZones.korea.zone(of: place).map { zone in
      let code = KMAWarningZones.korea.zones[zone].code
      return Task.onPool { await self.zoneList(of: code, key: key, requests) }
    }
    let statuses = try await statuses(key: key, requests)
    let rows = await list?.value(within: Self.zoneListTimeout) ?? []
    let alerts = try KMAWarnings.alerts(
      statuses, list: rows, at: place, earlier: earlier, now: requests.now)
    return WarningList(
      messages: alerts.enumerated().map { part, alert in
        WarningMessage(id: id.rawValue, part: part, isActual: true, kind: .alert, alert: alert)
      },
      newestReport: statuses.map(\.issuedAt).max())
  }

  private func statuses(
    key: String, _ requests: WarningRequests
  ) async throws(WeatherError) -> [KMAStatus] {
    try await countryLimiter.run { () async throws(WeatherError) -> [KMAStatus] in
      if let country = country.withLock({ $0 }), requests.now < country.until {
        return country.statuses
      }
      var request = KMAWarnings.request(requests.endpoint(.kma), key: key)
      request.totalTimeout = requests.timeout
      let response = try await requests.client.response(to: request)
      let statuses = try KMAStatus.statuses(
        response.body, status: response.status, now: requests.now)
      country.withLock { $0 = (statuses, requests.now + Self.listFreshFor) }
      return statuses
    }
  }

  /// Returns the structured list of a zone; empty if it is unavailable, because the status texts
  /// suffice.
  private func zoneList(
    of code: String, key: String, _ requests: WarningRequests
  ) async -> [KMAWarningList.Row] {
    let now = requests.now
    if let known = zoneLists.withLock({ $0[code] }), now < known.until { return known.rows }
    do throws(WeatherError) {
      var request = KMAWarningList.request(
        requests.endpoint(.kma), key: key, zoneCode: code, now: now)
      request.totalTimeout = requests.timeout
      let response = try await requests.client.response(to: request, through: requests.limiter)
      let rows = try KMAWarningList.rows(
        response.body, status: response.status, zoneCode: code, now: now)
      zoneLists.withLock { $0[code] = (rows, now + Self.listFreshFor) }
      return rows
    } catch {
      requests.client.log(.warning, "kma: no list of warnings for \(code): \(error)")
      return []
    }
  }
}
