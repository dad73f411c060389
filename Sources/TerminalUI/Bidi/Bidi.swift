internal import CFriBidi
internal import Synchronization

/// Reordering of text that contains right-to-left letters.
public enum Bidi {
  /// The library that reorders text, and its Debian package.
  public static let library = (name: "libfribidi.so.0", package: "libfribidi0")

  /// Whether the library is installed. Without it, text stays in logical order.
  ///
  /// The first access loads the library.
  public static var isAvailable: Bool { isLoaded }

  private static let isLoaded = cfribidi_load()

  /// Returns the text in visual order, from left to right.
  ///
  /// Two or more blanks separate columns of a layout, and blanks at the ends are margins. They keep
  /// their positions, and each part between them is reordered separately.
  static func visual(_ text: String) -> String {
    if let known = recent.withLock({ $0[text] }) { return known }
    let reordered = reordered(text)
    recent.withLock { recent in
      if recent.count >= maxRecent { recent.removeAll(keepingCapacity: true) }
      recent[text] = reordered
    }
    return reordered
  }

  /// A cache of reordered texts. Most texts are repeated from frame to frame, and a lookup takes a
  /// thirtieth of the time of reordering.
  private static let recent = Mutex<[String: String]>([:])
  private static let maxRecent = 512

  private static func reordered(_ text: String) -> String {
    let characters = Array(text)
    var result = ""
    var index = 0
    while index < characters.count {
      let start = index
      while index < characters.count, characters[index] == " " { index += 1 }
      result += String(characters[start..<index])
      let column = index..<(endOfColumn(characters, from: index))
      let part = String(characters[column])
      result += part.containsRightToLeft ? BidiLine(part)?.text ?? part : part
      index = column.upperBound
    }
    return result
  }

  /// Returns the index after the last character before two blanks or the end.
  private static func endOfColumn(_ characters: [Character], from start: Int) -> Int {
    var end = start
    var index = start
    while index < characters.count {
      if characters[index] != " " { end = index + 1 }
      index += 1
      if index - end >= 2 { break }
    }
    return end
  }
}

extension String {
  /// The text in visual order if it has right-to-left letters, as ``Grid/write(_:x:y:style:maxX:)``
  /// writes it.
  ///
  /// Use it for text that is written character by character.
  public var inVisualOrder: String { containsRightToLeft ? Bidi.visual(self) : self }

  /// The text between isolate marks (FSI and PDI of UAX #9), which prevent it from reordering
  /// neighbouring parts of the same line, such as the labels of an axis. The marks have no width.
  public var isolated: String { containsRightToLeft ? "\u{2068}\(self)\u{2069}" : self }

  /// The text in logical order with isolates (LRI and PDI) in its right-to-left lines: around
  /// numbers with signs or units, and around options, paths and keys.
  ///
  /// Use it for text that is not drawn on the grid. A terminal, an editor or a browser that reorders
  /// it then shows `−5°` and `--lang`, as the grid does. The marks have no width.
  public var withIsolates: String {
    guard containsRightToLeft else { return self }
    return split(separator: "\n", omittingEmptySubsequences: false).map(BidiLine.isolating)
      .joined(separator: "\n")
  }

  /// The text of an option without the isolates that ``withIsolates`` has put around it or around
  /// its command; any other text is unchanged.
  public var withoutIsolatesOfOption: String {
    func isMark(_ scalar: Unicode.Scalar) -> Bool { 0x2066...0x2069 ~= scalar.value }
    let start = unicodeScalars.drop(while: isMark)
    guard start.first == "-", let last = start.lastIndex(where: { !isMark($0) }) else {
      return self
    }
    let option = start[...last]
    // An end that belongs to an isolate in the option's value stays.
    return String(option.contains(where: isMark) ? start : option)
  }
}
