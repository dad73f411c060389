import TerminalUI

extension TextWrap {
  /// The lines of a paragraph, each in the direction of the whole: the grid reorders a line by itself,
  /// and one that begins with a name in other letters would be in the direction of that. An invisible
  /// mark (U+200E or U+200F) stands for the paragraph's letters there.
  ///
  /// Lines from right to left are aligned at the right.
  static func directed(_ lines: [String], of text: String) -> [String] {
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
