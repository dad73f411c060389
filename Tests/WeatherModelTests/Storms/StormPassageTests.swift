import Foundation
import TestSupport
import Testing

@testable import WeatherModel

/// The closest approach of a cyclone, compared with a minute-by-minute reference on unit vectors.
@Suite struct StormPassageTests {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)

  /// Returns positions every 12 or 24 hours along a random track from a point.
  private static func track(
    _ seed: UInt64
  ) throws -> (cyclone: TropicalCyclone, place: Coordinate) {
    var random = SeededRandom(seed: seed)
    // Two of them start just west of the antimeridian and move east.
    let crosses = seed < 2
    var center = Coordinate(
      latitude: .random(in: 10...30, using: &random),
      longitude: crosses ? 176 : .random(in: -90...150, using: &random))
    var bearing = crosses ? 80.0 : Double.random(in: 0..<360, using: &random)
    var positions: [TropicalCyclone.Position] = []
    for index in 0..<8 {
      let hours = index < 4 ? index * 12 : 36 + (index - 3) * 24
      positions.append(
        .init(
          time: now + TimeInterval(hours * 3600 - 7200), center: center, strength: .typhoon))
      center = center.moved(
        kilometres: .random(in: 100...700, using: &random), bearing: bearing)
      bearing += .random(in: -40...40, using: &random)
    }
    let middle = positions[3].center
    let place = middle.moved(
      kilometres: .random(in: 0...900, using: &random),
      bearing: .random(in: 0..<360, using: &random))
    let cyclone = try #require(
      TropicalCyclone(
        id: "TC", name: "X", agency: .jma, issuedAt: now, past: [], positions: positions))
    return (cyclone, place)
  }

  private static func vector(_ point: Coordinate) -> SIMD3<Double> {
    let (north, east) = (point.latitude * .pi / 180, point.longitude * .pi / 180)
    return SIMD3(cos(north) * cos(east), cos(north) * sin(east), sin(north))
  }

  private static func reference(
    _ cyclone: TropicalCyclone, _ place: Coordinate
  ) -> (time: Date, kilometres: Double) {
    var best = (time: now, kilometres: Double.infinity)
    let target = vector(place)
    for (from, to) in zip(cyclone.positions, cyclone.positions.dropFirst()) {
      let (first, second) = (vector(from.center), vector(to.center))
      let angle = acos(min(1, (first * second).sum()))
      let span = to.time.timeIntervalSince(from.time)
      for minute in 0...Int(span / 60) {
        let time = from.time + Double(minute) * 60
        guard time >= now, time <= now + 120 * 3600 else { continue }
        let part = Double(minute) * 60 / span
        let point =
          angle == 0
          ? first
          : (first * sin((1 - part) * angle) + second * sin(part * angle)) / sin(angle)
        let distance = 6371.0088 * acos(max(-1, min(1, (point * target).sum())))
        if distance < best.kilometres { best = (time, distance) }
      }
    }
    return best
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func theNearestApproachEqualsTheReference(seed: UInt64) throws {
    let (cyclone, place) = try Self.track(seed)
    let reference = Self.reference(cyclone, place)
    let passage = try #require(cyclone.nearest(to: place, from: Self.now))
    #expect(abs(passage.kilometres - reference.kilometres) < 5)
    #expect(
      abs(passage.time.timeIntervalSince(reference.time)) <= 600
        // If the distance stays the same for a while, any of those times is correct.
        || abs(passage.kilometres - reference.kilometres) < 0.5)
    #expect(cyclone.passage(at: place, now: Self.now) != nil || passage.kilometres > 500)
  }

  @Test func farLateOrExpiredStormsHaveNoPassage() throws {
    let (cyclone, _) = try Self.track(7)
    let center = cyclone.positions[2].center
    #expect(cyclone.passage(at: center, now: Self.now)?.kilometres ?? 999 < 1)
    let far = center.moved(kilometres: 4_000, bearing: 0)
    #expect(cyclone.passage(at: far, now: Self.now) == nil)
    #expect(cyclone.passage(at: center, now: Self.now + 73 * 3600) == nil)
    #expect(cyclone.nearest(to: center, from: Self.now + 300 * 3600) == nil)
    #expect(!cyclone.isOld(at: Self.now + 12 * 3600) && cyclone.isOld(at: Self.now + 12.1 * 3600))
  }

  @Test(arguments: [
    (37.57, 126.98, TropicalCyclone.Agency?.some(.jma)), (35.68, 139.69, .jma),
    (14.6, 121.0, .jma), (25.04, 121.53, .jma), (25.76, -80.19, .nhc), (19.43, -99.13, .nhc),
    (52.52, 13.41, nil), (-33.87, 151.21, nil), (64.15, -21.94, nil),
  ])
  func citiesMapToTheirBasinAgency(
    latitude: Double, longitude: Double, agency: TropicalCyclone.Agency?
  ) {
    let box = GeoBox(west: longitude, south: latitude, east: longitude, north: latitude)
    #expect(
      TropicalCyclone.Agency.allCases.filter { $0.covers(box) } == [agency].compactMap(\.self))
  }

  // MARK: - Tracks along a meridian

  /// Returns a cyclone on the meridian of 130° with an advisory of `now`.
  private static func cyclone(
    _ positions: [(hours: Double, latitude: Double)], last: TropicalCyclone.Strength = .storm
  ) -> TropicalCyclone? {
    TropicalCyclone(
      id: "TC", name: "X", agency: .jma, issuedAt: now, past: [],
      positions: positions.enumerated().map { index, position in
        .init(
          time: now + position.hours * 3600,
          center: Coordinate(latitude: position.latitude, longitude: 130),
          strength: index == positions.count - 1 ? last : .typhoon)
      })
  }

  /// The nearest point of a meridian to a place one degree east of it has the latitude whose
  /// tangent is that of the place divided by the cosine of one degree.
  @Test func timeOfNearestApproachIsExactToTenSeconds() throws {
    let cyclone = try #require(Self.cyclone([(0, 20), (24, 26)]))
    let place = Coordinate(latitude: 23.1, longitude: 131)
    let passage = try #require(cyclone.nearest(to: place, from: Self.now))
    let (north, across) = (place.latitude * .pi / 180, Double.pi / 180)
    let latitude = atan(tan(north) / cos(across)) * 180 / .pi
    let seconds = (latitude - 20) / 6 * 86_400
    #expect(abs(passage.time.timeIntervalSince(Self.now) - seconds) <= 10)
    let kilometres = Coordinate.earthRadius * asin(sin(across) * cos(north))
    #expect(abs(passage.kilometres - kilometres) < 0.001)
    #expect(abs(passage.bearing - 270) < 1)
  }

  @Test func approachingStormIsNearestAtTheHorizonOfFiveDays() throws {
    let cyclone = try #require(Self.cyclone([(0, 10), (150, 40)]))
    let place = Coordinate(latitude: 45, longitude: 130)
    let passage = try #require(cyclone.nearest(to: place, from: Self.now))
    #expect(abs(passage.time.timeIntervalSince(Self.now) - 120 * 3600) < 1)
    #expect(passage.isAtEnd)
    // 34° north at that time.
    let degree = Coordinate.earthRadius * .pi / 180
    #expect(abs(passage.kilometres - 11 * degree) < 0.1)
  }

  @Test func departingStormIsNearestNow() throws {
    let cyclone = try #require(Self.cyclone([(-24, 20), (24, 30)]))
    let place = Coordinate(latitude: 15, longitude: 130)
    let passage = try #require(cyclone.nearest(to: place, from: Self.now))
    #expect(passage.time == Self.now && passage.strength == .typhoon)
  }

  /// Nearest within half an hour is only moving away if the forecast says so.
  @Test func onlyADepartingStormIsLeaving() throws {
    func isLeaving(
      _ positions: [(hours: Double, latitude: Double)], from latitude: Double
    ) throws -> Bool {
      let place = Coordinate(latitude: latitude, longitude: 130)
      return try #require(Self.cyclone(positions)?.nearest(to: place, from: Self.now)).isLeaving
    }
    #expect(try isLeaving([(-24, 20), (24, 30)], from: 15))
    #expect(try isLeaving([(-24, 20), (24, 30)], from: 25.05))
    #expect(try !isLeaving([(-24, 20), (24, 30)], from: 26))
    #expect(try !isLeaving([(-6, 20), (24, 20)], from: 22))
    #expect(try !isLeaving([(-24, 20), (0.4, 25)], from: 26))
  }

  /// Whether a cyclone comes nearer after its forecast is unknown.
  @Test(arguments: [
    (25.9, false), (26, true), (30, true), (20, false), (23, false),
  ])
  func onlyAStormThatApproachesToTheLastIsAtTheEnd(latitude: Double, isAtEnd: Bool) throws {
    let cyclone = try #require(Self.cyclone([(0, 20), (24, 26)]))
    let place = Coordinate(latitude: latitude, longitude: 130)
    #expect(try #require(cyclone.nearest(to: place, from: Self.now)).isAtEnd == isAtEnd)
    let end = Self.now + 24 * 3600
    #expect(try #require(cyclone.nearest(to: place, from: end)).isAtEnd)
  }

  @Test func stationaryStormIsNearestAtOnce() throws {
    let cyclone = try #require(Self.cyclone([(-6, 20), (24, 20)]))
    let place = Coordinate(latitude: 22, longitude: 130)
    let passage = try #require(cyclone.nearest(to: place, from: Self.now))
    #expect(passage.time == Self.now && !passage.isAtEnd)
  }

  @Test func passageAtTheLastPositionHasItsStrength() throws {
    let cyclone = try #require(Self.cyclone([(0, 20), (24, 26)], last: .low))
    let place = Coordinate(latitude: 30, longitude: 130)
    let end = Self.now + 24 * 3600
    let passage = try #require(cyclone.nearest(to: place, from: Self.now))
    #expect(passage.time == end && passage.strength == .low)
    #expect(cyclone.nearest(to: place, from: end)?.time == end)
    #expect(cyclone.nearest(to: place, from: end + 1) == nil)
  }

  @Test func centerIsConstantOutsideThePositions() throws {
    let cyclone = try #require(Self.cyclone([(24, 26), (0, 20)]))
    #expect(cyclone.analysis.center.latitude == 20)
    #expect(cyclone.center(at: Self.now - 1).latitude == 20)
    #expect(cyclone.center(at: Self.now + 24 * 3600 + 1).latitude == 26)
    #expect(abs(cyclone.center(at: Self.now + 8 * 3600).latitude - 22) < 1e-9)
  }

  @Test func advisoryIsOldAfterTwelveHoursAndIgnoredAfterThreeDays() throws {
    let cyclone = try #require(Self.cyclone([(0, 20), (100, 20)]))
    let place = Coordinate(latitude: 21, longitude: 130)
    #expect(!cyclone.isOld(at: Self.now + 12 * 3600) && cyclone.isOld(at: Self.now + 43_201))
    #expect(cyclone.passage(at: place, now: Self.now + 72 * 3600 - 1) != nil)
    #expect(cyclone.passage(at: place, now: Self.now + 72 * 3600) == nil)
    #expect(Self.cyclone([]) == nil)
  }
}
