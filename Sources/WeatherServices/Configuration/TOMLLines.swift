/// The lines of a TOML text that its keys stand on.
///
/// Reads no values: it only has to find keys in a text that a parser has taken already.
struct TOMLLines {
  private var lines: [[String]: Int] = [:]

  init(_ text: String) {
    var table: [String] = []
    /// The quotes that end the text of several lines that is open.
    var open: String?
    let rows = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, row) in rows.enumerated() {
      if let quotes = open {
        if Self.count(quotes, in: row) % 2 == 1 { open = nil }
        continue
      }
      let line = row.drop { $0 == " " || $0 == "\t" }
      if line.hasPrefix("#") { continue }
      if line.hasPrefix("[") {
        let header = line.drop { $0 == "[" }
        table = Self.keys(header, until: "]")
        note(table, index + 1)
        continue
      }
      guard line.contains("=") else { continue }
      note(table + Self.keys(line, until: "="), index + 1)
      for quotes in ["\"\"\"", "'''"] where Self.count(quotes, in: line) % 2 == 1 { open = quotes }
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

  /// The parts of a dotted key, quoted or not, before `end`.
  private static func keys(_ text: Substring, until end: Character) -> [String] {
    var parts: [String] = []
    var part = ""
    var quote: Character?
    for character in text {
      if let open = quote {
        if character == open { quote = nil } else { part.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "." || character == end {
        parts.append(part)
        part = ""
        if character == end { break }
      } else if character != " ", character != "\t" {
        part.append(character)
      }
    }
    return parts
  }

  private static func count(_ quotes: String, in text: Substring) -> Int {
    text.ranges(of: quotes).count
  }
}
