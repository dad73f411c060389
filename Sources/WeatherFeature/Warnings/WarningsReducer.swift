import MVI
public import WeatherModel

/// The reducer of the warnings panel: the chosen warning, scrolling, and the web page.
struct WarningsReducer: FeatureReducer {
  /// The state of the rest of the program that the reducer reads.
  struct Context: Equatable, Sendable {
    /// The place whose warnings open; nil for the place on the page.
    let place: Place?
    /// The layout of the panel; nil while the panel is not open.
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
      // The first warning keeps scroll position 0, so that the hours above it are shown.
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
      // The program's reducer shows the message.
      break
    }
    return .none
  }
}

/// The state of the warnings panel while it is open.
public struct WarningsState: Equatable, Sendable {
  /// The place; nil for the one on the page.
  public var place: Place?
  /// The index of the chosen warning; 0 is the one that is worst now.
  public var index = 0
  /// Rows of the text above the window.
  public var scroll = 0

  /// Creates the state of a panel at a warning.
  public init(of place: Place? = nil, index: Int = 0) {
    self.place = place
    self.index = index
  }
}

/// The actions of the warnings panel.
public enum WarningsAction: Equatable, Sendable {
  /// The panel opens.
  case opened
  /// Selects the warning that follows by a number of positions, wrapping around at the end.
  case moved(Int)
  /// Scrolls the text by rows.
  case scrolled(Int)
  /// Opens the page of the authority in a browser.
  case webPageOpened
  /// A status message for the footer.
  case noted(StatusMessage)
  /// The panel closes.
  case dismissed
}
