internal import CTerminal

/// The alignment of text in a space wider than the text.
public enum TextAlignment: Hashable, Sendable {
  /// On the left.
  case leading
  /// Centred; one column nearer to the left if the space is odd.
  case center
  /// On the right.
  case trailing
}

/// The widths of text in columns, from the C library's tables, which ncurses uses too.
///
/// ```swift
/// let columns = ["Seoul", "서울", "e\u{301}"].map { TextWidth.of($0) }
/// // [5, 4, 1]: wide characters take two columns, a combining accent takes none
/// ```
public enum TextWidth {
  @inline(__always)
  static func ofScalar(_ value: UInt32) -> Int { Int(ctm_scalar_width(value)) }

  /// Returns the width of a text, exactly the number of columns that
  /// ``Grid/write(_:x:y:style:maxX:)`` fills.
  public static func of(_ text: String) -> Int {
    if let width = ofASCII(text) { return width }
    var width = 0
    for glyph in Glyphs(text) { width += glyph.width }
    return width
  }

  /// Returns the width of a character: 0, 1 or 2, and more only for clusters of several letters.
  public static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii >= 0x20 && ascii < 0x7F ? 1 : 0 }
    return of(String(character))
  }

  /// Returns the text truncated to a number of columns, with an ellipsis in the last one if
  /// anything is cut.
  ///
  /// A wide character that does not fit completely is dropped, so the result may be one column
  /// short. Words are not split if whole words fill at least half of the width.
  ///
  /// ```swift
  /// let short = TextWidth.truncated("서울특별시", to: 7)
  /// // "서울특…", 7 columns
  /// ```
  public static func truncated(_ text: String, to width: Int, ellipsis: String = "…") -> String {
    // No scalar takes more columns than it has bytes.
    if text.utf8.count <= width || of(text) <= width { return text }
    guard width > 0 else { return "" }
    let mark = of(ellipsis) <= width ? ellipsis : ""
    let room = width - of(mark)
    let beginning = prefix(of: text, columns: room)
    guard text.dropFirst(beginning.count).first != " ",
      let end = beginning.lastIndex(of: " "), of(String(beginning[..<end])) * 2 >= room
    else { return withoutEnd(beginning) + mark }
    return withoutEnd(String(beginning[..<end])) + mark
  }

  /// Returns the text without separators at its end, which would precede the ellipsis.
  private static func withoutEnd(_ text: String) -> String {
    let end = text.lastIndex { !" ·,–—:;(".contains($0) }
    return end.map { String(text[...$0]) } ?? text
  }

  /// Returns the text padded with spaces to a number of columns. Longer text is unchanged.
  ///
  /// ```swift
  /// let right = TextWidth.padded("12°", to: 6, alignment: .trailing)
  /// // "   12°"
  /// ```
  public static func padded(
    _ text: String, to width: Int, alignment: TextAlignment = .leading
  ) -> String {
    let missing = width - of(text)
    guard missing > 0 else { return text }
    let before =
      switch alignment {
      case .leading: 0
      case .center: missing / 2
      case .trailing: missing
      }
    return String(repeating: " ", count: before) + text
      + String(repeating: " ", count: missing - before)
  }

  /// Returns the longest prefix of whole characters that fits in a number of columns.
  public static func prefix(of text: String, columns: Int) -> String {
    var used = 0
    var end = text.startIndex
    for index in text.indices {
      used += of(text[index])
      if used > columns { break }
      end = text.index(after: index)
    }
    return String(text[..<end])
  }

  /// Returns the width of a text of printable ASCII; nil if it contains anything else.
  private static func ofASCII(_ text: String) -> Int? {
    var isPlain = true
    for byte in text.utf8 where byte &- 0x20 > 0x5E {
      isPlain = false
      break
    }
    return isPlain ? text.utf8.count : nil
  }
}
