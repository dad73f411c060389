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

/// Addresses that have the postal code before the town (`Dam 1, 1012 JS Amsterdam`), or the house before a
/// comma (`12 High Street, Slough SL1 1AB`).
enum PostalAddress {
  /// Returns the town with what follows it, and the removed words; nil if the text is no such address.
  static func town(in text: String) -> (text: String, removed: [String])? {
    let parts = text.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
    guard parts.count > 1 else { return nil }
    guard let index = parts.firstIndex(where: beginsWithCode) else { return town(after: parts) }
    // The two letters of a Dutch code: 1012 JS.
    let letters = parts[index].dropFirst().prefix(1).filter {
      parts[index][0].count == 4 && $0.count == 2 && $0 == $0.uppercased()
    }
    let town = parts[index].dropFirst(1 + letters.count)
    guard !town.isEmpty else { return nil }
    let removed = parts[..<index].joined() + [parts[index][0]] + letters
    return ((town + parts[(index + 1)...].joined()).joined(separator: " "), Array(removed))
  }

  /// Returns what follows a first part with a number and a street, without words that hold digits.
  private static func town(after parts: [[String]]) -> (text: String, removed: [String])? {
    guard let street = parts.first, street.count > 1,
      street.contains(where: { $0.first?.isNumber ?? false })
    else { return nil }
    let rest = parts.dropFirst().joined()
    let words = rest.filter { !$0.contains(where: \.isNumber) }
    guard !words.isEmpty else { return nil }
    return (words.joined(separator: " "), street + rest.filter { $0.contains(where: \.isNumber) })
  }

  private static func beginsWithCode(_ words: [String]) -> Bool {
    guard words.count > 1, let first = words.first else { return false }
    return (4...6).contains(first.filter(\.isNumber).count)
      && first.allSatisfy { $0.isNumber || $0.isLetter || $0 == "-" }
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
