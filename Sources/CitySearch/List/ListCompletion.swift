/// Adds values that an imported list lacks, from the list that ships with the program.
enum ListCompletion {
  private struct Division: Hashable {
    var country: UInt16
    var code: [UInt8]
  }

  /// Adds names, populations, time zones and divisions to the places that have the same number in
  /// both lists. Replaces numeric codes of divisions with names, even for places that are only in
  /// the new list: the places in both lists determine the name of each code.
  static func apply(_ known: CityList, to list: inout CityList) {
    var places: [Int: CityList.Place] = [:]
    for place in known.places { places[place.id] = place }
    var votes: [Division: [[UInt8]: Int]] = [:]
    for index in list.places.indices {
      let place = list.places[index]
      guard let twin = places[place.id], twin.country == place.country else { continue }
      if isNumber(list.bytes(place.state)), twin.state.count > 0 {
        let division = Division(country: place.country, code: Array(list.bytes(place.state)))
        votes[division, default: [:]][Array(known.bytes(twin.state)), default: 0] += 1
      }
      list.places[index] = completed(place, from: twin, of: known, in: &list)
    }
    let names = votes.compactMapValues { votes in
      // The most frequent name; among equally frequent names, the first.
      votes.min { ($1.value, $0.key.description) < ($0.value, $1.key.description) }?.key
    }
    var kept: [Division: CityList.Text] = [:]
    for index in list.places.indices where isNumber(list.bytes(list.places[index].state)) {
      let place = list.places[index]
      let division = Division(country: place.country, code: Array(list.bytes(place.state)))
      guard let name = names[division] else { continue }
      let text = kept[division] ?? name.withUnsafeBufferPointer { list.addText($0) }
      kept[division] = text
      list.places[index].state = text
    }
  }

  /// Removes the numeric codes of divisions without a name, because they are meaningless to a user.
  static func dropNumbers(in list: inout CityList) {
    for index in list.places.indices where isNumber(list.bytes(list.places[index].state)) {
      list.places[index].state = CityList.Text()
    }
  }

  private static func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
    !text.isEmpty && text.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func completed(
    _ place: CityList.Place, from twin: CityList.Place, of known: CityList,
    in list: inout CityList
  ) -> CityList.Place {
    var place = place
    func copy(_ text: CityList.Text, _ list: inout CityList) -> CityList.Text {
      Array(known.bytes(text)).withUnsafeBufferPointer { list.addText($0) }
    }
    if place.population == 0 { place.population = twin.population }
    if place.timeZone.count == 0 { place.timeZone = copy(twin.timeZone, &list) }
    if place.state.count == 0 { place.state = copy(twin.state, &list) }
    if place.hangul.count == 0 { place.hangul = copy(twin.hangul, &list) }
    if place.within.count == 0 { place.within = copy(twin.within, &list) }
    if place.withinHangul.count == 0 { place.withinHangul = copy(twin.withinHangul, &list) }
    place.isCapital = place.isCapital || twin.isCapital
    place.isDistrict = place.isDistrict || twin.isDistrict
    let own = list.others[place.others]
    let seen = Set(own.map { Array(list.bytes($0.text)) })
    let added = known.others[twin.others].filter { !seen.contains(Array(known.bytes($0.text))) }
    guard !added.isEmpty else { return place }
    let first = list.others.count
    list.others += Array(own)
    for name in added { list.others.append(.init(text: copy(name.text, &list), tag: name.tag)) }
    place.others = first..<list.others.count
    return place
  }
}
