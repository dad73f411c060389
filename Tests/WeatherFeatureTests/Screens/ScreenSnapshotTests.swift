import Foundation
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// Snapshots of every screen, and a check that it fits its terminal in every language.
@MainActor
@Suite(.sampleProgram)
struct ScreenSnapshotTests {
  /// Every screen at every size in the first two languages; in the others, with other scripts and
  /// longer texts, at the two usual sizes.
  @Test(arguments: ScreenSample.all)
  func everyScreenMatchesItsSnapshot(screen: ScreenSample.Case) throws {
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

  /// Areas, bars and bands, which consist of colours.
  @Test(arguments: [(ThemeName.dark, TerminalBackground.color(.rgb(0, 0, 0))), (.light, .unknown)])
  func coloredScreensMatchTheirSnapshots(theme: ThemeName, background: TerminalBackground) throws {
    for screen in ScreenSample.all
    where ["board-start", "map-held", "hour", "board", "day"].contains(screen.name) {
      let coloured = ScreenSample.Case(name: screen.name, keys: screen.keys) {
        screen.prepare(&$0)
        $0.settings.theme = theme
      }
      let size = Size(width: 80, height: 24)
      let grid = ScreenSample.grid(coloured, size, .english, background)
      try Snapshot.verify(
        [("80×24", StyledRows(grid).lines)], name: "\(screen.name)-colours-\(theme.rawValue)")
    }
  }

  @Test func pageUsesManyColors() {
    guard let page = ScreenSample.all.first(where: { $0.name == "weather" }) else { return }
    let grid = ScreenSample.grid(page, Size(width: 120, height: 40), .english, .unknown)
    var colors: Set<Color> = []
    for y in 0..<40 {
      for x in 0..<120 {
        colors.formUnion([grid[x, y].style.foreground, grid[x, y].style.background])
      }
    }
    #expect(colors.count >= 40)
  }

  @Test(arguments: Condition.allCases)
  func pageMatchesItsSnapshotForEveryCondition(condition: Condition) throws {
    let pictures = [true, false].map { isDay in
      var state = Sample.state(Size(width: 80, height: 24))
      state.settings.background = .fewColors(nil)
      state.shown.fetched = ScreenReports.full(condition, isDay: isDay)
      state.shown.fetched?.alerts = []
      return (isDay ? "day" : "night", StyledRows(ScreenSample.grid(of: state)).lines)
    }
    try Snapshot.verify(pictures, name: "condition-\(condition.rawValue)")
  }

  /// The widths come from the C library, which ncurses uses.
  @Test(arguments: ScreenSample.all)
  func linesFitTheTerminalInEveryLanguage(screen: ScreenSample.Case) {
    for language in Language.allCases {
      for (index, size) in ScreenSample.sizes.prefix(3).enumerated() {
        let background = index == 1 ? TerminalBackground.unknown : .fewColors(nil)
        let lines = ScreenSample.grid(screen, size, language, background).lines
        #expect(lines.count == size.height)
        for line in lines {
          #expect(TextWidth.of(line) <= size.width, "\(language) \(size): \(line)")
        }
      }
    }
  }
}
