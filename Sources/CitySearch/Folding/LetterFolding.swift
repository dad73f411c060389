/// Case, accent and width folding of a single letter.
enum LetterFolding {
  /// The role of a scalar in the search.
  enum Class {
    /// A letter, which is compared.
    case letter
    /// A character that separates words, in names and in queries.
    case separator
    /// A character that is ignored, but after which a word of a name may begin ("L'Aquila",
    /// "Xi'an").
    case soft
    /// A character that is ignored completely: a combining mark or an invisible character.
    case ignored
  }

  /// The folded scalar, and a second one for letters like ß and æ (0 for none), by code below
  /// 0x2000.
  private static let table: [(first: UInt32, second: UInt32)] = {
    var table = (0..<0x2000).map { (first: UInt32($0), second: UInt32(0)) }
    var target: [UInt32] = []
    var isTarget = true
    for scalar in NameTables.letters.unicodeScalars {
      switch scalar {
      case "\n":
        target = []
        isTarget = true
      case " " where !target.isEmpty: isTarget = false
      case " ": break
      case _ where isTarget: target.append(scalar.value)
      default:
        guard scalar.value < 0x2000, let first = target.first else { continue }
        table[Int(scalar.value)] = (first, target.count > 1 ? target[1] : 0)
      }
    }
    for code in 0x41...0x5A { table[code].first = UInt32(code) + 0x20 }
    return table
  }()

  /// Katakana by the code of the half-width form, from U+FF66.
  private static let halfWidthKatakana = Array(
    "ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン"
      .unicodeScalars.map(\.value))

  /// The simplified form of each Han character, by code from U+3400.
  private static let han: [UInt16] = {
    var table = (0..<0x6C00).map { UInt16(0x3400 + $0) }
    var letter: UInt32?
    for scalar in NameTables.han.unicodeScalars where scalar.value >= 0x3400 {
      if let known = letter, known < 0xA000 {
        table[Int(known - 0x3400)] = UInt16(truncatingIfNeeded: scalar.value)
        letter = nil
      } else {
        letter = scalar.value
      }
    }
    return table
  }()

  /// Returns the letter without case, accent and width; Han characters in their simplified form.
  static func fold(_ code: UInt32) -> (first: UInt32, second: UInt32) {
    if code < 0x2000 { return table[Int(code)] }
    switch code {
    case 0x3041...0x3096: return (code + 0x60, 0)
    case 0x3400..<0xA000: return (UInt32(han[Int(code - 0x3400)]), 0)
    case 0xFF01...0xFF5E: return table[Int(code - 0xFEE0)]
    case 0xFF66...0xFF9D: return (halfWidthKatakana[Int(code - 0xFF66)], 0)
    case 0xFFA1...0xFFBE: return (code - 0xFFA1 + 0x3131, 0)
    case 0xAB70...0xABBF: return (code - 0xAB70 + 0x13A0, 0)
    default: return (code, 0)
    }
  }

  /// Folds Arabic letters that Persian, Urdu and Kurdish write differently.
  static func foldArabic(_ code: UInt32) -> UInt32 {
    switch code {
    case 0x0622, 0x0623, 0x0625, 0x0671: 0x0627
    case 0x0649, 0x06CC, 0x06D0, 0x0626: 0x064A
    case 0x06A9, 0x06AA: 0x0643
    case 0x0629, 0x06C1, 0x06BE, 0x06D5: 0x0647
    default: code
    }
  }

  /// Returns the class of a scalar.
  static func classify(_ code: UInt32) -> Class {
    if code < 0x80 {
      switch code {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return .letter
      case 0x27, 0x2E, 0x60: return .soft
      default: return .separator
      }
    }
    switch code {
    case 0x80...0xA9, 0xAB...0xB1, 0xB6...0xB9, 0xBB...0xBF, 0xD7, 0xF7:
      return code == 0xB4 || code == 0xB0 || code == 0xAD ? .soft : .separator
    case 0xAA, 0xBA, 0xB4: return .soft
    case 0x02B0...0x02FF: return .soft
    case 0x0300...0x036F, 0x0483...0x0489, 0x0591...0x05BD, 0x05BF...0x05C7, 0x0610...0x061A,
      0x0640, 0x064B...0x065F, 0x0670, 0x06D6...0x06DC, 0x06DF...0x06E8:
      return .ignored
    case 0x05BE, 0x05F3, 0x05F4, 0x060C, 0x061B, 0x061F, 0x0964, 0x0965, 0x0F0B...0x0F14, 0x104A,
      0x104B, 0x10FB, 0x1361...0x1368, 0x17D4...0x17DA:
      return .separator
    case 0x0559...0x055F: return .soft
    case 0x2018, 0x2019, 0x201B, 0x2032, 0x2035, 0xFF07, 0xFF0E, 0xA78B, 0xA78C: return .soft
    case 0x200C: return .soft
    case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF: return .ignored
    case 0x2000...0x206F, 0x2070...0x2BFF: return .separator
    // The marks between the words of a foreign name in kana, which are often left out.
    case 0x30A0, 0x30FB, 0xFF65: return .soft
    case 0x3000...0x3004, 0x3008...0x3020, 0x3030: return .separator
    case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A: return .letter
    case 0xFF01...0xFF64: return .separator
    case 0x1F000..<0x20000, 0xF0000...: return .separator
    default: return .letter
    }
  }
}
