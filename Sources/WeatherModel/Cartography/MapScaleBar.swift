import Glibc

/// A scale bar of the longest length that fits and is 1, 2 or 5 times a power of ten.
///
/// ```swift
/// let map = MapProjection(
///   around: Coordinate(latitude: 0, longitude: 0), zoom: 4, dotWidth: 200, dotHeight: 80)
/// let bar = MapScaleBar(fitting: 40, of: map, units: .metric)
/// // bar.length is 500 km in 40 dots or less
/// ```
public struct MapScaleBar: Hashable, Sendable {
  /// The length in kilometres or miles.
  public var length: Double
  /// The length in dots.
  public var dots: Double

  /// Creates a bar of at most `dots` dots; nil if not even a tenth of a unit fits.
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
