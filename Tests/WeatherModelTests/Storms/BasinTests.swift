import Testing
import WeatherModel

@Suite struct BasinTests {
  @Test(
    arguments: [
      (52, -20, .nhc), (52.1, -20, nil), (0, -60, .nhc), (-0.1, -60, nil), (15, -15, .nhc),
      (15, -14.9, nil), (19.7, -155.1, .nhc), (20, -179.9, .nhc), (20, 179.9, .jma),
      (13.5, 144.8, .jma), (15, 98, .jma), (15, 97.9, nil), (52, 140, .jma), (52.1, 140, nil),
      (-12.5, 130.8, nil), (40.4, -3.7, nil),
    ] as [(Double, Double, TropicalCyclone.Agency?)])
  func basinBoundariesSelectAtMostOneAgency(
    latitude: Double, longitude: Double, agency: TropicalCyclone.Agency?
  ) {
    let point = GeoBox(west: longitude, south: latitude, east: longitude, north: latitude)
    #expect(
      TropicalCyclone.Agency.allCases.filter { $0.covers(point) } == [agency].compactMap(\.self))
  }

  @Test func aMapAcrossTheDateLineIsInTwoBasins() {
    let map = GeoBox(west: 170, south: 10, east: 190, north: 30)
    #expect(TropicalCyclone.Agency.allCases.filter { $0.covers(map) } == [.jma, .nhc])
    let south = GeoBox(west: 170, south: -40, east: 190, north: -10)
    #expect(!TropicalCyclone.Agency.allCases.contains { $0.covers(south) })
  }
}
