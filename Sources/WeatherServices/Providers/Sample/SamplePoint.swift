import Glibc
import WeatherModel

/// A point on the globe with precomputed values for the sample's formulas. ``poleward`` grows
/// towards the pole on both sides of the equator.
struct SamplePoint {
  /// Degrees north.
  let latitude: Double
  /// Degrees east.
  let longitude: Double
  /// The sine of the latitude.
  let sine: Double
  /// The cosine of the latitude.
  let cosine: Double

  /// The kilometres in a degree of a great circle.
  static let degree = Coordinate.earthRadius * .pi / 180

  init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
    sine = sin(latitude * .pi / 180)
    cosine = max(0, cos(latitude * .pi / 180))
  }

  /// Creates the point a number of degrees further east.
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
  /// A bell curve: 1 at 0, close to a Gaussian, and 0 from 2 on.
  var bell: Double {
    let rest = max(0, 1 - self * self / 4)
    return rest * rest * rest * rest
  }

  /// The number compressed to −1 to 1; small numbers are hardly changed.
  var bounded: Double { self / (1 + self * self).squareRoot() }

  /// The number clamped to 0 to 1.
  var clampedShare: Double { Swift.min(1, Swift.max(0, self)) }

  /// Returns a smooth ramp: 0 below `low`, 1 above `high`.
  func ramp(_ low: Double, _ high: Double) -> Double {
    let share = ((self - low) / (high - low)).clampedShare
    return share * share * (3 - 2 * share)
  }
}
