internal import CFriBidi

/// A line of text in visual order: the characters from left to right by the Unicode Bidirectional
/// Algorithm (UAX #9), with Arabic letters in their joined shapes and brackets mirrored.
///
/// Whole characters are moved: marks stay with their letters, and wide glyphs keep both cells.
struct BidiLine {
  /// The direction of a paragraph.
  enum Direction {
    /// The direction of the paragraph's first letter.
    case firstStrong
    case leftToRight
    case rightToLeft
  }

  /// One character of the line.
  struct Element {
    /// The indices of its scalars in ``BidiLine/scalars``.
    var range: Range<Int>
    /// The index of the character in the text; nil for an isolate mark that was inserted.
    var source: Int?
  }

  /// Whether the line runs from right to left.
  private(set) var isRightToLeft = false
  /// The scalars in logical order, shaped.
  private(set) var scalars: [UInt32] = []
  /// The embedding level of each scalar.
  private(set) var levels: [Int8] = []
  /// The characters from left to right.
  private(set) var elements: [Element] = []

  /// Reorders a text of one line. Numbers stay together with their signs and units, and commands
  /// and paths with the signs at their ends.
  ///
  /// Nil if the library is not installed.
  init?(_ text: some Sequence<Character>, direction: Direction = .firstStrong) {
    var logical: [Element] = []
    for (index, character) in text.enumerated() {
      let start = scalars.count
      for scalar in character.unicodeScalars { scalars.append(scalar.value) }
      logical.append(Element(range: start..<scalars.count, source: index))
    }
    let values = logical.map { Self.value(of: scalars[$0.range]) }
    let isRightToLeft =
      switch direction {
      case .firstStrong: String.isRightToLeftParagraph(scalars)
      case .leftToRight: false
      case .rightToLeft: true
      }
    if isRightToLeft {
      (scalars, logical) = Self.isolated(Self.isolates(in: values), of: logical, in: scalars)
    }
    guard resolve(isRightToLeft ? .rightToLeft : .leftToRight, of: logical) else { return nil }
  }

  /// Reorders single scalars by the algorithm alone. Nil if the library is not installed.
  init?(scalars: [UInt32], direction: Direction) {
    self.scalars = scalars
    let elements = scalars.indices.map { Element(range: $0..<$0 + 1, source: $0) }
    guard resolve(direction, of: elements) else { return nil }
  }

  /// Returns the text in logical order with an isolate (LRI and PDI) around each part of a
  /// right-to-left line that keeps its left-to-right order.
  static func isolating(_ line: Substring) -> String {
    guard String(line).isRightToLeft else { return String(line) }
    let characters = Array(line)
    let values = characters.map { value(of: $0.unicodeScalars.map(\.value)[...]) }
    var text = ""
    var position = 0
    for range in isolates(in: values) {
      text += String(characters[position..<range.lowerBound])
      text += "\u{2066}\(String(characters[range]))\u{2069}"
      position = range.upperBound
    }
    return text + String(characters[position...])
  }

  /// Returns the ranges of characters that keep their left-to-right order in a right-to-left line:
  /// commands, paths and keys, and numbers with their signs and units.
  private static func isolates(in values: [UInt32]) -> [Range<Int>] {
    let phrases = Literals.phrases(in: values)
    let quantities = Quantities.ranges(in: values, outside: phrases)
    return (phrases + quantities).sorted { $0.lowerBound < $1.lowerBound }
  }

  /// Returns the scalar of a character. A character of several scalars is a letter with marks;
  /// alef (U+05D0) represents it.
  private static func value(of scalars: ArraySlice<UInt32>) -> UInt32 {
    scalars.count == 1 ? scalars[scalars.startIndex] : 0x5D0
  }

  /// The line in visual order from left to right.
  var text: String {
    var text = String.UnicodeScalarView()
    for element in elements {
      for value in scalars[element.range] { text.append(Unicode.Scalar(value) ?? "\u{FFFD}") }
    }
    return String(text)
  }

  /// Returns the text of one character of the line.
  func text(of element: Element) -> String {
    String(
      String.UnicodeScalarView(scalars[element.range].map { Unicode.Scalar($0) ?? "\u{FFFD}" }))
  }

  /// The marks of choices, ◂ ▸, which Unicode does not mirror. Arrows are keys and directions of the
  /// wind, and are the same in every line.
  private static let mirrored: [UInt32: UInt32] = [0x25C2: 0x25B8, 0x25B8: 0x25C2]

  private mutating func resolve(_ direction: Direction, of logical: [Element]) -> Bool {
    guard Bidi.isAvailable else { return false }
    let count = scalars.count
    guard count > 0, let length = Int32(exactly: count) else { return true }
    var base =
      switch direction {
      case .firstStrong: CFRIBIDI_FIRST_STRONG
      case .leftToRight: CFRIBIDI_LEFT_TO_RIGHT
      case .rightToLeft: CFRIBIDI_RIGHT_TO_LEFT
      }
    var classes = [UInt32](repeating: 0, count: count)
    levels = [Int8](repeating: 0, count: count)
    cfribidi_find_classes(scalars, length, &classes)
    let isResolved = withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { scratch in
      guard
        cfribidi_resolve(scalars, classes, length, &base, &levels, scratch.baseAddress)
      else { return false }
      scratch.withMemoryRebound(to: UInt8.self) { scratch in
        cfribidi_shape(classes, levels, length, &scalars, scratch.baseAddress)
      }
      return true
    }
    guard isResolved else { return false }
    for index in scalars.indices where levels[index] % 2 == 1 {
      if let mirrored = Self.mirrored[scalars[index]] { scalars[index] = mirrored }
    }
    isRightToLeft = base == CFRIBIDI_RIGHT_TO_LEFT
    // The level of a character's first scalar determines where the character is moved.
    let ofElements = logical.map { classes[$0.range.lowerBound] }
    var elementLevels = logical.map { levels[$0.range.lowerBound] }
    var order = Array(0..<Int32(logical.count))
    guard
      cfribidi_reorder(ofElements, Int32(logical.count), base, &elementLevels, &order)
    else { return false }
    elements = order.map { logical[Int($0)] }
    return true
  }

  /// Returns the text with an isolate (LRI and PDI) around each of these ranges of elements, which
  /// keeps its contents in left-to-right order. The marks have no width.
  private static func isolated(
    _ ranges: [Range<Int>], of elements: [Element], in text: [UInt32]
  ) -> ([UInt32], [Element]) {
    var (scalars, isolated): ([UInt32], [Element]) = ([], [])
    func mark(_ value: UInt32) {
      isolated.append(Element(range: scalars.count..<scalars.count + 1, source: nil))
      scalars.append(value)
    }
    var ranges = ranges[...]
    for (index, element) in elements.enumerated() {
      if let first = ranges.first, first.upperBound == index {
        mark(0x2069)
        ranges.removeFirst()
      }
      if ranges.first?.lowerBound == index { mark(0x2066) }
      let start = scalars.count
      scalars += text[element.range]
      isolated.append(Element(range: start..<scalars.count, source: element.source))
    }
    if !ranges.isEmpty { mark(0x2069) }
    return (scalars, isolated)
  }
}
