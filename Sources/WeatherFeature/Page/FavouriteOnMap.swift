import Foundation
import WeatherModel

/// A favourite for the map, with its temperature where an answer of today's provider knows it.
struct FavouriteOnMap: Equatable, Sendable {
  /// An older answer no longer says how warm it is.
  private static let longestAge: TimeInterval = 3 * 3600

  let place: Place
  let temperature: Double?

  /// The favourites in the part of the world that the map shows, but for the place on the page.
  static func all(in state: AppState) -> [FavouriteOnMap] {
    guard let here = state.page.place, !state.favourites.isEmpty else { return [] }
    let box = state.page.map.box(around: here)
    let inSight = state.favourites.filter { $0.id != here.id && box.contains($0.coordinate) }
    return inSight.map { place in
      let report = state.forecasts[place]?.report
      let age = report?.heardAt(.row).map { state.now.timeIntervalSince($0) }
      let isGood =
        report?.provider == state.settings.provider && (age.map { $0 < longestAge } ?? false)
      return FavouriteOnMap(
        place: place, temperature: isGood ? report?.current.temperature : nil)
    }
  }
}
