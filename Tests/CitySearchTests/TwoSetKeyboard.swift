@testable import CitySearch

/// The contents of a text field while a word is typed with the Korean two-set input method.
enum TwoSetKeyboard {
  /// The text after each key.
  static func states(typing word: String) -> [String] {
    var keys: [UInt32] = []
    for scalar in word.unicodeScalars { _ = Hangul.forEachKey(scalar.value) { keys.append($0) } }
    return (1...max(1, keys.count)).map { composed(Array(keys.prefix($0))) }
  }

  private static func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }
  private static let initials = scalars("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
  private static let vowels = scalars("ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ")
  private static let finals = scalars("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ")
  private static let joined: [[UInt32]: UInt32] = Dictionary(
    uniqueKeysWithValues: [
      "ㅗㅏㅘ", "ㅗㅐㅙ", "ㅗㅣㅚ", "ㅜㅓㅝ", "ㅜㅔㅞ", "ㅜㅣㅟ", "ㅡㅣㅢ", "ㄱㅅㄳ", "ㄴㅈㄵ", "ㄴㅎㄶ", "ㄹㄱㄺ",
      "ㄹㅁㄻ", "ㄹㅂㄼ", "ㄹㅅㄽ", "ㄹㅌㄾ", "ㄹㅍㄿ", "ㄹㅎㅀ", "ㅂㅅㅄ",
    ].map {
      let keys = scalars($0); return ([keys[0], keys[1]], keys[2])
    })

  /// A syllable as typed so far.
  private struct Syllable {
    var initial: UInt32?
    var vowel: UInt32?
    var final: [UInt32] = []

    var scalar: UInt32? {
      guard let initial, let vowel, let first = initials.firstIndex(of: initial),
        let middle = vowels.firstIndex(of: vowel)
      else { return vowel ?? initial }
      let last = final.count == 2 ? joined[final] : final.first
      let end = last.flatMap { finals.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
      return 0xAC00 + UInt32(first * 588 + middle * 28 + end)
    }
  }

  private static func composed(_ keys: [UInt32]) -> String {
    var text = String.UnicodeScalarView()
    var syllable = Syllable()
    func finish() {
      if let scalar = syllable.scalar.flatMap(Unicode.Scalar.init) { text.append(scalar) }
      syllable = Syllable()
    }
    for key in keys {
      if vowels.contains(key) {
        if let last = syllable.final.popLast() {
          // The final consonant of the syllable becomes the initial of the next one.
          finish()
          syllable.initial = last
          syllable.vowel = key
        } else if let vowel = syllable.vowel {
          if let both = joined[[vowel, key]] {
            syllable.vowel = both
          } else {
            finish()
            syllable.vowel = key
          }
        } else {
          syllable.vowel = key
        }
      } else if syllable.vowel != nil, syllable.final.isEmpty, finals.contains(key) {
        syllable.final = [key]
      } else if syllable.final.count == 1, joined[syllable.final + [key]] != nil {
        syllable.final.append(key)
      } else {
        if syllable.initial != nil || syllable.vowel != nil { finish() }
        syllable.initial = key
      }
    }
    finish()
    return String(text)
  }
}
