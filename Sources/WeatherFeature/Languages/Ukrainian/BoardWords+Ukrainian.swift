extension BoardWords {
  static let ukrainian = BoardWords(
    title: "Місця",
    sortedByName: "А–Я",
    sortedByTemperature: "за температурою",
    sortedByHand: "власний порядок",
    empty: "Поки що порожньо. Натисніть / і знайдіть місце, потім f, щоб залишити його тут.",
    loading: "завантаження",
    waiting: "очікування",
    progress: { done, total in "\(done)/\(total)" })
}
