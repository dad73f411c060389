public import MVI
import TerminalUI
import WeatherModel

/// The whole program: the features, each on its part of the state, and what joins them.
public struct AppReducer: ReducerProtocol {
  private let whole: AnyReducer<AppState, AppAction>
  private let program: ProgramReducer

  /// A reducer over the container's clients.
  public init() {
    let program = ProgramReducer()
    self.program = program
    whole = AnyReducer.combine(Self.features + [program])
      .optionalChild(
        state: \.search,
        extract: { (action: AppAction) in
          if case .search(let action) = action { action } else { nil }
        },
        embed: AppAction.search, SearchReducer())
  }

  /// Moves the program on by one action. Input becomes the action that it asks for.
  public func reduce(state: inout AppState, action: AppAction) -> EffectType<AppAction> {
    if case .typed(let text) = action {
      // At once: the next letter may be waiting already.
      let closed = closePanels(&state)
      let opened = step(&state, .searchOpened)
      return .merge(closed, opened, step(&state, .search(.input(text))))
    }
    guard case .input(let event) = action else { return step(&state, action) }
    if case .background(let color) = event {
      guard state.settings.background != .fewColors else { return .none }
      return step(&state, .backgroundReported(color))
    }
    if event == .pictures { return step(&state, .pictures(.possible)) }
    state.statusMessage = nil
    if case .resize(let size) = event { return step(&state, .resized(size)) }
    return state.action(for: event).map { reduce(state: &state, action: $0) } ?? .none
  }

  /// Closes what would lie over the search.
  private func closePanels(_ state: inout AppState) -> EffectType<AppAction> {
    var effects: [EffectType<AppAction>] = []
    if state.help != nil { effects.append(step(&state, .help(.dismissed))) }
    if state.location != nil { effects.append(step(&state, .location(.dismissed))) }
    if state.settingsPanel != nil { effects.append(step(&state, .settings(.dismissed))) }
    return .merge(effects)
  }

  private func step(_ state: inout AppState, _ action: AppAction) -> EffectType<AppAction> {
    let before = state
    if state.needsTime(for: action) { state.now = program.now() }
    let effect = whole.reduce(state: &state, action: action)
    return effect.merged(with: program.deriveEffects(from: before, &state))
  }
}

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
      WarningsReducer().scope(
        state: \.warningsScope,
        extract: { (action: AppAction) in
          if case .warnings(let action) = action { action } else { nil }
        },
        embed: AppAction.warnings),
      LocationReducer().scope(
        state: \.locationScope,
        extract: { (action: AppAction) in
          if case .location(let action) = action { action } else { nil }
        },
        embed: AppAction.location),
      FieldReducer().scope(
        state: \.fieldScope,
        extract: { (action: AppAction) in
          if case .field(let action) = action { action } else { nil }
        },
        embed: AppAction.field),
      RadarReducer().scope(
        state: \.radarScope,
        extract: { (action: AppAction) in
          if case .radar(let action) = action { action } else { nil }
        },
        embed: AppAction.radar),
      StormReducer().scope(
        state: \.stormScope,
        extract: { (action: AppAction) in
          if case .storms(let action) = action { action } else { nil }
        },
        embed: AppAction.storms),
      HelpReducer().scope(
        state: \.helpScope,
        extract: { (action: AppAction) in if case .help(let action) = action { action } else { nil }
        },
        embed: AppAction.help),
    ]
  }
}

extension AppState {
  /// Whether the clock is looked at before an action: what may lead to a question has to know when
  /// that is. The page is drawn anew with the time, and what happens beside it leaves it alone.
  fileprivate func needsTime(for action: AppAction) -> Bool {
    switch action {
    case .forecasts(.previewed), .forecasts(.spinnerTurned): false
    case .forecasts(.cached(let places, _)):
      !Set(forecastsScope.context.wanted.map(\.id)).isDisjoint(with: places.map(\.id))
    case .forecasts, .field(.rested), .field(.cached), .field(.received), .radar(.received),
      .storms(.received):
      true
    default: false
    }
  }
}

/// What each feature works on: its own part, and constants for what it only looks at.
extension AppState {
  fileprivate var forecastsScope: ForecastsReducer.State {
    get {
      ForecastsReducer.State(
        forecasts: forecasts, statusMessage: statusMessage,
        context: ForecastsContext(
          settings: settings, page: showsHeader ? page.place : nil, inSight: placesInSight,
          towns: townsInSight, now: now))
    }
    set {
      forecasts = newValue.forecasts
      statusMessage = newValue.statusMessage
    }
  }

  fileprivate var pageScope: PageReducer.State {
    get {
      PageReducer.State(
        page: page, statusMessage: statusMessage, report: report, layout: PageLayout(of: self),
        now: now)
    }
    set {
      page = newValue.page
      statusMessage = newValue.statusMessage
    }
  }

  fileprivate var boardScope: BoardReducer.State {
    get {
      BoardReducer.State(
        board: board, favourites: favourites, statusMessage: statusMessage, forecasts: forecasts,
        settings: settings, now: now, listHeight: BoardLayout(of: self).list.height)
    }
    set {
      board = newValue.board
      favourites = newValue.favourites
      statusMessage = newValue.statusMessage
    }
  }

  fileprivate var settingsScope: SettingsReducer.State {
    get {
      SettingsReducer.State(
        panel: settingsPanel, settings: settings, context: settingsContext,
        statusMessage: statusMessage,
        size: size)
    }
    set {
      settingsPanel = newValue.panel
      settings = newValue.settings
      settingsContext = newValue.context
      statusMessage = newValue.statusMessage
    }
  }

  fileprivate var warningsScope: WarningsReducer.State {
    get {
      let view = WarningsView.Slice(self).map(WarningsView.init)
      return WarningsReducer.State(
        warnings: warnings, place: boardHasKeys ? board.selected : nil,
        count: view?.count ?? 0, lastScroll: view?.lastScroll ?? 0)
    }
    set { warnings = newValue.warnings }
  }

  fileprivate var locationScope: LocationReducer.State {
    get {
      LocationReducer.State(
        location: location, context: settingsContext, statusMessage: statusMessage,
        settings: settings,
        lastScroll: location == nil ? 0 : LocationView(LocationView.Slice(self)).lastScroll)
    }
    set {
      location = newValue.location
      settingsContext = newValue.context
      statusMessage = newValue.statusMessage
    }
  }

  fileprivate var fieldScope: FieldReducer.State {
    get {
      FieldReducer.State(
        field: fields, statusMessage: statusMessage, isOffline: settings.isOffline, now: now)
    }
    set {
      fields = newValue.field
      statusMessage = newValue.statusMessage
    }
  }

  fileprivate var radarScope: RadarReducer.State {
    get { RadarReducer.State(radar: radar, isOffline: settings.isOffline, now: now) }
    set { radar = newValue.radar }
  }

  fileprivate var stormScope: StormReducer.State {
    get { StormReducer.State(storms: storms, isOffline: settings.isOffline, now: now) }
    set { storms = newValue.storms }
  }

  fileprivate var helpScope: HelpReducer.State {
    get {
      HelpReducer.State(
        help: help, lastScroll: help == nil ? 0 : HelpView(HelpView.Slice(self)).lastScroll)
    }
    set { help = newValue.help }
  }
}
