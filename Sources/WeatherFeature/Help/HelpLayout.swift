import TerminalUI
import WeatherWords

/// The lines of the help and their positions: in columns side by side if a single column would be
/// too long, with a blank line between groups if there is room.
struct HelpLayout: Equatable, Sendable {
  /// One row of the help; a title has no keys.
  struct Line: Equatable, Sendable {
    var keys = ""
    var text = ""
    var isTitle = false
    var isNote = false
  }

  /// The minimum width of a column beside others.
  private static let minColumnWidth = 52
  /// The maximum width of a column on a screen that has room for two.
  private static let maxColumnWidth = 76

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
    let visibleRows = max(1, screen.height - 2)
    let most = max(1, screen.width / Self.minColumnWidth)
    var (width, keyColumns) = (0, 0)
    var columns: [[[Line]]] = []
    // As many columns as the text needs to fit, at most as many as have room.
    for count in 1...most {
      width =
        most == 1 ? screen.width : min(Self.maxColumnWidth, screen.width / max(2, count))
      keyColumns = width >= 40 ? 17 : width / 3
      columns = Self.columns(
        count,
        of: Self.groups(
          state.settings.language.words, behind: HelpLayer().hints(state), width: width,
          keyColumns: keyColumns, isUnicode: state.settingsContext.isUnicode))
      if columns.allSatisfy({ $0.joined().count <= visibleRows }) { break }
    }
    let hasGaps = columns.allSatisfy { $0.joined().count + $0.count - 1 <= visibleRows }
    let lines = columns.map { Array($0.joined(separator: hasGaps ? [Line()] : [])) }
    let rows = lines.map(\.count).max() ?? 0
    margin = columns.count * width + 2 <= screen.width ? 1 : 0
    lastScroll = max(0, rows - visibleRows)
    let breadth = columns.count * width + 2 * margin
    // If the help has the whole width, rows of the page above and below it would look like part of
    // it.
    let height = breadth + 2 >= screen.width ? screen.height : min(screen.height, rows + 2)
    frame = Rect(screen).centered(Size(width: breadth, height: height))
    self.columns = lines
    columnWidth = width
    self.keyColumns = keyColumns
  }

  /// Returns groups in columns of similar lengths, in order.
  private static func columns(_ count: Int, of groups: [[Line]]) -> [[[Line]]] {
    let length = groups.joined().count / count + 1
    var columns: [[[Line]]] = [[]]
    for group in groups {
      let filled = columns[columns.count - 1].joined().count
      if filled > 0, columns.count < count, filled + group.count / 2 > length {
        columns.append([])
      }
      columns[columns.count - 1].append(group)
    }
    return columns
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
    var groups = words.help.groups(words)
    if !local.isEmpty { groups.insert(HelpGroup(title: behind.title, items: local), at: 0) }
    let notes = words.help.notes.flatMap { TextWrap.lines($0, width: width - 4) }
    return groups.map { [Line(text: $0.title, isTitle: true)] + $0.items.flatMap(lines) }
      + [notes.map { Line(text: $0, isNote: true) }]
  }
}
