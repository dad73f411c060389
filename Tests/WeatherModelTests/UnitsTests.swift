import Testing

@testable import WeatherModel

@Suite struct UnitsTests {
  @Test(arguments: [
    // A temperature of 15°, a difference of 10°, 8046.72 m and 12.7 mm.
    (UnitSystem.metric, 15.0, 10.0, 8.04672, 12.7), (.imperial, 59, 18, 5, 0.5),
    (.uk, 15, 10, 5, 12.7),
  ])
  func valuesAreConvertedToTheirUnits(
    units: UnitSystem, temperature: Double, difference: Double, distance: Double, rain: Double
  ) {
    #expect(abs(units.temperature(15) - temperature) < 1e-9)
    #expect(abs(units.temperatureDifference(10) - difference) < 1e-9)
    #expect(abs(units.distance(8046.72) - distance) < 1e-9)
    #expect(abs(units.precipitation(12.7) - rain) < 1e-9)
  }

  /// A knot is 1852 m an hour, a mile 1609.344 m.
  @Test(arguments: [
    (WindUnit.metresPerSecond, 463.0, 463.0, 1), (.kilometresPerHour, 463, 1666.8, 0),
    (.milesPerHour, 1609.344, 3600, 0), (.knots, 463, 900, 0), (.beaufort, 9, 5, 0),
  ])
  func windIsConvertedToItsUnit(unit: WindUnit, speed: Double, expected: Double, digits: Int) {
    #expect(abs(unit.speed(speed) - expected) < 1e-6 && unit.digits == digits)
  }

  @Test(arguments: [
    (PressureUnit.hectopascals, 1013.25, 0), (.millimetresOfMercury, 760, 0),
    (.inchesOfMercury, 29.92, 2),
  ])
  func pressureIsConvertedToItsUnit(unit: PressureUnit, expected: Double, digits: Int) {
    #expect(abs(unit.pressure(1013.25) - expected) < 0.005 && unit.digits == digits)
  }

  @Test(
    arguments: [
      (0, .north), (22.4, .north), (22.5, .northEast), (67.4, .northEast), (67.5, .east),
      (112.5, .southEast), (157.5, .south), (202.4, .south), (202.5, .southWest), (247.5, .west),
      (292.5, .northWest), (337.4, .northWest), (337.5, .north), (360, .north), (450, .east),
      (-90, .west), (-22.6, .northWest), (3600 + 180, .south), (.nan, .north), (.infinity, .north),
    ] as [(Double, CompassPoint)])
  func directionIsTheNearestCompassPoint(degrees: Double, point: CompassPoint) {
    #expect(CompassPoint(degrees: degrees) == point)
  }

  @Test func oppositeCompassPointsAreHalfATurnApart() {
    #expect(
      CompassPoint.allCases.map(\.opposite) == [
        .south, .southWest, .west, .northWest, .north, .northEast, .east, .southEast,
      ])
  }

  @Test func beaufortForceIsClampedToTheScale() {
    let forces = [-1, 0, 7, 12, 13].map { BeaufortForce(number: $0).number }
    #expect(forces == [0, 0, 7, 12, 12])
    #expect(BeaufortForce(metresPerSecond: 90).number == 12)
  }

  @Test func windClassesAreOrderedByStrength() {
    let order = WindClass.allCases.flatMap { left in WindClass.allCases.map { left < $0 } }
    #expect(order == [false, true, true, false, false, true, false, false, false])
  }
}
