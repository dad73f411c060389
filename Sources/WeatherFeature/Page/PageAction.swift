import TerminalUI
public import WeatherModel

/// The actions of the weather page.
public enum PageAction: Sendable, Equatable {
  /// Opens a place.
  case show(Place)
  /// Focuses a section.
  case focus(Section)
  /// Focuses the section that follows by a number of positions.
  case focusBy(Int)
  /// A click on a section, or on one of its items.
  case press(Section, item: Int?)
  /// Moves inside the focused section.
  case moveInside(Int)
  /// Moves by a large step: through the hours of the forecast, or to another day where a day is
  /// open.
  case leap(Leap)
  /// Selects another hour of the forecast, whichever section is focused.
  case moveHour(Leap)
  /// Selects the hour that is a number of hours ahead, whichever section is focused.
  case chooseAhead(Int)
  /// Selects an hour of the open day.
  case chooseHour(Int)
  /// Opens the focused item: a value, a day, or the map at full size.
  case open
  /// Opens or closes the comparison of forecasts.
  case compare
  /// Selects a day of the comparison, or opens the selected one.
  case chooseDay(Int)
  /// Shows or hides the chances of thresholds in the comparison.
  case chances
  /// Closes what was opened.
  case close
  /// Moves the map.
  case pan(east: Int, north: Int)
  /// Zooms the map in (1) or out (-1).
  case zoom(Int)
  /// Centres the map on the place.
  case recentre
  /// Scrolls by rows.
  case scroll(Int)
  /// Scrolls by windows.
  case scrollPages(Int)
  /// The window was resized.
  case resized
  /// The clock advanced; `since` is its previous time.
  case timePassed(since: Date)
  /// The list of places is ready to be searched for the towns on the map.
  case townsAvailable
  /// The visible map has not changed for ``PageReducer/restPause``.
  case mapRested
  /// A status message for the footer.
  case noted(StatusMessage)
  /// The towns in a part of the world around a place.
  case townsFound([Place], MapWindow, around: Place.ID)
}

/// A step through the hours of the forecast.
public enum Leap: Sendable, Equatable {
  /// A number of hours.
  case hours(Int)
  /// To the next midnight (1), or the one before (-1).
  case midnight(Int)

  /// 1 forward, -1 back.
  var direction: Int {
    switch self {
    case .hours(let hours): hours.signum()
    case .midnight(let direction): direction
    }
  }
}
