import TerminalUI
import Testing
import WeatherFeature

@Suite struct GroundTests {
  @Test func whatNoViewWroteToBelongsToTheTheme() {
    let theme = Theme(.dark)
    var grid = Grid(size: Size(width: 3, height: 1))
    grid.write("a", x: 0, y: 0, style: theme.selection)
    theme.paintGround(of: &grid)
    #expect(grid[0, 0].style == theme.selection)
    #expect(grid[2, 0].style == theme.text)
  }

  @Test func theTerminalsOwnGroundStays() {
    for name in [ThemeName.auto, .mono] {
      var grid = Grid(size: Size(width: 3, height: 1))
      let before = grid
      Theme(name).paintGround(of: &grid)
      #expect(grid == before)
    }
  }

  @Test func nightHoursAreFainterWhereTheGroundCannotChange() {
    #expect(Theme(.auto).inNight(.plain) == Style.plain.dim())
    #expect(Theme(.dark).night != nil)
  }
}
