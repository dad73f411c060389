import Glibc
import WeatherModel

/// A point on the globe as the sample's formulas need it: what lies polewards has the greater
/// ``poleward`` on both sides of the equator.
struct SamplePoint {
  /// Degrees north.
  let latitude: Double
  /// Degrees east.
  let longitude: Double
  /// The sine of the latitude.
  let sine: Double
  /// The cosine of the latitude.
  let cosine: Double

  /// Kilometres in a degree of a great circle.
  static let degree = Coordinate.earthRadius * .pi / 180

  init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
    sine = sin(latitude * .pi / 180)
    cosine = max(0, cos(latitude * .pi / 180))
  }

  /// Returns the point a number of degrees further east.
  init(_ point: SamplePoint, east degrees: Double) {
    latitude = point.latitude
    longitude = point.longitude + degrees
    sine = point.sine
    cosine = point.cosine
  }

  init(_ coordinate: Coordinate) {
    self.init(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }

  /// Degrees from the equator.
  var poleward: Double { abs(latitude) }
  /// 1 in the north, −1 in the south.
  var side: Double { latitude < 0 ? -1 : 1 }
}

extension Double {
  /// 1 at 0, falling to both sides nearly as a Gauss curve, to 0 at 2.
  var bell: Double {
    let rest = max(0, 1 - self * self / 4)
    return rest * rest * rest * rest
  }

  /// The number where it is small, and never beyond −1 and 1.
  var bounded: Double { self / (1 + self * self).squareRoot() }

  /// The number, or the nearer of 0 and 1.
  var clampedShare: Double { Swift.min(1, Swift.max(0, self)) }

  /// 0 below `low`, 1 above `high`, and a smooth curve between.
  func ramp(_ low: Double, _ high: Double) -> Double {
    let share = ((self - low) / (high - low)).clampedShare
    return share * share * (3 - 2 * share)
  }
}
