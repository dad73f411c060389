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
      if Self.isInvisible(UInt16(body[index])) {
        index += 1
      } else if let code = Self.percentCode(left), Self.isInvisible(code) {
        index += 3
      } else if let code = Self.jsonCode(left), Self.isInvisible(code) {
        index += 6
      } else {
        break
      }
    }
    return index
  }

  private static func isInvisible(_ code: UInt16) -> Bool { !(0x20..<0x7F).contains(code) }

  /// Returns the number of bytes that encode `byte` at an index; nil if they encode another byte.
  private func length(of byte: UInt8, at index: Int, in body: [UInt8]) -> Int? {
    let left = body[index...]
    if left.first == byte { return 1 }
    if left.first == Self.backslash, left.dropFirst().first == byte { return 2 }
    if Self.percentCode(left) == UInt16(byte) { return 3 }
    return Self.jsonCode(left) == UInt16(byte) ? 6 : nil
  }

  /// Returns the code of a percent escape (`%2F`) with which a text begins.
  private static func percentCode(_ text: ArraySlice<UInt8>) -> UInt16? {
    text.first == percent ? code(text.dropFirst(), digits: 2) : nil
  }

  /// Returns the code of a JSON escape (`\u002F`) with which a text begins.
  private static func jsonCode(_ text: ArraySlice<UInt8>) -> UInt16? {
    guard text.first == backslash, text.dropFirst().first == UInt8(ascii: "u") else { return nil }
    return code(text.dropFirst(2), digits: 4)
  }

  /// Parses the hexadecimal digits with which a text begins. A sign is none.
  private static func code(_ text: ArraySlice<UInt8>, digits count: Int) -> UInt16? {
    let digits = String(decoding: text.prefix(count), as: UTF8.self)
    guard digits.utf8.count == count, digits.first?.isHexDigit == true else { return nil }
    return UInt16(digits, radix: 16)
  }
}
