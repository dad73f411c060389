import MVI
import TerminalUI
import WeatherModel
import WeatherWords

/// The drawing of the board. The parts around the rows and each row are cached separately, so that
/// only rows that change are drawn again.
@MainActor
final class BoardScreen: LayerDrawing {
  private let context: DrawingContext
  private let surroundings: CachedView<BoardView>
  private let preview: CachedView<BoardPreview>
  private let summary: CachedView<BoardSummary>
  /// The new values of the rows; nil once the rows show them.
  private var slice: BoardSlice?
  private var rows: [Place.ID: (view: BoardRowView, grid: Grid)] = [:]
  private var places: [Place.ID] = []
  private var list = Rect.zero

  /// The position of the terminal's cursor.
  var cursor: Point? { surroundings.view?.caret }

  init(_ context: DrawingContext) {
    self.context = context
    surroundings = CachedView(context, BoardView.init)
    preview = CachedView(context, BoardPreview.init)
    summary = CachedView(context, BoardSummary.init)
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
      frame.blit(
        row, from: row.bounds, to: Point(x: list.x, y: list.y + index * row.bounds.height))
    }
    preview.update()
    summary.update()
    let parts = BoardLayout(of: state)
    if !parts.preview.isEmpty, state.board.selected != nil {
      preview.show(in: &frame, at: parts.preview.origin)
    }
    // The last summary is cached after its area is gone.
    if !parts.summary.isEmpty { summary.show(in: &frame, at: parts.summary.origin) }
  }

  func pictures(_ state: AppState, _ layout: PageLayout) -> [PicturePlacement] {
    places.enumerated().compactMap { index, id in
      guard let row = rows[id], var placement = row.view.placement else { return nil }
      placement.area = placement.area.offsetBy(
        x: list.x, y: list.y + index * row.grid.bounds.height)
      return placement
    }
  }

  private func updateRows(_ slice: BoardSlice, _ view: BoardView) {
    let board = slice.board
    let scales = BoardScales(slice, hours: view.columns.hourCount)
    let count = view.layout.listCount
    let first = board.list.firstVisible(count: board.arranged.count, height: count)
    let visible = board.arranged.dropFirst(first).prefix(count)
    var shown: [Place.ID: (view: BoardRowView, grid: Grid)] = [:]
    for (index, place) in visible.enumerated() {
      let row = BoardRowView(
        place, in: slice, scales: scales, columns: view.columns, width: view.layout.width,
        isAlternate: view.columns.isPaired && !(first + index).isMultiple(of: 2))
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
}
