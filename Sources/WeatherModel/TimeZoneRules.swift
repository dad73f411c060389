import Glibc
import Synchronization

/// The rules of a time zone, read from the system's zone files (RFC 9636): the 64-bit block, and
/// the rule at the end for all later times.
struct TimeZoneRules: Sendable {
  /// The times at which the clocks changed, in seconds since 1970, ascending.
  private let transitions: [Int64]
  /// The offset from UTC in seconds from each transition on.
  private let offsets: [Int]
  /// The offset from UTC in seconds before the first transition.
  private let first: Int
  /// The rule for times after the last transition.
  private let rule: ZoneRule?

  /// Returns the offset from UTC in seconds.
  func offset(at seconds: Int64) -> Int {
    guard let last = transitions.last else { return rule?.offset(at: seconds) ?? first }
    if seconds >= last, let rule { return rule.offset(at: seconds) }
    var (low, high) = (0, transitions.count)
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= seconds { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? first : offsets[low - 1]
  }

  /// Returns the offset from UTC in seconds.
  func offset(at moment: Date) -> Int {
    // The bounds are beyond every calendar date, but representable as `Int64`.
    offset(at: Int64(max(-1e15, min(1e15, moment.timeIntervalSince1970)).rounded(.down)))
  }

  /// Creates the rules from a zone file; nil if it is not one.
  init?(_ bytes: [UInt8]) {
    var reader = ZoneFileReader(bytes)
    guard var header = reader.header() else { return nil }
    let isLong = header.version >= UInt8(ascii: "2")
    if isLong {
      // The 32-bit block comes first, for older readers.
      reader.position += header.length(ofTime: 4)
      guard let second = reader.header() else { return nil }
      header = second
    }
    let width = isLong ? 8 : 4
    guard header.types > 0, reader.position + header.length(ofTime: width) <= bytes.count else {
      return nil
    }
    let times = (0..<header.times).map { _ in reader.integer(width) }
    let kinds = (0..<header.times).map { _ in Int(reader.byte()) }
    let types = (0..<header.types).map { _ in
      let offset = Int(reader.integer(4))
      reader.position += 2
      return offset
    }
    guard kinds.allSatisfy(types.indices.contains) else { return nil }
    reader.position +=
      header.characters + header.leaps * (width + 4) + header.standards + header.universals
    transitions = times
    offsets = kinds.map { types[$0] }
    first = types[0]
    rule = isLong ? reader.footer().flatMap(ZoneRule.init) : nil
  }

  // MARK: - The system's zones

  private static let known = Mutex<[String: TimeZoneRules?]>([:])
  private static let folders = ["/usr/share/zoneinfo", "/usr/lib/zoneinfo", "/etc/zoneinfo"]

  /// Returns the rules of a zone by its IANA name, read once; nil if the system does not have it.
  static func named(_ identifier: String) -> TimeZoneRules? {
    known.withLock { known in
      if let rules = known[identifier] { return rules }
      let rules = read(identifier)
      known[identifier] = .some(rules)
      return rules
    }
  }

  private static func read(_ identifier: String) -> TimeZoneRules? {
    // A name must not contain dots, which could lead out of the folder.
    let isName = identifier.utf8.allSatisfy { byte in
      switch UnicodeScalar(byte) {
      case "A"..."Z", "a"..."z", "0"..."9", "_", "-", "+", "/": true
      default: false
      }
    }
    guard isName, !identifier.isEmpty, !identifier.hasPrefix("/"), identifier.utf8.count <= 64
    else { return nil }
    let own = unsafe getenv("TZDIR").map { unsafe [String(cString: $0)] } ?? []
    for folder in own + folders {
      if let bytes = contents("\(folder)/\(identifier)") { return TimeZoneRules(bytes) }
    }
    return nil
  }

  private static func contents(_ path: String) -> [UInt8]? {
    guard let file = unsafe fopen(path, "re") else { return nil }
    defer { unsafe fclose(file) }
    // Eight kilobytes; a zone's file has four at most.
    var bytes = [UInt8](repeating: 0, count: Int(BUFSIZ))
    let count = unsafe fread(&bytes, 1, bytes.count, file)
    return count > 0 ? Array(bytes.prefix(count)) : nil
  }
}

/// A sequential reader of a zone file.
private struct ZoneFileReader {
  struct Header {
    var version: UInt8
    var universals, standards, leaps, times, types, characters: Int

    func length(ofTime width: Int) -> Int {
      times * width + times + types * 6 + characters + leaps * (width + 4) + standards + universals
    }
  }

  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func byte() -> UInt8 {
    guard position < bytes.count else { return 0 }
    defer { position += 1 }
    return bytes[position]
  }

  /// Reads a signed big-endian integer with a number of bytes.
  mutating func integer(_ width: Int) -> Int64 {
    let bits = (0..<width).reduce(UInt64(0)) { value, _ in value << 8 | UInt64(byte()) }
    return width == 8 ? Int64(bitPattern: bits) : Int64(Int32(truncatingIfNeeded: bits))
  }

  mutating func header() -> Header? {
    guard position + 44 <= bytes.count, bytes[position..<position + 4].elementsEqual("TZif".utf8)
    else { return nil }
    let version = bytes[position + 4]
    position += 20
    let counts = (0..<6).map { _ in Int(integer(4)) }
    // Counts beyond those of any real zone indicate a damaged file and could overflow.
    guard counts.allSatisfy({ (0...100_000).contains($0) }) else { return nil }
    return Header(
      version: version, universals: counts[0], standards: counts[1], leaps: counts[2],
      times: counts[3], types: counts[4], characters: counts[5])
  }

