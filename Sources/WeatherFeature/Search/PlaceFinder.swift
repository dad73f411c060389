public import CitySearch
public import WeatherModel
import WeatherWords

/// The search over the list of places and over the places that were found online before, by the
/// same rules.
public struct PlaceFinder: Sendable {
  /// The number of places beginning with the query from which on the geocoder is not requested.
  package static let geocoderThreshold = 3

  private let list: CityIndex?
  private let homeCountry: String?
  private let timeZone: String?
  private let discoveries: [Place]
  private let discoveryIndex: CityIndex?

  /// Creates a finder over the places that are available.
  /// - Parameters:
  ///   - list: The index of the list; nil while there is none.
  ///   - homeCountry: The user's country (ISO 3166): its places come first among equals.
  ///   - timeZone: The machine's time zone: its places count like those of the country.
  public init(
    list: CityIndex?, discoveries: [DiscoveredPlace], homeCountry: String?, timeZone: String? = nil
  ) {
    self.timeZone = timeZone
    self.list = list
    self.homeCountry = homeCountry
    self.discoveries = discoveries.map(\.place)
    discoveryIndex = Self.index(of: discoveries.map { ($0.place, [$0.query]) })
  }

  /// Returns the best places for a query; if there are none, those for the longest beginning that
  /// has some. Without the list, the favourites and the recent places are searched instead.
  public func places(for query: PlaceQuery) -> FoundPlaces {
    var found = matches(of: query)
    if found.places.isEmpty, !found.isPostalCode, !found.isOffTheGlobe {
      found.beginning = beginning(of: query)
    }
    return found
  }

  /// The length of the longest beginning that is looked up.
  private static let maxBeginning = 32

  /// Returns the longest beginning with matches; nil if no name begins with two characters. While
  /// the user types, the query has it from the search for the earlier text.
  private func beginning(of query: PlaceQuery) -> FoundPlaces.Beginning? {
    let limit = max(4, query.limit / 3)
    if let known = query.beginning, query.text.hasPrefix(known.text) {
      return FoundPlaces.Beginning(text: known.text, places: Array(known.places.prefix(limit)))
    }
    let beginnings = [list, discoveryIndex].compactMap {
      $0?.longestBeginning(
        of: query.text, upTo: Self.maxBeginning, language: query.language)
    }
    guard let text = beginnings.max(by: { $0.count < $1.count }) else { return nil }
    var shorter = query
    (shorter.text, shorter.limit) = (text, limit)
    let places = matches(of: shorter).places
    return places.isEmpty ? nil : FoundPlaces.Beginning(text: text, places: places)
  }

  /// Returns the best places for a query, without those for a beginning of it.
  public func matches(of query: PlaceQuery) -> FoundPlaces {
    let context = SearchContext(
      homeCountry: homeCountry, preferredIDs: query.preferred.compactMap(\.listNumber),
      language: query.language, timeZone: timeZone,
      near: query.near.map { .init(latitude: $0.latitude, longitude: $0.longitude) },
      leader: query.leader?.listNumber, isTyped: query.isTyped)
    var result = SearchResult()
    var found: [Ranked] = []
    var total = 0
    if let list {
      result = list.search(query.text, limit: query.limit, context: context)
      found = result.matches.map { Ranked($0, place: Place($0.city)) }
      total = result.total
    } else {
      found = Self.ranked(
        query.preferred, in: Self.index(of: query.preferred.map { ($0, []) }), query, context)
      total = found.count
    }
    let discovered = Self.ranked(discoveries, in: discoveryIndex, query, context)
      .filter { entry in !found.contains { $0.found.place.id == entry.found.place.id } }
    // The list counts the matches beyond the limit too.
    let counted = discovered.filter { entry in
      entry.found.place.listNumber.map { number in
        list?.matches(query.text, id: number, context: context) ?? false
      } ?? false
    }
    // A place that the user chose before ranks before other matches of the same quality.
    for entry in discovered.reversed() {
      let position = found.firstIndex { $0.quality >= entry.quality } ?? found.count
      found.insert(entry, at: position)
    }
    return FoundPlaces(
      places: found.prefix(query.limit).map(\.found),
      total: total + discovered.count - counted.count,
      outOf: list.map { $0.count + discoveries.count } ?? 0,
      beginningCount: result.beginningCount + discovered.count { $0.quality <= .prefix },
      droppedWords: result.droppedWords, isPostalCode: result.isPostalCode && discovered.isEmpty,
      isOffTheGlobe: TypedPoint(query.text) == .offTheGlobe)
  }

