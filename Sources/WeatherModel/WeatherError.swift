/// What can go wrong between a question and its answer. The words for it, cause and remedy, are in
/// the language tables.
public enum WeatherError: Error, Hashable, Sendable {
  /// The provider needs a key and none was given.
  case keyMissing
  /// The provider refused the key; HTTP 401 or 403.
  case keyRefused(status: Int)
  /// The provider did not take the request; other HTTP 4xx. `detail` is the provider's own words.
  case badRequest(status: Int, detail: String?)
  /// The provider, or the city list, does not know the place.
  case placeNotFound
  /// HTTP 429, with the moment from which asking again is allowed, when it was said.
  case tooManyRequests(retryAt: Date?)
  /// HTTP 5xx.
  case serverError(status: Int)
  /// No connection could be made, or it broke. `detail` is the system's own words.
  case unreachable(detail: String)
  /// A library of the system that makes the connection is not installed; `package` is what Debian
  /// calls the package that has it.
  case libraryMissing(library: String, package: String)
  /// No answer within the time limits.
  case timedOut
  /// The answer came and could not be understood. `detail` names the first thing that was wrong.
  case answerUnreadable(detail: String)
  /// The answer was larger than the limit, in bytes.
  case answerTooLarge(limit: Int)
  /// The network was not asked because of `--offline`, and nothing is kept for the place.
  case offlineWithoutData
  /// Whatever else the system said.
  case cancelled

  /// The answer was a web page, as networks give to any request before one has signed in to them.
  public static let webPage = WeatherError.answerUnreadable(detail: "HTML")

  /// Whether asking again soon may help: such failures are tried again.
  public var isTransient: Bool {
    switch self {
    case .tooManyRequests, .serverError, .timedOut: true
    case .keyMissing, .keyRefused, .badRequest, .placeNotFound, .unreachable, .libraryMissing,
      .answerUnreadable, .answerTooLarge, .offlineWithoutData, .cancelled:
      false
    }
  }

  /// Whether an answer kept from before may stand in: the person can mend nothing.
  public var isOutOfReach: Bool {
    switch self {
    case .unreachable, .libraryMissing, .timedOut, .offlineWithoutData, .serverError,
      .tooManyRequests:
      true
    default: false
    }
  }

  /// Whether every other place would fail in the same way: the provider takes no questions.
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

/// A failure with the provider that it concerns.
public struct WeatherFailure: Error, Hashable, Sendable {
  /// Who was asked.
  public var provider: Provider
  /// What went wrong.
  public var error: WeatherError

  /// A failure of `provider`.
  public init(provider: Provider, error: WeatherError) {
    self.provider = provider
    self.error = error
  }
}
