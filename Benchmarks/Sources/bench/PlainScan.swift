import CitySearch
import Glibc

/// The linear search that the index replaces, which scans every name from its first letter to its
/// last.
struct PlainScan {
  /// The lowercase names of each place, one per line, as a C string.
  private let places: [ContiguousArray<CChar>]

  init(_ index: CityIndex) {
    let all = index.within(south: -90, west: -180, north: 90, east: 180, limit: .max)
    places = all.map { city in
      ([city.name] + index.names(ofCity: city.id)).joined(separator: "\n").lowercased()
        .utf8CString
    }
  }

  /// Returns the number of places with a name that contains a text.
  func count(_ text: String) -> Int {
    let wanted = text.lowercased()
    return places.count { names in
      names.withUnsafeBufferPointer { $0.baseAddress.flatMap { strstr($0, wanted) } != nil }
    }
  }
}
