import Testing
import WeatherModel

@Suite struct PolarStereographicTests {
  /// Snyder's numerical example for the ellipsoid, page 314, mirrored to the north.
  private let projection = PolarStereographic(
    semiMajor: 6_378_388, semiMinor: 6_356_911.946199, trueLatitude: 71, meridian: 100)

  @Test func pointMatchesTheExampleOfSnyder() {
    let point = projection.point(Coordinate(latitude: 75, longitude: -150))
    #expect(abs(point.x - 1_540_033.6) < 0.1 && abs(point.y - 560_526.4) < 0.1)
  }

  @Test func offsetsAreAddedToThePosition() {
    let moved = PolarStereographic(
      semiMajor: 6_378_388, semiMinor: 6_356_911.946199, trueLatitude: 71, meridian: 100,
      falseEast: 1000, falseNorth: 500)
    let point = moved.point(Coordinate(latitude: 75, longitude: -150))
    #expect(abs(point.x - 1_541_033.6) < 0.1 && abs(point.y - 561_026.4) < 0.1)
    let back = moved.coordinate(x: point.x, y: point.y)
    #expect(abs(back.latitude - 75) < 1e-9 && abs(back.longitude + 150) < 1e-9)
  }

  @Test(
    arguments: [
      (0, 1e6, -80), (1e6, 0, -170), (0, -1e6, 100), (-1e6, 0, 10), (0, 0, 100),
    ] as [(Double, Double, Double)])
  func meridianOfTheProjectionRunsDownFromThePole(x: Double, y: Double, longitude: Double) {
    let found = projection.coordinate(x: x, y: y)
    #expect(abs(found.longitude - longitude) < 1e-9)
    #expect((found.latitude > 89.999) == (x == 0 && y == 0))
  }

  @Test func coordinatesRoundTrip() {
    for latitude in stride(from: -60.0, through: 85, by: 14.5) {
      for longitude in stride(from: -179.0, through: 179, by: 35.8) {
        let point = projection.point(Coordinate(latitude: latitude, longitude: longitude))
        let back = projection.coordinate(x: point.x, y: point.y)
        #expect(abs(back.latitude - latitude) < 1e-9 && abs(back.longitude - longitude) < 1e-9)
      }
    }
  }

  /// It is infinitely far away.
  @Test func southPoleIsClampedToAFinitePosition() {
    let pole = projection.point(Coordinate(latitude: -90, longitude: 100))
    #expect(pole.y < -1e9 && pole.y > -1e10)
  }
}
