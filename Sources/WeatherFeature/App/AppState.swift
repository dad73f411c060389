public import TerminalUI
public import WeatherModel
import WeatherWords

/// Everything the program knows while it runs.
public struct AppState: Equatable, Sendable {
  /// The terminal's size in cells.
  public var size: Size
  /// The clock, moved on by the minute and with every answer.
  public var now: Date
  /// The settings with their panel.
  public var preferences: Preferences
  /// The weather of every place.
  public var forecasts: ForecastsState
  /// The weather page.
  public var page = PageState()
  /// The weather field of the map.
  public var fields = FieldState()
  /// The radar under the rain layer of the map.
  public var radar = RadarState()
  /// The tropical cyclones of the basins in sight.
  public var storms = StormState()
  /// The panel of the warnings, while it is open.
  public var warnings: WarningsState?
  /// The year at a place, while it is open.
  public var year: YearState?
  /// The board.
  public var board = BoardState()
  /// The search pane, while it is open.
  public var search: SearchState?
  /// The question where the machine is, while it is open.
  public var location: LocationState?
  /// The help, while it is open.
  public var help: HelpState?
  /// How the index of places is doing.
  public var cityIndex = CityIndexStatus.ready
  /// What the footer tells until the next key.
  public var statusMessage: StatusMessage?
  /// Places opened before, newest first.
  public var recents: [Place] = []
  /// Notices that were given.
  public var told = NotificationHistory()
  /// The provider's pictures.
  public var pictures = PicturesState()
  /// Letters that may still turn out to be text.
  public var burst: TypingBurst?
  /// The letter of a key that is held down, which is a command each time.
  var heldLetter: InputEvent?
  /// What moves.
  public var motion = MotionState()
  /// Whether the footer has said that another version of the program is installed.
  public var isUpgradeNotified = false
  /// Whether the terminal shows colours; without them nothing moves.
  public var hasColor = true
  /// Set when the program is to end.
  public var isQuitting = false

  /// A program that has just started.
  public init(size: Size, now: Date, settings: DisplaySettings = DisplaySettings()) {
    self.size = size
    self.now = now
    preferences = Preferences(settings: settings)
    forecasts = ForecastsState(provider: settings.provider)
  }

  /// What the next run starts with.
  public var persisted: PersistedPlaces {
    PersistedPlaces(
      lastPlace: page.place, recents: recents, favourites: ownFavourites,
      boardOrder: board.isStart ? nil : board.order, background: settings.background.text)
  }

  /// How things are shown and asked for.
  public var settings: DisplaySettings {
    get { preferences.settings }
    set { preferences.settings = newValue }
  }

  /// What the settings stand on.
  public var settingsContext: SettingsContext {
    get { preferences.context }
    set { preferences.context = newValue }
  }

  /// The settings panel, while it is open.
  public var settingsPanel: SettingsState? {
    get { preferences.panel }
    set { preferences.panel = newValue }
  }

  /// Places kept by the person, in their order; at first those that the board starts with.
  public var favourites: [Place] {
    get { board.favourites }
    set { board.favourites = newValue }
  }

  /// The favourites that the person has chosen.
  var ownFavourites: [Place] {
    board.isStart ? favourites.filter { board.favouriteSuggestions.contains($0.id) } : favourites
  }

  /// What is known of the place on the page.
  public var forecast: Forecast? { forecasts[page.place] }

  /// The weather of the place on the page.
  var report: WeatherReport? { forecast?.report }
}

extension AppState {
  /// Leaves out what the terminal cannot show: signs beyond ASCII, with every language but English,
  /// and themes whose shades would fall together.
  public mutating func fit(_ terminal: ScreenCapabilities) {
    hasColor = terminal.colors > 0
    settingsContext.isUnicode = terminal.isUnicode
    if !terminal.isUnicode { settings.language = .english }
    settingsContext.isConsole = terminal.isConsole
    preferences.values.settleIcons()
    preferences.values.settleCharts()
    settings.hasCoarseColors = terminal.colors == ThemeName.shadesNeeded
    guard terminal.colors < ThemeName.shadesNeeded else { return }
    settings.background = .fewColors
    settingsContext.themes.removeAll(where: \.needsShades)
    if settings.theme.needsShades { settings.theme = .auto }
  }
}
