/// A position on the screen in cells, counted from the top left.
public struct Point: Hashable, Sendable {
  /// The column, from 0 at the left.
  public var x: Int
  /// The row, from 0 at the top.
  public var y: Int

  /// The top left corner.
  public static let zero = Point(x: 0, y: 0)

  /// Creates a point.
  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// Returns the point moved right and down.
  public func offsetBy(x: Int = 0, y: Int = 0) -> Point {
    Point(x: self.x + x, y: self.y + y)
  }
}
