/// Removes duplicate places from a list: by number, and by name, country and coordinates rounded to
/// 0.01 degrees (about a kilometre). OpenWeather's list contains many towns twice, with two
/// numbers.
enum ListDeduplication {
  private struct Key: Hashable {
    var name: [UInt8]
    var country: UInt16
    var latitude: Int32
    var longitude: Int32
  }

  static func apply(to list: inout CityList) {
    var numbers = Set<Int>(minimumCapacity: list.places.count)
    var keys = Set<Key>(minimumCapacity: list.places.count)
    var kept: [CityList.Place] = []
    kept.reserveCapacity(list.places.count)
    for place in list.places {
      let key = Key(
        name: FoldedText(list.string(place.name)).bytes, country: place.country,
        latitude: Int32((place.latitude * 100).rounded()),
        longitude: Int32((place.longitude * 100).rounded()))
      if numbers.contains(place.id) || keys.contains(key) {
        list.drop(line: place.line, record: place.record, .duplicate)
      } else {
        numbers.insert(place.id)
        keys.insert(key)
        kept.append(place)
      }
    }
    list.places = kept
  }
}
