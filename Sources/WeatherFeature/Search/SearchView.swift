import TerminalUI
import WeatherModel

/// The search pane: the field, the list that follows every key, the count.
struct SearchView: Equatable {
  struct Slice: Equatable, Sendable {
    var size: Size
    var search: SearchState?
    var settings: DisplaySettings
    var favourites: [String]

    init(_ state: AppState) {
      size = state.size
      search = state.search
      settings = state.settings
      favourites = state.favourites.map(\.id)
    }
  }

  private let slice: Slice
  private let state: SearchState
  private let area: Size
  private static let fieldX = 3

  init(_ slice: Slice, state: SearchState, area: Size) {
    self.slice = slice
    self.state = state
    self.area = area
  }

  private var words: Words { slice.settings.language.words }

  private var fieldRect: Rect {
    Rect(x: Self.fieldX, y: 1, width: max(0, area.width - Self.fieldX - 20), height: 1)
  }

  private var field: TextField {
    let theme = Theme(slice.settings.theme)
    return TextField(
      state: state.field, placeholder: words.search.placeholder, style: theme.value.bold(),
      placeholderStyle: theme.label)
  }

  /// Where the terminal's cursor belongs, for the input method's sake too.
  var caret: Point {
    field.caretPosition(in: fieldRect) ?? Point(x: Self.fieldX, y: 1)
  }

  func grid() -> Grid {
    var grid = Grid(size: area)
    let theme = Theme(slice.settings.theme)
    SectionHeader(title: words.search.title, note: "", isFocused: true, theme: theme)
      .draw(into: &grid, in: Rect(x: 0, y: 0, width: area.width, height: 1))
    grid.write("›", x: 1, y: 1, style: theme.accent.bold())
    _ = field.draw(into: &grid, in: fieldRect)
    if let found = state.found {
      let format = WeatherFormat(units: slice.settings.units, words: words)
      let count = words.search.count(format.count(found.total), format.count(found.outOf))
      grid.write(count, rightAlignedTo: area.width - 1, y: 1, style: theme.label)
    }
    let list = Rect(x: 0, y: 3, width: area.width, height: max(0, area.height - 3))
    if let remark {
      for (row, line) in TextWrap.lines(remark, width: area.width - 4).enumerated() {
        grid.write(line, x: 3, y: list.y + row, style: theme.text)
      }
      return grid
    }
    let rows = state.rows
    let first = max(0, min(state.selection - list.height / 2, rows.count - list.height))
    for (offset, found) in rows.dropFirst(first).prefix(list.height).enumerated() {
      draw(
        found, isChosen: first + offset == state.selection, into: &grid, in: list.row(offset),
        theme)
    }
    return grid
  }

  /// What stands in place of the list when there is none.
  private var remark: String? {
    if state.field.text.isEmpty {
      return state.offered.isEmpty ? words.status.firstStart : nil
    }
    guard let found = state.found else { return words.search.buildingIndex }
    return found.places.isEmpty ? words.search.noMatch(state.field.text) : nil
  }

  private func draw(
    _ found: FoundPlace, isChosen: Bool, into grid: inout Grid, in row: Rect, _ theme: Theme
  ) {
    let format = WeatherFormat(units: slice.settings.units, words: words)
    let place = found.place
    if isChosen { grid.write("▸", x: 1, y: row.y, style: theme.accent.bold()) }
    var population = format.population(place.population)
    if slice.favourites.contains(place.id) { population += " ★" }
    let end = row.maxX - 1
    let countX = area.width >= 50 ? end - max(8, TextWidth.of(population)) : end
    if area.width >= 50 {
      grid.write(population, rightAlignedTo: end, y: row.y, style: theme.label)
    }
    let style = isChosen ? theme.accent.bold() : theme.value
    let name = format.placeName(place)
    var x = grid.write(
      TextWidth.truncated(name, to: max(0, countX - 4)), x: 3, y: row.y, style: style, maxX: countX)
    let other = found.matchedName ?? format.otherPlaceName(place)
    if let other, other != name, x + TextWidth.of(other) + 1 < countX {
      x = grid.write(other, x: x + 1, y: row.y, style: theme.text, maxX: countX)
    }
    let region = [place.admin1, format.country(place.countryCode)].compactMap(\.self)
      .joined(separator: " · ")
    let column = max(x + 2, min(27, area.width / 2))
    grid.write(
      TextWidth.truncated(region, to: max(0, countX - column - 1)), x: column, y: row.y,
      style: theme.label, maxX: countX)
  }
}
