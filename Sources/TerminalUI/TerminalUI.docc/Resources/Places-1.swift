import TerminalUI

var grid = Grid(size: Size(width: 12, height: 3))
grid.fill(grid.bounds, with: "·")
grid.write("서울 12°", x: 2, y: 1, style: Style(attributes: .bold))
