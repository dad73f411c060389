/// Writes a list in the format of `cities.json`, one place per line.
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

    /// Writes a quoted string. Control characters need no escapes, because `TextCleaning` has
    /// removed them.
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
      if place.isDistrict != place.isWithin { raw(",\"district\":\(place.isDistrict)") }
      if place.weight > 0 { raw(",\"weight\":\(place.weight)") }
      if place.isCapital { raw(",\"capital\":true") }
      if place.isWithin {
        raw(",\"within\":{\"ko\":")
        quoted(list.bytes(place.withinHangul))
        raw(",\"name\":")
        quoted(list.bytes(place.within))
        raw("}")
      }
      if place.hangul.count > 0 || !place.others.isEmpty { writeNames(of: place) }
      raw("}")
    }

    private mutating func writeNames(of place: CityList.Place) {
      raw(",\"names\":{")
      var isFirst = true
      func key(_ name: String, _ writer: inout Writer) {
        writer.raw((isFirst ? "\"" : ",\"") + name + "\":")
        isFirst = false
      }
      if place.hangul.count > 0 {
        key("ko", &self)
        quoted(list.bytes(place.hangul))
      }
      let names = list.others[place.others].filter { $0.text.count > 0 }
      var written = Set(place.hangul.count > 0 ? ["ko"] : [])
      var rest: [CityList.Name] = []
      for name in names {
        guard let language = name.tag.language, written.insert(language).inserted else {
          rest.append(name)
          continue
        }
        key(language, &self)
        quoted(list.bytes(name.text))
      }
      let lists = [(NameTag.spelling, "spelling"), (.short, "short"), (.airport, "airports")]
      for (tag, name) in lists {
        let texts = rest.filter { $0.tag == tag }
        guard !texts.isEmpty else { continue }
        key(name, &self)
        write(texts)
      }
      let others = rest.filter { name in !lists.contains { $0.0 == name.tag } }
      if !others.isEmpty {
        key("other", &self)
        write(others)
      }
      raw("}")
    }

    private mutating func write(_ names: [CityList.Name]) {
      raw("[")
      for (number, name) in names.enumerated() {
        if number > 0 { raw(",") }
        quoted(list.bytes(name.text))
      }
      raw("]")
    }
  }
}
