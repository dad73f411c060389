import MVI
public import TerminalUI
public import WeatherModel
import WeatherWords

/// The reducer of the board: selection, order, filter and removal of places.
struct BoardReducer: FeatureReducer {
  /// The values that the reducer reads from the rest of the state.
  struct Context: Equatable, Sendable {
    /// The forecasts of the places.
    var forecasts = ForecastsState()
    /// The display settings.
    var settings = DisplaySettings()
    /// The current time. From a stale forecast, the reducer takes the temperature predicted for
    /// this time.
    var now: Date
    /// The number of visible rows of the list.
    var listHeight: Int
  }

  func reduce(
    _ state: inout BoardState, _ context: Context, _ action: BoardAction
  ) -> EffectType<BoardAction> {
    switch action {
    case .opened(let place):
      state.panel = BoardPanel()
      state.arrange(context)
      if let place { state.select(place.id, context) }
    case .perform(let command):
      state.panel?.isBesidePage = false
      return perform(command, context, &state)
    case .rearrange:
      state.arrange(context)
    case .dismissed:
      state.panel = nil
    case .chosen, .noted:
      break
    }
    return .none
  }
}

extension BoardReducer.Context {
  init(_ state: AppState) {
    self.init(
      forecasts: state.forecasts, settings: state.settings, now: state.now,
      listHeight: BoardLayout(of: state).listCount)
  }
}

/// The actions of the board.
public enum BoardAction: Sendable, Equatable {
  /// The board opens with the place on the page selected.
  case opened(at: Place?)
  /// A command of a key or the mouse.
  case perform(BoardCommand)
  /// The language, the favourites, the size or the order have changed.
  case rearrange
  /// A place was chosen.
  case chosen(Place)
  /// The board closes.
  case dismissed
  /// A status message for the footer.
  case noted(StatusMessage)
}

/// The commands of the board.
public enum BoardCommand: Sendable, Equatable {
  /// Moves the selection down by a number of rows.
  case move(Int)
  /// Moves the selection down by a number of screens.
  case page(Int)
  /// Selects the first or the last row.
  case first, last
  /// Selects a row, or opens it if it is already selected.
  case press(Int)
  /// Opens the selected place.
  case open
  /// Closes the filter, or the board if there is no filter.
  case back
  /// Selects the next order.
  case sort
  /// Selects an order.
  case sortBy(BoardOrder)
  /// Moves the selected place down by a number of rows and stores the order as the user's own.
  case shift(Int)
  /// Removes the selected place from the board.
  case remove
  /// Restores the place that was removed last.
  case undo
  /// Opens the filter.
  case narrow
  /// Keeps the filter and returns to the list.
  case endTyping
  /// A key or a paste for the filter.
  case edit(InputEvent)
}
