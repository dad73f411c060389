import Foundation
import MVI
import Synchronization
import TestSupport
import WeatherModel

@testable import WeatherFeature

/// Forecasts to try things on.
enum Forecasts {
  /// What is known, and what the questions depend on.
  struct Scene {
    var forecasts: ForecastsState
    var context: ForecastsContext
  }

  /// What a board shows, or a page with nothing else on the screen.
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

  /// Places of which a fresh answer is known.
  static func known(_ places: [Place]) -> [Place.ID: Forecast] {
    Dictionary(
      uniqueKeysWithValues: places.map { ($0.id, Forecast(report: Sample.report(of: $0))) })
  }
}
