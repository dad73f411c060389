/// A rectangle of cells. Its arithmetic clamps instead of trapping.
///
/// ```swift
/// let page = Rect(x: 0, y: 0, width: 80, height: 24)
/// let panel = Rect(x: 60, y: 4, width: 40, height: 10)
/// let visible = page.intersection(panel)
/// // Rect(x: 60, y: 4, width: 20, height: 10)
/// ```
public struct Rect: Hashable, Sendable {
  /// The leftmost column.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// The number of columns, never negative.
  public var width: Int
  /// The number of rows, never negative.
  public var height: Int

  /// A rectangle without cells.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// Creates a rectangle. A negative width or height becomes 0.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// Creates a rectangle of a size at the top left corner.
  public init(_ size: Size) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// Creates a rectangle from its corner and its size.
  public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// The column after the last one.
  public var maxX: Int { x + width }

  /// The row after the last one.
  public var maxY: Int { y + height }

  /// The width and height.
  public var size: Size { Size(width: width, height: height) }

  /// The top left corner.
  public var origin: Point { Point(x: x, y: y) }

  /// Whether the rectangle contains no cells.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Returns whether the cell is inside.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }

  /// Returns the cells that both rectangles contain; empty if they do not overlap.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
  }

  /// Returns the rectangle without some cells at its edges.
  public func inset(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) -> Rect {
    let left = min(left, width)
    let top = min(top, height)
    return Rect(
      x: x + left, y: y + top, width: width - left - right, height: height - top - bottom)
  }

  /// Returns the rectangle moved right and down.
  public func offsetBy(x: Int = 0, y: Int = 0) -> Rect {
    Rect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// Returns a rectangle of at most this size with the same centre as this one.
  public func centered(_ size: Size) -> Rect {
    let width = min(size.width, width)
    let height = min(size.height, height)
    return Rect(
      x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width,
      height: height)
  }
}
