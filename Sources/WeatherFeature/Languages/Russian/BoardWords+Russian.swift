extension BoardWords {
  static let russian = BoardWords(
    title: "Места",
    sortedByName: "А–Я",
    sortedByTemperature: "по температуре",
    sortedByHand: "свой порядок",
    empty: "Пока пусто. Нажмите / и найдите место, затем f, чтобы оставить его здесь.",
    loading: "загрузка",
    waiting: "ожидание",
    progress: { done, total in "\(done)/\(total)" },
    removed: { "Убрано из списка: \($0); z вернёт." },
    nothingToUndo: "Возвращать нечего.",
    undo: "вернуть")
}
