import MVI
import WeatherModel
import WeatherWords

/// Requests to the provider: for which places and when, one at a time for a place.
extension ForecastsReducer {
  /// Asks for everything that is old, in sight, and may be asked for by itself.
  func refresh(_ state: inout State) -> EffectType<ForecastsAction> {
    if state.context.settings.isOffline { return .none }
    if case .lost = state.forecasts.network { return .none }
    return .merge(askForDue(among: state.context.wanted, &state), requestNormals(state))
  }

  /// Requests everything in sight and says so at once; the result is reported when it arrives.
  func reload(_ state: inout State) -> EffectType<ForecastsAction> {
    let provider = state.forecasts.provider
    guard !state.context.inSight.isEmpty else {
      state.statusMessage = .nothingToReload
      return .none
    }
    if state.context.settings.isOffline, provider != .sample {
      state.statusMessage = .offlineByChoice
    } else {
      state.statusMessage = .asking(provider)
      state.forecasts.reload = Reload(of: state.context.inSight)
    }
    return ask(for: state.context.inSight, &state)
  }

  /// Asks for those that are due. While the link is gone only a place of which nothing is known is
  /// worth a question: it fails at once, and says why.
  func askForDue(
    among places: [Place], _ state: inout State
  ) -> EffectType<ForecastsAction> {
    var isLost = false
    if case .lost = state.forecasts.network { isLost = true }
    let due = places.filter { place in
      guard let entry = state.forecasts[place] else { return true }
      let detailLevel = state.context.detailLevel(of: place)
      return entry.isDue(for: detailLevel, at: state.context.now)
        && (!isLost || entry.report == nil)
    }
    let asking = ask(for: due, &state)
    return isLost ? asking : .merge(asking, checkWarnings(of: places, &state))
  }

  /// Asks the authorities alone for places whose weather is fresh and whose warnings are not.
  private func checkWarnings(
    of places: [Place], _ state: inout State
  ) -> EffectType<ForecastsAction> {
    guard !state.context.settings.isOffline else { return .none }
    let now = state.context.now
    let due = places.filter { state.forecasts[$0]?.needsWarnings(at: now) == true }
    guard !due.isEmpty else { return .none }
    for place in due { state.forecasts.entries[place.id]?.warningsAskedAt = now }
    let (client, requests) = (client, due.map { request(for: $0, state) })
    return .run(id: EffectID.warnings) { send in
      for request in requests {
        guard let answer = await client.warnings(request) else { continue }
        await send(.warned(request.place.id, answer))
      }
    }
  }

  /// Requests some places in sight again; running requests for them are cancelled.
  func askAnew(
    _ state: inout State, where isWanted: (Place, Forecast?) -> Bool
  ) -> EffectType<ForecastsAction> {
    for (id, entry) in state.forecasts.entries where entry.status == .loading {
      state.forecasts.entries[id]?.status = .idle
    }
    state.forecasts.round = []
    state.forecasts.reload = nil
    let wanted = state.context.inSight.filter { isWanted($0, state.forecasts[$0]) }
    return .merge(
      .cancel(id: EffectID.page), .cancel(id: EffectID.rows), ask(for: wanted, &state))
  }

  /// Asks for the page alone, whatever is under way for it.
  func askForPageAnew(_ state: inout State) -> EffectType<ForecastsAction> {
    guard let page = state.context.page,
      state.context.inSight.contains(where: { $0.id == page.id })
    else { return .none }
    if state.forecasts[page]?.status == .loading {
      state.forecasts.entries[page.id]?.status = .idle
    }
    return ask(for: [page], &state)
  }

  /// Asks for places, but for those that are being asked for: the one on the page for itself and
  /// whole, the others together.
  func ask(for places: [Place], _ state: inout State) -> EffectType<ForecastsAction> {
    let provider = state.forecasts.provider
    let asked = places.filter { state.forecasts[$0]?.status != .loading }
    guard !asked.isEmpty else { return .none }
    if state.context.settings.isOffline, provider != .sample {
      let failure = WeatherFailure(provider: provider, error: .offlineWithoutData)
      for place in asked { fail(place.id, failure, &state) }
      return .none
    }
    let wasLoading = state.forecasts.isLoading
    if !wasLoading { state.forecasts.round = [] }
    for place in asked {
      state.forecasts.entries[place.id, default: Forecast()].status = .loading
      state.forecasts.entries[place.id]?.requestedAt = state.context.now
      state.forecasts.round.insert(place.id)
    }
    let page = asked.first { $0.id == state.context.page?.id }
    let rows = asked.filter { $0.id != page?.id }
    return .merge(
      page.map { askForPage($0, &state) } ?? .none,
      rows.isEmpty ? .none : askForRows(rows, state),
      wasLoading ? .none : turnSpinner(after: Self.spinnerDelay))
  }

  private func request(for place: Place, _ state: State) -> WeatherRequest {
    WeatherRequest(
      place: place, provider: state.forecasts.provider,
      language: state.context.settings.language.code,
      detailLevel: state.context.detailLevel(of: place),
      warnings: state.context.settings.warnings)
  }

  /// A page that was left during the request waits for nothing.
  private func askForPage(_ place: Place, _ state: inout State) -> EffectType<ForecastsAction> {
    if let left = state.forecasts.pageQuestion, left != place.id,
      state.forecasts.entries[left]?.status == .loading
    {
      state.forecasts.entries[left]?.status = .idle
      state.forecasts.round.remove(left)
      state.forecasts.reload?.waiting.remove(left)
    }
    state.forecasts.pageQuestion = place.id
    let (client, request) = (client, request(for: place, state))
    return .run(id: EffectID.page, cancelInFlight: true) { send in
      await client.reports([request]) { answers in await send(.answered(answers)) }
    }
  }

  private func askForRows(_ places: [Place], _ state: State) -> EffectType<ForecastsAction> {
    let (client, requests) = (client, places.map { request(for: $0, state) })
    return .run(id: EffectID.rows) { send in
      await client.reports(requests) { answers in await send(.answered(answers)) }
    }
  }

  func turnSpinner(after delay: Duration) -> EffectType<ForecastsAction> {
    .send(.spinnerTurned).debounce(id: EffectID.spinner, for: delay)
  }
}
