/// Breaks text into lines between words, and between glyphs if a word is longer than a line.
/// Chinese and Japanese do not separate words with spaces. They can break between any two letters,
/// but no line begins with a closing bracket or the punctuation that ends a sentence. A number stays
/// together with its unit, and so do the two ends of a range.
package enum TextWrap {
  /// Returns the lines of a text for the screen.
  package static func lines(_ text: String, width: Int) -> [String] {
    directed(logicalLines(text, width: width), of: text)
  }

  /// Returns the lines of a text for a pipe or a file, in logical order.
  package static func logicalLines(_ text: String, width: Int) -> [String] {
    guard width > 0 else { return [] }
    var lines: [String] = []
    var line = ""
    for piece in pieces(of: text, width: width) {
      let joined = line.isEmpty ? piece.text : line + (piece.followsSpace ? " " : "") + piece.text
      if TextWidth.of(joined) <= width {
        line = joined
        continue
      }
      if !line.isEmpty { lines.append(line) }
      var rest = piece.text
      while TextWidth.of(rest) > width {
        let head = TextWidth.prefix(of: rest, columns: width)
        guard !head.isEmpty else { return lines }
        lines.append(head)
        rest.removeFirst(head.count)
      }
      line = rest
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// Returns the unbreakable pieces of a text, in order. Words that stay together are one piece if
  /// they fit in a line.
  private static func pieces(
    of text: String, width: Int
  ) -> [(text: String, followsSpace: Bool)] {
    var pieces: [(text: String, followsSpace: Bool)] = []
    for word in text.split(separator: " ") {
      var piece = ""
      var followsSpace = true
      var previous: Character?
      for character in word {
        if let previous, mayBreak(between: previous, and: character) {
          pieces.append((piece, followsSpace))
          piece = ""
          followsSpace = false
        }
        piece.append(character)
        previous = character
      }
      let joined = (pieces.last?.text ?? "") + " " + piece
      if followsSpace, let last = pieces.last, staysTogether(last.text, piece),
        TextWidth.of(joined) <= width
      {
        pieces[pieces.count - 1].text = joined
      } else {
        pieces.append((piece, followsSpace))
      }
    }
    return pieces
  }

  /// The width in columns of the longest unit.
  private static let maxUnitWidth = 6
  /// The width in columns of `PM`. Longer words after a time of day are not part of it.
  private static let maxClockUnitWidth = 2

  /// Returns whether no line may end between a text and the word after it: between a number and its
  /// unit (`17 km`, `60 %`, `2:00 PM`), before a dash, and after the dash of a range.
  package static func staysTogether(_ text: some StringProtocol, _ word: some StringProtocol)
    -> Bool
  {
    guard let last = text.last, let first = word.first else { return false }
    if word == "–" { return true }
    if last == "–" { return isDigit(first) }
    guard isDigit(last), !isDigit(first) else { return false }
    let isClock = text.split(separator: " ").last?.contains(":") == true
    let unit = String(word.filter { !",;:.".contains($0) })
    return TextWidth.of(unit) <= (isClock ? maxClockUnitWidth : maxUnitWidth)
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  private static let neverFirst: Set<Character> = Set("、。，．：；？！）」』】》”’〜～ー々っゃゅょッャュョ")
  private static let neverLast: Set<Character> = Set("（「『【《“‘")

  private static func mayBreak(between left: Character, and right: Character) -> Bool {
    (isHanOrKana(left) || isHanOrKana(right))
      && !neverFirst.contains(right) && !neverLast.contains(left) && !isDigit(left)
  }

  private static func isHanOrKana(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    return switch scalar.value {
    // Kana and CJK punctuation, Han, fullwidth forms; not Hangul, whose words have spaces.
    case 0x3000...0x30FF, 0x3400...0x9FFF, 0xFF00...0xFF60: true
    default: false
    }
  }

  /// Returns the lines of a paragraph, each in the direction of the paragraph. The grid reorders
  /// each line separately, so a line that begins with a name in another script would take the
  /// direction of that script. An invisible mark (U+200E or U+200F) at the start of such a line
  /// sets the direction of the paragraph.
  ///
  /// Right-to-left lines are aligned on the right.
  private static func directed(_ lines: [String], of text: String) -> [String] {
    guard text.containsRightToLeft else { return lines }
    let isRightToLeft = text.isRightToLeft
    let directed = lines.map { line in
      line.isRightToLeft == isRightToLeft ? line : (isRightToLeft ? "\u{200F}" : "\u{200E}") + line
    }
    guard isRightToLeft else { return directed }
    let width = directed.map { TextWidth.of($0) }.max() ?? 0
    return directed.map { TextWidth.padded($0, to: width, alignment: .trailing) }
  }
}
