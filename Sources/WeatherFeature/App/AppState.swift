public import Foundation
public import TerminalUI
public import WeatherModel

/// Everything the program knows while it runs.
public struct AppState: Equatable, Sendable {
  /// The terminal's size in cells.
  public var size: Size
  /// The clock, moved on by the minute.
  public var now: Date
  /// How things are shown and asked for.
  public var settings: DisplaySettings
  /// What the settings stand on.
  public var settingsContext = SettingsContext()
  /// The settings panel, while it is open.
  public var settingsPanel: SettingsState?
  /// The weather page.
  public var weather: WeatherState
  /// The board.
  public var board = BoardState()
  /// The way to the network.
  public var network = NetworkState.unknown
  /// The search pane, while it is open.
  public var search: SearchState?
  /// The question where the machine is, while it is open.
  public var location: LocationState?
  /// How far the question is scrolled, on a screen that does not hold it.
  public var locationScroll = 0
  /// How the index of places is doing.
  public var cityIndex = CityIndexStatus.ready
  /// Whether the help lies over everything.
  public var showsHelp = false
  /// Rows of the help above the screen.
  public var helpScroll = 0
  /// Why the last key did nothing, until the next key.
  public var notice: String?
  /// Places opened before, newest first.
  public var recents: [Place] = []
  /// Places kept by the person, in their order.
  public var favourites: [Place] = []
  /// What moves.
  public var motion = MotionState()
  /// Whether the terminal shows colours; without them nothing moves.
  public var hasColor = true
  /// Set when the program is to end.
  public var isQuitting = false

  /// What the next run starts with.
  public var remembered: Remembered {
    Remembered(
      lastPlace: weather.place, recents: recents, favourites: favourites, boardOrder: board.order)
  }

  /// A program that has just started.
  public init(size: Size, now: Date, settings: DisplaySettings = DisplaySettings()) {
    self.size = size
    self.now = now
    self.settings = settings
    weather = WeatherState()
  }
}
