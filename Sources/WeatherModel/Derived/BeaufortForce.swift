/// The wind in the steps of the Beaufort scale, 0 (calm) to 12 (hurricane force).
package struct BeaufortForce: Hashable, Sendable, CaseIterable {
  /// 0–12.
  package let number: Int

  /// Every force, calm first.
  package static let allCases = (0...12).map(BeaufortForce.init(number:))

  /// A force by its number, which is brought into the scale.
  package init(number: Int) { self.number = min(max(0, number), 12) }

  /// The force of a wind in m/s at ten metres (WMO, "Guide to Instruments", table of Beaufort
  /// equivalents).
  package init(metresPerSecond speed: Double) {
    let lowerBounds = [0.3, 1.6, 3.4, 5.5, 8.0, 10.8, 13.9, 17.2, 20.8, 24.5, 28.5, 32.7]
    self.init(number: lowerBounds.firstIndex { speed < $0 } ?? 12)
  }
}
