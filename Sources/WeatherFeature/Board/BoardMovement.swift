import MVI
import TerminalUI
import WeatherModel
import WeatherWords

/// The commands of the board that move the selection and order the places.
extension BoardReducer {
  func perform(
    _ command: BoardCommand, _ context: Context, _ state: inout BoardState
  ) -> EffectType<BoardAction> {
    switch command {
    case .move(let rows): move(by: rows, context, &state)
    case .page(let pages): move(by: pages * max(1, context.listHeight - 1), context, &state)
    case .first: move(by: -state.arranged.count, context, &state)
    case .last: move(by: state.arranged.count, context, &state)
    case .press(let row):
      guard state.arranged.indices.contains(row) else { break }
      if row == state.list.selected { return .send(.chosen(state.arranged[row])) }
      move(by: row - state.list.selected, context, &state)
    case .open:
      return state.selected.map { .send(.chosen($0)) } ?? .none
    case .back:
      guard state.panel?.filter != nil else { return .send(.dismissed) }
      state.panel?.filter = nil
      state.panel?.isFiltering = false
      state.arrange(context)
    case .sort:
      (state.order, state.isReversed) = (state.order.next, false)
      state.arrange(context)
    case .sortBy(let order):
      // A second click on a heading reverses the order.
      (state.order, state.isReversed) = (order, order == state.order && !state.isReversed)
      state.arrange(context)
    case .shift(let rows): shift(by: rows, context, &state)
    case .remove: return remove(context, &state)
    case .narrow:
      if state.panel?.filter == nil { state.panel?.filter = TextFieldState() }
      state.panel?.isFiltering = true
      state.settle(context)
    case .endTyping:
      state.panel?.isFiltering = false
      if state.panel?.filter?.isEmpty == true { state.panel?.filter = nil }
      state.settle(context)
    case .edit(let event): edit(event, context, &state)
    case .undo: return undo(context, &state)
    }
    return .none
  }

  private func move(by rows: Int, _ context: Context, _ state: inout BoardState) {
    state.list.move(by: rows, count: state.arranged.count)
    state.settle(context)
  }

  /// Moves the selected place past its visible neighbour. If the board is sorted, the visible order
  /// first becomes the user's own, so that nothing jumps.
  private func shift(by rows: Int, _ context: Context, _ state: inout BoardState) {
    let target = state.list.selected + rows
    guard let place = state.selected, state.arranged.indices.contains(target) else { return }
    if state.order != .own {
      state.favourites = state.sorted(context)
      (state.order, state.isReversed) = (.own, false)
    }
    state.isStart = false
    let neighbour = state.arranged[target]
    state.favourites.removeAll { $0.id == place.id }
    let position = state.favourites.firstIndex { $0.id == neighbour.id } ?? 0
    state.favourites.insert(place, at: rows > 0 ? position + 1 : position)
    state.arrange(context)
  }

  private func remove(
    _ context: Context, _ state: inout BoardState
  ) -> EffectType<BoardAction> {
    guard let place = state.selected,
      let index = state.favourites.firstIndex(where: { $0.id == place.id })
    else { return .none }
    // Removing a suggested place turns the remaining suggestions into favourites.
    state.isStart = false
    state.favourites.remove(at: index)
    state.panel?.removed.append(RemovedPlace(place: place, index: index))
    state.arrange(context)
    return .send(.noted(.removedFromBoard(place)))
  }

  private func undo(_ context: Context, _ state: inout BoardState) -> EffectType<BoardAction> {
    guard let last = state.panel?.removed.popLast() else { return .send(.noted(.nothingToUndo)) }
    state.favourites.insert(last.place, at: min(last.index, state.favourites.count))
    state.arrange(context)
    state.select(last.place.id, context)
    return .send(.noted(.favouriteAdded(last.place)))
  }

  private func edit(_ event: InputEvent, _ context: Context, _ state: inout BoardState) {
    guard var field = state.panel?.filter else { return }
    switch event {
    case .key(let key, let modifiers): field.handle(key, modifiers)
    case .paste(let text): field.insert(text)
    case .mouse, .resize, .background, .exactColors, .pictures: return
    }
    let hasChanged = field.text != state.panel?.filter?.text
    state.panel?.filter = field
    guard hasChanged else { return }
    state.list = ListState()
    state.panel?.arranged = []
    state.arrange(context)
  }
}
