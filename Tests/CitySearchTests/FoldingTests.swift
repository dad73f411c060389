import Testing

@testable import CitySearch

struct FoldingTests {
  private func folded(_ text: String) -> String {
    String(decoding: FoldedText(text).bytes, as: UTF8.self)
  }

  @Test func caseAccentsPunctuationAndWidthAreIgnored() {
    for text in ["São", "sao", "SAO", "ＳＡＯ", "s.a.o", "S-ão", "SA\u{303}O"] {
      #expect(folded(text) == "sao", "\(text)")
    }
    #expect(folded("Łódź") == "lodz")
    #expect(folded("Straße") == "strasse")
    #expect(folded("Ærø") == "aero")
    #expect(folded("Þórshöfn") == "thorshofn")
    #expect(folded("İzmir ILGAZ ığdır") == "izmirilgazigdir")
    #expect(folded("Йошкар-Ола") == "иошкарола")
    #expect(folded("Αθήνας") == folded("ΑΘΗΝΑΣ"))
    #expect(folded("とうきょう") == folded("トウキョウ"))
    #expect(folded("ﾌﾟｻﾝ") == folded("プサン"))
    #expect(folded("کراچی") == folded("كراچي"))
  }

  @Test func hangulFoldsToItsKeystrokes() {
    #expect(folded("서울") == "ㅅㅓㅇㅜㄹ")
    #expect(folded("과천") == "ㄱㅗㅏㅊㅓㄴ")
    #expect(folded("닭ㄳㅢ") == "ㄷㅏㄹㄱㄱㅅㅡㅣ")
    #expect(folded("까") == "ㄲㅏ")
  }

  @Test func everyHangulCompositionStateIsAPrefixOfTheWord() {
    for (states, word) in [
      (["ㅅ", "서", "성", "서우", "서울"], "서울"), (["ㅂ", "부", "붓", "부사", "부산"], "부산"),
      (["ㄱ", "고", "과", "괓", "과처", "과천"], "과천"),
    ] {
      for state in states { #expect(folded(word).hasPrefix(folded(state)), "\(state)") }
    }
  }

  @Test func wordsBeginAfterSpacesAndApostrophes() {
    let text = FoldedText("L'Aquila (old town)")
    #expect(text.starts.enumerated().filter { $0.element == 1 }.map(\.offset) == [0, 1, 7, 10])
  }

  @Test func initialConsonantsComeFromWholeSyllables() {
    #expect(Pattern.letters(of: FoldedText("서울").initials) == [0x1109, 0x110B])
    #expect(FoldedText("서울").isAllHangul)
    #expect(!FoldedText("서울 A").isAllHangul)
  }

  @Test func textIsConvertedFromTheOtherKeyboardLayout() {
    #expect(KeyboardLayout.swapped("tjdnf") == "ㅅㅓㅇㅜㄹ")
    #expect(KeyboardLayout.swapped("ㄴ대ㅕㅣ") == "seoul")
    #expect(KeyboardLayout.swapped("RkRk") == "ㄲㅏㄲㅏ")
    #expect(KeyboardLayout.swapped("RKRK", ignoringShift: true) == "ㄱㅏㄱㅏ")
    #expect(KeyboardLayout.swapped("TJDNF", ignoringShift: true) == "ㅅㅓㅇㅜㄹ")
    #expect(KeyboardLayout.swapped("Düsseldorf") == nil)
    #expect(KeyboardLayout.swapped("서울 a") == nil)
    #expect(KeyboardLayout.swapped("123") == nil)
    #expect(KeyboardLayout.swapped("東京") == nil)
  }

  @Test func cleaningStripsControlAndFormatCharacters() {
    #expect(TextCleaning.clean(" a\u{202E}b\u{200B}\u{7}  c\u{85}\n") == "ab c")
    #expect(TextCleaning.clean("Sa\u{303}o") == "S\u{E3}o")
    #expect(TextCleaning.clean("\u{1109}\u{1165}") == "서")
    #expect(
      TextCleaning.clean(String(repeating: "x", count: 1000)).count == TextCleaning.maxNameLength)
    #expect(TextCleaning.clean("\u{1B}[31mred") == "[31mred")
    #expect(TextCleaning.clean("東京") == "東京")
  }

