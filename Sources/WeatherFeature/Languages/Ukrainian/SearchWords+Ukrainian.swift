extension SearchWords {
  static let ukrainian = SearchWords(
    title: "Пошук місця",
    placeholder: "назва чи координати: 37.57,126.98",
    count: { found, total in "\(found) із \(total)" },
    noMatch: { "Немає місць із назвою «\($0)». Введіть менше літер або напишіть інакше." },
    noMatchAnywhere: { "Немає місць із назвою «\($0)» ні в списку, ні в мережі." },
    recents: "Нещодавні",
    favourites: "Обране",
    online: { "У мережі (\($0))" },
    searchingOnline: "пошук у мережі",
    onlineFailed: { "Пошук у мережі не вдався: \($0)" },
    buildingIndex: "Готуємо список місць; це потрібно лише один раз.",
    listMissing: { "Список місць використати не можна: \($0)." },
    listNotFound:
      "Список місць не знайдено; укажіть у WEATHER_TUI_DATA теку з cities.json.",
    away: { "за \($0) звідси" },
    coordinate: "Ця точка на карті")
}
