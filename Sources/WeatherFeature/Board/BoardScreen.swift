import MVI
import TerminalUI
import WeatherModel
import WeatherWords

/// The board as it is drawn: what stands around the rows, and each row on its own, so that only rows
/// that change are drawn again.
@MainActor
final class BoardScreen: LayerDrawing {
  private let context: DrawingContext
  private let surroundings: CachedView<BoardView>
  private let preview: CachedView<BoardPreview>
  /// What the rows are to show; nil once they show it.
  private var slice: BoardSlice?
  private var rows: [Place.ID: (view: BoardRowView, grid: Grid)] = [:]
  private var places: [Place.ID] = []
  private var list = Rect.zero

  /// Where the terminal's cursor belongs.
  var cursor: Point? { surroundings.view?.caret }

  init(_ context: DrawingContext) {
    self.context = context
    surroundings = CachedView(.board, context, BoardView.init)
    preview = CachedView(.boardPreview, context, BoardPreview.init)
    slice = BoardSlice(context.store.state)
    let onStale = context.onStale
    context.store.observe(BoardSlice.init, initially: false) { [weak self] slice in
      self?.slice = slice
      onStale()
    }
  }

  func draw(_ state: AppState, _ layout: PageLayout, in frame: inout Grid) {
    surroundings.update()
    if let slice, let view = surroundings.view { updateRows(slice, view) }
    slice = nil
    surroundings.show(in: &frame, at: .zero)
    for (index, id) in places.enumerated() {
      guard let row = rows[id]?.grid else { continue }
      frame.blit(row, from: row.bounds, to: Point(x: list.x, y: list.y + index))
    }
    preview.update()
    let place = BoardLayout(of: state).preview
    if !place.isEmpty, state.board.selected != nil { preview.show(in: &frame, at: place.origin) }
  }

  private func updateRows(_ slice: BoardSlice, _ view: BoardView) {
    let board = slice.board
    let scale = Self.scale(of: slice)
    let first = board.list.firstVisible(
      count: board.arranged.count, height: view.layout.list.height)
    let visible = board.arranged.dropFirst(first).prefix(view.layout.list.height)
    var shown: [Place.ID: (view: BoardRowView, grid: Grid)] = [:]
    for place in visible {
      let row = BoardRowView(
        place, in: slice, scale: scale, columns: view.columns, width: view.layout.width)
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
