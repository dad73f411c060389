import TerminalUI
import WeatherModel
import WeatherWords

/// The known weather of the selected place, below the list of the board. The preview sends no
/// request.
struct BoardPreview: OverlayView {
  /// The minimum number of rows that are useful, and the maximum number that the preview takes.
  static let rows = 4...48

  /// The minimum width at which the hours are beside the days.
  private static let sideBySideFrom = 100

  let frame: Rect
  private let slice: PageView.Slice
  private let place: Place

  /// Creates the preview; nil without a selected place, or without room.
  init?(_ state: AppState) {
    guard let place = state.board.selected else { return nil }
    frame = BoardLayout(of: state).preview
    guard !frame.isEmpty else { return nil }
    self.place = place
    // The preview draws the sections of the page, from a state whose page shows this place.
    var state = state
    state.page = PageState()
    state.page.place = place
    slice = PageView.Slice(state)
  }

  func grid() -> Grid {
    var grid = Grid(size: frame.size)
    let settings = slice.settings
    let format = WeatherFormat(settings)
    let theme = Theme(settings.colorScheme)
    let (line, rest) = grid.bounds.splitTop(1)
    let title = format.placeName(place)
    let warning = slice.fetched.flatMap { format.warningLine(of: $0, at: slice.minute) }
    let room = grid.size.width - TextWidth.of(title) - 10
    let note = warning?.text(cutTo: room, mark: "⚠ ")
    SectionHeader(
      title: title, note: note ?? "Enter " + format.words.keys.open,
      noteStyle: warning.map { theme.warning(of: $0.severity) } ?? theme.label, isFocused: false,
      theme: theme
    ).draw(into: &grid, in: line)
    guard let fetched = slice.fetched else { return grid }
    let margin = grid.size.width < 60 ? 2 : 3
    let body = rest.inset(left: margin, right: 1)
    var page = PageContext(
      slice: slice, fetched: fetched, breadth: margin < 3 ? .compact : .regular)
    let hasHours = page.hours.count > 1
    guard hasHours, grid.size.width >= Self.sideBySideFrom else {
      drawStacked(&page, hasHours: hasHours, into: &grid, in: body)
      return grid
    }
    let (left, right) = body.splitLeft(body.width * 9 / 20)
    drawFacts(&page, into: &grid, in: left)
    HourlyView(page).draw(into: &grid, in: right.inset(left: 2))
    return grid
  }

  /// Draws the current weather above the days.
  private func drawFacts(_ page: inout PageContext, into grid: inout Grid, in area: Rect) {
    let (top, rest) = area.splitTop(area.height < 9 ? 3 : 4)
    CurrentView(page).drawSummary(into: &grid, in: top)
    drawDays(&page, into: &grid, in: rest)
  }

  /// Draws the current weather, the hours and the days below each other, as many of them as fit.
  private func drawStacked(
    _ page: inout PageContext, hasHours: Bool, into grid: inout Grid, in area: Rect
  ) {
    let (top, rest) = area.splitTop(3)
    CurrentView(page).drawSummary(into: &grid, in: top)
    guard hasHours, rest.height >= 4 else { return drawDays(&page, into: &grid, in: rest) }
    let (strip, below) = rest.splitTop(rest.height < 9 ? rest.height : max(5, rest.height - 7))
    HourlyView(page).draw(into: &grid, in: strip)
    drawDays(&page, into: &grid, in: below.inset(top: 1))
  }

  private func drawDays(_ page: inout PageContext, into grid: inout Grid, in area: Rect) {
    let count = min(7, area.height)
    guard count > 0, area.width >= 30 else { return }
    page.days = page.report.days(from: page.now, count: count)
    // Below the days are the sun and the moon if there is room, and with more the days have two
    // lines each.
    let hasSky = area.height >= page.days.count + 1 + SkyBelowDays.height
    var days = page
    if hasSky { days.breadth = .wide }
    DailyView(days).draw(
      into: &grid, in: hasSky ? area : area.splitTop(page.days.count).top)
  }
}
