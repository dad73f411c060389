import Foundation
import Testing
import WeatherModel

/// Land and sea, from the shipped lines and from lines made for the test.
@Suite struct LandMaskTests {
  private static let coastline: Coastline? = {
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    let file = root.appending(path: "Resources/coastline.bin")
    return (try? Data(contentsOf: file)).flatMap { Coastline(bytes: [UInt8]($0)) }
  }()

  private func mask(_ projection: MapProjection, _ columns: Int, _ rows: Int) -> LandMask {
    var mask = LandMask(projection, columns: columns, rows: rows)
    var box = projection.box
    box.north = 90
    Self.coastline?.forEachPolyline(in: box, resolution: projection.resolution) { kind, line in
      if kind != .border { mask.cross(line) }
    }
    mask.fill()
    return mask
  }

  /// Points far from every shore.
  private static let inland = [
    (48.2, 12.5), (37.0, 128.0), (55.0, 60.0), (40.0, -100.0), (-10.0, -55.0), (20.0, 10.0),
    (-25.0, 135.0), (75.0, -40.0), (-80.0, 20.0), (68.0, 177.0), (66.5, -176.0), (46.7, 2.4),
  ]
  private static let atSea = [
    (45.0, -30.0), (30.0, -150.0), (-40.0, 80.0), (85.0, 0.0), (-62.0, -100.0), (38.0, 131.5),
    (35.0, 18.0), (0.0, 179.9), (-15.0, -179.5), (56.0, 3.0),
  ]
  /// Lakes: Superior, the Caspian, Victoria, and an island in a lake.
  private static let lakes = [(47.6, -87.5), (42.0, 50.5), (-1.0, 33.0)]

  /// From the zoom at which a cell is smaller than the surroundings of the points.
  @Test(arguments: 4...MapProjection.closestZoom)
  func knownPointsAreClassifiedAsLandOrWater(zoom: Int) throws {
    try #require(Self.coastline != nil)
    func isLand(_ point: (Double, Double)) -> Bool {
      let here = Coordinate(latitude: point.0, longitude: point.1)
      let projection = MapProjection(around: here, zoom: zoom, dotWidth: 122, dotHeight: 84)
      let value = projection.position(of: here)
      return mask(projection, 61, 21)[Int(value.x) / 2, Int(value.y) / 4]
    }
    for point in Self.inland { #expect(isLand(point), "\(point)") }
    for point in Self.atSea { #expect(!isLand(point), "\(point)") }
    for point in Self.lakes { #expect(!isLand(point), "\(point)") }
  }

  @Test func landFractionIsCorrectAtEveryCenterLongitude() throws {
    try #require(Self.coastline != nil)
    for center in [-179.0, -60, 0, 0.5, 120, 180] {
      let projection = MapProjection(
        center: Coordinate(latitude: 0, longitude: center), span: 360, dotWidth: 400,
        dotHeight: 200)
      let mask = mask(projection, 200, 50)
      var land = 0.0
      var all = 0.0
      for row in 0..<50 {
        // The fraction of the globe that a row covers.
        let weight = cos((90 - (Double(row) + 0.5) * 3.6) * .pi / 180)
        for column in 0..<200 {
          all += weight
          if mask[column, row] { land += weight }
        }
      }
      #expect((0.27...0.31).contains(land / all), "\(center): \(land / all)")
    }
  }

  @Test func islandAcrossDateLineFillsItsExactCells() {
    let projection = MapProjection(
      center: Coordinate(latitude: 0, longitude: 180), span: 20, dotWidth: 20, dotHeight: 20)
    var mask = LandMask(projection, columns: 20, rows: 20)
    // A square from 175° E across the date line to 175° W.
    let corners = [(5.0, 175.0), (5, -175), (-5, -175), (-5, 175), (5, 175)]
    mask.cross(corners.map { Coordinate(latitude: $0.0, longitude: $0.1) })
    mask.fill()
    for row in 0..<20 {
      for column in 0..<20 {
        let isInside = (5..<15).contains(column) && (5..<15).contains(row)
        #expect(mask[column, row] == isInside, "\(column), \(row)")
      }
    }
    #expect(!mask[-1, 5] && !mask[5, -1] && !mask[20, 5] && !mask[5, 20])
  }

  @Test func emptyMaskAndNonFiniteLinesAreHandled() {
    let projection = MapProjection(
      center: Coordinate(latitude: 0, longitude: 0), span: 360, dotWidth: 0, dotHeight: 0)
    var mask = LandMask(projection, columns: 0, rows: -1)
    mask.cross([
      Coordinate(latitude: 1, longitude: 1), Coordinate(latitude: .nan, longitude: 5),
      Coordinate(latitude: .infinity, longitude: -.infinity),
    ])
    mask.fill()
    #expect(!mask[0, 0])
    var other = LandMask(projection, columns: 4, rows: 4)
    other.cross([
      Coordinate(latitude: .nan, longitude: .nan), Coordinate(latitude: 5, longitude: .infinity),
      Coordinate(latitude: .infinity, longitude: 3),
    ])
    other.fill()
  }
}
