import CitySearch
import WeatherFeature
import WeatherModel
import WeatherServices
import WeatherWords

/// The lookup of the place that the command line names.
extension Session {
  /// Returns the place with a name, or the one to start with. If the list has no place of that
  /// name, or only one that begins with it, the provider's geocoder is queried. Its result is
  /// stored and not requested again.
  /// - Parameter naming: Where the run names the place. A message names it elsewhere if the user
  ///   may mean another place of the same name.
  func findPlace(
    named query: String?, in naming: Namesakes.Naming = .screen
  ) async throws(PlaceProblem) -> Place? {
    guard let query, canQueryGeocoder else { return try place(named: query, in: naming) }
    let known = try cities.known(by: query)
    if let place = known.named {
      warn(of: known.namesakes, of: query, in: naming)
      return place
    }
    let answer: [FoundPlace]
    do throws(WeatherFailure) {
      answer = try await geocoded(query)
    } catch {
      log(.warning, "the geocoder request failed: \(error.error)")
      guard let place = known.guess else {
        throw .notSearched(
          query, suggestions: KnownPlaces.similar(known.found, to: query),
          reason: settings.language.words.error(error, now: now(), in: .commandLine).short)
      }
      warn(place, takenFor: query, command: known.command)
      return place
    }
    let named = answer.first { $0.spelling == .name }?.place
    let prefixMatch = answer.first { $0.spelling == .beginning }?.place
    guard let place = named ?? known.guess ?? known.prefix(prefixMatch) else {
      let similar = KnownPlaces.similar(known.found + answer, to: query)
      throw .notFound(query, suggestions: similar)
    }
    warn(
      of: Namesakes(of: query, among: answer, includesTowns: true), of: query, in: naming)
    let isConfirmed = answer.contains { $0.place.id == place.id }
    if named == nil, !isConfirmed { warn(place, takenFor: query, command: known.command) }
    cities.client.persist(DiscoveredPlace(place: place, query: query))
    return place
  }

  /// Writes which place is used for a text that is not one of its displayed names, and the command
  /// that the text was probably meant to be.
  func warn(_ place: Place, takenFor query: String, command: CommandSuggestion?) {
    let words = settings.language.words
    let sentences =
      [words.commandLine.placeTaken(query.inMessage, WeatherFormat(settings).fullName(place))]
      + [command.map { words.commandLine.didYouMean($0.text) }].compactMap(\.self)
    Program.warn(words.sections.paragraph(sentences))
  }

  /// Writes which place is used for a name that other places may share, unless the run tells it.
  func warn(of namesakes: Namesakes, of query: String, in naming: Namesakes.Naming) {
    guard let place = namesakes.placeToName(in: naming) else { return }
    let name = WeatherFormat(settings).fullName(place)
    Program.warn(settings.language.words.commandLine.placeShared(query.inMessage, name))
  }

  /// Whether the geocoder can be queried for a name that is not in the list.
  var canQueryGeocoder: Bool { !settings.isOffline && settings.provider.geocoder != nil }

  /// Returns the geocoder's places for a name, best first.
  private func geocoded(_ query: String) async throws(WeatherFailure) -> [FoundPlace] {
    let (name, country) = PlaceName.parts(of: query)
    let places = try await geocodingClient().places(
      name, settings.provider, settings.language.code)
    let wanted = places.filter { country == nil || $0.countryCode == country }
    return PlaceFinder.marked(wanted, name)
  }
}
