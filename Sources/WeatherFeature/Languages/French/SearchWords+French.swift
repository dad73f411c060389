extension SearchWords {
  static let french = SearchWords(
    title: "Trouver un lieu",
    placeholder: "un nom, ou 37.57,126.98",
    count: { found, total in
      "\(found) sur \(total)"
    },
    noMatch: {
      "Aucun lieu ne correspond à « \($0) ». Essayez moins de lettres ou une autre orthographe."
    },
    noMatchAnywhere: { "Aucun lieu ne correspond à « \($0) », ni ici ni en ligne." },
    recents: "Récents",
    favourites: "Favoris",
    online: { "En ligne (\($0))" },
    searchingOnline: "recherche en ligne",
    onlineFailed: { "La recherche en ligne a échoué : \($0)" },
    buildingIndex: "Préparation de la liste des lieux ; une seule fois.",
    listMissing: { "La liste des lieux est inutilisable : \($0)." },
    listNotFound:
      "La liste des lieux est introuvable ; donnez à WEATHER_TUI_DATA le dossier de cities.json.",
    away: { "à \($0)" },
    coordinate: "Ce point de la carte")
}
