import TerminalUI
import WeatherModel
import WeatherWords

/// The last line of the screen: the keys that work, or a status message.
struct FooterView: GridView {
  private let area: Size
  private let settings: DisplaySettings
  private let hints: KeyHints
  let statusMessage: String?

  init(_ state: AppState, area: Size) {
    self.area = area
    settings = state.settings
    hints = state.hints
    statusMessage = state.statusMessage?.text(in: state)
  }

  func grid() -> Grid {
    var grid = Grid(size: area)
    let theme = Theme(settings.colorScheme)
    if let statusMessage {
      grid.write(
        FittingText.sentences(of: statusMessage, width: area.width - 2), x: 1, y: 0,
        style: theme.warning)
      return grid
    }
    for (x, hint) in placed {
      let end = grid.write(hint.glyph, x: x, y: 0, style: theme.accent, maxX: area.width)
      grid.write(hint.word, x: end + 1, y: 0, style: theme.label, maxX: area.width)
    }
    return grid
  }

  /// The hints that fit, each with its column. The hint of quitting is at the right.
  var placed: [(x: Int, hint: KeyHint)] {
    let quit = KeyHint("q", settings.language.words.keys.quit, .character("q"))
    let last = hints.offersQuit ? quit : nil
    let room = area.width - 2 - (last.map { $0.width + 2 } ?? 0)
    var placed: [(Int, KeyHint)] = []
    var x = hints.column
    // Help and the way back have priority over keys that are easier to guess.
    let offersHelp = hints.keepsHelp && hints.footer.contains { $0.key == .character("?") }
    let isNeeded = { (hint: KeyHint) in
      offersHelp && (hint.key == .character("?") || hint.key == .escape)
    }
    var reserved = hints.footer.filter(isNeeded).reduce(0) { $0 + $1.width + 2 }
    for hint in hints.footer {
      if isNeeded(hint) { reserved -= hint.width + 2 }
      guard x + hint.width + reserved <= room else { continue }
      placed.append((x, hint))
      x += hint.width + 2
    }
    if let last, area.width >= 20 { placed.append((area.width - 1 - last.width, last)) }
    return placed
  }

  /// The hint at a column.
  func hint(at x: Int) -> KeyHint? {
    placed.first { x >= $0.x && x < $0.x + $0.hint.width }?.hint
  }
}
