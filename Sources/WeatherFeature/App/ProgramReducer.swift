import MVI
import WeatherModel

/// The reducer that connects the features: the start, the clock, the places, and requests between
/// features.
struct ProgramReducer: ReducerProtocol {
  enum EffectID: Hashable, Sendable {
    case clock, network, slide, play, page, map, requestPreview, searchRest
  }

  /// Maximum time between two ticks of the minute clock. A longer one means that the machine slept
  /// or that its clock was set.
  private static let maxTick: TimeInterval = 90

  @Inject(\.now) var now
  @Inject(\.networkMonitor) private var networkMonitor
  @Inject(\.cities) private var cities
  @Inject(\.continuousClock) private var clock
  @Inject(\.persist) var persist
  @Inject(\.notifications) var notifications
  @Inject(\.icons) var icons
  @Inject(\.upgrade) private var upgrade

  func reduce(state: inout AppState, action: AppAction) -> EffectType<AppAction> {
    switch action {
    case .started(let place, let kept):
      return start(place, kept, &state)
    case .quit:
      state.isQuitting = true
    case .resized(let size):
      state.size = size
    case .backgroundReported(let color):
      state.settings.background.update(to: color)
    case .minutePassed(let moment):
      return minutePassed(moment, &state)
    case .upgraded:
      notifyUpgrade(&state)
    case .noted(let statusMessage), .settings(.noted(let statusMessage)),
      .location(.noted(let statusMessage)), .board(.noted(let statusMessage)),
      .forecasts(.noted(let statusMessage)), .page(.noted(let statusMessage)),
      .field(.noted(let statusMessage)), .warnings(.noted(let statusMessage)):
      // The message that choices cannot be saved must stay visible.
      if case .storage(let shown)? = state.statusMessage,
        case .storage(let problem) = statusMessage,
        shown.concernsSavedState, !problem.concernsSavedState
      {
        break
      }
      state.statusMessage = statusMessage
    case .opened(let place):
      return open(place, &state)
    case .walked(let steps):
      return walk(steps, &state)
    case .startPlaces(let places):
      return start(with: places, &state)
    case .favouriteToggled:
      if let place = state.page.place { toggleFavourite(place, &state) }
    case .year(.opened):
      (state.warnings, state.dated) = (nil, nil)
    case .dated(.opened):
      (state.warnings, state.year) = (nil, nil)
    case .boardOpened:
      state.closeScreens()
      return .send(.board(.opened(at: state.page.place)))
    case .searchOpened:
      openSearch(&state)
    case .cityIndexReady:
      show(.ready, &state)
      let again: EffectType<AppAction> =
        state.search == nil ? .none : .send(.search(.searchAgain))
      return .merge(.send(.page(.townsAvailable)), again)
    case .cityIndex(let status):
      show(status, &state)
    case .pictures(.possible):
      state.pictures.isPossible = true
    case .pictures(.arrived(let icon)):
      state.pictures.ready.insert(icon)
    case .motion(let action):
      return move(&state, action)
    case .forecasts(.answered):
      // The message of a running request stays until the response arrives.
      if case .requesting? = state.statusMessage, state.forecasts.reload == nil {
        state.statusMessage = nil
      }
    case .board(.chosen(let place)):
      // A board beside the page stays open, and the page receives the keys.
      if state.isPageBesideBoard {
        state.board.panel?.isBesidePage = true
      } else {
        state.board.panel = nil
      }
      return .send(.opened(place))
    case .search(.dismissed):
      state.search = nil
    case .search(.chosen(let place, let discovery)):
      state.search = nil
      return .merge(keep(discovery), .send(.opened(place)))
    case .search(.favouriteToggled(let place, let discovery)):
      toggleFavourite(place, &state)
      return keep(discovery)
    case .page(.mapRested):
      state.page.watchedTowns = MapSectionView.namedTowns(in: state)
    case .page(.press):
      if state.isPageBesideBoard { state.board.panel?.isBesidePage = true }
    case .location(.decided(let answer)):
      return .send(.settings(.choose(.location, "\(answer)")))
    case .location(.found(let place)):
      return .send(.opened(place))
    default:
      // The other actions concern a single feature.
      break
    }
    return .none
  }

  // MARK: - Start and clock

  private func start(
    _ place: Place?, _ kept: Fetched<WeatherReport>?, _ state: inout AppState
  ) -> EffectType<AppAction> {
    let running = untilNextMinute(from: state.now).merged(with: watchNetwork(state))
    guard let place else {
      openSearch(&state)
      return running
    }
    if let kept, kept.provider == state.forecasts.provider {
      state.forecasts.entries[place.id] = Forecast(fetched: kept)
    }
    return .merge(open(place, &state), running)
  }

  /// Watches the network for as long as the program runs.
  private func watchNetwork(_ state: AppState) -> EffectType<AppAction> {
    guard !state.settings.isOffline else { return .none }
    let monitor = networkMonitor
    return .run(id: EffectID.network, cancelInFlight: true) { send in
      for await isConnected in monitor.changes() {
        await send(.forecasts(.networkChanged(isConnected)))
      }
    }
  }

