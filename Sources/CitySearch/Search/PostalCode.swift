/// House numbers and postal codes in an address.
enum AddressNumbers {
  /// Returns whether a character is a digit. 京 is a number too, but not a digit.
  private static func isDigit(_ character: Character) -> Bool {
    character.unicodeScalars.first?.properties.numericType == .decimal
  }

  /// Returns a text without the words that contain digits, and the removed words; nil if no word
  /// contains digits or if no other word remains. After Han characters and Hangul, only the part
  /// from the first digit is removed: 道玄坂2-1.
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

/// Addresses that have the postal code before the town (`Dam 1, 1012 JS Amsterdam`), or a house or
/// street before it (`12 High Street, Slough SL1 1AB`, `Via Roma, Torino`, `Oxford Street London`).
enum PostalAddress {
  /// A town with the text that follows it, and the removed words.
  typealias Town = (text: String, removed: [String])

  /// Returns the candidates for the town of an address, the likeliest first; empty if the text is
  /// not such an address.
  static func towns(in text: String) -> [Town] {
    let parts = text.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
    guard parts.count > 1 else {
      guard let words = parts.first else { return [] }
      return town(afterCodeIn: words).map { [$0] } ?? StreetName.towns(words)
    }
    return towns(in: parts)
  }

  /// Returns the words after a postal code that follows a street or a house number: 12 rue de la
  /// République 69002 Lyon.
  private static func town(afterCodeIn words: [String]) -> Town? {
    let code = words.indices.dropLast().last { index in
      (4...6).contains(words[index].count) && words[index].allSatisfy(\.isNumber)
    }
    guard let code, code > 1 else { return nil }
    let street = Array(words[..<code])
    guard StreetName.isStreet(street) || street.contains(where: { $0.contains(where: \.isNumber) })
    else { return nil }
    return (words[(code + 1)...].joined(separator: " "), Array(words[...code]))
  }

  private static func towns(in parts: [[String]]) -> [Town] {
    guard let index = parts.firstIndex(where: beginsWithCode) else { return towns(after: parts) }
    // The two letters of a Dutch code: 1012 JS.
    let letters = parts[index].dropFirst().prefix(1).filter {
      parts[index][0].count == 4 && $0.count == 2 && $0 == $0.uppercased()
    }
    let town = parts[index].dropFirst(1 + letters.count)
    guard !town.isEmpty else { return [] }
    let removed = parts[..<index].joined() + [parts[index][0]] + letters
    return [((town + parts[(index + 1)...].joined()).joined(separator: " "), Array(removed))]
  }

  /// Returns the texts after a first part that contains a house number or a street, without the
  /// words that contain digits: first the whole text, then without the districts at its beginning.
  private static func towns(after parts: [[String]]) -> [Town] {
    guard let street = parts.first,
      street.count > 1 && street.contains(where: { $0.first?.isNumber ?? false })
        || StreetName.isStreet(street)
    else { return [] }
    var towns: [Town] = []
    for start in 1..<parts.count {
      let rest = parts[start...].joined()
      let text = rest.filter { !$0.contains(where: \.isNumber) }.joined(separator: " ")
      guard !text.isEmpty, towns.last?.text != text else { continue }
      let removed = parts[..<start].joined() + rest.filter { $0.contains(where: \.isNumber) }
      towns.append((text, Array(removed)))
    }
    return towns
  }

  /// Returns whether words begin with a postal code, and not with the number of a house: 1600 Main
  /// Street.
  private static func beginsWithCode(_ words: [String]) -> Bool {
    guard words.count > 1, let first = words.first else { return false }
    return (4...6).contains(first.filter(\.isNumber).count)
      && first.allSatisfy { $0.isNumber || $0.isLetter || $0 == "-" }
      && !StreetName.isStreet(Array(words.dropFirst()))
  }
}

/// Names of streets, which often contain the name of another town: Rue de Lyon, London Road.
enum StreetName {
  /// Words that precede the name of a street.
  private static let leading: Set<String> = [
    "via", "viale", "corso", "piazza", "piazzale", "largo", "vicolo", "lungomare", "rue", "avenue",
    "av", "boulevard", "bd", "quai", "place", "chemin", "calle", "avenida", "avda", "paseo",
    "plaza",
    "carrera", "rua", "praça", "praca", "travessa", "estrada", "ul", "ulica", "ulice", "aleja",
    "al",
    "plac", "ulitsa", "ул", "улица", "проспект", "пр", "площадь", "вул", "вулиця", "jalan", "jl",
    "đường", "strada", "bulevardul", "carrer", "passeig", "οδός", "λεωφόρος", "شارع", "רחוב",
    "خیابان",
  ]
  /// Words that follow the name of a street.
  private static let trailing: Set<String> = [
    "street", "road", "rd", "avenue", "ave", "lane", "drive", "boulevard", "blvd", "square",
    "crescent",
    "terrace", "highway", "parkway", "pkwy", "ln", "dr", "hwy", "straße", "strasse", "platz",
    "allee", "caddesi", "cad", "cd", "sokak",
    "bulvarı", "utca", "tér", "улица", "проспект", "gata", "gate", "vej", "katu",
  ]
  /// Endings of street names that are written as one word.
  private static let endings = [
    "straße", "strasse", "straat", "gracht", "gatan", "gaten", "gade", "vägen", "veien", "gasse",
  ]
  /// The quarters of a town after the name of a street: Pennsylvania Avenue NW.
  private static let directions: Set = ["N", "S", "E", "W", "NE", "NW", "SE", "SW"]
  /// The maximum number of words of a town after the name of a street.
  private static let longestTown = 3

