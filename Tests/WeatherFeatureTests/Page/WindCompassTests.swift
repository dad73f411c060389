import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

@Suite struct WindCompassTests {
  // Widths come from the C library, which only knows ASCII in a process's initial locale.
  init() { #expect(TerminalLocale.setUTF8()) }

  private func grid(_ language: Language) -> Grid {
    var grid = Grid(size: WindCompass.size)
    WindCompass(direction: 225, words: language.words, theme: Theme(.auto))
      .draw(into: &grid, at: grid.bounds.origin)
    return grid
  }

  @Test(arguments: Language.allCases)
  func namesOfPointsLeaveTheRingWhole(language: Language) {
    let grid = grid(language)
    let isDot = { (cell: Cell) in (0x2801...0x28FF).contains(cell.base.value) }
    let dots = { (grid: Grid) in
      (0..<grid.size.height).map { y in (0..<grid.size.width).map { isDot(grid[$0, y]) } }
    }
    #expect(dots(grid) == dots(self.grid(.english)))
    let names = language.words.names
    #expect(grid.lines[0].trimmingPrefix(while: { $0 == " " }) == names.compassShort(.north).onGrid)
    #expect(grid.lines[6].trimmingPrefix(while: { $0 == " " }) == names.compassShort(.south).onGrid)
    #expect(grid.lines[3].hasSuffix(names.compassShort(.east).onGrid))
    let beforeRing = TextWidth.prefix(of: grid.lines[3], columns: 3)
    #expect(beforeRing.drop { $0 == " " } == names.compassShort(.west).onGrid)
  }
}
