import Foundation
import TestSupport
import Testing

@testable import WeatherModel

/// Highs and lows among the points of a lattice.
@Suite struct FieldExtremeTests {
  private func slice(_ lattice: FieldLattice, _ value: (Int, Int) -> Double?) throws -> FieldSlice {
    var series: [FieldPoint: FieldSeries] = [:]
    for row in 0..<lattice.rowCount {
      for column in 0..<lattice.columnCount {
        series[lattice.point(column: column, row: row)] = FieldSeries(
          startHour: 0, hourCount: 1
        ) { quantity, _ in quantity == .pressure ? value(column, row) : nil }
      }
    }
    let field = WeatherField(
      lattice: lattice, provider: .sample, receivedAt: Date(timeIntervalSince1970: 0),
      series: series)
    return try #require(field.slice(.pressure, hour: 0))
  }

  private let lattice = FieldLattice(
    columnLevel: 6, rowLevel: 6, west: 60, columnCount: 8, south: 2, rowCount: 6)

  @Test func extremeIsHigherOrLowerThanAllNeighbors() throws {
    let slice = try slice(lattice) { column, row in
      (column, row) == (2, 3) ? 1030 : (column, row) == (5, 2) ? 980 : 1010
    }
    #expect(slice.extremes.map(\.value) == [980, 1030])
    #expect(slice.extremes.map(\.isHigh) == [false, true])
    #expect(slice.extremes.last?.coordinate == lattice.point(column: 2, row: 3).coordinate)
  }

  @Test func pointAtEdgeOrBesideUnknownIsNoExtreme() throws {
    let unknown = try slice(lattice) { column, row in
      (column, row) == (2, 3) ? 1030 : (column, row) == (1, 2) ? nil : 1010
    }
    #expect(unknown.extremes.isEmpty)
    for (x, y) in [(0, 3), (7, 3), (3, 0), (3, 5)] {
      #expect(try slice(lattice) { $0 == x && $1 == y ? 1030 : 1010 }.extremes.isEmpty)
    }
  }

  @Test func globalLatticeWrapsEastToWest() throws {
    let globe = FieldLattice(
      columnLevel: 3, rowLevel: 4, west: 0, columnCount: 8, south: -2, rowCount: 5)
    let slice = try slice(globe) { column, row in column == 0 && row == 2 ? 990 : 1010 }
    #expect(slice.extremes.map(\.isHigh) == [false])
  }

  @Test func smallestLatticeWithAnExtremeHasThreeRowsAndColumns() throws {
    let three = FieldLattice(
      columnLevel: 6, rowLevel: 6, west: 60, columnCount: 3, south: 2, rowCount: 3)
    let slice = try slice(three) { column, row in column == 1 && row == 1 ? 1030 : 1010 }
    #expect(slice.extremes.map(\.value) == [1030])
    for (columns, rows) in [(2, 3), (3, 2), (3, 1), (1, 3)] {
      let flat = FieldLattice(
        columnLevel: 6, rowLevel: 6, west: 60, columnCount: columns, south: 2, rowCount: rows)
      #expect(try self.slice(flat) { Double($0 * 10 + $1) }.extremes.isEmpty)
    }
  }
}
