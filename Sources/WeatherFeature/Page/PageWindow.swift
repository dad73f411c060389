import TerminalUI
import WeatherWords

/// The part of the page that the window shows. The header line of the section at the top is pinned
/// while its rows scroll under it.
enum PageWindow {
  static func show(_ page: Grid, layout: PageLayout, scroll: Int, in frame: inout Grid) {
    let window = layout.window
    let scroll = max(0, min(layout.lastScroll, scroll))
    let visible = Rect(x: 0, y: scroll, width: window.width, height: window.height)
    frame.blit(page, from: visible, to: window.origin)
    // Sections side by side begin in the same row, so their pinned headers together fill the first
    // row.
    let under = layout.sections.filter { $0.value.y < scroll && $0.value.maxY > scroll + 1 }
    for (name, section) in under where layout.breadth > .compact || name != .current {
      let line = Rect(x: section.x, y: section.y, width: section.width, height: 1)
      frame.blit(page, from: line, to: Point(x: window.x + section.x, y: window.y))
    }
  }

  /// Returns the number of values below the window, if the header of the values is in it.
  static func valuesBelow(_ scroll: Int, _ layout: PageLayout) -> Int {
    let bottom = max(0, min(layout.lastScroll, scroll)) + layout.window.height
    guard let section = layout.sections[.detail], section.y < bottom - 1 else { return 0 }
    // A value counts as visible if its label and its number are in sight.
    return DetailLayout(in: section.splitTop(1).rest, layout).tiles
      .count { $0.y + min(2, $0.height) > bottom }
  }

  /// Writes in the header of the values how many of them are below the window.
  static func countBelow(
    _ state: AppState, layout: PageLayout, in frame: inout Grid
  ) {
    let hidden = valuesBelow(state.page.scroll, layout)
    guard hidden > 0, let section = layout.sections[.detail] else { return }
    let window = layout.window
    let scroll = max(0, min(layout.lastScroll, state.page.scroll))
    let words = state.settings.language.words.sections
    let theme = Theme(state.settings.colorScheme)
    let row = Rect(
      x: window.x + section.x, y: window.y + max(0, section.y - scroll), width: section.width,
      height: 1)
    SectionHeader(
      number: Section.detail.rawValue + 1, title: words.detail, note: words.more(hidden),
      noteStyle: theme.label, isFocused: state.page.focus == .detail, theme: theme
    ).draw(into: &frame, in: row)
  }

  /// Shows a separately drawn part of the page, as far as its position is in the window.
  static func show(
    _ part: Grid, at origin: Point, layout: PageLayout, scroll: Int, in frame: inout Grid
  ) {
    let scroll = max(0, min(layout.lastScroll, scroll))
    let window = layout.window
    // When the page is scrolled, the first row belongs to the pinned header.
    let first = max(0, scroll + (scroll > 0 ? 1 : 0) - origin.y)
    let last = min(part.size.height, scroll + window.height - origin.y)
    let visible = Rect(x: 0, y: first, width: part.size.width, height: last - first)
    frame.blit(
      part, from: visible,
      to: Point(x: window.x + origin.x, y: window.y + origin.y + first - scroll))
  }

  /// Returns the pictures that are entirely in the window, with their positions on the screen.
  static func pictures(
    _ pictures: [PicturePlacement], layout: PageLayout, scroll: Int
  ) -> [PicturePlacement] {
    let scroll = max(0, min(layout.lastScroll, scroll))
    let window = layout.window
    // When the page is scrolled, the first row belongs to the pinned header.
    let free = window.inset(top: scroll > 0 ? 1 : 0)
    return pictures.compactMap { picture in
      let area = picture.area.offsetBy(x: window.x, y: window.y - scroll)
      guard free.intersection(area) == area else { return nil }
      return PicturePlacement(name: picture.name, area: area)
    }
  }

