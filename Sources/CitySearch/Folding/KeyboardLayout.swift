/// Conversion of text typed with the wrong keyboard layout, such as Korean two-set keys instead of
/// Latin letters.
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

  /// Returns the text of the same keys on the other layout: `tjdnf` becomes ㅅㅓㅇㅜㄹ, ㄴ대ㅕㅣ becomes
  /// `seoul`. Returns nil if the text has letters of neither or both of the layouts, or other
  /// letters or digits.
  /// - Parameter ignoringShift: Whether capitals count as lower case (caps lock, a capitalised
  ///   word).
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

  private static let latinKeys = Array("qwertyuiop[]asdfghjkl;'zxcvbnm,.`".unicodeScalars)
  private static let cyrillicKeys = [
    "йцукенгшщзхъфывапролджэячсмитьбюё", "йцукенгшщзхїфівапролджєячсмитьбю'",
  ].map { Array($0.unicodeScalars) }

  /// Returns whether a text is one word of Latin letters with marks that are letters on other
  /// layouts: `]fd`, `thk,`.
  static func usesMarkKeys(_ text: String) -> Bool {
    text.utf8.count > 2 && text.unicodeScalars.contains(where: isMarkKey)
      && text.unicodeScalars.allSatisfy { scalar in
        (0x61...0x7A).contains(scalar.value | 0x20)
          || "[];',.".unicodeScalars.contains(unshifted[scalar] ?? scalar)
      }
  }

  /// Returns whether a mark is the key of a letter on other layouts. If a reading still contains
  /// the mark, its layout has no letter on that key.
  static func isMarkKey(_ mark: Unicode.Scalar) -> Bool {
    "[];,".unicodeScalars.contains(unshifted[mark] ?? mark)
  }

  /// The marks without the shift key, which types the capital letter on the other layout.
  private static let unshifted: [Unicode.Scalar: Unicode.Scalar] = [
    "{": "[", "}": "]", ":": ";", "\"": "'", "<": ",", ">": ".", "~": "`",
  ]

  private static func keys(of text: String) -> [Unicode.Scalar] {
    text.lowercased().unicodeScalars.map { unshifted[$0] ?? $0 }
  }

  /// Returns the texts of the same keys on other layouts: Korean and Latin, Russian or Ukrainian
  /// and Latin.
  static func readings(of text: String) -> [String] {
    var readings: [String] = []
    func add(_ reading: String?) {
      if let reading, reading != text, !readings.contains(reading) { readings.append(reading) }
    }
    add(swapped(text))
    add(swapped(text, ignoringShift: true))
    let lower = Array(text.lowercased().unicodeScalars)
    for keys in cyrillicKeys {
      add(moved(Self.keys(of: text), from: latinKeys, to: keys, needing: 0x61...0x7A))
      add(moved(lower, from: keys, to: latinKeys, needing: 0x430...0x491))
    }
    for keys in otherKeys {
      add(moved(lower, from: keys, to: letterKeys, needing: 0x370...0x6FF))
    }
    // The Arabic key for b types two letters, which the keys for g and h type separately.
    add(moved(joiningLamAlef(lower), from: arabicKeys, to: lettersAndMarks, needing: 0x370...0x6FF))
    return readings
  }

  /// Returns the texts of the same Latin keys on the Greek, Hebrew and Arabic layouts. On one of
  /// these layouts, a few letters may by chance be the beginning of a name, so only whole names
  /// count as matches.
  static func nativeReadings(of text: String) -> [String] {
    let lower = Array(text.lowercased().unicodeScalars)
    let layouts = otherKeys.map { (letterKeys, $0) } + [(lettersAndMarks, arabicKeys)]
    return layouts.compactMap { moved(lower, from: $0.0, to: $0.1, needing: 0x61...0x7A) }
      .map { reading in
        String(
          String.UnicodeScalarView(
            reading.unicodeScalars.flatMap { scalar -> [Unicode.Scalar] in
              // The accent is omitted: on the Greek layout, its key is typed before the vowel.
              scalar == lamAlef ? ["\u{0644}", "\u{0627}"] : scalar == "΄" ? [] : [scalar]
            }))
      }
  }

  /// Returns the texts of the same keys on other Latin layouts. Only one or two letters differ, so
  /// only whole names count as matches.
  static func latinReadings(of text: String) -> [String] {
    let lower = Array(text.lowercased().unicodeScalars)
    var readings: [String] = []
    for keys in [azertyKeys, qwertzKeys] {
      for (from, to) in [(keys, letterKeys), (letterKeys, keys)] {
        guard let reading = moved(lower, from: from, to: to, needing: 0x61...0x7A),
          reading != text.lowercased(), !readings.contains(reading)
        else { continue }
        readings.append(reading)
      }
    }
    return readings
  }

  /// Returns the texts of the same keys on Latin layouts that have letters on the keys of marks:
  /// `m[nchen` is münchen.
  static func readingsOfMarks(in text: String) -> [String] {
    let typed = keys(of: text)
    return markLayouts.compactMap {
      moved(typed, from: lettersAndMarks, to: $0, needing: 0x61...0x7A)
    }
  }

  /// Returns the text of the same Latin keys on the Thai layout.
  static func thaiReading(of text: String) -> String? {
    moved(keys(of: text), from: thaiLatinKeys, to: thaiKeys, needing: 0x61...0x7A)
  }

  /// German, Swedish, Danish and Norwegian, Turkish, and Spanish.
  private static let markLayouts = [
    "qwertyuiopü+asdfghjklöäzxcvbnm,.", "qwertzuiopü+asdfghjklöäyxcvbnm,.",
    "qwertyuiopå¨asdfghjklöäzxcvbnm,.", "qwertyuiopå¨asdfghjklæøzxcvbnm,.",
    "qwertyuiopå¨asdfghjkløæzxcvbnm,.", "qwertyuıopğüasdfghjklşizxcvbnmöç",
    "qwertyuiop`+asdfghjklñ´zxcvbnm,.",
  ].map { Array($0.unicodeScalars) }

  private static func joiningLamAlef(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var joined: [Unicode.Scalar] = []
    for scalar in text {
      if scalar == "\u{0627}", joined.last == "\u{0644}" {
        joined[joined.count - 1] = lamAlef
      } else {
        joined.append(scalar)
      }
    }
    return joined
  }

  private static let letterKeys = Array("qwertyuiopasdfghjkl;zxcvbnm,.".unicodeScalars)
  /// The Greek, Hebrew and Arabic letters on the keys of `letterKeys`.
  private static let otherKeys =
    [";ςερτυθιοπασδφγηξκλ΄ζχψωβνμ,.", "/'קראטוןםפשדגכעיחלךףזסבהנמצתץ"].map {
      Array($0.unicodeScalars)
    }
  private static let lamAlef: Unicode.Scalar = "\u{FEFB}"
  private static let lettersAndMarks = Array("qwertyuiop[]asdfghjkl;'zxcvbnm,.".unicodeScalars)
  private static let arabicKeys = Array(
    "ضصثقفغعهخحجدشسيبلاتنمكطئءؤر\u{FEFB}ىةوز".unicodeScalars)
  private static let thaiLatinKeys = Array(
    "1234567890-=qwertyuiop[]asdfghjkl;'zxcvbnm,./".unicodeScalars)
  private static let thaiKeys = Array(
    "ๅ/-ภถุึคตจขชๆไำพะัีรนยบลฟหกดเ้่าสวงผปแอิืทมใฝ".unicodeScalars)
  private static let azertyKeys = Array("azertyuiopqsdfghjklmwxcvbn,;:".unicodeScalars)
  private static let qwertzKeys = Array("qwertzuiopasdfghjklöyxcvbnm,.".unicodeScalars)

  /// Replaces each letter with the one on the same key; nil if a letter is on no key, or no letter
  /// is in the script.
  private static func moved(
    _ text: [Unicode.Scalar], from keys: [Unicode.Scalar], to others: [Unicode.Scalar],
    needing script: ClosedRange<UInt32>
  ) -> String? {
    guard text.contains(where: { script.contains($0.value) }) else { return nil }
    var result = String.UnicodeScalarView()
    for scalar in text {
      if let key = keys.firstIndex(of: scalar) {
        result.append(others[key])
      } else if LetterFolding.classify(scalar.value) == .letter, scalar.value > 0x39 {
        return nil
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}
