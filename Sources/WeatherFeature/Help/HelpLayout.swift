import TerminalUI
import WeatherWords

/// The lines of the help, and where they stand: in two columns side by side where one would be too
/// long.
struct HelpLayout: Equatable, Sendable {
  /// One row of the help; a title has no keys.
  struct Line: Equatable, Sendable {
    var keys = ""
    var text = ""
    var isTitle = false
    var isNote = false
  }

  /// From this width on two columns stand side by side where one would be too long.
  private static let twoColumnsFrom = 104

  /// Where it stands: the whole width where there is little of it, else in the middle.
  let frame: Rect
  /// Lines, column by column.
  let columns: [[Line]]
  /// Columns of the screen that one column of the help takes.
  let columnWidth: Int
  /// Columns of the screen that the keys take.
  let keyColumns: Int
  /// Columns of the outline at each side, where the screen is wide enough for one.
  let margin: Int
  /// How far it scrolls.
  let lastScroll: Int

  init(of state: AppState) {
    let screen = state.size
    let width =
      screen.width < Self.twoColumnsFrom ? screen.width : min(76, screen.width / 2)
    let keyColumns = width >= 40 ? 17 : width / 3
    let visibleRows = max(1, screen.height - 2)
    let groups = Self.groups(
      state.settings.language.words, behind: HelpLayer().hints(state), width: width,
      keyColumns: keyColumns, isUnicode: state.settingsContext.isUnicode)
    let all = groups.flatMap { $0 }
    var columns = [all]
    if screen.width >= Self.twoColumnsFrom, all.count > visibleRows {
      columns = [[], []]
      for group in groups {
        let isLeft =
          columns[1].isEmpty && columns[0].count + group.count / 2 <= all.count / 2 + 1
        columns[isLeft ? 0 : 1] += group
      }
    }
    let rows = columns.map(\.count).max() ?? 0
    margin = columns.count * width + 2 <= screen.width ? 1 : 0
    lastScroll = max(0, rows - visibleRows)
    let breadth = columns.count * width + 2 * margin
    // Rows of the page above and below a help of the whole width would read as part of it.
    let height = breadth + 2 >= screen.width ? screen.height : min(screen.height, rows + 2)
    frame = Rect(screen).centered(Size(width: breadth, height: height))
    self.columns = columns
    columnWidth = width
    self.keyColumns = keyColumns
  }

  /// The keys by what one wants to do, first those of the screen behind the help.
  private static func groups(
    _ words: Words, behind: KeyHints, width: Int, keyColumns: Int, isUnicode: Bool
  ) -> [[Line]] {
    /// An item, its text in as many lines as it needs.
    func lines(_ item: HelpItem) -> [Line] {
      let keys = isUnicode ? item.keys : ArrowKeys.named(in: item.keys)
      let texts = TextWrap.lines(item.text, width: max(8, width - keyColumns - 3))
      return texts.enumerated().map { Line(keys: $0 == 0 ? keys : "", text: $1) }
    }
    let local = behind.local.map { HelpItem(keys: $0.glyph, text: $0.word) }
    var groups = words.help.groups(mapTitle: words.sections.map, here: words.location.here)
    if !local.isEmpty { groups.insert(HelpGroup(title: behind.title, items: local), at: 0) }
    let notes = words.help.notes.flatMap { TextWrap.lines($0, width: width - 4) }
    return groups.map { [Line(text: $0.title, isTitle: true)] + $0.items.flatMap(lines) }
      + [notes.map { Line(text: $0, isNote: true) }]
  }
}
