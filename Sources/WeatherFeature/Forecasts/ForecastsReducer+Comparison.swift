import MVI
public import WeatherModel
import WeatherWords

/// The comparison of models for a place, requested only when its panel is opened.
public struct Comparison: Equatable, Sendable {
  /// What the models said last.
  public var models: ModelComparison?
  /// What is kept of other providers' answers.
  public var others: [WeatherReport] = []
  /// Whether a question is under way.
  public var isLoading = false
  /// Why the last question has no answer.
  public var failure: WeatherFailure?

  /// Nothing known.
  public init() {}
}

extension AppState {
  /// What is known of how sure the page's forecast is.
  var comparison: Comparison? { page.place.flatMap { forecasts.comparisons[$0.id] } }
}

extension ForecastsReducer {
  /// Places whose comparison is kept in memory.
  private static let maxComparisons = 8

  /// Asks the models of a place, unless what they said is still fresh, and looks for what is kept of
  /// other providers.
  func compare(_ place: Place, _ state: inout State) -> EffectType<ForecastsAction> {
    let (context, forecasts) = (state.context, state.forecasts)
    var comparison = forecasts.comparisons[place.id] ?? Comparison()
    guard !comparison.isLoading, comparison.models?.isFresh(at: context.now) != true else {
      return .none
    }
    if forecasts.comparisons.count >= Self.maxComparisons {
      state.forecasts.comparisons = forecasts.comparisons.filter { $0.value.isLoading }
    }
    comparison.isLoading = true
    comparison.failure = nil
    state.forecasts.comparisons[place.id] = comparison
    let (client, cache) = (client, cache)
    let isAsked = !context.settings.isOffline || forecasts.provider == .sample
    let request = WeatherRequest(
      place: place, provider: forecasts.provider, language: context.settings.language.code)
    return .run { send in
      let others =
        request.provider == .sample
        ? [] : Provider.allCases.compactMap { cache.load(place.id, $0) }
      do throws(WeatherFailure) {
        guard isAsked else {
          throw WeatherFailure(provider: .openMeteo, error: .offlineWithoutData)
        }
        await send(.compared(place.id, others, .success(try await client.models(request))))
      } catch {
        await send(.compared(place.id, others, .failure(error)))
      }
    }
  }

  func receiveComparison(
    _ result: Result<ModelComparison, WeatherFailure>, _ others: [WeatherReport],
    of id: Place.ID, _ state: inout State
  ) {
    guard var comparison = state.forecasts.comparisons[id] else { return }
    comparison.isLoading = false
    comparison.others = others
    switch result {
    case .success(let models): comparison.models = models
    case .failure(let failure): comparison.failure = failure
    }
    state.forecasts.comparisons[id] = comparison
  }
}
