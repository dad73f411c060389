import WeatherModel

extension ErrorWords {
  static let dutch = ErrorWords { error, provider, retry in
    let name = provider.displayName
    let other = "kies \(provider.alternative.displayName) in de instellingen"
    switch error {
    case .keyMissing:
      return ErrorText(
        headline: "\(name) vraagt een API-sleutel, en er is er geen opgegeven.",
        remedy: "Stel OPENWEATHER_API_KEY in, of \(other).",
        short: "geen API-sleutel")
    case .keyRefused(let status) where provider == .openWeather:
      return ErrorText(
        headline: "\(name) weigert de API-sleutel (\(status)).",
        remedy:
          "Een nieuwe sleutel werkt soms pas na twee uur; controleer OPENWEATHER_API_KEY, of \(other).",
        short: "sleutel geweigerd (\(status))")
    case .keyRefused(let status):
      return ErrorText(
        headline: "\(name) weigert het verzoek (\(status)).",
        remedy:
          "De dienst kan op dit netwerk geblokkeerd zijn; probeer het later opnieuw, of \(other).",
        short: "geweigerd (\(status))")
    case .badRequest(let status, let detail):
      return ErrorText(
        headline: "\(name) begrijpt het verzoek niet (\(status))\(ErrorText.addition(detail)).",
        remedy: "Controleer het basisadres in de configuratie, of \(other).",
        short: "ongeldig verzoek (\(status))")
    case .placeNotFound:
      return ErrorText(
        headline: "\(name) kent deze plaats niet.",
        remedy: "Probeer een andere spelling, of geef de coördinaten, zoals 37.57,126.98.",
        short: "plaats niet gevonden")
    case .tooManyRequests:
      return ErrorText(
        headline: "\(name) is te vaak bevraagd (429).",
        remedy: retry.map { "Over \($0) mag het weer; of \(other)." }
          ?? "Wacht even voor u het opnieuw probeert, of \(other).",
        short: retry.map { "te vaak, over \($0) weer" } ?? "te vaak bevraagd")
    case .serverError(let status):
      return ErrorText(
        headline: "\(name) heeft zelf een storing (\(status)).",
        remedy: "Probeer het over een paar minuten opnieuw, of \(other).",
        short: "serverfout (\(status))")
    case .unreachable(let detail):
      return ErrorText(
        headline: "\(name) is niet bereikbaar\(ErrorText.addition(detail)).",
        remedy: "Controleer de netwerkverbinding en het basisadres, en probeer het opnieuw.",
        short: "niet bereikbaar")
    case .timedOut:
      return ErrorText(
        headline: "\(name) antwoordt niet op tijd.",
        remedy: "Controleer de netwerkverbinding en probeer het opnieuw, of \(other).",
        short: "geen antwoord op tijd")
    case .answerUnreadable(let detail):
      return ErrorText(
        headline: "Het antwoord van \(name) is niet te lezen\(ErrorText.addition(detail)).",
        remedy: "Controleer het basisadres in de configuratie, of \(other).",
        short: "onleesbaar antwoord")
    case .answerTooLarge(let limit):
      return ErrorText(
        headline: "Het antwoord van \(name) is groter dan \(limit / 1_048_576) MiB.",
        remedy: "Controleer het basisadres in de configuratie, of \(other).",
        short: "antwoord te groot")
    case .offlineWithoutData:
      return ErrorText(
        headline:
          "Voor deze plaats is niets bewaard, en door --offline mag \(name) niet worden bevraagd.",
        remedy: "Start één keer zonder --offline om de gegevens op te halen.",
        short: "offline, geen gegevens")
    case .cancelled:
      return ErrorText(
        headline: "De vraag aan \(name) is afgebroken.",
        remedy: "Druk op r om het opnieuw te vragen.",
        short: "afgebroken")
    }
  }
}
