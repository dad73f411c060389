/// Reads lists in the format of OpenWeather's `city.list.json`, with or without the additions of
/// `cities.json`.
struct JSONListReader {
  private var scanner: ListScanner
  private let bytes: UnsafeBufferPointer<UInt8>
  private var list = CityList()
  private var lines: LineCounter
  /// The division of the last entry. Consecutive entries often have the same division and time
  /// zone, whose texts are then stored only once.
  private var lastState = CityList.Text()
  private var lastTimeZone = CityList.Text()

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    scanner = ListScanner(bytes)
    lines = LineCounter(bytes)
  }

  /// Reads all entries. Unreadable entries are recorded with their line numbers.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, progress: (Double) -> Void
  ) throws(CityListError) -> CityList {
    var reader = JSONListReader(bytes)
    reader.list.pool.reserveCapacity(bytes.count)
    guard reader.scanner.consume(0x5B) else { throw .notAList }
    try reader.readEntries(progress)
    return reader.list
  }

  private mutating func readEntries(_ progress: (Double) -> Void) throws(CityListError) {
    if scanner.consume(0x5D) { return }
    var record = 0
    while true {
      record += 1
      _ = scanner.peek()
      let start = scanner.position
      do {
        var place = try place()
        place.line = lines.line(at: start)
        place.record = record
        if let cause = list.add(place) { list.drop(line: place.line, record: record, cause) }
        if !scanner.consume(0x2C) {
          if scanner.consume(0x5D) { return }
          throw ListScanner.Failure.syntax
        }
      } catch {
        list.drop(line: lines.line(at: start), record: record, .unreadable)
        guard scanner.skipToNextEntry() else {
          if !endsAsList { throw .incomplete }
          return
        }
      }
      if list.places.count & 0x0FFF == 0 { progress(Double(start) / Double(bytes.count)) }
    }
  }

  /// Whether the text ends like a list of entries.
  private var endsAsList: Bool {
    var last = bytes.reversed().lazy.filter { $0 > 0x20 }.makeIterator()
    return last.next() == 0x5D && last.next() == 0x7D
  }

  private mutating func place() throws(ListScanner.Failure) -> CityList.Place {
    guard scanner.consume(0x7B) else { throw .syntax }
    var place = CityList.Place()
    var isDistrict: Bool?
    let firstOther = list.others.count
    if !scanner.consume(0x7D) {
      repeat {
        let key = try key()
        if case .district = key { isDistrict = scanner.peek() == UInt8(ascii: "t") }
        try value(of: key, into: &place)
      } while scanner.consume(0x2C)
      guard scanner.consume(0x7D) else { throw .syntax }
    }
    place.isDistrict = isDistrict ?? place.isWithin
    place.others = firstOther..<list.others.count
    return place
  }

  private enum Key {
    case id, name, state, country, coordinates, longitude, latitude, population, timeZone, names
    case district, capital, weight, within, link, unknown
    case tagged(NameTag)
  }

  private mutating func key() throws(ListScanner.Failure) -> Key {
    let key: Key = try withString { text, _ in
      switch String(decoding: text, as: UTF8.self) {
      case "id": .id
      case "name": .name
      case "state": .state
      case "country": .country
      case "coord": .coordinates
      case "lon": .longitude
      case "lat": .latitude
      case "population": .population
      case "timezone": .timeZone
      case "names", "langs", "local_names": .names
      case "district": .district
      case "capital": .capital
      case "weight": .weight
      case "within": .within
      case "spelling": .tagged(.spelling)
      case "short": .tagged(.short)
      case "airports": .tagged(.airport)
      case "link", "wkdt", "post", "iata", "icao": .link
      case let name: NameTag(language: name).map { .tagged($0) } ?? .unknown
      }
    }
    guard scanner.consume(0x3A) else { throw .syntax }
    return key
  }

  private mutating func value(
    of key: Key, into place: inout CityList.Place
  ) throws(ListScanner.Failure) {
    switch key {
    case .id: place.id = try integer()
    case .name: place.name = try text()
    case .state:
      lastState = try text(sharing: lastState)
      place.state = lastState
    case .timeZone:
      lastTimeZone = try text(sharing: lastTimeZone)
      place.timeZone = lastTimeZone
    case .country: place.country = try withString { text, _ in CountryCode.packed(text) }
    case .longitude: place.longitude = try scanner.number()
    case .latitude: place.latitude = try scanner.number()
    case .population: place.population = max(0, try integer())
    case .coordinates:
      guard scanner.consume(0x7B) else { throw .syntax }
      if scanner.consume(0x7D) { return }
      repeat {
        let inner = try self.key()
        switch inner {
        case .longitude, .latitude: try value(of: inner, into: &place)
        default: try scanner.skipValue()
        }
      } while scanner.consume(0x2C)
      guard scanner.consume(0x7D) else { throw .syntax }
    case .names: try names(into: &place, depth: 0)
    case .capital:
      place.isCapital = scanner.peek() == UInt8(ascii: "t")
      try scanner.skipValue()
    case .weight: place.weight = max(0, try integer())
    case .within: try within(of: &place)
    case .district, .tagged, .link, .unknown: try scanner.skipValue()
    }
  }

  /// Reads the city, county or district that contains a place: an object of its names.
  private mutating func within(of place: inout CityList.Place) throws(ListScanner.Failure) {
    guard scanner.consume(0x7B) else { return try scanner.skipValue() }
    if scanner.consume(0x7D) { return }
    repeat {
      switch try key() {
      case .name: place.within = try text()
      case .tagged(let tag) where tag.language == "ko": place.withinHangul = try text()
      default: try scanner.skipValue()
      }
    } while scanner.consume(0x2C)
    guard scanner.consume(0x7D) else { throw .syntax }
  }

  /// Reads other names: a string, an array of names, or an object of names by language.
  private mutating func names(
    into place: inout CityList.Place, depth: Int, tag: NameTag = .other
  ) throws(ListScanner.Failure) {
    guard depth < 4 else { throw .tooDeep }
    switch scanner.peek() {
    case 0x22:
      let name = try text()
      if tag.language == "ko", place.hangul.count == 0 {
        place.hangul = name
      } else if name.count > 0 {
        list.others.append(.init(text: name, tag: tag))
      }
    case 0x5B:
      _ = scanner.consume(0x5B)
      if scanner.consume(0x5D) { return }
      repeat { try names(into: &place, depth: depth + 1, tag: tag) } while scanner.consume(0x2C)
      guard scanner.consume(0x5D) else { throw .syntax }
    case 0x7B:
      _ = scanner.consume(0x7B)
      if scanner.consume(0x7D) { return }
      repeat {
        switch try self.key() {
        case .link: try scanner.skipValue()
        case .tagged(let tag): try names(into: &place, depth: depth + 1, tag: tag)
        // The keys for Indonesian and for the place's number are both `id`.
        case .id: try names(into: &place, depth: depth + 1, tag: NameTag(language: "id") ?? .other)
        default: try names(into: &place, depth: depth + 1)
        }
      } while scanner.consume(0x2C)
      guard scanner.consume(0x7D) else { throw .syntax }
    default: try scanner.skipValue()
    }
  }

  private mutating func integer() throws(ListScanner.Failure) -> Int {
    let value = try scanner.number()
    guard abs(value) < 1e15 else { throw .syntax }
    return Int(value)
  }

  private mutating func text(
    sharing last: CityList.Text? = nil
  ) throws(ListScanner.Failure) -> CityList.Text {
    try withString { text, list in
      if let last, last.count > 0, text.elementsEqual(list.bytes(last)) { return last }
      return list.addText(text)
    }
  }

  /// Calls `body` with the bytes of the next string. Any other value, such as null, counts as an
  /// empty string.
  private mutating func withString<Value>(
    _ body: (UnsafeBufferPointer<UInt8>, inout CityList) -> Value
  ) throws(ListScanner.Failure) -> Value {
    if scanner.peek() != 0x22 {
      try scanner.skipValue()
      return body(UnsafeBufferPointer(start: nil, count: 0), &list)
    }
    var scratch: [UInt8] = []
    if let range = try scanner.string(&scratch) {
      return body(UnsafeBufferPointer(rebasing: bytes[range]), &list)
    }
    return scratch.withUnsafeBufferPointer { body($0, &list) }
  }
}

/// A counter of line numbers. Each count continues from the last position.
struct LineCounter {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var line = 1
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Returns the line number of a position at or after the last one requested.
  mutating func line(at target: Int) -> Int {
    while position < min(target, bytes.count) {
      if bytes[position] == 0x0A { line += 1 }
      position += 1
    }
    return line
  }
}
