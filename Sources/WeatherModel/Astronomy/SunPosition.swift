/// The position of the sun in the sky at a place.
///
/// Uses the method of NOAA's solar calculator, which is the low-accuracy theory of Meeus,
/// "Astronomical Algorithms", chapter 25. It is accurate to 0.01° from 1950 to 2050.
///
/// ```swift
/// let equinox = Date(timeIntervalSince1970: 1_774_008_000)
/// let sun = SunPosition(at: equinox, from: Coordinate(latitude: 0, longitude: 0))
/// // sun.altitude is 88: nearly overhead at noon on the equator
/// ```
public struct SunPosition: Hashable, Sendable {
  /// The altitude of the sun's centre above the horizon in degrees, without refraction; negative
  /// below the horizon.
  public var altitude: Double

  /// Creates the sun's position at `moment` as seen from `coordinate`.
  public init(at moment: Date, from coordinate: Coordinate) {
    let time = JulianTime(moment)
    let sun = SolarCoordinates(time)
    let hourAngle = time.siderealDegrees + coordinate.longitude - sun.rightAscension
    let latitude = coordinate.latitude
    // Meeus 13.6.
    altitude = Degrees.arcSine(
      Degrees.sine(latitude) * Degrees.sine(sun.declination)
        + Degrees.cosine(latitude) * Degrees.cosine(sun.declination) * Degrees.cosine(hourAngle))
  }
}

/// The position of the sun on the celestial sphere (Meeus, chapter 25), in degrees.
struct SolarCoordinates {
  /// The apparent longitude on the ecliptic.
  var longitude: Double
  var rightAscension: Double
  var declination: Double
  /// The distance in kilometres between the centres of the earth and the sun.
  var distance: Double

  init(_ time: JulianTime) {
    let t = time.dynamicalCenturies
    let meanLongitude = 280.46646 + t * (36_000.76983 + t * 0.0003032)
    let meanAnomaly = 357.52911 + t * (35_999.05029 - t * 0.0001537)
    let eccentricity = 0.016708634 - t * (0.000042037 + t * 0.0000001267)
    let centre =
      (1.914602 - t * (0.004817 + t * 0.000014)) * Degrees.sine(meanAnomaly)
      + (0.019993 - t * 0.000101) * Degrees.sine(2 * meanAnomaly)
      + 0.000289 * Degrees.sine(3 * meanAnomaly)
    let node = 125.04 - 1934.136 * t
    let obliquity =
      23.43929111 - t * (0.013004167 + t * (0.000000164 - t * 0.000000504))
      + 0.00256 * Degrees.cosine(node)
    longitude = Degrees.wrapped(
      meanLongitude + centre - 0.00569 - 0.00478 * Degrees.sine(node))
    rightAscension = Degrees.wrapped(
      Degrees.arcTangent(
        Degrees.cosine(obliquity) * Degrees.sine(longitude), Degrees.cosine(longitude)))
    declination = Degrees.arcSine(Degrees.sine(obliquity) * Degrees.sine(longitude))
    let astronomicalUnit = 149_597_870.7
    distance =
      astronomicalUnit * 1.000001018 * (1 - eccentricity * eccentricity)
      / (1 + eccentricity * Degrees.cosine(meanAnomaly + centre))
  }
}
