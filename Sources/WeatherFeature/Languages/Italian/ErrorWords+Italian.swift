import WeatherModel

extension ErrorWords {
  static let italian = ErrorWords { error, provider, retry in
    let name = provider.displayName
    let other = "scegliere \(provider.alternative.displayName) nelle impostazioni"
    switch error {
    case .keyMissing:
      return ErrorText(
        headline: "\(name) richiede una chiave API, e non ne è stata data nessuna.",
        remedy: "Impostare OPENWEATHER_API_KEY, oppure \(other).",
        short: "nessuna chiave API")
    case .keyRefused(let status) where provider == .openWeather:
      return ErrorText(
        headline: "\(name) ha rifiutato la chiave API (\(status)).",
        remedy:
          "Le chiavi nuove richiedono fino a due ore; controllare OPENWEATHER_API_KEY, oppure \(other).",
        short: "chiave rifiutata (\(status))")
    case .keyRefused(let status):
      return ErrorText(
        headline: "\(name) ha rifiutato la richiesta (\(status)).",
        remedy:
          "Il servizio potrebbe essere bloccato da questa rete; riprovare più tardi, oppure \(other).",
        short: "rifiutato (\(status))")
    case .badRequest(let status, let detail):
      return ErrorText(
        headline: "\(name) non ha accettato la richiesta (\(status))\(ErrorText.addition(detail)).",
        remedy: "Controllare l’indirizzo di base nella configurazione, oppure \(other).",
        short: "richiesta errata (\(status))")
    case .placeNotFound:
      return ErrorText(
        headline: "\(name) non conosce questo luogo.",
        remedy: "Provare un’altra grafia, o dare le coordinate, come 37.57,126.98.",
        short: "luogo non trovato")
    case .tooManyRequests:
      return ErrorText(
        headline: "\(name) è stato interrogato troppo spesso (429).",
        remedy: retry.map { "Si potrà chiedere di nuovo tra \($0); oppure \(other)." }
          ?? "Attendere un po’ prima di chiedere di nuovo, oppure \(other).",
        short: retry.map { "troppe richieste, ancora tra \($0)" } ?? "troppe richieste")
    case .serverError(let status):
      return ErrorText(
        headline: "\(name) ha un problema suo (\(status)).",
        remedy: "Riprovare tra qualche minuto, oppure \(other).",
        short: "errore server (\(status))")
    case .unreachable(let detail):
      return ErrorText(
        headline: "\(name) non è raggiungibile\(ErrorText.addition(detail)).",
        remedy: "Controllare la connessione di rete e l’indirizzo di base, poi riprovare.",
        short: "non raggiungibile")
    case .timedOut:
      return ErrorText(
        headline: "\(name) non ha risposto in tempo.",
        remedy: "Controllare la connessione di rete e riprovare, oppure \(other).",
        short: "nessuna risposta in tempo")
    case .answerUnreadable(let detail):
      return ErrorText(
        headline: "La risposta di \(name) non è leggibile\(ErrorText.addition(detail)).",
        remedy: "Controllare l’indirizzo di base nella configurazione, oppure \(other).",
        short: "risposta illeggibile")
    case .answerTooLarge(let limit):
      return ErrorText(
        headline: "La risposta di \(name) supera \(limit / 1_048_576) MiB.",
        remedy: "Controllare l’indirizzo di base nella configurazione, oppure \(other).",
        short: "risposta troppo grande")
    case .offlineWithoutData:
      return ErrorText(
        headline: "Di questo luogo non è salvato nulla, e --offline vieta di interrogare \(name).",
        remedy: "Avviare una volta senza --offline per riceverlo.",
        short: "offline, nessun dato")
    case .cancelled:
      return ErrorText(
        headline: "La richiesta a \(name) è stata abbandonata.",
        remedy: "Premere r per chiedere di nuovo.",
        short: "abbandonato")
    }
  }
}
