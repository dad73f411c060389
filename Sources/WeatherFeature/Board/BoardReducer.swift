import MVI
public import TerminalUI
public import WeatherModel
import WeatherWords

/// Moves about among many places and puts them in order.
struct BoardReducer: FeatureReducer {
  /// What it reads of the rest of the program.
  struct Context: Equatable, Sendable {
    /// What is known of the places.
    var forecasts = ForecastsState()
    /// How things are shown.
    var settings = DisplaySettings()
    /// The clock: an old answer's temperature is its forecast for this hour.
    var now: Date
    /// Rows of the list in sight.
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

/// What happens on the board.
public enum BoardAction: Sendable, Equatable {
  /// The board comes on the screen, with the place on the page chosen.
  case opened(at: Place?)
  /// A key or the mouse asks for something.
  case perform(BoardCommand)
  /// The language, the favourites, the room or the order have changed.
  case rearrange
  /// A place was chosen.
  case chosen(Place)
  /// The board closes.
  case dismissed
  /// Something to say in the footer.
  case noted(StatusMessage)
}

/// What a key or the mouse asks of the board.
public enum BoardCommand: Sendable, Equatable {
  /// Another row, so many further down.
  case move(Int)
  /// Another row, so many screens further down.
  case page(Int)
  /// The first row, or the last.
  case first, last
  /// Choose a row, and open the one that is chosen already.
  case press(Int)
  /// Open the chosen place.
  case open
  /// End the filter, or the board.
  case back
  /// The next way to sort.
  case sort
  /// One way to sort.
  case sortBy(BoardOrder)
  /// Move the chosen place, so many rows down, and keep this order as one's own.
  case shift(Int)
  /// Take the chosen place off the board.
  case remove
  /// Bring back what was taken off last.
  case undo
  /// Type what narrows the list.
  case narrow
  /// Leave the filter as it is and go back to the list.
  case endTyping
  /// A key or a paste for the filter.
  case edit(InputEvent)
}
