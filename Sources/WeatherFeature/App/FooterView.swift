import TerminalUI
import WeatherModel
import WeatherWords

/// The last line: the keys that work here, or why the last one did nothing.
struct FooterView: Equatable {
  struct Slice: Equatable, Sendable {
    var width: Int
    var settings: DisplaySettings
    var focus: Section
    var isSearching: Bool
    var isInSettings: Bool
    var board: BoardHints?
    var location: LocationState?
    var notice: String?
    var hasReport: Bool
    var panel: WeatherPanel?
    var holdsMap: Bool

    init(_ state: AppState) {
      width = state.size.width
      settings = state.settings
      focus = state.weather.focus
      isSearching = state.search != nil
      isInSettings = state.settingsPanel != nil
      board = state.board.isShown ? BoardHints(state.board) : nil
      location = state.location
      notice = state.notice
      hasReport = state.weather.report != nil
      panel = state.weather.panel
      holdsMap = state.weather.holdsMap
    }
  }

  /// One key and what it does.
  struct Hint: Equatable {
    var glyph: String
    var word: String
    var key: Key?

    init(_ glyph: String, _ word: String, _ key: Key? = nil) {
      self.glyph = glyph
      self.word = word
      self.key = key
    }

    var width: Int { TextWidth.of(glyph) + 1 + TextWidth.of(word) }
  }

  let slice: Slice
  let area: Size

  init(_ slice: Slice, area: Size) {
    self.slice = slice
    self.area = area
  }

  func grid() -> Grid {
    var grid = Grid(size: area)
    let theme = Theme(slice.settings.theme)
    if let notice = slice.notice {
      grid.write(
        FittingText.sentences(of: notice, width: area.width - 2), x: 1, y: 0, style: theme.warning)
      return grid
    }
    for (x, hint) in placed {
      let end = grid.write(hint.glyph, x: x, y: 0, style: theme.accent, maxX: area.width)
      grid.write(hint.word, x: end + 1, y: 0, style: theme.label, maxX: area.width)
    }
    return grid
  }

  /// The hints that fit, each with its column; help does in every section, and quitting stands at the right.
  var placed: [(x: Int, hint: Hint)] {
    let words = slice.settings.language.words.keys
    let quit = Hint("q", words.quit, .character("q"))
    let isModal =
      slice.location != nil || slice.isSearching || slice.isInSettings
      || slice.board?.isTyping == true
    let last = isModal ? nil : quit
    let room = area.width - 2 - (last.map { $0.width + 2 } ?? 0)
    var placed: [(Int, Hint)] = []
    // Under the pane that they belong to.
    var x = 1 + (slice.isSearching ? PageLayout.paneX(width: slice.width) : 0)
    let hints = hints(words)
    // Help and the way back go before what is easier to guess; a panel's own keys before help.
    let offersHelp =
      slice.panel == nil && !slice.holdsMap && hints.contains { $0.key == .character("?") }
    let isNeeded = { (hint: Hint) in
      offersHelp && (hint.key == .character("?") || hint.key == .escape)
    }
    var reserved = hints.filter(isNeeded).reduce(0) { $0 + $1.width + 2 }
    for hint in hints {
      if isNeeded(hint) { reserved -= hint.width + 2 }
      guard x + hint.width + reserved <= room else { continue }
      placed.append((x, hint))
      x += hint.width + 2
    }
    if let last, area.width >= 20 { placed.append((area.width - 1 - last.width, last)) }
    return placed
  }

  private func hints(_ words: KeyWords) -> [Hint] {
    if let location = slice.location {
      let words = slice.settings.language.words
      guard location == .question else { return [Hint("Esc", words.keys.back, .escape)] }
      return [
        Hint("Enter", words.location.ask, .enter),
        Hint("n", words.location.never, .character("n")),
        Hint("Esc", words.location.notNow, .escape),
      ]
    }
    if slice.isInSettings {
      return [
        Hint("↑↓", words.choose), Hint("←→", words.change), Hint("Esc", words.back, .escape),
      ]
    }
    if let board = slice.board { return board.hints(slice.settings.language.words) }
    if slice.isSearching {
      return [
        Hint("↑↓", words.choose), Hint("Enter", words.open, .enter),
        Hint("Esc", words.back, .escape), Hint("^F", words.favourite, .control("f")),
      ]
    }
    if slice.panel != nil || slice.holdsMap {
      return localHints(words) + [
        Hint("u", words.units, .character("u")), Hint("?", words.help, .character("?")),
      ]
    }
    // On narrow terminals search and help go before what opens.
    let local = localHints(words)
    let first = slice.width < 60 ? local.filter { $0.key != .enter } : local
    let last = slice.width < 60 ? local.filter { $0.key == .enter } : []
    return [Hint("↑↓", words.section)] + first + [
      Hint("/", words.search, .character("/")), Hint("p", words.board, .character("p")),
      Hint("r", words.reload, .character("r")),
      Hint("?", words.help, .character("?")), Hint("f", words.favourite, .character("f")),
      Hint("u", words.units, .character("u")), Hint("L", words.language, .character("L")),
      Hint("t", words.theme, .character("t")), Hint(",", words.settings, .character(",")),
    ] + last
  }

  /// The keys that only work where the focus is.
  func localHints(_ words: KeyWords) -> [Hint] {
    if let panel = slice.panel {
      return [
        Hint("←→", panel == .day ? words.days : words.otherValues),
        Hint("Esc", words.back, .escape),
      ]
    }
    if slice.holdsMap {
      return [
        Hint("←↑↓→", words.pan), Hint("+-", words.zoom, .character("+")),
        Hint("0", words.recentre, .character("0")), Hint("Esc", words.back, .escape),
      ]
    }
    switch slice.focus {
    case .current: return [Hint("Enter", words.open, .enter)]
    case .hourly: return [Hint("←→", words.hours), Hint("Enter", words.open, .enter)]
    case .daily: return [Hint("←→", words.days), Hint("Enter", words.hours, .enter)]
    case .map:
      return [
        Hint("←→", words.pan), Hint("+-", words.zoom, .character("+")),
        Hint("Enter", words.move, .enter),
      ]
    case .detail: return [Hint("←→", words.values), Hint("Enter", words.open, .enter)]
    }
  }

  static func == (left: FooterView, right: FooterView) -> Bool {
    left.slice == right.slice && left.area == right.area
  }
}
