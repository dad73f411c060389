import CLanguages
import Synchronization
import WeatherModel

extension Language {
  /// Returns a key that sorts a name in the order of the language. Compute it once per name,
  /// because computing it takes longer than comparing keys.
  ///
  /// The order is that of the Unicode Collation Algorithm with the CLDR's tailorings, as far as
  /// place names require: letters first, then accents; the language's own script before others; its
  /// own letters at their positions in its alphabet; Han characters by pinyin, strokes or Japanese
  /// readings.
  package func orderKey(of name: String) -> NameOrderKey { Collation.of(self).key(name) }

  /// Returns a text that is equal for names that differ only in case and accents.
  package func foldedName(_ name: String) -> String {
    let scalars = name.decomposed.unicodeScalars.filter { !$0.properties.isDiacritic }
    return String(String.UnicodeScalarView(scalars)).lowercased()
  }
}

/// The sort key of a name: its letters, then its accents, then the original spelling.
package struct NameOrderKey: Comparable, Sendable {
  fileprivate var letters: [UInt32] = []
  fileprivate var accents: [UInt32] = []
  fileprivate let name: String

  fileprivate init(_ name: String) { self.name = name }

  package static func < (one: Self, other: Self) -> Bool {
    if one.letters != other.letters { return one.letters.lexicographicallyPrecedes(other.letters) }
    if one.accents != other.accents { return one.accents.lexicographicallyPrecedes(other.accents) }
    return one.name < other.name
  }
}

/// The collation order of one language.
struct Collation: Sendable {
  private enum Script: UInt32 {
    case mark, digit, latin, greek, cyrillic, hebrew, arabic, other, hangul, kana, han

    /// Creates the script from a word of a header, such as `script:cyrillic`.
    init?(header word: Substring) {
      let scripts: [Substring: Script] = [
        "script:latin": .latin, "script:greek": .greek, "script:cyrillic": .cyrillic,
        "script:hebrew": .hebrew, "script:arabic": .arabic, "script:hangul": .hangul,
        "script:kana": .kana, "script:han": .han,
      ]
      guard let script = scripts[word] else { return nil }
      self = script
    }
  }

  /// The scripts that sort before all others except marks and digits.
  private let leading: [Script]
  /// Letters of the alphabet that other languages treat as accented letters, each with the letter
  /// that it follows and the distance from that letter.
  private let own: [Character: (after: Unicode.Scalar, step: UInt32)]
  /// Letters that sort like an accented form of a letter of the alphabet.
  private let like: [Character: Character]
  /// Digraphs that sort as one letter of the alphabet.
  private let pairs: [(pair: String, letter: String)]
  private let isTurkish: Bool
  private let han: HanOrder?
  private let isPinyin: Bool

  func key(_ name: String) -> NameOrderKey {
    var key = NameOrderKey(name)
    let letters = pairs.reduce(lowercased(name)) {
      $0.replacing(text: $1.pair, with: $1.letter)
    }
    for character in letters {
      let stand = like[character]
      defer { if stand != nil { key.accents[key.accents.count - 1] = 1 } }
      var scalars = String(stand ?? character).decomposed.unicodeScalars[...]
      guard let base = scalars.popFirst() else { continue }
      var (letter, step) = (base, UInt32(0))
      if let own = own[Character(base)] { (letter, step) = (own.after, own.step) }
      // A letter of the alphabet may have a further accent, such as a tone mark.
      for mark in scalars {
        let composed = String(String.UnicodeScalarView([base, mark])).composed
        guard composed.count == 1 else { continue }
        if let own = own[Character(composed)] {
          (letter, step) = (own.after, own.step)
        } else if let scalar = composed.unicodeScalars.first, Self.arabicRanks[scalar] != nil {
          // Letters of the Arabic alphabet with a hamza or a madda.
          letter = scalar
        } else {
          continue
        }
        scalars.removeAll { $0 == mark }
        break
      }
      if step == 0, let parts = Self.expansions[letter] {
        for part in parts.unicodeScalars { append(part, 0, &key) }
        key.accents[key.accents.count - 1] = 1
      } else {
        append(letter, step, &key)
      }
      for mark in scalars {
        if Self.hangulJamo.contains(mark.value) {
          append(mark, 0, &key)
        } else {
          key.accents[key.accents.count - 1] = mark.value
        }
      }
    }
    return key
  }

  private func append(_ scalar: Unicode.Scalar, _ step: UInt32, _ key: inout NameOrderKey) {
    let (script, position) = rank(of: scalar)
    let place = leading.firstIndex(of: script) ?? leading.count + Int(script.rawValue)
    // Marks and digits come before the letters of all scripts.
    let isMark = script.rawValue < Script.latin.rawValue
    let order = isMark ? script.rawValue : Script.latin.rawValue + UInt32(place)
    key.letters.append(order << 26 | position << 3 | step)
    key.accents.append(0)
  }