  /// Returns the places in their order, each with the letters of its names that match `text`.
  public static func marked(_ places: [Place], _ text: String) -> [FoundPlace] {
    let query = PlaceQuery(text, limit: places.count, language: "en")
    let matches = ranked(places, in: index(of: places.map { ($0, []) }), query, SearchContext())
    return places.map { place in
      matches.first { $0.found.place.id == place.id }?.found ?? FoundPlace(place: place)
    }
  }

  // MARK: - Places that are in no list

  private struct Ranked {
    var quality: CityMatch.Quality
    var found: FoundPlace

    init(_ match: CityMatch, place: Place) {
      quality = match.quality
      found = FoundPlace(
        place: place, matchedName: match.matchedName, matchedRanges: match.matchedRanges,
        spelling: match.spelling)
    }
  }

  /// Creates an index in which places are numbered from 1 in their order.
  private static func index(of places: [(place: Place, names: [String])]) -> CityIndex? {
    CityIndex(
      of: places.enumerated().map { number, entry in
        var city = City(entry.place)
        city.id = number + 1
        return (city, [entry.place.localName].compactMap(\.self) + entry.names)
      })
  }

  private static func ranked(
    _ places: [Place], in index: CityIndex?, _ query: PlaceQuery, _ context: SearchContext
  ) -> [Ranked] {
    guard let index else { return [] }
    var context = context
    context.preferredIDs = []
    return index.search(query.text, limit: query.limit, context: context).matches.map {
      Ranked($0, place: places[$0.city.id - 1])
    }
  }
}

extension Place {
  /// The prefixes of identifiers that are followed by the number of the place in its source.
  private static let listPrefixes = ["geonames:", "kma:", "spot:"]

  /// The place's number in the list, when it has one.
  package var listNumber: Int? {
    if id.hasPrefix("iata:") { return City.Kind.number(ofAirport: String(id.dropFirst(5))) }
    return Self.listPrefixes.first(where: id.hasPrefix).flatMap { Int(id.dropFirst($0.count)) }
  }

  /// Returns the persistent identifier of a place of the list: its source and its number there.
  private static func identifier(of city: City) -> String {
    switch city.kind {
    case .town: (city.isFromGeoNames ? "geonames:" : "spot:") + "\(city.id)"
    case .koreanDistrict: "kma:\(city.id)"
    case .airport(let code): "iata:\(code)"
    case .nature, .sight: "spot:\(city.id)"
    }
  }

  /// The kind of the place in the JSON output.
  var kindName: String {
    switch listNumber.map(City.Kind.init(id:)) {
    case .airport: "airport"
    case .nature: "nature"
    case .sight: "sight"
    default: "place"
    }
  }

  /// The sign of an airport, a natural feature or a sight; nil for any other place.
  var kindSign: String? {
    switch listNumber.map(City.Kind.init(id:)) {
    case .airport: "✈"
    case .nature: "▲"
    case .sight: "⌂"
    default: nil
    }
  }

  /// Creates the place of an entry of the list.
  public init(_ city: City) {
    self.init(
      id: Self.identifier(of: city), name: city.name, localName: city.hangulName,
      admin1: city.state.isEmpty ? nil : city.state,
      countryCode: city.country.isEmpty ? nil : city.country,
      coordinate: Coordinate(latitude: city.latitude, longitude: city.longitude),
      timeZoneIdentifier: city.timeZone.isEmpty ? nil : city.timeZone,
      population: city.population > 0 ? city.population : nil)
    if !city.names.isEmpty { names = city.names }
    if !city.within.isEmpty { within = ["en": city.within, "ko": city.withinHangul] }
  }
}

extension City {
  /// Creates the entry that the place would have in the list.
  init(_ place: Place) {
    self.init(
      id: place.listNumber ?? 0, name: place.name, hangulName: place.hangulName,
      state: place.admin1 ?? "", within: place.within?["en"] ?? "",
      withinHangul: place.within?["ko"] ?? "", country: place.countryCode ?? "",
      latitude: place.coordinate.latitude, longitude: place.coordinate.longitude,
      population: place.population ?? 0, timeZone: place.timeZoneIdentifier ?? "")
    if let known = place.names { names = known }
  }
}

extension Place {
  /// The local name if it contains Hangul syllables.
  var hangulName: String? {
    localName.flatMap { name in
      name.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) } ? name : nil
    }
  }
}
