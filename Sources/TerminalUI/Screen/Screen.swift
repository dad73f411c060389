/// The capabilities of a terminal.
public struct ScreenCapabilities: Hashable, Sendable {
  /// The number of colours: 0, 8, 16, 256, or 16,777,216.
  public var colors: Int
  /// Whether the terminal displays characters outside ASCII.
  public var isUnicode: Bool
  /// Whether the terminal reports the mouse.
  public var hasMouse: Bool
  /// Whether the terminal is a console, whose font has few symbols and no Braille patterns.
  public var isConsole: Bool

  /// Creates a description of a terminal.
  public init(colors: Int, isUnicode: Bool, hasMouse: Bool, isConsole: Bool = false) {
    self.colors = colors
    self.isUnicode = isUnicode
    self.hasMouse = hasMouse
    self.isConsole = isConsole
  }
}

/// The cost of one frame.
public struct FrameStatistics: Hashable, Sendable {
  /// The number of cells that were sent because they differ from the previous frame.
  public var cellsChanged: Int
  /// The number of bytes that were sent to the terminal, if they can be counted.
  public var bytes: Int?
  /// The time until the terminal had accepted the bytes, if known.
  public var duration: Duration?

  /// Creates the statistics of a frame.
  public init(cellsChanged: Int, bytes: Int? = nil, duration: Duration? = nil) {
    self.cellsChanged = cellsChanged
    self.bytes = bytes
    self.duration = duration
  }

  /// Whether the terminal accepts bytes slowly; nil for a frame that is too small to tell, because
  /// the system buffers the first 4 KiB.
  public var isSlow: Bool? {
    guard let bytes, bytes >= 8192, let duration else { return nil }
    // 8 KiB at less than 200 KB a second.
    return duration > .microseconds(bytes * 5)
  }
}

/// A picture over a rectangle of blank cells.
public struct PicturePlacement: Hashable, Sendable {
  /// The picture's name, by which the terminal driver finds its bytes.
  public var name: String
  /// The cells that it covers.
  public var area: Rect

  /// Creates a picture that covers an area.
  public init(name: String, area: Rect) {
    self.name = name
    self.area = area
  }
}

/// The destination of frames: a terminal, or memory in tests.
@MainActor public protocol Screen: AnyObject {
  /// The size of the screen in cells.
  var size: Size { get }

  /// The capabilities of the terminal.
  var capabilities: ScreenCapabilities { get }

  /// Shows a frame by sending the changed cells, and positions or hides the text cursor. Pictures
  /// cover their cells if the terminal shows pictures.
  /// - Parameter resting: The position of the cursor while it is hidden. Screen readers and
  ///   magnifiers follow it.
  @discardableResult func present(
    _ grid: Grid, cursor: Point?, resting: Point?, pictures: [PicturePlacement]
  ) -> FrameStatistics

  /// Makes the next frame send every cell, regardless of what the terminal shows now.
  func redrawEverything()
}

extension Screen {
  /// Shows a frame and leaves a hidden cursor in place.
  @discardableResult public func present(
    _ grid: Grid, cursor: Point?, pictures: [PicturePlacement] = []
  ) -> FrameStatistics {
    present(grid, cursor: cursor, resting: nil, pictures: pictures)
  }
}
