import TerminalUI

/// Colours along a scale of numbers.
struct ColorScale: Hashable, Sendable {
  struct Stop: Hashable, Sendable {
    var value: Double
    var color: Color
  }

  /// In rising order; never empty.
  let stops: [Stop]
  /// Whether colours between the stops are mixed; otherwise a stop's colour holds from its value on.
  let isSmooth: Bool

  /// A scale of exact colours that flow into one another.
  init(mixing stops: [(Double, UInt32)]) {
    self.stops = stops.map { Stop(value: $0, color: Color(hex: $1)) }
    isSmooth = true
  }

  /// A scale of steps; what lies below the first has its colour.
  init(steps: [(Double, Color)]) {
    stops = steps.map { Stop(value: $0, color: $1) }
    isSmooth = false
  }

  /// The colour at a value; nil where there is none.
  func color(at value: Double) -> Color? {
    guard let first = stops.first, let last = stops.last, !value.isNaN else { return nil }
    if value <= first.value { return first.color }
    if value >= last.value { return last.color }
    guard let upper = stops.firstIndex(where: { $0.value > value }) else { return last.color }
    let (low, high) = (stops[upper - 1], stops[upper])
    guard isSmooth else { return low.color }
    return low.color.mixed(with: high.color, at: (value - low.value) / (high.value - low.value))
  }
}
