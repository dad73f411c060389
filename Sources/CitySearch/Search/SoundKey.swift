/// The sound of a name in Latin letters: its consonants in classes, without vowels, by the spelling
/// rules that English, German, French, Spanish and Italian have in common. Names that are written as
/// they are heard have the same sound: Tchengtou is Chengdu, Batton Rooj is Baton Rouge.
struct SoundKey: Sequence, IteratorProtocol {
  /// The minimum number of consonants with which a name is recognised.
  static let minConsonants = 4
  /// The minimum number of consonants beside the name of the region.
  static let minConsonantsInRegion = 2
  /// The minimum population of a place that is recognised.
  static let minPopulation: UInt32 = 10_000
  /// The maximum number of words of a query that is read by its sound.
  static let maxWords = 3

  private let letters: UnsafeBufferPointer<UInt8>
  private var position = 0
  private var pending: UInt8?
  private var last: UInt8 = 0
  private var isFirst = true

  /// - Parameter letters: Folded letters. Letters other than a–z have no sound here.
  init(_ letters: UnsafeBufferPointer<UInt8>) { self.letters = letters }

  /// Returns the classes of a text; nil if it has other letters or too few consonants.
  static func consonants(
    of folded: [UInt8], atLeast minConsonants: Int = minConsonants
  ) -> [UInt8]? {
    guard folded.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) else {
      return nil
    }
    let classes = folded.withUnsafeBufferPointer { Array(SoundKey($0)) }
    return classes.count < minConsonants ? nil : classes
  }

  /// Returns whether two numbers of letters are similar enough for names of the same sound.
  static func areSimilar(_ count: Int, _ other: Int) -> Bool { abs(count - other) <= other / 3 }

  /// Returns the maximum edit distance between a name and another one of that many letters that sounds
  /// like it.
  static func maxEdits(_ count: Int) -> Int { count / 2 }

  /// Returns the letters with which a name that begins with a class may be spelled.
  static func letters(beginning sound: UInt8) -> [UInt8] {
    switch sound {
    case vowel: Array("aeiouyhw".utf8)
    case palatal: Array("cdgjst".utf8)
    case UInt8(ascii: "k"): Array("ckqx".utf8)
    case UInt8(ascii: "s"): Array("cstz".utf8)
    case UInt8(ascii: "t"): Array("dt".utf8)
    case UInt8(ascii: "v"): Array("fpvw".utf8)
    default: [sound]
    }
  }

  /// Returns the next class that differs from the one before it.
  mutating func next() -> UInt8? {
    while let found = nextOfAny() {
      // Doubled consonants sound like one.
      guard found != last else { continue }
      last = found
      return found
    }
    return nil
  }

  private mutating func nextOfAny() -> UInt8? {
    if let found = pending {
      pending = nil
      return found
    }
    while position < letters.count {
      let (sound, length) = sound()
      position += length
      let wasFirst = isFirst
      isFirst = false
      switch sound {
      case Self.silent where wasFirst: return Self.vowel
      case Self.silent: continue
      case UInt8(ascii: "x"):
        pending = UInt8(ascii: "s")
        return UInt8(ascii: "k")
      default: return sound
      }
    }
    return nil
  }

  private static let silent: UInt8 = 0
  /// The class of a vowel at the beginning.
  private static let vowel = UInt8(ascii: "a")
  /// The class of the sounds that are spelled ch, sh and j.
  private static let palatal = UInt8(ascii: "c")

  private func letter(_ offset: Int) -> UInt8 {
    position + offset < letters.count ? letters[position + offset] : 0
  }

  private func follows(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes in bytes.indices.allSatisfy { letter($0) == bytes[$0] } }
  }

  private static func isFrontVowel(_ letter: UInt8) -> Bool {
    letter == UInt8(ascii: "e") || letter == UInt8(ascii: "i") || letter == UInt8(ascii: "y")
  }

  /// Returns the class of the sound at the position, and the number of letters that spell it.
  private func sound() -> (UInt8, Int) {
    let letter = letter(0)
    switch letter {
    case UInt8(ascii: "t") where follows("tsch"), UInt8(ascii: "d") where follows("dsch"):
      return (Self.palatal, 4)
    case UInt8(ascii: "t") where follows("tch"), UInt8(ascii: "s") where follows("sch"),
      UInt8(ascii: "d") where follows("dzh"):
      return (Self.palatal, 3)
    case UInt8(ascii: "c") where follows("ch") || follows("cz"),
      UInt8(ascii: "s") where follows("sh"), UInt8(ascii: "d") where follows("dj"):
      return (Self.palatal, 2)
    case UInt8(ascii: "t") where follows("ts") || follows("tz"): return (UInt8(ascii: "s"), 2)
    case UInt8(ascii: "p") where follows("ph"): return (UInt8(ascii: "v"), 2)
    case UInt8(ascii: "c") where follows("ck"): return (UInt8(ascii: "k"), 2)
    case UInt8(ascii: "j"): return (Self.palatal, 1)
    case UInt8(ascii: "g"):
      return (Self.isFrontVowel(self.letter(1)) ? Self.palatal : letter, 1)
    case UInt8(ascii: "c"):
      return (Self.isFrontVowel(self.letter(1)) ? UInt8(ascii: "s") : UInt8(ascii: "k"), 1)
    case UInt8(ascii: "q"): return (UInt8(ascii: "k"), 1)
    case UInt8(ascii: "d"): return (UInt8(ascii: "t"), 1)
    case UInt8(ascii: "f"): return (UInt8(ascii: "v"), 1)
    case UInt8(ascii: "z"): return (UInt8(ascii: "s"), 1)
    case UInt8(ascii: "w"):
      // Before a consonant it is part of a vowel.
      return ("aeiouy".utf8.contains(self.letter(1)) ? UInt8(ascii: "v") : Self.silent, 1)
    case UInt8(ascii: "h") where isFirst && "aeiouy".utf8.contains(self.letter(1)):
      return (Self.silent, 2)
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"), UInt8(ascii: "y"), UInt8(ascii: "h"):
      return (Self.silent, 1)
    default: return (letter, 1)
    }
  }
}
