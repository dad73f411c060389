extension SearchWords {
  static let spanish = SearchWords(
    title: "Buscar un lugar",
    placeholder: "un nombre, o 37.57,126.98",
    count: { found, total in
      "\(found) de \(total)"
    },
    noMatch: { "Ningún lugar coincide con «\($0)». Pruebe con menos letras o con otra grafía." },
    noMatchAnywhere: { "Ningún lugar coincide con «\($0)», ni aquí ni en línea." },
    recents: "Recientes",
    favourites: "Favoritos",
    online: { "En línea (\($0))" },
    searchingOnline: "buscando en línea",
    onlineFailed: { "La búsqueda en línea ha fallado: \($0)" },
    buildingIndex: "Preparando la lista de lugares; ocurre una sola vez.",
    listMissing: { "No se puede usar la lista de lugares: \($0)." },
    listNotFound:
      "No se encuentra la lista de lugares; ponga en WEATHER_TUI_DATA la carpeta de cities.json.",
    away: { "a \($0)" },
    coordinate: "Este punto del mapa")
}
