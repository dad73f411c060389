import TerminalUI
import WeatherModel
import WeatherWords

/// Where the panel and its parts stand on the screen.
struct SettingsLayout: Equatable, Sendable {
  private static let width = 70
  /// What a note may take; longer ones are cut.
  private static func noteHeight(width: Int) -> Int { width >= 60 ? 3 : 4 }

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

  /// The values to choose from, in the place of the rows and of the note.
  var choices: Rect {
    Rect(x: list.x, y: list.y, width: list.width, height: max(0, note.maxY - list.y))
  }

  /// The row under a cell; nil where there is none.
  func row(at point: Point, _ state: ListState) -> Int? {
    ListView(count: SettingsState.rows.count, state: state) { _, _, _, _ in }
      .index(at: point, in: list)
  }
}

/// How the settings panel shows a setting and changes it.
struct SettingPanelRow: Sendable {
  /// The texts to go through; nil takes the value back. Nil for all that the row's own has.
  let choices: (@Sendable (SettingValues) -> [String?])?
  /// What a text is called in a list to choose from; nil where there is no such list, and the value
  /// changes step by step.
  let label: (@Sendable (String) -> String)?
  /// The value, for the person.
  let shown: @Sendable (SettingValues, Words) -> String
  /// What is worth knowing beyond the value; nil for where choices are kept.
  let note: (@Sendable (SettingValues, Words) -> String)?
  /// What the footer says after a change without the panel; nil for nothing.
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

  /// A setting that is on or off.
  static func flag(
    _ path: any KeyPath<SettingValues, Bool> & Sendable,
    announcement: (@Sendable (String, SettingValues, Words) -> String)? = nil
  ) -> SettingPanelRow {
    SettingPanelRow(announcement: announcement) { values, words in
      values[keyPath: path] ? words.settings.on : words.settings.off
    }
  }
}
