/// The places of a list as they are read, with all text in one pool of bytes: a list has hundreds
/// of thousands of names, and a string for each would cost more than the reading.
struct CityList: Sendable {
  /// A piece of the pool.
  struct Text: Sendable {
    var offset: UInt32 = 0
    var count: UInt32 = 0
    var range: Range<Int> { Int(offset)..<Int(offset) + Int(count) }
  }

  /// A name with what is known of it.
  struct Name: Sendable {
    var text: Text
    var tag = NameTag.other
  }

  /// One place; texts lie in the pool.
  struct Place: Sendable {
    var id = 0
    /// Where it stood, for what is said of duplicates.
    var line = 0
    var record = 0
    var latitude = 0.0
    var longitude = 0.0
    var population = 0
    /// How many inhabitants it counts as among places that match as well; 0: as many as it has.
    var weight = 0
    var country: UInt16 = 0
    /// A section of a populated place (GeoNames' PPLX), as far as the list tells.
    var isDistrict = false
    var name = Text()
    var hangul = Text()
    var state = Text()
    var timeZone = Text()
    /// The city, county or district that it is part of, in Latin letters and in Hangul.
    var within = Text()
    var withinHangul = Text()
    /// The seat of its country's government.
    var isCapital = false
    /// Where its other names lie in `others`.
    var others: Range<Int> = 0..<0
  }

  var places: [Place] = []
  var others: [Name] = []
  var pool: [UInt8] = []
  var dropped: [CityListImport.SkippedEntry] = []
  var droppedByCause: [CityListImport.Cause: Int] = [:]

  /// How many dropped entries are kept with line and cause; the rest is only counted.
  static let maxReportedDrops = 1000

  /// Cleans a text and keeps it.
  mutating func keep(_ bytes: UnsafeBufferPointer<UInt8>) -> Text {
    if bytes.isEmpty || pool.count > Int(UInt32.max) - 65536 { return Text() }
    let clean = TextCleaning.clean(bytes)
    let text = Text(offset: UInt32(pool.count), count: UInt32(clean.count))
    pool.append(contentsOf: clean)
    return text
  }

  /// The bytes of a text.
  func bytes(_ text: Text) -> ArraySlice<UInt8> { pool[text.range] }

  /// A text as a string.
  func string(_ text: Text) -> String { String(decoding: pool[text.range], as: UTF8.self) }

  mutating func drop(line: Int, record: Int, _ cause: CityListImport.Cause) {
    droppedByCause[cause, default: 0] += 1
    if dropped.count < Self.maxReportedDrops {
      dropped.append(CityListImport.SkippedEntry(line: line, record: record, cause: cause))
    }
  }

  /// Takes a place when its values make sense.
  /// - Returns: why it was not taken, or nil.
  mutating func add(_ place: Place) -> CityListImport.Cause? {
    guard place.name.count > 0 else { return .noName }
    guard place.id > 0 else { return .noIdentifier }
    guard abs(place.latitude) <= 90, abs(place.longitude) <= 180 else { return .badCoordinates }
    guard places.count < 4_000_000, others.count < 100_000_000 else { return .tooMany }
    places.append(place)
    return nil
  }
}
