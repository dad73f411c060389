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
  @Test(arguments: ScreenSample.all)
  func everyScreenLooksLikeItsSnapshot(screen: ScreenSample.Case) throws {
    for language in [Language.english, .korean] {
      let pictures = ScreenSample.sizes.map { size in
        (
          "\(size.width)×\(size.height)",
          ScreenSample.grid(screen, size, language).lines
        )
      }
      try Snapshot.verify(pictures, name: "\(screen.name)-\(language.code)")
    }
  }

  @Test(arguments: Condition.allCases)
  func thePageOfEveryConditionLooksLikeItsSnapshot(condition: Condition) throws {
    let pictures = [true, false].map { isDay in
      var state = Sample.state(Size(width: 80, height: 24))
      state.weather.report = ScreenReports.full(condition, isDay: isDay)
      state.weather.report?.alerts = []
      return (isDay ? "day" : "night", ScreenSample.grid(of: state).lines)
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