  /// Shows a page that slides in while another one slides out.
  static func slide(
    _ page: Grid, over other: Grid, _ slide: PageSlide, layout: PageLayout, scroll: Int,
    in frame: inout Grid
  ) {
    let window = layout.window
    var pages = [Grid(size: frame.size), Grid(size: frame.size)]
    show(other, layout: layout, scroll: scroll, in: &pages[0])
    show(page, layout: layout, scroll: scroll, in: &pages[1])
    let gone = window.width - slide.distance(width: window.width)
    let (left, right) = slide.direction > 0 ? (pages[0], pages[1]) : (pages[1], pages[0])
    // The two pages are side by side, and the window moves over them.
    let offset = slide.direction > 0 ? gone : window.width - gone
    frame.blit(
      left,
      from: Rect(
        x: window.x + offset, y: window.y, width: window.width - offset,
        height: window.height), to: window.origin)
    frame.blit(
      right, from: Rect(x: window.x, y: window.y, width: offset, height: window.height),
      to: Point(x: window.maxX - offset, y: window.y))
  }
}

/// The line above a section: its name, a thin rule, and one fact at the right.
struct SectionHeader: Equatable {
  /// The key that focuses the section.
  var number: Int?
  var title: String
  var note: String
  /// The style of the fact; nil for that of a value.
  var noteStyle: Style?
  var isFocused: Bool
  var theme: Theme

  func draw(into grid: inout Grid, in row: Rect) {
    guard !row.isEmpty else { return }
    let style = isFocused ? theme.strong : theme.header
    let mark = number == nil ? (" ▸ ", "   ") : ("▸", " ")
    var x = grid.write(
      isFocused ? mark.0 : mark.1, x: row.x, y: row.y, style: theme.accent, maxX: row.maxX)
    if let number {
      let style = isFocused ? theme.accent : theme.label
      x = grid.write("\(number) ", x: x, y: row.y, style: style, maxX: row.maxX)
    }
    x = grid.write(title, x: x, y: row.y, style: style, maxX: row.maxX - 1) + 1
    let note = shownNote(from: x, in: row)
    let width = TextWidth.of(note)
    let end = width == 0 ? row.maxX - 1 : row.maxX - width - 2
    for column in x..<max(x, end) {
      // The gradient spans the whole row, so that another title or fact leaves the rest of the line
      // as it is.
      let part = Double(column - row.x) / Double(row.width)
      grid.write(
        "─", x: column, y: row.y, style: theme.rule(at: part, isFocused: isFocused))
    }
    grid.write(
      note, x: row.maxX - width - 1, y: row.y, style: noteStyle ?? theme.value, maxX: row.maxX)
  }

  /// The cells of the fact.
  func noteFrame(in row: Rect) -> Rect { frame(of: shownNote(in: row), in: row) }

  /// Returns the step of a press on the mark that ends the fact, such as `◂ 1/7 ▸` or `▴ 2/15 ▾`: -1
  /// in its first half, 1 in its second; nil elsewhere, and where the mark is not shown.
  func step(of mouse: MouseEvent, in row: Rect) -> Int? {
    let note = shownNote(in: row)
    guard mouse.kind == .press, let start = note.lastIndex(where: { "◂▴".contains($0) }) else {
      return nil
    }
    let mark = frame(of: String(note[start...]), in: row)
    guard mark.contains(mouse.position) else { return nil }
    return (mouse.position.x - mark.x) * 2 < mark.width ? -1 : 1
  }

  /// The cells of a text that ends where the fact ends.
  private func frame(of text: String, in row: Rect) -> Rect {
    let width = TextWidth.of(text)
    return Rect(x: row.maxX - width - 1, y: row.y, width: width, height: 1)
  }

  private func shownNote(in row: Rect) -> String {
    shownNote(from: min(row.maxX - 1, row.x + 3 + TextWidth.of(title)) + 1, in: row)
  }

  private func shownNote(from x: Int, in row: Rect) -> String {
    let room = row.maxX - x - 4
    let text = room > 8 ? FittingText.clauses(of: note, width: room) : ""
    // A fact is left out rather than cut within its first clause.
    return note.hasPrefix(text) ? text : ""
  }
}
