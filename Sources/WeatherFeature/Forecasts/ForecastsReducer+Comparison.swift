import MVI
public import WeatherModel
import WeatherWords

/// The comparison of models for a place, requested only when its panel is opened.
public struct Comparison: Equatable, Sendable {
  /// The last forecasts of the models.
  public var models: ModelComparison?
  /// The cached forecasts of other providers.
  public var others: [Fetched<WeatherReport>] = []
  /// Whether a request is running.
  public var isLoading = false
  /// The error of the last request.
  public var failure: WeatherFailure?
  /// The number of ensemble runs that reach the thresholds of a day, if the user requested it.
  public var chances: EnsembleChances?
  /// Whether the ensembles' members are being requested.
  public var isCountingRuns = false
  /// The error of the last request for the ensembles' members.
  public var chancesFailure: WeatherFailure?
}

extension AppState {
  var comparison: Comparison? { page.place.flatMap { forecasts.comparisons[$0.id] } }
}

extension ForecastsReducer {
  /// The maximum number of places whose comparison is kept in memory.
  private static let maxComparisons = 8

  /// Requests the models of a place unless their forecasts are still fresh, and reads the cached
  /// forecasts of other providers.
  func compare(_ place: Place, _ context: ForecastsContext, _ state: inout ForecastsState)
    -> EffectType<ForecastsAction>
  {
    let forecasts = state
    var comparison = forecasts.comparisons[place.id] ?? Comparison()
    guard !comparison.isLoading, comparison.models?.isFresh(at: context.now) != true else {
      return .none
    }
    if forecasts.comparisons.count >= Self.maxComparisons {
      state.comparisons = forecasts.comparisons.filter {
        $0.value.isLoading || $0.value.isCountingRuns
      }
    }
    comparison.isLoading = true
    comparison.failure = nil
    state.comparisons[place.id] = comparison
    let (client, cache) = (client, cache)
    let isRequested = !context.settings.isOffline || forecasts.provider == .sample
    let request = WeatherRequest(
      place: place, provider: forecasts.provider, language: context.settings.language.code)
    return .run { send in
      let others =
        request.provider == .sample
        ? [] : Provider.allCases.compactMap { cache.load(place.id, $0) }
      do throws(WeatherFailure) {
        guard isRequested else {
          throw WeatherFailure(provider: .openMeteo, error: .offlineWithoutData)
        }
        await send(.compared(place.id, others, .success(try await client.models(request))))
      } catch {
        await send(.compared(place.id, others, .failure(error)))
      }
    }
  }

  /// Requests the ensembles' members of a place unless their counts are still fresh.
  func countRuns(_ place: Place, _ context: ForecastsContext, _ state: inout ForecastsState)
    -> EffectType<ForecastsAction>
  {
    guard var comparison = state.comparisons[place.id], !comparison.isCountingRuns,
      comparison.chances?.isFresh(at: context.now) != true
    else { return .none }
    comparison.isCountingRuns = true
    comparison.chancesFailure = nil
    state.comparisons[place.id] = comparison
    let client = client
    let isRequested = !context.settings.isOffline || state.provider == .sample
    let request = WeatherRequest(
      place: place, provider: state.provider, language: context.settings.language.code)
    return .run { send in
      do throws(WeatherFailure) {
        guard isRequested else {
          throw WeatherFailure(provider: .openMeteo, error: .offlineWithoutData)
        }
        await send(.runsCounted(place.id, .success(try await client.chances(request))))
      } catch {
        await send(.runsCounted(place.id, .failure(error)))
      }
    }
  }

  func receiveRuns(
    _ result: Result<EnsembleChances, WeatherFailure>, of id: Place.ID,
    _ state: inout ForecastsState
  ) {
    guard var comparison = state.comparisons[id] else { return }
    comparison.isCountingRuns = false
    switch result {
    case .success(let chances): comparison.chances = chances
    case .failure(let failure): comparison.chancesFailure = failure
    }
    state.comparisons[id] = comparison
  }

  func receiveComparison(
    _ result: Result<ModelComparison, WeatherFailure>, _ others: [Fetched<WeatherReport>],
    of id: Place.ID, _ state: inout ForecastsState
  ) {
    guard var comparison = state.comparisons[id] else { return }
    comparison.isLoading = false
    comparison.others = others
    switch result {
    case .success(let models): comparison.models = models
    case .failure(let failure): comparison.failure = failure
    }
    state.comparisons[id] = comparison
  }
}
