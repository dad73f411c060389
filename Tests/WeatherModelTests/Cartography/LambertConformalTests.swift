import Testing
import WeatherModel

@Suite struct LambertConformalTests {
  /// Snyder's numerical example for the sphere, page 295.
  @Test func pointMatchesTheExampleOfSnyder() {
    let projection = LambertConformal(
      radius: 1, parallels: (33, 45), origin: Coordinate(latitude: 23, longitude: -96))
    let found = projection.point(Coordinate(latitude: 35, longitude: -75))
    #expect(abs(found.east - 0.2966785) < 1e-6 && abs(found.north - 0.2462112) < 1e-6)
    let origin = projection.point(Coordinate(latitude: 23, longitude: -96))
    #expect(abs(origin.east) < 1e-12 && abs(origin.north) < 1e-12)
  }

  /// Computed from Snyder's formulas for a tangent cone.
  @Test func coneMayTouchTheSphereAtOneParallel() {
    let projection = LambertConformal(
      radius: 6371, parallels: (38.5, 38.5), origin: Coordinate(latitude: 38.5, longitude: -97.5))
    let found = projection.point(Coordinate(latitude: 21.138, longitude: -122.72))
    #expect(abs(found.east + 2697.4763) < 0.001 && abs(found.north + 1587.2490) < 0.001)
  }

  @Test(
    arguments: [
      (-96, 179, -181), (-96, 84.5, -275.5), (170, -170, 190), (170, -9.5, 350.5),
      (170, -10.5, -10.5),
    ] as [(Double, Double, Double)])
  func longitudesAreMeasuredTheShortWayRound(meridian: Double, longitude: Double, same: Double) {
    let projection = LambertConformal(
      radius: 1, parallels: (33, 45), origin: Coordinate(latitude: 23, longitude: meridian))
    let found = projection.point(Coordinate(latitude: 40, longitude: longitude))
    let other = projection.point(Coordinate(latitude: 40, longitude: same))
    #expect(abs(found.east - other.east) < 1e-9 && abs(found.north - other.north) < 1e-9)
    let turn = (longitude - meridian + 540).truncatingRemainder(dividingBy: 360) - 180
    #expect((found.east > 0) == (turn > 0))
  }

  /// The meridian opposite to the origin lies at both edges.
  @Test func oppositeMeridianKeepsItsSide() {
    let projection = LambertConformal(
      radius: 1, parallels: (33, 45), origin: Coordinate(latitude: 23, longitude: 0))
    #expect(projection.point(Coordinate(latitude: 40, longitude: 180)).east > 0)
    #expect(projection.point(Coordinate(latitude: 40, longitude: -180)).east < 0)
  }

  @Test func polesAreFinite() {
    let projection = LambertConformal(
      radius: 1, parallels: (33, 45), origin: Coordinate(latitude: 23, longitude: 0))
    let north = projection.point(Coordinate(latitude: 90, longitude: 50))
    // The apex of the cone.
    #expect(abs(north.east) < 0.01 && abs(north.north - 1.5071429) < 0.01)
    let south = projection.point(Coordinate(latitude: -90, longitude: 0))
    #expect(south.north.isFinite && south.north < -100)
  }
}
