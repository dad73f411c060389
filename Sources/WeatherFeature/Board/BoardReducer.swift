public import Foundation
public import MVI
import TerminalUI
public import WeatherModel
import WeatherWords

/// Loads the weather of many places and moves about among them.
public struct BoardReducer: ReducerProtocol {
  /// The board with what it needs of the rest of the program.
  public struct State: Equatable, Sendable {
    /// The board.
    public var board: BoardState
    /// The places on it, in the person's own order.
    public var favourites: [Place]
    /// How things are shown and asked for.
    public var settings: DisplaySettings
    /// The way to the network.
    public var network: NetworkState
    /// The clock.
    public var now: Date
    /// What the footer says of the last key.
    public var notice: String?
    /// Rows of the list in sight.
    public var listHeight: Int
  }

  enum EffectID: Hashable, Sendable { case keep, load, progress }

  @Inject(\.weatherClient) private var client
  @Inject(\.forecastCache) private var cache
  @Inject(\.now) private var now

  /// A reducer over the container's clients.
  public init() {}

  /// Moves the board on by one action.
  public func reduce(state: inout State, action: BoardAction) -> EffectType<BoardAction> {
    switch action {
    case .opened(let shown):
      return open(&state, shown)
    case .kept(let reports):
      for report in reports
      where report.provider == state.board.provider
        && state.board.rows[report.place.id]?.report == nil
      {
        state.board.rows[report.place.id]?.report = report
      }
      BoardArrangement.arrange(&state)
      return refresh(&state)
    case .perform(.reload):
      state.now = now()
      return ask(for: state.favourites, &state)
    case .perform(.undo):
      return undo(&state)
    case .perform(let command):
      return BoardMovement.perform(command, &state)
    case .refresh:
      return refresh(&state)
    case .networkReturned:
      return askAnew(&state)
    case .answered(let answers):
      return take(answers, &state)
    case .loadingShown:
      state.board.showsLoading = state.board.loadingCount > 0
      return .none
    case .rearrange:
      BoardArrangement.arrange(&state)
      return .none
    case .chosen, .dismissed:
      return .none
    }
  }

  // MARK: - Opening

  private func open(_ state: inout State, _ shown: WeatherReport?) -> EffectType<BoardAction> {
    state.now = now()
    state.board.isShown = true
    state.board.filter = nil
    state.board.isTyping = false
    state.board.removed = []
    let provider = state.settings.provider
    // One provider's weather is never shown under another's name.
    let isSameProvider = state.board.provider == provider
    let known = isSameProvider ? state.board.rows : [:]
    if !isSameProvider { finishRound(&state) }
    state.board.provider = provider
    state.board.rows = [:]
    for place in state.favourites { state.board.rows[place.id] = known[place.id] ?? BoardRow() }
    if let shown, shown.provider == provider, var row = state.board.rows[shown.place.id] {
      row.report = row.report?.merged(with: shown) ?? shown
      state.board.rows[shown.place.id] = row
    }
    BoardArrangement.arrange(&state)
    if let shown { BoardArrangement.select(shown.place.id, &state) }
    let missing = state.favourites.map(\.id).filter { state.board.rows[$0]?.report == nil }
    let clearing: EffectType<BoardAction> = isSameProvider ? .none : .cancel(id: EffectID.load)
    guard provider != .sample, !missing.isEmpty else {
      return .merge(clearing, refresh(&state))
    }
    let cache = cache
    let reading = EffectType<BoardAction>.run(id: EffectID.keep, cancelInFlight: true) { send in
      let reports = missing.compactMap { cache.load($0, provider) }
      await send(.kept(reports))
    }
    return .merge(clearing, reading)
  }

  // MARK: - Asking

  /// Asks by itself, and never more often than the provider allows.
  private func refresh(_ state: inout State) -> EffectType<BoardAction> {
    state.now = now()
    if case .lost = state.network { return .none }
    let due = state.favourites.filter { place in
      state.board.rows[place.id]?.isDue(at: state.now) ?? true
    }
    return ask(for: due, &state)
  }

