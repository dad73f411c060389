import CitySearch
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// The place that the command line means.
extension Session {
  /// The place that was asked for by name, or the one to start with. A name that the list does not
  /// have, or only the beginning of one, is put to the provider's geocoder; what comes of that is
  /// remembered, and not asked for again.
  func findPlace(named query: String?) async throws(PlaceProblem) -> Place? {
    guard let query, canAskGeocoder else { return try place(named: query) }
    let known = try cities.known(by: query)
    if let place = known.named { return place }
    guard let answer = await geocoded(query) else {
      guard let place = known.guess else {
        throw .notFound(query, suggestions: known.alike)
      }
      warn(place, takenFor: query)
      return place
    }
    let named = answer.first { $0.spelling == .name }?.place
    let begun = answer.first { $0.spelling == .beginning }?.place
    guard let place = named ?? known.guess ?? begun else {
      let alike = KnownPlaces.alike(known.found + answer, to: query)
      throw .notFound(query, suggestions: alike)
    }
    let isConfirmed = answer.contains { $0.place.id == place.id }
    if named == nil, !isConfirmed { warn(place, takenFor: query) }
    cities.client.keep(DiscoveredPlace(place: place, query: query))
    return place
  }

  /// Says which place a text was taken for that is no name of it that anything shows.
  func warn(_ place: Place, takenFor query: String) {
    let words = settings.language.words
    let format = WeatherFormat(units: .metric, words: words)
    let name = [format.placeName(place), place.countryCode].compactMap(\.self)
      .joined(separator: ", ")
    Program.warn(words.commandLine.placeTaken(query.cleanedFromOutside(), name))
  }

  /// Whether a geocoder can be asked for a name that the list does not have.
  var canAskGeocoder: Bool { !settings.isOffline && settings.provider.geocoder != nil }

  /// The geocoder's places of a name, best first; nil where it cannot be asked.
  private func geocoded(_ query: String) async -> [FoundPlace]? {
    let (name, country) = PlaceName.parts(of: query)
    do throws(WeatherFailure) {
      let places = try await geocodingClient().places(
        name, settings.provider, settings.language.code)
      let wanted = places.filter { country == nil || $0.countryCode == country }
      return PlaceFinder.marked(wanted, name)
    } catch {
      log(.warning, "the geocoder cannot be asked: \(error.error)")
      return nil
    }
  }
}
