import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// The areas of GeoJSON geometries.
@Suite struct WarningGeometryTests {
  private static let square = "[[0, 0], [4, 0], [4, 4], [0, 4], [0, 0]]"
  private static let hole = "[[1, 1], [3, 1], [3, 3], [1, 3], [1, 1]]"
  private static let broken = "[[0, 0], [400, 0], [4, 4], [0, 0]]"

  private func area(_ type: String, _ coordinates: String) throws -> WarningArea? {
    try decoded(
      WarningGeometry.self, #"{"type": "\#(type)", "coordinates": \#(coordinates)}"#
    ).area
  }

  @Test func aHoleIsOutside() throws {
    let area = try #require(try area("Polygon", "[\(Self.square), \(Self.hole)]"))
    #expect(area.contains(Coordinate(latitude: 0.5, longitude: 2)))
    #expect(!area.contains(Coordinate(latitude: 2, longitude: 2)))
  }

  /// Corners, sides and points of the hole's sides.
  @Test(arguments: [(0.0, 0.0), (4, 4), (0, 2), (2, 4), (4, 1.3), (1, 2), (2, 3), (1, 1)])
  func anEdgeBelongsToTheArea(latitude: Double, longitude: Double) throws {
    let area = try #require(try area("Polygon", "[\(Self.square), \(Self.hole)]"))
    #expect(area.contains(Coordinate(latitude: latitude, longitude: longitude)))
  }

  @Test(arguments: [(0.5, 0.5), (0.25, 0.75), (0.75, 0.25)])
  func slantedEdgeIsInsideAndPointsBesideItAreOutside(latitude: Double, longitude: Double) throws {
    let area = try #require(try area("Polygon", "[[[0, 0], [1, 0], [0, 1], [0, 0]]]"))
    #expect(area.contains(Coordinate(latitude: latitude, longitude: longitude)))
    #expect(!area.contains(Coordinate(latitude: latitude + 1e-5, longitude: longitude)))
    #expect(!area.contains(Coordinate(latitude: latitude, longitude: longitude + 1e-5)))
  }

  /// The line of a side is longer than the side.
  @Test(arguments: [(0.0, 5.0), (0, -1), (5, 0), (4, 4.001)])
  func theLineBeyondASideIsOutside(latitude: Double, longitude: Double) throws {
    let area = try #require(try area("Polygon", "[\(Self.square)]"))
    #expect(!area.contains(Coordinate(latitude: latitude, longitude: longitude)))
  }

  @Test func threeCornersWithHeightsAreAnArea() throws {
    let area = try #require(try area("Polygon", "[[[0, 0, 9], [4, 0, 9], [4, 4, 9]]]"))
    #expect(area.contains(Coordinate(latitude: 1, longitude: 3)))
    #expect(!area.contains(Coordinate(latitude: 3, longitude: 1)))
  }

  private static let triangle = "38,-107 38,-103 41,-103"

  @Test(
    arguments: [
      ([triangle], [], (1, 0)), ([triangle], ["38,-107 5"], (1, 1)), ([], ["38,-107 0"], (0, 1)),
      ([triangle, triangle], ["38,-107 5", "38,-107 6"], (2, 2)), ([], [], nil),
      (["38,-107 38,-103"], [], nil), ([triangle, "38,-107 38,-103 41"], [], nil),
      ([triangle], ["38,-107 -1"], nil), ([triangle], ["38,-107"], nil),
      ([triangle], ["38,-107,5 5"], nil), ([triangle], ["38,-107 5 5"], nil),
      ([triangle], ["38,-107 inf"], nil), ([triangle], ["98,-107 5"], nil),
    ] as [([String], [String], (Int, Int)?)])
  func aMalformedPartOfAMessageMakesItsAreaUnknown(
    polygons: [String], circles: [String], counts: (Int, Int)?
  ) {
    var info = CAPDocument.Info()
    (info.polygons, info.circles) = (polygons, circles)
    let area = WarningArea(info)
    #expect(area?.polygons.count == counts?.0 && area?.circles.count == counts?.1)
  }

  @Test func eachPolygonHasItsOwnHoles() throws {
    let other = "[[2, 2], [6, 2], [6, 6], [2, 6], [2, 2]]"
    let area = try #require(
      try area("MultiPolygon", "[[\(Self.square), \(Self.hole)], [\(other)]]"))
    // In the hole of the first, but in the second.
    #expect(area.contains(Coordinate(latitude: 2.5, longitude: 2.5)))
    #expect(!area.contains(Coordinate(latitude: 1.5, longitude: 1.5)))
    #expect(area.contains(Coordinate(latitude: 5, longitude: 5)))
    #expect(!area.contains(Coordinate(latitude: 5, longitude: 1)))
  }

  @Test(arguments: [(179.5, true), (-179.5, true), (180, true), (178.9, false), (-178.9, false)])
  func anAreaCrossesTheDateLine(longitude: Double, isInside: Bool) throws {
    let area = try #require(
      try area("Polygon", "[[[179, 0], [-179, 0], [-179, 1], [179, 1], [179, 0]]]"))
    #expect(area.contains(Coordinate(latitude: 0.5, longitude: longitude)) == isInside)
  }

  /// Without its outline a hole would become the area, and without one of its polygons a place in
  /// it would count as outside.
  @Test(
    arguments: [
      ("Polygon", "[\(broken), \(hole)]"), ("Polygon", "[\(square), \(broken)]"),
      ("MultiPolygon", "[[\(square)], [\(broken)]]"), ("Polygon", "[]"), ("Point", "[1, 2]"),
      ("Polygon", "[[[0, 0], [4, 0]]]"), ("Polygon", "[[[0, 0], [4, 0], [4]]]"),
      ("Polygon", "[\(square), [[0, 0], [4, 0]]]"),
    ])
  func aMalformedRingMakesTheAreaUnknown(type: String, coordinates: String) throws {
    #expect(try area(type, coordinates) == nil)
  }
}
