import Foundation
import MVI
import Synchronization
import TestSupport
import WeatherModel

@testable import WeatherFeature

/// Forecasts for tests.
enum Forecasts {
  /// The loaded forecasts, and the inputs of requests.
  struct Scene {
    var forecasts: ForecastsState
    var context: ForecastsContext
  }

  /// Returns the state of a board, or of a page with nothing else on the screen.
  static func state(
    _ entries: [Place.ID: Forecast] = [:], page: Place? = nil, inSight: [Place] = Boards.places,
    network: NetworkState = .connected, now: Date = Sample.now,
    settings: DisplaySettings = DisplaySettings()
  ) -> Scene {
    var forecasts = ForecastsState(provider: settings.provider)
    forecasts.entries = entries
    forecasts.network = network
    return Scene(
      forecasts: forecasts,
      context: ForecastsContext(settings: settings, page: page, inSight: inSight, now: now))
  }

  /// Returns fresh forecasts of places.
  static func known(_ places: [Place]) -> [Place.ID: Forecast] {
    Dictionary(
      uniqueKeysWithValues: places.map { ($0.id, Forecast(fetched: Sample.report(of: $0))) })
  }
}
