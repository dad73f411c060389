import TerminalUI
import WeatherModel
import WeatherWords

/// The page without weather: the running request, or the error.
struct EmptyPage {
  let slice: PageView.Slice

  func draw(into grid: inout Grid, in area: Rect) {
    let theme = Theme(slice.settings.colorScheme)
    let words = slice.settings.language.words
    let format = WeatherFormat(slice.settings)
    let width = min(66, area.width - 6)
    var y = area.y + max(1, area.height / 4)
    if let error = ErrorPage(slice, in: area) { return error.draw(into: &grid) }
    // The splash names the running request only after a delay, so that nothing flashes.
    guard let place = slice.place else {
      for line in TextWrap.lines(text(of: slice.index, words), width: width) {
        grid.write(line, x: area.x + 3, y: y, style: theme.text)
        y += 1
      }
      return
    }
    guard slice.isWaiting else { return }
    grid.write(
      TextWidth.truncated(words.status.splash(format.placeName(place)), to: width), x: area.x + 3,
      y: y, style: theme.text)
    grid.write(
      slice.settings.language.words.name(of: slice.settings.provider), x: area.x + 3, y: y + 1,
      style: theme.label)
  }

  private func text(of index: CityIndexStatus, _ words: Words) -> String {
    switch index {
    case .ready: words.status.firstStart
    case .building(let share): words.building(share)
    case .missing, .unusable: words.text(for: index) ?? ""
    }
  }
}

/// The error of a page without weather: the cause, the remedy, and every key that the remedy names.
struct ErrorPage {
  private let lines: [(text: String, style: Style, y: Int)]
  private let hints: [(frame: Rect, hint: KeyHint)]
  private let theme: Theme
  private let left: Int

  /// Creates the page; nil if no request has failed.
  init?(_ slice: PageView.Slice, in area: Rect) {
    guard case .failed(let failure, let moment) = slice.status else { return nil }
    theme = Theme(slice.settings.colorScheme)
    left = area.x + 3
    let words = slice.settings.language.words
    let error = words.error(failure, now: moment)
    let width = min(66, area.width - 6)
    let texts = [(error.headline, theme.error.bold()), (error.remedy, theme.text)].map {
      (TextWrap.lines($0, width: width), $1)
    }
    let rows = Self.rows(of: error, words.keys, width: area.width - 4)
    // On small screens the texts move up and lose their gaps, so that the keys stay visible.
    let height = texts.reduce(0) { $0 + $1.0.count } + rows.count
    let gap = height + 2 < area.height ? 1 : 0
    var y = area.y + max(gap, min(area.height / 4, area.height - height - 2 * gap))
    var lines: [(text: String, style: Style, y: Int)] = []
    for (paragraph, style) in texts {
      lines += paragraph.enumerated().map { ($1, style, y + $0) }
      y += paragraph.count + gap
    }
    self.lines = lines
    let left = left
    hints = rows.enumerated().flatMap { row, hints in
      hints.map { (Rect(x: left + $0.x, y: y + row, width: $0.hint.width, height: 1), $0.hint) }
    }
  }

  /// Returns the keys in as many rows as they need, those of the remedy first. The last ones are
  /// shown in the footer as well.
  private static func rows(
    of error: ErrorText, _ keys: KeyWords, width: Int
  ) -> [[(x: Int, hint: KeyHint)]] {
    let settings = KeyHint(",", keys.settings, .character(","))
    let offered =
      (error.namesSettings ? [settings] : []) + [
        KeyHint("r", keys.tryAgain, .character("r")), KeyHint("/", keys.search, .character("/")),
        KeyHint("p", keys.board, .character("p")), KeyHint("?", keys.help, .character("?")),
        KeyHint("q", keys.quit, .character("q")),
      ]
    let gap = offered.reduce(0) { $0 + $1.width + 4 } <= width ? 4 : 2
    var rows: [[(x: Int, hint: KeyHint)]] = [[]]
    var x = 0
    for hint in offered where hint.width <= width {
      if x > 0, x + hint.width > width {
        rows.append([])
        x = 0
      }
      rows[rows.count - 1].append((x, hint))
      x += hint.width + gap
    }
    return rows
  }

  func draw(into grid: inout Grid) {
    for line in lines { grid.write(line.text, x: left, y: line.y, style: line.style) }
    for (frame, hint) in hints {
      let end = grid.write(hint.glyph, x: frame.x, y: frame.y, style: theme.accent.bold())
      grid.write(hint.word, x: end + 1, y: frame.y, style: theme.accent)
    }
  }

  /// The key under a cell.
  func hint(at point: Point) -> KeyHint? { hints.first { $0.frame.contains(point) }?.hint }
}
