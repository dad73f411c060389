import CitySearch
import Glibc

/// What the index replaces: every name looked through from its first letter to its last.
struct PlainScan {
  /// The names of each place in small letters, in lines, as C has them.
  private let places: [ContiguousArray<CChar>]

  init(_ index: CityIndex) {
    let all = index.within(south: -90, west: -180, north: 90, east: 180, limit: .max)
    places = all.map { city in
      ([city.name] + index.names(ofCity: city.id)).joined(separator: "\n").lowercased()
        .utf8CString
    }
  }

  /// How many places have a text in one of their names.
  func count(_ text: String) -> Int {
    let wanted = text.lowercased()
    return places.count { names in
      names.withUnsafeBufferPointer { $0.baseAddress.flatMap { strstr($0, wanted) } != nil }
    }
  }
}
