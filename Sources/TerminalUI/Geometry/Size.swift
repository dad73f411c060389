/// A width and a height in cells, never negative.
public struct Size: Hashable, Sendable {
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// An empty size.
  public static let zero = Size(width: 0, height: 0)

  /// Creates a size. Negative numbers become 0.
  public init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The number of cells.
  public var area: Int { width * height }

  /// Returns whether the other size fits into this one.
  public func holds(_ other: Size) -> Bool {
    other.width <= width && other.height <= height
  }
}
