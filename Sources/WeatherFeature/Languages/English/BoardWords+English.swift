extension BoardWords {
  static let english = BoardWords(
    title: "Places",
    sortedByName: "A–Z",
    sortedByTemperature: "by temperature",
    sortedByHand: "own order",
    empty: "No places yet. Press / to find one, then f to keep it here.",
    loading: "loading",
    waiting: "waiting",
    progress: { done, total in "\(done)/\(total)" },
    removed: { "\($0) has left the list; z brings it back." },
    nothingToUndo: "There is nothing to bring back.",
    undo: "undo")
}
