public import MVI
public import WeatherModel
import WeatherWords

/// The one reducer that reads what was kept, asks, asks again, and takes answers: for the page, the
/// board and the map alike.
public struct ForecastsReducer: ReducerProtocol {
  /// The weather with what its questions depend on.
  public struct State: Equatable, Sendable {
    /// What is known.
    public var forecasts: ForecastsState
    /// What the footer says of the last key.
    public var statusMessage: StatusMessage?
    /// What requests depend on; the reducer does not change it.
    public let context: ForecastsContext

    /// The weather as it is known in a context.
    public init(
      forecasts: ForecastsState, statusMessage: StatusMessage? = nil, context: ForecastsContext
    ) {
      self.forecasts = forecasts
      self.statusMessage = statusMessage
      self.context = context
    }
  }

  enum EffectID: Hashable, Sendable {
    case reading, page, rows, warnings, spinner, choice, settling, normals
  }

  /// A question that takes longer than this shows a spinner, and none before.
  static let spinnerDelay = Duration.milliseconds(200)
  static let spinnerPause = Duration.milliseconds(120)
  /// The choice that a person stays with: they walk through several to reach it.
  static let choicePause = Duration.seconds(1)
  /// Places of which answers are kept in memory besides those in sight.
  static let limit = 64

  @Inject(\.weatherClient) var client
  @Inject(\.forecastCache) var cache
  @Inject(\.normals) var normals

  /// A reducer over the container's clients.
  public init() {}

  /// Moves the weather on by one action.
  public func reduce(state: inout State, action: ForecastsAction) -> EffectType<ForecastsAction> {
    switch action {
    case .appeared(let places):
      return appear(places, &state)
    case .previewed(let place):
      return read([place], &state)
    case .cached(let places, let reports):
      return receiveCached(reports, of: places, &state)
    case .reload:
      return reload(&state)
    case .refresh:
      return refresh(&state)
    case .providerChanged:
      return changeProvider(&state)
    case .languageChanged:
      guard state.forecasts.provider.describesWeather else { return .none }
      return askOnceSettled
    case .warningsChanged:
      return askOnceSettled
    case .settled:
      return askForPageAnew(&state)
    case .answered(let answers):
      return receive(answers, &state)
    case .warned(let id, let answer):
      return receive(answer, of: id, &state)
    case .spinnerTurned:
      guard state.forecasts.isLoading else { return .none }
      state.forecasts.spinner = (state.forecasts.spinner ?? -1) + 1
      return turnSpinner(after: Self.spinnerPause)
    case .networkChanged(let isConnected):
      return changeNetwork(isConnected, &state)
    case .networkSettled(let attempt):
      return settleNetwork(attempt: attempt, &state)
    case .compare(let place):
      return compare(place, &state)
    case .compared(let id, let others, let result):
      receiveComparison(result, others, of: id, &state)
      return .none
    case .normalsKnown(let id, let normals):
      receiveNormals(normals, of: id, &state)
      return .none
    case .clockJumped:
      // Connections did not outlive the sleep, and every pause is over.
      if case .lost = state.forecasts.network { return .none }
      return .merge(askForOld(&state), tryAgain(attempt: 0))
    }
  }

  private var askOnceSettled: EffectType<ForecastsAction> {
    .send(.settled).debounce(id: EffectID.choice, for: Self.choicePause)
  }

  // MARK: - What is kept

  private func appear(_ places: [Place], _ state: inout State) -> EffectType<ForecastsAction> {
    let reading = read(places, &state)
    return .merge(askForDue(among: places, &state), reading, loadCachedNormals(state))
  }

  /// Reads what is kept of places that nothing is known of.
  private func read(_ places: [Place], _ state: inout State) -> EffectType<ForecastsAction> {
    evictOldest(&state)
    let unknown = places.filter { state.forecasts[$0] == nil }
    guard state.forecasts.provider != .sample, !unknown.isEmpty else { return .none }
    for place in unknown {
      state.forecasts.entries[place.id] = Forecast()
      state.forecasts.entries[place.id]?.status = .reading
    }
    let (cache, provider) = (cache, state.forecasts.provider)
    return .run(id: EffectID.reading) { send in
      await send(.cached(unknown, unknown.compactMap { cache.load($0.id, provider) }))
    }
  }

