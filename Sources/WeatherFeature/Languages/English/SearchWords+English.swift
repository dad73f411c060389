extension SearchWords {
  static let english = SearchWords(
    title: "Find a place",
    placeholder: "name in any script, or 37.57,126.98",
    count: { found, total in "\(found) of \(total)" },
    noMatch: { "No place matches “\($0)”. Try fewer letters, or another spelling." },
    noMatchAnywhere: { "No place matches “\($0)”, here or online." },
    recents: "Recent",
    favourites: "Favourites",
    online: { "Online (\($0))" },
    searchingOnline: "searching online",
    onlineFailed: { "The online search failed: \($0)" },
    buildingIndex: "Preparing the list of places; this happens once.",
    listMissing: { "The list of places cannot be used: \($0)." },
    listNotFound:
      "The list of places was not found; set WEATHER_TUI_DATA to the folder of cities.json.",
    away: { "\($0) away" },
    coordinate: "This point on the map")
}
