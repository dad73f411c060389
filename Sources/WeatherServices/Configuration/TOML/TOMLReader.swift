/// Parses the subset of TOML 1.0.0 (toml.io) that a configuration needs, with the position of every
/// key and value: comments, tables, dotted and quoted keys, single-line strings, decimal integers
/// and Booleans. Other TOML is rejected with an error that names it.
///
/// Time and memory are linear in the length of the text. Nesting beyond ``depthLimit`` is rejected.
struct TOMLReader {
  /// The maximum nesting of tables.
  static let depthLimit = 64

  static func read(_ text: String) throws(TOMLError) -> TOMLTable {
    var reader = TOMLReader(scanner: TOMLScanner(text))
    var tree = TOMLTree()
    try reader.readLines(into: &tree)
    return tree.table
  }

  private var scanner: TOMLScanner

  private func error(_ reason: TOMLMistake) -> TOMLError {
    TOMLError(reason: reason, position: scanner.position)
  }

  // MARK: - Lines

  private mutating func readLines(into tree: inout TOMLTree) throws(TOMLError) {
    var section = TOMLTree.root
    while true {
      try scanner.skipLines()
      if scanner.isAtEnd { return }
      if scanner.isAt("[") {
        section = try readHeader(into: &tree)
      } else {
        try readPair(into: &tree, at: section)
      }
      try scanner.skipComment()
      guard scanner.isAtEnd || scanner.skipNewline() else { throw error(.lineGoesOn) }
    }
  }

  /// Parses a header such as `[a.b]` and returns its table.
  private mutating func readHeader(into tree: inout TOMLTree) throws(TOMLError) -> TOMLTree.Index {
    if scanner.isAt("[[") { throw error(.unsupported("[[")) }
    scanner.advance()
    let keys = try readKeys(depth: 0)
    guard scanner.skip("]") else { throw error(.signMissing("]")) }
    return try tree.define(keys)
  }

  /// Parses `key = value` into a table.
  private mutating func readPair(
    into tree: inout TOMLTree, at table: TOMLTree.Index
  ) throws(TOMLError) {
    let keys = try readKeys(depth: tree.depth(of: table))
    guard scanner.skip("=") else { throw error(.signMissing("=")) }
    scanner.skipBlanks()
    try tree.add(try readValue(), for: keys, in: table)
  }

  // MARK: - Keys

  /// Parses a dotted key and the whitespace around it.
  private mutating func readKeys(depth: Int) throws(TOMLError) -> [TOMLKey] {
    var keys: [TOMLKey] = []
    repeat {
      scanner.skipBlanks()
      guard depth + keys.count < Self.depthLimit else { throw error(.tooDeep) }
      let position = scanner.position
      keys.append(TOMLKey(name: try readKey(), position: position))
      scanner.skipBlanks()
    } while scanner.skip(".")
    return keys
  }

  private mutating func readKey() throws(TOMLError) -> String {
    if scanner.isAt("\"") || scanner.isAt("'") { return try readString() }
    let start = scanner.index
    while let byte = scanner.byte, Self.isBare(byte) { scanner.advance() }
    guard scanner.index > start else { throw error(.keyMissing) }
    return scanner.text(from: start)
  }

  /// Whether a byte is allowed in an unquoted key.
  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  // MARK: - Values

  private mutating func readValue() throws(TOMLError) -> TOMLValue {
    let position = scanner.position
    for sign in ["[", "{"] where scanner.byte == sign.utf8.first {
      throw error(.unsupported(sign))
    }
    let isText = scanner.isAt("\"") || scanner.isAt("'")
    return TOMLValue(
      content: isText ? .string(try readString()) : try readWord(), position: position)
  }

  /// Parses a Boolean or an integer.
  private mutating func readWord() throws(TOMLError) -> TOMLValue.Content {
    let position = scanner.position
    let start = scanner.index
    while let byte = scanner.byte, !" \t\n\r,=#\"'[]{}".utf8.contains(byte) { scanner.advance() }
    let text = scanner.text(from: start)
    if text == "true" { return .boolean(true) }
    if text == "false" { return .boolean(false) }
    let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    let shown = String(text.prefix(40))
    let reason: TOMLMistake
    if !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      digits == "0" || digits.first != "0"
    {
      if let number = Int64(text) { return .integer(number) }
      reason = .numberTooLarge(shown)
    } else if digits.first?.isNumber == true {
      reason = .unsupported(shown)
    } else {
      reason = text.isEmpty ? .valueMissing : .noValue(shown)
    }
    throw TOMLError(reason: reason, position: position)
  }

  /// Parses a single-line string, in `"` with escapes or in `'` without.
  private mutating func readString() throws(TOMLError) -> String {
    for quotes: StaticString in ["\"\"\"", "'''"] where scanner.isAt(quotes) {
      throw error(.unsupported("\(quotes)"))
    }
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
        guard TOMLScanner.isPrintable(byte) else { throw error(.controlCharacter) }
        text.append(byte)
        scanner.advance()
      }
    }
    throw TOMLError(reason: .unclosed(hasEscapes ? "\"" : "'"), position: start)
  }

  private mutating func readEscape(into text: inout [UInt8]) throws(TOMLError) {
    let wrong = error(.escape)
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
      let count = letter == UInt8(ascii: "u") ? 4 : 8
      let start = scanner.index
      scanner.advance(by: count)
      let digits = scanner.text(from: start)
      guard digits.utf8.count == count, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }),
        let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
      else { throw wrong }
      text += Array(String(scalar).utf8)
    default: throw wrong
    }
  }
}
