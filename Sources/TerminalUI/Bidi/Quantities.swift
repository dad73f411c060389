/// Numbers with a sign or a unit: `−5°`, `24 km/h`, `8–13°`, `24°…32°`, `19°04′`, `°C`.
///
/// In a right-to-left line, the algorithm alone would move a sign behind its number, and a unit in
/// Latin letters before its number. UAX #9 allows programs to isolate such sequences (HL3), as the
/// CLDR's number formats do with marks.
enum Quantities {
  /// The number of letters of the longest units, `mmHg` and `inHg`.
  private static let maxUnitLetters = 4

  /// Returns the ranges of characters that are quantities, outside of other ranges.
  static func ranges(in values: [UInt32], outside others: [Range<Int>]) -> [Range<Int>] {
    guard values.contains(where: { $0.isDigit || $0 == degree }) else { return [] }
    var ranges: [Range<Int>] = []
    var others = others[...]
    var index = 0
    // A quantity after a Latin name is part of the name's left-to-right run and is not isolated.
    var followsLatin = false
    while index < values.count {
      if let other = others.first, other.lowerBound <= index {
        index = other.upperBound
        others.removeFirst()
        followsLatin = false
        continue
      }
      let value = values[index]
      // The name of a unit: `°C`.
      if value == degree, !followsLatin {
        let end = values[(index + 1)...].firstIndex { !$0.isLatinLetter } ?? values.count
        if end > index + 1 { ranges.append(index..<end) }
        index = end
        continue
      }
      guard value.isDigit else {
        if value.isLatinLetter {
          followsLatin = true
        } else if value.isLetter {
          followsLatin = false
        }
        index += 1
        continue
      }
      let end = min(
        endOfUnit(values, after: endOfNumber(values, from: index)),
        others.first?.lowerBound ?? values.count)
      let start = isSigned(values, at: index) ? index - 1 : index
      if !followsLatin, values[start..<end].contains(where: { !$0.isDigit }) {
        ranges.append(start..<end)
      }
      index = end
    }
    return ranges
  }

  private static func endOfNumber(_ values: [UInt32], from start: Int) -> Int {
    var end = start
    while end < values.count {
      if values[end].isDigit {
        end += 1
      } else if let next = continuation(values, from: end) {
        end = next
      } else {
        break
      }
    }
    return end
  }

  /// Returns the index of the digit with which a number continues after a separator; nil if it does
  /// not. In a range, both numbers can have a degree sign, and the second one a minus sign.
  private static func continuation(_ values: [UInt32], from separator: Int) -> Int? {
    guard separators.contains(values[separator]) else { return nil }
    var next = separator + 1
    if values[separator] == degree, next < values.count, dashes.contains(values[next]) { next += 1 }
    if isSigned(values, at: next + 1) { next += 1 }
    return next < values.count && values[next].isDigit ? next : nil
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
    let isWhole = end == values.count || !values[end].isLetter
    let letters = values[start..<end].count(where: \.isLetter)
    return end > start && letters <= maxUnitLetters && isWhole ? end : number
  }

  private static func isSigned(_ values: [UInt32], at index: Int) -> Bool {
    guard index > 0, index < values.count, signs.contains(values[index - 1]) else { return false }
    guard index > 1 else { return true }
    let before = values[index - 2]
    return !before.isDigit && !before.isLetter
  }

  // + - ± − ~ ≈ < > ≤ ≥
  private static let signs: Set<UInt32> = [
    0x2B, 0x2D, 0xB1, 0x2212, 0x7E, 0x2248, 0x3C, 0x3E, 0x2264, 0x2265,
  ]
  // ' + , - . / : NBSP ° ’ – … NNBSP ′ −
  private static let separators: Set<UInt32> = [
    0x27, 0x2C, 0x2D, 0x2E, 0x2F, 0x3A, 0xA0, 0xB0, 0x2019, 0x2013, 0x2026, 0x202F, 0x2032, 0x2212,
  ]

  private static let degree: UInt32 = 0xB0
  // – …
  private static let dashes: Set<UInt32> = [0x2013, 0x2026]

  private static func isPartOfUnit(_ value: UInt32) -> Bool {
    switch value {
    // % / ° ² ³ µ ‰ ′ ″ μ
    case 0x25, 0x2F, 0xB0, 0xB2, 0xB3, 0xB5, 0x2030, 0x2032, 0x2033, 0x3BC: true
    default: 0x41...0x5A ~= value || 0x61...0x7A ~= value
    }
  }
}

extension UInt32 {
  var isDigit: Bool { 0x30...0x39 ~= self }

  var isLatinLetter: Bool {
    0x41...0x5A ~= self || 0x61...0x7A ~= self || 0xC0...0x24F ~= self
  }

  /// Whether this is the value of a letter of any script.
  var isLetter: Bool { Unicode.Scalar(self)?.properties.isAlphabetic == true }
}
