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
    ("nearest 220 km to the east", 12, ["nearest", "220 km to", "the east"]),
    ("rain 5 mm/h, 60 % in 3 h", 8, ["rain", "5 mm/h,", "60 % in", "3 h"]),
    ("fog until 2:00 PM, then clear", 14, ["fog until", "2:00 PM, then", "clear"]),
    ("snow at 14:00 then rain", 13, ["snow at 14:00", "then rain"]),
    ("sun 5:15 AM – 7:57 PM", 18, ["sun", "5:15 AM – 7:57 PM"]),
    ("雨は17時まで", 6, ["雨は", "17時ま", "で"]),
    ("17 km", 4, ["17", "km"]),
    ("", 4, []),
  ])
  func linesBreakByLanguageRules(text: String, width: Int, lines: [String]) {
    #expect(TextWrap.lines(text, width: width) == lines)
  }

  @Test(arguments: [
    ("Gusts of 20 m/s", 11, "Gusts of"), ("Gusts of 20 m/s", 15, "Gusts of 20 m/s"),
    ("Gusts near Rome", 10, "Gusts near"),
  ])
  func shortenedTextHasNoNumberWithoutItsUnit(text: String, width: Int, shortened: String) {
    #expect(FittingText.words(of: text, width: width) == shortened)
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
