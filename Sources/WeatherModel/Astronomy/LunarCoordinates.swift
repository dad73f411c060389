/// The position of the moon on the celestial sphere, in degrees, from the largest terms of Meeus,
/// "Astronomical Algorithms", chapter 47 (from Chapront's ELP-2000/82). The longitude is accurate
/// to 0.02°, the latitude to 0.05°.
struct LunarCoordinates {
  /// The ecliptic longitude, referred to the mean equinox of the date, without nutation.
  var longitude: Double
  var latitude: Double
  /// The distance in kilometres between the centres of the earth and the moon.
  var distance: Double

  init(_ time: JulianTime) {
    let t = time.dynamicalCenturies
    let meanLongitude = 218.3164477 + t * (481_267.88123421 - t * 0.0015786)
    let elongation = 297.8501921 + t * (445_267.1114034 - t * 0.0018819)
    let sunAnomaly = 357.5291092 + t * (35_999.0502909 - t * 0.0001536)
    let moonAnomaly = 134.9633964 + t * (477_198.8675055 + t * 0.0087414)
    let node = 93.2720950 + t * (483_202.0175233 - t * 0.0036539)
    let eccentricity = 1 - t * (0.002516 + t * 0.0000074)

    var longitudeSum = 0.0
    var distanceSum = 0.0
    for term in Self.longitudeTerms {
      let argument =
        term.elongation * elongation + term.sun * sunAnomaly + term.moon * moonAnomaly
        + term.node * node
      let factor = term.sun == 0 ? 1 : eccentricity
      longitudeSum += factor * term.sine * Degrees.sine(argument)
      distanceSum += factor * term.cosine * Degrees.cosine(argument)
    }
    longitude = Degrees.wrapped(meanLongitude + longitudeSum / 1_000_000)
    distance = 385_000.56 + distanceSum / 1000

    var latitudeSum = 0.0
    for term in Self.latitudeTerms {
      latitudeSum +=
        term.sine
        * Degrees.sine(term.elongation * elongation + term.moon * moonAnomaly + term.node * node)
    }
    latitude = latitudeSum / 1_000_000
  }

  /// One periodic term: the multiples of the four arguments, and the coefficients of the sine and
  /// the cosine.
  private struct Term {
    var elongation: Double
    var sun: Double
    var moon: Double
    var node: Double
    /// The coefficient of the sine, in millionths of a degree.
    var sine: Double
    /// The coefficient of the cosine, in metres.
    var cosine: Double

    init(
      _ elongation: Double, _ sun: Double, _ moon: Double, _ node: Double, _ sine: Double,
      _ cosine: Double = 0
    ) {
      self.elongation = elongation
      self.sun = sun
      self.moon = moon
      self.node = node
      self.sine = sine
      self.cosine = cosine
    }
  }

  /// Table 47.A, the terms above 0.0023°.
  private static let longitudeTerms = [
    Term(0, 0, 1, 0, 6_288_774, -20_905_355),
    Term(2, 0, -1, 0, 1_274_027, -3_699_111),
    Term(2, 0, 0, 0, 658_314, -2_955_968),
    Term(0, 0, 2, 0, 213_618, -569_925),
    Term(0, 1, 0, 0, -185_116, 48_888),
    Term(0, 0, 0, 2, -114_332, -3149),
    Term(2, 0, -2, 0, 58_793, 246_158),
    Term(2, -1, -1, 0, 57_066, -152_138),
    Term(2, 0, 1, 0, 53_322, -170_733),
    Term(2, -1, 0, 0, 45_758, -204_586),
    Term(0, 1, -1, 0, -40_923, -129_620),
    Term(1, 0, 0, 0, -34_720, 108_743),
    Term(0, 1, 1, 0, -30_383, 104_755),
    Term(2, 0, 0, -2, 15_327, 10_321),
    Term(0, 0, 1, 2, -12_528),
    Term(0, 0, 1, -2, 10_980, 79_661),
    Term(4, 0, -1, 0, 10_675, -34_782),
    Term(0, 0, 3, 0, 10_034, -23_210),
    Term(4, 0, -2, 0, 8548, -21_636),
    Term(2, 1, -1, 0, -7888, 24_208),
    Term(2, 1, 0, 0, -6766, 30_824),
    Term(1, 0, -1, 0, -5163, -8379),
    Term(1, 1, 0, 0, 4987, -16_675),
    Term(2, -1, 1, 0, 4036, -12_831),
    Term(2, 0, 2, 0, 3994, -10_445),
    Term(4, 0, 0, 0, 3861, -11_650),
    Term(2, 0, -3, 0, 3665, 14_403),
    Term(0, 1, -2, 0, -2689, -7003),
    Term(2, 0, -1, 2, -2602),
    Term(2, -1, -2, 0, 2390, 10_056),
    Term(1, 0, 1, 0, -2348, 6322),
  ]

  /// Table 47.B, the terms above 0.01° that do not depend on the sun's anomaly.
  private static let latitudeTerms = [
    Term(0, 0, 0, 1, 5_128_122),
    Term(0, 0, 1, 1, 280_602),
    Term(0, 0, 1, -1, 277_693),
    Term(2, 0, 0, -1, 173_237),
    Term(2, 0, -1, 1, 55_413),
    Term(2, 0, -1, -1, 46_271),
    Term(2, 0, 0, 1, 32_573),
    Term(0, 0, 2, 1, 17_198),
  ]
}
