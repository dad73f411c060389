import Foundation
import Testing

@testable import WeatherModel

/// Comparison of the sun with PyEphem.
@Suite struct SunTests {
  @Test func sunriseNoonAndSunsetAreAccurateToTwentySeconds() throws {
    let rows = try referenceTable("sun-times.tsv", columns: 9)
    #expect(rows.count == 80)
    for row in rows {
      let label = "\(row[0]) \(row[4])"
      let coordinate = Coordinate(
        latitude: try #require(Double(row[1])), longitude: try #require(Double(row[2])))
      let day = SunTimes(
        on: try #require(LocalDate(row[4])), at: coordinate,
        utcOffset: try #require(Int(row[3])))
      #expect("\(day.course)" == row[5], "\(label)")
      for (found, expected) in [(day.noon, row[6]), (day.sunrise, row[7]), (day.sunset, row[8])] {
        let expected = Double(expected)
        #expect((found == nil) == (expected == nil), "\(label)")
        if let found, let expected {
          #expect(abs(found.timeIntervalSince1970 - expected) <= 20, "\(label)")
        }
      }
    }
  }

  @Test func altitudeAndAzimuthAreAccurateToATwentiethDegree() throws {
    for row in try referenceTable("sun-positions.tsv", columns: 5) {
      let numbers = try row.map { try #require(Double($0)) }
      let sun = SunPosition(
        at: Date(timeIntervalSince1970: numbers[2]),
        from: Coordinate(latitude: numbers[0], longitude: numbers[1]))
      #expect(abs(sun.altitude - numbers[3]) < 0.05, "\(row)")
    }
  }

  @Test func dayLengthIsTimeFromSunriseToSunset() throws {
    let day = SunTimes(on: try #require(LocalDate("2026-11-21")), at: seoul, utcOffset: 32_400)
    let sunrise = try #require(day.sunrise)
    let sunset = try #require(day.sunset)
    #expect(day.dayLength == sunset.timeIntervalSince(sunrise))
    #expect(!day.isDay(at: sunrise - 1))
    #expect(day.isDay(at: sunrise))
    #expect(!day.isDay(at: sunset))
  }

  @Test func theSunIsAboveALimitBetweenRiseAndSet() throws {
    let date = try #require(LocalDate("2026-11-21"))
    let day = SunTimes(on: date, at: seoul, utcOffset: 32_400, above: 3)
    for moment in [day.sunrise, day.sunset] {
      let sun = SunPosition(at: try #require(moment), from: seoul)
      #expect(abs(sun.altitude - 3) < 0.01)
    }
    #expect(day.dayLength < SunTimes(on: date, at: seoul, utcOffset: 32_400).dayLength - 2400)
    #expect(SunTimes(on: date, at: seoul, utcOffset: 32_400, above: 60).dayLength == 0)
  }

  @Test func polarDayLasts24HoursAndPolarNightZero() throws {
    let longyearbyen = Coordinate(latitude: 78.223, longitude: 15.647)
    let june = SunTimes(on: try #require(LocalDate("2026-06-21")), at: longyearbyen, utcOffset: 0)
    #expect(june.course == .polarDay)
    #expect(june.dayLength == 86_400)
    #expect(june.isDay(at: june.noon + 43_000))
    let january = SunTimes(
      on: try #require(LocalDate("2026-01-05")), at: longyearbyen, utcOffset: 0)
    #expect(january.course == .polarNight)
    #expect(january.dayLength == 0)
    #expect(!january.isDay(at: january.noon))
  }

  /// Every day of a year from pole to pole: the values are consistent.
  @Test(arguments: Array(stride(from: -90.0, through: 90, by: 7.5)))
  func sunCourseIsConsistentWithSunriseAndSunset(latitude: Double) {
    let first = LocalDate(year: 2026, month: 1, day: 1)
    for offset in stride(from: 0, to: 365, by: 3) {
      let day = SunTimes(
        on: first.advanced(byDays: offset), at: Coordinate(latitude: latitude, longitude: 100),
        utcOffset: 25_200)
      #expect((0...86_400).contains(day.dayLength))
      #expect((day.course == .ordinary) == (day.sunrise != nil || day.sunset != nil))
      if let sunrise = day.sunrise { #expect(sunrise <= day.noon) }
      if let sunset = day.sunset { #expect(sunset >= day.noon) }
    }
  }

  /// Noon belongs to the date even if the clock is far from solar time.
  @Test(arguments: [(-157.428, 50_400), (-171.8, 46_800), (179.9, 43_200), (-179.9, -43_200)])
  func solarNoonFallsOnTheLocalDate(longitude: Double, utcOffset: Int) {
    let date = LocalDate(year: 2026, month: 2, day: 11)
    let day = SunTimes(
      on: date, at: Coordinate(latitude: 1.8, longitude: longitude), utcOffset: utcOffset)
    #expect(LocalTime(day.noon, utcOffset: utcOffset).date == date)
  }

  /// The formulas of Meeus, chapter 25, computed independently. Far from 2000 every coefficient
  /// matters.
  @Test(
    arguments: [
      (1_767_434_580, 283.035952595, 284.162954756, -22.799724835, 147_100_124.771),
      (-20_000_000_000, 3.104042169, 2.846431300, 1.238615774, 149_624_327.004),
      (30_000_000_123, 157.797577796, 159.454269181, 8.603813640, 151_478_540.121),
    ] as [(Double, Double, Double, Double, Double)])
  func coordinatesFollowTheTheoryOfMeeus(
    seconds: Double, longitude: Double, rightAscension: Double, declination: Double,
    distance: Double
  ) {
    let sun = SolarCoordinates(JulianTime(Date(timeIntervalSince1970: seconds)))
    #expect(abs(sun.longitude - longitude) < 1e-7)
    #expect(abs(sun.rightAscension - rightAscension) < 1e-7)
    #expect(abs(sun.declination - declination) < 1e-7)
    #expect(abs(sun.distance - distance) < 0.1)
  }

  /// Meeus, example 25.a: 1992-10-13 00:00 TD.
  @Test func coordinatesMatchTheExampleOfMeeus() {
    let sun = SolarCoordinates(JulianTime(Date(timeIntervalSince1970: 718_934_339)))
    #expect(abs(sun.longitude - 199.90895) < 0.0001)
    #expect(abs(sun.rightAscension - 198.38083) < 0.0001)
    #expect(abs(sun.declination + 7.78507) < 0.0001)
    #expect(abs(sun.distance - 149_247_800) < 2000)
  }

  /// On the days at the ends of a polar day the sun only sets or only rises.
  @Test func missingSunriseOrSunsetLeavesTheRestOfTheDayLight() throws {
    let day = SunTimes(on: try #require(LocalDate("2026-11-21")), at: seoul, utcOffset: 32_400)
    let sunrise = try #require(day.sunrise)
    let sunset = try #require(day.sunset)
    var first = day
    first.sunrise = nil
    #expect(first.isDay(at: sunrise - 3600))
    #expect(!first.isDay(at: sunset))
    var last = day
    last.sunset = nil
    #expect(last.isDay(at: sunset + 3600))
    #expect(!last.isDay(at: sunrise - 1))
  }

  private let seoul = Coordinate(latitude: 37.566, longitude: 126.978)
}
