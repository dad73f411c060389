/// A text to redact in a response, in any encoding: literal, percent-encoded or with JSON escapes.
/// Each character may be encoded differently.
struct SecretText {
  private let bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Returns the body with `other` in place of the text.
  func replaced(by other: String, in body: [UInt8]) -> [UInt8] {
    guard let first = bytes.first else { return body }
    var result = [UInt8]()
    var copied = 0
    var index = 0
    while index < body.count {
      let byte = body[index]
      guard byte == first || byte == Self.backslash || byte == Self.percent,
        let end = end(from: index, in: body)
      else {
        index += 1
        continue
      }
      result.append(contentsOf: body[copied..<index])
      result.append(contentsOf: other.utf8)
      copied = end
      index = end
    }
    if copied > 0 { result.append(contentsOf: body[copied...]) }
    return copied > 0 ? result : body
  }

  private static let backslash = UInt8(ascii: "\\")
  private static let percent = UInt8(ascii: "%")

  /// Returns the end of the text that begins at `start`; nil if the text does not begin there.
  private func end(from start: Int, in body: [UInt8]) -> Int? {
    var index = start
    for (position, byte) in bytes.enumerated() {
      // Invisible characters are removed later, which would join the parts of a key again.
      if position > 0 { index = skipInvisible(at: index, in: body) }
      guard let length = length(of: byte, at: index, in: body) else { return nil }
      index += length
    }
    return index
  }

  /// Returns the index after bytes outside printable ASCII, in any encoding.
  private func skipInvisible(at start: Int, in body: [UInt8]) -> Int {
    var index = start
    while index < body.count {
      let left = body[index...]
      guard let byte = left.first else { break }
      if Self.isInvisible(UInt16(byte)) {
        index += 1
      } else if byte == Self.percent, let code = Self.number(left.dropFirst().prefix(2), of: 2),
        Self.isInvisible(UInt16(code))
      {
        index += 3
      } else if byte == Self.backslash, left.dropFirst().first == UInt8(ascii: "u"),
        let code = Self.code(left.dropFirst(2).prefix(4)), Self.isInvisible(code)
      {
        index += 6
      } else {
        break
      }
    }
    return index
  }

  private static func isInvisible(_ code: UInt16) -> Bool { !(0x20..<0x7F).contains(code) }

  private static func code(_ digits: ArraySlice<UInt8>) -> UInt16? {
    guard digits.count == 4 else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  /// Returns the number of bytes that encode `byte` at an index; nil if they encode another byte.
  private func length(of byte: UInt8, at index: Int, in body: [UInt8]) -> Int? {
    guard index < body.count else { return nil }
    let left = body[index...]
    if left.first == byte { return 1 }
    switch left.first {
    case Self.percent: return Self.number(left.dropFirst().prefix(2), of: 2) == byte ? 3 : nil
    case Self.backslash:
      if left.dropFirst().first == byte { return 2 }
      guard left.dropFirst().first == UInt8(ascii: "u") else { return nil }
      return Self.number(left.dropFirst(2).prefix(4), of: 4) == byte ? 6 : nil
    default: return nil
    }
  }

  /// Parses a byte from exactly `count` hexadecimal digits.
  private static func number(_ digits: ArraySlice<UInt8>, of count: Int) -> UInt8? {
    guard digits.count == count else { return nil }
    return UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
