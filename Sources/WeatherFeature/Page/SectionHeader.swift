import TerminalUI

/// The line above a section: its name, a thin rule, and one fact at the right.
struct SectionHeader: Equatable {
  var title: String
  var note: String
  /// How the fact is written, when not like a value.
  var noteStyle: Style?
  var isFocused: Bool
  var theme: Theme

  func draw(into grid: inout Grid, in row: Rect) {
    guard !row.isEmpty else { return }
    let style = isFocused ? theme.accent.bold() : theme.header
    var x = grid.write(isFocused ? " ▸ " : "   ", x: row.x, y: row.y, style: style, maxX: row.maxX)
    x = grid.write(title, x: x, y: row.y, style: style, maxX: row.maxX - 1) + 1
    let room = row.maxX - x - 4
    let note = room > 8 ? TextWidth.truncated(note, to: room) : ""
    let width = TextWidth.of(note)
    let end = width == 0 ? row.maxX - 1 : row.maxX - width - 2
    for column in x..<max(x, end) {
      grid.write("─", x: column, y: row.y, style: isFocused ? theme.accent : theme.rule)
    }
    grid.write(
      note, x: row.maxX - width - 1, y: row.y, style: noteStyle ?? theme.value, maxX: row.maxX)
  }
}
