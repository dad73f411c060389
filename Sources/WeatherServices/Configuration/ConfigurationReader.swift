import TOMLKit

/// Turns the text of a configuration file into entries.
///
/// The parser takes any TOML and does not say where it found a key, so that keys, kinds and lines
/// are looked after here.
struct ConfigurationReader {
  let path: String
  let text: String
  let schema: ConfigurationSchema

  private struct Found {
    var entries: [String: ConfigurationFile.Entry] = [:]
    var themes: [String: [String: ConfigurationFile.Entry]] = [:]
  }

  func read() throws(ConfigurationProblem) -> (
    entries: [String: ConfigurationFile.Entry], themes: [ConfigurationFile.ThemeEntry]
  ) {
    // The parser takes a C string, which would end there.
    if let zero = text.utf8.firstIndex(of: 0) {
      let line = 1 + text.utf8[..<zero].count { $0 == UInt8(ascii: "\n") }
      throw ConfigurationProblem(path: path, line: line, .malformed(reason: "U+0000"))
    }
    let lines = TOMLLines(text)
    // The parser takes for granted that a key follows the bracket, and aborts when none does.
    if let line = lines.brokenHeader {
      throw ConfigurationProblem(
        path: path, line: line, .malformed(reason: "table header without a key"))
    }
    let table: TOMLTable
    do {
      table = try TOMLTable(string: text)
    } catch let error as TOMLParseError {
      throw ConfigurationProblem(
        path: path, line: error.source.begin.line,
        .malformed(reason: String(error.description.prefix { !$0.isNewline })))
    } catch {
      throw ConfigurationProblem(path: path, .malformed(reason: "\(error)"))
    }
    var found = Found()
    try read(table, at: [], lines, into: &found)
    let themes = found.themes.map {
      ConfigurationFile.ThemeEntry(name: $0.key, entries: $0.value)
    }
    return (
      found.entries,
      themes.sorted { one, other in
        let order = [one, other].map { lines.line(of: [schema.themes, $0.name]) ?? 0 }
        return order[0] == order[1] ? one.name < other.name : order[0] < order[1]
      }
    )
  }

  private func read(
    _ table: TOMLTable, at path: [String], _ lines: TOMLLines, into found: inout Found
  ) throws(ConfigurationProblem) {
    // Of several mistakes the first one in the file is told.
    let keys = table.keys.sorted { one, other in
      (lines.line(of: path + [one]) ?? 0, one) < (lines.line(of: path + [other]) ?? 0, other)
    }
    for key in keys {
      guard let value = table[key] else { continue }
      try read(value.tomlValue, at: path + [key], lines, into: &found)
    }
  }

  private func read(
    _ value: TOMLValue, at path: [String], _ lines: TOMLLines, into found: inout Found
  ) throws(ConfigurationProblem) {
    let line = lines.line(of: path)
    let name = path.joined(separator: ".")
    func problem(_ cause: ConfigurationProblem.Cause) -> ConfigurationProblem {
      ConfigurationProblem(path: self.path, line: line, cause)
    }
    // One letter off what is meant, and a key of its own: without this the kind would be wrong.
    if path == ["theme"], let name = value.table?.keys.first {
      throw problem(.unknownKey("theme.\(name)", known: ["\(schema.themes).\(name)"]))
    }
    guard let kind = schema.kind(of: path) else {
      let known = schema.names(in: path.dropLast())
      throw problem(.unknownKey(path.last ?? name, known: known))
    }
    if case .table = kind {
      guard let table = value.table else { throw problem(.wrongKind(key: name, wanted: kind)) }
      if path.count == 2, path[0] == schema.themes {
        if schema.builtInThemes.contains(path[1]) { throw problem(.takenName(path[1])) }
        found.themes[path[1]] = [:]
      }
      return try read(table, at: path, lines, into: &found)
    }
    let text: String
    switch kind {
    case .flag: text = value.bool.map(String.init) ?? ""
    case .color: text = value.string ?? value.int.map(String.init) ?? ""
    default: text = value.string ?? ""
    }
    let fits =
      switch kind {
      case .flag: value.type == .bool
      case .color: value.type == .string || value.type == .int
      default: value.type == .string
      }
    guard fits else { throw problem(.wrongKind(key: name, wanted: kind)) }
    switch kind {
    case .name(let names) where !names.contains(text):
      throw problem(.unknownValue(key: name, value: text, known: names))
    case .address where Endpoints.address(text) == nil:
      throw problem(.noAddress(key: name, value: text))
    case .color where !schema.isColor(text):
      throw problem(.noColor(key: name, value: text))
    default: break
    }
    let entry = ConfigurationFile.Entry(text: text, line: line ?? 1)
    if path.first == schema.themes, path.count == 3 {
      found.themes[path[1], default: [:]][path[2]] = entry
    } else {
      found.entries[name] = entry
    }
  }
}
