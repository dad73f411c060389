import Foundation
import TestSupport
import Testing

@testable import WeatherModel

/// Interpolation, compared with a reference that shares no code with it.
@Suite struct WeatherFieldTests {
  /// A field of random values, and the input of its reference.
  private struct Sample {
    var field: WeatherField
    var lattice: FieldLattice
    var values: [FieldPoint: [FieldQuantity: [Double?]]] = [:]
    static let hours = 6

    init(_ lattice: FieldLattice, unknownShare: Double, seed: UInt64) {
      var random = SeededRandom(seed: seed)
      var series: [FieldPoint: FieldSeries] = [:]
      self.lattice = lattice
      for point in lattice.points {
        if Double.random(in: 0..<1, using: &random) < unknownShare / 4 { continue }
        var table: [FieldQuantity: [Double?]] = [:]
        for quantity in FieldQuantity.allCases {
          table[quantity] = (0..<Self.hours).map { _ in
            let value = (Double.random(in: -30...30, using: &random) * 100).rounded() / 100
            if Double.random(in: 0..<1, using: &random) < unknownShare { return nil }
            return quantity == .pressure ? (1000 + value).rounded() : value
          }
        }
        values[point] = table
        series[point] = FieldSeries(startHour: 490_000, hourCount: Self.hours) {
          table[$0]?[$1] ?? nil
        }
      }
      field = WeatherField(
        lattice: lattice, provider: .sample, receivedAt: Date(timeIntervalSince1970: 0),
        series: series)
    }

    private func raw(_ quantity: FieldQuantity, _ column: Int, _ row: Int, _ hour: Int) -> Double? {
      let columnStep = 65_536 / (1 << lattice.columnLevel)
      let y = row * (65_536 / (1 << lattice.rowLevel))
      let x = ((column * columnStep) % 65_536 + 65_536) % 65_536
      guard abs(y) == 16_384 else {
        return values[FieldPoint(x: x, y: y)]?[quantity]?[hour] ?? nil
      }
      let pole = values[FieldPoint(x: 0, y: y)]
      guard quantity == .windEast || quantity == .windNorth else {
        return pole?[quantity]?[hour] ?? nil
      }
      guard let east = pole?[.windEast]?[hour], let north = pole?[.windNorth]?[hour] else {
        return nil
      }
      // In three dimensions: the unit vectors at the pole along Greenwich's meridian and along this
      // one.
      func axes(_ degrees: Double) -> (east: SIMD2<Double>, north: SIMD2<Double>) {
        let angle = degrees * .pi / 180
        let sign: Double = y > 0 ? -1 : 1
        return (SIMD2(-sin(angle), cos(angle)), sign * SIMD2(cos(angle), sin(angle)))
      }
      let zero = axes(0)
      let here = axes(Double(x) * 360 / 65_536)
      let wind = east * zero.east + north * zero.north
      return ((quantity == .windEast ? here.east : here.north) * wind).sum()
    }

    /// Returns the value by its definition; nil if a value that it depends on is unknown or
    /// outside.
    func reference(_ quantity: FieldQuantity, _ place: Coordinate, _ hour: Double) -> Double? {
      let x = place.longitude * Double(1 << lattice.columnLevel) / 360
      let y = place.latitude * Double(1 << lattice.rowLevel) / 360
      var sum = 0.0
      for (column, columnWeight) in [(floor(x), 1 - (x - floor(x))), (floor(x) + 1, x - floor(x))] {
        for (row, rowWeight) in [(floor(y), 1 - (y - floor(y))), (floor(y) + 1, y - floor(y))] {
          for (step, hourWeight) in [
            (floor(hour), 1 - (hour - floor(hour))), (floor(hour) + 1, hour - floor(hour)),
          ] where columnWeight * rowWeight * hourWeight > 0 {
            guard let value = raw(quantity, Int(column), Int(row), Int(step)) else { return nil }
            sum += value * columnWeight * rowWeight * hourWeight
          }
        }
      }
      return sum
    }
  }

  private static let globe = FieldLattice(
    columnLevel: 5, rowLevel: 4, west: 0, columnCount: 32, south: -4, rowCount: 9)

