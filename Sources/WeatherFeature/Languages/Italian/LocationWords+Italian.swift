import WeatherModel

extension LocationWords {
  static let italian = LocationWords(
    title: "Dove mi trovo?",
    question: { provider in
      [
        "weather-tui chiederà al servizio di posizione di questo computer (GeoClue) dove si trova. "
          + "Il servizio può usare la rete, e il desktop può chiederLe di nuovo il permesso.",
        "La risposta, arrotondata a circa un chilometro, va a \(provider) con la richiesta del "
          + "tempo. Il nome del luogo viene dall’elenco su questo computer.",
        "La scelta resta salvata, e si può ritirare nelle impostazioni.",
      ]
    },
    ask: "chiedere",
    never: "mai",
    notNow: "non ora",
    looking: "Chiedo al servizio di posizione… può richiedere fino a 15 secondi.",
    here: "dove mi trovo",
    notAllowed: "La posizione non è consentita. Si può cambiare nelle impostazioni (,).",
    needsYes:
      "Non c’è nessuno per consentire la posizione: avviare weather-tui here --yes, "
      + "oppure consentirla una volta in un terminale.",
    prompt: "Chiedere? [y/N]",
    near: { distance, direction, place in "\(distance) a \(direction) di \(place)" },
    accuracy: { "± \($0)" },
    failure: { error in
      switch error {
      case .unavailable: "Nessun servizio di posizione: installare geoclue-2.0, o cercare con /."
      case .refused: "Il sistema ha rifiutato: vedere le sue impostazioni di privacy, o usare /."
      case .timedOut: "Nessuna posizione in 15 s: riprovare, o trovare il luogo con /."
      case .failed: "Risposta illeggibile dal servizio di posizione: trovare il luogo con /."
      }
    })
}
