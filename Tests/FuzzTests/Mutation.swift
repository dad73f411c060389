import TestSupport

/// Mutates inputs.
struct Mutation {
  private static let longest = 64 << 10

  /// Tokens that are known to break programs.
  private static let tokens: [[UInt8]] =
    [
      "null", "true", "[]", "{}", "[[[[[[[[", "{\"a\":", "\"\"", "-0", "0", "-1", "1e308", "-1e308",
      "1e-320", "1e999", "9223372036854775807", "9223372036854775808", "-9223372036854775809",
      "18446744073709551615", "2147483648", "4294967296", "0.1e", "NaN", "4102444800", "946684799",
      "253402300800", "-62135596801", "\\u0000", "\\ud800", "\\", "\"", "e\u{301}\u{301}\u{301}",
      "\u{202E}", "\u{FEFF}", "\u{10FFFF}", "\r\n", "\t", "\u{1B}[31m", "'''", "#", "=", "[a]",
      "\n",
    ].map { Array($0.utf8) } + [[0xC3], [0xFF], [0xED, 0xA0, 0x80], [0], [0xF0, 0x9F]]

  var random: SeededRandom

  /// Returns one of the inputs with a few changes.
  mutating func mutated(_ pool: [[UInt8]]) -> [UInt8] {
    var bytes = pool.randomElement(using: &random) ?? []
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      change(&bytes, pool)
      if bytes.count > Self.longest { bytes.removeLast(bytes.count - Self.longest) }
    }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8], _ pool: [[UInt8]]) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let piece = place..<min(bytes.count, place + Int.random(in: 1...40, using: &random))
    let token = Self.tokens.randomElement(using: &random) ?? []
    switch Int.random(in: 0..<9, using: &random) {
    case 0: if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
    case 1: if place < bytes.count { bytes[place] = UInt8.random(in: 0...255, using: &random) }
    case 2: bytes.removeSubrange(piece)
    case 3: bytes.insert(contentsOf: bytes[piece], at: place)
    case 4: bytes.insert(contentsOf: token, at: place)
    case 5: bytes.replaceSubrange(number(after: place, in: bytes), with: token)
    case 6:
      let other = pool.randomElement(using: &random) ?? []
      let from = Int.random(in: 0...other.count, using: &random)
      bytes.replaceSubrange(place..., with: other[from...])
    case 7: bytes.removeLast(bytes.count - place)
    default:
      let times = Int.random(in: 2...300, using: &random)
      bytes.insert(
        contentsOf: repeatElement(Array(bytes[piece]), count: times).joined(), at: place)
    }
  }

  /// Returns the next number in a text.
  private func number(after place: Int, in bytes: [UInt8]) -> Range<Int> {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let start = bytes[place...].firstIndex(where: digits.contains) else {
      return place..<place
    }
    let others = Array(".eE+-".utf8)
    let end = bytes[start...].firstIndex { !digits.contains($0) && !others.contains($0) }
    return start..<(end ?? bytes.count)
  }
}
