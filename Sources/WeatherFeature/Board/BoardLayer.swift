import TerminalUI
import WeatherModel
import WeatherWords

/// The layer of the board: at the left of the page where there is room for both, otherwise over the
/// page.
struct BoardLayer: Layer {
  let isSearchedByTyping = true

  func isOpen(_ state: AppState) -> Bool { state.board.isShown }

  func area(_ state: AppState) -> Rect { BoardLayout(of: state).frame }

  func hidesBelow(_ state: AppState) -> Bool { !state.isPageBesideBoard }

  func hasKeys(_ state: AppState) -> Bool { state.boardHasKeys }

  func hasTextField(_ state: AppState) -> Bool { state.boardHasKeys && state.board.isFiltering }

  func needsBanner(_ state: AppState) -> Bool { true }

  func places(_ state: AppState) -> [Place] { state.favourites }

  func result(of event: InputEvent, _ command: Command?, _ state: AppState) -> EventResult {
    guard state.boardHasKeys else {
      return command == .back && !state.page.isOpened ? .action(.board(.dismissed)) : .ignored
    }
    let isFiltering = state.board.isFiltering
    if !isFiltering, command == .warnings {
      return state.forecasts[state.board.selected]?.report == nil
        ? .consumed : .action(.warnings(.opened))
    }
    if let command = BoardKeys.command(for: event, isFiltering: isFiltering) {
      // An empty board has nothing to filter. The search opens, because the user needs a first
      // place.
      if command == .narrow, state.favourites.isEmpty { return .action(.searchOpened) }
      return .action(.board(.perform(command)))
    }
    // The chosen hour is the same on every screen.
    switch command {
    case .page(.moveHour(let leap)), .page(.leap(let leap)):
      if !isFiltering { return .action(.page(.moveHour(leap))) }
    case .page(.recentre):
      if !isFiltering, state.page.hour > 0 { return .action(.page(.recentre)) }
    default: break
    }
    guard let command, !command.isOfProgram else { return .ignored }
    // While the board beside the page has the keys, the keys of the page do nothing.
    return command == .reload ? .action(.forecasts(.reload)) : .consumed
  }

  func action(of mouse: MouseEvent, _ state: AppState) -> AppAction? {
    if let rows = mouse.wheelRows { return .board(.perform(.move(rows))) }
    let view = BoardView(state)
    if let action = view?.titleAction(at: mouse.position) { return action }
    if let order = view?.order(at: mouse.position) { return .board(.perform(.sortBy(order))) }
    let row = BoardLayout(of: state).row(at: mouse.position, of: state.board)
    return row.map { .board(.perform(.press($0))) }
  }

  func hints(_ state: AppState) -> KeyHints {
    let words = state.settings.language.words
    let keys = words.keys
    let title = words.board.title
    let back = KeyHint("Esc", keys.back, .escape)
    let hasSelection = state.board.selected != nil
    let open = hasSelection ? [KeyHint("Enter", keys.open, .enter)] : []
    if state.board.isFiltering {
      return KeyHints(
        title: title, local: [KeyHint("↑↓", keys.choose)] + open + [back], offersQuit: false)
    }
    let undo = KeyHint("z", words.board.undo, .character("z"))
    let canUndo = state.board.panel?.removed.isEmpty != false ? [] : [undo]
    let search = KeyHint("/", keys.search, .character("/"))
    if state.board.arranged.isEmpty {
      return KeyHints(title: title, local: [search, back] + canUndo)
    }
    let warnings = KeyHint("a", keys.warnings, .character("a"))
    let first =
      open + [back] + canUndo + (state.hasWarnings(at: state.board.selected) ? [warnings] : []) + [
        KeyHint("s", keys.sort, .character("s")), search,
        KeyHint("r", keys.reload, .character("r")),
      ]
      + (hasSelection
        ? [KeyHint("f", keys.remove, .character("f")), KeyHint("J/K", keys.move)] : [])
    return KeyHints(
      title: title, local: first, footer: first + [KeyHint("?", keys.help, .character("?"))])
  }

  func makeDrawing(_ context: DrawingContext) -> any LayerDrawing { BoardScreen(context) }
}
