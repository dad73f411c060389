/// ISO 3166 codes, packed as two bytes in a number.
enum CountryCode {
  /// Returns the packed code of two letters in either case; 0 for anything else.
  static func packed(_ bytes: some Collection<UInt8>) -> UInt16 {
    var letters = bytes.makeIterator()
    guard bytes.count == 2, let first = letters.next(), let second = letters.next() else {
      return 0
    }
    let upper = (first & 0xDF, second & 0xDF)
    guard (0x41...0x5A).contains(upper.0), (0x41...0x5A).contains(upper.1) else { return 0 }
    return UInt16(upper.0) << 8 | UInt16(upper.1)
  }

  /// Returns the code as text; empty for 0.
  static func string(_ packed: UInt16) -> String {
    if packed == 0 { return "" }
    return String(decoding: [UInt8(packed >> 8), UInt8(packed & 0xFF)], as: UTF8.self)
  }
}
