import CitySearch
import MVI
import Synchronization
import TerminalUI
import TestSupport
import WeatherModel

@testable import WeatherFeature

/// A list of some places, with a real index, for the search pane.
enum SearchFixtures {
  /// The program with these places, each of which has the sample's weather.
  static let dependencies = DependenciesTrait.dependencies {
    $0.now = { Sample.now }
    $0.cities = cities()
    $0.continuousClock = TestClock()
    $0.persist = { _ in }
    $0.normals = .none
    $0.forecastCache = .none
    $0.weatherClient = WeatherClient { Sample.report(of: $0.place) }
  }

  static let seoul = City(
    id: 1_835_848, name: "Seoul", hangulName: "서울", state: "Seoul", country: "KR",
    latitude: 37.566, longitude: 126.9784, population: 10_349_312)
  static let suwon = City(
    id: 1_835_553, name: "Suwon", hangulName: "수원", state: "Gyeonggi-do", country: "KR",
    latitude: 37.29, longitude: 127.01, population: 1_237_000)
  static let gwangju = City(
    id: 1_841_811, name: "Gwangju", hangulName: "광주", state: "Gwangju", country: "KR",
    latitude: 35.155, longitude: 126.916, population: 1_400_000)
  static let otherGwangju = City(
    id: 1_841_810, name: "Gwangju", hangulName: "광주", state: "Gyeonggi-do", country: "KR",
    latitude: 37.41, longitude: 127.257, population: 80_000)
  /// Two places that differ only in their distance.
  static let twins = [10.1, 10.9].enumerated().map { number, latitude in
    City(
      id: 90 + number, name: "Twin", state: "Somewhere", country: "FR", latitude: latitude,
      longitude: 20, population: 1000 - number)
  }

  /// Two distant places with the same name.
  static let farTwins = PlaceFinder(
    list: CityIndex(
      of: [10.0, 50].enumerated().map { number, latitude in
        (
          City(
            id: 80 + number, name: "Twin", country: "FR", latitude: latitude, longitude: 20,
            population: 1000), []
        )
      }), discoveries: [], homeCountry: nil)

  static let index = CityIndex(
    of: ([seoul, suwon, gwangju, otherGwangju] + twins).map { city in
      (city, city.id == seoul.id ? ["ソウル", "Сеул", "Séoul"] : [])
    })

  static func finder(_ discoveries: [DiscoveredPlace] = []) -> PlaceFinder {
    PlaceFinder(list: index, discoveries: discoveries, homeCountry: "KR")
  }

  static func cities(
    persist: @escaping @Sendable (DiscoveredPlace) -> Void = { _ in }
  ) -> CitiesClient {
    let finder = finder()
    return CitiesClient(
      search: { finder.places(for: $0) }, towns: { _, _ in [] },
      marked: { PlaceFinder.marked($0, $1) }, persist: persist)
  }

  /// A place that only the geocoder knows.
  static let suanbo = Place(
    id: "at:36.85,127.99", name: "Suanbo", localName: "수안보", admin1: "Chungcheongbuk-do",
    countryCode: "KR", coordinate: Coordinate(latitude: 36.85, longitude: 127.99))

  /// A pane of 64 by 20 cells.
  static let layout = SearchLayout(Rect(x: 0, y: 0, width: 64, height: 20))

  /// Returns a pane with some favourites and recent places.
  static func pane(
    favourites: [City] = [], recents: [City] = [],
    settings: DisplaySettings = DisplaySettings()
  ) -> SearchState {
    SearchState(
      context: SearchState.SearchContext(settings), favourites: favourites.map { Place($0) },
      recents: recents.map { Place($0) })
  }
}

/// A geocoder that records its requests and returns given responses.
final class CountingGeocoder: Sendable {
  private let requested = Mutex<[String]>([])
  private let answer: @Sendable (String) throws(WeatherFailure) -> [Place]

  init(_ answer: @escaping @Sendable (String) throws(WeatherFailure) -> [Place]) {
    self.answer = answer
  }

  /// The requests in order: name, provider, language.
  var questions: [String] { requested.withLock { $0 } }

  var client: GeocodingClient {
    GeocodingClient { name, provider, language throws(WeatherFailure) in
      self.requested.withLock { $0.append("\(name) \(provider.rawValue) \(language)") }
      return try self.answer(name)
    }
  }
}

/// A value that effects change and a test reads.
final class Guarded<Value: Sendable>: Sendable {
  private let mutex: Mutex<Value>

  init(_ value: Value) { mutex = Mutex(value) }

  var value: Value { mutex.withLock { $0 } }

  func change(_ change: @Sendable (inout Value) -> Void) {
    mutex.withLock { value in
      var copy = value
      change(&copy)
      value = copy
    }
  }
}
