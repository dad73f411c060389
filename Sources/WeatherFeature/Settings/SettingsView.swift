import TerminalUI
import WeatherModel
import WeatherWords

/// The settings in a panel over the page, each with its value and, if it cannot be changed here,
/// its source.
struct SettingsView: OverlayView {
  private let panel: SettingsState
  private let settings: DisplaySettings
  private let context: SettingsContext
  private let layout: SettingsLayout

  init?(_ state: AppState) {
    guard let panel = state.settingsPanel else { return nil }
    self.panel = panel
    settings = state.settings
    context = state.settingsContext
    layout = SettingsLayout(size: state.size)
  }

  var frame: Rect { layout.panel }

  private var text: SettingsText { SettingsText(settings, context) }

  func grid() -> Grid {
    let theme = Theme(settings.colorScheme)
    let words = settings.language.words
    let frame = Rect(layout.panel.size)
    let (left, top) = (-layout.panel.x, -layout.panel.y)
    var grid = Grid(size: frame.size)
    if layout.isLoose {
      OverlayOutline(title: words.settings.title, hasSides: layout.hasSides, theme: theme)
        .draw(into: &grid)
    } else {
      SectionHeader(title: words.settings.title, note: "", isFocused: true, theme: theme)
        .draw(into: &grid, in: frame.row(0))
    }
    if let choosing = panel.choosing {
      draw(choosing, into: &grid, in: layout.choices.offsetBy(x: left, y: top), theme)
      return grid
    }
    let list = ListView(count: SettingsState.rows.count, state: panel.list) {
      grid, area, index, isSelected in
      draw(
        SettingsState.rows[index], isSelected, into: &grid, in: area, layout.valueX + left, theme)
    }
    list.draw(into: &grid, in: layout.list.offsetBy(x: left, y: top))
    grid.writeWrapped(
      text.note(on: panel.key), in: layout.note.offsetBy(x: left, y: top), style: theme.label)
    return grid
  }

  /// Draws the list of values with the effective one marked.
  private func draw(_ choosing: ListState, into grid: inout Grid, in area: Rect, _ theme: Theme) {
    let values = SettingValues(display: settings, context: context)
    guard let definition = SettingDefinition.of(panel.key), let label = definition.panel?.label
    else { return }
    let choices = definition.choices(among: values)
    ListView(count: choices.count, state: choosing) { grid, row, index, isSelected in
      if isSelected { grid.write("▸", x: row.x + 1, y: row.y, style: theme.accent.bold()) }
      if choices[index] == definition.text(values) {
        grid.write("●", x: row.x + 3, y: row.y, style: theme.accent)
      }
      grid.write(
        choices[index].map(label) ?? "", in: row.inset(left: 5, right: 1),
        style: isSelected ? theme.value.bold() : theme.value)
    }.draw(into: &grid, in: area)
  }

  private func draw(
    _ key: SettingKey, _ isSelected: Bool, into grid: inout Grid, in row: Rect, _ valueX: Int,
    _ theme: Theme
  ) {
    let words = settings.language.words
    let source = context.source(of: key)
    if isSelected { grid.write("▸", x: row.x + 1, y: row.y, style: theme.accent.bold()) }
    grid.write(
      TextWidth.truncated(text.title(of: key), to: valueX - row.x - 4), x: row.x + 3, y: row.y,
      style: isSelected ? theme.accent.bold() : theme.label, maxX: row.maxX)
    var end = row.maxX - 1
    if let place = source.origin {
      let fixed = words.settings.fixedBy(place)
      let room = end - valueX - 2 - TextWidth.of(text.value(of: key)) - 1
      if TextWidth.of(fixed) <= room {
        grid.write(fixed, rightAlignedTo: end, y: row.y, style: theme.label)
        end -= TextWidth.of(fixed) + 1
      }
    }
    let canChange = isSelected && !source.isFixed
    let style = source.isFixed ? theme.label : isSelected ? theme.value.bold() : theme.value
    let value = FittingText.clauses(
      of: text.value(of: key), width: max(0, end - valueX - (canChange ? 3 : 2)))
    let after = grid.write(value, x: valueX + 2, y: row.y, style: style, maxX: end)
    if canChange {
      grid.write("◂", x: valueX, y: row.y, style: theme.accent)
      grid.write("▸", x: after + 1, y: row.y, style: theme.accent, maxX: row.maxX)
    }
  }
}
