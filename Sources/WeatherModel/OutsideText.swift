extension String {
  /// Returns external text cleaned for storage and display: without control characters,
  /// bidirectional overrides and zero-width characters, with white space collapsed, in NFC, with at
  /// most `limit` characters, and with a limited number of combining marks on each. A zero-width
  /// non-joiner is kept between Arabic letters, where it is part of the Persian spelling.
  public func cleanedFromOutside(limit: Int = 200) -> String {
    var scalars = String.UnicodeScalarView()
    var space = false
    var nonJoiner: Unicode.Scalar?
    for scalar in unicodeScalars.prefix(limit * 8) {
      if scalar.isBlank {
        space = true
      } else if !scalar.isHidden {
        if space, !scalars.isEmpty {
          scalars.append(" ")
        } else if let nonJoiner, scalar.isArabic {
          scalars.append(nonJoiner)
        }
        (space, nonJoiner) = (false, nil)
        scalars.append(scalar)
      } else if scalar.value == 0x200C, scalars.last?.isArabic ?? false {
        nonJoiner = scalar
      }
    }
    return String(scalars).composed.prefix(limit)
      .reduce(into: "") { $0 += $1.withFewMarks }
  }

  /// Returns longer external text, cleaned like ``cleanedFromOutside(limit:)``, with a blank line
  /// between its paragraphs. A single line break does not start a paragraph unless a list item
  /// follows.
  public func paragraphsFromOutside(limit: Int) -> String {
    var paragraphs: [String] = []
    var isNew = true
    for line in prefix(limit * 8).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    {
      let text = line.drop { $0 == " " || $0 == "\t" }
      if text.isEmpty {
        isNew = true
        continue
      }
      let isItem = text.first.map { "*•-–".contains($0) } ?? false
      if isNew || isItem {
        paragraphs.append(String(text))
      } else {
        paragraphs[paragraphs.count - 1] += " " + text
      }
      isNew = false
    }
    let cleaned = paragraphs.map { $0.cleanedFromOutside(limit: limit) }.filter { !$0.isEmpty }
    var text = cleaned.joined(separator: "\n\n").prefix(limit)
    while text.last?.isNewline == true { text.removeLast() }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// Whether it is white space.
  fileprivate var isBlank: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20, 0xA0, 0x2028, 0x2029: true
    default: false
    }
  }

  fileprivate var isArabic: Bool { (0x0620..<0x0700).contains(value) }

  /// Whether it is a control character, a bidirectional override, or invisible: a character that
  /// Unicode lets a terminal ignore, such as a filler of Hangul.
  fileprivate var isHidden: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x034F, 0x061C, 0x115F...0x1160, 0x17B4...0x17B5,
      0x180B...0x180F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164, 0xFE00...0xFE0F,
      0xFEFF, 0xFFA0, 0xFFF9...0xFFFB, 0xE0000...0xE0FFF:
      true
    default: false
    }
  }
}

extension Character {
  /// The character with at most 12 scalars; no script needs more combining marks.
  fileprivate var withFewMarks: String {
    String(String.UnicodeScalarView(unicodeScalars.prefix(12)))
  }
}
