import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// The place that the command line means.
extension Session {
  /// The place that was asked for by name, or the one to start with. A name that the list does not
  /// have is put to the provider's geocoder; what that finds is remembered, and not asked for again.
  func findPlace(named query: String?) async throws(PlaceProblem) -> Place? {
    do throws(PlaceProblem) {
      return try place(named: query)
    } catch .notFound(let query, let suggestions) where canAskGeocoder {
      let found = await geocoded(query)
      guard let place = found.first(where: \.beginsWithQuery)?.place else {
        throw .notFound(query, suggestions: Array((suggestions + found.map(\.place)).prefix(3)))
      }
      cities.client.keep(DiscoveredPlace(place: place, query: query))
      return place
    }
  }

  /// Whether somebody can be asked for a name that the list does not have.
  var canAskGeocoder: Bool { !settings.isOffline && settings.provider.geocoder != nil }

  /// The geocoder's places of a name, best first; none where it cannot be asked.
  private func geocoded(_ query: String) async -> [FoundPlace] {
    let (name, country) = PlaceName.parts(of: query)
    do throws(WeatherFailure) {
      let places = try await geocodingClient().places(
        name, settings.provider, settings.language.code)
      let wanted = places.filter { country == nil || $0.countryCode == country }
      return PlaceFinder.marked(wanted, name)
    } catch {
      log(.warning, "the geocoder cannot be asked: \(error.error)")
      return []
    }
  }
}
