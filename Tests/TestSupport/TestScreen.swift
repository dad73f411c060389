public import TerminalUI

/// A screen in memory that, like a terminal, only receives the changed cells.
@MainActor public final class TestScreen: Screen {
  /// The size of the screen; set it to resize.
  public var size: Size {
    didSet {
      guard size != oldValue else { return }
      // After a resize a terminal's contents are undefined until it is redrawn.
      terminal = Grid(size: size, fill: Cell(scalar: "?"))
      presented = nil
    }
  }

  /// The reported capabilities.
  public var capabilities: ScreenCapabilities

  /// The current contents of the screen.
  public private(set) var terminal: Grid
  /// The position of the text cursor; nil if it is hidden.
  public private(set) var cursor: Point?
  /// The cursor's position while it is hidden.
  public private(set) var resting: Point?
  /// The pictures over the last frame.
  public private(set) var pictures: [PicturePlacement] = []
  /// The statistics of each frame, the oldest first.
  public private(set) var frames: [FrameStatistics] = []

  private var presented: Grid?

  /// Creates a screen without contents.
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

  /// Makes the next frame send all cells.
  public func redrawEverything() { presented = nil }

  /// Overwrites a part of the screen without the program's knowledge, like the output of another
  /// program.
  public func disturb(_ text: String, at point: Point) {
    terminal.write(text, x: point.x, y: point.y)
  }
}
