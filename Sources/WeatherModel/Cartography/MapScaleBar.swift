import Glibc

/// The length of a scale bar: the longest of 1, 2 or 5 times a power of ten that fits.
public struct MapScaleBar: Hashable, Sendable {
  /// Kilometres or miles.
  public var length: Double
  /// Dots that the length is wide.
  public var dots: Double

  /// A bar of at most `dots` dots; nil when not even a tenth of a unit fits.
  public init?(fitting dots: Int, of projection: MapProjection, units: UnitSystem) {
    let perDot = units.distance(projection.kilometresPerDot * 1000)
    let most = perDot * Double(dots)
    guard perDot > 0, most.isFinite, most >= 0.1 else { return nil }
    let power = pow(10, log10(most).rounded(.down))
    let digit = [5.0, 2].first { $0 * power <= most } ?? 1
    length = digit * power
    self.dots = length / perDot
  }
}
