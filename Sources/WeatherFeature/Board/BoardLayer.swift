import TerminalUI
import WeatherModel
import WeatherWords

extension LayerDefinition {
  /// The board: at the left of the page where there is room for both, else over it.
  static let board = LayerDefinition(
    name: .board,
    isOpen: { $0.board.isShown },
    area: { BoardLayout(of: $0).frame },
    hidesBelow: { !$0.isPageBesideBoard },
    isSearchedByTyping: true,
    places: { $0.favourites },
    answer: answer,
    mouse: { mouse, state in
      if let rows = mouse.wheelRows { return .board(.perform(.move(rows))) }
      let row = BoardLayout(of: state).row(at: mouse.position, of: state.board)
      return row.map { .board(.perform(.press($0))) }
    },
    hints: hints,
    makeDrawing: { BoardScreen($0) })

  @Sendable private static func answer(_ event: InputEvent, _ state: AppState) -> Answer {
    let isFiltering = state.board.isFiltering
    guard state.boardHasKeys else {
      let closes = PageKeys.action(for: event) == .page(.close) && !state.page.isOpened
      return closes && state.warnings == nil ? .action(.board(.dismissed)) : .passed
    }
    if !isFiltering, PageKeys.action(for: event) == .warnings(.opened) {
      return state.forecasts[state.board.selected]?.report == nil
        ? .taken : .action(.warnings(.opened))
    }
    if let command = BoardKeys.command(for: event, isFiltering: isFiltering) {
      // There is nothing to narrow: what the person wants is a first place.
      if command == .narrow, state.favourites.isEmpty { return .action(.searchOpened) }
      return .action(.board(.perform(command)))
    }
    if case .forecasts(.reload)? = PageKeys.action(for: event), !isFiltering {
      return .action(.forecasts(.reload))
    }
    // The hour is that of every screen.
    switch PageKeys.action(for: event) {
    case .page(.moveHour(let leap)), .page(.leap(let leap)):
      if !isFiltering { return .action(.page(.moveHour(leap))) }
    case .page(.recentre):
      if !isFiltering, state.page.hour > 0 { return .action(.page(.recentre)) }
    default: break
    }
    // Beside the page the board has the keys: the page's do nothing.
    if case .key(.control("c"), _) = event { return .passed }
    return PageKeys.action(for: event) == nil ? .passed : .taken
  }

  @Sendable private static func hints(_ state: AppState) -> KeyHints {
    let words = state.settings.language.words
    let keys = words.keys
    let title = words.board.title
    let back = KeyHint("Esc", keys.back, .escape)
    let open = KeyHint("Enter", keys.open, .enter)
    if state.board.isFiltering {
      return KeyHints(
        title: title, local: [KeyHint("↑↓", keys.choose), open, back], offersQuit: false)
    }
    let undo = KeyHint("z", words.board.undo, .character("z"))
    let canUndo = state.board.removed.isEmpty ? [] : [undo]
    let search = KeyHint("/", keys.search, .character("/"))
    if state.board.arranged.isEmpty {
      return KeyHints(title: title, local: [search, back] + canUndo)
    }
    let warnings = KeyHint("a", keys.warnings, .character("a"))
    let first =
      [open, back] + canUndo + (state.hasWarnings(at: state.board.selected) ? [warnings] : []) + [
        KeyHint("s", keys.sort, .character("s")), search,
        KeyHint("r", keys.reload, .character("r")),
        KeyHint("f", keys.remove, .character("f")), KeyHint("J/K", keys.move),
      ]
    return KeyHints(
      title: title, local: first, footer: first + [KeyHint("?", keys.help, .character("?"))])
  }
}
