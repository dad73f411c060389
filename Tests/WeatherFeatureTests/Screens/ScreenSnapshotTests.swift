import Foundation
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// What every screen looks like, and that it fits its terminal in every language.
@MainActor
@Suite(.sampleProgram)
struct ScreenSnapshotTests {
  /// Every screen at every size in the first two languages; in the others, which read from other
  /// scripts and run longer, at the two usual sizes.
  @Test(arguments: ScreenSample.all)
  func everyScreenLooksLikeItsSnapshot(screen: ScreenSample.Case) throws {
    for language in [Language.english, .korean] {
      try verify(screen, ScreenSample.sizes, language)
    }
    guard !screen.name.hasPrefix("value-") else { return }
    for language in [Language.german, .japanese, .ukrainian, .traditionalChinese] {
      try verify(screen, Array(ScreenSample.sizes[1...2]), language)
    }
  }

  private func verify(
    _ screen: ScreenSample.Case, _ sizes: [Size], _ language: Language
  ) throws {
    let pictures = sizes.map { size in
      (
        "\(size.width)×\(size.height)",
        StyledRows(ScreenSample.grid(screen, size, language)).lines
      )
    }
    try Snapshot.verify(pictures, name: "\(screen.name)-\(language.code)")
  }

  @Test(arguments: Condition.allCases)
  func thePageOfEveryConditionLooksLikeItsSnapshot(condition: Condition) throws {
    let pictures = [true, false].map { isDay in
      var state = Sample.state(Size(width: 80, height: 24))
      state.shown.report = ScreenReports.full(condition, isDay: isDay)
      state.shown.report?.alerts = []
      return (isDay ? "day" : "night", StyledRows(ScreenSample.grid(of: state)).lines)
    }
    try Snapshot.verify(pictures, name: "condition-\(condition.rawValue)")
  }

  /// The widths are the C library's, which ncurses goes by.
  @Test(arguments: ScreenSample.all)
  func noLineIsWiderThanItsTerminalInAnyLanguage(screen: ScreenSample.Case) {
    for language in Language.allCases {
      for size in ScreenSample.sizes.prefix(3) {
        let lines = ScreenSample.grid(screen, size, language).lines
        #expect(lines.count == size.height)
        for line in lines {
          #expect(TextWidth.of(line) <= size.width, "\(language) \(size): \(line)")
        }
      }
    }
  }
}
