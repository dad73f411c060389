public import TerminalUI
public import WeatherModel
import WeatherWords

/// The state of the program.
public struct AppState: Equatable, Sendable {
  /// The terminal's size in cells.
  public var size: Size
  /// The current time, updated with each minute and each response.
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
  /// The year screen, while it is open.
  public var year: YearState?
  /// The date screen, while it is open.
  public var dated: DatedState?
  /// The board.
  public var board = BoardState()
  /// The search pane, while it is open.
  public var search: SearchState?
  /// The location dialogue, while it is open.
  public var location: LocationState?
  /// The help, while it is open.
  public var help: HelpState?
  /// The state of the search index.
  public var cityIndex = CityIndexStatus.ready
  /// The status message of the footer, until the next key.
  public var statusMessage: StatusMessage?
  /// The recently opened places, newest first.
  public var recents: [Place] = []
  /// The notifications that were delivered.
  public var notificationHistory = NotificationHistory()
  /// The provider's pictures.
  public var pictures = PicturesState()
  /// The burst of letters that may still turn out to be text.
  public var burst: TypingBurst?
  /// The letter of a key that is held down; each repetition is a command.
  var heldLetter: InputEvent?
  /// The animations.
  public var motion = MotionState()
  /// Whether the footer has reported that another version of the program is installed.
  public var isUpgradeNotified = false
  /// Whether the terminal shows colours; without them nothing is animated.
  public var hasColor = true
  /// Whether the program ends.
  public var isQuitting = false

  /// Creates the state of a program that has just started.
  public init(size: Size, now: Date, settings: DisplaySettings = DisplaySettings()) {
    self.size = size
    self.now = now
    preferences = Preferences(settings: settings)
    forecasts = ForecastsState(provider: settings.provider)
  }

  /// The part of the state that is persisted for the next run.
  public var persisted: PersistedPlaces {
    PersistedPlaces(
      lastPlace: page.place, recents: recents, favourites: ownFavourites,
      boardOrder: board.isStart ? nil : board.order, background: settings.background.text)
  }

  /// The current display settings.
  public var settings: DisplaySettings {
    get { preferences.settings }
    set { preferences.settings = newValue }
  }

  /// The context of the settings.
  public var settingsContext: SettingsContext {
    get { preferences.context }
    set { preferences.context = newValue }
  }

  /// The settings panel, while it is open.
  public var settingsPanel: SettingsState? {
    get { preferences.panel }
    set { preferences.panel = newValue }
  }

  /// The places on the board in the user's order; at first these are the suggested places.
  public var favourites: [Place] {
    get { board.favourites }
    set { board.favourites = newValue }
  }

  /// The favourites that the user has chosen.
  var ownFavourites: [Place] {
    board.isStart ? favourites.filter { board.favouriteSuggestions.contains($0.id) } : favourites
  }

  /// The forecast of the place on the page.
  public var forecast: Forecast? { forecasts[page.place] }

  /// The weather of the place on the page.
  var report: WeatherReport? { fetched?.value }
  /// The last response for the place on the page.
  var fetched: Fetched<WeatherReport>? { forecast?.fetched }
}

extension AppState {
  /// Replaces settings that the terminal cannot show. Without Unicode, only ASCII signs and English
  /// remain. With few colours, the themes whose shades would look alike are removed; without
  /// colours, only the theme that needs no colours remains.
  public mutating func fit(_ terminal: ScreenCapabilities) {
    hasColor = terminal.colors > 0
    settingsContext.isUnicode = terminal.isUnicode
    if !terminal.isUnicode { settings.language = .english }
    settingsContext.isConsole = terminal.isConsole
    preferences.values.settleIcons()
    preferences.values.settleCharts()
    settings.hasCoarseColors = terminal.colors == ThemeName.shadesNeeded
    guard terminal.colors < ThemeName.shadesNeeded else { return }
    settings.background = .fewColors(settings.background.color)
    settingsContext.themes.removeAll(where: \.needsShades)
    if settings.theme.needsShades { settings.theme = .auto }
    if !hasColor { settings.theme = .mono }
  }
}
