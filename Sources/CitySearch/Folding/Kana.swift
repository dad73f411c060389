/// Conversion of kana to Latin letters (Hepburn), with long vowels written once: とうきょう is tokyo.
enum Kana {
  private static let syllables: [Character: String] = {
    let kana = Array(
      "アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヰヱヲガギグゲゴザジズゼゾダヂヅデド"
        + "バビブベボパピプペポヴ")
    let latin = """
      a i u e o ka ki ku ke ko sa shi su se so ta chi tsu te to na ni nu ne no ha hi fu he ho ma mi \
      mu me mo ya yu yo ra ri ru re ro wa i e o ga gi gu ge go za ji zu ze zo da ji zu de do \
      ba bi bu be bo pa pi pu pe po v
      """.split(separator: " ").map(String.init)
    return Dictionary(uniqueKeysWithValues: zip(kana, latin))
  }()

  private static let small: [Character: String] = [
    "ャ": "ya", "ュ": "yu", "ョ": "yo", "ァ": "a", "ィ": "i", "ゥ": "u", "ェ": "e", "ォ": "o",
  ]

  /// Returns the text in Latin letters; nil if it is not all kana. A last syllable ending in -i is
  /// reduced to its consonant, because it may be unfinished (き, きょ).
  static func romanised(_ text: String) -> String? {
    let kana = String(decoding: FoldedText(text).bytes, as: UTF8.self)
    var result = ""
    var doubles = false
    for letter in kana {
      if letter == "ー" { continue }
      if letter == "ッ" {
        doubles = true
        continue
      }
      if letter == "ン" {
        result += "n"
      } else if let vowel = small[letter] {
        combine(vowel, into: &result)
      } else if let syllable = syllables[letter] {
        if doubles, let first = syllable.first { result += first == "c" ? "t" : String(first) }
        append(syllable, to: &result)
      } else {
        return nil
      }
      doubles = false
    }
    if kana.count > 1, let last = kana.last, "キギシジチニヒビピミリ".contains(last) { result.removeLast() }
    return result.isEmpty ? nil : result
  }

  /// Combines syllables: キ and ョ are kyo, シ and ョ are sho.
  private static func combine(_ vowel: String, into text: inout String) {
    guard text.hasSuffix("i") || !vowel.hasPrefix("y") else { return text += vowel }
    if let last = text.last, "aiueo".contains(last) { text.removeLast() }
    let isSoft = text.hasSuffix("sh") || text.hasSuffix("ch") || text.hasSuffix("j")
    text += isSoft ? String(vowel.last.map(String.init) ?? "") : vowel
  }

  /// Appends a syllable, unless it is a vowel that only lengthens the one before it.
  private static func append(_ syllable: String, to text: inout String) {
    if syllable == "u", text.hasSuffix("o") || text.hasSuffix("u") { return }
    if syllable == "o", text.hasSuffix("o") { return }
    text += syllable
  }
}
