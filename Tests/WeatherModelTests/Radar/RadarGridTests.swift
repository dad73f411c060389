import Foundation
import Testing

@testable import WeatherModel

/// DWD's grid, compared with an independent computation.
@Suite struct RadarGridTests {
  /// Column, row, latitude and longitude from PROJ 9 (`pyproj`) with the projection that Bright Sky
  /// documents. The first four are DWD's corners of the grid.
  static let places: [(Double, Double, Double, Double)] = [
    (-0.5, -0.5, 55.8620871, 1.4633015), (1099.5, -0.5, 55.8454386, 18.7316165),
    (1099.5, 1199.5, 45.6846058, 16.5808693), (-0.5, 1199.5, 45.6964254, 3.5669946),
    (483, 621, 50.8178747, 9.1872933), (211, 811, 49.0993689, 5.7149889),
    (980, 317, 53.2320388, 16.3268462), (184, 136, 54.8701606, 4.5409965),
    (40, 822, 48.8713415, 3.5407276), (592, 120, 55.1574882, 10.7470917),
    (454, 1065, 47.0613916, 8.9098904), (1099, 737, 49.5327212, 17.2654341),
    (566, 353, 53.1286481, 10.3286333), (217, 536, 51.4403864, 5.5149421),
    (439, 52, 55.7442535, 8.3757531), (533, 556, 51.3782594, 9.8601838),
    (396, 337, 53.2442367, 7.8710225), (634, 593, 51.0527937, 11.2339519),
    (762, 177, 54.6063118, 13.2957955), (691, 794, 49.3276333, 11.9167141),
    (1036, 509, 51.5304365, 16.8019282), (364, 506, 51.7745241, 7.5146999),
    (969, 573, 51.0478792, 15.7950094), (182, 1121, 46.4872600, 5.6456605),
  ]

  @Test func gridPositionsMatchPROJ() {
    for (column, row, latitude, longitude) in Self.places {
      let place = Coordinate(latitude: latitude, longitude: longitude)
      #expect(RadarGrid.coordinate(column: column, row: row).kilometres(to: place) < 0.001)
      let position = RadarGrid.position(of: place)
      #expect(abs(position.column - column) < 0.001 && abs(position.row - row) < 0.001)
    }
  }

  @Test func poleIsUnprojectedTo90Degrees() {
    let pole = RadarGrid.projection.coordinate(x: 543_196.83521776402, y: 3_622_588.8619310018)
    #expect(pole.latitude == 90)
  }

  @Test(arguments: [
    (52.52, 13.41, true), (47.37, 8.54, true),
    (48.86, 2.35, false), (52.23, 21.01, false),
    (55.68, 12.57, false), (54.9, 8.3, false), (47.5, 10.3, true), (46.2, 6.14, false),
    (37.57, 126.98, false),
    (-90, 0, false),
  ])
  func radarRangeIs150Kilometers(latitude: Double, longitude: Double, isSeen: Bool) {
    #expect(RadarGrid.sees(Coordinate(latitude: latitude, longitude: longitude)) == isSeen)
  }

  /// Radars, and directions in which no other radar reaches as far.
  @Test(
    arguments: [
      (54.0044, 10.0469, -40, 0), (53.5640, 6.7483, 255, 315), (50.1097, 6.5485, 200, 275),
      (51.1246, 13.7686, 90, 120), (52.6487, 13.8580, 50, 100), (48.1747, 12.1018, 90, 160),
    ] as [(Double, Double, Double, Double)])
  func radarRangeIsCircular(latitude: Double, longitude: Double, first: Double, last: Double) {
    let radar = Coordinate(latitude: latitude, longitude: longitude)
    for bearing in stride(from: first, through: last, by: 5) {
      #expect(RadarGrid.sees(radar.moved(kilometres: 148.5, bearing: bearing)))
      #expect(!RadarGrid.sees(radar.moved(kilometres: 151.5, bearing: bearing)))
    }
  }

  @Test func radarWindowIsClippedToTheGrid() throws {
    let berlin = try #require(RadarWindow(around: Coordinate(latitude: 52.52, longitude: 13.405)))
    #expect(berlin == RadarWindow(top: 216, left: 584, bottom: 616, right: 984))
    #expect(berlin.cellCount == 401 * 401)
    let sylt = try #require(RadarWindow(around: Coordinate(latitude: 54.9, longitude: 8.3)))
    #expect(sylt.top == 0 && sylt.rowCount < 401)
    #expect(RadarWindow(around: Coordinate(latitude: 40, longitude: 10)) == nil)
    #expect(RadarWindow(top: 0, left: 0, bottom: 401, right: 10) == nil)
    #expect(RadarWindow(top: -1, left: 0, bottom: 10, right: 10) == nil)
    #expect(RadarWindow(top: 5, left: 0, bottom: 4, right: 10) == nil)
  }

  @Test(
    arguments: [
      (0, 0, 0, 0, 1), (1199, 1099, 1199, 1099, 1), (0, 0, 400, 400, 401 * 401),
      (5, 7, 6, 9, 6),
      (0, 0, 401, 0, nil), (0, 0, 0, 401, nil), (-1, 0, 0, 0, nil), (0, -1, 0, 0, nil),
      (5, 0, 4, 0, nil), (0, 5, 0, 4, nil), (1199, 0, 1200, 0, nil), (0, 1099, 0, 1100, nil),
    ] as [(Int, Int, Int, Int, Int?)])
  func radarWindowIsWithinTheGrid(top: Int, left: Int, bottom: Int, right: Int, cells: Int?) {
    let window = RadarWindow(top: top, left: left, bottom: bottom, right: right)
    #expect(window?.cellCount == cells)
  }

  /// The position of a place, and the edges of its part of the grid.
  @Test(
    arguments: [
      (550, 600, [400, 350, 800, 750]), (1099.4, 600, [400, 899, 800, 1099]),
      (1099.6, 600, nil), (-0.4, 600, [400, 0, 800, 200]), (-0.6, 600, nil),
      (550, 1199.4, [999, 350, 1199, 750]), (550, 1199.6, nil),
      (550, 1100, [900, 350, 1199, 750]), (550, -0.4, [0, 350, 200, 750]), (550, -0.6, nil),
    ] as [(Double, Double, [Int]?)])
  func radarWindowEndsAtTheEdgesOfTheGrid(column: Double, row: Double, edges: [Int]?) {
    let window = RadarWindow(around: RadarGrid.coordinate(column: column, row: row))
    let expected = edges.flatMap {
      RadarWindow(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    }
    #expect(window == expected && (window == nil) == (edges == nil))
  }

  @Test func distancesAndDirectionsFollowGreatCircles() {
    let (london, newYork) = (
      Coordinate(latitude: 51.5, longitude: -0.13), Coordinate(latitude: 40.71, longitude: -74.01)
    )
    #expect(abs(london.kilometres(to: newYork) - 5_570) < 5)
    #expect(abs(london.bearing(to: newYork) - 288.3) < 0.2)
    let suva = Coordinate(latitude: -18.1, longitude: 178.4)
    let east = suva.moved(kilometres: 500, bearing: 90)
    #expect(east.longitude < -176 && abs(suva.kilometres(to: east) - 500) < 0.001)
  }
}
