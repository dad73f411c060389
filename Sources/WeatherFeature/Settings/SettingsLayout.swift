import TerminalUI

/// Where the panel and its parts stand on the screen.
struct SettingsLayout: Equatable {
  private static let width = 70
  /// What a note may take; longer ones are cut.
  private static let noteHeight = 3

  /// The whole panel, its title and last line included.
  let panel: Rect
  /// The rows.
  let list: Rect
  /// The note on the chosen row.
  let note: Rect
  /// Whether blank lines set the parts apart.
  let isLoose: Bool
  /// Whether it has lines at the left and the right.
  let hasSides: Bool
  /// The column that values begin in.
  let valueX: Int

  init(size: Size) {
    let screen = Rect(size)
    // The footer keeps its line.
    let (_, body) = screen.splitBottom(size.height >= 8 ? 1 : 0)
    let rows = SettingsState.rows.count
    let room = body.height
    // What does not fit goes in this order: blank lines, then rows, which scroll.
    let noteHeight = min(Self.noteHeight, max(0, room - 4))
    isLoose = room >= rows + noteHeight + 4
    let height = min(room, 1 + rows + noteHeight + (isLoose ? 3 : 0))
    panel = body.centered(Size(width: min(size.width, Self.width), height: height))
    hasSides = isLoose && size.width > Self.width
    let side = hasSides ? 1 : 0
    let inner = panel.inset(
      top: isLoose ? 2 : 1, left: side, bottom: isLoose ? 1 : 0, right: side)
    let (below, above) = inner.splitBottom(noteHeight)
    note = below.inset(left: 3, right: 1)
    list = above.inset(bottom: isLoose ? 1 : 0)
    valueX = inner.x + (panel.width >= 60 ? 20 : 16)
  }

  /// The row under a cell; nil where there is none.
  func row(at point: Point, _ state: ListState) -> Int? {
    ListView(count: SettingsState.rows.count, state: state) { _, _, _, _ in }
      .index(at: point, in: list)
  }
}
