/// Writes a list in the shape of `cities.json`: one place a line.
enum CityListWriter {
  static func json(_ list: CityList) -> [UInt8] {
    var writer = Writer(list: list)
    writer.bytes.reserveCapacity(list.pool.count * 2)
    writer.raw("[\n")
    for (number, place) in list.places.enumerated() {
      if number > 0 { writer.raw(",\n") }
      writer.write(place)
    }
    writer.raw("\n]\n")
    return writer.bytes
  }

  private struct Writer {
    let list: CityList
    var bytes: [UInt8] = []

    init(list: CityList) { self.list = list }

    mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// A string in quotes. Control characters never come this far.
    mutating func quoted(_ text: some Sequence<UInt8>) {
      bytes.append(0x22)
      for byte in text {
        if byte == 0x22 || byte == 0x5C { bytes.append(0x5C) }
        bytes.append(byte)
      }
      bytes.append(0x22)
    }

    mutating func write(_ place: CityList.Place) {
      raw("{\"id\":\(place.id),\"name\":")
      quoted(list.bytes(place.name))
      raw(",\"state\":")
      quoted(list.bytes(place.state))
      raw(",\"country\":\"\(CountryCode.string(place.country))\",\"coord\":{\"lon\":")
      raw("\(place.longitude),\"lat\":\(place.latitude)},\"population\":\(place.population)")
      raw(",\"timezone\":")
      quoted(list.bytes(place.timeZone))
      if place.isDistrict { raw(",\"district\":true") }
      if place.hangul.count > 0 || !place.others.isEmpty { writeNames(of: place) }
      raw("}")
    }

    private mutating func writeNames(of place: CityList.Place) {
      raw(",\"names\":{")
      if place.hangul.count > 0 {
        raw("\"ko\":")
        quoted(list.bytes(place.hangul))
      }
      let others = list.others[place.others].filter { $0.count > 0 }
      if !others.isEmpty {
        raw(place.hangul.count > 0 ? ",\"other\":[" : "\"other\":[")
        for (number, other) in others.enumerated() {
          if number > 0 { raw(",") }
          quoted(list.bytes(other))
        }
        raw("]")
      }
      raw("}")
    }
  }
}
