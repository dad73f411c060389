extension BoardWords {
  static let dutch = BoardWords(
    title: "Plaatsen",
    sortedByName: "A–Z",
    sortedByTemperature: "op temperatuur",
    sortedByHand: "eigen volgorde",
    empty: "Nog geen plaatsen. Zoek er een met / en bewaar hem hier met f.",
    loading: "laden",
    waiting: "wachten",
    progress: { done, total in "\(done)/\(total)" },
    removed: { "Van de lijst gehaald: \($0); z zet terug." },
    nothingToUndo: "Er is niets om terug te zetten.",
    undo: "terugzetten")
}