  private func untilNextMinute(from moment: Date) -> EffectType<AppAction> {
    let seconds = 60 - moment.timeIntervalSince1970.truncatingRemainder(dividingBy: 60)
    let (clock, now) = (clock, now)
    return .run(id: EffectID.clock, cancelInFlight: true) { send in
      guard (try? await clock.sleep(for: .milliseconds(Int(seconds * 1000) + 20))) != nil else {
        return
      }
      await send(.minutePassed(now()))
    }
  }

  /// Drops expired hours and reloads stale forecasts.
  private func minutePassed(_ moment: Date, _ state: inout AppState) -> EffectType<AppAction> {
    let before = state.now
    let passed = moment.timeIntervalSince(before)
    state.now = moment
    let jumped = passed < 0 || passed > Self.maxTick
    return .merge(
      .send(.page(.timePassed(since: before))),
      .send(.forecasts(jumped ? .clockJumped : .refresh)), .send(.field(.refresh)),
      state.radar.place == nil ? .none : .send(.radar(.refresh)),
      state.storms.agencies.isEmpty ? .none : .send(.storms(.refresh)),
      checkForUpgrade(state),
      untilNextMinute(from: moment))
  }

  /// Checks for another version at the clock's tick, because a separate timer would wake the
  /// process. Runs as an effect, because a file on a network file system may block.
  private func checkForUpgrade(_ state: AppState) -> EffectType<AppAction> {
    guard !state.isUpgradeNotified else { return .none }
    let upgrade = upgrade
    return .run { send in
      if upgrade.isReplaced() { await send(.upgraded) }
    }
  }

  /// Shows the message of an upgrade once. A message that is already in the footer stays, and a
  /// later tick tries again.
  private func notifyUpgrade(_ state: inout AppState) {
    guard !state.isUpgradeNotified, state.statusMessage == nil else { return }
    state.isUpgradeNotified = true
    state.statusMessage = .upgraded
  }

  // MARK: - Places

  private func open(_ place: Place, _ state: inout AppState) -> EffectType<AppAction> {
    state.recents.visit(place)
    state.closeScreens()
    return .send(.page(.show(place)))
  }

  private func walk(_ steps: Int, _ state: inout AppState) -> EffectType<AppAction> {
    let favourites = state.favourites
    guard !favourites.isEmpty else {
      state.statusMessage = .noFavourites
      return .none
    }
    let here = favourites.firstIndex { $0.id == state.page.place?.id }
    let next = here.map { ($0 + steps + favourites.count) % favourites.count } ?? 0
    guard next != here else { return .none }
    // The open year and the open date follow the place on the page.
    var (year, dated) = (state.year, state.dated)
    year?.place = nil
    dated?.place = nil
    let opening = open(favourites[next], &state)
    (state.year, state.dated) = (year, dated)
    return .merge(opening, slide(steps, &state))
  }

  private func start(with places: [Place], _ state: inout AppState) -> EffectType<AppAction> {
    guard state.board.isStart else { return .none }
    let own = state.ownFavourites
    // The same places come again with their names in the language.
    let isKnown = state.favourites.count > own.count
    state.favourites = own + places.filter { place in !own.contains { $0.id == place.id } }
    if !isKnown, let here = state.page.place,
      !state.favourites.contains(where: { $0.id == here.id })
    {
      state.favourites.append(here)
    }
    // A page beside the board stays open, and its place is selected on the board.
    return state.board.isShown ? .send(.board(.opened(at: state.page.place))) : .none
  }

  private func toggleFavourite(_ place: Place, _ state: inout AppState) {
    if state.board.isStart {
      toggleSuggestion(place, &state)
    } else if let index = state.favourites.firstIndex(where: { $0.id == place.id }) {
      state.favourites.remove(at: index)
      state.statusMessage = .favouriteRemoved(place)
    } else {
      state.favourites.append(place)
      state.statusMessage = .favouriteAdded(place)
    }
  }

  /// Adds a place to the favourites or removes it while the board shows suggestions. The
  /// suggestions stay on the board.
  private func toggleSuggestion(_ place: Place, _ state: inout AppState) {
    if state.board.favouriteSuggestions.remove(place.id) != nil {
      state.statusMessage = .favouriteRemoved(place)
      return
    }
    state.board.favouriteSuggestions.insert(place.id)
    if !state.favourites.contains(where: { $0.id == place.id }) { state.favourites.append(place) }
    state.statusMessage = .favouriteAdded(place)
  }

  // MARK: - Search

  private func openSearch(_ state: inout AppState) {
    state.board.panel = nil
    let towns = state.page.towns.prefix(40)
    var pane = SearchState(
      context: SearchState.SearchContext(state.settings, origin: state.page.place?.coordinate),
      favourites: state.ownFavourites, recents: state.recents,
      suggestions: (state.board.isStart ? state.favourites : []) + towns)
    pane.index = state.cityIndex
    state.search = pane
  }

  private func show(_ status: CityIndexStatus, _ state: inout AppState) {
    state.cityIndex = status
    state.search?.index = status
  }

  /// Stores a place that was found online, so that it can be found offline later.
  private func keep(_ discovery: DiscoveredPlace?) -> EffectType<AppAction> {
    guard let discovery else { return .none }
    let cities = cities
    return .run { _ in cities.persist(discovery) }
  }
}

extension AppState {
  /// Closes the screens that cover page and board.
  fileprivate mutating func closeScreens() {
    (warnings, year, dated) = (nil, nil, nil)
  }
}
