import MVI
import TerminalUI

/// A view as a value: equal views are drawn once.
protocol GridView: Equatable, SendableMetatype {
  /// The cells.
  func grid() -> Grid
  /// Draws the cells over those of the previous view; unchanged parts need not be drawn.
  func grid(after before: Self, _ drawn: Grid) -> Grid
}

extension GridView {
  func grid(after before: Self, _ drawn: Grid) -> Grid { grid() }
}

/// A cached part of the screen: its view is made from the state after each batch of actions, and is drawn
/// again only when it differs from the previous one.
@MainActor
final class CachedView<View: GridView> {
  private let name = ViewName(View.self)
  private let context: DrawingContext
  /// The view that is drawn.
  private(set) var view: View?
  private(set) var grid = Grid(size: .zero)
  /// The view of the state as it is; nil while it is not on the screen.
  private var next: View?
  private var isStale = true
  private var isMade = false

  /// - Parameter makeView: The view of a state; nil while it is not on the screen.
  init(_ context: DrawingContext, _ makeView: @escaping (AppState) -> View?) {
    self.context = context
    let onStale = context.onStale
    context.store.observe(makeView) { [weak self] view in
      self?.next = view
      self?.isStale = true
      // The frame under way shows the first view.
      if self?.isMade == true { onStale() }
    }
    isMade = true
  }

  /// Draws the changes since the last frame.
  func update() {
    guard isStale, let next else { return }
    isStale = false
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

/// A part of the screen in the counters: the type of its view.
public struct ViewName: Hashable, Sendable, CustomStringConvertible {
  private let type: any GridView.Type

  init(_ view: any GridView.Type) { type = view }

  /// The name of the type. It takes long to find, and only tests and benchmarks print it.
  public var description: String { String(describing: type) }

  /// Returns whether two names are of the same type.
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
  /// Frames that were handed to the screen.
  public var frames = 0
  /// How often each view was drawn.
  public var drawn: [ViewName: Int] = [:]
  /// Bytes that the terminal was sent, where the screen counts them.
  public var bytes = 0

  /// Counters at zero.
  public init() {}
}
