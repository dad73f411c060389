import Foundation
import MVI
import Synchronization
import TestSupport
import WeatherModel

@testable import WeatherFeature

/// Forecasts to try things on.
enum Forecasts {
  /// What a board shows, or a page with nothing else on the screen.
  static func state(
    _ entries: [Place.ID: Forecast] = [:], page: Place? = nil, inSight: [Place] = Boards.places,
    network: NetworkState = .connected, now: Date = Sample.now,
    settings: DisplaySettings = DisplaySettings()
  ) -> ForecastsReducer.State {
    var forecasts = ForecastsState(provider: settings.provider)
    forecasts.entries = entries
    forecasts.network = network
    return ForecastsReducer.State(
      forecasts: forecasts,
      context: ForecastsContext(settings: settings, page: page, inSight: inSight, now: now))
  }

  /// Places of which a fresh answer is known.
  static func known(_ places: [Place]) -> [Place.ID: Forecast] {
    Dictionary(
      uniqueKeysWithValues: places.map { ($0.id, Forecast(report: Sample.report(of: $0))) })
  }

  /// The same weather at another moment, as the program would have it there.
  static func moved(_ state: ForecastsReducer.State, to now: Date) -> ForecastsReducer.State {
    var context = state.context
    context.now = now
    return ForecastsReducer.State(
      forecasts: state.forecasts, statusMessage: state.statusMessage, context: context)
  }
}
