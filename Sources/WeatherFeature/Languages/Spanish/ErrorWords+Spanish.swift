import WeatherModel

extension ErrorWords {
  static let spanish = ErrorWords { error, provider, retry in
    let name = provider.displayName
    let other = "elija \(provider.alternative.displayName) en los ajustes"
    switch error {
    case .keyMissing:
      return ErrorText(
        headline: "\(name) requiere una clave de API y no se ha dado ninguna.",
        remedy: "Defina OPENWEATHER_API_KEY, o \(other).",
        short: "sin clave de API")
    case .keyRefused(let status) where provider == .openWeather:
      return ErrorText(
        headline: "\(name) ha rechazado la clave de API (\(status)).",
        remedy:
          "Las claves nuevas tardan hasta dos horas; compruebe OPENWEATHER_API_KEY, o \(other).",
        short: "clave rechazada (\(status))")
    case .keyRefused(let status):
      return ErrorText(
        headline: "\(name) ha rechazado la petición (\(status)).",
        remedy:
          "Puede que el servicio esté bloqueado desde esta red; inténtelo más tarde, o \(other).",
        short: "rechazado (\(status))")
    case .badRequest(let status, let detail):
      return ErrorText(
        headline: "\(name) no ha aceptado la petición (\(status))\(ErrorText.addition(detail)).",
        remedy: "Compruebe la dirección base en la configuración, o \(other).",
        short: "petición incorrecta (\(status))")
    case .placeNotFound:
      return ErrorText(
        headline: "\(name) no conoce este lugar.",
        remedy: "Pruebe con otra grafía, o dé sus coordenadas, como 37.57,126.98.",
        short: "lugar no encontrado")
    case .tooManyRequests:
      return ErrorText(
        headline: "Se ha consultado \(name) demasiadas veces (429).",
        remedy: retry.map { "Se puede volver a consultar en \($0); o \(other)." }
          ?? "Espere un rato antes de volver a consultar, o \(other).",
        short: retry.map { "demasiadas consultas, en \($0)" } ?? "demasiadas consultas")
    case .serverError(let status):
      return ErrorText(
        headline: "\(name) tiene un problema propio (\(status)).",
        remedy: "Inténtelo de nuevo en unos minutos, o \(other).",
        short: "error servidor (\(status))")
    case .unreachable(let detail):
      return ErrorText(
        headline: "No se puede conectar con \(name)\(ErrorText.addition(detail)).",
        remedy: "Compruebe la conexión de red y la dirección base, e inténtelo de nuevo.",
        short: "sin conexión")
    case .timedOut:
      return ErrorText(
        headline: "\(name) no ha respondido a tiempo.",
        remedy: "Compruebe la conexión de red e inténtelo de nuevo, o \(other).",
        short: "sin respuesta a tiempo")
    case .answerUnreadable(let detail):
      return ErrorText(
        headline: "No se puede leer la respuesta de \(name)\(ErrorText.addition(detail)).",
        remedy: "Compruebe la dirección base en la configuración, o \(other).",
        short: "respuesta ilegible")
    case .answerTooLarge(let limit):
      return ErrorText(
        headline: "La respuesta de \(name) supera los \(limit / 1_048_576) MiB.",
        remedy: "Compruebe la dirección base en la configuración, o \(other).",
        short: "respuesta demasiado grande")
    case .offlineWithoutData:
      return ErrorText(
        headline: "No hay nada guardado de este lugar, y --offline impide consultar \(name).",
        remedy: "Inicie el programa una vez sin --offline para obtenerlo.",
        short: "sin conexión ni datos")
    case .cancelled:
      return ErrorText(
        headline: "Se ha abandonado la consulta a \(name).",
        remedy: "Pulse r para consultar de nuevo.",
        short: "abandonado")
    }
  }
}
