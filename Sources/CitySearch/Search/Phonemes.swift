/// The sounds of a name in Latin letters, by the spelling rules that English, German, French, Italian
/// and Spanish have in common, each as a letter. A group of vowels is one sound. Names that are written
/// as they are heard have similar sounds: Tchengtou is Chengdu, Batton Rooj is Baton Rouge.
struct Phonemes: Sequence, IteratorProtocol {
  /// How letters are read that sound differently in different languages.
  enum Style: CaseIterable {
    case common
    /// j and ll are vowels or silent, as in Spanish, or j is one, as in German: Lahoya, Marbeja.
    case vowelJ
  }

  private let letters: UnsafeBufferPointer<UInt8>
  /// The bits of the positions at which words begin.
  private let starts: UInt64
  private let style: Style
  private var position = 0
  /// The end of the word at the position, without its silent ending and with it.
  private var (count, wordEnd) = (0, 0)
  private var pending: UInt8?
  private var last: UInt8 = 0

  /// The sounds that are spelled ch, sh and j.
  static let palatal = UInt8(ascii: "j")

  /// - Parameters:
  ///   - letters: Folded letters. Letters other than a–z have no sound here.
  ///   - starts: The bits of the positions at which words begin.
  init(_ letters: UnsafeBufferPointer<UInt8>, starts: UInt64, style: Style = .common) {
    self.letters = letters
    self.starts = starts
    self.style = style
    beginWord()
  }

  /// Returns whether some letters sound differently in another style.
  static func hasStyles(_ letters: UnsafeBufferPointer<UInt8>) -> Bool {
    var last: UInt8 = 0
    for letter in letters {
      if letter == UInt8(ascii: "j") || letter == UInt8(ascii: "l") && last == letter {
        return true
      }
      last = letter
    }
    return false
  }

  private mutating func beginWord() {
    let later = position < 63 ? starts & (~0 << UInt64(position + 1)) : 0
    wordEnd = later == 0 ? letters.count : Swift.min(letters.count, later.trailingZeroBitCount)
    count = wordEnd
    removeSilentVowel()
    if count - position > 3, "sxz".utf8.contains(letters[count - 1]),
      Self.isVowel(letters[count - 2]) || letters[count - 2] == UInt8(ascii: "n")
    {
      count -= 1
    }
    removeSilentVowel()
  }

  private mutating func removeSilentVowel() {
    if count - position > 3, letters[count - 1] == UInt8(ascii: "e"),
      !Self.isVowel(letters[count - 2])
    {
      count -= 1
    }
  }

  /// Returns the next sound. Doubled consonants sound like one.
  mutating func next() -> UInt8? {
    while let found = nextOfAny() {
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
    while true {
      if position >= count {
        guard wordEnd < letters.count else { return nil }
        position = wordEnd
        beginWord()
        continue
      }
      if isPartOfVowels {
        if let vowel = readVowels() { return vowel }
        continue
      }
      let isFirst = position == 0
      let (sound, length) = consonant()
      position += length
      switch sound {
      case nil: continue
      case UInt8(ascii: "x") where isFirst: return Self.palatal
      case UInt8(ascii: "x"):
        pending = UInt8(ascii: "s")
        return UInt8(ascii: "k")
      default: return sound
      }
    }
  }

  static func isVowel(_ letter: UInt8) -> Bool {
    switch letter {
    case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
      UInt8(ascii: "u"), UInt8(ascii: "y"):
      true
    default: false
    }
  }

  private func letter(_ offset: Int) -> UInt8 {
    position + offset < count ? letters[position + offset] : 0
  }

  private func follows(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes in bytes.indices.allSatisfy { letter($0) == bytes[$0] } }
  }

  /// Returns a letter of the word, which may belong to its silent ending: rouge.
  private func letterOfWord(_ offset: Int) -> UInt8 {
    position + offset < wordEnd ? letters[position + offset] : 0
  }

  /// Whether the letter at the position is a vowel, is silent or part of a vowel: h, and w except at
  /// the beginning.
  private var isPartOfVowels: Bool {
    let letter = letter(0)
    switch letter {
    case UInt8(ascii: "h"): return true
    case UInt8(ascii: "w"):
      return position > 0 || !Self.isVowel(self.letter(1)) && self.letter(1) != UInt8(ascii: "h")
    case UInt8(ascii: "j"): return style == .vowelJ
    case UInt8(ascii: "l"):
      return style == .vowelJ
        && (self.letter(1) == letter || position > 0 && letters[position - 1] == letter)
    default: return Self.isVowel(letter)
    }
  }

