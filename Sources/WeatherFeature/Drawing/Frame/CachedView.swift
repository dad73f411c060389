import MVI
import TerminalUI

/// A view as a value. A view that equals the previous one is not drawn again.
protocol GridView: Equatable, SendableMetatype {
  /// Returns the cells of the view.
  func grid() -> Grid
  /// Returns the cells of the view, drawn over those of the previous view; unchanged parts need not
  /// be drawn.
  func grid(after before: Self, _ drawn: Grid) -> Grid
}

extension GridView {
  func grid(after before: Self, _ drawn: Grid) -> Grid { grid() }
}

/// A cached part of the screen. Its view is created from the state after each batch of actions, and
/// is drawn again only if it differs from the previous one.
@MainActor
final class CachedView<View: GridView> {
  private let name = ViewName(View.self)
  private let context: DrawingContext
  /// The view that was last drawn.
  private(set) var view: View?
  private(set) var grid = Grid(size: .zero)
  /// The view of the current state; nil while the part is not on the screen.
  private var next: View?
  private var isStale = true
  private var isMade = false

  /// - Parameter makeView: Returns the view of a state; nil if the part is not on the screen.
  init(_ context: DrawingContext, _ makeView: @escaping (AppState) -> View?) {
    self.context = context
    let onStale = context.onStale
    context.store.observe(makeView) { [weak self] view in
      self?.next = view
      self?.isStale = true
      // The initial view is shown by the frame that is already being drawn.
      if self?.isMade == true { onStale() }
    }
    isMade = true
  }

  /// Draws the view if it changed since the last frame.
  func update() {
    guard isStale, let next else { return }
    isStale = false
    guard next != view else { return }
    grid = view.map { next.grid(after: $0, grid) } ?? next.grid()
    view = next
    context.count(name)
  }

  /// Copies the cells into the frame.
  func show(in frame: inout Grid, at origin: Point) {
    frame.blit(grid, from: grid.bounds, to: origin)
  }
}

/// The name of a view in the counters, identified by the view's type.
public struct ViewName: Hashable, Sendable, CustomStringConvertible {
  private let type: any GridView.Type

  init(_ view: any GridView.Type) { type = view }

  /// The name of the type. It is computed on each access, because it is slow to look up and only
  /// tests and benchmarks print it.
  public var description: String { String(describing: type) }

  /// Returns whether two names refer to the same type.
  public static func == (left: ViewName, right: ViewName) -> Bool { left.type == right.type }

  /// Feeds the type into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

extension ViewName {
  /// The page.
  public static let page = ViewName(PageView.self)
  /// The picture of the weather on the page.
  public static let art = ViewName(ArtView.self)
  /// The header.
  public static let header = ViewName(HeaderView.self)
  /// The search pane.
  public static let search = ViewName(SearchView.self)
  /// A row of the board.
  public static let boardRow = ViewName(BoardRowView.self)
  /// The preview beside the board.
  public static let boardPreview = ViewName(BoardPreview.self)
  /// The summary above the board.
  public static let boardSummary = ViewName(BoardSummary.self)
}

/// Counters of drawn views and sent frames, for tests and benchmarks.
public struct FrameCounters: Equatable, Sendable {
  /// The number of frames that were passed to the screen.
  public var frames = 0
  /// The number of times that each view was drawn.
  public var drawn: [ViewName: Int] = [:]
  /// The number of bytes that were sent to the terminal, if the screen counts them.
  public var bytes = 0
}
