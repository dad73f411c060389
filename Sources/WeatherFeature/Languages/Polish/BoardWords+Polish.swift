extension BoardWords {
  static let polish = BoardWords(
    title: "Miejsca",
    sortedByName: "A–Ż",
    sortedByTemperature: "według temperatury",
    sortedByHand: "własna kolejność",
    empty: "Na razie pusto. Naciśnij /, aby znaleźć miejsce, a potem f, aby je tu zachować.",
    loading: "pobieranie",
    waiting: "oczekiwanie",
    progress: { done, total in "\(done)/\(total)" })
}
