import WeatherModel

extension LocationWords {
  static let portuguese = LocationWords(
    title: "Onde estou?",
    question: { provider in
      [
        "O weather-tui vai perguntar ao serviço de localização deste computador (GeoClue) onde ele "
          + "está. O serviço pode usar a rede, e sua área de trabalho pode perguntar de novo.",
        "A resposta, arredondada para cerca de um quilômetro, vai para \(provider) com a consulta "
          + "do tempo. O nome do lugar vem da lista deste computador.",
        "Sua escolha fica guardada, e pode ser retirada nos ajustes.",
      ]
    },
    ask: "perguntar",
    never: "nunca",
    notNow: "agora não",
    looking: "Perguntando ao serviço de localização… pode levar até 15 segundos.",
    here: "onde estou",
    notAllowed: "Você escolheu não permitir a localização. Os ajustes (,) mudam isso.",
    needsYes:
      "Não há ninguém para permitir a localização: execute weather-tui here --yes, ou "
      + "permita uma vez em um terminal.",
    prompt: "Perguntar? [y/N]",
    near: { distance, direction, place in "\(distance) a \(direction) de \(place)" },
    accuracy: { "± \($0)" },
    failure: { error in
      switch error {
      case .unavailable: "Sem serviço de localização: instale geoclue-2.0, ou ache seu lugar com /."
      case .refused: "O sistema recusou: confira os ajustes de privacidade dele, ou use /."
      case .timedOut: "Sem localização em 15 s: tente de novo, ou ache seu lugar com /."
      case .failed: "Resposta ilegível do serviço de localização: ache seu lugar com /."
      }
    })
}
