import WeatherModel

extension LocationWords {
  static let spanish = LocationWords(
    title: "¿Dónde estoy?",
    question: { provider in
      [
        "weather-tui preguntará al servicio de ubicación de este equipo (GeoClue) dónde está. El "
          + "servicio puede usar la red, y su escritorio puede volver a preguntarle.",
        "La respuesta, redondeada a un kilómetro más o menos, se envía a \(provider) al consultar "
          + "el tiempo. El nombre del lugar sale de la lista de este equipo.",
        "Su elección se guarda y puede retirarla en los ajustes.",
      ]
    },
    ask: "preguntar",
    never: "nunca",
    notNow: "ahora no",
    looking: "Preguntando al servicio de ubicación… puede tardar hasta 15 segundos.",
    here: "dónde estoy",
    notAllowed: "Usted eligió no permitir la ubicación. Puede cambiarlo en los ajustes (,).",
    needsYes:
      "No hay nadie para permitir la ubicación: ejecute weather-tui here --yes, o "
      + "permítala una vez en un terminal.",
    prompt: "¿Preguntar? [y/N]",
    near: { distance, direction, place in "\(distance) al \(direction) de \(place)" },
    accuracy: { "± \($0)" },
    failure: { error in
      switch error {
      case .unavailable: "No hay servicio de ubicación: instale geoclue-2.0, o busque con /."
      case .refused: "El sistema lo ha rechazado: revise sus ajustes de privacidad, o use /."
      case .timedOut: "Sin ubicación en 15 s: inténtelo de nuevo, o busque su lugar con /."
      case .failed: "Respuesta ilegible del servicio de ubicación: busque su lugar con /."
      }
    })
}
