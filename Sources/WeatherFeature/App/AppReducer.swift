import Foundation
public import MVI
import TerminalUI
import WeatherModel

/// The whole program: input goes from the top layer down until one takes it.
public struct AppReducer: ReducerProtocol {
  /// Places remembered as opened before.
  static let recentLimit = 12

  enum EffectID: Hashable, Sendable { case clock }

  private let weather: AnyReducer<AppState, AppAction>
  let search: AnyReducer<AppState, AppAction>
  @Inject(\.now) private var now
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
    search = AnyReducer { (_: inout AppState, _: AppAction) in .none }.optionalChild(
      state: \AppState.search,
      extract: { (action: AppAction) in
        if case .search(let action) = action { action } else { nil }
      },
      embed: { .search($0) },
      SearchReducer())
  }

  /// Moves the program on by one action.
  public func reduce(state: inout AppState, action: AppAction) -> EffectType<AppAction> {
    switch action {
    case .started(let place):
      let ticking = untilNextMinute(from: state.now)
      guard let place else {
        openSearch(&state)
        return ticking
      }
      return .merge(open(place, &state), ticking)
    case .input(let event):
      return take(event, &state)
    case .minutePassed(let moment):
      state.now = moment
      let ticking = untilNextMinute(from: moment)
      return isDueForReload(state) ? .merge(.send(.weather(.reload)), ticking) : ticking
    case .cityIndexReady:
      show(.ready, &state)
      let towns = weather.reduce(state: &state, action: .weather(.townsAvailable))
      return state.search == nil ? towns : .merge(towns, .send(.search(.searchAgain)))
    case .cityIndexBuilding(let share):
      show(.building(share), &state)
      return .none
    case .cityIndexFailed(let reason):
      show(.failed(reason), &state)
      return .none
    case .weather:
      return weather.reduce(state: &state, action: action)
    case .search(.dismissed):
      return closeSearch(&state)
    case .search(.chosen(let place)):
      return .merge(closeSearch(&state), open(place, &state))
    case .search(.favouriteToggled(let place)):
      toggleFavourite(place, &state)
      return keep(state)
    case .search:
      return search.reduce(state: &state, action: action)
    }
  }

  // MARK: - Input

  private func take(_ event: InputEvent, _ state: inout AppState) -> EffectType<AppAction> {
    state.notice = nil
    if case .resize(let size) = event {
      state.size = size
      fitSearch(&state)
      return .none
    }
    if state.showsHelp {
      if case .key(let key, _) = event {
        state.showsHelp = false
        if key == .control("c") { state.isQuitting = true }
      }
      return .none
    }
    if state.search != nil { return takeInSearch(event, &state) }
    if case .mouse(let mouse) = event, mouse.kind == .press {
      return click(mouse.position, &state)
    }
    guard let command = AppKeys.command(for: event) else { return .none }
    return perform(command, &state)
  }

  private func click(_ point: Point, _ state: inout AppState) -> EffectType<AppAction> {
    guard let target = ClickTargets.target(at: point, in: state) else { return .none }
    switch target {
    case .section(let section): return focus(section, &state)
    case .key(let key): return take(.key(key), &state)
    }
  }

  private func perform(
    _ command: AppCommand, _ state: inout AppState
  ) -> EffectType<AppAction> {
    switch command {
    case .quit:
      state.isQuitting = true
    case .search:
      openSearch(&state)
    case .help:
      state.showsHelp = true
    case .reload:
      return weather.reduce(state: &state, action: .weather(.reload))
    case .units:
      state.settings.units = state.settings.units.next
      return keep(state)
    case .language:
      state.settings.language = state.settings.language.next
      return .merge(keep(state), .send(.weather(.reload)))
    case .favourite:
      guard let place = state.weather.place else { return .none }
      toggleFavourite(place, &state)
      return keep(state)
    case .neighbour(let steps):
      return walkFavourites(steps, &state)
    case .sectionBy(let steps):
      let next = Section(rawValue: state.weather.focus.rawValue + steps)
      return next.map { focus($0, &state) } ?? .none
    case .section(let section):
      return focus(section, &state)
    case .inside(let steps):
      return weather.reduce(state: &state, action: .weather(.moveInside(steps)))
    case .page(let pages):
      scroll(by: pages * max(1, PageLayout(of: state).window.height - 2), &state)
    case .wheel(let rows):
      scroll(by: rows, &state)
    case .zoom(let steps):
      return weather.reduce(state: &state, action: .weather(.zoom(steps)))
    case .recentre:
      return weather.reduce(state: &state, action: .weather(.recentre))
    }
    return .none
  }

  private func focus(_ section: Section, _ state: inout AppState) -> EffectType<AppAction> {
    state.weather.focus = section
    state.weather.scroll = PageLayout(of: state).scroll(
      showing: section, from: state.weather.scroll)
    return .none
  }

  private func scroll(by rows: Int, _ state: inout AppState) {
    let layout = PageLayout(of: state)
    state.weather.scroll = max(0, min(layout.lastScroll, state.weather.scroll + rows))
  }

  // MARK: - Places

  private func open(_ place: Place, _ state: inout AppState) -> EffectType<AppAction> {
    state.recents.removeAll { $0.id == place.id }
    state.recents.insert(place, at: 0)
    state.recents = Array(state.recents.prefix(Self.recentLimit))
    let loading = weather.reduce(state: &state, action: .weather(.open(place)))
    return .merge(loading, keep(state))
  }

  private func toggleFavourite(_ place: Place, _ state: inout AppState) {
    let words = state.settings.language.words
    if let index = state.favourites.firstIndex(where: { $0.id == place.id }) {
      state.favourites.remove(at: index)
      state.notice = words.status.favouriteRemoved(place.name)
    } else {
      state.favourites.append(place)
      state.notice = words.status.favouriteAdded(place.name)
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
    return open(favourites[next], &state)
  }

  private func keep(_ state: AppState) -> EffectType<AppAction> {
    let remembered = Remembered(
      lastPlace: state.weather.place, recents: state.recents, favourites: state.favourites,
      settings: state.settings)
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

  /// What is old is asked for again by itself; after failures the pause doubles, up to half an hour.
  private func isDueForReload(_ state: AppState) -> Bool {
    guard state.weather.place != nil, state.weather.status != .loading,
      !state.settings.isOffline, state.weather.isStale(at: state.now)
    else { return false }
    guard let asked = state.weather.askedAt else { return true }
    if case .failed(let failure, _) = state.weather.status {
      if case .tooManyRequests(let retryAt?) = failure.error, retryAt > state.now { return false }
      if case .keyRefused = failure.error { return false }
      if case .keyMissing = failure.error { return false }
    }
    let pause = min(1800, 60 << min(5, state.weather.failures))
    let passed = state.now.timeIntervalSince(asked)
    return passed < 0 || passed >= TimeInterval(pause) - 5
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
