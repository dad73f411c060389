/// Hangul as the keys that type it: 서울 is ㅅㅓㅇㅜㄹ, so that a syllable still being typed (성, 서우) is
/// simply a prefix of the word.
enum Hangul {
  /// The first of the consonants that represent a syllable by its initial (conjoining jamo, which
  /// are distinct from the keys).
  static let firstInitial: UInt32 = 0x1100

  private static let initials = scalars("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let vowels = keys(
    "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ")
  private static let finals = keys(
    "ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ")
  /// The compatibility jamo from U+3131, as keys.
  private static let jamo = keys(
    "ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄸ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅃ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅉ ㅊ ㅋ ㅌ ㅍ ㅎ "
      + "ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ")

  private static func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  private static func keys(_ text: String) -> [[UInt32]] {
    text.split(separator: " ").map { scalars(String($0)) }
  }

  /// Returns whether the code is a whole syllable.
  static func isSyllable(_ code: UInt32) -> Bool { (0xAC00...0xD7A3).contains(code) }

  /// Calls `emit` with each key of a syllable, of a jamo, or of a conjoining jamo (as in NFD).
  /// - Returns: False if the code is none of these.
  static func forEachKey(_ code: UInt32, _ emit: (UInt32) -> Void) -> Bool {
    switch code {
    case 0xAC00...0xD7A3:
      let index = Int(code - 0xAC00)
      emit(initials[index / 588])
      vowels[index % 588 / 28].forEach(emit)
      if index % 28 > 0 { finals[index % 28 - 1].forEach(emit) }
    case 0x3131...0x3163: jamo[Int(code - 0x3131)].forEach(emit)
    case 0x1100...0x1112: emit(initials[Int(code - 0x1100)])
    case 0x1161...0x1175: vowels[Int(code - 0x1161)].forEach(emit)
    case 0x11A8...0x11C2: finals[Int(code - 0x11A8)].forEach(emit)
    default: return false
    }
    return true
  }

  /// Returns whether the code is a consonant key.
  static func isConsonant(_ code: UInt32) -> Bool { (0x3131...0x314E).contains(code) }

  /// Returns the initial consonant of a syllable, in the range of `firstInitial`.
  static func initial(ofSyllable code: UInt32) -> UInt32 { firstInitial + (code - 0xAC00) / 588 }

  /// Returns the initial that a consonant key represents; nil for other keys.
  static func initial(ofKey code: UInt32) -> UInt32? {
    initials.firstIndex(of: code).map { firstInitial + UInt32($0) }
  }

  /// Returns the initial consonants of the syllables of a text in keys; empty if it does not
  /// consist only of keys.
  static func initials(ofKeys keys: ArraySlice<UInt32>) -> [UInt32] {
    guard keys.allSatisfy({ (0x3131...0x3163).contains($0) }) else { return [] }
    return keys.indices.dropLast().compactMap { index in
      isConsonant(keys[index]) && !isConsonant(keys[index + 1])
        ? plain[keys[index]] ?? keys[index] : nil
    }
  }

  /// The plain consonant of each tense one, with which it is easily confused.
  private static let plain = Dictionary(
    uniqueKeysWithValues: zip(scalars("ㄲㄸㅃㅆㅉ"), scalars("ㄱㄷㅂㅅㅈ")))

  /// Returns whether a position in a name of keys in UTF-8 is the start of a syllable or the end of
  /// the name. A consonant before a vowel starts a syllable.
  static func isSyllableEdge(in keys: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
    let (first, length) = UTF8Decoding.scalar(keys, at: place, end: keys.count)
    guard (0x3131...0x3163).contains(first) else { return true }
    let next = UTF8Decoding.scalar(keys, at: place + length, end: keys.count).code
    return isConsonant(first) && (0x314F...0x3163).contains(next)
  }
}