  private func place(_ random: inout SeededRandom) -> Coordinate {
    // Some of the places are on points, on the date line and at the poles.
    let kind = Int.random(in: 0..<10, using: &random)
    let longitude = Double.random(in: -180..<180, using: &random)
    let latitude = Double.random(in: -90...90, using: &random)
    return switch kind {
    case 0: Coordinate(latitude: 90, longitude: longitude)
    case 1: Coordinate(latitude: -90, longitude: longitude)
    case 2: Coordinate(latitude: latitude, longitude: -180)
    case 3: Coordinate(latitude: latitude, longitude: Bool.random(using: &random) ? 179.9 : -179.9)
    case 4:
      Coordinate(latitude: 22.5, longitude: 11.25 * Double(Int.random(in: 0...9, using: &random)))
    default: Coordinate(latitude: latitude, longitude: longitude)
    }
  }

  @Test func interpolatedValuesMatchTheReference() throws {
    let sample = Sample(Self.globe, unknownShare: 0, seed: 1)
    var random = SeededRandom(seed: 2)
    for index in 0..<10_000 {
      let place = place(&random)
      let hour =
        index % 5 == 0
        ? Double(Int.random(in: 0...5, using: &random)) : Double.random(in: 0...5, using: &random)
      let quantity = FieldQuantity.allCases[index % FieldQuantity.allCases.count]
      let expected = try #require(sample.reference(quantity, place, hour))
      let value = try #require(sample.field.value(quantity, at: place, hour: hour))
      #expect(abs(value - expected) < 1e-9)
    }
  }

  @Test func valueIsNilExactlyIfAnInputIsUnknown() {
    let sample = Sample(Self.globe, unknownShare: 0.08, seed: 3)
    var random = SeededRandom(seed: 4)
    var unknown = 0
    for index in 0..<10_000 {
      let place = place(&random)
      let hour = Double.random(in: 0...5, using: &random)
      let quantity = FieldQuantity.allCases[index % FieldQuantity.allCases.count]
      let expected = sample.reference(quantity, place, hour)
      let value = sample.field.value(quantity, at: place, hour: hour)
      #expect((value == nil) == (expected == nil))
      if let value, let expected { #expect(abs(value - expected) < 1e-9) } else { unknown += 1 }
    }
    #expect(unknown > 2_000 && unknown < 8_000)
  }

  @Test func interpolationCrossesTheDateLine() throws {
    let lattice = FieldLattice(
      covering: GeoBox(west: 174, south: -4, east: 187, north: 3), limit: 96)
    let sample = Sample(lattice, unknownShare: 0, seed: 5)
    for longitude in stride(from: 174.2, to: 187, by: 0.7) {
      let place = Coordinate(
        latitude: 0.7, longitude: longitude >= 180 ? longitude - 360 : longitude)
      let value = try #require(sample.field.value(.temperature, at: place, hour: 2.5))
      let expected = try #require(sample.reference(.temperature, place, 2.5))
      #expect(abs(value - expected) < 1e-9)
    }
    #expect(
      sample.field.value(.temperature, at: Coordinate(latitude: 0, longitude: 160), hour: 1) == nil)
  }