  private func receiveCached(
    _ reports: [WeatherReport], of places: [Place], _ state: inout State
  ) -> EffectType<ForecastsAction> {
    for report in reports where report.provider == state.forecasts.provider {
      guard let entry = state.forecasts.entries[report.place.id], entry.report == nil else {
        continue
      }
      state.forecasts.entries[report.place.id]?.report = report.heeding(
        state.context.settings.warnings)
    }
    let inSight = Set(state.context.wanted.map(\.id))
    for place in places where state.forecasts[place]?.status == .reading {
      state.forecasts.entries[place.id]?.status = .idle
      // Of a place that was only previewed at there is nothing to keep.
      if state.forecasts[place]?.report == nil, !inSight.contains(place.id) {
        state.forecasts.entries[place.id] = nil
      }
    }
    return askForDue(among: places.filter { inSight.contains($0.id) }, &state)
  }

  private func evictOldest(_ state: inout State) {
    guard state.forecasts.entries.count > Self.limit else { return }
    let inSight = Set(state.context.wanted.map(\.id))
    let idle = state.forecasts.entries.filter { id, entry in
      !inSight.contains(id) && entry.status != .loading
    }
    let oldest = idle.sorted {
      ($0.value.requestedAt ?? .distantPast) < ($1.value.requestedAt ?? .distantPast)
    }
    for (id, _) in oldest.prefix(state.forecasts.entries.count - Self.limit) {
      state.forecasts.entries[id] = nil
    }
  }

  private func changeProvider(_ state: inout State) -> EffectType<ForecastsAction> {
    let known = state.forecasts
    state.forecasts = ForecastsState(provider: state.context.settings.provider)
    state.forecasts.network = known.network
    state.forecasts.comparisons = known.comparisons
    state.forecasts.normals = known.normals
    let cancelling = [EffectID.reading, .page, .rows, .spinner].map {
      EffectType<ForecastsAction>.cancel(id: $0)
    }
    return .merge(cancelling + [appear(state.context.inSight, &state)])
  }
}

/// What happens to the weather of the places.
public enum ForecastsAction: Sendable, Equatable {
  /// Places came on the screen: what is kept of them is shown at once, what is old is asked for.
  case appeared([Place])
  /// A place is looked at from afar: what is kept of it is enough.
  case previewed(Place)
  /// What was kept of places that nothing was known of.
  case cached([Place], [WeatherReport])
  /// The person wants everything in sight to be asked for.
  case reload
  /// Ask for what is old, in sight, and may be asked for.
  case refresh
  /// Another provider is to be asked: what the last one said leaves the screen.
  case providerChanged
  /// The texts of the provider are wanted in another language.
  case languageChanged
  /// The source of official warnings was changed.
  case warningsChanged
  /// The language and the source of warnings have stayed the same for a moment.
  case settled
  /// The provider answered, or failed to.
  case answered([WeatherResponse])
  /// An authority answered for a place alone, or failed to.
  case warned(Place.ID, WarningsResponse)
  /// Questions have taken long enough to show that they are under way.
  case spinnerTurned
  /// The kernel said whether there is a way to the network.
  case networkChanged(Bool)
  /// The network has been back for a moment.
  case networkSettled(attempt: Int)
  /// The clock jumped: the machine slept, or was set.
  case clockJumped
  /// What is usual at a place, as it was kept or as the archive says.
  case normalsKnown(Place.ID, ClimateNormals)
  /// The comparison of models was opened for a place.
  case compare(Place)
  /// What other providers said of a place before, and what the models say.
  case compared(Place.ID, [WeatherReport], Result<ModelComparison, WeatherFailure>)
}
