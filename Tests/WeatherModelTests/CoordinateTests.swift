import Testing
import WeatherModel

/// Great circles on a sphere. The expected values are computed from vectors.
@Suite struct CoordinateTests {
  @Test(
    arguments: [
      (0, 0, 90, 0, 10_007.5572), (0, 0, 0, 180, 20_015.1144), (45, 10, -45, -170, 20_015.1144),
      (50.0663, -5.7147, 58.644, -3.07, 968.8765), (35, 179, -20, -170, 6225.0720),
      (-33.87, 151.21, 51.5, -0.12, 16_994.0316), (12, 34, 12, 34, 0),
    ] as [(Double, Double, Double, Double, Double)])
  func distanceIsThatOfTheGreatCircle(
    north: Double, east: Double, otherNorth: Double, otherEast: Double, expected: Double
  ) {
    let one = Coordinate(latitude: north, longitude: east)
    let other = Coordinate(latitude: otherNorth, longitude: otherEast)
    #expect(abs(one.kilometres(to: other) - expected) < 0.001)
    #expect(abs(other.kilometres(to: one) - expected) < 0.001)
  }

  @Test(
    arguments: [
      (0, 0, 1, 0, 0), (0, 0, 0, 1, 90), (0, 0, -1, 0, 180), (0, 0, 0, -1, 270),
      (50.0663, -5.7147, 58.644, -3.07, 9.119508), (35, 179, -20, -170, 167.507050),
      (-33.87, 151.21, 51.5, -0.12, 319.151029),
    ] as [(Double, Double, Double, Double, Double)])
  func bearingIsClockwiseFromNorth(
    north: Double, east: Double, otherNorth: Double, otherEast: Double, expected: Double
  ) {
    let one = Coordinate(latitude: north, longitude: east)
    let other = Coordinate(latitude: otherNorth, longitude: otherEast)
    #expect(abs(one.bearing(to: other) - expected) < 1e-6)
  }

  @Test(
    arguments: [
      (53.3206, -1.7297, 124.8, 96.0217, 53.188314, 0.133298),
      (50, 170, 1500, 60, 55.073050, -169.338052), (-60, -175, 2000, 200, -75.647049, 159.783511),
      (0, 0, 10_007.557221, 0, 90, 0), (10, 20, 0, 123, 10, 20),
    ] as [(Double, Double, Double, Double, Double, Double)])
  func movedPointLiesInTheDirection(
    north: Double, east: Double, kilometres: Double, bearing: Double, expectedNorth: Double,
    expectedEast: Double
  ) {
    let found = Coordinate(latitude: north, longitude: east)
      .moved(kilometres: kilometres, bearing: bearing)
    #expect(abs(found.latitude - expectedNorth) < 1e-5)
    // At the pole the longitude has no meaning.
    #expect(expectedNorth == 90 || abs(found.longitude - expectedEast) < 1e-5)
  }

  @Test(
    arguments: [
      (90, 180, true), (-90, -180, true), (90.001, 0, false), (-90.001, 0, false),
      (0, 180.001, false), (0, -180.001, false), (.nan, 0, false), (0, .infinity, false),
    ] as [(Double, Double, Bool)])
  func coordinatesAreValidatedAtTheirLimits(latitude: Double, longitude: Double, isValid: Bool) {
    #expect((Coordinate(validating: latitude, longitude: longitude) != nil) == isValid)
  }
}
