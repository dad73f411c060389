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

  /// Without its outline a hole would become the area, and without one of its polygons a place in
  /// it would count as outside.
  @Test(
    arguments: [
      ("Polygon", "[\(broken), \(hole)]"), ("Polygon", "[\(square), \(broken)]"),
      ("MultiPolygon", "[[\(square)], [\(broken)]]"), ("Polygon", "[]"), ("Point", "[1, 2]"),
    ])
  func aMalformedRingMakesTheAreaUnknown(type: String, coordinates: String) throws {
    #expect(try area(type, coordinates) == nil)
  }
}
