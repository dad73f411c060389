import TerminalUI
import WeatherModel
import WeatherWords

/// The search pane: the text field, the list that changes with every key, and the number of
/// matches.
struct SearchView: OverlayView {
  private let state: SearchState
  private let layout: SearchLayout
  private let settings: DisplaySettings
  private let favourites: [String]
  private let isUnicode: Bool
  private let preview: SearchPreview?
  /// The weather of the rows whose reports are cached, by the identifier of the place.
  private let weather: [String: SearchRowWeather]

  var frame: Rect { layout.frame }

  init?(_ app: AppState) {
    guard let search = app.search else { return nil }
    state = search
    layout = SearchLayout(of: app)
    settings = app.settings
    favourites = app.ownFavourites.map(\.id)
    isUnicode = app.settingsContext.hasOtherScripts
    preview = SearchPreview(app, search: search)
    weather = search.rows.reduce(into: [:]) { weather, row in
      weather[row.place.id] = SearchRowWeather(app.forecasts[row.place]?.report, at: app.now)
    }
  }

  private var words: Words { settings.language.words }
  private var theme: Theme { Theme(settings.colorScheme) }
  private var format: WeatherFormat { WeatherFormat(settings) }

  private var count: String {
    guard let found = state.found, found.outOf > 0 else { return "" }
    return words.search.count(format.count(found.total), format.count(found.outOf))
  }

  private var fieldRect: Rect {
    let room = layout.size.width - SearchLayout.fieldX - 2 - TextWidth.of(count)
    return Rect(x: SearchLayout.fieldX, y: 1, width: max(0, room), height: 1)
  }

  private var field: TextField {
    let placeholder = FittingText.clauses(of: words.search.placeholder, width: fieldRect.width)
    return TextField(
      state: state.field, placeholder: placeholder, style: theme.strong,
      placeholderStyle: theme.label)
  }

  /// The position of the terminal's cursor, where input methods also show their text.
  var caret: Point? {
    field.caretPosition(in: fieldRect) ?? Point(x: SearchLayout.fieldX, y: 1)
  }

  func grid() -> Grid { grid(placedPreview, over: nil) }

  func grid(after before: Self, _ drawn: Grid) -> Grid {
    let placed = placedPreview
    return grid(placed, over: before.placedPreview == placed ? drawn : nil)
  }

  /// The preview with everything that determines its cells.
  private struct PlacedPreview: Equatable {
    var preview: SearchPreview?
    var list: Rect
    var layout: SearchLayout
    var settings: DisplaySettings
  }

  private var placedPreview: PlacedPreview {
    let lines = SearchLines(state, layout)
    let end = min(layout.list.maxY, layout.list.y + lines.lines.count)
    var list = layout.list
    list.height = max(end, lines.onlineRow?.maxY ?? 0) - list.y
    return PlacedPreview(preview: preview, list: list, layout: layout, settings: settings)
  }

  /// - Parameter drawn: The cells of a pane with the same preview. Drawing the preview takes a third
  ///   of the time, and most letters leave the chosen place as it is.
  private func grid(_ placed: PlacedPreview, over drawn: Grid?) -> Grid {
    var grid = Grid(size: layout.size)
    let theme = theme
    SectionHeader(title: words.search.title, note: "", isFocused: true, theme: theme)
      .draw(into: &grid, in: Rect(x: 0, y: 0, width: layout.size.width, height: 1))
    grid.write("›", x: 1, y: 1, style: theme.accent.bold())
    _ = field.draw(into: &grid, in: fieldRect)
    grid.write(count, rightAlignedTo: layout.size.width - 1, y: 1, style: theme.label)
    let rows = SearchRowView(
      format: format, theme: theme, icons: settings.icons, width: layout.size.width,
      isUnicode: isUnicode)
    let lines = SearchLines(state, layout)
    if let row = lines.onlineRow { drawOnline(into: &grid, in: row) }
    lines.list { grid, area, line, isChosen in
      switch line {
      case .space: break
      case .heading(let text):
        grid.write(text, in: area.inset(left: 1), style: theme.header)
      case .remark(let text):
        grid.write(text, in: area.inset(left: 3), style: theme.label)
      case .online: drawOnline(into: &grid, in: area)
      case .row(let row):
        let row = state.rows[row]
        rows.draw(
          row, weather[row.place.id], isChosen: isChosen && !state.choosesOnline,
          isFavourite: favourites.contains(row.place.id),
          into: &grid, in: area)
      }
    }.draw(into: &grid, in: layout.list)
    let list = placed.list
    if let drawn {
      let below = Rect(
        x: 0, y: list.maxY, width: grid.size.width, height: grid.size.height - list.maxY)
      grid.blit(drawn, from: below, to: below.origin)
    } else {
      preview?.draw(
        into: &grid, list: list, minRows: layout.previewRows, format, theme, settings.icons)
    }
    return grid
  }

  private func drawOnline(into grid: inout Grid, in row: Rect) {
    guard let provider = state.context.geocoder else { return }
    let theme = theme
    if state.choosesOnline {
      grid.write("▸", x: row.x + 1, y: row.y, style: theme.accent.bold())
    }
    grid.write(
      TextWidth.truncated(words.search.searchOnline(provider.displayName), to: row.width - 4),
      x: row.x + 3, y: row.y, style: state.choosesOnline ? theme.strong : theme.label)
  }
}

extension TextFieldState {
  /// The typed text for a sentence, shortened to 40 columns: names are not longer, and more text
  /// would fill the pane.
  var inSentence: String { TextWidth.truncated(text, to: 40) }
}
