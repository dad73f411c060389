/// A range of values mapped to a number of cells or dots.
///
/// ```swift
/// let scale = Scale(-10, 30)
/// let middle = scale.fraction(of: 10)  // 0.5
/// let row = scale.position(of: 30, among: 5)  // 4
/// ```
public struct Scale: Hashable, Sendable {
  /// The value at the low end.
  public var lowest: Double
  /// The value at the high end, greater than the lowest.
  public var highest: Double

  /// Creates a scale. An empty range is widened by 1 on both sides.
  public init(_ lowest: Double, _ highest: Double) {
    let flat = !(highest > lowest)
    self.lowest = flat ? lowest - 1 : lowest
    self.highest = flat ? lowest + 1 : highest
  }

  /// Creates a scale from the least to the greatest of the known values.
  public init?(of values: some Sequence<Double?>) {
    var lowest = Double.infinity
    var highest = -Double.infinity
    for case let value? in values where value.isFinite {
      lowest = min(lowest, value)
      highest = max(highest, value)
    }
    guard lowest <= highest else { return nil }
    self.init(lowest, highest)
  }

  /// Returns the scale, widened evenly on both sides if it spans less than `span`, so that nearly
  /// constant values do not fill the chart.
  public func spanning(atLeast span: Double) -> Scale {
    let missing = max(0, span - (highest - lowest)) / 2
    return Scale(lowest - missing, highest + missing)
  }

  /// Returns the position of a value from 0 at the low end to 1 at the high end, clamped.
  public func fraction(of value: Double) -> Double {
    min(1, max(0, (value - lowest) / (highest - lowest)))
  }

  /// Returns the index of the nearest of `count` evenly spaced positions.
  public func position(of value: Double, among count: Int) -> Int {
    let part = fraction(of: value)
    guard count > 1, part.isFinite else { return 0 }
    return Int((part * Double(count - 1)).rounded())
  }
}
