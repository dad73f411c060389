/// Text typed with the wrong layout: the two-set Korean keys against the Latin letters.
enum KeyboardLayout {
  private static let pairs: [(latin: Character, jamo: UInt32)] = zip(
    "qwertyuiopasdfghjklzxcvbnmQWERTOP",
    "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ".unicodeScalars
  ).map { ($0, $1.value) }

  private static let jamoByLatin: [UInt32: UInt32] = Dictionary(
    uniqueKeysWithValues: pairs.compactMap { pair in
      pair.latin.unicodeScalars.first.map { ($0.value, pair.jamo) }
    })

  private static let latinByJamo: [UInt32: Unicode.Scalar] = Dictionary(
    uniqueKeysWithValues: pairs.compactMap { pair in
      pair.latin.unicodeScalars.first.map { (pair.jamo, $0) }
    })

  /// What the same keys give on the other layout, or nil when the text cannot be a slip: `tjdnf`
  /// gives ㅅㅓㅇㅜㄹ, ㄴ대ㅕㅣ gives `seoul`.
  /// - Parameter ignoringShift: Takes capitals for small letters (caps lock, a capitalised word).
  static func swapped(_ text: String, ignoringShift: Bool = false) -> String? {
    var result = String.UnicodeScalarView()
    var sawLatin = false
    var sawHangul = false
    for scalar in text.unicodeScalars {
      let code = scalar.value
      let isCapital = (0x41...0x5A).contains(code)
      let unshifted = isCapital ? jamoByLatin[code | 0x20] : nil
      if let jamo = ignoringShift && isCapital ? unshifted : jamoByLatin[code] ?? unshifted {
        sawLatin = true
        if let key = Unicode.Scalar(jamo) { result.append(key) }
      } else if Hangul.forEachKey(
        code, { if let letter = latinByJamo[$0] { result.append(letter) } })
      {
        sawHangul = true
      } else if LetterFolding.classify(code) == .letter {
        return nil
      } else {
        result.append(scalar)
      }
    }
    return sawLatin != sawHangul ? String(result) : nil
  }
}