  private func rank(of scalar: Unicode.Scalar) -> (Script, UInt32) {
    let value = scalar.value
    if let rank = Self.arabicRanks[scalar] { return (.arabic, rank) }
    switch value {
    case 0x20: return (.mark, 0)
    case 0x2D, 0x2010...0x2015: return (.mark, 1)
    case 0x30...0x39: return (.digit, value)
    case 0x61...0x7A: return (.latin, value * 2)
    // ð after d, ə after e, ħ after h, ı after i, ŋ after n, þ after z; ʻ is a mark.
    case 0xF0: return (.latin, 0x64 * 2 + 1)
    case 0x259: return (.latin, 0x65 * 2 + 1)
    case 0x127: return (.latin, 0x68 * 2 + 1)
    case 0x131: return (.latin, 0x69 * 2 + 1)
    case 0x14B: return (.latin, 0x6E * 2 + 1)
    case 0xFE: return (.latin, 0x7A * 2 + 1)
    case 0x2B0...0x2FF: return (.mark, value)
    case 0x370...0x3FF: return (.greek, value)
    // In code point order, which follows the Russian alphabet. й and ё are decomposed before and
    // sort by the header of the language file.
    case 0x400...0x52F: return (.cyrillic, value)
    case 0x5D0...0x5EA: return (.hebrew, Self.hebrew(value))
    case 0x620...0x64A, 0x671...0x6D5, 0x6EE...0x6FF, 0x750...0x77F: return (.arabic, value)
    case 0x1100...0x11FF: return (.hangul, value)
    case 0x3041...0x3096: return (.kana, Self.kana(value))
    case 0x30A1...0x30FA: return (.kana, Self.kana(value - 0x60))
    case 0x30FC: return (.kana, 0x3040)
    case 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF:
      return (.han, han?.rank(of: scalar) ?? value)
    default:
      return (scalar.properties.isAlphabetic ? .other : .mark, value)
    }
  }

  /// Returns the rank of a letter. Final forms have the rank of the normal form, which follows them
  /// in code point order.
  private static func hebrew(_ value: UInt32) -> UInt32 {
    switch value {
    case 0x5DA, 0x5DD, 0x5DF, 0x5E3, 0x5E5: value + 1
    default: value
    }
  }

  /// The Arabic, Persian and Urdu letters in the order of the Unicode Collation Algorithm, which
  /// differs from the order of the code points.
  private static let arabicRanks: [Unicode.Scalar: UInt32] = {
    let letters = "ءآأؤإئابپةتٹثجچحخدڈذرڑزژسشصضطظعغفقكکگلمنںهھہۀوىيیے"
    return Dictionary(
      uniqueKeysWithValues: letters.unicodeScalars.enumerated().map { ($1, UInt32($0)) })
  }()

  /// Returns the rank of a kana. Small kana sort with the normal-sized ones.
  private static func kana(_ value: UInt32) -> UInt32 {
    switch value {
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E: value + 1
    default: value
    }
  }

  private func lowercased(_ name: String) -> String {
    if isPinyin {
      // 重 is usually read zhòng, but chóng in the name of Chongqing.
      return name.composed.replacing(text: "重庆", with: "崇庆").replacing(text: "重慶", with: "崇慶")
        .lowercased()
    }
    guard isTurkish else { return name.composed.lowercased() }
    let dotted = name.composed.map { letter -> Character in
      switch letter {
      case "I": "ı"
      case "İ": "i"
      default: letter
      }
    }
    return String(dotted).lowercased()
  }

  private static let hangulJamo: ClosedRange<UInt32> = 0x1100...0x11FF

  /// The replacements of ligatures and accented letters.
  private static let expansions: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ł": "l", "ŀ": "l", "آ": "اا",
  ]

  // MARK: - Languages

  /// Creates the order that the words of a file's header describe; see docs/translating.md. Other
  /// words are ignored.
  init(sortOrder: String) {
    var (leading, like): ([Script], [Character: Character]) = ([], [:])
    var own: [Character: (after: Unicode.Scalar, step: UInt32)] = [:]
    var pairs: [(pair: String, letter: String)] = []
    var words: Set<Substring> = []
    for word in sortOrder.split(separator: " ") {
      let letters = Array(word)
      if word == "root" || word.contains(":") {
        words.insert(word)
        if let script = Script(header: word) { leading.append(script) }
      } else if letters.count == 3, letters[1] == "=" {
        like[letters[0]] = letters[2]
      } else if letters.count == 4, letters[2] == "=" {
        pairs.append((String(letters.prefix(2)), String(letters[3])))
      } else if let first = word.unicodeScalars.first {
        // The letters that follow the first one in the alphabet.
        for (step, letter) in letters.dropFirst().enumerated() {
          own[letter] = (first, UInt32(step) + 1)
        }
      }
    }
    self.leading = leading
    self.like = like
    self.pairs = pairs
    self.own = own
    isTurkish = words.contains("case:turkish")
    isPinyin = words.contains("han:pinyin")
    han =
      if isPinyin {
        unsafe HanOrder(clg_han_pinyin())
      } else if words.contains("han:strokes") {
        unsafe HanOrder(clg_han_strokes())
      } else if words.contains("han:japanese") {
        unsafe HanOrder(clg_han_japanese())
      } else {
        nil
      }
  }

  /// A cache of the created orders. Each order is created on demand, because the orders of Han
  /// characters are large.
  private static let known = Mutex<[Language: Collation]>([:])

  static func of(_ language: Language) -> Collation {
    known.withLock { known in
      if let collation = known[language] { return collation }
      let collation = Collation(sortOrder: language.sortOrder)
      known[language] = collation
      return collation
    }
  }
}

/// The order of Han characters in a language, from a list of the characters in place names.
private struct HanOrder: Sendable {
  private let ranks: [Unicode.Scalar: UInt32]

  init(_ order: UnsafePointer<UInt8>) {
    var ranks: [Unicode.Scalar: UInt32] = [:]
    for scalar in unsafe String(cString: order).unicodeScalars where scalar != "\n" {
      ranks[scalar] = UInt32(ranks.count)
    }
    self.ranks = ranks
  }

  /// Returns the rank of a character. Unlisted characters sort last.
  func rank(of scalar: Unicode.Scalar) -> UInt32 {
    ranks[scalar] ?? UInt32(ranks.count) + scalar.value
  }
}
