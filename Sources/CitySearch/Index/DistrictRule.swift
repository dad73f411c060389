/// The classification of places as cities or parts of cities. In the index, all cities precede all
/// parts of cities.
enum DistrictRule {
  /// The level of a place.
  enum Level: UInt8, Comparable {
    case city = 0
    /// A part of a city.
    case district = 1
    /// A part of a district, or a rural district: Korea's 읍, 면, 동.
    case town = 2

    static func < (first: Level, second: Level) -> Bool { first.rawValue < second.rawValue }
  }

  /// Returns the level from GeoNames' feature code if the list has it, otherwise from the name.
  static func level(of place: CityList.Place, in list: CityList) -> Level {
    let hangul = list.bytes(place.hangul)
    if place.isDistrict {
      return townEndings.contains { hangul.suffix($0.count) == $0[...] } ? .town : .district
    }
    let name = list.bytes(place.name)
    if latinEndings.contains(where: {
      name.count > $0.count + 2 && name.suffix($0.count) == $0[...]
    }) {
      return .district
    }
    let isDistrict =
      hangul.count >= 9 && hangulEndings.contains { hangul.suffix($0.count) == $0[...] }
    return isDistrict ? .district : .city
  }

  private static let latinEndings = ["-dong", "-gu", "-ku"].map { Array($0.utf8) }
  private static let hangulEndings = ["동", "구"].map { Array($0.utf8) }
  private static let townEndings = ["동", "읍", "면", "가", "리"].map { Array($0.utf8) }
}
