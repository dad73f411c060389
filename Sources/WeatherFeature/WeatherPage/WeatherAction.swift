public import WeatherModel

/// What happens on the weather page.
public enum WeatherAction: Sendable, Equatable {
  /// Show a place: what is kept of it at once, then what the provider says.
  case open(Place)
  /// Show a place of which somebody else has an answer already.
  case openKnown(Place, WeatherReport)
  /// Somebody else is to be asked: what the last provider said leaves the page.
  case providerChanged
  /// Ask the provider again.
  case reload
  /// The provider answered, or failed to, for a place.
  case answered(WeatherRequest, Result<WeatherReport, WeatherFailure>)
  /// The city list can be asked for the towns on the map.
  case townsAvailable
  /// A reload has taken long enough to show that it is under way.
  case spinnerTurned
  /// Put a section in focus.
  case focus(Section)
  /// Move inside the section in focus.
  case moveInside(Int)
  /// Open what is in focus: a value, a day, or the map for the arrow keys.
  case openFocused
  /// Go back from what was opened.
  case closeOpened
  /// Move the map.
  case pan(east: Int, north: Int)
  /// Look closer (1) or from further away (-1).
  case zoom(Int)
  /// Put the place back in the middle of the map.
  case recentre
  /// Scroll the page by rows.
  case scroll(Int)
}
