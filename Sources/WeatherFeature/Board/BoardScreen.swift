import TerminalUI
import WeatherModel
import WeatherWords

/// The board as it is drawn: what stands around the rows, and each row on its own, so that only rows
/// that change are drawn again.
@MainActor
final class BoardScreen: LayerDrawing {
  private let context: DrawingContext
  private let surroundings: CachedView<BoardSlice, BoardView>
  private let preview: CachedView<BoardPreview.Slice, BoardPreview>
  private var rows: [Place.ID: (view: BoardRowView, grid: Grid)] = [:]
  private var places: [Place.ID] = []
  private var list = Rect.zero

  /// Where the terminal's cursor belongs.
  var cursor: Point? { surroundings.view?.caret }

  init(_ context: DrawingContext) {
    self.context = context
    surroundings = CachedView(.board, context) { $0.board.isShown ? BoardSlice($0) : nil }
    preview = CachedView(.boardPreview, context) { BoardPreview.Slice($0) }
  }

  func draw(_ state: AppState, _ layout: PageLayout, in frame: inout Grid) {
    surroundings.update { slice in
      let layout = BoardLayout(of: state)
      let format = WeatherFormat(slice.settings)
      let columns = BoardColumns(
        width: layout.width, names: slice.favourites.map(format.placeName),
        icons: slice.settings.icons, hasAges: slice.settings.provider != .sample, format: format)
      let view = BoardView(slice: slice, layout: layout, columns: columns)
      updateRows(view)
      return view
    }
    surroundings.show(in: &frame, at: .zero)
    for (index, id) in places.enumerated() {
      guard let row = rows[id]?.grid else { continue }
      frame.blit(row, from: row.bounds, to: Point(x: list.x, y: list.y + index))
    }
    guard let slice = BoardPreview.Slice(state) else { return }
    preview.update { BoardPreview(slice: $0) }
    preview.show(in: &frame, at: slice.frame.origin)
  }

  private func updateRows(_ view: BoardView) {
    let board = view.slice.board
    let scale = Self.scale(of: view.slice)
    let first = board.list.firstVisible(
      count: board.arranged.count, height: view.layout.list.height)
    let visible = board.arranged.dropFirst(first).prefix(view.layout.list.height)
    var shown: [Place.ID: (view: BoardRowView, grid: Grid)] = [:]
    for place in visible {
      let row = BoardRowView(
        place, in: view.slice, scale: scale, columns: view.columns, width: view.layout.width)
      if let drawn = rows[place.id], drawn.view == row {
        shown[place.id] = drawn
      } else {
        shown[place.id] = (row, row.grid())
        context.count(.boardRow)
      }
    }
    rows = shown
    places = visible.map(\.id)
    list = view.layout.list
  }

  /// One scale for all bars, over every place on the board, in sight or not.
  private static func scale(of slice: BoardSlice) -> Scale? {
    Scale(
      of: slice.favourites.flatMap { place -> [Double?] in
        guard let report = slice.forecasts[place]?.report else { return [] }
        let today = report.today(at: slice.now)
        let current = report.weatherNow(at: slice.now).weather
        return [today?.temperatureMin, today?.temperatureMax, current.temperature]
      })
  }
}
