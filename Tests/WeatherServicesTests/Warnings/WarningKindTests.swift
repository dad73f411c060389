import Foundation
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherServices

/// The names of warnings that authorities give by a code.
@Suite struct WarningKindTests {
  /// Returns the code of a kind with this number.
  private static func code(_ number: Int) throws -> JMAWarningCode {
    try #require(
      JMAWarningCode(try decoded(JMAWarnings.Report.Kind.self, #"{"code": "\#(number)"}"#)))
  }

  @Test(
    arguments: [
      10, 3, 43, 33, 29, 9, 49, 39, 19, 8, 48, 38, 18, 4, 5, 35, 15, 2, 32, 13, 16, 7, 37, 12, 6,
      36,
      14, 17, 20, 21, 22, 23, 24, 25, 26, 27,
    ])
  func japaneseNamesMatchJMA(_ number: Int) throws {
    let code = try Self.code(number)
    #expect(Language.japanese.words.warnings.name(of: code.kind) == code.name)
    let english = Language.english.words.warnings.name(of: code.kind)
    #expect(!english.contains { $0.unicodeScalars.contains { $0.value > 0x2FFF } })
  }

  @Test(
    arguments: [
      "호우주의보", "강풍경보", "한파경보", "건조주의보", "폭풍해일경보", "풍랑주의보", "태풍경보", "대설경보", "황사경보",
      "폭염중대경보", "열대야", "안개주의보", "강풍 예비특보",
    ])
  func koreanNamesMatchKMA(_ event: String) throws {
    let kind = try #require(KMAWarnings.kind(of: event))
    #expect(Language.korean.words.warnings.name(of: kind) == event)
    #expect(Language.german.words.warnings.name(of: kind) != event)
  }

  @Test(arguments: ["알 수 없음", "", "경보", "해일경보"])
  func unknownKMAEventHasNoKind(_ event: String) { #expect(KMAWarnings.kind(of: event) == nil) }

  @Test func unknownJMACodeMapsToOtherHazard() throws {
    #expect(try Self.code(99).kind == WarningKind(.other, .warning))
  }

  /// Every hazard and every rank has a name of its own in every language.
  @Test(arguments: Language.allCases)
  func warningKindNamesAreUnique(_ language: Language) {
    let words = language.words.warnings
    let ranks: [WarningKind.Rank?] = WarningKind.Rank.allCases.map(Optional.some) + [nil]
    let kinds = WarningKind.Hazard.allCases.flatMap { hazard in
      ranks.map { WarningKind(hazard, $0) }
    }
    #expect(Set(kinds.map { words.name(of: $0) }).count == kinds.count)
    let level = WarningKind(.landslide, .danger, level: 4)
    #expect(words.name(of: level).contains("4"))
    if language != .english {
      let english = Language.english.words.warnings
      #expect(words.name(of: level) != english.name(of: level))
    }
  }
}
