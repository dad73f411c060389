import WeatherModel

extension ErrorWords {
  static let portuguese = ErrorWords { error, provider, retry in
    let name = provider.displayName
    let other = "escolha \(provider.alternative.displayName) nos ajustes"
    switch error {
    case .keyMissing:
      return ErrorText(
        headline: "\(name) exige uma chave de API, e nenhuma foi dada.",
        remedy: "Defina OPENWEATHER_API_KEY, ou \(other).",
        short: "sem chave de API")
    case .keyRefused(let status) where provider == .openWeather:
      return ErrorText(
        headline: "\(name) recusou a chave de API (\(status)).",
        remedy: "Chaves novas levam até duas horas; confira OPENWEATHER_API_KEY, ou \(other).",
        short: "chave recusada (\(status))")
    case .keyRefused(let status):
      return ErrorText(
        headline: "\(name) recusou o pedido (\(status)).",
        remedy: "O serviço pode estar bloqueado nesta rede; tente mais tarde, ou \(other).",
        short: "recusado (\(status))")
    case .badRequest(let status, let detail):
      return ErrorText(
        headline: "\(name) não aceitou o pedido (\(status))\(ErrorText.addition(detail)).",
        remedy: "Confira o endereço base na configuração, ou \(other).",
        short: "pedido inválido (\(status))")
    case .placeNotFound:
      return ErrorText(
        headline: "\(name) não conhece este lugar.",
        remedy: "Tente outra grafia, ou dê as coordenadas, como 37.57,126.98.",
        short: "lugar não encontrado")
    case .tooManyRequests:
      return ErrorText(
        headline: "\(name) foi consultado vezes demais (429).",
        remedy: retry.map { "Pode ser consultado de novo em \($0); ou \(other)." }
          ?? "Espere um pouco antes de consultar de novo, ou \(other).",
        short: retry.map { "pedidos demais, de novo em \($0)" } ?? "pedidos demais")
    case .serverError(let status):
      return ErrorText(
        headline: "\(name) está com um problema próprio (\(status)).",
        remedy: "Tente de novo em alguns minutos, ou \(other).",
        short: "erro servidor (\(status))")
    case .unreachable(let detail):
      return ErrorText(
        headline: "Não foi possível conectar a \(name)\(ErrorText.addition(detail)).",
        remedy: "Confira a conexão de rede e o endereço base, e tente de novo.",
        short: "sem conexão")
    case .timedOut:
      return ErrorText(
        headline: "\(name) não respondeu a tempo.",
        remedy: "Confira a conexão de rede e tente de novo, ou \(other).",
        short: "sem resposta a tempo")
    case .answerUnreadable(let detail):
      return ErrorText(
        headline: "Não foi possível ler a resposta de \(name)\(ErrorText.addition(detail)).",
        remedy: "Confira o endereço base na configuração, ou \(other).",
        short: "resposta ilegível")
    case .answerTooLarge(let limit):
      return ErrorText(
        headline: "A resposta de \(name) passa de \(limit / 1_048_576) MiB.",
        remedy: "Confira o endereço base na configuração, ou \(other).",
        short: "resposta grande demais")
    case .offlineWithoutData:
      return ErrorText(
        headline: "Nada está guardado deste lugar, e --offline impede consultar \(name).",
        remedy: "Inicie uma vez sem --offline para buscá-lo.",
        short: "offline, sem dados")
    case .cancelled:
      return ErrorText(
        headline: "A consulta a \(name) foi abandonada.",
        remedy: "Tecle r para consultar de novo.",
        short: "abandonado")
    }
  }
}
