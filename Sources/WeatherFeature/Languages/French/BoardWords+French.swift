extension BoardWords {
  static let french = BoardWords(
    title: "Lieux",
    sortedByName: "A–Z",
    sortedByTemperature: "par température",
    sortedByHand: "ordre choisi",
    empty: "Aucun lieu pour l’instant. / pour chercher, puis f pour le garder ici.",
    loading: "chargement",
    waiting: "en attente",
    progress: { done, total in
      "\(done)/\(total)"
    },
    removed: { "\($0) a quitté la liste ; z le ramène." },
    nothingToUndo: "Il n’y a rien à ramener.",
    undo: "ramener")
}
