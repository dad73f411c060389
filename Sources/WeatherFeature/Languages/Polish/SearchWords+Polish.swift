extension SearchWords {
  static let polish = SearchWords(
    title: "Szukanie miejsca",
    placeholder: "nazwa w każdym piśmie, 37.57,126.98",
    count: { found, total in "\(found) z \(total)" },
    noMatch: { "Żadne miejsce nie pasuje do „\($0)”. Wpisz mniej liter albo inną pisownię." },
    noMatchAnywhere: { "Żadne miejsce nie pasuje do „\($0)”, ani na liście, ani w sieci." },
    recents: "Ostatnie",
    favourites: "Ulubione",
    online: { "W sieci (\($0))" },
    searchingOnline: "szukanie w sieci",
    onlineFailed: { "Szukanie w sieci nie powiodło się: \($0)" },
    buildingIndex: "Przygotowywanie listy miejsc; tylko ten jeden raz.",
    listMissing: { "Nie można użyć listy miejsc: \($0)." },
    listNotFound:
      "Nie znaleziono listy miejsc; ustaw w WEATHER_TUI_DATA folder z plikiem cities.json.",
    away: { "\($0) stąd" },
    coordinate: "Ten punkt na mapie")
}
