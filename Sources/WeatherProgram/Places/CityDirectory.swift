import CitySearch
import Synchronization
import WeatherFeature
import WeatherModel
import WeatherWords

/// The program's city list. It is opened on first use and extended by the places that were found
/// online before.
final class CityDirectory: Sendable {
  private struct Contents {
    var index: CityIndex?
    /// Whether the index matches the current list.
    var isCurrent = false
    var discoveries: [DiscoveredPlace]
    /// The finder, created from the index on first use.
    var finder: PlaceFinder?
  }

  private let listPath: String?
  private let cacheFolder: String
  private let language: String
  private let homeCountry: String?
  private let timeZone: String?
  private let persist: @Sendable (DiscoveredPlace) -> Void
  private let contents: Mutex<Contents>

  /// - Parameters:
  ///   - timeZone: The machine's time zone. Its places are ranked like those of the home country.
  ///   - persist: Stores a place for later runs.
  init(
    listPath: String?, cacheFolder: String, language: String, homeCountry: String?,
    timeZone: String? = nil, discoveries: [DiscoveredPlace],
    persist: @escaping @Sendable (DiscoveredPlace) -> Void
  ) {
    self.listPath = listPath
    self.cacheFolder = cacheFolder
    self.language = language
    self.homeCountry = homeCountry
    self.timeZone = timeZone
    self.persist = persist
    contents = Mutex(Contents(discoveries: discoveries))
  }

  // MARK: - The index

  /// Whether the index exists and matches its list.
  var isReady: Bool {
    contents.withLock { contents in
      openExisting(&contents)
      return contents.isCurrent
    }
  }

  /// Whether the index has been opened already.
  var isOpen: Bool { contents.withLock { $0.isCurrent } }

  /// Returns the index of the list and builds a missing one, which takes a second or two.
  @discardableResult
  func opened(progress: (Double) -> Void = { _ in }) throws(PlaceProblem) -> CityIndex {
    let existing = contents.withLock { contents in
      openExisting(&contents)
      return contents.isCurrent ? contents.index : nil
    }
    if let existing { return existing }
    guard let listPath else { throw .listNotFound }
    do {
      let built = try CityIndex.open(
        listAt: listPath, cacheDirectory: cacheFolder, progress: progress)
      contents.withLock { contents in
        contents.index = built
        contents.isCurrent = true
        contents.finder = nil
      }
      return built
    } catch {
      throw .listUnusable(error)
    }
  }

  private func openExisting(_ contents: inout Contents) {
    guard contents.index?.isDamaged ?? true, let listPath else { return }
    if contents.index != nil {
      // The file was truncated. The rest of it is used until there is a complete one.
      guard let whole = CityIndex.openExisting(listAt: listPath, cacheDirectory: cacheFolder) else {
        return
      }
      (contents.index, contents.isCurrent, contents.finder) = (whole, true, nil)
      return
    }
    contents.index = CityIndex.openExisting(listAt: listPath, cacheDirectory: cacheFolder)
    contents.isCurrent = contents.index != nil
  }

  // MARK: - The search

  var client: CitiesClient {
    CitiesClient(
      search: { query in
        if let point = try? Self.point(query.text, language: query.language) {
          let found = FoundPlace(place: point, spelling: .name)
          return FoundPlaces(places: [found], total: 1, outOf: 1)
        }
        return self.finder.places(for: query)
      },
      towns: { box, limit in self.towns(in: box, limit: limit) },
      marked: { places, text in PlaceFinder.marked(places, text) },
      persist: { self.store($0) },
      nearest: { self.nearest(to: $0) })
  }

  /// Returns the places with a name, best first.
  /// - Parameter isTyped: Whether a place stays first while letters are added, as in the search pane.
  func places(named query: String, limit: Int, isTyped: Bool = false) -> FoundPlaces {
    finder.matches(of: PlaceQuery(query, limit: limit, language: language, isTyped: isTyped))
  }

  /// The finder of the current index, which may be outdated while a new one is being built.
  private var finder: PlaceFinder {
    contents.withLock { contents in
      openExisting(&contents)
      if let finder = contents.finder { return finder }
      let index = contents.index ?? CityIndex.openOutdated(cacheDirectory: cacheFolder)
      let finder = PlaceFinder(
        list: index, discoveries: contents.discoveries, homeCountry: homeCountry,
        timeZone: timeZone)
      contents.finder = finder
      return finder
    }
  }

  private func store(_ discovery: DiscoveredPlace) {
    contents.withLock { contents in
      contents.discoveries.removeAll { $0.place.id == discovery.place.id }
      contents.discoveries.insert(discovery, at: 0)
      contents.finder = nil
    }
    persist(discovery)
  }

