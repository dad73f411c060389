/// The places of a list as parsed from the file, with all text in one pool of bytes. A list has
/// hundreds of thousands of names, and creating a string for each would take longer than parsing
/// the file.
struct CityList: Sendable {
  /// A range of the pool.
  struct Text: Sendable {
    var offset: UInt32 = 0
    var count: UInt32 = 0
    var range: Range<Int> { Int(offset)..<Int(offset) + Int(count) }
  }

  /// A name with its tag.
  struct Name: Sendable {
    var text: Text
    var tag = NameTag.other
  }

  /// A place, whose texts are in the pool.
  struct Place: Sendable {
    var id = 0
    /// The line of the entry, for reports of duplicates.
    var line = 0
    var record = 0
    var latitude = 0.0
    var longitude = 0.0
    var population = 0
    /// The population that ranks the place among equal matches; 0 to use its actual population.
    var weight = 0
    var country: UInt16 = 0
    /// Whether the list marks the place as a section of a populated place (GeoNames' PPLX).
    var isDistrict = false
    var name = Text()
    var hangul = Text()
    var state = Text()
    var timeZone = Text()
    /// The city, county or district that contains the place, in Latin letters and in Hangul.
    var within = Text()
    var withinHangul = Text()
    /// Whether another place contains the place, which is then a section of it unless the list denies
    /// that.
    var isWithin: Bool { within.count > 0 || withinHangul.count > 0 }
    /// Whether the place is the seat of its country's government.
    var isCapital = false
    /// The range of the place's other names in `others`.
    var others: Range<Int> = 0..<0
  }

  var places: [Place] = []
  var others: [Name] = []
  var pool: [UInt8] = []
  var dropped: [CityListImport.SkippedEntry] = []
  var droppedByCause: [CityListImport.Cause: Int] = [:]

  /// The maximum number of skipped entries recorded with line and cause; the others are only
  /// counted.
  static let maxReportedDrops = 1000

  /// Cleans a text and adds it to the pool.
  mutating func addText(_ bytes: UnsafeBufferPointer<UInt8>) -> Text {
    if bytes.isEmpty || pool.count > Int(UInt32.max) - 65536 { return Text() }
    let clean = TextCleaning.clean(bytes)
    let text = Text(offset: UInt32(pool.count), count: UInt32(clean.count))
    pool.append(contentsOf: clean)
    return text
  }

  /// Returns the bytes of a text.
  func bytes(_ text: Text) -> ArraySlice<UInt8> { pool[text.range] }

  /// Returns a text as a string.
  func string(_ text: Text) -> String { String(decoding: pool[text.range], as: UTF8.self) }

  mutating func drop(line: Int, record: Int, _ cause: CityListImport.Cause) {
    droppedByCause[cause, default: 0] += 1
    if dropped.count < Self.maxReportedDrops {
      dropped.append(CityListImport.SkippedEntry(line: line, record: record, cause: cause))
    }
  }

  /// Adds a place if its values are valid.
  /// - Returns: The reason why it was skipped, or nil.
  mutating func add(_ place: Place) -> CityListImport.Cause? {
    guard place.name.count > 0 else { return .noName }
    guard place.id > 0 else { return .noIdentifier }
    guard abs(place.latitude) <= 90, abs(place.longitude) <= 180 else { return .badCoordinates }
    guard places.count < 4_000_000, others.count < 100_000_000 else { return .tooMany }
    places.append(place)
    return nil
  }
}
