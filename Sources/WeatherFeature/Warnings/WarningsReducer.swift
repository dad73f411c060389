import MVI
public import WeatherModel

/// Walks through the warnings of the place on the page.
struct WarningsReducer: ReducerProtocol {
  /// The panel with what there is to walk through.
  struct State: Equatable, Sendable {
    var warnings: WarningsState?
    /// Whose they are.
    let place: Place?
    /// How many warnings there are.
    let count: Int
    /// How far the one that is shown scrolls.
    let lastScroll: Int
  }

  func reduce(state: inout State, action: WarningsAction) -> EffectType<WarningsAction> {
    switch action {
    case .opened:
      state.warnings = state.warnings ?? WarningsState(of: state.place)
    case .dismissed:
      state.warnings = nil
    case .moved(let steps):
      guard let shown = state.warnings, state.count > 1 else { break }
      let index = (min(shown.index, state.count - 1) + steps) % state.count
      state.warnings = WarningsState(
        of: shown.place, index: (index + state.count) % state.count)
    case .scrolled(let rows):
      guard let scroll = state.warnings?.scroll else { break }
      state.warnings?.scroll = max(0, min(state.lastScroll, scroll + rows))
    }
    return .none
  }
}

/// The panel of the warnings, while it is open.
public struct WarningsState: Equatable, Sendable {
  /// The place; nil for the one on the page.
  public var place: Place?
  /// Which warning is shown, counted from the gravest now.
  public var index = 0
  /// Rows of its text above the window.
  public var scroll = 0

  /// The panel at a warning.
  public init(of place: Place? = nil, index: Int = 0) {
    self.place = place
    self.index = index
  }
}

/// What happens in the panel of the warnings.
public enum WarningsAction: Equatable, Sendable {
  /// It opens.
  case opened
  /// Another warning is to be shown, so many further on, around the end.
  case moved(Int)
  /// The text moves by rows.
  case scrolled(Int)
  /// It closes.
  case dismissed
}
