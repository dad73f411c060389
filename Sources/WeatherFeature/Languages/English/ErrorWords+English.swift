import WeatherModel

extension ErrorWords {
  static let english = ErrorWords { error, provider, retry in
    let name = provider.displayName
    let other = "choose \(provider.alternative.displayName) in the settings"
    switch error {
    case .keyMissing:
      return ErrorText(
        headline: "\(name) needs an API key, and none was given.",
        remedy: "Set OPENWEATHER_API_KEY, or \(other).",
        short: "no API key")
    case .keyRefused(let status) where provider == .openWeather:
      return ErrorText(
        headline: "\(name) refused the API key (\(status)).",
        remedy: "New keys take up to two hours; check OPENWEATHER_API_KEY, or \(other).",
        short: "key refused (\(status))")
    case .keyRefused(let status):
      return ErrorText(
        headline: "\(name) refused the request (\(status)).",
        remedy: "The service may be blocked from this network; try again later, or \(other).",
        short: "refused (\(status))")
    case .badRequest(let status, let detail):
      return ErrorText(
        headline: "\(name) did not take the request (\(status))\(ErrorText.addition(detail)).",
        remedy: "Check the base URL in the configuration, or \(other).",
        short: "bad request (\(status))")
    case .placeNotFound:
      return ErrorText(
        headline: "\(name) does not know this place.",
        remedy: "Try another spelling, or give its coordinates, like 37.57,126.98.",
        short: "place not found")
    case .tooManyRequests:
      return ErrorText(
        headline: "\(name) was asked too often (429).",
        remedy: retry.map { "It may be asked again in \($0); or \(other)." }
          ?? "Wait a while before asking again, or \(other).",
        short: retry.map { "asked too often, again in \($0)" } ?? "asked too often")
    case .serverError(let status):
      return ErrorText(
        headline: "\(name) has trouble of its own (\(status)).",
        remedy: "Try again in a few minutes, or \(other).",
        short: "server error (\(status))")
    case .unreachable(let detail):
      return ErrorText(
        headline: "\(name) cannot be reached\(ErrorText.addition(detail)).",
        remedy: "Check the network connection and the base URL, then try again.",
        short: "not reachable")
    case .timedOut:
      return ErrorText(
        headline: "\(name) did not answer in time.",
        remedy: "Check the network connection and try again, or \(other).",
        short: "no answer in time")
    case .answerUnreadable(let detail):
      return ErrorText(
        headline: "The answer of \(name) cannot be read\(ErrorText.addition(detail)).",
        remedy: "Check the base URL in the configuration, or \(other).",
        short: "unreadable answer")
    case .answerTooLarge(let limit):
      return ErrorText(
        headline: "The answer of \(name) is larger than \(limit / 1_048_576) MiB.",
        remedy: "Check the base URL in the configuration, or \(other).",
        short: "answer too large")
    case .offlineWithoutData:
      return ErrorText(
        headline: "Nothing is kept for this place, and --offline forbids asking \(name).",
        remedy: "Start once without --offline to fetch it.",
        short: "offline, no data")
    case .cancelled:
      return ErrorText(
        headline: "The question to \(name) was given up.", remedy: "Press r to ask again.",
        short: "given up")
    }
  }
}
