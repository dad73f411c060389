import WeatherModel

extension LocationWords {
  static let german = LocationWords(
    title: "Wo bin ich?",
    question: { provider in
      [
        "weather-tui fragt den Ortungsdienst dieses Rechners (GeoClue), wo er ist. Der Dienst "
          + "nutzt dafür vielleicht das Netz, und Ihr Desktop fragt Sie vielleicht noch einmal.",
        "Die Antwort geht, auf etwa einen Kilometer gerundet, mit der Wetterabfrage an "
          + "\(provider). Der Name des Orts kommt aus der Liste auf diesem Rechner.",
        "Ihre Wahl wird gespeichert und lässt sich in den Einstellungen zurücknehmen.",
      ]
    },
    ask: "fragen",
    never: "nie",
    notNow: "nicht jetzt",
    looking: "Der Ortungsdienst wird gefragt; das kann bis zu 15 Sekunden dauern.",
    here: "wo bin ich",
    notAllowed: "Die Ortung ist nicht erlaubt. Die Einstellungen (,) ändern das.",
    needsYes:
      "Niemand ist da, der der Ortung zustimmt: Starten Sie weather-tui here --yes, "
      + "oder stimmen Sie einmal im Terminal zu.",
    prompt: "Fragen? [y/N]",
    near: { distance, direction, place in "\(distance) \(direction) von \(place)" },
    accuracy: { "± \($0)" },
    failure: { error in
      switch error {
      case .unavailable: "Kein Ortungsdienst: Installieren Sie geoclue-2.0, oder suchen Sie mit /."
      case .refused: "Das System lehnt ab: Prüfen Sie dort den Datenschutz, oder suchen Sie mit /."
      case .timedOut: "Nicht in 15 s geortet: Versuchen Sie es erneut, oder suchen Sie mit /."
      case .failed: "Die Antwort des Ortungsdiensts ist nicht lesbar: Suchen Sie mit /."
      }
    })
}
