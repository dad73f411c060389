import Foundation
import TestSupport
import Testing

@testable import WeatherWords

/// The samples of CLDR's plural rules for whole numbers, from its charts.
@Suite struct PluralRuleTests {
  @Test func russianAndUkrainianFollowTheLastDigits() {
    expect(0, of: [1, 21, 31, 41, 51, 61, 71, 81, 101, 1001], .eastSlavic)
    expect(1, of: Array(2...4) + Array(22...24) + [32, 42, 52, 62, 102, 1002], .eastSlavic)
    expect(
      2, of: [0] + Array(5...19) + [100, 111, 112, 1000, 10_000, 1_000_000], .eastSlavic)
  }

  @Test func polishHasTheSingularOnlyForOne() {
    expect(0, of: [1], .polish)
    expect(1, of: Array(2...4) + Array(22...24) + [32, 42, 52, 62, 102, 1002], .polish)
    expect(2, of: [0] + Array(5...19) + [21, 31, 100, 101, 112, 1000, 1_000_000], .polish)
  }

  @Test func frenchUsesSingularForZero() {
    expect(0, of: [0, 1], .singularUpToOne)
    expect(1, of: [2, 3, 11, 21, 100], .singularUpToOne)
    expect(0, of: [1], .singularForOne)
    expect(1, of: [0, 2, 11, 21, 101], .singularForOne)
  }

  @Test func hebrewHasADual() {
    expect(0, of: [1], .hebrew)
    expect(1, of: [2], .hebrew)
    expect(2, of: [0] + Array(3...17) + [100, 101, 102, 1000, 10_000, 1_000_000], .hebrew)
  }

  @Test func arabicFollowsTheLastTwoDigits() {
    expect(0, of: [0], .arabic)
    expect(1, of: [1], .arabic)
    expect(2, of: [2], .arabic)
    expect(3, of: Array(3...10) + Array(103...110) + [1003], .arabic)
    expect(4, of: Array(11...26) + [99, 111, 1011], .arabic)
    expect(5, of: Array(100...102) + Array(200...202) + [300, 400, 1000, 10_000], .arabic)
  }

  /// For each language `plural-forms.txt` has the index of CLDR's form for each number from 0 to
  /// 1,000.
  @Test func everyPluralRuleMatchesCLDR() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "plural-forms.txt")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    let forms = Dictionary(
      uniqueKeysWithValues: lines.map { line in
        let words = line.split(separator: " ")
        return (String(words[0]), String(words[1]))
      })
    for language in Language.allCases {
      let expected = try #require(forms[language.code], "\(language)")
      let rule = language.file.header.pluralRule
      #expect((0...1000).map { String(rule.form(for: $0)) }.joined() == expected, "\(language)")
    }
  }

  @Test func dayAndFileCountsUseTheirPluralForms() {
    let sections = Words.russian.sections.days
    #expect(
      [1, 2, 5, 11, 21].map(sections) == ["1 ДЕНЬ", "2 ДНЯ", "5 ДНЕЙ", "11 ДНЕЙ", "21 ДЕНЬ"])
    let days = { (language: Language, count: Int) in language.words.time.rough(count * 86_400) }
    #expect(days(.russian, 3) == "3 дня")
    #expect(days(.russian, 21) == "21 день")
    #expect(days(.ukrainian, 3) == "3 дні")
    #expect(days(.ukrainian, 11) == "11 днів")
    let files = Words.polish.doctor.files
    #expect([1, 3, 5, 22].map(files) == ["1 plik", "3 pliki", "5 plików", "22 pliki"])
  }

  private func expect(_ form: Int, of counts: [Int], _ rule: PluralRule) {
    for count in counts { #expect(rule.form(for: count) == form, "\(count)") }
  }
}
