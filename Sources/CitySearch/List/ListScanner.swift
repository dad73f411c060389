import Glibc

/// A scanner of consecutive JSON values. It parses only the syntax and does not interpret the
/// values as places. Every read is bounds-checked.
struct ListScanner {
  /// The reason why a value could not be read.
  enum Failure: Error {
    case syntax
    case tooDeep
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var position = 0
  /// The maximum nesting depth of arrays and objects.
  private static let deepest = 16

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    if bytes.count >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
  }

  var count: Int { bytes.count }

  /// The byte at the position, without advancing; 0 at the end.
  private var current: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// Returns the next byte that is not white space, without advancing past it; nil at the end.
  mutating func peek() -> UInt8? {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      position += 1
    }
    return nil
  }

  /// Advances past a byte if it comes next.
  mutating func consume(_ byte: UInt8) -> Bool {
    guard peek() == byte else { return false }
    position += 1
    return true
  }

  /// Reads a string and returns the range of its contents in the bytes. If the string has escapes,
  /// stores the unescaped contents in `scratch` and returns nil.
  mutating func string(_ scratch: inout [UInt8]) throws(Failure) -> Range<Int>? {
    guard consume(0x22) else { throw .syntax }
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case 0x22:
        position += 1
        return start..<position - 1
      case 0x5C:
        scratch = Array(bytes[start..<position])
        try unescape(into: &scratch)
        return nil
      case 0x0A: throw .syntax
      default: position += 1
      }
    }
    throw .syntax
  }

  private mutating func unescape(into text: inout [UInt8]) throws(Failure) {
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case 0x22: return
      case 0x0A: throw .syntax
      case 0x5C:
        let escape = current
        position += 1
        switch escape {
        case 0x22, 0x5C, 0x2F: text.append(escape)
        case 0x6E, 0x74, 0x72, 0x62, 0x66: text.append(0x20)
        case 0x75: appendUTF8(try unicodeEscape(), to: &text)
        default: throw .syntax
        }
      default: text.append(byte)
      }
    }
    throw .syntax
  }

  private mutating func unicodeEscape() throws(Failure) -> UInt32 {
    let first = try fourDigits()
    switch first {
    case 0xD800..<0xDC00:
      guard position + 1 < bytes.count, bytes[position] == 0x5C, bytes[position + 1] == 0x75 else {
        return 0xFFFD
      }
      position += 2
      let second = try fourDigits()
      guard (0xDC00..<0xE000).contains(second) else { return 0xFFFD }
      return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    case 0xDC00..<0xE000: return 0xFFFD
    default: return first
    }
  }

  private mutating func fourDigits() throws(Failure) -> UInt32 {
    guard position + 4 <= bytes.count else { throw .syntax }
    var value: UInt32 = 0
    for byte in bytes[position..<position + 4] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { throw .syntax }
      value = value << 4 | UInt32(digit)
    }
    position += 4
    return value
  }

  /// Reads a number; null reads as 0. GeoNames writes some numbers as strings, which are accepted
  /// too.
  mutating func number() throws(Failure) -> Double {
    let quoted = consume(0x22)
    _ = peek()
    let start = position
    while position < bytes.count, position - start < 40 {
      switch bytes[position] {
      case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: position += 1
      default:
        let value = try Self.number(UnsafeBufferPointer(rebasing: bytes[start..<position]))
        if let value {
          if quoted, !consume(0x22) { throw .syntax }
          return value
        }
        guard !quoted else { throw .syntax }
        try skipValue()
        return 0
      }
    }
    throw .syntax
  }

  /// Returns the value of a number's digits; nil if there are none.
  static func number(_ digits: UnsafeBufferPointer<UInt8>) throws(Failure) -> Double? {
    if digits.isEmpty { return nil }
    var mantissa: Int64 = 0
    var scale = 0
    var sawPoint = false
    for (index, byte) in digits.enumerated() {
      switch byte {
      case 0x30...0x39 where index < 18:
        mantissa = mantissa * 10 + Int64(byte - 0x30)
        if sawPoint { scale += 1 }
      case 0x2E where !sawPoint: sawPoint = true
      case 0x2D where index == 0: break
      default:
        // Numbers with an exponent or too many digits are rare, so the standard library parses
        // them.
        guard let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite else {
          throw .syntax
        }
        return value
      }
    }
    if digits.count == 1, mantissa == 0, digits[0] != 0x30 { throw .syntax }
    let value = Double(mantissa) / powersOfTen[scale]
    return digits[0] == 0x2D ? -value : value
  }

  private static let powersOfTen: [Double] = (0...18).map { pow(10, Double($0)) }

  /// Skips a value of any kind.
  mutating func skipValue(depth: Int = 0) throws(Failure) {
    guard depth < Self.deepest else { throw .tooDeep }
    guard let byte = peek() else { throw .syntax }
    switch byte {
    case 0x22:
      var scratch: [UInt8] = []
      _ = try string(&scratch)
    case 0x5B, 0x7B:
      position += 1
      let end: UInt8 = byte == 0x5B ? 0x5D : 0x7D
      if consume(end) { return }
      repeat {
        if byte == 0x7B {
          try skipValue(depth: depth + 1)
          guard consume(0x3A) else { throw .syntax }
        }
        try skipValue(depth: depth + 1)
      } while consume(0x2C)
      guard consume(end) else { throw .syntax }
    default:
      let start = position
      while position < bytes.count, Self.isWordByte(bytes[position]) { position += 1 }
      if position == start { throw .syntax }
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2D, 0x2E: true
    default: false
    }
  }

  /// Advances to the likely beginning of the next entry: a `{` after a `,`. Returns false if there
  /// is none.
  mutating func skipToNextEntry() -> Bool {
    while position < bytes.count {
      if bytes[position] == 0x2C {
        position += 1
        if peek() == 0x7B { return true }
      } else {
        position += 1
      }
    }
    return false
  }
}
