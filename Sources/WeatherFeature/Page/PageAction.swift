import TerminalUI
public import WeatherModel

/// What happens on the weather page.
public enum PageAction: Sendable, Equatable {
  /// Show a place.
  case show(Place)
  /// Put a section in focus.
  case focus(Section)
  /// Put the section in focus that is so many further down.
  case focusBy(Int)
  /// A section was clicked, or one of its items.
  case press(Section, item: Int?)
  /// Move inside the section in focus.
  case moveInside(Int)
  /// Move by much inside the section in focus.
  case leap(Leap)
  /// Choose another hour of the forecast, whatever section is in focus.
  case moveHour(Leap)
  /// Choose the hour that lies so many hours ahead of the present one, whatever section is in focus.
  case chooseAhead(Int)
  /// Choose an hour of the open day.
  case chooseHour(Int)
  /// Open what is in focus: a value, a day, or the map at full size.
  case open
  /// Put models and providers side by side, or go back from there.
  case compare
  /// Choose a day of the comparison; the chosen one is opened.
  case chooseDay(Int)
  /// Show the chances of thresholds in the comparison, or hide them.
  case chances
  /// Go back from what was opened.
  case close
  /// Move the map.
  case pan(east: Int, north: Int)
  /// ColorScheme closer (1) or from further away (-1).
  case zoom(Int)
  /// Put the place back in the middle of the map.
  case recentre
  /// Scroll by rows.
  case scroll(Int)
  /// Scroll by windows.
  case scrollPages(Int)
  /// The window has another size.
  case resized
  /// The clock was moved on from a moment.
  case timePassed(since: Date)
  /// The list of places can be asked for the towns on the map.
  case townsAvailable
  /// The map that the person looks at has not moved for a moment.
  case mapRested
  /// Something to say in the footer.
  case noted(StatusMessage)
  /// The towns in a part of the world around a place.
  case townsFound([Place], MapWindow, around: Place.ID)
}

/// A long way among the hours; where there are none to pass, one step.
public enum Leap: Sendable, Equatable {
  /// So many hours.
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
