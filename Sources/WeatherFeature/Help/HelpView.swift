import TerminalUI
import WeatherWords

/// The panel of all keys, grouped by purpose, over the current screen. The keys of that screen come
/// first.
struct HelpView: OverlayView {
  private let layout: HelpLayout
  private let scroll: Int
  private let language: Language
  private let colorScheme: ColorScheme

  var frame: Rect { layout.frame }

  init?(_ state: AppState) {
    guard let help = state.help else { return nil }
    layout = HelpLayout(of: state)
    scroll = max(0, min(layout.lastScroll, help.scroll))
    language = state.settings.language
    colorScheme = state.settings.colorScheme
  }

  func grid() -> Grid {
    let theme = Theme(colorScheme)
    let size = frame.size
    var grid = Grid(size: size)
    let more = (scroll < layout.lastScroll ? "↓ " : "") + (scroll > 0 ? "↑ " : "")
    OverlayOutline(title: language.words.help.title, hasSides: layout.margin > 0, theme: theme)
      .draw(into: &grid)
    grid.write(
      " \(more)Esc ", rightAlignedTo: size.width - 1, y: size.height - 1, style: theme.label)
    for (index, lines) in layout.columns.enumerated() {
      let area = Rect(
        x: layout.margin + index * layout.columnWidth + 1, y: 1, width: layout.columnWidth - 2,
        height: size.height - 2)
      for (row, line) in lines.dropFirst(scroll).prefix(area.height).enumerated() {
        draw(line, into: &grid, in: area.row(row), theme)
      }
    }
    return grid
  }

  private func draw(
    _ line: HelpLayout.Line, into grid: inout Grid, in area: Rect, _ theme: Theme
  ) {
    if line.isTitle {
      grid.write(line.text, in: area, style: theme.header)
      return
    }
    if line.isNote {
      grid.write(line.text, in: area.inset(left: 1), style: theme.label)
      return
    }
    grid.write(
      TextWidth.truncated(line.keys, to: layout.keyColumns - 1), x: area.x + 1, y: area.y,
      style: theme.key)
    grid.write(line.text, in: area.inset(left: layout.keyColumns + 1), style: theme.text)
  }
}
