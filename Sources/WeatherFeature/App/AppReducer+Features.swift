import MVI
import TerminalUI
import WeatherModel

extension AppReducer {
  /// Every feature that is always there, on its part of the state.
  static var features: [AnyReducer<AppState, AppAction>] {
    [
      ForecastsReducer().scope(
        state: \.forecastsScope,
        extract: { (action: AppAction) in
          if case .forecasts(let action) = action { action } else { nil }
        },
        embed: AppAction.forecasts),
      PageReducer().scope(
        state: \.pageScope,
        extract: { (action: AppAction) in if case .page(let action) = action { action } else { nil }
        },
        embed: AppAction.page),
      BoardReducer().scope(
        state: \.boardScope,
        extract: { (action: AppAction) in
          if case .board(let action) = action { action } else { nil }
        },
        embed: AppAction.board),
      SettingsReducer().scope(
        state: \.settingsScope,
        extract: { (action: AppAction) in
          if case .settings(let action) = action { action } else { nil }
        },
        embed: AppAction.settings),
      LocationReducer().scope(
        state: \.locationScope,
        extract: { (action: AppAction) in
          if case .location(let action) = action { action } else { nil }
        },
        embed: AppAction.location),
      HelpReducer().scope(
        state: \.helpScope,
        extract: { (action: AppAction) in if case .help(let action) = action { action } else { nil }
        },
        embed: AppAction.help),
    ]
  }
}

/// What each feature works on: its own part, and constants for what it only looks at.
extension AppState {
  fileprivate var forecastsScope: ForecastsReducer.State {
    get {
      ForecastsReducer.State(
        forecasts: forecasts, notice: notice,
        context: ForecastsContext(
          settings: settings, page: showsHeader ? page.place : nil, inSight: placesInSight, now: now
        ))
    }
    set {
      forecasts = newValue.forecasts
      notice = newValue.notice
    }
  }

  fileprivate var pageScope: PageReducer.State {
    get {
      PageReducer.State(
        page: page, notice: notice, report: report, layout: PageLayout(of: self), now: now)
    }
    set {
      page = newValue.page
      notice = newValue.notice
    }
  }

  fileprivate var boardScope: BoardReducer.State {
    get {
      BoardReducer.State(
        board: board, favourites: favourites, notice: notice, forecasts: forecasts,
        settings: settings, now: now, listHeight: BoardLayout(of: self).list.height)
    }
    set {
      board = newValue.board
      favourites = newValue.favourites
      notice = newValue.notice
    }
  }

  fileprivate var settingsScope: SettingsReducer.State {
    get {
      SettingsReducer.State(
        panel: settingsPanel, settings: settings, context: settingsContext, notice: notice,
        size: size)
    }
    set {
      settingsPanel = newValue.panel
      settings = newValue.settings
      settingsContext = newValue.context
      notice = newValue.notice
    }
  }

  fileprivate var locationScope: LocationReducer.State {
    get {
      LocationReducer.State(
        location: location, context: settingsContext, notice: notice, settings: settings,
        lastScroll: location == nil ? 0 : LocationView(LocationView.Slice(self)).lastScroll)
    }
    set {
      location = newValue.location
      settingsContext = newValue.context
      notice = newValue.notice
    }
  }

  fileprivate var helpScope: HelpReducer.State {
    get {
      HelpReducer.State(
        help: help, lastScroll: help == nil ? 0 : HelpView(HelpView.Slice(self)).lastScroll)
    }
    set { help = newValue.help }
  }
}
