import Foundation
import Testing

@testable import WeatherModel

/// Positions on the map.
@Suite struct MapProjectionTests {
  @Test(arguments: [
    Coordinate(latitude: 37.566, longitude: 126.978), Coordinate(latitude: -18.1, longitude: 178.4),
    Coordinate(latitude: 78.2, longitude: 15.6), Coordinate(latitude: -90, longitude: -180),
    Coordinate(latitude: 90, longitude: 180), Coordinate(latitude: 0, longitude: 0),
  ])
  func positionsRoundTripThroughCoordinates(center: Coordinate) throws {
    for zoom in 0...MapProjection.closestZoom {
      let map = MapProjection(around: center, zoom: zoom, dotWidth: 120, dotHeight: 40)
      for x in stride(from: 0.5, to: 120, by: 7) {
        for y in stride(from: 0.5, to: 40, by: 3) {
          let coordinate = try #require(map.coordinate(x: x, y: y), "\(center) \(zoom) \(x) \(y)")
          let back = map.position(of: coordinate)
          #expect(abs(back.x - x) < 1e-6 && abs(back.y - y) < 1e-6)
          #expect(map.box.contains(coordinate))
        }
      }
    }
  }

  @Test func centerCoordinateIsProjectedToTheMiddle() {
    let seoul = Coordinate(latitude: 37.566, longitude: 126.978)
    let map = MapProjection(around: seoul, zoom: 6, dotWidth: 116, dotHeight: 40)
    #expect(map.position(of: seoul) == (58, 20))
  }

  @Test func horizontalAndVerticalScalesAreEqual() {
    let london = Coordinate(latitude: 51.5, longitude: 0)
    let map = MapProjection(around: london, zoom: 7, dotWidth: 116, dotHeight: 40)
    let up = map.degreesPerDot * .pi / 180 * 6371.0088
    #expect(abs(map.kilometresPerDot - up) < 1e-9)
  }

  @Test(arguments: [0.0, 37.5, -51, 78.2, -89.9, 90])
  func mapNeverSpansMoreThan360Degrees(latitude: Double) {
    for zoom in 0...MapProjection.closestZoom {
      let map = MapProjection(
        around: Coordinate(latitude: latitude, longitude: 10), zoom: zoom, dotWidth: 160,
        dotHeight: 60)
      #expect(map.longitudePerDot * 160 <= 360 + 1e-9)
      #expect(map.box.south >= -90 && map.box.north <= 90)
    }
  }

  @Test func mapStopsAtThePoleUnlessViewIsTaller() {
    let wide = MapProjection(
      around: Coordinate(latitude: 89, longitude: 0), zoom: 3, dotWidth: 100, dotHeight: 40)
    #expect(abs(wide.box.north - 90) < 1e-9)
    // The field is 18 degrees high.
    #expect(abs(wide.center.latitude - 81) < 1e-9 && abs(wide.box.south - 72) < 1e-9)
    let high = MapProjection(
      around: Coordinate(latitude: 60, longitude: 0), zoom: 0, dotWidth: 20, dotHeight: 400)
    #expect(high.center.latitude == 0)
    #expect(high.coordinate(x: 10, y: 1) == nil)
    #expect(high.box.south == -90 && high.box.north == 90)
  }

  @Test func mapContinuesAcrossTheAntimeridian() {
    let fiji = Coordinate(latitude: -17, longitude: 179)
    let map = MapProjection(around: fiji, zoom: 6, dotWidth: 100, dotHeight: 40)
    let west = map.position(of: Coordinate(latitude: -17, longitude: 178))
    let east = map.position(of: Coordinate(latitude: -17, longitude: -180))
    #expect(abs((50 - west.x) - (east.x - 50)) < 1e-9)
    #expect(map.box.east > 180)
    #expect(map.box.westernmost > map.box.easternmost)
    #expect(map.box.contains(Coordinate(latitude: -17, longitude: -179)))
  }

  @Test func panningMovesByAQuarterOfTheView() {
    let place = Coordinate(latitude: 10, longitude: 20)
    let home = MapProjection(around: place, zoom: 4, dotWidth: 100, dotHeight: 40)
    let moved = MapProjection(
      around: place, zoom: 4, east: 1, north: -1, dotWidth: 100, dotHeight: 40)
    let position = moved.position(of: place)
    #expect(abs(position.y - 10) < 1e-9)
    #expect(abs(position.x - 25) < 1)
    #expect(home.center == place)
    let round = MapProjection(
      around: place, zoom: 0, east: 4, north: 0, dotWidth: 100, dotHeight: 40)
    #expect(abs(round.center.longitude - place.longitude) < 1e-9)
  }