  /// Reads the text between the two line breaks at the end; nil if there is none.
  mutating func footer() -> String? {
    guard position < bytes.count, bytes[position] == 0x0A else { return nil }
    let text = bytes[(position + 1)...].prefix { $0 != 0x0A }
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }
}

/// The rule of a zone for all future years, in POSIX form: `EST5EDT,M3.2.0,M11.1.0`.
private struct ZoneRule: Sendable {
  /// A day of a year, and a time of that day.
  private enum Day {
    /// Day 1 to 365; 29 February is not counted.
    case julian(Int)
    /// Day 0 to 365.
    case ofYear(Int)
    /// A weekday (0 is Sunday) in a week of a month; week 5 is the last.
    case weekday(month: Int, week: Int, weekday: Int)
  }

  private let standard: Int
  private let summer: (offset: Int, from: (Day, Int), to: (Day, Int))?

  func offset(at seconds: Int64) -> Int {
    guard let summer else { return standard }
    let days = Int((seconds + Int64(standard)).floorDivided(by: 86_400))
    let year = LocalDate(dayNumber: days).year
    let start = Self.seconds(summer.from, of: year) - Int64(standard)
    let end = Self.seconds(summer.to, of: year) - Int64(summer.offset)
    let isSummer =
      start < end ? (start..<end).contains(seconds) : !(end..<start).contains(seconds)
    return isSummer ? summer.offset : standard
  }

  private static func seconds(_ moment: (day: Day, time: Int), of year: Int) -> Int64 {
    let newYear = LocalDate(year: year, month: 1, day: 1).dayNumber
    let day: Int
    switch moment.day {
    case .ofYear(let number): day = newYear + number
    case .julian(let number):
      let leap = LocalDate(year: year, month: 3, day: 1).dayNumber - newYear == 60
      day = newYear + number - 1 + (leap && number >= 60 ? 1 : 0)
    case .weekday(let month, let week, let weekday):
      let first = LocalDate(year: year, month: month, day: 1).dayNumber
      // 1970 began on a Thursday.
      let firstWeekday = (first + 4).modulo(7)
      var date = first + (weekday - firstWeekday).modulo(7) + (week - 1) * 7
      if LocalDate(dayNumber: date).month != month { date -= 7 }
      day = date
    }
    return Int64(day) * 86_400 + Int64(moment.time)
  }

  init?(_ text: String) {
    var rest = Substring(text)
    guard Self.skipName(&rest), let west = Self.time(&rest) else { return nil }
    standard = -west
    guard !rest.isEmpty else {
      summer = nil
      return
    }
    guard Self.skipName(&rest) else { return nil }
    var offset = standard + 3600
    if rest.first != ",", let west = Self.time(&rest) { offset = -west }
    guard let from = Self.moment(&rest), let to = Self.moment(&rest), rest.isEmpty else {
      return nil
    }
    summer = (offset, from, to)
  }

  /// Skips a name: `EST`, `<+0530>`.
  private static func skipName(_ rest: inout Substring) -> Bool {
    if rest.first == "<" {
      guard let end = rest.firstIndex(of: ">") else { return false }
      rest = rest[rest.index(after: end)...]
      return true
    }
    let name = rest.prefix { $0.isLetter }
    rest = rest[name.endIndex...]
    return name.count >= 3
  }

  /// Parses a time in seconds: `5`, `-5:30`, `+167:59:59`.
  private static func time(_ rest: inout Substring) -> Int? {
    var sign = 1
    if let first = rest.first, first == "-" || first == "+" {
      sign = first == "-" ? -1 : 1
      rest.removeFirst()
    }
    guard var seconds = number(&rest).map({ $0 * 3600 }) else { return nil }
    for unit in [60, 1] where rest.first == ":" {
      rest.removeFirst()
      guard let part = number(&rest) else { return nil }
      seconds += part * unit
    }
    return sign * seconds
  }

  /// Parses a day and a time of day: `,M3.2.0/2`, `,J60`, `,59/3`.
  private static func moment(_ rest: inout Substring) -> (Day, Int)? {
    guard rest.first == "," else { return nil }
    rest.removeFirst()
    let day: Day
    switch rest.first {
    case "M":
      rest.removeFirst()
      guard let month = number(&rest), (1...12).contains(month), rest.popFirst() == ".",
        let week = number(&rest), (1...5).contains(week), rest.popFirst() == ".",
        let weekday = number(&rest), (0...6).contains(weekday)
      else { return nil }
      day = .weekday(month: month, week: week, weekday: weekday)
    case "J":
      rest.removeFirst()
      guard let number = number(&rest), (1...365).contains(number) else { return nil }
      day = .julian(number)
    default:
      guard let number = number(&rest), (0...365).contains(number) else { return nil }
      day = .ofYear(number)
    }
    guard rest.first == "/" else { return (day, 7200) }
    rest.removeFirst()
    return time(&rest).map { (day, $0) }
  }

  private static func number(_ rest: inout Substring) -> Int? {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest[digits.endIndex...]
    return digits.count <= 4 ? Int(digits) : nil
  }
}

extension Int {
  fileprivate func modulo(_ divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}

extension Int64 {
  fileprivate func floorDivided(by divisor: Int64) -> Int64 {
    let quotient = self / divisor
    return self % divisor < 0 ? quotient - 1 : quotient
  }
}
