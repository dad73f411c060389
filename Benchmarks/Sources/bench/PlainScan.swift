import CitySearch
import Glibc

/// What the index replaces: every name looked through from its first letter to its last.
struct PlainScan {
  /// The names of each place in small letters, in lines.
  private let places: [[UInt8]]

  init(_ index: CityIndex) {
    let all = index.within(south: -90, west: -180, north: 90, east: 180, limit: .max)
    places = all.map { city in
      Array(
        ([city.name] + index.names(ofCity: city.id)).joined(separator: "\n").lowercased().utf8)
    }
  }

  /// How many places have a text in one of their names.
  func count(_ text: String) -> Int {
    let wanted = Array(text.lowercased().utf8)
    return places.count { memmem($0, $0.count, wanted, wanted.count) != nil }
  }
}
