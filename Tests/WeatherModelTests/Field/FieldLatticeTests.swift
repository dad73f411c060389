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

  /// The finest lattice of at most a number of points, counted for the worst position of the
  /// window, whose cells are at most 2.9 times as long as wide on the ground; computed
  /// independently.
  @Test(
    arguments: [
      ([120, 30, 135, 42], 96, [8, 7, 85, 12, 10, 6]),
      ([-10, -5, 10, 5], 40, [7, 6, 124, 9, -1, 3]),
      ([-180, -90, 180, 90], 96, [4, 3, 0, 16, -2, 5]), ([0, 0, 360, 90], 40, [3, 3, 0, 8, 0, 3]),
      ([170, 60, 200, 80], 96, [5, 8, 15, 4, 42, 16]),
      ([-75, -85, -60, -70], 40, [6, 7, 50, 5, -31, 8]),
      ([126.5, 37.2, 127.4, 37.8], 40, [11, 10, 719, 7, 105, 4]),
      ([-300, -20, -250, 20], 96, [5, 6, 5, 6, -4, 9]),
      ([10, 80, 50, 100], 96, [4, 8, 0, 4, 56, 9]),
      ([10, -100, 50, -80], 96, [4, 8, 0, 4, -64, 9]),
      ([-0.5, -0.5, 0.5, 0.5], 6, [2, 2, 3, 3, -1, 3]),
      ([-180, -120, 180, 120], 96, [4, 3, 0, 16, -2, 5]),
      ([20, 45, 30, 50], 96, [8, 8, 14, 9, 32, 5]), ([0, -30, 90, 30], 96, [5, 5, 0, 9, -3, 7]),
      ([100, 0, 460, 10], 96, [5, 5, 0, 32, 0, 2]),
      ([22.5, 11.25, 45, 22.5], 96, [7, 7, 8, 9, 4, 5]),
      ([3, 70, 9, 72], 40, [7, 10, 1, 4, 199, 7]),
    ] as [([Double], Int, [Int])])
  func latticeIsTheFinestWithinTheLimit(edges: [Double], limit: Int, expected: [Int]) {
    let lattice = FieldLattice(
      covering: GeoBox(west: edges[0], south: edges[1], east: edges[2], north: edges[3]),
      limit: limit)
    let found = [
      lattice.columnLevel, lattice.rowLevel, lattice.west, lattice.columnCount, lattice.south,
      lattice.rowCount,
    ]
    #expect(found == expected)
    #expect(lattice.points.count <= limit)
  }

  /// The budgets of requested points.
  @Test func windowsHaveAtMost96And40Points() {
    #expect(FieldLattice.screenLimit == 96 && FieldLattice.panelLimit == 40)
  }

  @Test func emptyWindowHasTheFinestLattice() {
    let lattice = FieldLattice(
      covering: GeoBox(west: 10, south: 0, east: 10, north: 0), limit: FieldLattice.panelLimit)
    #expect(lattice.columnLevel == FieldLattice.finest && lattice.rowLevel == FieldLattice.finest)
    #expect(lattice.columnPosition(10) != nil && lattice.rowPosition(0) != nil)
  }

  /// Columns at 22.5°, 45° and 67.5°, rows at 0°, 22.5° and 45°.
  @Test func positionsOutsideTheLatticeAreUnknown() {
    let lattice = FieldLattice(
      columnLevel: 4, rowLevel: 4, west: 1, columnCount: 3, south: 0, rowCount: 3)
    let exact = FieldLattice.Position(lower: 2, upper: 2, fraction: 0)
    #expect(lattice.columnPosition(67.5) == exact && lattice.rowPosition(45) == exact)
    let first = FieldLattice.Position(lower: 0, upper: 0, fraction: 0)
    #expect(lattice.columnPosition(22.5) == first && lattice.rowPosition(0) == first)
    let middle = FieldLattice.Position(lower: 0, upper: 1, fraction: 0.5)
    #expect(lattice.columnPosition(33.75) == middle && lattice.rowPosition(11.25) == middle)
    for longitude in [22.4, 67.6, 90, -90, .nan, .infinity] {
      #expect(lattice.columnPosition(longitude) == nil)
    }
    for latitude in [-0.1, 45.1, 67.5, 90, -90, .nan, .infinity] {
      #expect(lattice.rowPosition(latitude) == nil)
    }
  }

  @Test func closedLatticeContinuesAfterItsLastColumn() {
    let globe = FieldLattice(
      columnLevel: 3, rowLevel: 4, west: 0, columnCount: 8, south: -4, rowCount: 9)
    #expect(
      globe.columnPosition(337.5) == FieldLattice.Position(lower: 7, upper: 0, fraction: 0.5))
    #expect(
      globe.columnPosition(-22.5) == FieldLattice.Position(lower: 7, upper: 0, fraction: 0.5))
    // Just west of the first column, a turn later.
    let first = FieldLattice.Position(lower: 0, upper: 0, fraction: 0)
    #expect(globe.columnPosition(-1e-20) == first && globe.columnPosition(360) == first)
    #expect(globe.rowPosition(90) == FieldLattice.Position(lower: 8, upper: 8, fraction: 0))
    #expect(globe.rowPosition(90.5) == nil && globe.rowPosition(-90.5) == nil)
  }
}