  /// Asks for what is old. Questions under way were put to a network that is no longer there.
  private func askAnew(_ state: inout State) -> EffectType<BoardAction> {
    state.now = now()
    for (id, row) in state.board.rows where row.status == .loading {
      state.board.rows[id]?.status = .idle
    }
    finishRound(&state)
    let waiting = state.favourites.filter { place in
      state.board.rows[place.id]?.isWaitingForNetwork(at: state.now) ?? true
    }
    return .merge(.cancel(id: EffectID.load), ask(for: waiting, &state))
  }

  private func ask(for places: [Place], _ state: inout State) -> EffectType<BoardAction> {
    let provider = state.settings.provider
    let asked = places.filter { state.board.rows[$0.id]?.status != .loading }
    guard !asked.isEmpty else { return .none }
    if state.settings.isOffline, provider != .sample {
      let failure = WeatherFailure(provider: provider, error: .offlineWithoutData)
      for place in asked { fail(place.id, failure, &state) }
      return .none
    }
    for place in asked {
      state.board.rows[place.id, default: BoardRow()].status = .loading
      state.board.rows[place.id]?.askedAt = state.now
    }
    state.board.roundTotal += asked.count
    let requests = asked.map {
      WeatherRequest(
        place: $0, provider: provider, language: state.settings.language.code, extent: .row)
    }
    let client = client
    let asking = EffectType<BoardAction>.run(id: EffectID.load) { send in
      await client.reports(requests) { answers in await send(.answered(answers)) }
    }
    // Like a page's spinner: what takes less than 200 ms is not worth a word.
    let showing = EffectType<BoardAction>.send(.loadingShown)
      .debounce(id: EffectID.progress, for: .milliseconds(200))
    return .merge(asking, showing)
  }

  // MARK: - Answers

  private func take(_ answers: [WeatherAnswer], _ state: inout State) -> EffectType<BoardAction> {
    state.now = now()
    var received: [WeatherReport] = []
    for answer in answers where answer.request.provider == state.settings.provider {
      let id = answer.request.place.id
      guard let row = state.board.rows[id] else { continue }
      switch answer.result {
      case .success(let report):
        state.board.rows[id] = BoardRow(report: row.report?.merged(with: report) ?? report)
        state.board.rows[id]?.askedAt = row.askedAt
        received.append(report)
      case .failure(let failure) where failure.error == .cancelled:
        state.board.rows[id]?.status = .idle
      case .failure(let failure):
        fail(id, failure, &state)
        // The row goes on showing what it has, so the footer has to tell.
        if !row.isOld(at: state.now) {
          let words = state.settings.language.words
          state.notice = words.error(failure, now: state.now).headline
        }
      }
    }
    var effects: [EffectType<BoardAction>] = []
    if state.board.loadingCount == 0 {
      finishRound(&state)
      // Rows do not jump about while they come in.
      if state.board.order == .temperature { BoardArrangement.arrange(&state) }
      effects.append(.cancel(id: EffectID.progress))
    }
    let kept = received.filter { $0.provider != .sample }
    if !kept.isEmpty {
      let cache = cache
      effects.append(.run { _ in kept.forEach(cache.save) })
    }
    return .merge(effects)
  }

  private func fail(_ id: Place.ID, _ failure: WeatherFailure, _ state: inout State) {
    var row = state.board.rows[id] ?? BoardRow()
    row.status = .failed(failure, at: state.now)
    row.failures += 1
    row.failingSince = row.failingSince ?? state.now
    state.board.rows[id] = row
  }

  private func finishRound(_ state: inout State) {
    state.board.roundTotal = 0
    state.board.showsLoading = false
  }

  // MARK: - Undo

  private func undo(_ state: inout State) -> EffectType<BoardAction> {
    let words = state.settings.language.words
    guard let last = state.board.removed.popLast() else {
      state.notice = words.board.nothingToUndo
      return .none
    }
    state.favourites.insert(last.place, at: min(last.index, state.favourites.count))
    BoardArrangement.arrange(&state)
    BoardArrangement.select(last.place.id, &state)
    let format = WeatherFormat(units: state.settings.units, words: words)
    state.notice = words.status.favouriteAdded(format.placeName(last.place))
    return refresh(&state)
  }
}
