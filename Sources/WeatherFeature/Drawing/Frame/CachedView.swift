import MVI
import TerminalUI

/// A view as a value: equal ones are drawn once.
protocol GridView: Equatable {
  /// The cells.
  func grid() -> Grid
  /// The cells, where those of the view before are known: what has not changed need not be drawn.
  func grid(after before: Self, _ drawn: Grid) -> Grid
}

extension GridView {
  func grid(after before: Self, _ drawn: Grid) -> Grid { grid() }
}

/// A part of the screen that sees its own slice of the state and is drawn on its own: a slice that
/// stays equal is not computed any further, and a view that stays equal is not drawn again.
@MainActor
final class CachedView<Slice: Equatable & Sendable, View: GridView> {
  private let name: ViewName
  private let context: DrawingContext
  private(set) var view: View?
  private(set) var grid = Grid(size: .zero)
  private var slice: Slice?
  private var isStale = true
  private var layoutNumber = 0
  private var isMade = false

  /// - Parameter slice: What the part reads of the state; nil while it is not on the screen.
  init(
    _ name: ViewName, _ context: DrawingContext,
    slice: @escaping @Sendable (AppState) -> Slice?
  ) {
    self.name = name
    self.context = context
    let window = context.store.scope(state: slice) { (action: AppAction) in action }
    let onStale = context.onStale
    window.observe { [weak self] slice in
      self?.slice = slice
      self?.isStale = true
      // The frame under way shows the first slice.
      if self?.isMade == true { onStale() }
    }
    isMade = true
  }

  /// Draws what has changed since the last frame.
  func update(_ makeView: (Slice) -> View) {
    guard isStale || layoutNumber != context.layoutNumber, let slice else { return }
    (isStale, layoutNumber) = (false, context.layoutNumber)
    let next = makeView(slice)
    guard next != view else { return }
    grid = view.map { next.grid(after: $0, grid) } ?? next.grid()
    view = next
    context.count(name)
  }

  /// Puts its cells on the frame.
  func show(in frame: inout Grid, at origin: Point) {
    frame.blit(grid, from: grid.bounds, to: origin)
  }
}

/// The parts of the screen, as the counters name them.
public enum ViewName: String, CaseIterable, Sendable {
  case header, banner, page, art, panel, map, warnings, footer, search, board, boardRow,
    boardPreview, settings, location, help
}

/// What has been drawn and sent; tests and the bench count on it.
public struct FrameCounters: Equatable, Sendable {
  /// Frames that were handed to the screen.
  public var frames = 0
  /// How often each view was drawn.
  public var drawn: [ViewName: Int] = [:]
  /// Bytes that the terminal was sent, where the screen counts them.
  public var bytes = 0

  /// Counters at zero.
  public init() {}
}
