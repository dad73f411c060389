public import MVI
public import TerminalUI
public import WeatherModel
import WeatherWords

/// Moves about among many places and puts them in order.
public struct BoardReducer: ReducerProtocol {
  /// The board with what it needs of the rest of the program.
  public struct State: Equatable, Sendable {
    /// The board.
    public var board: BoardState
    /// The places on it, in the person's own order.
    public var favourites: [Place]
    /// What the footer says of the last key.
    public var statusMessage: StatusMessage?
    /// What is known of the places.
    let forecasts: ForecastsState
    /// How things are shown.
    let settings: DisplaySettings
    /// The clock: an old answer's temperature is its forecast for this hour.
    let now: Date
    /// Rows of the list in sight.
    let listHeight: Int

    init(
      board: BoardState, favourites: [Place], statusMessage: StatusMessage? = nil,
      forecasts: ForecastsState,
      settings: DisplaySettings = DisplaySettings(), now: Date, listHeight: Int
    ) {
      self.board = board
      self.favourites = favourites
      self.statusMessage = statusMessage
      self.forecasts = forecasts
      self.settings = settings
      self.now = now
      self.listHeight = listHeight
    }
  }

  /// A reducer that needs nothing of the world.
  public init() {}

  /// Moves the board on by one action.
  public func reduce(state: inout State, action: BoardAction) -> EffectType<BoardAction> {
    switch action {
    case .opened(let place):
      open(&state, at: place)
    case .perform(let command):
      state.board.isBesidePage = false
      return BoardMovement.perform(command, &state)
    case .rearrange:
      BoardArrangement.arrange(&state)
    case .chosen, .dismissed:
      break
    }
    return .none
  }

  private func open(_ state: inout State, at place: Place?) {
    state.board.isShown = true
    state.board.isBesidePage = false
    state.board.filter = nil
    state.board.isFiltering = false
    state.board.removed = []
    BoardArrangement.arrange(&state)
    if let place { BoardArrangement.select(place.id, &state) }
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
