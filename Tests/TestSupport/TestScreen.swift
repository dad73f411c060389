public import TerminalUI

/// A screen in memory that, like a terminal, knows only the cells it was sent.
@MainActor public final class TestScreen: Screen {
  /// The room there is; set it to resize.
  public var size: Size {
    didSet {
      guard size != oldValue else { return }
      // A terminal that is resized shows anything until it is painted again.
      terminal = Grid(size: size, fill: Cell(scalar: "?"))
      presented = nil
    }
  }

  /// What it claims to be able to show.
  public var capabilities: ScreenCapabilities

  /// What stands on the screen now.
  public private(set) var terminal: Grid
  /// Where the text cursor stands; nil while it is hidden.
  public private(set) var cursor: Point?
  /// Its position while it is hidden.
  public private(set) var resting: Point?
  /// The pictures over the last frame.
  public private(set) var pictures: [PicturePlacement] = []
  /// What each frame cost, the oldest first.
  public private(set) var frames: [FrameStatistics] = []

  private var presented: Grid?

  /// Makes a screen on which nothing was drawn yet.
  public init(
    size: Size,
    capabilities: ScreenCapabilities = ScreenCapabilities(
      colors: 1 << 24, isUnicode: true, hasMouse: true)
  ) {
    self.size = size
    self.capabilities = capabilities
    terminal = Grid(size: size, fill: Cell(scalar: "?"))
  }

  /// The rows of text on the screen.
  public var lines: [String] { terminal.lines }

  /// Shows a frame by copying the cells that changed.
  @discardableResult public func present(
    _ grid: Grid, cursor: Point?, resting: Point?, pictures: [PicturePlacement]
  ) -> FrameStatistics {
    self.pictures = pictures
    let runs = grid.difference(from: presented ?? Grid(size: .zero))
    var changed = 0
    for run in runs {
      terminal.blit(
        grid, from: Rect(x: run.x, y: run.y, width: run.count, height: 1),
        to: Point(x: run.x, y: run.y))
      changed += run.count
    }
    presented = grid
    self.cursor = cursor
    self.resting = resting
    let statistics = FrameStatistics(cellsChanged: changed)
    frames.append(statistics)
    return statistics
  }

  /// Forgets what was sent, so that the next frame sends everything.
  public func redrawEverything() { presented = nil }

  /// Writes over the screen behind the program's back, as another program's message does.
  public func disturb(_ text: String, at point: Point) {
    terminal.write(text, x: point.x, y: point.y)
  }
}
