/// A line of text being typed, and the position of its caret.
///
/// ```swift
/// var field = TextFieldState(text: "new yrk")
/// field.deleteWordBackward()
/// field.insert("york")
/// // field.text is "new york"
/// ```
public struct TextFieldState: Hashable, Sendable {
  /// The text.
  public private(set) var text: String
  /// The position of the caret in whole characters from the start.
  public private(set) var caret: Int
  /// The maximum number of characters.
  public var limit: Int

  /// Creates a field with the caret at the end of its text.
  public init(text: String = "", limit: Int = 200) {
    self.text = String(text.prefix(limit))
    self.limit = limit
    caret = self.text.count
  }

  /// Whether there is no text.
  public var isEmpty: Bool { text.isEmpty }

  /// The part before the caret.
  public var beforeCaret: Substring { text.prefix(caret) }

  /// The part after the caret.
  public var afterCaret: Substring { text.dropFirst(caret) }

  /// Inserts text at the caret. Line breaks become spaces, and other control characters are
  /// dropped.
  ///
  /// A combining mark joins the character before the caret. The number of scalars is limited too,
  /// because any number of marks would count as one character.
  public mutating func insert(_ addition: String) {
    var clean = String.UnicodeScalarView()
    let scalarRoom = max(0, limit * 8 - text.unicodeScalars.count)
    for scalar in addition.unicodeScalars.prefix(scalarRoom) {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: clean.append(" ")
      case ..<0x20, 0x7F...0x9F: continue
      default: clean.append(scalar)
      }
    }
    let room = max(0, limit - text.count)
    let head = String(beforeCaret) + String(clean).prefix(max(room, 0))
    let tail = afterCaret
    caret = head.count
    text = head + tail
  }

  /// Removes the character before the caret.
  public mutating func deleteBackward() { delete(to: caret - 1) }

  /// Removes the character after the caret.
  public mutating func deleteForward() { delete(to: caret + 1) }

  /// Removes the text back to the space before the word, like Ctrl-W in a shell.
  public mutating func deleteWordBackward() {
    var target = caret
    let characters = Array(text)
    while target > 0, characters[target - 1].isWhitespace { target -= 1 }
    while target > 0, !characters[target - 1].isWhitespace { target -= 1 }
    delete(to: target)
  }

  /// Removes the text up to the end of the word after the caret.
  public mutating func deleteWordForward() { delete(to: endOfWord) }

  /// Removes everything before the caret.
  public mutating func deleteToStart() { delete(to: 0) }

  /// Removes everything after the caret.
  public mutating func deleteToEnd() { delete(to: text.count) }

  /// Moves the caret by a number of characters.
  public mutating func move(by characters: Int) { move(to: caret + characters) }

  /// Moves the caret to the position before the character at an index, clamped to the ends.
  public mutating func move(to position: Int) { caret = min(max(0, position), text.count) }

  /// Moves the caret before the first character.
  public mutating func moveToStart() { caret = 0 }

  /// Moves the caret after the last character.
  public mutating func moveToEnd() { caret = text.count }

  /// Moves the caret to the start of the word that contains or precedes it.
  public mutating func moveWordBackward() { caret = startOfWord }

  /// Moves the caret to the end of the word that contains or follows it.
  public mutating func moveWordForward() { caret = endOfWord }

  private mutating func delete(to position: Int) {
    let target = min(max(0, position), text.count)
    let from = min(caret, target)
    let head = text.prefix(from)
    text = String(head) + text.dropFirst(max(caret, target))
    // The remaining text may have fewer characters, because a mark may combine with a new base.
    caret = min(from, text.count)
  }

  private var startOfWord: Int {
    let characters = Array(text)
    var position = caret
    while position > 0, !characters[position - 1].isPartOfWord { position -= 1 }
    while position > 0, characters[position - 1].isPartOfWord { position -= 1 }
    return position
  }

  private var endOfWord: Int {
    let characters = Array(text)
    var position = caret
    while position < characters.count, !characters[position].isPartOfWord { position += 1 }
    while position < characters.count, characters[position].isPartOfWord { position += 1 }
    return position
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber }
}
