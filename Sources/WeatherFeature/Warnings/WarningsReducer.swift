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

  @Inject(\.openWebPage) private var openWebPage

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
      let index = ((layout.index + steps) % layout.count + layout.count) % layout.count
      state = WarningsState(of: shown.place, index: index)
      // The first is shown below the hours.
      if index > 0 { state?.scroll = min(layout.lastScroll, layout.starts[index]) }
    case .scrolled(let rows):
      guard let scroll = state?.scroll else { break }
      state?.scroll = max(0, min(context.layout?.lastScroll ?? 0, scroll + rows))
    case .webPageOpened:
      guard let address = context.layout?.web else { break }
      let openWebPage = openWebPage
      return .run { send in
        if !openWebPage(address) { await send(.noted(.noBrowser(address))) }
      }
    case .noted:
      // The program shows it.
      break
    }
    return .none
  }
}

/// The panel of the warnings, while it is open.
public struct WarningsState: Equatable, Sendable {
  /// The place; nil for the one on the page.
  public var place: Place?
  /// Which warning is chosen, counted from the worst now.
  public var index = 0
  /// Rows of the text above the window.
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
  /// Selects the warning that follows by a number of positions, wrapping around at the end.
  case moved(Int)
  /// The text moves by rows.
  case scrolled(Int)
  /// The page of the authority opens in a browser.
  case webPageOpened
  /// Something is to be said in the status line.
  case noted(StatusMessage)
  /// It closes.
  case dismissed
}
