extension BoardWords {
  static let spanish = BoardWords(
    title: "Lugares",
    sortedByName: "A–Z",
    sortedByTemperature: "por temperatura",
    sortedByHand: "orden propio",
    empty: "Aún no hay lugares. Pulse / para buscar uno y f para guardarlo aquí.",
    loading: "cargando",
    waiting: "en espera",
    progress: { done, total in
      "\(done)/\(total)"
    },
    removed: { "\($0) ha salido de la lista; z lo recupera." },
    nothingToUndo: "No hay nada que recuperar.",
    undo: "recuperar")
}