  private static func isWord(_ word: String, of words: Set<String>) -> Bool {
    words.contains(word.lowercased().filter { $0 != "." })
  }

  /// Returns whether a word abbreviates street, rather than saint: 450 Congress St Portland.
  private static func isStreetAbbreviation(
    _ word: String, after words: ArraySlice<String>
  ) -> Bool {
    isWord(word, of: ["st"]) && words.first?.allSatisfy(\.isNumber) ?? false
      && !words.contains { isWord($0, of: leading) }
  }

  private static func isCompound(_ word: String) -> Bool {
    let word = word.lowercased()
    return endings.contains { word.hasSuffix($0) && word.count >= $0.count + 3 }
  }

  /// Returns whether words are the name of a street.
  static func isStreet(_ words: [String]) -> Bool {
    let words = Array(words.drop { $0.allSatisfy(\.isNumber) })
    guard words.count > 1 else { return words.contains(where: isCompound) }
    return isWord(words[0], of: leading) || words.dropFirst().contains { isWord($0, of: trailing) }
      || words.contains(where: isCompound)
  }

  /// Returns the candidates for the town that follows the name of a street without a comma.
  static func towns(_ words: [String]) -> [PostalAddress.Town] {
    var starts: [Int] = []
    let end = words.indices.last {
      isCompound(words[$0]) || $0 > 0 && isWord(words[$0], of: trailing)
        || $0 > 1 && isStreetAbbreviation(words[$0], after: words[..<$0])
    }
    if let end {
      let isDirection = end + 1 < words.count && directions.contains(words[end + 1])
      starts = [end + (isDirection ? 2 : 1)]
    } else if let first = words.first(where: { !$0.allSatisfy(\.isNumber) }),
      isWord(first, of: leading)
    {
      // The end of the street's name is unknown, so the last one to three words are candidates for
      // the town: Avenida Brasil Rio de Janeiro.
      starts = (1...longestTown).map { words.count - $0 }.filter { $0 > 1 }
    }
    return starts.compactMap { start in
      let rest = words[min(start, words.count)...]
      let town = rest.filter { !$0.contains(where: \.isNumber) }
      guard !town.isEmpty else { return nil }
      return (
        town.joined(separator: " "),
        words[..<start] + rest.filter { $0.contains(where: \.isNumber) }
      )
    }
  }
}

/// The formats of postal codes, which are not names and which no list of places contains.
enum PostalCode {
  /// The postal code formats of the countries: `#` is a digit, `@` a letter.
  private static let shapes: Set<String> = [
    "#####", "#####-####", "###-####", "#######", "######", "####", "#### @@", "####@@", "##-###",
    "#####-###", "####-###", "### ##", "###-###", "@# #@@", "@## #@@", "@@# #@@", "@@## #@@",
    "@#@ #@@",
    "@@#@ #@@", "@#@ #@#", "@#@#@#", "@-####", "@@-####", "@-#####", "@@@ ####",
  ]

  /// The countries whose postal codes consist of a number of digits only.
  private static let countriesByDigits: [Int: String] = [
    4: "AT AU BE BG CH CY DK GE HU LI LU LV MD MK NO NZ PH PT SI TN ZA BD AM",
    5: """
    DE FR IT ES US MX FI SE GR HR CZ SK TR UA EE LT RS BA ME TH MY ID SA EG MA DZ KR JO PK LK NP PE CR DO GT \
    UY PL
    """,
    6: "RU CN IN RO SG KZ BY KG UZ TJ TM NG EC CO VN",
    7: "JP CL IL",
    8: "BR",
  ]
  private static let digitsByCountry = Dictionary(
    uniqueKeysWithValues: countriesByDigits.flatMap { digits, countries in
      countries.split(separator: " ").map { (CountryCode.packed($0.utf8), digits) }
    })

  /// Returns the countries whose postal codes have another number of digits than the only dropped word:
  /// 8600 Lagos is not in Nigeria. Beside other words, a number may be that of a house.
  static func countries(without words: [String]) -> Set<UInt16> {
    guard words.count == 1, let code = words.first, code.count > 3,
      code.allSatisfy({ $0.isASCII && $0.isNumber })
    else { return [] }
    return Set(digitsByCountry.filter { $0.value != code.count }.keys)
  }

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
