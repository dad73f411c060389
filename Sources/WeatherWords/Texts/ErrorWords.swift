package import WeatherModel

/// What went wrong, and what helps.
package struct ErrorWords: Sendable {
  let texts: Catalog

  /// The texts for an error of a provider; `retry` is how long to wait, where that is known.
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
      "status": error.number, "mebibytes": error.number, "detail": addition(error.detail),
      "variable": provider.apiKey?.variable ?? "", "retry": retry ?? "",
      "library": error.missing.library, "package": error.missing.package,
    ]
    let reason = reason(for: error, provider)
    // Of a question to KMA only the time can be wrong, and that comes from the clock.
    let isOfTheClock = kmaCode(of: error, provider) == .invalidParameter
    let help = isOfTheClock ? "notIssued" : reason ?? cause
    // Its remedy on the screen is a key.
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
    // Without a key, the service cannot have refused one.
    case .keyRefused: provider.apiKey == nil ? "requestRefused" : "keyRefused"
    case .badRequest where kmaCode(of: error, provider) == .noData: "notIssued"
    case .badRequest: "badRequest"
    case .placeNotFound: provider.isNational ? "outsideCountry" : "placeNotFound"
    case .tooManyRequests: isRetryKnown ? "tooManyRequestsUntil" : "tooManyRequests"
    case .serverError: "serverError"
    case .unreachable: "unreachable"
    case .libraryMissing: "libraryMissing"
    case .timedOut: "timedOut"
    case .webPage: "loginPage"
    case .answerUnreadable: "answerUnreadable"
    case .answerTooLarge: "answerTooLarge"
    case .offlineWithoutData: "offlineWithoutData"
    case .cancelled: "cancelled"
    }
  }

  /// What data.go.kr said; nil for what an HTTP status says, and for other providers.
  private func kmaCode(of error: WeatherError, _ provider: Provider) -> KMACode? {
    guard provider == .kma else { return nil }
    return switch error {
    case .keyRefused(let status), .badRequest(let status, _): KMACode(rawValue: status)
    default: nil
    }
  }

  /// Why data.go.kr refuses a key; nil where it does not say.
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

  /// What the provider or the system said, to stand before the full stop; nothing when it said
  /// nothing.
  private func addition(_ detail: String) -> String {
    var detail = detail[...]
    while detail.last == "." || detail.last == " " { detail.removeLast() }
    return detail.isEmpty ? "" : texts["errors.detail", ["detail": String(detail)]]
  }
}

extension WeatherError {
  /// The number in its text: a status, or a limit in MiB.
  fileprivate var number: String {
    switch self {
    case .keyRefused(let status), .badRequest(let status, _), .serverError(let status):
      String(status)
    case .answerTooLarge(let limit): String(limit / 1_048_576)
    default: ""
    }
  }

  /// The library that is missing, and what to install for it.
  fileprivate var missing: (library: String, package: String) {
    if case .libraryMissing(let library, let package) = self {
      (library, package)
    } else {
      ("", "")
    }
  }

  /// The message of the provider or the system.
  fileprivate var detail: String {
    switch self {
    case .badRequest(_, let detail): detail ?? ""
    case .unreachable(let detail), .answerUnreadable(let detail): detail
    default: ""
    }
  }
}

extension Provider {
  /// The provider to choose when this one cannot answer; it needs no key.
  var alternative: Provider {
    switch self {
    case .openWeather, .metNorway, .kma, .nws, .sample: .openMeteo
    case .openMeteo: .metNorway
    }
  }
}
