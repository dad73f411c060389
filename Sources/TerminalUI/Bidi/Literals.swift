/// Options, paths, addresses and keys: `--lang`, `~/.config/`, `Shift-←`.
///
/// In a right-to-left line, the algorithm alone would move the signs at the ends of such a word to
/// its other side. UAX #9 allows programs to isolate such sequences (HL3).
enum Literals {
  /// Returns the ranges of characters that stay from left to right: words of this kind, with the
  /// names and numbers beside them, such as `weather-tui --hours 24`.
  static func phrases(in values: [UInt32]) -> [Range<Int>] {
    var phrases: [Range<Int>] = []
    for words in runs(of: values) {
      guard var first = words.firstIndex(where: isLiteral),
        var last = words.lastIndex(where: isLiteral)
      else { continue }
      while first > 0, words[first - 1].contains(where: \.isLatinLetter) { first -= 1 }
      while last + 1 < words.count,
        words[last + 1].contains(where: { $0.isLatinLetter || $0.isDigit })
      { last += 1 }
      phrases.append(
        withoutBrackets(values[words[first].startIndex..<words[last].endIndex]).indices)
    }
    return phrases
  }

  static func words(in values: [UInt32]) -> [Range<Int>] {
    runs(of: values).joined().filter(isLiteral).map(\.indices)
  }

  /// Returns the words of Latin text, those of each part of a sentence together.
  private static func runs(of values: [UInt32]) -> [[ArraySlice<UInt32>]] {
    var runs: [[ArraySlice<UInt32>]] = []
    var start = 0
    for index in 0...values.count where index == values.count || isBoundary(values, at: index) {
      var run = values[start..<index]
      // A sign that joins the word to a letter of another script: `ב-API`, but `ב--lang`.
      if start > 0, values[start - 1].isLetter, run.prefix(while: isJoining).count % 2 == 1 {
        run.removeFirst()
      }
      if index < values.count, values[index].isLetter, run.last.map(isJoining) == true {
        run.removeLast()
      }
      if !run.isEmpty { runs.append(run.split(separator: space)) }
      start = index + 1
    }
    return runs
  }

  /// Returns whether a character is not part of Latin text, or is the punctuation at its end.
  private static func isBoundary(_ values: [UInt32], at index: Int) -> Bool {
    let value = values[index]
    guard value == space || value.isLatinLetter || isArrow(value) || 0x21...0x7E ~= value,
      !parentheses.contains(value)
    else { return true }
    guard punctuation.contains(value) else { return false }
    guard index + 1 < values.count else { return true }
    return values[index + 1] == space || isBoundary(values, at: index + 1)
  }

  /// Returns whether a word has a sign at one of its ends, apart from brackets and quotation marks.
  private static func isLiteral(_ word: ArraySlice<UInt32>) -> Bool {
    let start = word.drop(while: brackets.contains)
    guard let last = start.lastIndex(where: { !brackets.contains($0) }) else { return false }
    let core = start[...last]
    guard let name = core.firstIndex(where: \.isLatinLetter) else {
      return core.count > 1 && core.allSatisfy(isArrow)
    }
    // A sign before a digit belongs to a quantity, except in `#1a2b3c`.
    let first = core[core.startIndex]
    let isQuantity = first != 0x23 && core.dropFirst().first.map(\.isDigit) != false
    return signs.contains(first) && !isQuantity || signs.contains(core[last])
      // `1.2.3-dev`, unlike `24 km/h`.
      || first.isDigit && signs.contains(core[name - 1]) || core.contains(where: isArrow)
  }

  /// Returns the text without brackets and quotation marks at its ends that are opened or closed
  /// outside of it.
  private static func withoutBrackets(_ text: ArraySlice<UInt32>) -> ArraySlice<UInt32> {
    var text = text
    while let first = text.first, isUnbalanced(first, in: text) { text.removeFirst() }
    while let last = text.last, isUnbalanced(last, in: text) { text.removeLast() }
    return text
  }

  private static func isUnbalanced(_ value: UInt32, in text: ArraySlice<UInt32>) -> Bool {
    let count = { (value: UInt32) in text.count { $0 == value } }
    switch value {
    case 0x22, 0x27: return count(value) % 2 == 1
    // [ ], { } and < > are two code points apart.
    case 0x5B, 0x7B, 0x3C: return count(value) > count(value + 2)
    case 0x5D, 0x7D, 0x3E: return count(value) > count(value - 2)
    default: return false
    }
  }

  private static func isJoining(_ value: UInt32) -> Bool { value == 0x2D || value == 0x2F }

  private static func isArrow(_ value: UInt32) -> Bool { 0x2190...0x2193 ~= value }

  private static let space: UInt32 = 0x20
  private static let parentheses = values("()")
  private static let punctuation = values(",;:.!?")
  private static let brackets = values("[]{}<>'\"")
  private static let signs = values("-~/.$@#*+=_%\\")

  private static func values(_ text: String) -> Set<UInt32> {
    Set(text.unicodeScalars.map(\.value))
  }
}
