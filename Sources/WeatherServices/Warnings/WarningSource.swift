import Synchronization
import WeatherModel

/// A service that publishes official warnings: its coverage, its requests, and the interpretation
/// of its responses.
protocol WarningSource: Sendable {
  /// The authority, as reports name it.
  var id: WarningsSource { get }
  /// The timeout for the warnings of a place, including all requests.
  var timeout: Duration { get }
  /// The time in seconds for which the warnings of a place are cached, unless the language changes;
  /// 0 if several places share a list, which the source caches itself.
  var freshFor: TimeInterval { get }
  /// The age in seconds from which the newest report of a list, or the last end of its warnings, is
  /// too old for the list to be current.
  var maxReportAge: TimeInterval { get }
  /// Whether the requirements of the source, such as a key, are met.
  func isAvailable(_ configuration: ServicesConfiguration) -> Bool
  /// Announces places that are about to be requested, so that one request can serve them.
  func expect(_ places: [Place])
  /// Returns the messages that concern a place.
  func list(
    for place: Place, _ requests: WarningRequests
  ) async throws(WeatherError) -> WarningList
}

extension WarningSource {
  var timeout: Duration { .seconds(5) }
  var freshFor: TimeInterval { 120 }
  var maxReportAge: TimeInterval { 72 * 3600 }
  func isAvailable(_ configuration: ServicesConfiguration) -> Bool { true }
  func expect(_ places: [Place]) {}

  /// Whether the source covers a country (ISO 3166-1).
  func covers(_ country: String?) -> Bool { WarningsSource(country: country) == id }
}

/// The messages of a source that concern a place.
struct WarningList: Sendable {
  var messages: [WarningMessage]
  /// The time at which the list was requested, if that was before this request.
  var requestedAt: Date?
  /// The time until which the list is valid, if the response specifies it.
  var expiry: Date?
  /// The time of issue of its newest report, or another time at which it was current, if known.
  var newestReport: Date?
  /// Whether a part of the list was unavailable or could not be decoded, such as the times of all
  /// reports, without which the list may be old.
  var isPartial = false
}

extension WarningList {
  /// Creates a list from its entries. An entry that could not be decoded is nil. It may be a
  /// warning, so the list is then partial.
  init(
    entries: [WarningMessage?], requestedAt: Date? = nil, expiry: Date? = nil,
    newestReport: Date? = nil, isPartial: Bool = false
  ) {
    self.init(
      messages: entries.compactMap(\.self), requestedAt: requestedAt, expiry: expiry,
      newestReport: newestReport, isPartial: isPartial || entries.contains(nil))
  }
}

extension [WarningMessage?] {
  /// The end of the last warning to end; nil if any has no end. A service drops warnings that have
  /// ended, so a list in which all of them ended long ago is not current.
  var lastEnd: Date? {
    let ends = compactMap { $0?.alert.end }
    return ends.count == count ? ends.max() : nil
  }
}

/// The context of the requests for a place.
struct WarningRequests: Sendable {
  let client: HTTPClient
  let configuration: ServicesConfiguration
  let language: String
  /// The program's time of the request for the place.
  let now: Date
  /// Limits the concurrent requests to the source.
  let limiter: ConcurrencyLimiter
  let timeout: Duration
  /// Returns the previous report of the place. Its warnings provide the start times that some
  /// sources lack.
  let earlier: @Sendable () -> Fetched<WeatherReport>?

  /// The maximum age in seconds of a response, which a cache between may have kept.
  static let maxResponseAge: TimeInterval = 86_400

  /// The primary subtag of the language, in lower case.
  var primaryLanguage: String { String(language.prefix { $0 != "-" && $0 != "_" }).lowercased() }

  func endpoint(_ setting: Endpoints.Setting) -> ServerURL { configuration.endpoints[setting] }

  /// Sends a request within the source's timeout; throws the error that the response reports.
  func response(to request: HTTPRequest) async throws(WeatherError) -> HTTPResponse {
    var request = request
    request.totalTimeout = request.totalTimeout ?? timeout
    return try await client.response(to: request, through: limiter)
      .validated(words: nil, hasKey: false)
  }

  /// Sends a request for a list of what is in force now, which an old response does not show.
  func currentResponse(to request: HTTPRequest) async throws(WeatherError) -> HTTPResponse {
    let response = try await response(to: request)
    // The program's clock may be set to another time than the machine's.
    let age = min(response.age(now: Date.now), response.age(now: now))
    guard age <= Self.maxResponseAge else {
      throw .unreachable(detail: "the response was generated \(Int(age)) s ago")
    }
    return response
  }
}

/// Values that several places share, such as the list of a country. The first place that needs a
/// value requests it; the others wait for that request.
final class SharedValues<Value: Sendable>: Sendable {
  /// A value and the time of its request.
  typealias Dated = (value: Value, requestedAt: Date)

  /// The delay in seconds before a failed request is repeated: a board must not repeat it for each
  /// place.
  private static var failurePause: TimeInterval { 30 }
  /// The tolerance in seconds for a time before that of the request: places that are requested
  /// together do not arrive in the order of their times.
  private static var slack: TimeInterval { 60 }

  private struct Entry: Sendable {
    var task: Task<Result<Value, WeatherError>, Never>
    var requestedAt: Date
    var until: Date
  }

  private let entries = Mutex(BoundedCache<String, Entry>(capacity: 64))
  private let freshFor: TimeInterval

  /// - Parameter freshFor: The time in seconds for which a value is shared.
  init(freshFor: TimeInterval) {
    self.freshFor = freshFor
  }

  /// Returns the value of a key, shared or from `request`.
  func value(
    of key: String, now: Date,
    _ request: @escaping @Sendable () async throws(WeatherError) -> Value
  ) async throws(WeatherError) -> Dated {
    let entry = entries.withLock { entries in
      if let known = entries[key], known.requestedAt <= now + Self.slack, now < known.until {
        return known
      }
      // The request continues even if the place that started it no longer waits.
      let task = Task.onPool { () -> Result<Value, WeatherError> in
        do throws(WeatherError) { return .success(try await request()) } catch {
          self.shorten(key, requestedAt: now)
          return .failure(error)
        }
      }
      let entry = Entry(task: task, requestedAt: now, until: now + freshFor)
      entries[key] = entry
      return entry
    }
    return (try await entry.task.value.get(), entry.requestedAt)
  }

  private func shorten(_ key: String, requestedAt: Date) {
    entries.withLock { entries in
      guard var entry = entries[key], entry.requestedAt == requestedAt else { return }
      entry.until = requestedAt + Self.failurePause
      entries[key] = entry
    }
  }
}
