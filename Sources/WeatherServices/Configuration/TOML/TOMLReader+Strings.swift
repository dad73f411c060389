extension TOMLReader {
  /// A text in one of the four kinds of quotes.
  mutating func readString() throws(TOMLError) -> String {
    if scanner.isAt("\"\"\"") { return try readLong("\"\"\"", hasEscapes: true) }
    if scanner.isAt("'''") { return try readLong("'''", hasEscapes: false) }
    return try readShort()
  }

  /// A text on one line, in `"` with escapes or in `'` without.
  mutating func readShort() throws(TOMLError) -> String {
    let start = scanner.position
    let quote = scanner.byte
    let hasEscapes = scanner.isAt("\"")
    var text: [UInt8] = []
    scanner.advance()
    while let byte = scanner.byte, !scanner.isAtNewline {
      if byte == quote {
        scanner.advance()
        return String(decoding: text, as: UTF8.self)
      }
      if hasEscapes, byte == UInt8(ascii: "\\") {
        try readEscape(into: &text)
      } else {
        try readCharacter(into: &text)
      }
    }
    throw TOMLError(reason: .unclosed(hasEscapes ? "\"" : "'"), position: start)
  }

  /// A text over lines, between three quotes each. A new line after those that open it is no part
  /// of it.
  private mutating func readLong(
    _ quotes: StaticString, hasEscapes: Bool
  ) throws(TOMLError) -> String {
    let start = scanner.position
    var text: [UInt8] = []
    scanner.advance(by: 3)
    _ = scanner.skipNewline()
    while let byte = scanner.byte {
      if scanner.isAt(quotes) {
        scanner.advance(by: 3)
        // Up to two more belong to the text, and stand before those that close it.
        for _ in 0..<2 where scanner.byte == byte {
          text.append(byte)
          scanner.advance()
        }
        return String(decoding: text, as: UTF8.self)
      }
      if scanner.skipNewline() {
        text.append(UInt8(ascii: "\n"))
      } else if hasEscapes, byte == UInt8(ascii: "\\") {
        if !skipContinuation() { try readEscape(into: &text) }
      } else {
        try readCharacter(into: &text)
      }
    }
    throw TOMLError(reason: .unclosed("\(quotes)"), position: start)
  }

  private mutating func readCharacter(into text: inout [UInt8]) throws(TOMLError) {
    guard let byte = scanner.byte, TOMLScanner.isPrintable(byte) else {
      throw error(.controlCharacter)
    }
    text.append(byte)
    scanner.advance()
  }

  /// Goes over a backslash at the end of a line, and all blanks and new lines after it.
  private mutating func skipContinuation() -> Bool {
    var ahead = scanner
    ahead.advance()
    ahead.skipBlanks()
    guard ahead.skipNewline() else { return false }
    repeat { ahead.skipBlanks() } while ahead.skipNewline()
    scanner = ahead
    return true
  }

  private mutating func readEscape(into text: inout [UInt8]) throws(TOMLError) {
    let position = scanner.position
    let wrong = TOMLError(reason: .escape, position: position)
    scanner.advance()
    guard let letter = scanner.byte else { throw wrong }
    scanner.advance()
    switch letter {
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): text.append(letter)
    case UInt8(ascii: "u"), UInt8(ascii: "U"):
      let start = scanner.index
      scanner.advance(by: letter == UInt8(ascii: "u") ? 4 : 8)
      let digits = scanner.bytes(from: start)
      guard digits.count == (letter == UInt8(ascii: "u") ? 4 : 8),
        digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
        let scalar = UInt32(scanner.text(from: start), radix: 16).flatMap(Unicode.Scalar.init)
      else { throw wrong }
      text += Array(String(scalar).utf8)
    default: throw wrong
    }
  }
}
