import Foundation
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

@Suite struct TextWrapTests {
  // Widths come from the C library, which only knows ASCII in a process's initial locale.
  init() { #expect(TerminalLocale.setUTF8()) }

  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]),
    ("네트워크 연결을 확인하세요.", 10, ["네트워크", "연결을", "확인하세요", "."]),
    ("接続できません。", 14, ["接続できませ", "ん。"]),
    ("天気（雨）です", 8, ["天気", "（雨）で", "す"]),
    ("設定でOpen-Meteoを選ぶ", 16, ["設定でOpen-Meteo", "を選ぶ"]),
    ("请选择 Open-Meteo。", 12, ["请选择", "Open-Meteo。"]),
    ("abcdef", 4, ["abcd", "ef"]),
    ("", 4, []),
  ])
  func linesBreakByLanguageRules(text: String, width: Int, lines: [String]) {
    #expect(TextWrap.lines(text, width: width) == lines)
  }

  @Test(arguments: Language.allCases)
  func wrappedErrorsFitWidthAndLoseNoText(language: Language) {
    for provider in Provider.allCases {
      for error in WeatherError.samples {
        let failure = WeatherFailure(provider: provider, error: error)
        let text = language.words.error(failure, now: Date(timeIntervalSince1970: 0)).sentence
        for width in [20, 34, 66] {
          #expect(TextWrap.lines(text, width: width).allSatisfy { TextWidth.of($0) <= width })
          let lines = TextWrap.logicalLines(text, width: width)
          #expect(lines.allSatisfy { !$0.hasPrefix("。") })
          let letters = { (text: String) in text.filter { $0 != " " } }
          #expect(letters(lines.joined()) == letters(text))
        }
      }
    }
  }

  @Test func wrappedRightToLeftLinesKeepDirectionAndAlignment() {
    // The second line begins with a name in Latin letters, whose full stop is at the left.
    #expect(
      TextWrap.lines("תחזית מאת Open-Meteo.", width: 12) == ["  תחזית מאת", "\u{200F}Open-Meteo."])
    #expect(TextWrap.lines("Haifa היא חיפה", width: 6) == ["Haifa", "\u{200E}היא", "\u{200E}חיפה"])
    #expect(
      TextWrap.logicalLines("תחזית מאת Open-Meteo.", width: 12) == ["תחזית מאת", "Open-Meteo."])
  }
}