  @Test func linesAcrossAntimeridianAreDrawnAtBothEdges() {
    let map = MapProjection(
      center: Coordinate(latitude: 0, longitude: 0), span: 360, dotWidth: 360, dotHeight: 180)
    var pieces: [[Int]] = []
    map.forEachSegment(of: [
      Coordinate(latitude: 0, longitude: 178), Coordinate(latitude: 0, longitude: -178),
    ]) { pieces.append([$0, $1, $2, $3]) }
    #expect(pieces == [[358, 90, 362, 90], [-2, 90, 2, 90]])
  }

  @Test func segmentsOutsideTheViewAreSkipped() {
    let map = MapProjection(
      center: Coordinate(latitude: 0, longitude: 0), span: 10, dotWidth: 100, dotHeight: 50)
    var count = 0
    map.forEachSegment(of: [
      Coordinate(latitude: 20, longitude: 1), Coordinate(latitude: 21, longitude: 2),
      Coordinate(latitude: 21, longitude: 90), Coordinate(latitude: 0, longitude: 90),
    ]) { _, _, _, _ in count += 1 }
    #expect(count == 0)
  }

  @Test func shapeSmallerThanADotIsDrawnAsOneDot() {
    let map = MapProjection(
      center: Coordinate(latitude: 0, longitude: 0), span: 360, dotWidth: 36, dotHeight: 18)
    var pieces: [[Int]] = []
    map.forEachSegment(of: [
      Coordinate(latitude: 1, longitude: 1), Coordinate(latitude: 2, longitude: 2),
      Coordinate(latitude: 2, longitude: 1),
    ]) { pieces.append([$0, $1, $2, $3]) }
    #expect(pieces == [[18, 8, 18, 8]])
  }

  @Test func nonFiniteInputsAreHandled() {
    for value in [Double.nan, .infinity, -.infinity, 1e300] {
      let map = MapProjection(
        center: Coordinate(latitude: value, longitude: value), span: value, dotWidth: 0,
        dotHeight: -3)
      #expect(map.dotWidth == 1 && map.dotHeight == 1)
      map.forEachSegment(of: [
        Coordinate(latitude: value, longitude: value), Coordinate(latitude: 0, longitude: -value),
      ]) { _, _, _, _ in }
      #expect(map.center.latitude.isFinite)
    }
  }

  @Test func scaleBarsHaveRoundLengthsAndFit() throws {
    for zoom in 0...MapProjection.closestZoom {
      for units in UnitSystem.allCases {
        let map = MapProjection(
          around: Coordinate(latitude: 37.5, longitude: 127), zoom: zoom, dotWidth: 116,
          dotHeight: 40)
        let bar = try #require(MapScaleBar(fitting: 30, of: map, units: units))
        #expect(bar.dots <= 30 && bar.dots > 10)
        let digits = String(bar.length).first { $0 != "0" && $0 != "." }
        #expect([1, 2, 5].contains(digits?.wholeNumberValue))
      }
    }
    let equator = MapProjection(
      around: Coordinate(latitude: 0, longitude: 0), zoom: 4, dotWidth: 200, dotHeight: 80)
    let bar = try #require(MapScaleBar(fitting: 40, of: equator, units: .metric))
    #expect(abs(bar.dots * equator.kilometresPerDot - 500) < 1e-6)
    let pole = MapProjection(
      center: Coordinate(latitude: 90, longitude: 0), span: 0.01, dotWidth: 400, dotHeight: 1)
    #expect(MapScaleBar(fitting: 3, of: pole, units: .metric) == nil)
  }

  @Test func boxEdgesAreNormalizedTo180Degrees() {
    #expect(GeoBox.world.westernmost == -180 && GeoBox.world.easternmost == 180)
    let turned = GeoBox(west: 100, south: -10, east: 460, north: 10)
    #expect(turned.isAllAround && turned.westernmost == -180 && turned.easternmost == 180)
    let beside = GeoBox(west: 170, south: -10, east: 190, north: 10)
    #expect(!beside.isAllAround && beside.westernmost == 170 && beside.easternmost == -170)
    let upTo = GeoBox(west: -190, south: -10, east: -180, north: 10)
    #expect(upTo.westernmost == 170 && upTo.easternmost == 180)
  }

  /// A dot per degree around 0° N, 0° E.
  private let world = MapProjection(
    center: Coordinate(latitude: 0, longitude: 0), span: 360, dotWidth: 360, dotHeight: 180)

  private func pieces(_ map: MapProjection, _ points: [(Double, Double)]) -> [[Int]] {
    var pieces: [[Int]] = []
    map.forEachSegment(of: points.map { Coordinate(latitude: $0.0, longitude: $0.1) }) {
      pieces.append([$0, $1, $2, $3])
    }
    return pieces
  }

