import Glibc

/// How much a place weighs among others that match as well: its inhabitants, as a logarithm.
///
/// Where a list has none, a place weighs what its kind usually has; parts of a city weigh a
/// twentieth of their inhabitants, so that they come after cities.
enum PlaceWeight {
  /// Steps to a doubling.
  static let stepsPerDoubling = 16.0

  /// The weight of a place of the list.
  static func of(_ place: CityList.Place, level: DistrictRule.Level) -> Int {
    if place.weight > 0 { return steps(place.weight) }
    if place.population > 0 {
      return steps(level == .city ? place.population : max(1, place.population / 20))
    }
    return switch level {
    case .city where place.country == korea: steps(30_000)
    case .city: steps(1000)
    case .district: steps(10_000)
    case .town: steps(300)
    }
  }

  /// A number of inhabitants, or a factor, in steps.
  static func steps(_ count: Int) -> Int {
    Int((log2(Double(max(1, count))) * stepsPerDoubling).rounded())
  }

  private static let korea = CountryCode.packed("KR".utf8)
}
