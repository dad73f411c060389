/// Steps through the bytes of a text and tracks the line and the column.
struct TOMLScanner {
  private let bytes: [UInt8]
  private(set) var index = 0
  private var line = 1
  private var column = 1

  init(_ text: String) {
    bytes = Array(text.utf8)
    // A byte order mark is not part of the text.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  var isAtEnd: Bool { index >= bytes.count }
  /// The next byte; nil at the end.
  var byte: UInt8? { isAtEnd ? nil : bytes[index] }
  var position: TOMLPosition { TOMLPosition(line: line, column: column) }

  /// Returns the text from an earlier index to the current one.
  func text(from start: Int) -> String { String(decoding: bytes[start..<index], as: UTF8.self) }

  mutating func advance(by count: Int = 1) {
    for _ in 0..<count {
      guard let byte else { return }
      index += 1
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        // Only the first byte of a scalar counts as a column.
        column += 1
      }
    }
  }

  func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { unsafe bytes[index...].starts(with: $0) }
  }

  /// Skips a text if it comes next. Returns whether it was skipped.
  mutating func skip(_ text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    advance(by: text.utf8CodeUnitCount)
    return true
  }

  mutating func skipBlanks() {
    while isAt(" ") || isAt("\t") { advance() }
  }

  var isAtNewline: Bool { isAt("\n") || isAt("\r\n") }

  /// Skips a line break if it comes next.
  mutating func skipNewline() -> Bool { skip("\n") || skip("\r\n") }

  /// Skips spaces, tabs and a comment up to the end of the line.
  mutating func skipComment() throws(TOMLError) {
    skipBlanks()
    guard isAt("#") else { return }
    while let byte, !isAtNewline {
      guard Self.isPrintable(byte) else {
        throw TOMLError(reason: .controlCharacter, position: position)
      }
      advance()
    }
  }

  /// Skips whitespace, comments and line breaks.
  mutating func skipLines() throws(TOMLError) {
    repeat { try skipComment() } while skipNewline()
  }

  /// Whether a string or a comment may contain a byte: any but control characters other than the
  /// tab.
  static func isPrintable(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\t") || (byte >= 0x20 && byte != 0x7F)
  }
}
