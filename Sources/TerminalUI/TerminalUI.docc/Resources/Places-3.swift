let names = ["Seoul", "Busan", "Daegu", "Ulsan"]
var state = ListState()
state.move(by: 3, count: names.count)
let list = ListView(count: names.count, state: state) { grid, area, index, isSelected in
  grid.write((isSelected ? "▸ " : "  ") + names[index], in: area)
}
var grid = Grid(size: Size(width: 8, height: 2))
list.draw(into: &grid, in: grid.bounds)
