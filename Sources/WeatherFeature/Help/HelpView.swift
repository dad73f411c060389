import TerminalUI

/// The keys by what one wants to do, over whatever is on the screen.
struct HelpView: Equatable {
  struct Slice: Equatable, Sendable {
    var isShown: Bool
    var settings: DisplaySettings
    var size: Size

    init(_ state: AppState) {
      isShown = state.showsHelp
      settings = state.settings
      size = state.size
    }
  }

  let slice: Slice
  let screen: Size

  init(_ slice: Slice, screen: Size) {
    self.slice = slice
    self.screen = screen
  }

  /// Help only names what this program does today.
  private var groups: [HelpGroup] {
    let help = slice.settings.language.words.help
    let item = { (keys: String, text: String) in HelpItem(keys: keys, text: text) }
    return [
      HelpGroup(
        title: help.moving,
        items: [
          item("↑ ↓  k j", help.sectionUpDown), item("← →  h l", help.insideSection),
          item("PgUp PgDn", help.page), item("1–5", help.sectionNumber),
          item("Esc", help.back),
        ]),
      HelpGroup(
        title: help.places,
        items: [
          item("/", help.search), item("p", help.board), item("J K", help.boardMove),
          item("s", help.boardSort), item("f", help.favourite), item("[ ]", help.favouriteWalk),
        ]),
      HelpGroup(
        title: help.data,
        items: [
          item("r", help.reload), item("+ −", help.mapZoom), item("0", help.mapRecentre),
        ]),
      HelpGroup(
        title: help.looks,
        items: [
          item("u", help.units), item("L", help.language), item("t", help.theme),
          item("m", help.mouse), item(",", help.settings),
        ]),
      HelpGroup(
        title: help.program,
        items: [
          item("? F1", help.help), item("Ctrl-L", help.redraw), item("Ctrl-Z", help.suspend),
          item("q", help.quit),
        ]),
    ]
  }

  private var width: Int { min(screen.width, 72) }

  func origin(in screen: Size) -> Point {
    Point(x: (screen.width - width) / 2, y: max(0, (screen.height - grid().size.height) / 2))
  }

  func grid() -> Grid {
    let theme = Theme(slice.settings.theme)
    let rows = groups.reduce(0) { $0 + $1.items.count + 1 }
    // Two columns where one would not fit the terminal's height.
    let columns = rows + 3 > screen.height && width >= 60 ? 2 : 1
    let left = columns == 2 ? Array(groups.prefix(2)) : groups
    let right = columns == 2 ? Array(groups.dropFirst(2)) : []
    let height = [left, right].map { $0.reduce(0) { $0 + $1.items.count + 1 } }.max() ?? 0
    var grid = Grid(size: Size(width: width, height: min(screen.height, height + 3)))
    let title = slice.settings.language.words.help.title
    grid.write(" " + title, x: 0, y: 0, style: theme.header.bold(), maxX: width)
    for x in TextWidth.of(title) + 2..<max(TextWidth.of(title) + 2, width - 1) {
      grid.write("─", x: x, y: 0, style: theme.accent)
    }
    for x in 0..<width { grid.write("─", x: x, y: grid.size.height - 1, style: theme.accent) }
    draw(left, into: &grid, x: 1, end: width / columns, theme)
    draw(right, into: &grid, x: width / 2 + 1, end: width, theme)
    return grid
  }

  private func draw(
    _ groups: [HelpGroup], into grid: inout Grid, x: Int, end: Int, _ theme: Theme
  ) {
    var y = 1
    for group in groups {
      grid.write(group.title, x: x, y: y, style: theme.header, maxX: end)
      y += 1
      for item in group.items {
        grid.write(item.keys, x: x + 1, y: y, style: theme.accent, maxX: end)
        grid.write(
          TextWidth.truncated(item.text, to: max(0, end - x - 13)), x: x + 12, y: y,
          style: theme.text, maxX: end)
        y += 1
      }
    }
  }
}
