/// Which places are parts of another: they come after all cities in the list.
enum DistrictRule {
  /// By GeoNames' feature code where the list has it, otherwise by the name.
  static func isDistrict(_ place: CityList.Place, in list: CityList) -> Bool {
    if place.isDistrict { return true }
    let name = list.bytes(place.name)
    if latinEndings.contains(where: {
      name.count > $0.count + 2 && name.suffix($0.count) == $0[...]
    }) {
      return true
    }
    let hangul = list.bytes(place.hangul)
    return hangul.count >= 9 && hangulEndings.contains { hangul.suffix($0.count) == $0[...] }
  }

  private static let latinEndings = ["-dong", "-gu", "-ku"].map { Array($0.utf8) }
  private static let hangulEndings = ["동", "구"].map { Array($0.utf8) }
}