  private func towns(in box: GeoBox, limit: Int) -> [Place] {
    // The index is opened elsewhere, because a page that is being drawn must not wait for it.
    guard let index = contents.withLock({ $0.isCurrent ? $0.index : nil }) else { return [] }
    // The query reads the whole table for a few towns, and is not repeated until the map moves.
    defer { index.evictPages() }
    return index.within(
      south: box.south, west: box.westernmost, north: box.north, east: box.easternmost,
      limit: limit
    ).map { Place($0) }
  }

  /// Returns the largest place of a time zone; nil if there is none.
  func largest(inTimeZone zone: String) -> Place? {
    (try? opened())?.largest(inTimeZone: zone).map { Place($0) }
  }

  func largest(inCountry code: String, limit: Int) -> [Place] {
    (try? opened())?.largest(inCountry: code, limit: limit).map { Place($0) } ?? []
  }

  /// Returns places with the names that the list has for them in other languages.
  func named(_ places: [Place]) -> [Place] {
    guard let index = try? opened() else { return places }
    return places.map { place in
      var place = place
      place.names = place.listNumber.flatMap(index.city(id:))?.names ?? place.names
      return place
    }
  }

  /// Loads the pages that a search reads, because one is about to begin.
  func prefetch() { contents.withLock { $0.index }?.prefetchPages() }

  /// Returns memory to the system, because no search is expected for a while.
  func releaseMemory() { contents.withLock { $0.index?.evictPages() } }

  /// The maximum distance in kilometres of the city whose time zone is used for a point.
  static let kilometresOfOneClock = 100.0

  /// Returns the time zone of the city nearest to a point; nil if all are too far away, such as at
  /// sea.
  func zone(near point: Coordinate) -> String? {
    guard let city = nearest(to: point), city.kilometres <= Self.kilometresOfOneClock else {
      return nil
    }
    return city.place.timeZoneIdentifier
  }

  /// Returns the place nearest to a point; nil if there is no list.
  func nearest(to point: Coordinate) -> NearbyPlace? {
    let nearest = (try? opened())?.nearest(
      toLatitude: point.latitude, longitude: point.longitude, limit: 1
    ).first
    return nearest.map {
      NearbyPlace(place: Place($0.city), kilometres: $0.kilometres, bearing: $0.bearing)
    }
  }

  // MARK: - Places of the command line

  /// Returns what is known locally about a name or a point on the command line.
  func known(by query: String) throws(PlaceProblem) -> KnownPlaces {
    if let point = try point(query) { return KnownPlaces(named: point) }
    try opened()
    if let before = contents.withLock({ $0.discoveries.first { $0.query == query } }) {
      return KnownPlaces(named: before.place)
    }
    return KnownPlaces(places(named: query, limit: Self.candidates), query: query)
  }

  /// The maximum number of search results among which the typed name is looked up.
  private static let candidates = 20

  /// Returns whether a text is a pair of numbers, even if outside the range of coordinates.
  static func isPoint(_ text: String) -> Bool {
    do { return try point(text, language: "en") != nil } catch { return true }
  }

  /// The maximum distance in kilometres of the place whose country is used for a point.
  private static let kilometresOfOneCountry = 50.0

  /// Returns the place for a typed point; nil if the text is not a point. The place has the country
  /// of the nearest city, unless that is too far away, because the authority of that country issues
  /// the warnings.
  func point(_ text: String) throws(PlaceProblem) -> Place? {
    guard var place = try Self.point(text, language: language) else { return nil }
    if let near = nearest(to: place.coordinate), near.kilometres <= Self.kilometresOfOneCountry {
      place.countryCode = near.place.countryCode
    }
    return place
  }

  /// Returns a place for a text such as `37.57,126.98`; nil if it is not a pair of numbers.
  private static func point(_ text: String, language: String) throws(PlaceProblem) -> Place? {
    let typed = TypedPoint(text, language: language)
    guard case .onTheGlobe(let latitude, let longitude) = typed else {
      if typed == nil { return nil }
      throw .offTheGlobe(text.trimmed)
    }
    guard let coordinate = Coordinate(validating: latitude, longitude: longitude) else {
      throw .offTheGlobe(text.trimmed)
    }
    let name = [latitude, longitude].map { number in
      String(Double(Int((number * 10_000).rounded())) / 10_000)
    }.joined(separator: ", ")
    return Place(id: "at:" + name.filter { $0 != " " }, name: name, coordinate: coordinate)
  }
}
