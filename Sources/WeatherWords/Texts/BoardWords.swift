/// The board of places.
package struct BoardWords: Sendable {
  let texts: Catalog

  package var title: String { texts["board.title"] }
  /// After the title: places to start with, none of the person's own.
  package var start: String { texts["board.start"] }
  package var sortedByName: String { texts["board.sortedByName"] }
  package var sortedByTemperature: String { texts["board.sortedByTemperature"] }
  package var sortedByHand: String { texts["board.sortedByHand"] }
  package var empty: String { texts["board.empty"] }
  package var loading: String { texts["board.loading"] }
  package var waiting: String { texts["board.waiting"] }
  /// `18/20`, while places come in.
  package func progress(_ done: Int, _ total: Int) -> String {
    texts["board.progress", ["done": String(done), "total": String(total)]]
  }
  /// A place has left the board, and which key brings it back.
  package func removed(_ place: String) -> String { texts["board.removed", ["place": place]] }
  package var nothingToUndo: String { texts["board.nothingToUndo"] }
  /// What z does, in the footer.
  package var undo: String { texts["board.undo"] }
}
