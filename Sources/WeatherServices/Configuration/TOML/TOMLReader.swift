/// Reads TOML 1.0.0 (toml.io), and keeps where every key and value stands.
///
/// Takes time and memory linear in the text, whatever it holds; nesting beyond ``depthLimit`` is
/// refused, so that nothing recurses further.
struct TOMLReader {
  /// How many tables and arrays may stand in one another.
  static let depthLimit = 64

  /// Reads a text.
  static func read(_ text: String) throws(TOMLError) -> TOMLTable {
    var reader = TOMLReader(scanner: TOMLScanner(text))
    var tree = TOMLTree()
    try reader.readLines(into: &tree)
    return tree.table
  }

  var scanner: TOMLScanner

  func error(_ reason: TOMLMistake) -> TOMLError {
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
        try readPair(into: &tree, at: section, depth: tree.depth(of: section))
      }
      try scanner.skipComment()
      guard scanner.isAtEnd || scanner.skipNewline() else { throw error(.lineGoesOn) }
    }
  }

  /// `[a.b]` or `[[a.b]]`: the table that the keys below it belong to.
  private mutating func readHeader(into tree: inout TOMLTree) throws(TOMLError) -> TOMLTree.Index {
    let isArray = scanner.isAt("[[")
    scanner.advance(by: isArray ? 2 : 1)
    let keys = try readKeys(depth: 0)
    guard isArray ? scanner.skip("]]") : scanner.skip("]") else {
      throw error(.signMissing(isArray ? "]]" : "]"))
    }
    return isArray ? try tree.append(keys) : try tree.define(keys)
  }

  /// `key = value`, into a table.
  mutating func readPair(
    into tree: inout TOMLTree, at table: TOMLTree.Index, depth: Int
  ) throws(TOMLError) {
    let keys = try readKeys(depth: depth)
    guard scanner.skip("=") else { throw error(.signMissing("=")) }
    scanner.skipBlanks()
    let slot = try tree.slot(for: keys, in: table)
    tree.fill(slot, with: try readValue(depth: depth + keys.count))
  }

  // MARK: - Keys

  /// A dotted key with the blanks around it.
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
    if scanner.isAt("\"\"\"") || scanner.isAt("'''") { throw error(.keyMissing) }
    if scanner.isAt("\"") || scanner.isAt("'") { return try readShort() }
    let start = scanner.index
    while let byte = scanner.byte, Self.isBare(byte) { scanner.advance() }
    guard scanner.index > start else { throw error(.keyMissing) }
    return scanner.text(from: start)
  }

  /// Whether a key needs no quotes for a byte.
  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
