import Synchronization
import WeatherModel

/// A service that publishes official warnings: whom it covers, what it is asked, and what its responses
/// mean.
protocol WarningSource: Sendable {
  /// The authority, as reports name it.
  var id: WarningsSource { get }
  /// The longest that the warnings of a place may take, all requests included.
  var timeout: Duration { get }
  /// How long the warnings of a place are not requested again, in seconds, unless the language changes;
  /// none where several places share a list, which the source keeps itself.
  var freshFor: TimeInterval { get }
  /// The age from which on the newest report of a list is too old for the list to say what is in
  /// force, in seconds; nil where the responses have no reports of a regular cadence.
  var maxReportAge: TimeInterval? { get }
  /// Whether what it needs (a key) is there.
  func isAvailable(_ configuration: ServicesConfiguration) -> Bool
  /// Announces places that are about to be asked for, so that one request can serve them.
  func expect(_ places: [Place])
  /// Returns the messages that concern a place.
  func list(
    for place: Place, _ requests: WarningRequests
  ) async throws(WeatherError) -> WarningList
}

extension WarningSource {
  var timeout: Duration { .seconds(5) }
  var freshFor: TimeInterval { 120 }
  var maxReportAge: TimeInterval? { nil }
  func isAvailable(_ configuration: ServicesConfiguration) -> Bool { true }
  func expect(_ places: [Place]) {}

  /// Whether it warns for places of a country (ISO 3166-1).
  func covers(_ country: String?) -> Bool { WarningsSource(country: country) == id }
}

/// The messages of a source that concern a place.
struct WarningList: Sendable {
  var messages: [WarningMessage]
  /// When the list was requested, where that was before the place was asked for.
  var requestedAt: Date?
  /// Until when it need not be requested again, where the response says so.
  var expiry: Date?
  /// When its newest report was issued, where it has reports.
  var newestReport: Date?
  /// Whether a part of it could not be had or read.
  var isPartial = false
}

/// What a source makes the requests for a place with.
struct WarningRequests: Sendable {
  let client: HTTPClient
  let configuration: ServicesConfiguration
  let language: String
  /// The program's time at which the place is asked for.
  let now: Date
  /// Lets a few requests of the source through at a time.
  let limiter: ConcurrencyLimiter
  let timeout: Duration
  /// The report of the place before this request, whose warnings tell when those of a source without
  /// beginnings began.
  let earlier: @Sendable () -> WeatherReport?

  /// The primary subtag of the language, lower case.
  var primaryLanguage: String { String(language.prefix { $0 != "-" && $0 != "_" }).lowercased() }

  func endpoint(_ setting: Endpoints.Setting) -> ServerURL { configuration.endpoints[setting] }

  /// Sends a request within the source's time limit; throws a refusal as the error it stands for.
  func response(to request: HTTPRequest) async throws(WeatherError) -> HTTPResponse {
    var request = request
    request.timeInAll = request.timeInAll ?? timeout
    return try await client.response(to: request, through: limiter)
      .validated(words: nil, hasKey: false)
  }
}

/// Values that several places share, such as the list of a country: the first place that needs one
/// requests it, the others wait for the same request.
final class SharedValues<Value: Sendable>: Sendable {
  /// A value, and when it was requested.
  typealias Dated = (value: Value, requestedAt: Date)

  /// A failed request is not repeated so soon, in seconds: a board must not repeat it for each place.
  private static var failurePause: TimeInterval { 30 }

  private struct Entry: Sendable {
    var task: Task<Result<Value, WeatherError>, Never>
    var requestedAt: Date
    var until: Date
  }

  private let entries = Mutex(BoundedCache<String, Entry>(capacity: 64))
  private let freshFor: TimeInterval

  /// - Parameter freshFor: How long a value is shared, in seconds.
  init(freshFor: TimeInterval) {
    self.freshFor = freshFor
  }

  /// Returns the value of a key: the shared one, or that of `request`.
  func value(
    of key: String, now: Date,
    _ request: @escaping @Sendable () async throws(WeatherError) -> Value
  ) async throws(WeatherError) -> Dated {
    let entry = entries.withLock { entries in
      if let known = entries[key], known.requestedAt <= now, now < known.until { return known }
      // The request goes on where the place that made it no longer waits.
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
