extension BoardWords {
  static let ukrainian = BoardWords(
    title: "Місця",
    sortedByName: "А–Я",
    sortedByTemperature: "за температурою",
    sortedByHand: "власний порядок",
    empty: "Поки що порожньо. Знайдіть місце (/), потім натисніть f, щоб лишити його тут.",
    loading: "завантаження",
    waiting: "очікування",
    progress: { done, total in "\(done)/\(total)" },
    removed: { "Прибрано зі списку: \($0); z поверне." },
    nothingToUndo: "Повертати нічого.",
    undo: "повернути")
}
