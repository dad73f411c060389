import MVI
public import WeatherModel
import WeatherWords

/// The reducer that loads weather for the page, the board and the map: it reads the cache, sends
/// requests, retries them and handles the responses.
struct ForecastsReducer: FeatureReducer {
  enum EffectID: Hashable, Sendable {
    case reading, page, rows, warnings, spinner, choice, settling, normals
  }

  /// Delay before a running request shows a spinner.
  static let spinnerDelay = Duration.milliseconds(200)
  static let spinnerPause = Duration.milliseconds(120)
  /// Delay before settings take effect on requests, because users step through several choices.
  static let choicePause = Duration.seconds(1)
  /// The maximum number of places in memory besides the visible ones.
  static let limit = 64

  @Inject(\.weatherClient) var client
  @Inject(\.forecastCache) var cache
  @Inject(\.normals) var normals

  func reduce(
    _ state: inout ForecastsState, _ context: ForecastsContext, _ action: ForecastsAction
  ) -> EffectType<ForecastsAction> {
    switch action {
    case .appeared(let places):
      return appear(places, context, &state)
    case .previewed(let place):
      return read([place], context, &state)
    case .cached(let places, let reports):
      return receiveCached(reports, of: places, context, &state)
    case .reload:
      return reload(context, &state)
    case .refresh:
      return refresh(context, &state)
    case .providerChanged:
      return changeProvider(context, &state)
    case .languageChanged:
      guard state.provider.describesWeather else { return .none }
      return requestOnceSettled
    case .warningsChanged:
      return requestOnceSettled
    case .settled:
      return reloadPage(context, &state)
    case .answered(let answers):
      return receive(answers, context, &state)
    case .warned(let id, let answer):
      return receive(answer, of: id, context, &state)
    case .spinnerTurned:
      guard state.isLoading else { return .none }
      state.spinner = (state.spinner ?? -1) + 1
      return turnSpinner(after: Self.spinnerPause)
    case .networkChanged(let isConnected):
      return changeNetwork(isConnected, context, &state)
    case .networkSettled(let attempt):
      return settleNetwork(attempt: attempt, context, &state)
    case .compare(let place):
      return compare(place, context, &state)
    case .compared(let id, let others, let result):
      receiveComparison(result, others, of: id, &state)
      return .none
    case .countRuns(let place):
      return countRuns(place, context, &state)
    case .runsCounted(let id, let result):
      receiveRuns(result, of: id, &state)
      return .none
    case .normalsKnown(let id, let normals):
      receiveNormals(normals, of: id, &state)
      return .none
    case .climateOpened(let place):
      return loadClimate(of: place, context, &state)
    case .climateUnknown(let id):
      if state.climateRequest == id { state.climateRequest = nil }
      return .none
    case .noted:
      return .none
    case .clockJumped:
      // Connections did not survive the sleep, and every delay has elapsed.
      if case .lost = state.network { return .none }
      return .merge(requestStale(context, &state), tryAgain(attempt: 0))
    }
  }

  private var requestOnceSettled: EffectType<ForecastsAction> {
    .send(.settled).debounce(id: EffectID.choice, for: Self.choicePause)
  }

  // MARK: - Cache

  private func appear(_ places: [Place], _ context: ForecastsContext, _ state: inout ForecastsState)
    -> EffectType<ForecastsAction>
  {
    let reading = read(places, context, &state)
    return .merge(
      requestDue(among: places, context, &state), reading, loadCachedNormals(context, state))
  }

  /// Reads the cached weather of places that are not in memory.
  private func read(_ places: [Place], _ context: ForecastsContext, _ state: inout ForecastsState)
    -> EffectType<ForecastsAction>
  {
    evictOldest(context, &state)
    let unknown = places.filter { state[$0] == nil }
    guard state.provider != .sample, !unknown.isEmpty else { return .none }
    for place in unknown {
      state.entries[place.id] = Forecast()
      state.entries[place.id]?.status = .reading
    }
    let (cache, provider) = (cache, state.provider)
    return .run(id: EffectID.reading) { send in
      await send(.cached(unknown, unknown.compactMap { cache.load($0.id, provider) }))
    }
  }

