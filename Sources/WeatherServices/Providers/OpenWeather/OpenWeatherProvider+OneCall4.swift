import Synchronization
import WeatherModel

/// One Call 4.0 is split into parts, each of which counts as a call. They are combined into one
/// report like that of 3.0, within a budget.
extension OpenWeatherProvider {
  private typealias Moments = OpenWeatherResponse.Page<OpenWeatherResponse.Moment>

  /// The number of hours, as in 3.0.
  private static let hours = 48
  /// The number of 20-hour pages that cover them; a summary needs only the first.
  private static let maxPages = 3
  /// The maximum number of warning texts to request per report; the next report requests the rest.
  private static let maxWarnings = 5
  private static let maxIDLength = 200

  func oneCall4(_ question: RequestKey) async throws(WeatherError) -> Fetched<WeatherReport> {
    let (router, language) = (question.router, question.language)
    let coordinate = question.place.coordinate
    let isPage = question.detailLevel != .summary
    // Requested first: an error here means that the key has another plan.
    let now = try await answer(
      Moments.self, to: router.current(coordinate, language: language))
    guard let current = now.data.elements.first else {
      throw .responseUnreadable(detail: "no data")
    }
    async let hourly = hours(question)
    async let daily = answer(
      Moments.self,
      to: router.timeline(
        .day, coordinate, language: language,
        from: Self.firstDay(current, utcOffset: now.timezoneOffset?.utcOffset)))
    async let minutely = isPage ? minutes(question) : nil
    let parts: ([OpenWeatherResponse.Moment], Moments)
    do {
      parts = try await (hourly, daily)
    } catch {
      throw error as? WeatherError ?? .cancelled
    }
    let ids = Self.ids(of: [current] + parts.0)
    let alerts = await warnings(isPage ? ids : [], router)
    let answer = OpenWeatherResponse.OneCall(
      timezone: now.timezone, timezoneOffset: now.timezoneOffset, current: current,
      minutely: await minutely, hourly: LenientList(parts.0), daily: parts.1.data,
      alerts: LenientList(alerts))
    var report = mapper(question.place).report(answer)
    // The response lists alerts, but none could be loaded: the alerts are unknown, not absent.
    if report.alerts == [], !ids.isEmpty { report.alerts = nil }
    var response = Fetched(report, from: .openWeather)
    response.detailLevel = question.detailLevel
    return response
  }

  /// Returns the start of the timeline of days: midnight in UTC on the place's date. By default it is
  /// that of the date in UTC, which in the evenings west of Greenwich is tomorrow.
  static func firstDay(_ current: OpenWeatherResponse.Moment, utcOffset: Int?) -> Int? {
    guard let moment = current.dt?.moment, let utcOffset else { return nil }
    return LocalTime(moment, utcOffset: utcOffset).date.dayNumber * 86_400
  }

  /// Returns the next hour by the minute, which is optional.
  private func minutes(_ question: RequestKey) async -> LenientList<OpenWeatherResponse.Minute>? {
    let request = question.router.timeline(
      .minute, question.place.coordinate, language: question.language)
    return try? await answer(
      OpenWeatherResponse.Page<OpenWeatherResponse.Minute>.self, to: request
    ).data
  }

  /// Returns the hours of as many pages as needed. The address of the next page is built from its
  /// start time, not taken from its link. Pages after the first are optional.
  private func hours(
    _ question: RequestKey
  ) async throws(WeatherError) -> [OpenWeatherResponse.Moment] {
    var hours: [OpenWeatherResponse.Moment] = []
    var start: Int?
    for number in 0..<(question.detailLevel != .summary ? Self.maxPages : 1) {
      let request = question.router.timeline(
        .hour, question.place.coordinate, language: question.language, from: start)
      let page: Moments
      do throws(WeatherError) {
        page = try await answer(Moments.self, to: request)
      } catch {
        guard number > 0 else { throw error }
        break
      }
      let last = hours.compactMap(\.dt?.integer).max() ?? 0
      let new = page.data.elements.filter { ($0.dt?.integer ?? 0) > last }
      hours += new
      guard hours.count < Self.hours, let next = page.nextStart,
        let end = new.compactMap(\.dt?.integer).max(), next > end, next <= end + 86_400
      else { break }
      start = next
    }
    return Array(hours.prefix(Self.hours))
  }

  /// Returns the warning ids in these records, in order.
  private static func ids(of moments: [OpenWeatherResponse.Moment]) -> [String] {
    var seen: Set<String> = []
    return moments.flatMap { $0.alerts?.elements ?? [] }.compactMap(\.text).filter { id in
      id.utf8.count <= maxIDLength && id.contains { $0.isLetter || $0.isNumber }
        && seen.insert(id).inserted
    }
  }

  /// Returns the warnings with these ids that are cached or fit into the budget.
  private func warnings(
    _ ids: [String], _ router: OpenWeatherRouter
  ) async -> [OpenWeatherResponse.Alert] {
    let unknown = alerts.withLock { known in ids.filter { known[$0] == nil } }
    await withTaskGroup(of: (String, OpenWeatherResponse.Alert?).self) { group in
      for id in unknown.prefix(Self.maxWarnings) {
        group.addTask {
          (id, try? await self.answer(OpenWeatherResponse.Alert.self, to: router.alert(id)))
        }
      }
      for await (id, alert) in group {
        guard let alert, alert["event"]?.text != nil else { continue }
        alerts.withLock { $0[id] = alert }
      }
    }
    return alerts.withLock { known in ids.compactMap { known[$0] } }
  }
}
