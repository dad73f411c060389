/// The board of places.
package struct BoardWords: Sendable {
  package let title: String
  package let sortedByName: String
  package let sortedByTemperature: String
  package let sortedByHand: String
  package let empty: String
  package let loading: String
  package let waiting: String
  /// `18/20`, while places come in.
  package let progress: @Sendable (_ done: Int, _ total: Int) -> String
  /// A place has left the board, and which key brings it back.
  package let removed: @Sendable (_ place: String) -> String
  package let nothingToUndo: String
  /// What z does, in the footer.
  package let undo: String
}
