/// The lines of a TOML text that its keys stand on.
///
/// Understands no values, only where texts and comments end: what it is asked about, a parser has
/// taken already.
struct TOMLLines {
  /// The first header without a key after its bracket; the parser aborts the process at one.
  private(set) var brokenHeader: Int?
  private var lines: [[String]: Int] = [:]

  init(_ text: String) {
    var scanner = TOMLScanner(text)
    var table: [String] = []
    while !scanner.isAtEnd {
      scanner.skipBlanks()
      let line = scanner.line
      if scanner.skipHeaderOpening() {
        if !scanner.isAtKey, brokenHeader == nil { brokenHeader = line }
        table = scanner.keys(until: UInt8(ascii: "]"))
        note(table, line)
      } else if scanner.isAtKey {
        note(table + scanner.keys(until: UInt8(ascii: "=")), line)
      }
      scanner.skipToNextLine()
    }
  }

  /// The line of a key, counted from 1; of what it stands in, where it stands in an inline table.
  func line(of path: [String]) -> Int? {
    var path = path[...]
    while !path.isEmpty {
      if let line = lines[Array(path)] { return line }
      path.removeLast()
    }
    return nil
  }

  private mutating func note(_ path: [String], _ line: Int) {
    for length in path.indices.map({ $0 + 1 }) {
      let part = Array(path.prefix(length))
      if lines[part] == nil { lines[part] = line }
    }
  }
}
