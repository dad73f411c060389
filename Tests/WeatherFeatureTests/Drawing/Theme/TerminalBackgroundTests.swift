import TerminalUI
import Testing
import WeatherWords

@testable import WeatherFeature

@Suite(.sampleProgram) struct TerminalBackgroundTests {
  @Test func unwrittenCellsGetThemeColors() {
    let theme = Theme(.dark)
    var grid = Grid(size: Size(width: 3, height: 1))
    grid.write("a", x: 0, y: 0, style: theme.selection)
    theme.replaceDefaultColors(of: &grid)
    #expect(grid[0, 0].style == theme.selection)
    #expect(grid[2, 0].style == theme.text)
  }

  @Test func terminalThemesKeepDefaultColors() {
    for name in [ThemeName.terminal, .mono] {
      var grid = Grid(size: Size(width: 3, height: 1))
      let before = grid
      Theme(name).replaceDefaultColors(of: &grid)
      #expect(grid == before)
    }
  }

  @Test func nightHoursAreDimmedWithoutThemeBackground() {
    #expect(Theme(.terminal).inNight(.plain) == Style.plain.dim())
    #expect(Theme(.dark).inNight(.plain).background != .standard)
  }

  @Test(arguments: [0x000000, 0x11151C, 0x002B36, 0x282A36] as [UInt32])
  func autoThemeKeepsDarkTerminalBackground(hex: UInt32) {
    let theme = Theme(.auto, on: .color(Color(hex: hex)))
    #expect(theme.text.foreground == Theme(.dark).text.foreground)
    #expect(theme.text.background == .standard && theme.label.background == .standard)
  }

  @Test(arguments: [0xFFFFFF, 0xFBFBF8] as [UInt32])
  func autoThemeKeepsLightTerminalBackground(hex: UInt32) {
    let theme = Theme(.auto, on: .color(Color(hex: hex)))
    #expect(theme.text.foreground == Theme(.light).text.foreground)
    #expect(theme.text.background == .standard)
  }

  @Test func lowContrastBackgroundIsPaintedOver() {
    #expect(Theme(.auto, on: .color(.rgb(110, 110, 110))) == Theme(.dark))
    #expect(Theme(.auto, on: .color(.rgb(140, 140, 140))) == Theme(.light))
  }

  @Test func autoThemeIsDarkForUnknownBackground() {
    #expect(Theme(.auto) == Theme(.dark))
    #expect(Theme(.auto, on: .fewColors(nil)) == Theme(.terminal))
  }

  @Test func backgroundRoundTripsThroughText() {
    #expect(TerminalBackground.color(.rgb(0, 43, 54)).text == "#002b36")
    #expect(TerminalBackground(text: "#002b36") == .color(.rgb(0, 43, 54)))
    #expect(TerminalBackground(text: "red") == nil && TerminalBackground.unknown.text == nil)
  }

  @Test(arguments: ScreenSample.all)
  @MainActor func noScreenIsDarkOnALightTerminal(screen: ScreenSample.Case) {
    let size = Size(width: 80, height: 24)
    let grid = ScreenSample.grid(screen, size, .english, .color(.rgb(255, 255, 255)))
    let dark = Theme(.dark)
    for y in 0..<size.height {
      for x in 0..<size.width {
        #expect(grid[x, y].style.background != dark.text.background, "\(x), \(y)")
      }
    }
  }
}
