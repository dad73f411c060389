import Testing

@testable import WeatherModel

/// The stored form of the hours of a point, and winds as vectors.
@Suite struct FieldSeriesTests {
  private func series(_ values: [FieldQuantity: Double]) -> FieldSeries {
    FieldSeries(startHour: 490_000, hourCount: 2) { quantity, hour in
      hour == 0 ? values[quantity] : 1
    }
  }

  /// Pressures have one decimal, all other quantities two.
  @Test func valuesArePackedWithTheirDecimals() {
    let found = series([.temperature: 21.374, .windEast: -3.456, .pressure: 1013.27])
    #expect(found.packed(.temperature, at: 490_000) == 2137)
    #expect(found.packed(.windEast, at: 490_000) == -346)
    #expect(found.packed(.pressure, at: 490_000) == 10_133)
    #expect(found.packed(.pressure, at: 490_001) == 10)
    #expect(found.packed(.windGust, at: 490_001) == 100)
  }

  @Test func unknownAndImpossibleValuesAreUnknown() {
    let found = series([.temperature: 400, .pressure: .nan, .windEast: .infinity])
    for quantity in FieldQuantity.allCases {
      #expect(found.packed(quantity, at: 490_000) == FieldSeries.unknown)
    }
  }

  @Test func hoursOutsideTheSeriesAreUnknown() {
    let found = series([.temperature: 5, .precipitation: 7])
    #expect(found.packed(.temperature, at: 489_999) == FieldSeries.unknown)
    #expect(found.packed(.temperature, at: 490_002) == FieldSeries.unknown)
  }

  @Test func packedValuesMustFillTheHours() {
    let values = [Int16](repeating: 1, count: 2 * FieldQuantity.allCases.count)
    #expect(FieldSeries(startHour: 5, hourCount: 2, packed: values)?.packed == values)
    #expect(FieldSeries(startHour: 5, hourCount: 1, packed: values) == nil)
    #expect(FieldSeries(startHour: 5, hourCount: 0, packed: []) != nil)
    #expect(FieldSeries(startHour: 5, hourCount: -3) { _, _ in 1 }.hourCount == 0)
  }

  @Test(
    arguments: [
      (0, 0, -10), (90, -10, 0), (180, 0, 10), (270, 10, 0), (30, -5, -8.660254),
      (225, 7.071068, 7.071068), (350, 1.736482, -9.848078),
    ] as [(Double, Double, Double)])
  func windBlowsFromItsDirection(direction: Double, east: Double, north: Double) {
    let wind = WindVector(speed: 10, from: direction)
    #expect(abs(wind.east - east) < 1e-6 && abs(wind.north - north) < 1e-6)
    let back = WindVector(east: east, north: north)
    #expect(abs(back.speed - 10) < 1e-6 && abs(back.direction - direction) < 1e-5)
  }
}