  @Test(arguments: ["seoul", "barcelona", "ㅅㅓㅇㅜㄹ"])
  func typoMatcherAcceptsOneTypoButNotTwo(word: String) {
    let letters = word.unicodeScalars.map(\.value)
    for place in letters.indices {
      var wrong = letters
      wrong[place] = 0x78
      var missing = letters
      missing.remove(at: place)
      var extra = letters
      extra.insert(0x78, at: place)
      for typo in [wrong, missing, extra] {
        #expect(SingleTypoMatcher.match(typo, letters[...]) == .whole)
      }
      if place > 0 {
        var swapped = letters
        swapped.swapAt(place, place - 1)
        #expect(SingleTypoMatcher.match(swapped, letters[...]) == .whole)
      }
      var two = extra
      two.insert(0x79, at: 0)
      #expect(SingleTypoMatcher.match(two, letters[...]) == nil)
    }
  }

  @Test(arguments: [
    ("か\u{3099}", "ガ"), ("は\u{309A}", "パ"), ("タ\u{3099}", "ダ"), ("ﾊﾞ", "バ"), ("ﾊﾟ", "パ"),
    ("abc\u{3099}", "abc"), ("\u{3099}", ""),
  ])
  func voicingMarksCombineWithTheKanaBefore(text: String, kana: String) {
    // As bytes, because both forms are equal as strings.
    #expect(FoldedText(text).bytes == Array(kana.utf8))
  }

  @Test func conjoiningAndHalfWidthJamoFoldToKeys() {
    #expect(folded("\u{1100}\u{1161}") == "ㄱㅏ")
    #expect(folded("\u{1109}\u{1165}\u{110B}\u{116E}\u{11AF}") == "ㅅㅓㅇㅜㄹ")
    #expect(folded("\u{FFA1}") == "ㄱ" && folded("\u{FFA4}") == "ㄴ")
  }

  @Test func cherokeeAndRareHanCharactersAreFolded() {
    #expect(folded("\u{AB70}") == "\u{13A0}" && folded("\u{AB71}") == "\u{13A1}")
    #expect(folded("𠮷野") == "𠮷野")
  }

  @Test(arguments: ["서울a", "서울2", "서울 A", "서울é", "Seoul", "ㅅ", ""])
  func textWithOtherLettersIsNotAllHangul(text: String) {
    #expect(!FoldedText(text).isAllHangul)
  }

  @Test func scalarsAreEncodedLikeTheStandardLibrary() {
    let codes: [UInt32] = [
      0x00, 0x7F, 0x80, 0x7FF, 0x800, 0xFFFD, 0xFFFF, 0x1_0000, 0x1_F600, 0x4_0000, 0x10_FFFF,
    ]
    for code in codes {
      var bytes: [UInt8] = []
      appendUTF8(code, to: &bytes)
      let expected = Unicode.Scalar(code).map { Array(String($0).utf8) }
      #expect(bytes == expected, "\(code)")
    }
  }

  private func decoded(_ bytes: [UInt8], at position: Int = 0) -> (code: UInt32, length: Int) {
    bytes.withUnsafeBufferPointer {
      UTF8Decoding.scalar($0, at: position, end: bytes.count)
    }
  }

  @Test func scalarsAreDecodedWithTheirLengths() {
    let codes: [UInt32] = [0x00, 0x7F, 0x80, 0x7FF, 0x800, 0xE01, 0xFFFD, 0x1_0000, 0x10_FFFF]
    for code in codes {
      var bytes: [UInt8] = []
      appendUTF8(code, to: &bytes)
      let found = decoded(bytes)
      #expect(found.code == code && found.length == bytes.count, "\(code)")
    }
  }

  @Test(
    arguments: [
      [0x80], [0xBF, 0x41], [0xC0, 0x80], [0xC1, 0xBF], [0xF5, 0x80, 0x80, 0x80], [0xC3, 0x28],
      [0xE3, 0x82], [0xE3, 0x28, 0x82], [0xF0, 0x9F, 0x98],
    ] as [[UInt8]])
  func invalidBytesAreReadAsReplacementCharacters(bytes: [UInt8]) {
    let found = decoded(bytes)
    #expect(found.code == 0xFFFD && found.length == 1)
  }

  @Test func decodingStopsAtTheGivenEnd() {
    let end = decoded([0x41], at: 1)
    #expect(end.code == 0 && end.length == 0)
    let before = [0x41, 0x42].withUnsafeBufferPointer { (bytes: UnsafeBufferPointer<UInt8>) in
      UTF8Decoding.scalar(bytes, at: 1, end: 1)
    }
    #expect(before.code == 0 && before.length == 0)
  }

