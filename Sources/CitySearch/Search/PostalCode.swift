/// House numbers and postal codes in an address.
enum AddressNumbers {
  /// Whether a character is a digit; 京 is a number, too.
  private static func isDigit(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.numericType == .decimal
  }

  /// A text without the words that have digits, and those words; nil where there are none, or nothing
  /// else. Digits behind Han characters and Hangul go alone: 道玄坂2-1.
  static func removed(from text: String) -> (text: String, removed: [String])? {
    var kept: [String] = []
    var removed: [String] = []
    for word in text.split(whereSeparator: { $0 == " " || $0 == "," || $0 == "、" }).map(String.init)
    {
      guard let digit = word.firstIndex(where: isDigit) else {
        kept.append(word)
        continue
      }
      let head = word[..<digit]
      if head.count >= 2, head.unicodeScalars.allSatisfy({ $0.value >= 0x1100 }) {
        kept.append(String(head))
        removed.append(String(word[digit...]))
      } else {
        removed.append(word)
      }
    }
    let rest = kept.joined(separator: " ")
    return removed.isEmpty || Query(rest).words.isEmpty ? nil : (rest, removed)
  }
}

/// What postal codes look like: they are no names, and no list of places has them.
enum PostalCode {
  /// Digits and letters of the countries' codes: `#` a digit, `@` a letter.
  private static let shapes: Set<String> = [
    "#####", "#####-####", "###-####", "#######", "######", "####", "#### @@", "####@@", "##-###",
    "#####-###", "####-###", "### ##", "###-###", "@# #@@", "@## #@@", "@@# #@@", "@@## #@@",
    "@#@ #@@",
    "@@#@ #@@", "@#@ #@#", "@#@#@#", "@-####", "@@-####", "@-#####", "@@@ ####",
  ]

  /// Whether a text looks like one.
  static func isLikely(_ text: String) -> Bool {
    let shape = text.split(separator: " ").joined(separator: " ").unicodeScalars.map { scalar in
      switch scalar {
      case "0"..."9": "#"
      case "a"..."z", "A"..."Z": "@"
      default: String(scalar)
      }
    }.joined()
    return shapes.contains(shape)
  }
}
