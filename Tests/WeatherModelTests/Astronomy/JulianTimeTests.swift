import Testing

@testable import WeatherModel

@Suite struct JulianTimeTests {
  /// Meeus, examples 12.a and 12.b. The last two are computed from formula 12.4, far enough from
  /// 2000 that all its terms matter.
  @Test(
    arguments: [
      (545_011_200, 197.693195, 1e-6), (545_080_860, 128.7378734, 1e-6),
      (-20_000_000_000, 7.800800949, 1e-6), (30_000_000_123, 59.445216507, 1e-6),
    ] as [(Double, Double, Double)])
  func siderealTimeFollowsTheFormulaOfMeeus(seconds: Double, degrees: Double, tolerance: Double) {
    let time = JulianTime(Date(timeIntervalSince1970: seconds))
    #expect(abs(time.siderealDegrees - degrees) < tolerance)
  }

  /// NASA's polynomial: 64.67 s at the beginning of 2005 and 93.00 s at that of 2050.
  @Test(arguments: [(2_453_370.75, 64.67), (2_469_807.0, 93.00)])
  func dynamicalTimeIsAheadOfUniversalTime(day: Double, expected: Double) {
    let time = JulianTime(Date(timeIntervalSince1970: (day - 2_440_587.5) * 86_400))
    let centuries = time.dynamicalCenturies - time.universalCenturies
    #expect(abs(centuries * 36_525 * 86_400 - expected) < 0.01)
  }

  @Test(
    arguments: [
      (0, 0, 0), (359.5, 359.5, -0.5), (360, 0, 0), (720.5, 0.5, 0.5), (-90, 270, -90),
      (-0.25, 359.75, -0.25), (180, 180, -180), (190, 190, -170), (-360, 0, 0),
      (360.75, 0.75, 0.75),
    ] as [(Double, Double, Double)])
  func directionsAreWrappedToOneTurn(degrees: Double, wrapped: Double, signed: Double) {
    #expect(Degrees.wrapped(degrees) == wrapped)
    #expect(Degrees.signed(degrees) == signed)
  }

  /// Adding a turn to a tiny negative angle yields exactly 360.
  @Test func wrappedDirectionIsBelow360() {
    #expect(Degrees.wrapped(-1e-20) == 0)
  }

  @Test func trigonometryIsInDegrees() {
    #expect(abs(Degrees.sine(30) - 0.5) < 1e-12)
    #expect(abs(Degrees.cosine(60) - 0.5) < 1e-12)
    #expect(abs(Degrees.arcSine(0.5) - 30) < 1e-12)
    #expect(abs(Degrees.arcCosine(0.5) - 60) < 1e-12)
    #expect(abs(Degrees.arcTangent(1, 1) - 45) < 1e-12)
    #expect(abs(Degrees.arcSine(1.000_000_1) - 90) < 1e-12)
    #expect(abs(Degrees.arcSine(-1.000_000_1) + 90) < 1e-12)
    #expect(abs(Degrees.arcCosine(-1.000_000_1) - 180) < 1e-12)
    #expect(abs(Degrees.arcCosine(1.000_000_1)) < 1e-12)
  }
}
