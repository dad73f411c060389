import Glibc

/// A moment in the time scales of Meeus, "Astronomical Algorithms" (2nd edition, 1998).
struct JulianTime {
  /// The Julian day in Universal Time.
  var universalDay: Double

  init(_ moment: Date) {
    // The Unix epoch is Julian day 2440587.5.
    universalDay = moment.timeIntervalSince1970 / 86_400 + 2_440_587.5
  }

  /// Centuries of Universal Time since 2000-01-01 12:00.
  var universalCenturies: Double { (universalDay - 2_451_545) / 36_525 }

  /// Centuries of Dynamical Time since 2000-01-01 12:00 TT.
  ///
  /// The difference from Universal Time is Espenak and Meeus's polynomial for 2005 to 2050 (NASA,
  /// "Five Millennium Canon of Solar Eclipses"), accurate to half a minute from 1970 to 2060.
  var dynamicalCenturies: Double {
    let years = (universalDay - 2_451_544.5) / 365.25
    let difference = 62.92 + 0.32217 * years + 0.005589 * years * years
    return universalCenturies + difference / 86_400 / 36_525
  }

  /// Greenwich mean sidereal time in degrees (Meeus 12.4).
  var siderealDegrees: Double {
    let centuries = universalCenturies
    return Degrees.wrapped(
      280.46061837 + 360.98564736629 * (universalDay - 2_451_545)
        + centuries * centuries * (0.000387933 - centuries / 38_710_000))
  }
}

/// Trigonometry in degrees.
enum Degrees {
  static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
  static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
  static func arcSine(_ sine: Double) -> Double { asin(min(1, max(-1, sine))) * 180 / .pi }
  static func arcCosine(_ cosine: Double) -> Double { acos(min(1, max(-1, cosine))) * 180 / .pi }
  static func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) * 180 / .pi }

  /// Returns the same direction in 0 ..< 360.
  static func wrapped(_ degrees: Double) -> Double {
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    let positive = rest < 0 ? rest + 360 : rest
    return positive < 360 ? positive : 0
  }

  /// Returns the same direction in -180 ..< 180.
  static func signed(_ degrees: Double) -> Double { wrapped(degrees + 180) - 180 }
}
