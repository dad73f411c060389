import WeatherModel

/// A text in which the Korea Meteorological Administration lists warnings and their areas (특보발효현황,
/// 예비특보), as a syntax tree:
///
///     text  = "o 없음" | { entry }
///     entry = [ "(" number ")" section ] "o" head ":" list
///     list  = area { "," area }
///     area  = name [ "(" list ")" ] [ "제외" ]
struct KMABulletin: Equatable, Sendable {
  /// A warning, or the time of a preliminary one, with its areas.
  struct Entry: Equatable, Sendable {
    /// The numbered section of the entry, such as `풍랑 예비특보`.
    var section: String?
    /// The name of the warning, such as `호우주의보`; within a section the time, such as
    /// `01월 16일 새벽(00시~06시)`.
    var head: String
    var areas: [Area]
  }

  /// A zone as a whole, or the parts in its brackets.
  struct Area: Equatable, Sendable {
    var name: String
    var parts: [Area] = []
    /// Whether `제외` follows. At the end of a list it inverts the list: all areas but these.
    var isExcluded = false
  }

  var entries: [Entry] = []
  /// Statements that do not match this grammar and whose meaning is unknown.
  var unreadable: [String] = []

  /// The maximum nesting of brackets; the texts need two levels.
  private static let maxDepth = 8

  /// Parses a text. An empty text, or one that says `없음`, has no entries.
  init(_ text: String) {
    var section: String?
    for statement in Self.statements(Self.plain(text)) {
      let content = statement.text.trimmed
      if statement.isSection, !content.contains(":") {
        section = content
      } else if statement.isSection {
        unreadable.append("(1) " + content)
      } else if content.filter({ !$0.isWhitespace }) != "없음" {
        let read = Self.entries(content, section: section)
        entries += read
        if read.isEmpty { unreadable.append(content) }
      }
    }
  }

  // MARK: - Statements

  /// The kind and the text of a statement.
  private struct Statement {
    var isSection: Bool
    var text = ""
  }

  /// Returns the text with normalised line breaks and punctuation.
  private static func plain(_ text: String) -> [Character] {
    let marks: [Character: Character] = [
      "（": "(", "）": ")", "，": ",", "、": ",", "：": ":", "○": "o", "●": "o", "ㅇ": "o", "◦": "o",
      "O": "o",
    ]
    // Texts may contain escaped line breaks.
    let lines = text.replacing(text: "\\r", with: "").replacing(text: "\\n", with: "\n")
      .replacing(text: "\r\n", with: "\n").replacing(text: "\r", with: "\n")
    return lines.map { marks[$0] ?? $0 }
  }

  /// Returns the statements of a text. Each begins with a bullet, a number in brackets, or a line
  /// with its own colon.
  private static func statements(_ text: [Character]) -> [Statement] {
    var statements = [Statement(isSection: false)]
    var index = 0
    while index < text.count {
      let isFirst =
        index == 0 || text[index - 1].isWhitespace || statements.last?.text.isEmpty == true
      if text[index] == "o", isFirst {
        statements.append(Statement(isSection: false))
      } else if let end = sectionNumber(text, at: index) {
        statements.append(Statement(isSection: true))
        index = end
      } else {
        if text[index] == "\n", beginsEntry(text[(index + 1)...]) {
          statements.append(Statement(isSection: false))
        }
        statements[statements.count - 1].text.append(text[index])
      }
      index += 1
    }
    return statements.filter { !$0.text.trimmed.isEmpty }
  }

  /// Returns the position of the closing bracket of a number in brackets: `(2)`.
  private static func sectionNumber(_ text: [Character], at index: Int) -> Int? {
    guard text[index] == "(" else { return nil }
    let digits = text[(index + 1)...].prefix(3).prefix { $0.isASCII && $0.isNumber }
    let end = index + 1 + digits.count
    return !digits.isEmpty && end < text.count && text[end] == ")" ? end : nil
  }

  /// Whether a line begins with a head: `호우주의보 : 서울`. Other lines continue the list before them.
  private static func beginsEntry(_ rest: ArraySlice<Character>) -> Bool {
    let head = rest.prefix { !",:\n".contains($0) }
    return rest.dropFirst(head.count).first == ":" && !head.contains("o")
  }

