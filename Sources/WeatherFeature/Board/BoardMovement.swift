import MVI
import TerminalUI
import WeatherModel
import WeatherWords

/// Moving about the board and putting its places in order.
enum BoardMovement {
  static func perform(
    _ command: BoardCommand, _ state: inout BoardReducer.State
  ) -> EffectType<BoardAction> {
    switch command {
    case .move(let rows): move(by: rows, &state)
    case .page(let pages): move(by: pages * max(1, state.listHeight - 1), &state)
    case .first: move(by: -state.board.arranged.count, &state)
    case .last: move(by: state.board.arranged.count, &state)
    case .press(let row):
      guard state.board.arranged.indices.contains(row) else { return .none }
      if row == state.board.list.selected { return .send(.chosen(state.board.arranged[row])) }
      move(by: row - state.board.list.selected, &state)
    case .open:
      return state.board.selected.map { .send(.chosen($0)) } ?? .none
    case .back:
      guard state.board.filter != nil else { return .send(.dismissed) }
      state.board.filter = nil
      state.board.isFiltering = false
      BoardArrangement.arrange(&state)
    case .sort:
      state.board.order = state.board.order.next
      BoardArrangement.arrange(&state)
    case .shift(let rows): shift(by: rows, &state)
    case .remove: remove(&state)
    case .narrow:
      state.board.filter = state.board.filter ?? TextFieldState()
      state.board.isFiltering = true
      BoardArrangement.settle(&state)
    case .endTyping:
      state.board.isFiltering = false
      if state.board.filter?.isEmpty == true { state.board.filter = nil }
      BoardArrangement.settle(&state)
    case .edit(let event): edit(event, &state)
    case .undo: undo(&state)
    }
    return .none
  }

  private static func move(by rows: Int, _ state: inout BoardReducer.State) {
    state.board.list.move(by: rows, count: state.board.arranged.count)
    BoardArrangement.settle(&state)
  }

  /// Moves the chosen place beside its neighbour in sight. In another order than one's own, the one
  /// that is on the screen becomes it, so that nothing jumps.
  private static func shift(by rows: Int, _ state: inout BoardReducer.State) {
    let index = state.board.list.selected
    let target = index + rows
    guard let place = state.board.selected, state.board.arranged.indices.contains(target) else {
      return
    }
    if state.board.order != .own {
      state.favourites = BoardArrangement.sorted(state)
      state.board.order = .own
    }
    state.board.isStart = false
    let neighbour = state.board.arranged[target]
    state.favourites.removeAll { $0.id == place.id }
    let position = state.favourites.firstIndex { $0.id == neighbour.id } ?? 0
    state.favourites.insert(place, at: rows > 0 ? position + 1 : position)
    BoardArrangement.arrange(&state)
  }

  private static func remove(_ state: inout BoardReducer.State) {
    guard let place = state.board.selected,
      let index = state.favourites.firstIndex(where: { $0.id == place.id })
    else { return }
    // Removing some of the suggested places chooses the others.
    state.board.isStart = false
    state.favourites.remove(at: index)
    state.board.removed.append(RemovedPlace(place: place, index: index))
    BoardArrangement.arrange(&state)
    state.statusMessage = .removedFromBoard(place)
  }

  private static func undo(_ state: inout BoardReducer.State) {
    guard let last = state.board.removed.popLast() else {
      state.statusMessage = .nothingToUndo
      return
    }
    state.favourites.insert(last.place, at: min(last.index, state.favourites.count))
    BoardArrangement.arrange(&state)
    BoardArrangement.select(last.place.id, &state)
    state.statusMessage = .favouriteAdded(last.place)
  }

  private static func edit(_ event: InputEvent, _ state: inout BoardReducer.State) {
    guard var field = state.board.filter else { return }
    switch event {
    case .key(let key, let modifiers): field.handle(key, modifiers)
    case .paste(let text): field.insert(text)
    case .mouse, .resize, .background, .pictures: return
    }
    let hasChanged = field.text != state.board.filter?.text
    state.board.filter = field
    if hasChanged {
      state.board.list.selected = 0
      state.board.list.offset = 0
      state.board.arranged = []
      BoardArrangement.arrange(&state)
    }
  }
}
