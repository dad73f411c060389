import MVI
import WeatherModel

/// What becomes of answers and failures.
extension ForecastsReducer {
  func receive(
    _ answers: [WeatherResponse], _ state: inout State
  ) -> EffectType<ForecastsAction> {
    var received: [WeatherReport] = []
    for answer in answers where answer.request.provider == state.forecasts.provider {
      let id = answer.request.place.id
      guard let entry = state.forecasts.entries[id] else { continue }
      state.forecasts.reload?.note(answer, before: entry.report, at: state.context.now)
      switch answer.result {
      case .success(let report):
        state.forecasts.entries[id] = Forecast(
          report: entry.report?.merged(with: report) ?? report)
        state.forecasts.entries[id]?.requestedAt = entry.requestedAt
        received += [state.forecasts.entries[id]?.report].compactMap(\.self)
        noteAnotherWay(entry.requestedAt, &state)
      case .failure(let failure) where failure.error == .cancelled:
        if entry.status == .loading { state.forecasts.entries[id]?.status = .idle }
      case .failure(let failure):
        fail(id, failure, &state)
        // What is still fresh goes on being shown, so the footer has to tell.
        if !entry.isOld(for: answer.request.detailLevel, at: state.context.now) {
          state.statusMessage = .failed(failure, at: state.context.now)
        }
      }
    }
    tellReload(&state)
    return .merge(finishRound(&state), save(received), completePage(&state))
  }

  /// Takes the warnings of a place whose weather is fresh.
  func receive(
    _ warnings: WarningsResponse, of id: Place.ID, _ state: inout State
  ) -> EffectType<ForecastsAction> {
    guard let report = state.forecasts.entries[id]?.report,
      report.warningsStatus?.source == warnings.source
    else { return .none }
    let updated = report.with(warnings)
    state.forecasts.entries[id]?.report = updated
    return save([updated])
  }

  /// Says what came of the person's question once all of it is there.
  private func tellReload(_ state: inout State) {
    guard let reload = state.forecasts.reload, reload.waiting.isEmpty else { return }
    state.forecasts.reload = nil
    if let statusMessage = reload.statusMessage(
      at: state.context.now, provider: state.forecasts.provider)
    {
      state.statusMessage = statusMessage
    } else if case .asking? = state.statusMessage {
      state.statusMessage = nil
    }
  }

  func fail(_ id: Place.ID, _ failure: WeatherFailure, _ state: inout State) {
    var entry = state.forecasts.entries[id] ?? Forecast()
    entry.status = .failed(failure, at: state.context.now)
    entry.failures += 1
    entry.failingSince = entry.failingSince ?? state.context.now
    state.forecasts.entries[id] = entry
  }

  private func finishRound(_ state: inout State) -> EffectType<ForecastsAction> {
    guard !state.forecasts.isLoading else { return .none }
    state.forecasts.round = []
    state.forecasts.spinner = nil
    return .cancel(id: EffectID.spinner)
  }

  /// A page that came up while its row was being asked for still lacks the rest.
  private func completePage(_ state: inout State) -> EffectType<ForecastsAction> {
    guard let page = state.context.page, let entry = state.forecasts[page],
      entry.status == .idle, entry.lacks(.full)
    else { return .none }
    return askForDue(among: [page], &state)
  }

  private func save(_ reports: [WeatherReport]) -> EffectType<ForecastsAction> {
    let cached = reports.filter { $0.provider != .sample }
    guard !cached.isEmpty else { return .none }
    let cache = cache
    return .run { _ in cached.forEach(cache.save) }
  }
}