  @Test(
    arguments: [
      (0x27, LetterFolding.Class.soft), (0xAD, .soft), (0xB0, .soft), (0xB4, .soft),
      (0xA9, .separator),
      (0xD7, .separator), (0x41, .letter), (0x301, .ignored), (0x2010, .separator),
      (0x200C, .soft), (0x200B, .ignored), (0x30FB, .soft), (0x3001, .separator),
    ] as [(UInt32, LetterFolding.Class)])
  func marksAreClassifiedByTheirEffectOnWords(code: UInt32, expected: LetterFolding.Class) {
    #expect(LetterFolding.classify(code) == expected)
  }
}

/// Hangul, kana and keyboard layouts.
struct ScriptConversionTests {
  private func keys(_ text: String) -> [UInt32] { Pattern.letters(of: FoldedText(text).bytes) }

  @Test(arguments: [("서울", "ㅅㅇ"), ("닭가", "ㄷㄱ"), ("까치", "ㄱㅊ"), ("값", "ㄱ"), ("a서울", "")])
  func initialConsonantsComeFromKeysWithTenseOnesAsPlain(text: String, initials: String) {
    #expect(Hangul.initials(ofKeys: keys(text)[...]) == initials.unicodeScalars.map(\.value))
  }

  /// The keys are ㄱㅗㅇㅑㅇ and ㄱㅏㅂㅅa, with three bytes per key.
  @Test(arguments: [
    ("고양", 0, true), ("고양", 3, false), ("고양", 6, true), ("고양", 9, false), ("고양", 12, false),
    ("고양", 15, true), ("값a", 9, false), ("값a", 12, true),
  ])
  func syllableBeginsAtAConsonantBeforeAVowel(text: String, place: Int, isEdge: Bool) {
    let found = FoldedText(text).bytes.withUnsafeBufferPointer {
      Hangul.isSyllableEdge(in: $0, at: place)
    }
    #expect(found == isEdge)
  }

  @Test(
    arguments: [
      ("とうきょう", "tokyo"), ("おおさか", "osaka"), ("さっぽろ", "sapporo"), ("マッチャ", "matcha"),
      ("しょうなん", "shonan"), ("ジャカルタ", "jakaruta"), ("ラーメン", "ramen"), ("パーティ", "pati"),
      ("ヴェネツィア", "venetsia"), ("ゔぃ", "vi"), ("ｳﾞｪﾈ", "vene"), ("ウ\u{3099}ァ", "va"),
      ("フィ", "fi"), ("き", "ki"), ("ちき", "chik"), ("東京", nil), ("tokyo", nil), ("", nil),
    ] as [(String, String?)])
  func kanaIsRomanised(text: String, latin: String?) {
    #expect(Kana.romanised(text) == latin)
  }

  @Test(arguments: [
    ("]fd", true), ("thk,", true), (":bnjvbh", true), ("]f", false), ("seoul", false),
    ("a1,", false),
  ])
  func markKeysAreRecognizedInOneWord(text: String, usesMarks: Bool) {
    #expect(KeyboardLayout.usesMarkKeys(text) == usesMarks)
  }

  @Test(arguments: [
    ("pqris", ["paris"]), ("pqris 9", ["paris 9"]), ("ERIC", []), ("pqrisé", []), ("yyx", ["zzx"]),
  ])
  func latinLayoutsExchangeOnlyTheLettersThatDiffer(text: String, expected: [String]) {
    let readings = KeyboardLayout.latinReadings(of: text)
    #expect(expected.allSatisfy(readings.contains))
    #expect(readings.isEmpty == expected.isEmpty)
    #expect(!readings.contains(text.lowercased()) && Set(readings).count == readings.count)
  }

  @Test func shiftIsIgnoredInASecondReading() {
    let readings = KeyboardLayout.readings(of: "RKRK")
    #expect(readings.contains("ㄱㅏㄱㅏ") && !readings.contains("RKRK"))
    #expect(KeyboardLayout.readings(of: "RkRk").contains("ㄲㅏㄲㅏ"))
  }

  /// The Arabic key for b types lam and alef.
  @Test func arabicKeysAreReadAsLatinLetters() {
    #expect(KeyboardLayout.readings(of: "\u{0644}\u{0627}ثقمهى").contains("berlin"))
  }
}
