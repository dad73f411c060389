import WeatherModel

extension ErrorWords {
  static let french = ErrorWords { error, provider, retry in
    let name = provider.displayName
    let other = "choisissez \(provider.alternative.displayName) dans les réglages"
    switch error {
    case .keyMissing:
      return ErrorText(
        headline: "\(name) demande une clé d’API, et aucune n’a été donnée.",
        remedy: "Définissez OPENWEATHER_API_KEY, ou \(other).",
        short: "pas de clé d’API")
    case .keyRefused(let status) where provider == .openWeather:
      return ErrorText(
        headline: "\(name) a refusé la clé d’API (\(status)).",
        remedy:
          "Une clé neuve met jusqu’à deux heures à marcher ; vérifiez OPENWEATHER_API_KEY, ou \(other).",
        short: "clé refusée (\(status))")
    case .keyRefused(let status):
      return ErrorText(
        headline: "\(name) a refusé la demande (\(status)).",
        remedy: "Ce réseau est peut-être bloqué par le service ; réessayez plus tard, ou \(other).",
        short: "refusé (\(status))")
    case .badRequest(let status, let detail):
      return ErrorText(
        headline:
          "\(name) n’a pas accepté la demande (\(status))\(ErrorText.addition(detail, after: " : ")).",
        remedy: "Vérifiez l’adresse de base dans la configuration, ou \(other).",
        short: "demande incorrecte (\(status))")
    case .placeNotFound:
      return ErrorText(
        headline: "\(name) ne connaît pas ce lieu.",
        remedy: "Essayez une autre orthographe, ou ses coordonnées, comme 37.57,126.98.",
        short: "lieu introuvable")
    case .tooManyRequests:
      return ErrorText(
        headline: "\(name) a été interrogé trop souvent (429).",
        remedy: retry.map { "Une nouvelle demande est permise dans \($0) ; ou \(other)." }
          ?? "Attendez un moment avant de redemander, ou \(other).",
        short: retry.map { "trop de demandes, encore \($0)" } ?? "trop de demandes")
    case .serverError(let status):
      return ErrorText(
        headline: "\(name) est en panne de son côté (\(status)).",
        remedy: "Réessayez dans quelques minutes, ou \(other).",
        short: "erreur serveur (\(status))")
    case .unreachable(let detail):
      return ErrorText(
        headline: "\(name) est injoignable\(ErrorText.addition(detail, after: " : ")).",
        remedy: "Vérifiez la connexion au réseau et l’adresse de base, puis réessayez.",
        short: "injoignable")
    case .timedOut:
      return ErrorText(
        headline: "\(name) n’a pas répondu à temps.",
        remedy: "Vérifiez la connexion au réseau et réessayez, ou \(other).",
        short: "pas de réponse à temps")
    case .answerUnreadable(let detail):
      return ErrorText(
        headline: "La réponse de \(name) est illisible\(ErrorText.addition(detail, after: " : ")).",
        remedy: "Vérifiez l’adresse de base dans la configuration, ou \(other).",
        short: "réponse illisible")
    case .answerTooLarge(let limit):
      return ErrorText(
        headline: "La réponse de \(name) dépasse \(limit / 1_048_576) Mio.",
        remedy: "Vérifiez l’adresse de base dans la configuration, ou \(other).",
        short: "réponse trop grande")
    case .offlineWithoutData:
      return ErrorText(
        headline: "Rien n’est gardé pour ce lieu, et --offline interdit d’interroger \(name).",
        remedy: "Lancez le programme une fois sans --offline pour recevoir les données.",
        short: "hors ligne, pas de données")
    case .cancelled:
      return ErrorText(
        headline: "La demande à \(name) a été abandonnée.",
        remedy: "Appuyez sur r pour redemander.",
        short: "abandonné")
    }
  }
}
