import TerminalUI
import WeatherModel

/// What will be asked of whom, before anybody is; and that it is being asked.
struct LocationView: Equatable {
  struct Slice: Equatable, Sendable {
    var location: LocationState?
    var settings: DisplaySettings
    var size: Size

    init(_ state: AppState) {
      location = state.location
      settings = state.settings
      size = state.size
    }
  }

  private static let width = 64

  let slice: Slice

  init(_ slice: Slice) { self.slice = slice }

  private var words: LocationWords { slice.settings.language.words.location }

  /// The footer keeps its line.
  private var room: Size { Size(width: slice.size.width, height: slice.size.height - 1) }

  private var lines: [String] {
    let width = min(room.width, Self.width) - 4
    switch slice.location {
    case .question:
      let texts = words.question(slice.settings.provider.displayName)
      // Paragraphs stand apart where there is room for it.
      let paragraphs = texts.map { TextWrap.lines($0, width: width) }
      let isLoose = paragraphs.reduce(paragraphs.count) { $0 + $1.count } + 2 <= room.height
      return Array(paragraphs.joined(separator: isLoose ? [""] : []))
    case .looking: return TextWrap.lines(words.looking, width: width)
    case nil: return []
    }
  }

  func origin() -> Point {
    let size = grid().size
    return Point(x: (room.width - size.width) / 2, y: max(0, (room.height - size.height) / 2))
  }

  func grid() -> Grid {
    let theme = Theme(slice.settings.theme)
    let lines = lines
    let size = Size(
      width: min(room.width, Self.width), height: min(room.height, lines.count + 2))
    var grid = Grid(size: size)
    if size.height == lines.count + 2 {
      OverlayOutline(title: words.title, hasSides: size.width < room.width, theme: theme)
        .draw(into: &grid)
    } else {
      SectionHeader(title: words.title, note: "", isFocused: true, theme: theme)
        .draw(into: &grid, in: Rect(size).row(0))
    }
    for (row, line) in lines.prefix(max(0, size.height - 1)).enumerated() {
      grid.write(line, x: 2, y: row + 1, style: theme.text, maxX: size.width - 1)
    }
    return grid
  }
}
