extension TOMLReader {
  /// Any value.
  /// - Parameter depth: How many tables and arrays it stands in.
  mutating func readValue(depth: Int) throws(TOMLError) -> TOMLValue {
    guard depth <= Self.depthLimit else { throw error(.tooDeep) }
    let position = scanner.position
    let content: TOMLValue.Content
    switch scanner.byte {
    case UInt8(ascii: "["): content = .array(try readArray(depth: depth))
    case UInt8(ascii: "{"): content = .table(try readInlineTable(depth: depth))
    case UInt8(ascii: "\""), UInt8(ascii: "'"): content = .string(try readString())
    default: content = try readWord()
    }
    return TOMLValue(content: content, position: position)
  }

  private mutating func readArray(depth: Int) throws(TOMLError) -> [TOMLValue] {
    let start = scanner.position
    var values: [TOMLValue] = []
    scanner.advance()
    while true {
      try scanner.skipLines()
      if scanner.skip("]") { return values }
      try refuseEnd(of: "[", openedAt: start)
      values.append(try readValue(depth: depth + 1))
      try scanner.skipLines()
      if scanner.skip(",") { continue }
      try refuseEnd(of: "[", openedAt: start)
      guard scanner.isAt("]") else { throw error(.signMissing(",")) }
    }
  }

  /// On one line, and without a comma after the last key.
  private mutating func readInlineTable(depth: Int) throws(TOMLError) -> TOMLTable {
    let start = scanner.position
    var tree = TOMLTree()
    scanner.advance()
    scanner.skipBlanks()
    if scanner.skip("}") { return TOMLTable() }
    while true {
      try refuseEnd(of: "{", openedAt: start)
      try readPair(into: &tree, at: TOMLTree.root, depth: depth)
      scanner.skipBlanks()
      if scanner.skip("}") { return tree.table }
      try refuseEnd(of: "{", openedAt: start)
      guard scanner.skip(",") else { throw error(.signMissing(",")) }
      scanner.skipBlanks()
    }
  }

  /// The end of the text, told where what it leaves open begins.
  private func refuseEnd(of what: String, openedAt start: TOMLPosition) throws(TOMLError) {
    if scanner.isAtEnd { throw TOMLError(reason: .unclosed(what), position: start) }
  }

  // MARK: - Words

  /// A value without quotes or brackets: true, false, a number, a date.
  private mutating func readWord() throws(TOMLError) -> TOMLValue.Content {
    let position = scanner.position
    let start = scanner.index
    skipWord()
    // A date and its time may have a blank between them.
    if scanner.isAt(" "), TOMLDateTime.isDate(scanner.bytes(from: start)),
      let next = scanner.byte(after: 1), TOMLDateTime.isDigit(next)
    {
      scanner.advance()
      skipWord()
    }
    let bytes = scanner.bytes(from: start)
    let text = String(decoding: bytes.prefix(40), as: UTF8.self)
    if text == "true" { return .boolean(true) }
    if text == "false" { return .boolean(false) }
    if TOMLDateTime.isValid(bytes) { return .dateTime(text) }
    let reason: TOMLMistake
    switch TOMLNumber(bytes) {
    case .integer(let value): return .integer(value)
    case .float(let value): return .float(value)
    case .tooLarge: reason = .numberTooLarge(text)
    case nil: reason = text.isEmpty ? .valueMissing : .noValue(text)
    }
    throw TOMLError(reason: reason, position: position)
  }

  /// Goes to what cannot be part of a word.
  private mutating func skipWord() {
    while let byte = scanner.byte, !Self.endsWord(byte) { scanner.advance() }
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
      UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "#"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }
}
