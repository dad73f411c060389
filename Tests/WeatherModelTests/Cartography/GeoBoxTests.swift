import Testing

@testable import WeatherModel

/// Edges belong to a box, and longitudes repeat after a turn.
@Suite struct GeoBoxTests {
  private let box = GeoBox(west: 10, south: 20, east: 30, north: 40)

  @Test(
    arguments: [
      (20, 10, true), (40, 30, true), (19.999, 20, false), (40.001, 20, false),
      (30, 9.999, false), (30, 30.001, false), (30, 370, true), (30, 390, true), (30, 390.5, false),
      (30, 369.5, false), (30, -350, true), (30, -330, true), (30, -350.5, false),
      (30, -329.5, false), (.nan, 20, false), (30, .nan, false),
    ] as [(Double, Double, Bool)])
  func boxContainsItsEdges(latitude: Double, longitude: Double, expected: Bool) {
    #expect(box.contains(Coordinate(latitude: latitude, longitude: longitude)) == expected)
  }

  @Test func worldHasAllLongitudes() {
    #expect(GeoBox.world == GeoBox(west: -180, south: -90, east: 180, north: 90))
    #expect(GeoBox.world.isAllAround)
    #expect(!GeoBox(west: -180, south: -90, east: 179.9, north: 90).isAllAround)
  }

  /// A box from 1° to 2° in both directions, and neighbours that share an edge or nearly do.
  @Test(
    arguments: [
      ([2, 1, 3, 2], true), ([2.001, 1, 3, 2], false), ([0, 1, 1, 2], true),
      ([0, 1, 0.999, 2], false), ([1, 2, 2, 3], true), ([1, 2.001, 2, 3], false),
      ([1, 0, 2, 1], true), ([1, 0, 2, 0.999], false),
      ([362, 1, 363, 2], true), ([362.5, 1, 363, 2], false), ([360, 1, 361, 2], true),
      ([360, 1, 360.5, 2], false), ([-358, 1, -357, 2], true), ([-357.5, 1, -357, 2], false),
      ([-360, 1, -359, 2], true), ([-360, 1, -359.5, 2], false),
    ] as [([Double], Bool)])
  func boxesTouchAtTheirEdges(edges: [Double], expected: Bool) {
    let other = GeoBox(west: edges[0], south: edges[1], east: edges[2], north: edges[3])
    #expect(other.touches(west: 1, 1, 2, 2) == expected)
  }
}
