/// A span of values laid along a number of cells or dots.
public struct Scale: Hashable, Sendable {
  /// The value at the low end.
  public var lowest: Double
  /// The value at the high end, greater than the lowest.
  public var highest: Double

  /// Makes a scale; without any extent it is widened by 1 on both sides.
  public init(_ lowest: Double, _ highest: Double) {
    let flat = !(highest > lowest)
    self.lowest = flat ? lowest - 1 : lowest
    self.highest = flat ? lowest + 1 : highest
  }

  /// Makes the scale from the least to the greatest of the values that are known.
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

  /// The scale, widened evenly on both sides where it spans less than `span`, so that values which hardly
  /// change do not fill the chart.
  public func spanning(atLeast span: Double) -> Scale {
    let missing = max(0, span - (highest - lowest)) / 2
    return Scale(lowest - missing, highest + missing)
  }

  /// The position of a value from 0 at the low end to 1 at the high end, clamped.
  public func fraction(of value: Double) -> Double {
    min(1, max(0, (value - lowest) / (highest - lowest)))
  }

  /// The nearest to a value of `count` evenly spaced positions, from 0.
  public func position(of value: Double, among count: Int) -> Int {
    let part = fraction(of: value)
    guard count > 1, part.isFinite else { return 0 }
    return Int((part * Double(count - 1)).rounded())
  }
}
