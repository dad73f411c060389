import TestSupport
import Testing

@testable import WeatherModel

@Suite struct FieldLatticeTests {
  private func box(
    zoom: Int, east: Int = 0, north: Int = 0, latitude: Double = 37.57, longitude: Double = 126.98,
    size: (Int, Int) = (200, 58)
  ) -> GeoBox {
    MapProjection(
      around: Coordinate(latitude: latitude, longitude: longitude), zoom: zoom, east: east,
      north: north, dotWidth: size.0 * 2, dotHeight: size.1 * 4
    ).box
  }

  @Test func latticeCoversEveryWindowWithinPointLimit() {
    var random = SeededRandom(seed: 31)
    for _ in 0..<3_000 {
      let limit = Bool.random(using: &random) ? 96 : 40
      let box = box(
        zoom: .random(in: 0...8, using: &random), east: .random(in: -9...9, using: &random),
        north: .random(in: -9...9, using: &random),
        latitude: .random(in: -90...90, using: &random),
        longitude: .random(in: -180...180, using: &random),
        size: (.random(in: 20...300, using: &random), .random(in: 6...90, using: &random)))
      let lattice = FieldLattice(covering: box, limit: limit)
      #expect(lattice.points.count <= limit)
      #expect(Set(lattice.points).count == lattice.points.count)
      for x in [0.001, 0.25, 0.5, 0.999] {
        for y in [0.001, 0.5, 0.999] {
          #expect(
            lattice.columnPosition(box.west + (box.east - box.west) * x) != nil
              && lattice.rowPosition(box.south + (box.north - box.south) * y) != nil)
        }
      }
    }
  }

  @Test func panningEastAddsOnlyNewColumns() {
    let before = FieldLattice(covering: box(zoom: 6), limit: 96)
    let after = FieldLattice(covering: box(zoom: 6, east: 1), limit: 96)
    #expect(before.columnLevel == after.columnLevel && before.rowLevel == after.rowLevel)
    let new = Set(after.points).subtracting(before.points)
    #expect(new.count <= 4 * after.rowCount)
    #expect(!new.isEmpty)
  }

  @Test func latticeStepDependsOnlyOnWindowSize() {
    let levels = (0..<40).map {
      let lattice = FieldLattice(
        covering: GeoBox(
          west: 10.03 * Double($0), south: 20, east: 10.03 * Double($0) + 7, north: 24), limit: 96)
      return [lattice.columnLevel, lattice.rowLevel]
    }
    #expect(Set(levels).count == 1)
  }

  @Test func screenLatticeSharesPointsWithPanelLattice() {
    let panel = FieldLattice(covering: box(zoom: 6, size: (58, 18)), limit: 40)
    let screen = FieldLattice(covering: box(zoom: 6), limit: 96)
    #expect(Set(panel.points).intersection(screen.points).count >= 12)
  }

  @Test func poleIsASinglePoint() {
    let lattice = FieldLattice(
      columnLevel: 4, rowLevel: 4, west: 0, columnCount: 16, south: -4, rowCount: 9)
    #expect(lattice.points.count == 16 * 7 + 2)
    #expect(lattice.points.last?.coordinate == Coordinate(latitude: 90, longitude: 0))
  }

  @Test func longitudesAcrossDateLineAreNormalized() {
    let lattice = FieldLattice(
      covering: GeoBox(west: 175, south: -5, east: 187, north: 5), limit: 96)
    for point in lattice.points {
      #expect((-180.0..<180).contains(point.coordinate.longitude))
    }
    #expect(lattice.columnPosition(-178) == lattice.columnPosition(182))
    #expect(lattice.columnPosition(-178) != nil && lattice.columnPosition(-150) == nil)
  }
}