  @Test func windDirectionInterpolatesAcrossNorth() throws {
    let lattice = FieldLattice(
      columnLevel: 5, rowLevel: 5, west: 0, columnCount: 2, south: 0, rowCount: 1)
    var series: [FieldPoint: FieldSeries] = [:]
    for (point, direction) in zip(lattice.points, [350.0, 10]) {
      let wind = WindVector(speed: 10, from: direction)
      series[point] = FieldSeries(startHour: 0, hourCount: 1) { quantity, _ in
        quantity == .windEast ? wind.east : quantity == .windNorth ? wind.north : nil
      }
    }
    let field = WeatherField(
      lattice: lattice, provider: .sample, receivedAt: Date(timeIntervalSince1970: 0),
      series: series)
    let wind = try #require(
      field.wind(at: Coordinate(latitude: 0, longitude: 5.625), hour: 0))
    #expect(abs(wind.speed - 10 * cos(10 * Double.pi / 180)) < 0.01)
    #expect(min(wind.direction, 360 - wind.direction) < 0.1)
  }

  @Test(arguments: [
    (0, 0), (0, 49), (3, 1), (900_000, 49), (489_980, 0), (490_100, 1),
  ])
  func pointWithInvalidHoursDoesNotAffectOthers(start: Int, count: Int) throws {
    let lattice = FieldLattice(
      columnLevel: 5, rowLevel: 5, west: 3, columnCount: 4, south: 2, rowCount: 2)
    var series: [FieldPoint: FieldSeries] = [:]
    for point in lattice.points {
      series[point] = FieldSeries(startHour: 490_000, hourCount: 49) { _, hour in Double(hour) }
    }
    series[lattice.points[0]] = FieldSeries(startHour: start, hourCount: count) { _, _ in 7 }
    let field = WeatherField(
      lattice: lattice, provider: .openMeteo,
      receivedAt: Date(timeIntervalSince1970: 490_000 * 3600), series: series)
    #expect(field.startHour == 490_000 && field.hourCount == 49 && field.isComplete)
    for (index, point) in lattice.points.enumerated() {
      let value = field.value(.temperature, at: point.coordinate, hour: 5)
      #expect(value == (index == 0 ? nil : 5))
    }
  }

  @Test func hoursOutsideTheFieldAreUnknown() {
    let sample = Sample(Self.globe, unknownShare: 0, seed: 6)
    let place = Coordinate(latitude: 1, longitude: 1)
    for hour in [-0.01, 5.01, .infinity, .nan] {
      #expect(sample.field.value(.temperature, at: place, hour: hour) == nil)
    }
    #expect(sample.field.hour(at: Date(timeIntervalSince1970: 490_002 * 3600)) == 2)
  }

  private static let small = FieldLattice(
    columnLevel: 5, rowLevel: 5, west: 3, columnCount: 4, south: 2, rowCount: 2)

  /// Returns a field whose points have other hours than those from 490,000 on.
  private func field(
    _ hours: [Int: (start: Int, count: Int)], missing: Int? = nil
  ) -> WeatherField {
    var series: [FieldPoint: FieldSeries] = [:]
    for (index, point) in Self.small.points.enumerated() where index != missing {
      let (start, count) = hours[index] ?? (490_000, 49)
      series[point] = FieldSeries(startHour: start, hourCount: count) { _, hour in Double(hour) }
    }
    return WeatherField(
      lattice: Self.small, provider: .openMeteo, receivedAt: Date(timeIntervalSince1970: 0),
      series: series)
  }

  @Test func fieldSpansTheHoursOfAllPoints() {
    let found = field([0: (490_099, 1), 1: (489_990, 20)])
    #expect(found.startHour == 489_990 && found.hourCount == 110)
    let first = Self.small.points[0].coordinate
    #expect(found.value(.temperature, at: first, hour: 108) == nil)
    #expect(found.value(.temperature, at: first, hour: 109) == 0)
    let second = Self.small.points[1].coordinate
    #expect(found.value(.temperature, at: second, hour: 19) == 19)
    #expect(found.value(.temperature, at: second, hour: 20) == nil)
    #expect(found.value(.pressure, at: second, hour: 0) == 0)
  }

  @Test func mostPointsDetermineTheHours() {
    let found = field([0: (3, 49), 1: (3, 49), 2: (3, 49)])
    #expect(found.startHour == 490_000 && found.hourCount == 49)
  }

  @Test func hoursOfAFieldAreLimited() {
    #expect(field([0: (490_000, 300)]).hourCount == 4 * WeatherField.hourCount)
  }

  @Test func fieldWithAMissingPointIsIncomplete() {
    #expect(field([:]).isComplete)
    let found = field([:], missing: 5)
    #expect(!found.isComplete)
    #expect(found.value(.temperature, at: Self.small.points[5].coordinate, hour: 1) == nil)
  }

  @Test func otherProvidersUseTheFieldOfOpenMeteo() {
    let providers: [Provider] = [.sample, .openMeteo, .kma]
    let requests = providers.map { FieldRequest(lattice: Self.small, beside: $0).provider }
    #expect(requests == [.sample, .openMeteo, .openMeteo])
  }
}
