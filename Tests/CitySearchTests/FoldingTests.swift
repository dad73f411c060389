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
}
