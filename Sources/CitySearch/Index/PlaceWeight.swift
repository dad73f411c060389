import Glibc

/// The weight of a place among equal matches: the logarithm of its population.
///
/// A place without a recorded population has the typical weight of its kind. Parts of a city count
/// with a twentieth of their population, so that cities precede them.
enum PlaceWeight {
  /// The number of steps per doubling of a population or factor.
  static let stepsPerDoubling = 16.0

  /// Returns the weight of a place of the list.
  static func of(_ place: CityList.Place, level: DistrictRule.Level) -> Int {
    if place.weight > 0 { return steps(place.weight) }
    if place.population > 0 {
      let isLittleKnown =
        level != .city
        || place.population >= recordedPopulation && place.others.count < fewNames
          && place.country != korea
      guard isLittleKnown else { return steps(place.population) }
      return steps(max(1, place.population / (level == .city ? 4 : 20)))
    }
    return switch level {
    case .city where place.country == korea: steps(30_000)
    case .city: steps(1000)
    case .district: steps(10_000)
    case .town: steps(300)
    }
  }

  /// The population from which the list contains all names of a place.
  private static let recordedPopulation = 15_000
  /// The number of other names below which a city counts as little known, whatever its population:
  /// suburbs and municipalities without a name in other languages (Victoria in Hong Kong, Cadiz in
  /// the Philippines).
  private static let fewNames = 3

  /// Returns a population, or a factor, in steps.
  static func steps(_ count: Int) -> Int {
    Int((log2(Double(max(1, count))) * stepsPerDoubling).rounded())
  }

  private static let korea = CountryCode.packed("KR".utf8)
}
