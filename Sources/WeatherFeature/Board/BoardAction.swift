public import TerminalUI
public import WeatherModel

/// What happens on the board.
public enum BoardAction: Sendable, Equatable {
  /// The board comes on the screen; the page's report is known already.
  case opened(WeatherReport?)
  /// What was kept from before.
  case kept([WeatherReport])
  /// A key or the mouse asks for something.
  case perform(BoardCommand)
  /// Ask for what is old and may be asked for.
  case refresh
  /// The network is there again: ask for what is old, and again for what is under way.
  case networkReturned
  /// Answers, or failures, arrived.
  case answered([WeatherAnswer])
  /// The round of questions has taken long enough to show that it is under way.
  case loadingShown
  /// The language, the favourites or the room have changed.
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
  /// Ask for every place.
  case reload
  /// Type what narrows the list.
  case narrow
  /// Leave the filter as it is and go back to the list.
  case endTyping
  /// A key or a paste for the filter.
  case edit(InputEvent)
}
