/// The reason why a request for weather failed. The messages, with cause and remedy, are in the
/// language tables.
public enum WeatherError: Error, Hashable, Sendable {
  /// The provider requires a key, and none is set.
  case keyMissing
  /// The provider rejected the key; HTTP 401 or 403.
  case keyRefused(status: Int)
  /// The provider rejected the request; other HTTP 4xx. `detail` is the provider's own message.
  case badRequest(status: Int, detail: String?)
  /// The provider, or the city list, does not know the place.
  case placeNotFound
  /// HTTP 429, with the time from which another request is allowed, if the provider gave it.
  case tooManyRequests(retryAt: Date?)
  /// The rest of the day's quota is reserved for forecasts, and the request was for the map.
  case quotaReserved
  /// HTTP 5xx.
  case serverError(status: Int)
  /// No connection could be made, or it was lost. `detail` is the system's own message.
  case unreachable(detail: String)
  /// A system library that is needed for connections is not installed; `package` is the Debian
  /// package that contains it.
  case libraryMissing(library: String, package: String)
  /// There was no response within the timeouts.
  case timedOut
  /// The response could not be decoded. `detail` names the first error.
  case responseUnreadable(detail: String)
  /// The response exceeded the limit in bytes.
  case responseTooLarge(limit: Int)
  /// `--offline` forbids requests, and nothing is cached for the place.
  case offlineWithoutData
  /// The request was cancelled.
  case cancelled

  /// The causes of ``unreachable(detail:)`` and ``responseUnreadable(detail:)`` that have a text in
  /// every language; all others are shown in English only. The raw value is the detail.
  public enum Cause: String, CaseIterable, Sendable {
    case hostNotFound = "host not found"
    case proxyNotFound = "proxy not found"
    case connectionRefused = "connection refused"
    case noNetwork = "no network"
    case connectionLost = "connection lost"
    case notSecure = "secure connection failed"
    case empty
    case notJSON = "not JSON"
    case noValues = "no values"
  }

  /// The response was a web page, which some networks send for any request before the user has
  /// signed in.
  public static let webPage = WeatherError.responseUnreadable(detail: "HTML")

  /// The response was empty.
  public static let emptyResponse = WeatherError.responseUnreadable(detail: Cause.empty.rawValue)

  /// The response contained no weather values.
  public static let noValues = WeatherError.responseUnreadable(detail: Cause.noValues.rawValue)

  /// Whether a retry may help. Such failures are retried.
  public var isTransient: Bool {
    switch self {
    case .tooManyRequests, .serverError, .timedOut: true
    case .keyMissing, .keyRefused, .badRequest, .placeNotFound, .quotaReserved, .unreachable,
      .libraryMissing, .responseUnreadable, .responseTooLarge, .offlineWithoutData, .cancelled:
      false
    }
  }

  /// Whether a cached report may be shown instead, and `watch` keeps trying: nothing is wrong with
  /// the key or the request. An unreadable response is often that of a network before its login.
  public var isOutOfReach: Bool {
    switch self {
    case .unreachable, .libraryMissing, .timedOut, .offlineWithoutData, .serverError,
      .tooManyRequests, .quotaReserved, .responseUnreadable, .responseTooLarge:
      true
    default: false
    }
  }

  /// Whether every other place would fail in the same way, because the provider rejects all
  /// requests.
  public var concernsEveryPlace: Bool {
    switch self {
    case .keyMissing, .keyRefused, .tooManyRequests: true
    default: false
    }
  }

  /// Whether the network, not the provider, is the likely cause.
  public var isConnectivity: Bool {
    switch self {
    case .unreachable, .timedOut, .offlineWithoutData: true
    default: false
    }
  }
}

/// A failure, with the provider that it concerns.
public struct WeatherFailure: Error, Hashable, Sendable {
  /// The provider.
  public var provider: Provider
  /// The error.
  public var error: WeatherError

  /// Creates a failure of `provider`.
  public init(provider: Provider, error: WeatherError) {
    self.provider = provider
    self.error = error
  }
}
