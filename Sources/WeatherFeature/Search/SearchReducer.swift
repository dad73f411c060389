public import MVI
import TerminalUI
import WeatherModel

/// Filters the city list with every key.
public struct SearchReducer: ReducerProtocol {
  /// Rows that are kept of a result: more than a person scrolls through.
  static let limit = 100

  @Inject(\.cities) private var cities

  /// A reducer over the container's city list.
  public init() {}

  /// Moves the pane on by one action.
  public func reduce(state: inout SearchState, action: SearchAction) -> EffectType<SearchAction> {
    switch action {
    case .input(let event):
      return take(event, &state)
    case .searchAgain:
      search(&state)
    case .select(let row):
      state.selection = max(0, min(state.rows.count - 1, row))
    case .chosen, .dismissed:
      break
    }
    return .none
  }

  private func take(
    _ event: InputEvent, _ state: inout SearchState
  ) -> EffectType<SearchAction> {
    switch event {
    case .key(.escape, _), .key(.control("c"), _), .key(.control("g"), _):
      return .send(.dismissed)
    case .key(.enter, _):
      let rows = state.rows
      guard rows.indices.contains(state.selection) else { return .none }
      return .send(.chosen(rows[state.selection].place))
    case .key(.up, _), .key(.control("p"), _):
      move(&state, -1)
    case .key(.down, _), .key(.control("n"), _):
      move(&state, 1)
    case .key(.pageUp, _):
      move(&state, -10)
    case .key(.pageDown, _):
      move(&state, 10)
    case .mouse(let mouse) where mouse.kind == .wheelUp:
      move(&state, -3)
    case .mouse(let mouse) where mouse.kind == .wheelDown:
      move(&state, 3)
    default:
      edit(event, &state)
    }
    return .none
  }

  private func edit(_ event: InputEvent, _ state: inout SearchState) {
    let before = state.field.text
    switch event {
    case .key(let key, let modifiers): state.field.handle(key, modifiers)
    case .paste(let text): state.field.insert(text)
    case .mouse, .resize: break
    }
    guard state.field.text != before else { return }
    state.selection = 0
    search(&state)
  }

  private func move(_ state: inout SearchState, _ steps: Int) {
    state.selection = max(0, min(state.rows.count - 1, state.selection + steps))
  }

  private func search(_ state: inout SearchState) {
    let query = state.field.text
    state.found = query.isEmpty ? nil : cities.search(query, Self.limit, state.offered)
    state.selection = max(0, min(state.rows.count - 1, state.selection))
  }
}
