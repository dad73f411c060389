extension BoardWords {
  static let polish = BoardWords(
    title: "Miejsca",
    sortedByName: "A–Ż",
    sortedByTemperature: "według temperatury",
    sortedByHand: "własna kolejność",
    empty: "Na razie pusto. Klawisz / znajdzie miejsce, f je tu zachowa.",
    loading: "pobieranie",
    waiting: "oczekiwanie",
    progress: { done, total in "\(done)/\(total)" },
    removed: { "Usunięto z listy: \($0); z przywraca." },
    nothingToUndo: "Nie ma czego przywracać.",
    undo: "cofnij")
}
