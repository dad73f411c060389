import MVI
public import WeatherModel

/// Walks through the warnings of the place on the page.
struct WarningsReducer: FeatureReducer {
  /// What it reads of the rest of the program.
  struct Context: Equatable, Sendable {
    /// Whose warnings open; nil for those of the place on the page.
    let place: Place?
    /// Nil while the panel is not open.
    let layout: WarningsLayout?

    init(_ state: AppState) {
      place = state.boardHasKeys ? state.board.selected : nil
      layout = WarningsLayout(of: state)
    }
  }

  func reduce(
    _ state: inout WarningsState?, _ context: Context, _ action: WarningsAction
  ) -> EffectType<WarningsAction> {
    switch action {
    case .opened:
      state = state ?? WarningsState(of: context.place)
    case .dismissed:
      state = nil
    case .moved(let steps):
      guard let shown = state, let layout = context.layout, layout.count > 1 else { break }
      let index = (layout.index + steps) % layout.count
      state = WarningsState(of: shown.place, index: (index + layout.count) % layout.count)
    case .scrolled(let rows):
      guard let scroll = state?.scroll else { break }
      state?.scroll = max(0, min(context.layout?.lastScroll ?? 0, scroll + rows))
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
