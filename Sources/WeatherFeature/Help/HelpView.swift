import TerminalUI
import WeatherWords

/// The keys by what one wants to do, over whatever is on the screen; first those of the screen
/// behind it.
struct HelpView: GridView {
  struct Slice: Equatable, Sendable {
    var scroll: Int
    var settings: DisplaySettings
    var size: Size
    /// The keys of the screen behind the help.
    var behind: KeyHints

    init(_ state: AppState) {
      scroll = state.help?.scroll ?? 0
      settings = state.settings
      size = state.size
      behind = HelpLayer().hints(state)
    }
  }

  /// One row of the help; a title has no keys.
  private struct Line {
    var keys = ""
    var text = ""
    var isTitle = false
    var isNote = false
  }

  /// From this width on two columns stand side by side where one would be too long.
  private static let twoColumnsFrom = 104

  let slice: Slice
  private var screen: Size { slice.size }

  init(_ slice: Slice) { self.slice = slice }

  /// Where it stands: the whole width where there is little of it, else in the middle.
  var frame: Rect { Rect(screen).centered(size) }

  /// How far it scrolls.
  var lastScroll: Int { max(0, columns.map(\.count).max().map { $0 - visibleRows } ?? 0) }

  /// Columns of the outline at each side, where the screen is wide enough for one.
  private var margin: Int { columns.count * columnWidth + 2 <= screen.width ? 1 : 0 }

  private var size: Size {
    let columns = columns
    return Size(
      width: columns.count * columnWidth + 2 * margin,
      height: min(screen.height, (columns.map(\.count).max() ?? 0) + 2))
  }

  /// Columns of one column of the help.
  private var columnWidth: Int {
    if screen.width < Self.twoColumnsFrom { return screen.width }
    return min(76, screen.width / 2)
  }

  private var keyColumns: Int { columnWidth >= 40 ? 17 : columnWidth / 3 }

  private var visibleRows: Int { max(1, screen.height - 2) }

  func grid() -> Grid {
    let theme = Theme(slice.settings.colorScheme)
    let columns = columns
    let size = size
    var grid = Grid(size: size)
    let hidden = max(0, (columns.map(\.count).max() ?? 0) - visibleRows)
    let scroll = max(0, min(hidden, slice.scroll))
    let more = (scroll < hidden ? "↓ " : "") + (scroll > 0 ? "↑ " : "")
    let foot = more + "Esc"
    OverlayOutline(
      title: slice.settings.language.words.help.title, hasSides: margin > 0, theme: theme
    ).draw(into: &grid)
    grid.write(" \(foot) ", rightAlignedTo: size.width - 1, y: size.height - 1, style: theme.label)
    for (index, lines) in columns.enumerated() {
      let area = Rect(
        x: margin + index * columnWidth + 1, y: 1, width: columnWidth - 2,
        height: size.height - 2)
      for (row, line) in lines.dropFirst(scroll).prefix(area.height).enumerated() {
        draw(line, into: &grid, in: area.row(row), theme)
      }
    }
    return grid
  }

  private func draw(_ line: Line, into grid: inout Grid, in area: Rect, _ theme: Theme) {
    if line.isTitle {
      grid.write(line.text, in: area, style: theme.header)
      return
    }
    if line.isNote {
      grid.write(line.text, in: area.inset(left: 1), style: theme.label)
      return
    }
    grid.write(
      TextWidth.truncated(line.keys, to: keyColumns - 1), x: area.x + 1, y: area.y,
      style: theme.key)
    grid.write(line.text, in: area.inset(left: keyColumns + 1), style: theme.text)
  }

  // MARK: - What it says

  /// The lines, in two columns where both fit side by side and one would be too long.
  private var columns: [[Line]] {
    let groups = groups
    let all = groups.flatMap { $0 }
    guard screen.width >= Self.twoColumnsFrom, all.count > visibleRows else { return [all] }
    var left: [Line] = []
    var right: [Line] = []
    for group in groups {
      if right.isEmpty, left.count + group.count / 2 <= all.count / 2 + 1 {
        left += group
      } else {
        right += group
      }
    }
    return [left, right]
  }

  private var groups: [[Line]] {
    let words = slice.settings.language.words
    let local = slice.behind.local.map { HelpItem(keys: $0.glyph, text: $0.word) }
    var groups = words.help.groups(
      mapTitle: words.sections.map, here: words.location.here)
    if !local.isEmpty { groups.insert(HelpGroup(title: slice.behind.title, items: local), at: 0) }
    let notes = words.help.notes.flatMap { TextWrap.lines($0, width: columnWidth - 4) }
    return groups.map { [Line(text: $0.title, isTitle: true)] + $0.items.flatMap(lines) }
      + [notes.map { Line(text: $0, isNote: true) }]
  }

  /// An item, its text in as many lines as it needs.
  private func lines(_ item: HelpItem) -> [Line] {
    let texts = TextWrap.lines(item.text, width: max(8, columnWidth - keyColumns - 3))
    return texts.enumerated().map { Line(keys: $0 == 0 ? item.keys : "", text: $1) }
  }
}
