public import Foundation
public import TerminalUI
public import WeatherModel

/// Everything that can happen to the program.
public enum AppAction: Sendable, Equatable {
  /// The program starts, with the place to show first.
  case started(Place?)
  /// A key, a click, a paste, a new size.
  case input(InputEvent)
  /// The clock reached another minute.
  case minutePassed(Date)
  /// The search index can be asked.
  case cityIndexReady
  /// The search index is being built; the share that is done, from 0 to 1.
  case cityIndexBuilding(Double)
  /// There is no search index, and why.
  case cityIndexFailed(String)
  /// What happens on the weather page.
  case weather(WeatherAction)
  /// What moves of itself.
  case motion(MotionAction)
  /// What happens to the settings.
  case settings(SettingsAction)
  /// The kernel said whether there is a way to the network.
  case networkChanged(Bool)
  /// The network has been back for a moment.
  case networkSettled(attempt: Int)
  /// What happens on the board.
  case board(BoardAction)
  /// What happens in the search pane.
  case search(SearchAction)
}