  @Test func zoomIsLimited() {
    func map(_ zoom: Int) -> MapProjection {
      MapProjection(
        around: Coordinate(latitude: 0, longitude: 0), zoom: zoom, dotWidth: 100, dotHeight: 40)
    }
    #expect(map(0).degreesPerDot == 3.6 && map(-1) == map(0))
    // 360° halved eight times.
    #expect(map(8).degreesPerDot == 0.0140625 && map(9) == map(8))
  }

  @Test(arguments: [(500.0, 360.0), (360, 360), (1, 1), (0.001, 0.01), (.nan, 360)])
  func spanIsLimited(span: Double, expected: Double) {
    let map = MapProjection(
      center: Coordinate(latitude: 0, longitude: 0), span: span, dotWidth: 10, dotHeight: 1)
    #expect(abs(map.degreesPerDot * 10 - expected) < 1e-12)
  }

  @Test func positionsOnTheEdgesOfTheGlobeHaveCoordinates() {
    #expect(world.coordinate(x: 180, y: 0) == Coordinate(latitude: 90, longitude: 0))
    #expect(world.coordinate(x: 180, y: 180) == Coordinate(latitude: -90, longitude: 0))
    #expect(world.coordinate(x: 0, y: 90) == Coordinate(latitude: 0, longitude: -180))
    #expect(world.coordinate(x: 360, y: 90) == Coordinate(latitude: 0, longitude: -180))
    for (x, y) in [(180, -0.5), (180, 180.5), (-0.5, 90), (360.5, 90)] {
      #expect(world.coordinate(x: x, y: y) == nil)
    }
  }

  @Test func eastIsStretchedTowardsThePoles() {
    #expect(world.eastStretch(atLatitude: 0) == 1)
    #expect(abs(world.eastStretch(atLatitude: 60) - 2) < 1e-9)
    #expect(world.eastStretch(atLatitude: 90) == 20)
  }

  @Test func segmentOfUpToHalfTheGlobeIsOnePiece() {
    #expect(pieces(world, [(0, -70), (0, 80)]) == [[110, 90, 260, 90]])
    #expect(pieces(world, [(0, -90), (0, 90)]) == [[90, 90, 270, 90]])
    #expect(pieces(world, [(0, -90), (0, 91)]) == [[90, 90, -89, 90], [450, 90, 271, 90]])
  }

  @Test(
    arguments: [
      (0, 180, 0), (0, -180, 0), (0, 179.5, 359), (10, -170.5, 359), (10, -169.5, 0),
      (-10, 170.5, 0), (-10, 169.5, 359),
    ] as [(Double, Double, Int)])
  func longitudesAreDrawnTheShortWayFromTheCenter(center: Double, longitude: Double, x: Int) {
    let map = MapProjection(
      center: Coordinate(latitude: 0, longitude: center), span: 360, dotWidth: 360, dotHeight: 180)
    #expect(pieces(map, [(0.5, longitude), (10.5, longitude)]) == [[x, 89, x, 79]])
  }

  /// A tenth of a degree per dot, 100 dots wide and 50 high.
  @Test(
    arguments: [
      ([0.05, 4.95], [1.05, 4.95], true), ([0.05, 5.05], [1.05, 5.05], false),
      ([0.05, -4.95], [1.05, -4.95], true), ([0.05, -5.05], [1.05, -5.05], false),
      ([2.45, 0.05], [2.45, 1.05], true), ([2.55, 0.05], [2.55, 1.05], false),
      ([-2.45, 0.05], [-2.45, 1.05], true), ([-2.55, 0.05], [-2.55, 1.05], false),
      ([0.05, -8.05], [0.05, 8.05], true), ([8.05, 0.05], [-8.05, 0.05], true),
    ] as [([Double], [Double], Bool)])
  func onlySegmentsThatReachTheFieldAreDrawn(start: [Double], end: [Double], isDrawn: Bool) {
    let map = MapProjection(
      center: Coordinate(latitude: 0, longitude: 0), span: 10, dotWidth: 100, dotHeight: 50)
    let found = pieces(map, [(start[0], start[1]), (end[0], end[1])])
    #expect(found.count == (isDrawn ? 1 : 0))
  }

  @Test(
    arguments: [
      (178, -178, [[358, 362], [-2, 2]]), (-178, 178, [[2, -2], [362, 358]]),
      (-70, 80, [[110, 260]]), (-90, 90, [[90, 270]]), (-90, 91, [[90, -89], [450, 271]]),
    ] as [(Double, Double, [[Double]])])
  func exactSegmentsAreSplitAtTheOppositeMeridian(
    start: Double, end: Double, expected: [[Double]]
  ) {
    var found: [[Double]] = []
    let line = [start, end].map { Coordinate(latitude: 0, longitude: $0) }
    world.forEachExactSegment(of: line) { found.append([$0.x, $1.x]) }
    #expect(found == expected)
  }
}
