package import WeatherModel

/// The texts for one error.
package struct ErrorText: Hashable, Sendable {
  /// The cause, as a sentence.
  package let headline: String
  /// The remedy, as one or two sentences.
  package let remedy: String
  /// The cause in a few words, for a row of the board.
  package let short: String

  /// Whether the remedy is to change a setting.
  package let namesSettings: Bool

  /// Cause and remedy on one line, for standard error.
  package var sentence: String {
    // The ideographic full stop includes its own space.
    headline.hasSuffix("。") ? headline + remedy : "\(headline) \(remedy)"
  }
}

/// The medium on which an error is shown, which determines the remedies it can name.
package enum ErrorMedium: Sendable {
  /// The full screen, with its keys and settings.
  case screen
  /// Standard error, where the remedy is another command line.
  case commandLine
}

extension Words {
  /// Returns the texts for a failure, as of `now`.
  package func error(
    _ failure: WeatherFailure, now: Date, in medium: ErrorMedium = .screen
  ) -> ErrorText {
    var retry: String?
    if case .tooManyRequests(let retryAt?) = failure.error, retryAt > now {
      // Rounded up, because a retry that is too early is refused again.
      let seconds = Int(retryAt.timeIntervalSince(now).rounded(.up))
      let unit = seconds < 60 ? 1 : seconds < 3600 ? 60 : seconds < 172_800 ? 3600 : 86_400
      retry = time.rough((seconds + unit - 1) / unit * unit)
    }
    return errors.describe(failure.error, failure.provider, retry, in: medium)
  }
}
