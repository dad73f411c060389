extension BoardWords {
  static let german = BoardWords(
    title: "Orte",
    sortedByName: "A–Z",
    sortedByTemperature: "nach Temperatur",
    sortedByHand: "eigene Folge",
    empty: "Noch keine Orte. / sucht einen, f behält ihn hier.",
    loading: "lädt",
    waiting: "wartet",
    progress: { done, total in
      "\(done)/\(total)"
    },
    removed: { "\($0) ist nicht mehr in der Liste; z holt es zurück." },
    nothingToUndo: "Es gibt nichts zurückzuholen.",
    undo: "zurückholen")
}
