import MVI
import WeatherModel
import WeatherWords

/// Requests to the provider, at most one at a time for a place.
extension ForecastsReducer {
  /// Requests every visible forecast that is stale and may be requested automatically.
  func refresh(_ context: ForecastsContext, _ state: inout ForecastsState) -> EffectType<
    ForecastsAction
  > {
    if context.settings.isOffline { return .none }
    if case .lost = state.network { return .none }
    return .merge(
      requestDue(among: context.wanted, context, &state), requestNormals(context, state))
  }

  /// Requests everything visible and reports the start immediately; the result is reported when it
  /// arrives.
  func reload(_ context: ForecastsContext, _ state: inout ForecastsState) -> EffectType<
    ForecastsAction
  > {
    let provider = state.provider
    guard !context.inSight.isEmpty else {
      return .send(.noted(.nothingToReload))
    }
    let isOffline = context.settings.isOffline && provider != .sample
    if !isOffline { state.reload = Reload(of: context.inSight) }
    return .merge(
      .send(.noted(isOffline ? .offlineByChoice : .requesting(provider))),
      request(context.inSight, context, &state))
  }

  /// Requests the forecasts that are due. Without a network only a place without cached weather is
  /// requested, which fails immediately with the reason.
  func requestDue(
    among places: [Place], _ context: ForecastsContext, _ state: inout ForecastsState
  ) -> EffectType<ForecastsAction> {
    var isLost = false
    if case .lost = state.network { isLost = true }
    let due = places.filter { place in
      guard let entry = state[place] else { return true }
      let detailLevel = context.detailLevel(of: place)
      return entry.isDue(for: detailLevel, at: context.now)
        && (!isLost || entry.report == nil)
    }
    let requests = request(due, context, &state)
    return isLost ? requests : .merge(requests, checkWarnings(of: places, context, &state))
  }

  /// Requests only the warnings of places whose weather is fresh and whose warnings are not.
  private func checkWarnings(
    of places: [Place], _ context: ForecastsContext, _ state: inout ForecastsState
  ) -> EffectType<ForecastsAction> {
    guard !context.settings.isOffline else { return .none }
    let now = context.now
    let language = context.settings.language.code
    let due = places.filter { state[$0]?.needsWarnings(at: now, in: language) == true }
    guard !due.isEmpty else { return .none }
    for place in due { state.entries[place.id]?.warningsRequestedAt = now }
    let (client, requests) = (client, due.map { request(for: $0, context, state) })
    return .run(id: EffectID.warnings) { send in
      // A slow authority does not delay the others.
      await withTaskGroup(of: Void.self) { group in
        for request in requests {
          group.addTask {
            guard let answer = await client.warnings(request) else { return }
            await send(.warned(request.place.id, answer))
          }
        }
      }
    }
  }

  /// Requests some visible places again and cancels running requests for them.
  func restartRequests(
    _ context: ForecastsContext, _ state: inout ForecastsState,
    where isWanted: (Place, Forecast?) -> Bool
  ) -> EffectType<ForecastsAction> {
    for (id, entry) in state.entries where entry.status == .loading {
      state.entries[id]?.status = .idle
    }
    state.round = []
    state.reload = nil
    let wanted = context.inSight.filter { isWanted($0, state[$0]) }
    return .merge(
      .cancel(id: EffectID.page), .cancel(id: EffectID.rows), request(wanted, context, &state))
  }

  /// Requests the page and cancels a running request for it.
  func reloadPage(_ context: ForecastsContext, _ state: inout ForecastsState) -> EffectType<
    ForecastsAction
  > {
    guard let page = context.page,
      context.inSight.contains(where: { $0.id == page.id })
    else { return .none }
    if state[page]?.status == .loading {
      state.entries[page.id]?.status = .idle
    }
    return request([page], context, &state)
  }

  /// Requests places that are not being requested already: the page's place with full detail, the
  /// others together as summaries.
  func request(_ places: [Place], _ context: ForecastsContext, _ state: inout ForecastsState)
    -> EffectType<ForecastsAction>
  {
    let provider = state.provider
    let requested = places.filter { state[$0]?.status != .loading }
    guard !requested.isEmpty else { return .none }
    if context.settings.isOffline, provider != .sample {
      let failure = WeatherFailure(provider: provider, error: .offlineWithoutData)
      for place in requested { fail(place.id, failure, context, &state) }
      return .none
    }
    let wasLoading = state.isLoading
    if !wasLoading { state.round = [] }
    for place in requested {
      state.entries[place.id, default: Forecast()].status = .loading
      state.entries[place.id]?.requestedAt = context.now
      state.round.insert(place.id)
    }
    let page = requested.first { $0.id == context.page?.id }
    let rows = requested.filter { $0.id != page?.id }
    return .merge(
      page.map { requestPage($0, context, &state) } ?? .none,
      rows.isEmpty ? .none : requestRows(rows, context, state),
      wasLoading ? .none : turnSpinner(after: Self.spinnerDelay))
  }

  private func request(for place: Place, _ context: ForecastsContext, _ state: ForecastsState)
    -> WeatherRequest
  {
    WeatherRequest(
      place: place, provider: state.provider,
      language: context.settings.language.code,
      detailLevel: context.detailLevel(of: place),
      warnings: context.settings.warnings)
  }

  /// Requests a page. Cancels a running request for a page that was closed, because its response is
  /// no longer needed.
  private func requestPage(
    _ place: Place, _ context: ForecastsContext, _ state: inout ForecastsState
  ) -> EffectType<ForecastsAction> {
    if let left = state.lastPageRequest, left != place.id,
      state.entries[left]?.status == .loading
    {
      state.entries[left]?.status = .idle
      state.round.remove(left)
      state.reload?.waiting.remove(left)
    }
    state.lastPageRequest = place.id
    let (client, request) = (client, request(for: place, context, state))
    return .run(id: EffectID.page, cancelInFlight: true) { send in
      await client.reports([request]) { answers in await send(.answered(answers)) }
    }
  }

  private func requestRows(_ places: [Place], _ context: ForecastsContext, _ state: ForecastsState)
    -> EffectType<ForecastsAction>
  {
    let (client, requests) = (client, places.map { request(for: $0, context, state) })
    return .run(id: EffectID.rows) { send in
      await client.reports(requests) { answers in await send(.answered(answers)) }
    }
  }

  func turnSpinner(after delay: Duration) -> EffectType<ForecastsAction> {
    .send(.spinnerTurned).debounce(id: EffectID.spinner, for: delay)
  }
}
