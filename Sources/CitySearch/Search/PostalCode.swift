/// House numbers and postal codes in an address.
enum AddressNumbers {
  /// Returns whether a character is a digit. 京 is a number too, but not a digit.
  private static func isDigit(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.numericType == .decimal
  }

  /// Returns a text without the words that contain digits, and those words; nil if there are none
  /// or nothing else. Digits after Han characters and Hangul are removed separately: 道玄坂2-1.
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

/// The formats of postal codes, which are not names and in no list of places.
enum PostalCode {
  /// The postal code formats of the countries: `#` is a digit, `@` a letter.
  private static let shapes: Set<String> = [
    "#####", "#####-####", "###-####", "#######", "######", "####", "#### @@", "####@@", "##-###",
    "#####-###", "####-###", "### ##", "###-###", "@# #@@", "@## #@@", "@@# #@@", "@@## #@@",
    "@#@ #@@",
    "@@#@ #@@", "@#@ #@#", "@#@#@#", "@-####", "@@-####", "@-#####", "@@@ ####",
  ]

  /// Returns whether a text looks like a postal code.
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
