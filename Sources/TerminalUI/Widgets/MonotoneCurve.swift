/// A smooth curve through evenly spaced values that never overshoots them.
///
/// The curve consists of cubic Hermite pieces whose slopes are limited by the method of Fritsch and
/// Carlson ("Monotone Piecewise Cubic Interpolation", 1980). Between two values it only rises or
/// only falls, so it shows no high or low that is not in the values.
struct MonotoneCurve {
  private let values: [Double]
  private let slopes: [Double]

  init(_ values: [Double]) {
    self.values = values
    guard values.count > 1 else {
      slopes = values.map { _ in 0 }
      return
    }
    let steps = zip(values, values.dropFirst()).map { $1 - $0 }
    slopes = values.indices.map { index in
      guard index > 0, index < steps.count else { return steps[index == 0 ? 0 : steps.count - 1] }
      let (before, after) = (steps[index - 1], steps[index])
      // Zero at a high or low; otherwise the harmonic mean, which stays within three times either
      // slope.
      return before * after <= 0 ? 0 : 2 * before * after / (before + after)
    }
  }

  /// Returns the height at a position counted in values: 0 at the first, 1 at the second.
  func value(at place: Double) -> Double {
    guard let last = values.last else { return .nan }
    guard values.count > 1, place < Double(values.count - 1) else { return last }
    let index = max(0, Int(place))
    let part = max(0, place - Double(index))
    let (square, cube) = (part * part, part * part * part)
    return (2 * cube - 3 * square + 1) * values[index] + (cube - 2 * square + part) * slopes[index]
      + (3 * square - 2 * cube) * values[index + 1] + (cube - square) * slopes[index + 1]
  }
}
