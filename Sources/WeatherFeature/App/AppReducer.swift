public import MVI
import WeatherModel

/// The whole program: input goes from the top layer down until one takes it.
public struct AppReducer: ReducerProtocol {
  enum EffectID: Hashable, Sendable { case clock, network, settling, slide, location }

  let weather: AnyReducer<AppState, AppAction>
  let board: AnyReducer<AppState, AppAction>
  let search: AnyReducer<AppState, AppAction>
  let settings: AnyReducer<AppState, AppAction>
  @Inject(\.now) var now
  @Inject(\.networkMonitor) var networkMonitor
  @Inject(\.location) var location
  @Inject(\.cities) var cities
  @Inject(\.continuousClock) var clock
  @Inject(\.remember) var remember

  /// A reducer over the container's clients.
  public init() {
    weather = AnyReducer(WeatherReducer()).scope(
      state: \AppState.weatherScope,
      extract: { (action: AppAction) in
        if case .weather(let action) = action { action } else { nil }
      },
      embed: { .weather($0) })
    board = AnyReducer(BoardReducer()).scope(
      state: \AppState.boardScope,
      extract: { (action: AppAction) in
        if case .board(let action) = action { action } else { nil }
      },
      embed: { .board($0) })
    search = AnyReducer { (_: inout AppState, _: AppAction) in .none }.optionalChild(
      state: \AppState.search,
      extract: { (action: AppAction) in
        if case .search(let action) = action { action } else { nil }
      },
      embed: { .search($0) },
      SearchReducer())
    settings = AnyReducer(SettingsReducer()).scope(
      state: \AppState.settingsScope,
      extract: { (action: AppAction) in
        if case .settings(let action) = action { action } else { nil }
      },
      embed: { .settings($0) })
  }

  /// Moves the program on by one action.
  public func reduce(state: inout AppState, action: AppAction) -> EffectType<AppAction> {
    let before = (state.settings, state.size)
    let effect = decide(&state, action).merged(with: followOnBoard(before, &state))
    return keepMoving(&state).map { .merge(effect, $0) } ?? effect
  }

  private func decide(_ state: inout AppState, _ action: AppAction) -> EffectType<AppAction> {
    switch action {
    case .motion(let action):
      return move(&state, action)
    case .started(let place):
      let ticking = untilNextMinute(from: state.now).merged(with: watchNetwork(state))
      guard let place else {
        openSearch(&state)
        return ticking
      }
      return .merge(open(place, &state), ticking)
    case .input(let event):
      return take(event, &state)
    case .minutePassed(let moment):
      return .merge(minutePassed(moment, &state), untilNextMinute(from: moment))
    case .networkChanged(let isConnected):
      return networkChanged(isConnected, &state)
    case .networkSettled(let attempt):
      return networkSettled(attempt: attempt, &state)
    case .cityIndexReady:
      show(.ready, &state)
      let towns = weather.reduce(state: &state, action: .weather(.townsAvailable))
      return state.search == nil ? towns : .merge(towns, .send(.search(.searchAgain)))
    case .weather(.answered(_, let result)):
      let asked = state.weather.askedAt
      let effect = weather.reduce(state: &state, action: action)
      noteAnswers([result], askedAt: asked, &state)
      return effect
    case .cityIndexBuilding(let share):
      show(.building(share), &state)
      return .none
    case .cityIndexFailed(let reason):
      show(.failed(reason), &state)
      return .none
    case .weather:
      return weather.reduce(state: &state, action: action)
    case .board(.dismissed):
      return closeBoard(&state)
    case .board(.chosen(let place)):
      // Beside the page it stays open.
      state.board.isShown = state.isPageBesideBoard
      return open(place, &state)
    case .board(let action):
      return reduceBoard(action, &state)
    case .search(.dismissed):
      return closeSearch(&state)
    case .search(.chosen(let place)):
      return .merge(closeSearch(&state), open(place, &state))
    case .search(.favouriteToggled(let place)):
      toggleFavourite(place, &state)
      return keep(state)
    case .search:
      return search.reduce(state: &state, action: action)
    case .settings(let action):
      return change(action, &state)
    case .location(let action):
      return reduceLocation(action, &state)
    case .noted(let text):
      state.notice = text
      return .none
    }
  }
}

extension AppState {
  /// What the weather reducer works on.
  var weatherScope: WeatherReducer.State {
    get { WeatherReducer.State(page: weather, settings: settings, now: now) }
    set {
      weather = newValue.page
      now = newValue.now
    }
  }
}
