import CitySearch
import Foundation
import Synchronization
import WeatherFeature
import WeatherModel

/// Why a place that was asked for cannot be shown.
enum PlaceProblem: Error {
  case offTheGlobe(String)
  case notFound(String)
  case listUnreadable(String)
}

/// The city list as the program uses it: opened once, when it is first needed.
final class CityDirectory: Sendable {
  private let listPath: String?
  private let cacheFolder: String
  private let language: String
  private let homeCountry: String?
  private let index = Mutex<CityIndex?>(nil)

  init(listPath: String?, cacheFolder: String, language: String, homeCountry: String?) {
    self.listPath = listPath
    self.cacheFolder = cacheFolder
    self.language = language
    self.homeCountry = homeCountry
  }

  /// The index that is there already; nil when it has to be built first.
  private var existing: CityIndex? {
    index.withLock { index in
      if index == nil, let listPath {
        index = CityIndex.openExisting(listAt: listPath, cacheDirectory: cacheFolder)
      }
      return index
    }
  }

  /// The index, built when it is not there. Takes a second or two the first time.
  @discardableResult
  func opened() throws(PlaceProblem) -> CityIndex {
    if let existing { return existing }
    guard let listPath else {
      throw .listUnreadable("cities.json was not found; set WEATHER_TUI_DATA to its folder")
    }
    do {
      let built = try CityIndex.open(listAt: listPath, cacheDirectory: cacheFolder)
      index.withLock { $0 = built }
      return built
    } catch {
      throw .listUnreadable("\(error)")
    }
  }

  var isReady: Bool { existing != nil }

  /// Nothing will be searched for a while.
  func rest() { index.withLock { $0?.forgetPages() } }

  /// What the screens ask.
  var client: CitiesClient {
    CitiesClient(
      search: { query, limit, preferred in self.search(query, limit: limit, preferred) },
      towns: { box, limit in self.towns(in: box, limit: limit) })
  }

  func matches(
    _ query: String, limit: Int, preferred: [Place] = [], in index: CityIndex
  ) -> SearchResult {
    let ids = preferred.compactMap { Int($0.id.dropFirst(Self.idPrefix.count)) }
    return index.search(
      query, limit: limit,
      context: SearchContext(homeCountry: homeCountry, preferredIDs: ids, language: language))
  }

  private func search(_ query: String, limit: Int, _ preferred: [Place]) -> FoundPlaces? {
    guard let existing else { return nil }
    if let point = try? Self.point(query) {
      return FoundPlaces(places: [FoundPlace(place: point)], total: 1, outOf: existing.count)
    }
    let result = matches(query, limit: limit, preferred: preferred, in: existing)
    let places = result.matches.map { match in
      let shown = match.matchedName == match.city.name ? nil : match.matchedName
      return FoundPlace(place: place(match.city), matchedName: shown)
    }
    return FoundPlaces(places: places, total: result.total, outOf: existing.count)
  }

  private func towns(in box: MapBox, limit: Int) -> [Place] {
    guard let existing else { return [] }
    return existing.within(
      south: box.south, west: box.west, north: box.north, east: box.east, limit: limit
    ).map(place)
  }

  /// A place of the list by its id; nil while there is no list.
  func known(_ id: Place.ID) -> Place? {
    Int(id.dropFirst(Self.idPrefix.count)).flatMap { existing?.city(id: $0) }.map(place)
  }

  func largest(inTimeZone zone: String) -> Place? {
    (try? opened())?.largest(inTimeZone: zone).map(place)
  }

  /// The time zone of the city nearest to a point; nil far from all of them, as at sea.
  func zone(near point: Coordinate) -> String? {
    let nearest = (try? opened())?.nearest(
      toLatitude: point.latitude, longitude: point.longitude, limit: 1
    ).first
    guard let nearest, nearest.kilometres <= 300, !nearest.city.timeZone.isEmpty else { return nil }
    return nearest.city.timeZone
  }

  /// A place by what was typed on the command line: a point, or a name.
  func place(named query: String) throws(PlaceProblem) -> Place {
    if let point = try Self.point(query) { return point }
    let index = try opened()
    guard let match = matches(query, limit: 1, in: index).matches.first else {
      throw .notFound(query)
    }
    return place(match.city)
  }

  /// `37.57,126.98` as a place of its own; nil when the text is no pair of numbers.
  private static func point(_ text: String) throws(PlaceProblem) -> Place? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      .map { Double($0.trimmingCharacters(in: .whitespaces)) }
    guard parts.count == 2, let latitude = parts[0], let longitude = parts[1] else { return nil }
    guard let coordinate = Coordinate(validating: latitude, longitude: longitude) else {
      throw .offTheGlobe(text)
    }
    let name = [latitude, longitude].map { number in
      String(Double(Int((number * 10_000).rounded())) / 10_000)
    }.joined(separator: ", ")
    return Place(id: "at:" + name.replacing(" ", with: ""), name: name, coordinate: coordinate)
  }

  private static let idPrefix = "geonames:"

  func place(_ city: City) -> Place {
    Place(
      id: "\(Self.idPrefix)\(city.id)", name: city.name, localName: city.hangulName,
      admin1: city.state.isEmpty
        ? nil : RegionNames.division(city.state, country: city.country, language: language),
      countryCode: city.country,
      coordinate: Coordinate(latitude: city.latitude, longitude: city.longitude),
      timeZoneIdentifier: city.timeZone.isEmpty ? nil : city.timeZone,
      population: city.population > 0 ? city.population : nil)
  }
}
