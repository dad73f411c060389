import TerminalUI
import WeatherModel
import WeatherWords

/// The positions of the panel and its parts on the screen.
struct SettingsLayout: Equatable, Sendable {
  private static let width = 70
  /// Returns the maximum height of a note. Longer notes are cut.
  private static func noteHeight(width: Int) -> Int { width >= 60 ? 3 : 4 }

  /// The whole panel, including its title and last line.
  let panel: Rect
  /// The rows.
  let list: Rect
  /// The note about the selected row.
  let note: Rect
  /// Whether blank lines separate the parts.
  let isLoose: Bool
  /// Whether the panel has borders at the left and the right.
  let hasSides: Bool
  /// The first column of the values.
  let valueX: Int

  init(size: Size) {
    let screen = Rect(size)
    // The last row is reserved for the footer.
    let (_, body) = screen.splitBottom(size.height >= 8 ? 1 : 0)
    let rows = SettingsState.rows.count
    let room = body.height
    // If the space is too small, blank lines are dropped first; then the rows scroll.
    let noteHeight = min(Self.noteHeight(width: size.width), max(0, room - 4))
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
    valueX = inner.x + (panel.width >= 60 ? 20 : 18)
  }

  /// The list of values, which covers the rows and the note.
  var choices: Rect {
    Rect(x: list.x, y: list.y, width: list.width, height: max(0, note.maxY - list.y))
  }

  /// Returns the row under a cell; nil if there is none.
  func row(at point: Point, _ state: ListState) -> Int? {
    ListView(count: SettingsState.rows.count, state: state) { _, _, _, _ in }
      .index(at: point, in: list)
  }
}

/// The row of a setting in the settings panel: its display and the values to choose from.
struct SettingPanelRow: Sendable {
  /// The texts to step through, where nil resets the value. If this is nil, all texts of the row
  /// are used.
  let choices: (@Sendable (SettingValues) -> [String?])?
  /// Returns the label of a text in the list of values; nil if there is no list and the value
  /// changes in steps.
  let label: (@Sendable (String) -> String)?
  /// Returns the displayed value.
  let shown: @Sendable (SettingValues, Words) -> String
  /// Returns a note about the setting; nil to show the path of the file in which choices are saved.
  let note: (@Sendable (SettingValues, Words) -> String)?
  /// Returns the footer's message after a change outside the panel; nil for none.
  let announcement: (@Sendable (_ shown: String, SettingValues, Words) -> String)?

  init(
    choices: (@Sendable (SettingValues) -> [String?])? = nil,
    label: (@Sendable (String) -> String)? = nil,
    note: (@Sendable (SettingValues, Words) -> String)? = nil,
    announcement: (@Sendable (String, SettingValues, Words) -> String)? = nil,
    shown: @escaping @Sendable (SettingValues, Words) -> String
  ) {
    self.choices = choices
    self.label = label
    self.note = note
    self.announcement = announcement
    self.shown = shown
  }

  /// Creates the row of a setting that is on or off.
  static func flag(
    _ path: any KeyPath<SettingValues, Bool> & Sendable,
    announcement: (@Sendable (String, SettingValues, Words) -> String)? = nil
  ) -> SettingPanelRow {
    SettingPanelRow(announcement: announcement) { values, words in
      values[keyPath: path] ? words.settings.on : words.settings.off
    }
  }
}
