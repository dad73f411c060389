extension BoardWords {
  static let italian = BoardWords(
    title: "Luoghi",
    sortedByName: "A–Z",
    sortedByTemperature: "per temperatura",
    sortedByHand: "ordine proprio",
    empty: "Ancora nessun luogo. / per cercarne uno, poi f per tenerlo qui.",
    loading: "carico",
    waiting: "in attesa",
    progress: { done, total in
      "\(done)/\(total)"
    },
    removed: { "\($0) è uscito dall’elenco; z lo riporta." },
    nothingToUndo: "Non c’è nulla da riportare.",
    undo: "annulla")
}
