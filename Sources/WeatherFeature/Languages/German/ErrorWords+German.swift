import WeatherModel

extension ErrorWords {
  static let german = ErrorWords { error, provider, retry in
    let name = provider.displayName
    let other = "wählen Sie in den Einstellungen \(provider.alternative.displayName)"
    switch error {
    case .keyMissing:
      return ErrorText(
        headline: "\(name) braucht einen API-Schlüssel, und es wurde keiner angegeben.",
        remedy: "Setzen Sie OPENWEATHER_API_KEY, oder \(other).",
        short: "kein API-Schlüssel")
    case .keyRefused(let status) where provider == .openWeather:
      return ErrorText(
        headline: "\(name) hat den API-Schlüssel abgelehnt (\(status)).",
        remedy:
          "Neue Schlüssel gelten nach bis zu zwei Stunden; prüfen Sie OPENWEATHER_API_KEY, oder \(other).",
        short: "Schlüssel abgelehnt (\(status))")
    case .keyRefused(let status):
      return ErrorText(
        headline: "\(name) hat die Anfrage abgelehnt (\(status)).",
        remedy:
          "Der Dienst ist aus diesem Netz vielleicht gesperrt; versuchen Sie es später, oder \(other).",
        short: "abgelehnt (\(status))")
    case .badRequest(let status, let detail):
      return ErrorText(
        headline:
          "\(name) hat die Anfrage nicht angenommen (\(status))\(ErrorText.addition(detail)).",
        remedy: "Prüfen Sie die Basisadresse in der Konfiguration, oder \(other).",
        short: "falsche Anfrage (\(status))")
    case .placeNotFound:
      return ErrorText(
        headline: "\(name) kennt diesen Ort nicht.",
        remedy: "Versuchen Sie eine andere Schreibweise oder Koordinaten wie 37.57,126.98.",
        short: "Ort nicht gefunden")
    case .tooManyRequests:
      return ErrorText(
        headline: "\(name) wurde zu oft gefragt (429).",
        remedy: retry.map { "In \($0) darf wieder gefragt werden; oder \(other)." }
          ?? "Warten Sie eine Weile, oder \(other).",
        short: retry.map { "zu oft gefragt, wieder in \($0)" } ?? "zu oft gefragt")
    case .serverError(let status):
      return ErrorText(
        headline: "\(name) hat selbst eine Störung (\(status)).",
        remedy: "Versuchen Sie es in einigen Minuten wieder, oder \(other).",
        short: "Serverfehler (\(status))")
    case .unreachable(let detail):
      return ErrorText(
        headline: "\(name) ist nicht erreichbar\(ErrorText.addition(detail)).",
        remedy: "Prüfen Sie die Netzverbindung und die Basisadresse und versuchen Sie es erneut.",
        short: "nicht erreichbar")
    case .timedOut:
      return ErrorText(
        headline: "\(name) hat nicht rechtzeitig geantwortet.",
        remedy: "Prüfen Sie die Netzverbindung und versuchen Sie es erneut, oder \(other).",
        short: "keine Antwort")
    case .answerUnreadable(let detail):
      return ErrorText(
        headline: "Die Antwort von \(name) ist nicht lesbar\(ErrorText.addition(detail)).",
        remedy: "Prüfen Sie die Basisadresse in der Konfiguration, oder \(other).",
        short: "Antwort nicht lesbar")
    case .answerTooLarge(let limit):
      return ErrorText(
        headline: "Die Antwort von \(name) ist größer als \(limit / 1_048_576) MiB.",
        remedy: "Prüfen Sie die Basisadresse in der Konfiguration, oder \(other).",
        short: "Antwort zu groß")
    case .offlineWithoutData:
      return ErrorText(
        headline:
          "Für diesen Ort ist nichts gespeichert, und --offline verbietet, \(name) zu fragen.",
        remedy: "Starten Sie einmal ohne --offline, um Daten zu holen.",
        short: "offline, keine Daten")
    case .cancelled:
      return ErrorText(
        headline: "Die Anfrage an \(name) wurde abgebrochen.",
        remedy: "Mit r fragen Sie erneut.",
        short: "abgebrochen")
    }
  }
}
