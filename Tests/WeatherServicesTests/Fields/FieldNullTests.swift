import Foundation
import TestSupport
import Testing
import WeatherModel

@testable import WeatherServices

/// Nulls anywhere in a field's response: they make values unknown and never change one.
@Suite struct FieldNullTests {
  private static let start = Int(testNow.timeIntervalSince1970 / 3600)
  private static let hours = 6

  /// Returns a response of random values for a number of points.
  private static func response(_ count: Int, _ random: inout SeededRandom) -> [[String: Any]] {
    (0..<count).map { _ in
      func column(_ range: ClosedRange<Double>) -> [Any] {
        (0...hours).map { _ in (Double.random(in: range, using: &random) * 10).rounded() / 10 }
      }
      return [
        "utc_offset_seconds": 0,
        "hourly_units": ["temperature_2m": "°C", "wind_speed_10m": "m/s"],
        "hourly": [
          "time": (0...hours).map { (start + $0) * 3600 }, "temperature_2m": column(-30...40),
          "precipitation": column(0...20), "snowfall": column(0...3),
          "cloud_cover": column(0...100),
          "wind_speed_10m": column(1...30), "wind_direction_10m": column(0...360),
          "wind_gusts_10m": column(1...50), "pressure_msl": column(950...1050),
        ] as [String: Any],
      ]
    }
  }

  /// Returns a value with the node at a random path replaced by null.
  private static func withNull(_ value: Any, _ random: inout SeededRandom) -> Any {
    let isHere = Int.random(in: 0..<6, using: &random) == 0
    if var list = value as? [Any], !list.isEmpty {
      let index = Int.random(in: 0..<list.count, using: &random)
      list[index] = isHere ? NSNull() : withNull(list[index], &random)
      return list
    }
    if var table = value as? [String: Any],
      let key = table.keys.sorted().randomElement(using: &random), let part = table[key]
    {
      table[key] = isHere ? NSNull() : withNull(part, &random)
      return table
    }
    return NSNull()
  }

  private static func series(_ response: Any) throws -> [FieldSeries] {
    let body = try JSONSerialization.data(withJSONObject: response)
    return try Answer.decode(
      OneOrMany<Lenient<OpenMeteoResponse.Series>>.self, from: [UInt8](body)
    ).elements.map { $0.value?.field ?? .empty }
  }

  @Test func nullsMakeValuesUnknownAndChangeNone() throws {
    var random = SeededRandom(seed: 40)
    let lattice = FieldLattice(
      covering: GeoBox(west: 0, south: 0, east: 1, north: 1), limit: FieldLattice.panelLimit)
    let points = lattice.points
    func field(_ series: [FieldSeries]) throws -> WeatherField {
      try #require(series.count == points.count)
      return WeatherField(
        lattice: lattice, provider: .openMeteo, receivedAt: testNow,
        series: Dictionary(uniqueKeysWithValues: zip(points, series)))
    }
    let whole = Self.response(points.count, &random)
    let known = try field(try Self.series(whole))
    var unknown = 0
    for _ in 0..<200 {
      let broken = try field(try Self.series(Self.withNull(whole, &random)))
      for quantity in FieldQuantity.allCases {
        for hour in 0..<Self.hours {
          for point in points.map(\.coordinate) {
            let value = try #require(known.value(quantity, at: point, hour: Double(hour)))
            let moment = Date(timeIntervalSince1970: TimeInterval((Self.start + hour) * 3600))
            let found = broken.value(quantity, at: point, hour: broken.hour(at: moment))
            if found == nil { unknown += 1 }
            #expect(found == nil || found == value, "\(quantity)")
          }
        }
      }
    }
    #expect(unknown > 200)
  }
}
