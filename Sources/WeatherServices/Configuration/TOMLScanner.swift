/// Walks through a TOML text byte by byte, over its texts and comments.
struct TOMLScanner {
  /// The line that it stands on, from 1.
  private(set) var line = 1
  private let bytes: [UInt8]
  private var index = 0

  private static let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
  private static let newline = UInt8(ascii: "\n")

  init(_ text: String) {
    bytes = Array(text.utf8)
    // A byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  var isAtEnd: Bool { index >= bytes.count }

  private var byte: UInt8? { isAtEnd ? nil : bytes[index] }

  /// Whether a key may begin here: a letter, digit, `_`, `-` or a quote.
  var isAtKey: Bool {
    guard let byte else { return false }
    return Self.isBare(byte) || Self.quotes.contains(byte)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  mutating func skipBlanks() {
    while byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { index += 1 }
  }

  /// Goes over `[` or `[[` and the blanks after it; false when there is none.
  mutating func skipHeaderOpening() -> Bool {
    guard byte == UInt8(ascii: "[") else { return false }
    index += 1
    if byte == UInt8(ascii: "[") { index += 1 }
    skipBlanks()
    return true
  }

  /// The parts of a dotted key, up to `end` or the end of the line.
  mutating func keys(until end: UInt8) -> [String] {
    var parts: [[UInt8]] = [[]]
    while let byte, byte != end, byte != Self.newline, byte != UInt8(ascii: "#") {
      if Self.quotes.contains(byte) {
        let start = index + 1
        skipText()
        parts[parts.count - 1] += bytes[start..<max(start, index - 1)]
      } else {
        if byte == UInt8(ascii: ".") {
          parts.append([])
        } else if Self.isBare(byte) {
          parts[parts.count - 1].append(byte)
        }
        index += 1
      }
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Goes to the line after this one, or after the text of several lines that begins on it.
  mutating func skipToNextLine() {
    while let byte {
      if byte == Self.newline {
        line += 1
        index += 1
        return
      }
      if Self.quotes.contains(byte) {
        skipText()
      } else if byte == UInt8(ascii: "#") {
        while let next = self.byte, next != Self.newline { index += 1 }
      } else {
        index += 1
      }
    }
  }

  /// Goes over a text with its quotes, of one line or of several.
  private mutating func skipText() {
    guard let quote = byte else { return }
    let isLong = bytes[index...].starts(with: [quote, quote, quote])
    index += isLong ? 3 : 1
    while let byte {
      if byte == Self.newline {
        // What is not closed on its line is a mistake that the parser tells.
        if !isLong { return }
        line += 1
      }
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
        if index + 1 < bytes.count, bytes[index + 1] == Self.newline { line += isLong ? 1 : 0 }
        index = min(bytes.count, index + 2)
      } else if !isLong, byte == quote {
        index += 1
        return
      } else if isLong, bytes[index...].starts(with: [quote, quote, quote]) {
        index += 3
        // Up to two more belong to the text.
        while self.byte == quote { index += 1 }
        return
      } else {
        index += 1
      }
    }
  }
}
