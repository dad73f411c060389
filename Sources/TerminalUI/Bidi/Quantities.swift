/// Numbers with a sign or a unit: `−5°`, `24 km/h`, `8–13°`, `19°04′`.
///
/// In a right-to-left line, the algorithm alone would move a sign behind its number, and a unit in
/// Latin letters before its number. UAX #9 allows programs to isolate such sequences (HL3), as the
/// CLDR's number formats do with marks.
enum Quantities {
  /// The number of letters of the longest units, `mmHg` and `inHg`.
  private static let maxUnitLetters = 4

  /// Returns the ranges of characters that are quantities.
  static func ranges(in text: [UInt32], of elements: [BidiLine.Element]) -> [Range<Int>] {
    guard text.contains(where: isDigit) else { return [] }
    // A character of several scalars is a letter with marks. Alef (U+05D0) represents it.
    let values = elements.map { $0.range.count == 1 ? text[$0.range.lowerBound] : 0x5D0 }
    var ranges: [Range<Int>] = []
    var index = 0
    // A quantity after a Latin name is part of the name's left-to-right run and is not isolated.
    var followsLatin = false
    while index < values.count {
      let value = values[index]
      guard isDigit(value) else {
        if isLatin(value) {
          followsLatin = true
        } else if String.isLetter(value) {
          followsLatin = false
        }
        index += 1
        continue
      }
      let end = endOfUnit(values, after: endOfNumber(values, from: index))
      let start = isSigned(values, at: index) ? index - 1 : index
      if !followsLatin, values[start..<end].contains(where: { !isDigit($0) }) {
        ranges.append(start..<end)
      }
      index = end
    }
    return ranges
  }

  private static func endOfNumber(_ values: [UInt32], from start: Int) -> Int {
    var end = start
    while end < values.count {
      // A separator belongs to the number if digits follow.
      if isDigit(values[end]) {
        end += 1
      } else if separators.contains(values[end]), end + 1 < values.count, isDigit(values[end + 1]) {
        end += 2
      } else {
        break
      }
    }
    return end
  }

  private static func endOfUnit(_ values: [UInt32], after number: Int) -> Int {
    let spaces: [UInt32] = [0x20, 0xA0, 0x202F, 0x2009]
    let hasSpace = number < values.count && spaces.contains(values[number])
    let start = hasSpace ? number + 1 : number
    var end = start
    // No unit begins with a slash.
    while end < values.count, isPartOfUnit(values[end]), end > start || values[end] != 0x2F {
      end += 1
    }
    // A word that continues in another script is not a unit.
    let isWhole = end == values.count || !String.isLetter(values[end])
    let letters = values[start..<end].count(where: String.isLetter)
    return end > start && letters <= maxUnitLetters && isWhole ? end : number
  }

  private static func isSigned(_ values: [UInt32], at index: Int) -> Bool {
    guard index > 0, signs.contains(values[index - 1]) else { return false }
    guard index > 1 else { return true }
    let before = values[index - 2]
    return !isDigit(before) && !String.isLetter(before)
  }

  // + - ± − ~ ≈ < >
  private static let signs: Set<UInt32> = [0x2B, 0x2D, 0xB1, 0x2212, 0x7E, 0x2248, 0x3C, 0x3E]
  // ' + , - . / : NBSP ° ’ – … NNBSP ′ −
  private static let separators: Set<UInt32> = [
    0x27, 0x2C, 0x2D, 0x2E, 0x2F, 0x3A, 0xA0, 0xB0, 0x2019, 0x2013, 0x2026, 0x202F, 0x2032, 0x2212,
  ]

  private static func isDigit(_ value: UInt32) -> Bool { 0x30...0x39 ~= value }

  private static func isLatin(_ value: UInt32) -> Bool {
    0x41...0x5A ~= value || 0x61...0x7A ~= value || 0xC0...0x24F ~= value
  }

  private static func isPartOfUnit(_ value: UInt32) -> Bool {
    switch value {
    // % / ° ² ³ µ ‰ ′ ″ μ
    case 0x25, 0x2F, 0xB0, 0xB2, 0xB3, 0xB5, 0x2030, 0x2032, 0x2033, 0x3BC: true
    default: 0x41...0x5A ~= value || 0x61...0x7A ~= value
    }
  }
}

extension String {
  fileprivate static func isLetter(_ value: UInt32) -> Bool {
    Unicode.Scalar(value)?.properties.isAlphabetic == true
  }
}
