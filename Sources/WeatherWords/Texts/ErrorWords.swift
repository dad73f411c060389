package import WeatherModel

/// The texts for errors and their remedies.
package struct ErrorWords: Sendable {
  let texts: Catalog

  /// Returns the texts for an error of a provider; `retry` is the time to wait, if known.
  package func describe(
    _ error: WeatherError, _ provider: Provider, _ retry: String?, in medium: ErrorMedium = .screen
  ) -> ErrorText {
    let cause = cause(of: error, provider, isRetryKnown: retry != nil)
    let alternative = provider.alternative
    let other =
      switch medium {
      case .screen: texts["errors.chooseOther", ["alternative": alternative.displayName]]
      case .commandLine:
        texts["errors.useOption", ["option": "--provider \(alternative.rawValue)"]]
      }
    let values: Template.Values = [
      "provider": provider.displayName, "other": other,
      "status": error.number, "mebibytes": error.number, "detail": addition(error),
      "variable": provider.apiKey?.variable ?? "", "retry": retry ?? "",
      "library": error.missing.library, "package": error.missing.package,
    ]
    let reason = reason(for: error, provider)
    // In a request to KMA, only the time can be invalid, and the time comes from the system clock.
    let isOfTheClock = kmaCode(of: error, provider) == .invalidParameter
    let help = isOfTheClock ? "notIssued" : reason ?? cause
    // On the full screen, the remedy for a cancelled request is a key.
    let isRunAgain = error == .cancelled && medium == .commandLine
    let remedy = isRunAgain ? texts["errors.runAgain"] : texts["errors", help + ".remedy", values]
    return ErrorText(
      headline: texts["errors", (reason ?? cause) + ".headline", values], remedy: remedy,
      short: texts["errors", cause + ".short", values],
      namesSettings: medium == .screen && remedy.contains(text: other))
  }

  private func cause(of error: WeatherError, _ provider: Provider, isRetryKnown: Bool) -> String {
    switch error {
    case .keyMissing: "keyMissing"
    // A provider that requires no key cannot have rejected a key.
    case .keyRefused: provider.apiKey == nil ? "requestRefused" : "keyRefused"
    case .badRequest where kmaCode(of: error, provider) == .noData: "notIssued"
    case .badRequest: "badRequest"
    case .placeNotFound: provider.isNational ? "outsideCountry" : "placeNotFound"
    case .tooManyRequests: isRetryKnown ? "tooManyRequestsUntil" : "tooManyRequests"
    case .quotaReserved: "quotaReserved"
    case .serverError: "serverError"
    case .unreachable: "unreachable"
    case .libraryMissing: "libraryMissing"
    case .timedOut: "timedOut"
    case .webPage: "loginPage"
    case .responseUnreadable: "answerUnreadable"
    case .responseTooLarge: "answerTooLarge"
    case .offlineWithoutData: "offlineWithoutData"
    case .cancelled: "cancelled"
    }
  }

  /// Returns the error code of data.go.kr; nil for an HTTP status and for other providers.
  private func kmaCode(of error: WeatherError, _ provider: Provider) -> KMACode? {
    guard provider == .kma else { return nil }
    return switch error {
    case .keyRefused(let status), .badRequest(let status, _): KMACode(rawValue: status)
    default: nil
    }
  }

  /// Returns the reason why data.go.kr rejects a key; nil if it gives none.
  private func reason(for error: WeatherError, _ provider: Provider) -> String? {
    switch kmaCode(of: error, provider) {
    case .accessDenied: "keyNotApplied"
    case .keySuspended: "keySuspended"
    case .keyNotRegistered: "keyUnknown"
    case .keyExpired: "keyExpired"
    case .addressNotRegistered: "keyElsewhere"
    default: nil
    }
  }

  /// Returns the cause or the message of the provider, for insertion before the full stop; empty if
  /// there is none. A detail that has no text is in the log, and in the English message.
  private func addition(_ error: WeatherError) -> String {
    var detail = error.detail[...]
    if case .badRequest = error {
    } else if let cause = WeatherError.Cause(rawValue: error.detail) {
      detail = texts["errors.cause", "\(cause)"][...]
    } else if texts.header.code != Language.english.code {
      return ""
    }
    while detail.last == "." || detail.last == " " { detail.removeLast() }
    return detail.isEmpty ? "" : texts["errors.detail", ["detail": String(detail)]]
  }
}

extension WeatherError {
  /// The number in the text of the error: a status, or a limit in MiB.
  fileprivate var number: String {
    switch self {
    case .keyRefused(let status), .badRequest(let status, _), .serverError(let status):
      String(status)
    case .responseTooLarge(let limit): String(limit / 1_048_576)
    default: ""
    }
  }

  /// The missing library, and the package that contains it.
  fileprivate var missing: (library: String, package: String) {
    if case .libraryMissing(let library, let package) = self {
      (library, package)
    } else {
      ("", "")
    }
  }

  /// The message of the provider, or the cause in English.
  fileprivate var detail: String {
    switch self {
    case .badRequest(_, let detail): detail ?? ""
    case .unreachable(let detail), .responseUnreadable(let detail): detail
    default: ""
    }
  }
}
