public import TerminalUI
public import WeatherModel

/// What happens in the search pane.
public enum SearchAction: Sendable, Equatable {
  /// A key, a paste or a click for the pane; positions count from its upper left corner.
  case input(InputEvent)
  /// There is more to be found than before: ask again.
  case searchAgain
  /// The geocoder was asked.
  case onlineAsked
  /// The geocoder answered what was typed then.
  case onlineAnswered(Result<[Place], WeatherFailure>)
  /// A place was chosen, and is kept where it was found online.
  case chosen(Place, discovery: DiscoveredPlace? = nil)
  /// A place is to become a favourite, or no longer to be one.
  case favouriteToggled(Place, discovery: DiscoveredPlace? = nil)
  /// The pane closes and leaves everything as it was.
  case dismissed
}