  /// Reads a group of vowels. Returns its sound; nil if it has only silent letters.
  private mutating func readVowels() -> UInt8? {
    var (first, second, third): (UInt8, UInt8, UInt8) = (0, 0, 0)
    while position < count, isPartOfVowels {
      let vowel: UInt8? =
        switch letter(0) {
        case UInt8(ascii: "h"), UInt8(ascii: "j"), UInt8(ascii: "l"): nil
        case UInt8(ascii: "w"): UInt8(ascii: "u")
        case UInt8(ascii: "y"): UInt8(ascii: "i")
        case let letter: letter
        }
      position += 1
      guard let vowel else { continue }
      if first == 0 {
        first = vowel
      } else if second == 0 {
        second = vowel
      } else if third == 0 {
        third = vowel
      }
    }
    return first == 0 ? nil : Self.sound(first, second, third)
  }

  private static func sound(_ first: UInt8, _ second: UInt8, _ third: UInt8) -> UInt8 {
    guard second != 0 else { return first }
    switch (Unicode.Scalar(first), Unicode.Scalar(second)) {
    case ("e", "a") where third == UInt8(ascii: "u"): return UInt8(ascii: "o")
    case ("o", "o"), ("o", "u"), ("u", "e"), ("u", "i"), ("i", "u"): return UInt8(ascii: "u")
    case ("e", "e"), ("e", "a"), ("i", "e"): return UInt8(ascii: "i")
    case ("a", "i"), ("e", "i"), ("a", "e"): return UInt8(ascii: "e")
    case ("a", "u"), ("o", "a"), ("o", "e"), ("e", "u"), ("u", "o"), ("i", "o"):
      return UInt8(ascii: "o")
    case ("o", "i"), ("i", "a"), ("u", "a"): return UInt8(ascii: "a")
    default: return first
    }
  }

  private static func isFrontVowel(_ letter: UInt8) -> Bool {
    letter == UInt8(ascii: "e") || letter == UInt8(ascii: "i") || letter == UInt8(ascii: "y")
  }

  /// Returns the consonant at the position, nil if it is silent, and the number of letters that spell
  /// it.
  private func consonant() -> (UInt8?, Int) {
    let letter = letter(0)
    switch letter {
    case UInt8(ascii: "t") where follows("tsch"), UInt8(ascii: "d") where follows("dsch"):
      return (Self.palatal, 4)
    case UInt8(ascii: "t") where follows("tch"), UInt8(ascii: "s") where follows("sch"),
      UInt8(ascii: "d") where follows("dzh"), UInt8(ascii: "c") where follows("cch"):
      return (Self.palatal, 3)
    case UInt8(ascii: "c") where follows("ch") || follows("cz"),
      UInt8(ascii: "s")
    where follows("sh") || follows("sz") || follows("sj")
      || follows("sc") && Self.isFrontVowel(self.letter(2)),
      UInt8(ascii: "d") where follows("dj"), UInt8(ascii: "z") where follows("zh"):
      return (Self.palatal, 2)
    case UInt8(ascii: "t") where follows("ts") || follows("tz"): return (UInt8(ascii: "s"), 2)
    case UInt8(ascii: "p") where follows("ph"): return (UInt8(ascii: "f"), 2)
    case UInt8(ascii: "g") where follows("gh"):
      // Before a consonant it is part of a vowel: Poughkeepsie.
      let isSilent = position > 0 && self.letter(2) != 0 && !Self.isVowel(self.letter(2))
      return (isSilent ? nil : letter, 2)
    case UInt8(ascii: "j"): return (Self.palatal, 1)
    case UInt8(ascii: "g"): return (Self.isFrontVowel(letterOfWord(1)) ? Self.palatal : letter, 1)
    case UInt8(ascii: "c"):
      return (Self.isFrontVowel(letterOfWord(1)) ? UInt8(ascii: "s") : UInt8(ascii: "k"), 1)
    case UInt8(ascii: "q"):
      return (UInt8(ascii: "k"), self.letter(1) == UInt8(ascii: "u") ? 2 : 1)
    case UInt8(ascii: "z"): return (UInt8(ascii: "s"), 1)
    case UInt8(ascii: "w"): return (UInt8(ascii: "v"), 1)
    default: return (letter, 1)
    }
  }
}
