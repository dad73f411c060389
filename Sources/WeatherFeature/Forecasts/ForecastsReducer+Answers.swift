import MVI
import WeatherModel

/// The handling of responses and failures.
extension ForecastsReducer {
  func receive(
    _ answers: [WeatherResponse], _ context: ForecastsContext, _ state: inout ForecastsState
  ) -> EffectType<ForecastsAction> {
    var received: [Fetched<WeatherReport>] = []
    var message: StatusMessage?
    for answer in answers where answer.request.provider == state.provider {
      let id = answer.request.place.id
      guard let entry = state.entries[id] else { continue }
      state.reload?.note(answer, before: entry.fetched, at: context.now)
      switch answer.result {
      case .success(let report):
        state.entries[id] = Forecast(
          fetched: entry.fetched?.merged(with: report) ?? report)
        state.entries[id]?.requestedAt = entry.requestedAt
        received += [state.entries[id]?.fetched].compactMap(\.self)
        detectUnreportedRoute(entry.requestedAt, context, &state)
      case .failure(let failure) where failure.error == .cancelled:
        if entry.status == .loading { state.entries[id]?.status = .idle }
      case .failure(let failure):
        fail(id, failure, context, &state)
        // Fresh weather stays on the screen, so that only the footer can report the failure.
        if !entry.isOld(for: answer.request.detailLevel, at: context.now) {
          message = .failed(failure, at: context.now)
        }
      }
    }
    message = finishReload(context, &state) ?? message
    return .merge(
      message.map { .send(.noted($0)) } ?? .none, finishRound(context, &state), save(received),
      completePage(context, &state))
  }

  /// Merges the warnings of a place whose weather is fresh.
  func receive(
    _ warnings: WarningsResponse, of id: Place.ID, _ context: ForecastsContext,
    _ state: inout ForecastsState
  ) -> EffectType<ForecastsAction> {
    guard let report = state.entries[id]?.fetched,
      report.warningsStatus?.source == warnings.source
    else { return .none }
    let updated = report.with(warnings)
    state.entries[id]?.fetched = updated
    return save([updated])
  }

  /// Returns the message about the user's reload once all responses have arrived.
  private func finishReload(_ context: ForecastsContext, _ state: inout ForecastsState)
    -> StatusMessage?
  {
    guard let reload = state.reload, reload.waiting.isEmpty else { return nil }
    state.reload = nil
    return reload.statusMessage(at: context.now, provider: state.provider)
  }

  func fail(
    _ id: Place.ID, _ failure: WeatherFailure, _ context: ForecastsContext,
    _ state: inout ForecastsState
  ) {
    var entry = state.entries[id] ?? Forecast()
    entry.status = .failed(failure, at: context.now)
    entry.failures += 1
    entry.failingSince = entry.failingSince ?? context.now
    state.entries[id] = entry
  }

  private func finishRound(_ context: ForecastsContext, _ state: inout ForecastsState)
    -> EffectType<ForecastsAction>
  {
    guard !state.isLoading else { return .none }
    state.round = []
    state.spinner = nil
    return .cancel(id: EffectID.spinner)
  }

  /// Requests the rest of a page that was opened while its summary was being requested.
  private func completePage(_ context: ForecastsContext, _ state: inout ForecastsState)
    -> EffectType<ForecastsAction>
  {
    guard let page = context.page, let entry = state[page],
      entry.status == .idle, entry.lacks(.full)
    else { return .none }
    return requestDue(among: [page], context, &state)
  }

  private func save(_ reports: [Fetched<WeatherReport>]) -> EffectType<ForecastsAction> {
    let cached = reports.filter { $0.provider != .sample }
    guard !cached.isEmpty else { return .none }
    let cache = cache
    return .run { _ in cached.forEach(cache.save) }
  }
}
