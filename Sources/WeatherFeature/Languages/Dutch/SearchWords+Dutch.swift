extension SearchWords {
  static let dutch = SearchWords(
    title: "Plaats zoeken",
    placeholder: "een naam in elk schrift, 37.57,126.98",
    count: { found, total in "\(found) van \(total)" },
    noMatch: { "Geen plaats heet “\($0)”. Probeer minder letters of een andere spelling." },
    noMatchAnywhere: { "Geen plaats heet “\($0)”, hier noch online." },
    recents: "Recent",
    favourites: "Favorieten",
    online: { "Online (\($0))" },
    searchingOnline: "online zoeken",
    onlineFailed: { "Online zoeken is mislukt: \($0)" },
    buildingIndex: "De lijst van plaatsen wordt voorbereid; dat gebeurt maar één keer.",
    listMissing: { "De lijst van plaatsen is niet te lezen: \($0)" },
    coordinate: "Dit punt op de kaart")
}
