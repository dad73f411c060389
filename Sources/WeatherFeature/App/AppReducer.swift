import Foundation
public import MVI
import TerminalUI
import WeatherModel

/// The whole program: input goes from the top layer down until one takes it.
public struct AppReducer: ReducerProtocol {
  /// Places remembered as opened before.
  static let recentLimit = 12

  enum EffectID: Hashable, Sendable { case clock, network, settling, slide, location }

  let weather: AnyReducer<AppState, AppAction>
  let board: AnyReducer<AppState, AppAction>
  let search: AnyReducer<AppState, AppAction>
  let settings: AnyReducer<AppState, AppAction>
  @Inject(\.now) var now
  @Inject(\.networkMonitor) var networkMonitor
  @Inject(\.location) var location
  @Inject(\.cities) var cities
  @Inject(\.continuousClock) private var clock
  @Inject(\.remember) private var remember

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
      state.board.isShown = false
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

  // MARK: - Input

  private func take(_ event: InputEvent, _ state: inout AppState) -> EffectType<AppAction> {
    state.notice = nil
    if case .resize(let size) = event {
      state.size = size
      keepFocusInSight(&state)
      fitSearch(&state)
      return .none
    }
    if state.showsHelp {
      takeInHelp(event, &state)
      return .none
    }
    if state.location != nil {
      return takeInLocation(event, &state)
    }
    if state.settingsPanel != nil {
      return takeInSettings(event, &state)
    }
    if state.search != nil { return takeInSearch(event, &state) }
    if state.board.isShown, let effect = takeOnBoard(event, &state) { return effect }
    if case .mouse(let mouse) = event, mouse.kind == .press {
      return click(mouse.position, &state)
    }
    guard let command = AppKeys.command(for: event) else { return .none }
    return perform(command, &state)
  }

  func click(_ point: Point, _ state: inout AppState) -> EffectType<AppAction> {
    guard let target = ClickTargets.target(at: point, in: state) else { return .none }
    switch target {
    case .section(let section): return focus(section, &state)
    case .item(let section, let index): return press(index, in: section, &state)
    case .row(let row): return reduceBoard(.perform(.press(row)), &state)
    case .key(let key): return take(.key(key), &state)
    }
  }

  func perform(
    _ command: AppCommand, _ state: inout AppState
  ) -> EffectType<AppAction> {
    switch command {
    case .quit:
      state.isQuitting = true
    case .search:
      openSearch(&state)
    case .board:
      return openBoard(&state)
    case .whereAmI:
      return askWhereIAm(&state)
    case .help:
      state.showsHelp = true
    case .reload:
      return weather.reduce(state: &state, action: .weather(.reload))
    case .units:
      return change(.change(.units, by: 1), &state)
    case .language:
      return change(.change(.language, by: 1), &state)
    case .theme:
      return change(.change(.theme, by: 1), &state)
    case .mouse:
      return change(.change(.mouse, by: 1), &state)
    case .settings:
      return change(.opened, &state)
    case .favourite:
      guard let place = state.weather.place else { return .none }
      toggleFavourite(place, &state)
      return keep(state)
    case .neighbour(let steps):
      return walkFavourites(steps, &state)
    case .open:
      return weather.reduce(state: &state, action: .weather(.openFocused))
    case .back:
      return weather.reduce(state: &state, action: .weather(.closeOpened))
    case .sectionBy(let steps) where state.weather.panel != nil:
      return weather.reduce(state: &state, action: .weather(.moveInside(steps)))
    case .sectionBy(let steps) where state.weather.holdsMap:
      return weather.reduce(state: &state, action: .weather(.pan(east: 0, north: -steps)))
    case .sectionBy(let steps):
      let next = Section(rawValue: state.weather.focus.rawValue + steps)
      return next.map { focus($0, &state) } ?? .none
    case .section(let section):
      return focus(section, &state)
    case .inside(let steps):
      let moved = weather.reduce(state: &state, action: .weather(.moveInside(steps)))
      showChosen(&state)
      return moved
    case .page where state.weather.panel != nil, .wheel where state.weather.panel != nil:
      break
    case .page(let pages):
      scroll(by: pages * max(1, PageLayout(of: state).window.height - 2), &state)
    case .wheel(let rows):
      scroll(by: rows, &state)
    case .zoom(let steps):
      let zoom = state.weather.map.zoom
      let effect = weather.reduce(state: &state, action: .weather(.zoom(steps)))
      if state.weather.map.zoom == zoom {
        let words = state.settings.language.words.status
        state.notice = steps > 0 ? words.noLargerZoom : words.noSmallerZoom
      }
      return effect
    case .recentre:
      return weather.reduce(state: &state, action: .weather(.recentre))
    }
    return .none
  }

  // MARK: - Places

  func open(_ place: Place, _ state: inout AppState) -> EffectType<AppAction> {
    state.recents.removeAll { $0.id == place.id }
    state.recents.insert(place, at: 0)
    state.recents = Array(state.recents.prefix(Self.recentLimit))
    let loading = weather.reduce(state: &state, action: known(place, state))
    return .merge(loading, keep(state))
  }

  private func toggleFavourite(_ place: Place, _ state: inout AppState) {
    let words = state.settings.language.words
    let name = WeatherFormat(units: state.settings.units, words: words).placeName(place)
    if let index = state.favourites.firstIndex(where: { $0.id == place.id }) {
      state.favourites.remove(at: index)
      state.notice = words.status.favouriteRemoved(name)
    } else {
      state.favourites.append(place)
      state.notice = words.status.favouriteAdded(name)
    }
  }

  private func walkFavourites(_ steps: Int, _ state: inout AppState) -> EffectType<AppAction> {
    let favourites = state.favourites
    guard !favourites.isEmpty else {
      state.notice = state.settings.language.words.status.noFavourites
      return .none
    }
    let here = favourites.firstIndex { $0.id == state.weather.place?.id }
    let next = here.map { ($0 + steps + favourites.count) % favourites.count } ?? 0
    guard next != here else { return .none }
    return .merge(open(favourites[next], &state), slide(steps, &state))
  }

  func keep(_ state: AppState) -> EffectType<AppAction> {
    let remembered = state.remembered
    let remember = remember
    return .run { _ in remember(remembered) }
  }

  // MARK: - Time

  private func untilNextMinute(from moment: Date) -> EffectType<AppAction> {
    let seconds = 60 - moment.timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
    let clock = clock
    let now = now
    return EffectType<AppAction>.run { send in
      guard (try? await clock.sleep(for: .milliseconds(Int(seconds * 1000) + 20))) != nil else {
        return
      }
      await send(.minutePassed(now()))
    }.cancellable(id: EffectID.clock, cancelInFlight: true)
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
