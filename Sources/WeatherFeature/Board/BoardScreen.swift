import TerminalUI
import WeatherModel
import WeatherWords

/// The board as it is drawn: what stands around the rows, and each row on its own, so that only rows
/// that change are drawn again.
@MainActor
final class BoardScreen {
  private let surroundings = Layer<BoardView>(.board) { $0.grid() }
  private var rows: [Place.ID: Layer<BoardRowView>] = [:]
  private var places: [Place.ID] = []
  private var list = Rect.zero

  /// Where the terminal's cursor belongs.
  var caret: Point? { surroundings.model?.caret }

  /// Brings the board up to date and counts what had to be drawn.
  func update(_ state: AppState, counters: inout FrameCounters) {
    let slice = BoardSlice(state)
    let layout = BoardLayout(of: state)
    let width = layout.width
    let format = WeatherFormat(units: slice.settings.units, words: slice.settings.language.words)
    let columns = BoardColumns(
      width: width, names: state.favourites.map(format.placeName), icons: slice.settings.icons,
      hasAges: slice.settings.provider != .sample, format: format)
    if surroundings.update(BoardView(slice: slice, layout: layout, columns: columns)) {
      counters.drawn[.board, default: 0] += 1
    }
    let board = slice.board
    let scale = Self.scale(of: slice)
    let first = board.list.firstVisible(count: board.arranged.count, height: layout.list.height)
    let visible = board.arranged.dropFirst(first).prefix(layout.list.height)
    var shown: [Place.ID: Layer<BoardRowView>] = [:]
    for place in visible {
      let layer = rows[place.id] ?? Layer(.boardRow) { $0.grid() }
      let view = BoardRowView(place, in: slice, scale: scale, columns: columns, width: width)
      if layer.update(view) { counters.drawn[.boardRow, default: 0] += 1 }
      shown[place.id] = layer
    }
    rows = shown
    places = visible.map(\.id)
    list = layout.list
  }

  /// Puts the board on the frame.
  func show(in frame: inout Grid) {
    let grid = surroundings.grid
    frame.blit(grid, from: grid.bounds, to: .zero)
    for (index, id) in places.enumerated() {
      guard let row = rows[id]?.grid else { continue }
      frame.blit(row, from: row.bounds, to: Point(x: list.x, y: list.y + index))
    }
  }

  /// One scale for all bars, over every place on the board, in sight or not.
  private static func scale(of slice: BoardSlice) -> Scale? {
    Scale(
      of: slice.board.rows.values.flatMap { row -> [Double?] in
        guard let report = row.report else { return [] }
        let today = report.today(at: slice.now)
        return [today?.temperatureMin, today?.temperatureMax, report.current.temperature]
      })
  }
}
