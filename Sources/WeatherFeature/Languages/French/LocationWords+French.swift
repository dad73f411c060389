import WeatherModel

extension LocationWords {
  static let french = LocationWords(
    title: "Où suis-je ?",
    question: { provider in
      [
        "weather-tui va demander au service de localisation de cet ordinateur (GeoClue) où il se "
          + "trouve. Il peut utiliser le réseau, et votre bureau peut vous reposer la question.",
        "La réponse, arrondie à un kilomètre environ, est envoyée à \(provider) avec la demande de "
          + "météo. Le nom du lieu vient de la liste gardée sur cet ordinateur.",
        "Votre choix est enregistré ; vous pouvez le retirer dans les réglages.",
      ]
    },
    ask: "demander",
    never: "jamais",
    notNow: "pas maintenant",
    looking: "Demande au service de localisation… cela peut prendre 15 secondes.",
    here: "où suis-je",
    notAllowed: "Vous avez refusé la localisation. Les réglages (,) permettent d’y revenir.",
    needsYes:
      "Personne n’est là pour accepter la localisation : lancez weather-tui here --yes, "
      + "ou acceptez une fois dans un terminal.",
    prompt: "Demander ? [y/N]",
    near: { distance, direction, place in "\(place) (\(distance) \(direction))" },
    accuracy: { "± \($0)" },
    failure: { error in
      switch error {
      case .unavailable: "Aucun service de localisation : installez geoclue-2.0, ou utilisez /."
      case .refused: "Le système a refusé : voyez ses réglages de confidentialité, ou utilisez /."
      case .timedOut: "Pas de position en 15 s : réessayez, ou trouvez votre lieu avec /."
      case .failed: "Réponse illisible du service de localisation : trouvez votre lieu avec /."
      }
    })
}
