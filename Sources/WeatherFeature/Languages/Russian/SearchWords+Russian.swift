extension SearchWords {
  static let russian = SearchWords(
    title: "Поиск места",
    placeholder: "название или точка 37.57,126.98",
    count: { found, total in "\(found) из \(total)" },
    noMatch: { "Нет мест с названием «\($0)». Введите меньше букв или напишите иначе." },
    noMatchAnywhere: { "Нет мест с названием «\($0)» ни в списке, ни в сети." },
    recents: "Недавние",
    favourites: "Избранное",
    online: { "В сети (\($0))" },
    searchingOnline: "поиск в сети",
    onlineFailed: { "Поиск в сети не удался: \($0)" },
    buildingIndex: "Готовим список мест; это нужно только один раз.",
    listMissing: { "Список мест использовать нельзя: \($0)." },
    listNotFound:
      "Список мест не найден; укажите в WEATHER_TUI_DATA папку с cities.json.",
    away: { "в \($0) отсюда" },
    coordinate: "Эта точка на карте")
}
