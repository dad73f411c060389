extension StatusWords {
  static let italian = StatusWords(
    live: { age in age.map { "\($0) fa" } ?? "aggiornato" },
    offline: "offline",
    offlineWithAge: { "offline · dati di \($0) fa" },
    dataAge: { "dati di \($0) fa" },
    loading: "carico",
    reloading: "aggiorno",
    noNetworkSince: {
      "Nessuna rete dalle \($0). Si vede l’ultimo ricevuto; si aggiorna quando torna."
    },
    noNetwork: "Nessuna rete. Si vede l’ultimo ricevuto; si aggiorna quando torna.",
    networkBack: "La rete è tornata.",
    providerOutSince: { provider, clock in
      "\(provider) non risponde dalle \(clock); la rete in sé funziona."
    },
    offlineByChoice: "Avviato con --offline; si vede quanto ricevuto prima.",
    retryIn: { "di nuovo tra \($0)" },
    sample: "ESEMPIO",
    noData: "nessun dato",
    favouriteAdded: { "Aggiunto ai preferiti: \($0)" },
    favouriteRemoved: { "Tolto dai preferiti: \($0)" },
    noFavourites: "Ancora nessun preferito: f aggiunge il luogo mostrato.",
    alreadyFresh: { "Già aggiornato: ricevuto \($0) fa." },
    unitsNow: { "Unità: \($0)" },
    languageNow: { "Lingua: \($0)" },
    themeNow: { "Tema: \($0)" },
    mouseOn: "Mouse attivo",
    mouseOff: "Mouse disattivato; il terminale seleziona di nuovo il testo",
    noLargerZoom: "La mappa non si avvicina oltre.",
    noSmallerZoom: "Questo è già il mondo intero.",
    fileSetAside: { file, newName in
      "\(file) non era leggibile ed è stato messo da parte come \(newName)."
    },
    fileUnreadable: { "\($0) non è leggibile e viene ignorato: controllare i permessi." },
    fileUnwritable: { "Impossibile scrivere \($0): controllare permessi della cartella e spazio." },
    settingNotSaved: { "Impossibile salvare l’impostazione: \($0)" },
    tooSmall: { width, height in
      "almeno \(width)×\(height)"
    },
    moreAlerts: { "+\($0) altre" },
    alertUntil: { "fino a \($0)" },
    splash: { "Chiedo il tempo: \($0)" },
    firstStart: "/ per trovare il luogo, ? per tutti i tasti.")
}
