/// A class of sounds that people confuse.
enum SoundClass: UInt64 {
  case vowel = 1
  case labial
  case dental
  case velar
  case sibilant
  case nasal
  case l
  case r
  case other

  /// The class of a sound of `Phonemes`.
  init(_ phoneme: UInt8) {
    self =
      switch phoneme {
      case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "p"), UInt8(ascii: "v"): .labial
      case UInt8(ascii: "d"), UInt8(ascii: "t"): .dental
      case UInt8(ascii: "g"), UInt8(ascii: "k"): .velar
      case UInt8(ascii: "s"), Phonemes.palatal: .sibilant
      case UInt8(ascii: "m"), UInt8(ascii: "n"): .nasal
      case UInt8(ascii: "l"): .l
      case UInt8(ascii: "r"): .r
      case _ where Phonemes.isVowel(phoneme): .vowel
      default: .other
      }
  }

  /// The beginnings of the names that begin with the class, of one letter or two.
  var beginnings: [StaticString] {
    switch self {
    case .vowel: ["a", "e", "h", "i", "o", "u", "w", "y"]
    case .labial: ["b", "f", "p", "v", "w"]
    case .dental: ["d", "t"]
    case .velar: ["ca", "ck", "cl", "co", "cr", "cu", "g", "k", "q"]
    case .sibilant:
      [
        "ce", "ch", "ci", "cy", "cz", "dj", "ds", "dz", "ge", "gi", "gy", "j", "s", "ts", "tz", "x",
        "z",
      ]
    case .nasal: ["m", "n"]
    case .l: ["l"]
    case .r: ["r"]
    case .other: []
    }
  }
}

/// The classes of the consonants of a name, and of the vowel if it begins with one.
struct SoundClasses: Sequence, IteratorProtocol {
  private var phonemes: Phonemes
  private var isFirst = true
  private var last: SoundClass?

  init(_ phonemes: Phonemes) { self.phonemes = phonemes }

  /// Returns the next class. Adjacent consonants of one class sound like one: Darmstadt.
  mutating func next() -> SoundClass? {
    while let phoneme = phonemes.next() {
      let found = SoundClass(phoneme)
      let wasFirst = isFirst
      isFirst = false
      if found == .vowel {
        last = nil
        if wasFirst { return found }
      } else if found != last {
        last = found
        return found
      }
    }
    return nil
  }
}
