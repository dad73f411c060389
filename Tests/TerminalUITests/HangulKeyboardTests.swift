import TerminalUI
import Testing

@Suite struct HangulKeyboardTests {
  @Test(arguments: zip("ㅂㄱㅔㅕㅣㅗㅓㅏㅃㅖ", "qrpulhjkQP"))
  func jamoMapsToItsLatinKey(jamo: Character, letter: Character) {
    #expect(HangulKeyboard.latin(for: jamo) == letter)
    #expect(Key.character(jamo).onLatinLayout == .character(letter))
  }

  @Test func everyLetterKeyIsMapped() {
    let lower = "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡ".compactMap { HangulKeyboard.latin(for: $0) }
    #expect(Set(lower) == Set("abcdefghijklmnopqrstuvwxyz"))
    #expect(String("ㅃㅉㄸㄲㅆㅒㅖ".compactMap { HangulKeyboard.latin(for: $0) }) == "QWERTOP")
  }

  @Test func otherKeysAreUnchanged() {
    #expect(Key.character("q").onLatinLayout == .character("q"))
    #expect(Key.character("/").onLatinLayout == .character("/"))
    #expect(Key.up.onLatinLayout == .up)
    #expect(HangulKeyboard.keystrokes(for: "q") == nil)
  }

  @Test(arguments: [
    ("바", "qk"), ("밥", "qkq"), ("값", "rkqt"), ("과", "rhk"), ("ㄳ", "rt"), ("힣", "glg"),
  ])
  func syllableMapsToItsKeystrokes(syllable: Character, letters: String) {
    #expect(HangulKeyboard.keystrokes(for: syllable).map { String($0) } == letters)
  }
}
