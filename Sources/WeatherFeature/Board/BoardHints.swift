import TerminalUI
import WeatherWords

/// The keys that work on the board, for the footer.
struct BoardHints: Equatable, Sendable {
  var isTyping: Bool
  var canUndo: Bool
  var isEmpty: Bool

  init(_ board: BoardState) {
    isTyping = board.isTyping
    canUndo = !board.removed.isEmpty
    isEmpty = board.arranged.isEmpty
  }

  func hints(_ words: Words) -> [FooterView.Hint] {
    let keys = words.keys
    let back = FooterView.Hint("Esc", keys.back, .escape)
    let open = FooterView.Hint("Enter", keys.open, .enter)
    if isTyping { return [FooterView.Hint("↑↓", keys.choose), open, back] }
    let undo = FooterView.Hint("z", words.board.undo, .character("z"))
    let search = FooterView.Hint("/", keys.search, .character("/"))
    if isEmpty { return [search, back] + (canUndo ? [undo] : []) }
    return [open, back] + (canUndo ? [undo] : []) + [
      FooterView.Hint("s", keys.sort, .character("s")), search,
      FooterView.Hint("r", keys.reload, .character("r")),
      FooterView.Hint("f", keys.remove, .character("f")),
      FooterView.Hint("J/K", keys.move), FooterView.Hint("?", keys.help, .character("?")),
    ]
  }
}