  // MARK: - Entries

  /// Returns the entries of a statement: one, or several warnings with the same areas; empty if it
  /// cannot be parsed.
  private static func entries(_ text: String, section: String?) -> [Entry] {
    var depth = 0
    let colon = text.firstIndex { character in
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      return character == ":" && depth <= 0
    }
    guard let colon, var parser = Parser(text[text.index(after: colon)...]) else { return [] }
    let head = String(text[..<colon]).cleanedFromOutside(limit: 60)
    guard let areas = parser.list(depth: 0), parser.isAtEnd else { return [] }
    if let section {
      guard !head.isEmpty else { return [] }
      return [Entry(section: section.cleanedFromOutside(limit: 40), head: head, areas: areas)]
    }
    let heads = head.split { "·ㆍ/".contains($0) }.map { $0.filter { !$0.isWhitespace } }
    guard !heads.isEmpty, heads.allSatisfy(isWarningName) else { return [] }
    return heads.map { Entry(section: nil, head: $0, areas: areas) }
  }

  /// Whether a head is the name of a warning, which consists of Hangul only.
  private static func isWarningName(_ name: String) -> Bool {
    (2...20).contains(name.count)
      && name.unicodeScalars.allSatisfy { (0xAC00...0xD7A3).contains($0.value) }
  }

  /// A parser of area lists.
  private struct Parser {
    private enum Token: Equatable {
      case open, close, comma
      case word(String)
    }

    private var tokens: ArraySlice<Token>
    var isAtEnd: Bool { tokens.isEmpty }

    init?(_ text: Substring) {
      var read: [Token] = []
      var word = ""
      func flush() {
        let name = word.cleanedFromOutside(limit: 60)
        if !name.isEmpty { read.append(.word(name)) }
        word = ""
      }
      for character in text {
        switch character {
        case "(", ")", ",":
          flush()
          read.append(character == "(" ? .open : character == ")" ? .close : .comma)
        case ":": return nil
        default: word.append(character)
        }
      }
      flush()
      tokens = read[...]
    }

    /// Parses areas up to a closing bracket or the end; nil if a name or a bracket is missing.
    mutating func list(depth: Int) -> [Area]? {
      guard depth < maxDepth else { return nil }
      var areas: [Area] = []
      repeat {
        guard let area = area(depth: depth) else { return nil }
        areas.append(area)
      } while skip(.comma)
      return areas
    }

    private mutating func area(depth: Int) -> Area? {
      guard case .word(let name)? = tokens.popFirst() else { return nil }
      var area = Area(name: name)
      if skip(.open) {
        guard let parts = list(depth: depth + 1), skip(.close) else { return nil }
        area.parts = parts
        area.isExcluded = skip(.word("제외"))
      } else if name.hasSuffix("제외") {
        area.name = String(name.dropLast(2)).trimmed
        area.isExcluded = true
      }
      return area.name.isEmpty ? nil : area
    }

    private mutating func skip(_ token: Token) -> Bool {
      guard tokens.first == token else { return false }
      tokens.removeFirst()
      return true
    }
  }
}

// MARK: - Text

extension KMABulletin: CustomStringConvertible {
  /// The text of the tree. Parsing it yields the same tree.
  var description: String {
    var section: String?
    let lines = entries.flatMap { entry -> [String] in
      let isNew = entry.section != section
      section = entry.section
      let line = "o \(entry.head) : " + entry.areas.map(\.description).joined(separator: ", ")
      return (isNew ? [entry.section.map { "(1) \($0)" }].compactMap(\.self) : []) + [line]
    }
    let others = unreadable.map { $0.hasPrefix("(") ? $0 : "o " + $0 }
    return (others + lines).joined(separator: "\n")
  }
}

extension KMABulletin.Area: CustomStringConvertible {
  /// The text of the area, such as `전라남도(완도(여서도 제외), 해남남부)`.
  var description: String {
    let list = parts.isEmpty ? "" : "(" + parts.map(\.description).joined(separator: ", ") + ")"
    return name + list + (isExcluded ? " 제외" : "")
  }
}
