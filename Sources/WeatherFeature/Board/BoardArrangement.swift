import CitySearch
import TerminalUI
public import WeatherModel
import WeatherWords

/// The order and the selection of the places on the board.
extension BoardState {
  /// Sorts and filters the list again; the selection stays on its place.
  mutating func arrange(_ context: BoardReducer.Context) {
    let chosen = selected?.id
    let places = sorted(context)
    let query = panel?.filter?.text ?? ""
    var matches = narrowed(places, query, context)
    let isWithoutMatch = !query.isEmpty && matches.isEmpty
    if isWithoutMatch { matches = ofBeginning(query, places, context) }
    panel?.arranged = matches
    panel?.isWithoutMatch = isWithoutMatch
    // If nothing matches, no place is selected, so that Enter opens none that the text does not
    // name.
    let unselected = isWithoutMatch ? -1 : max(0, list.selected)
    list.selected = arranged.firstIndex { $0.id == chosen } ?? unselected
    settle(context)
  }

  /// Selects a place if it is on the board.
  mutating func select(_ id: Place.ID, _ context: BoardReducer.Context) {
    guard let index = arranged.firstIndex(where: { $0.id == id }) else { return }
    list.selected = index
    settle(context)
  }

  /// Keeps the selection within the list and visible.
  mutating func settle(_ context: BoardReducer.Context) {
    if list.selected > 0 { list.move(by: 0, count: arranged.count) }
    list.settle(count: arranged.count, height: context.listHeight)
  }

  /// Returns all places in the selected order.
  func sorted(_ context: BoardReducer.Context) -> [Place] {
    guard order != .own else { return favourites }
    let format = WeatherFormat(context.settings)
    let byName =
      favourites
      .map { (place: $0, key: context.settings.language.orderKey(of: format.placeName($0))) }
      .sorted { $0.key < $1.key }.map(\.place)
    guard order.isByWeather else { return isReversed ? byName.reversed() : byName }
    // Unknown values sort last; equal ones by name.
    let sign = isReversed ? -1.0 : 1
    return byName.enumerated()
      .map { (index: $0, place: $1, rank: context.rank(of: $1, in: order).map { $0 * sign }) }
      .sorted {
        ($1.rank ?? -.infinity, $0.index) < ($0.rank ?? -.infinity, $1.index)
      }.map(\.place)
  }

  /// Returns the places that match the longest beginning of a query without a match. A longer
  /// beginning matches no more places than a shorter one, so a binary search finds it.
  private func ofBeginning(
    _ query: String, _ places: [Place], _ context: BoardReducer.Context
  ) -> [Place] {
    var matches = places
    // Names are not longer than 40 letters.
    var (length, limit) = (0, min(40, query.count))
    while limit - length > 1 {
      let middle = (length + limit) / 2
      let found = narrowed(places, String(query.prefix(middle)), context)
      if found.isEmpty { limit = middle } else { (length, matches) = (middle, found) }
    }
    return matches
  }

  private func narrowed(
    _ places: [Place], _ query: String, _ context: BoardReducer.Context
  ) -> [Place] {
    guard !query.isEmpty else { return places }
    let filter = NameFilter(query)
    let format = WeatherFormat(context.settings)
    return places.filter { place in
      filter.matches(
        [place.name, place.localName, format.division(place), format.country(place.countryCode)]
          .compactMap(\.self))
    }
  }
}

extension BoardReducer.Context {
  /// Returns the value by which an order ranks a place, the greatest first; nil if it is unknown.
  fileprivate func rank(of place: Place, in order: BoardOrder) -> Double? {
    guard let report = forecasts[place]?.report else { return nil }
    let weather = report.weatherNow(at: now).weather
    return switch order {
    case .temperature: weather.temperature
    case .humidity: weather.humidity
    case .wind: weather.windSpeed
    case .rain: NextPrecipitation(report, at: now).map { -$0.start.timeIntervalSince(now) }
    case .name, .own: nil
    }
  }
}

/// The places on the board until the user has chosen favourites, where the time zone or the
/// language is Korean. Elsewhere the board suggests the largest places of the zone's country.
public enum FirstBoard {
  /// The number of suggested places.
  public static let count = 20

  /// Twenty Korean cities with all values that requests need, for use without a list of cities.
  public static let places: [Place] = [
    city(1_842_616, "Gongju", "공주", 36.45556, 127.12472),
    city(1_841_811, "Gwangju", "광주", 35.15472, 126.91556),
    city(1_842_225, "Gumi", "구미", 36.1136, 128.336),
    city(1_842_025, "Gunsan", "군산", 35.97861, 126.71139),
    city(1_835_329, "Daegu", "대구", 35.87028, 128.59111),
    city(1_835_235, "Daejeon", "대전", 36.34913, 127.38493),
    city(1_841_066, "Mokpo", "목포", 34.81282, 126.39181),
    city(1_838_524, "Busan", "부산", 35.10168, 129.03004),
    city(1_835_895, "Seosan", "서산", 36.78167, 126.45222),
    city(1_835_848, "Seoul", "서울", 37.566, 126.9784),
    city(1_836_553, "Sokcho", "속초", 38.20701, 128.59181),
    city(1_835_553, "Suwon", "수원", 37.29111, 127.00889),
    city(1_835_648, "Suncheon", "순천", 34.9505, 127.48784),
    city(1_833_747, "Ulsan", "울산", 35.53722, 129.31667),
    city(1_843_491, "Iksan", "익산", 35.94389, 126.95444),
    city(1_845_457, "Jeonju", "전주", 35.82194, 127.14889),
    city(1_846_266, "Jeju City", "제주시", 33.50972, 126.52194),
    city(1_845_759, "Cheonan", "천안", 36.8065, 127.1522),
    city(1_845_604, "Cheongju", "청주", 36.63722, 127.48972),
    city(1_845_136, "Chuncheon", "춘천", 37.87472, 127.73417),
  ]

  private static func city(
    _ id: Int, _ name: String, _ hangul: String, _ latitude: Double, _ longitude: Double
  ) -> Place {
    Place(
      id: "geonames:\(id)", name: name, localName: hangul, countryCode: "KR",
      coordinate: Coordinate(latitude: latitude, longitude: longitude),
      timeZoneIdentifier: "Asia/Seoul")
  }
}
