import Foundation
import Testing
import WeatherModel

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
}
