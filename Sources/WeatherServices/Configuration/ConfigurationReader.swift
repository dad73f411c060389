/// Parses a configuration file into entries according to a schema.
struct ConfigurationReader {
  /// The contents of a file.
  struct Contents {
    var entries: [String: ConfigurationFile.Entry] = [:]
    /// The custom themes, in the order of the file.
    var themes: [ConfigurationFile.ThemeEntry] = []
  }

  private let path: String
  private let schema: ConfigurationSchema
  private var contents = Contents()
  private var problems: [ConfigurationProblem] = []

  /// Parses a text.
  /// - Parameter path: The path of its file, for error messages.
  static func read(
    _ text: String, path: String, schema: ConfigurationSchema
  ) throws(ConfigurationProblem) -> Contents {
    let table: TOMLTable
    do throws(TOMLError) {
      table = try TOMLReader.read(text)
    } catch {
      throw ConfigurationProblem(path: path, at: error.position, .malformed(error.reason))
    }
    var reader = ConfigurationReader(path: path, schema: schema)
    reader.read(table, at: [])
    // Of several errors, the first one in the file is reported.
    let first = reader.problems.min {
      ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0)
    }
    if let first { throw first }
    return reader.contents
  }

  private init(path: String, schema: ConfigurationSchema) {
    self.path = path
    self.schema = schema
  }

  private mutating func read(_ table: TOMLTable, at path: [String]) {
    for entry in table.entries { read(entry, at: path + [entry.key]) }
  }

  private mutating func read(_ entry: TOMLTable.Entry, at path: [String]) {
    // `[theme]` is a likely typo for `[themes]`. `theme` is a valid key, so the error would
    // otherwise be about its type.
    if path == ["theme"], case .table(let table) = entry.value.content,
      let name = table.entries.first?.key
    {
      return report(
        .unknownKey("theme.\(name)", known: ["\(schema.themes).\(name)"]), at: entry.position)
    }
    guard let kind = schema.kind(of: path) else {
      let known = schema.names(in: path.dropLast())
      return report(.unknownKey(entry.key, known: known), at: entry.position)
    }
    let name = path.joined(separator: ".")
    switch (kind, entry.value.content) {
    case (.table, .table(let table)):
      if path.count == 2, path[0] == schema.themes {
        if schema.builtInThemes.contains(path[1]) {
          return report(.takenName(path[1]), at: entry.position)
        }
        contents.themes.append(ConfigurationFile.ThemeEntry(name: path[1], entries: [:]))
      }
      read(table, at: path)
    case (.flag, .boolean(let isOn)):
      record("\(isOn)", of: entry, at: path)
    case (.color, .string(let text)) where !schema.isColor(text):
      report(.noColor(key: name, value: text), at: entry.value.position)
    case (.color, .integer(let number)) where !schema.isColor("\(number)"):
      report(.noColor(key: name, value: "\(number)"), at: entry.value.position)
    case (.color, .integer(let number)):
      record("\(number)", of: entry, at: path)
    case (.name(let names), .string(let text)) where !names.contains(text):
      report(.unknownValue(key: name, value: text, known: names), at: entry.value.position)
    case (.address, .string(let text)) where Endpoints.address(text) == nil:
      report(.noAddress(key: name, value: text), at: entry.value.position)
    case (.text, .string(let text)), (.name, .string(let text)), (.address, .string(let text)),
      (.color, .string(let text)):
      record(text, of: entry, at: path)
    default:
      report(.wrongKind(key: name, wanted: kind), at: entry.value.position)
    }
  }

  private mutating func record(_ text: String, of entry: TOMLTable.Entry, at path: [String]) {
    let kept = ConfigurationFile.Entry(text: text, line: entry.position.line)
    if path[0] == schema.themes {
      contents.themes[contents.themes.count - 1].entries[entry.key] = kept
    } else {
      contents.entries[path.joined(separator: ".")] = kept
    }
  }

  private mutating func report(_ cause: ConfigurationProblem.Cause, at position: TOMLPosition) {
    problems.append(ConfigurationProblem(path: path, at: position, cause))
  }
}