  private func receiveCached(
    _ reports: [Fetched<WeatherReport>], of places: [Place], _ context: ForecastsContext,
    _ state: inout ForecastsState
  ) -> EffectType<ForecastsAction> {
    for report in reports where report.provider == state.provider {
      guard let entry = state.entries[report.place.id], entry.fetched == nil else {
        continue
      }
      state.entries[report.place.id]?.fetched = report.applying(
        context.settings.warnings)
    }
    let inSight = Set(context.wanted.map(\.id))
    for place in places where state[place]?.status == .reading {
      state.entries[place.id]?.status = .idle
      // A preview of a place without cached weather leaves no entry.
      if state[place]?.fetched == nil, !inSight.contains(place.id) {
        state.entries[place.id] = nil
      }
    }
    return requestDue(among: places.filter { inSight.contains($0.id) }, context, &state)
  }

  private func evictOldest(_ context: ForecastsContext, _ state: inout ForecastsState) {
    guard state.entries.count > Self.limit else { return }
    let inSight = Set(context.wanted.map(\.id))
    let idle = state.entries.filter { id, entry in
      !inSight.contains(id) && entry.status != .loading
    }
    let oldest = idle.sorted {
      ($0.value.requestedAt ?? .distantPast) < ($1.value.requestedAt ?? .distantPast)
    }
    for (id, _) in oldest.prefix(state.entries.count - Self.limit) {
      state.entries[id] = nil
    }
  }

  private func changeProvider(_ context: ForecastsContext, _ state: inout ForecastsState)
    -> EffectType<ForecastsAction>
  {
    let known = state
    state = ForecastsState(provider: context.settings.provider)
    state.network = known.network
    state.comparisons = known.comparisons
    // The climate of sample weather is valid only for sample weather.
    if known.provider != .sample, state.provider != .sample { state.normals = known.normals }
    let cancelling = [EffectID.reading, .page, .rows, .spinner].map {
      EffectType<ForecastsAction>.cancel(id: $0)
    }
    return .merge(cancelling + [appear(context.inSight, context, &state)])
  }
}

/// The actions of the forecasts.
public enum ForecastsAction: Sendable, Equatable {
  /// Places appeared on the screen: their cached weather is shown, and stale weather is requested.
  case appeared([Place])
  /// A place was previewed from the cache.
  case previewed(Place)
  /// The cached weather of places was read.
  case cached([Place], [Fetched<WeatherReport>])
  /// The user requested a reload of everything visible.
  case reload
  /// Visible stale weather must be requested.
  case refresh
  /// The provider was changed: the previous provider's weather leaves the screen.
  case providerChanged
  /// The language of the provider's texts was changed.
  case languageChanged
  /// The source of official warnings was changed.
  case warningsChanged
  /// The language and the source of warnings have stayed the same for a moment.
  case settled
  /// The provider's response or failure.
  case answered([WeatherResponse])
  /// An authority's response or failure for the warnings of a place.
  case warned(Place.ID, WarningsResponse)
  /// The next step of the spinner is due; the first step shows the spinner.
  case spinnerTurned
  /// The kernel reported whether the network is available.
  case networkChanged(Bool)
  /// The network has been available again for a moment.
  case networkSettled(attempt: Int)
  /// The clock jumped: the machine slept, or was set.
  case clockJumped
  /// The climate normals of a place, from the cache or the archive.
  case normalsKnown(Place.ID, ClimateNormals)
  /// The year of a place was opened.
  case climateOpened(Place)
  /// No climate of a place is cached, and the archive was not requested or failed.
  case climateUnknown(Place.ID)
  /// The comparison of models was opened for a place.
  case compare(Place)
  /// The ensembles' members of a place were requested.
  case countRuns(Place)
  /// The shares of the members that reach the thresholds of a day.
  case runsCounted(Place.ID, Result<EnsembleChances, WeatherFailure>)
  /// A status message for the footer.
  case noted(StatusMessage)
  /// The cached forecasts of other providers, and those of the models.
  case compared(
    Place.ID, [Fetched<WeatherReport>], Result<ModelComparison, WeatherFailure>)
}
