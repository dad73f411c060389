extension SearchWords {
  static let dutch = SearchWords(
    title: "Plaats zoeken",
    placeholder: "naam in elk schrift, 37.57,126.98",
    count: { found, total in "\(found) van \(total)" },
    noMatch: { "Geen plaats heet “\($0)”. Probeer minder letters of een andere spelling." },
    noMatchAnywhere: { "Geen plaats heet “\($0)”, hier noch online." },
    recents: "Recent",
    favourites: "Favorieten",
    online: { "Online (\($0))" },
    searchingOnline: "online zoeken",
    onlineFailed: { "Online zoeken is mislukt: \($0)" },
    buildingIndex: "De lijst van plaatsen wordt voorbereid; dat gebeurt maar één keer.",
    listMissing: { "De lijst van plaatsen is niet te gebruiken: \($0)." },
    listNotFound:
      "De lijst van plaatsen is niet gevonden; zet in WEATHER_TUI_DATA de map met cities.json.",
    away: { "\($0) hiervandaan" },
    coordinate: "Dit punt op de kaart")
}
