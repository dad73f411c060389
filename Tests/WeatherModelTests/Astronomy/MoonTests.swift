import Foundation
import Testing

@testable import WeatherModel

/// Comparison of the moon with PyEphem.
@Suite struct MoonTests {
  @Test func phasesFrom2000To2050AreAccurateToFourMinutes() throws {
    let rows = try referenceTable("moon-phases.tsv", columns: 2)
    #expect(rows.count == 2523)
    for row in rows {
      let expected = Date(timeIntervalSince1970: try #require(Double(row[0])))
      let phase = try #require(MoonPhase.Principal.allCases.first { "\($0)" == row[1] })
      for lead: TimeInterval in [86_400, 20 * 86_400] {
        let found = MoonPhase.next(phase, after: expected - lead)
        #expect(abs(found.timeIntervalSince(expected)) < 240, "\(row)")
      }
      let turn = MoonPhase(at: expected).fraction - Double(phase.rawValue) / 4
      #expect(min(abs(turn), 1 - abs(turn)) < 0.0005, "\(row)")
      #expect("\(MoonPhase(at: expected).name)" == row[1])
    }
  }

  @Test func illuminationIsAccurateToAThirdOfAPercent() throws {
    for row in try referenceTable("moon-illumination.tsv", columns: 2) {
      let moment = Date(timeIntervalSince1970: try #require(Double(row[0])))
      let expected = try #require(Double(row[1]))
      #expect(abs(MoonPhase(at: moment).illumination - expected) < 0.0033, "\(row)")
    }
  }

  @Test func nextPhaseAfterAPhaseIsTheFollowingOne() {
    let first = MoonPhase.next(.full, after: Date(timeIntervalSince1970: 1_700_000_000))
    let second = MoonPhase.next(.full, after: first)
    #expect((29.0...30.2).contains(second.timeIntervalSince(first) / 86_400))
    #expect(MoonPhase.next(.full, after: first - 1) == first)
  }

  @Test func phaseNamesAppearInOrderThroughACycle() {
    let start = MoonPhase.next(.new, after: Date(timeIntervalSince1970: 1_700_000_000))
    var names: [MoonPhase.Name] = []
    for hour in 0..<(29 * 24) {
      let moon = MoonPhase(at: start + Double(hour) * 3600)
      #expect(moon.isWaxing == (moon.fraction < 0.5))
      if names.last != moon.name { names.append(moon.name) }
    }
    #expect(names == MoonPhase.Name.allCases + [.new])
  }

  @Test func moonriseAndMoonsetAreAccurateToThreeMinutes() throws {
    for row in try referenceTable("moon-times.tsv", columns: 7) {
      let day = MoonTimes(
        on: try #require(LocalDate(row[4])),
        at: Coordinate(
          latitude: try #require(Double(row[1])), longitude: try #require(Double(row[2]))),
        utcOffset: try #require(Int(row[3])))
      for (found, expected) in [(day.rise, row[5]), (day.set, row[6])] {
        let expected = Double(expected)
        #expect((found == nil) == (expected == nil), "\(row)")
        if let found, let expected {
          #expect(abs(found.timeIntervalSince1970 - expected) < 180, "\(row)")
        }
      }
    }
  }

  /// The formulas of Meeus, chapter 47, computed independently. Far from 2000 every coefficient
  /// matters.
  @Test(
    arguments: [
      (1_767_434_580, 103.035975157, 4.298554481, 362_325.91555),
      (-20_000_000_000, 23.011269303, 1.832269959, 369_318.74915),
      (30_000_000_123, 94.033495404, 3.772121210, 366_923.46994),
    ] as [(Double, Double, Double, Double)])
  func coordinatesFollowTheSeriesOfMeeus(
    seconds: Double, longitude: Double, latitude: Double, distance: Double
  ) {
    let moon = LunarCoordinates(JulianTime(Date(timeIntervalSince1970: seconds)))
    #expect(abs(moon.longitude - longitude) < 1e-7)
    #expect(abs(moon.latitude - latitude) < 1e-7)
    #expect(abs(moon.distance - distance) < 1e-4)
  }

  /// Meeus, example 47.a: 1992-04-12 00:00 TD, with all the terms.
  @Test func coordinatesAreNearThoseOfTheWholeSeries() {
    let moon = LunarCoordinates(JulianTime(Date(timeIntervalSince1970: 703_036_739)))
    #expect(abs(moon.longitude - 133.162655) < 0.02)
    #expect(abs(moon.latitude + 3.229126) < 0.05)
    #expect(abs(moon.distance - 368_409.7) < 50)
  }

  @Test func principalPhaseIsNamedForADayBeforeAndAfterIt() {
    let full = MoonPhase.next(.full, after: Date(timeIntervalSince1970: 1_767_000_000))
    #expect(MoonPhase(at: full - 86_401).name == .waxingGibbous)
    #expect(MoonPhase(at: full - 86_400).name == .full)
    #expect(MoonPhase(at: full + 86_400).name == .full)
    #expect(MoonPhase(at: full + 86_401).name == .waningGibbous)
  }

  @Test(arguments: MoonPhase.Principal.allCases)
  func repeatedSearchAdvancesByOneCycle(phase: MoonPhase.Principal) {
    var moment = MoonPhase.next(phase, after: Date(timeIntervalSince1970: 1_700_000_000))
    for _ in 0..<12 {
      let following = MoonPhase.next(phase, after: moment)
      #expect((29.0...30.2).contains(following.timeIntervalSince(moment) / 86_400))
      moment = following
    }
  }

  @Test func moonDoesNotGrowFromTheFullMoonOn() {
    var moon = MoonPhase(at: Date(timeIntervalSince1970: 1_767_434_580))
    moon.fraction = 0.499
    #expect(moon.isWaxing)
    moon.fraction = 0.5
    #expect(!moon.isWaxing)
  }

  /// The moon rises or sets less than a minute after midnight.
  @Test(
    arguments: [
      ("2024-06-29", 51.508, -0.126, 0, nil, 1_719_666_156),
      ("2024-06-30", 51.508, -0.126, 0, 1_719_705_620, 1_719_757_699),
      ("2025-07-04", 35.69, 139.692, 32_400, 1_751_602_093, nil),
      ("2025-07-05", 35.69, 139.692, 32_400, 1_751_692_008, 1_751_641_211),
    ] as [(String, Double, Double, Int, Double?, Double?)])
  func moonriseAfterMidnightBelongsToTheNewDay(
    date: String, latitude: Double, longitude: Double, utcOffset: Int, rise: Double?, set: Double?
  ) throws {
    let day = MoonTimes(
      on: try #require(LocalDate(date)),
      at: Coordinate(latitude: latitude, longitude: longitude), utcOffset: utcOffset)
    for (found, expected) in [(day.rise, rise), (day.set, set)] {
      #expect((found == nil) == (expected == nil))
      if let found, let expected { #expect(abs(found.timeIntervalSince1970 - expected) <= 3) }
    }
  }

  /// In the far north the moon touches the horizon at a flat angle, so small errors of its position
  /// shift the times by minutes.
  @Test func moonTimesInTheFarNorthFollowTheObliquityOfTheDate() throws {
    let day = MoonTimes(
      on: try #require(LocalDate("2049-01-14")), at: Coordinate(latitude: 68, longitude: 25),
      utcOffset: 7200)
    #expect(abs(try #require(day.rise).timeIntervalSince1970 - 2_494_220_409) < 10)
    #expect(abs(try #require(day.set).timeIntervalSince1970 - 2_494_218_074) < 10)
  }
}
