public import TerminalUI
public import WeatherModel

/// What happens in the search pane.
public enum SearchAction: Sendable, Equatable {
  /// A key or a paste for the pane.
  case input(InputEvent)
  /// The index became available: ask again.
  case searchAgain
  /// Choose a row.
  case select(Int)
  /// A place was chosen.
  case chosen(Place)
  /// The pane closes and leaves everything as it was.
  case dismissed
}
