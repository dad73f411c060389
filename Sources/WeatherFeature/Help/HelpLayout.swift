import TerminalUI
import WeatherWords

/// The lines of the help and their positions: in two columns side by side if a single column would
/// be too long.
struct HelpLayout: Equatable, Sendable {
  /// One row of the help; a title has no keys.
  struct Line: Equatable, Sendable {
    var keys = ""
    var text = ""
    var isTitle = false
    var isNote = false
  }

  /// The minimum width of the screen for two columns side by side, which are used if a single
  /// column would be too long.
  private static let twoColumnsFrom = 104

  /// The frame on the screen: the whole width of a narrow screen, otherwise centred.
  let frame: Rect
  /// The lines, column by column.
  let columns: [[Line]]
  /// The width of one column of the help, in columns of the screen.
  let columnWidth: Int
  /// The width of the keys, in columns of the screen.
  let keyColumns: Int
  /// The width of the outline at each side; 0 if the screen is not wide enough for one.
  let margin: Int
  /// The maximum scroll position.
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
    // If the help has the whole width, rows of the page above and below it would look like part of
    // it.
    let height = breadth + 2 >= screen.width ? screen.height : min(screen.height, rows + 2)
    frame = Rect(screen).centered(Size(width: breadth, height: height))
    self.columns = columns
    columnWidth = width
    self.keyColumns = keyColumns
  }

  /// Returns the keys grouped by purpose; those of the screen behind the help come first.
  private static func groups(
    _ words: Words, behind: KeyHints, width: Int, keyColumns: Int, isUnicode: Bool
  ) -> [[Line]] {
    /// Returns the lines of an item, with its text wrapped.
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
