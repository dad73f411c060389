import Testing

@testable import TerminalUI

@Suite struct MonotoneCurveTests {
  private func values(_ points: [Double], at places: [Double]) -> [Double] {
    let curve = MonotoneCurve(points)
    return places.map { (curve.value(at: $0) * 1_000_000).rounded() / 1_000_000 }
  }

  @Test func slopesAreHarmonicMeans() {
    // The slopes are 1, 4/3 and 2.
    #expect(
      values([1, 2, 4], at: [0, 0.25, 0.5, 1, 1.5, 2])
        == [1, 1.234375, 1.458333, 2, 2.916667, 4])
  }

  @Test func curveEndsAtItsFirstAndLastValue() {
    #expect(values([1, 2, 4], at: [-0.3, 3]) == [1, 4])
    #expect(values([5], at: [0, 1]) == [5, 5])
    #expect(MonotoneCurve([]).value(at: 0).isNaN)
  }

  @Test func peakIsNotExceededAndEqualValuesAreLevel() {
    #expect(values([0, 2, 0], at: [0.5, 1, 1.5]) == [1.25, 2, 1.25])
    #expect(values([1, 1, 1], at: [0.5, 1.5]) == [1, 1])
  }
}
