extension CityIndex {
  /// Creates an index of a few places in memory, so that places outside the list are found by the
  /// same rules.
  ///
  /// - Parameter places: The places, each with its other names. If several have the same number,
  ///   the first one is used.
  /// - Returns: Nil if no place can be used.
  public convenience init?(of places: [(city: City, otherNames: [String])]) {
    var list = CityList()
    for (city, names) in places {
      var place = CityList.Place()
      place.id = city.id
      place.latitude = city.latitude
      place.longitude = city.longitude
      place.population = city.population
      place.country = CountryCode.packed(city.country.utf8)
      place.name = list.addText(city.name)
      place.hangul = list.addText(city.hangulName ?? "")
      place.state = list.addText(city.state)
      place.within = list.addText(city.within)
      place.withinHangul = list.addText(city.withinHangul)
      place.timeZone = list.addText(city.timeZone)
      let first = list.others.count
      for name in names { list.others.append(.init(text: list.addText(name))) }
      place.others = first..<list.others.count
      _ = list.add(place)
    }
    guard !list.places.isEmpty else { return nil }
    let stamp = ListStamp(size: 0, modified: 0, hash: 0)
    let bytes = IndexBuilder.build(list, stamp: stamp) { _ in }
    guard let table = IndexTable(IndexBytes(copying: bytes)) else { return nil }
    self.init(table: table)
  }
}

extension CityList {
  fileprivate mutating func addText(_ text: String) -> Text {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { addText($0) }
  }
}
