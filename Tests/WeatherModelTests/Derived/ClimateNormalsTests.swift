import Foundation
import Testing

@testable import WeatherModel

/// The climate normals of a date, and their comparison with today.
@Suite struct ClimateNormalsTests {
  private static let years = 2016...2025

  /// Returns the days of ten years with values derived from their dates.
  private static func days(
    _ years: ClosedRange<Int> = years, _ values: (LocalDate) -> (low: Double?, high: Double?)
  ) -> [ClimateNormals.Day] {
    let first = LocalDate(year: years.lowerBound, month: 1, day: 1).dayNumber
    let end = LocalDate(year: years.upperBound + 1, month: 1, day: 1).dayNumber
    return (first..<end).map { number in
      let date = LocalDate(dayNumber: number)
      let (low, high) = values(date)
      return ClimateNormals.Day(date: date, low: low, high: high)
    }
  }

  private static func normals(_ high: Double?) -> ClimateNormals {
    ClimateNormals(of: days { _ in (high.map { $0 - 8 }, high) }, in: years)
  }

  @Test func normalIsMeanOfFifteenDayWindowOverTenYears() {
    // The temperature of each day is its number within the month, plus a degree for every year.
    let normals = ClimateNormals(
      of: Self.days { ($0.month == 6 ? Double($0.day) : -50, 20 + Double($0.year - 2016)) },
      in: Self.years)
    // 8 to 22 June.
    let range = normals.range(on: LocalDate(year: 2026, month: 6, day: 15))
    #expect(range == ClimateNormals.Range(low: 15, high: 24.5))
    // A day outside the window does not count; a day inside counts a fifteenth.
    func normalHigh(warmDay: Int) -> Double? {
      ClimateNormals(
        of: Self.days { (0, $0.month == 6 && $0.day == warmDay ? 15 : 0) }, in: Self.years
      ).range(on: LocalDate(year: 2026, month: 6, day: 15))?.high
    }
    #expect(normalHigh(warmDay: 8) == 1 && normalHigh(warmDay: 22) == 1)
    #expect(normalHigh(warmDay: 7) == 0 && normalHigh(warmDay: 23) == 0)
  }

  @Test func windowCrossesTheYearBoundary() {
    let normals = ClimateNormals(
      of: Self.days { (-5, $0.month == 12 ? 10 : 0) }, in: Self.years)
    // The eight days from 1 January in ten years, the seven before them in nine.
    #expect(normals.range(on: LocalDate(year: 2027, month: 1, day: 1))?.high == 4.4)
    #expect(normals.range(on: LocalDate(year: 2026, month: 12, day: 31))?.high == 5.6)
  }

  @Test func leapDayHasAWindowInEveryYear() {
    // 1 March is the centre if there is no 29 February, so 8 March is included.
    let normals = ClimateNormals(
      of: Self.days { (0, $0.month == 3 && $0.day == 8 ? 15 : 0) }, in: Self.years)
    // Seven of the ten years have no 29 February: 7 of 150 days with 15°.
    #expect(normals.range(on: LocalDate(year: 2028, month: 2, day: 29))?.high == 0.7)
    for day in [28, 29] {
      #expect(
        Self.normals(7).range(on: LocalDate(year: 2028, month: 2, day: day))?.high == 7)
    }
    #expect(Self.normals(7).range(on: LocalDate(year: 2028, month: 12, day: 31))?.high == 7)
  }

  @Test func normalsNeedAtLeastHalfOfTheDays() {
    func known(_ years: ClosedRange<Int>) -> Double? {
      ClimateNormals(
        of: Self.days { years.contains($0.year) ? (0, 9) : (nil, nil) }, in: Self.years
      ).range(on: LocalDate(year: 2026, month: 6, day: 15))?.high
    }
    #expect(known(2016...2020) == 9)
    #expect(known(2016...2019) == nil)
    #expect(
      ClimateNormals(of: [], in: Self.years)
        .range(on: LocalDate(year: 2026, month: 6, day: 15)) == nil)
  }

  @Test func lowAndHighMayBeEqualButNotReversed() {
    let date = LocalDate(year: 2026, month: 6, day: 15)
    let equal = ClimateNormals(of: Self.days { _ in (5, 5) }, in: Self.years)
    #expect(equal.range(on: date) == ClimateNormals.Range(low: 5, high: 5))
    #expect(equal.range(ofWeek: 23) == ClimateNormals.Range(low: 5, high: 5))
    let reversed = ClimateNormals(of: Self.days { _ in (6, 5) }, in: Self.years)
    #expect(reversed.range(on: date) == nil && reversed.range(ofWeek: 23) == nil)
  }

  @Test func daysOfOtherYearsDoNotCount() {
    let days = Self.days(2010...2026) { (0, (2016...2025).contains($0.year) ? 5 : 40) }
    let normals = ClimateNormals(of: days, in: Self.years)
    #expect(normals.range(on: LocalDate(year: 2026, month: 6, day: 15))?.high == 5)
  }

  @Test func yearsAreTheLastTenCompleteOnes() {
    #expect(
      ClimateNormals.years(before: LocalDate(year: 2026, month: 1, day: 1)) == 2016...2025)
    #expect(
      ClimateNormals.years(before: LocalDate(year: 2026, month: 12, day: 31)) == 2016...2025)
  }

  // MARK: - Comparison with today

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var zone = "Asia/Seoul"
    var moment = "2026-11-21T09:00:00Z"
    var high: Double?
    var normals: Double?
    var isRestOfDay = false
    var isCoarse = false
    /// The difference from the normals.
    var difference: Double?
    /// Whether the difference is large enough to mention.
    var isTold = true
  }

  static let cases: [Case] = [
    Case(testDescription: "five more", high: 14, normals: 9, difference: 5),
    Case(testDescription: "five less", high: 4, normals: 9, difference: -5),
    Case(testDescription: "frost that goes to zero", high: 0, normals: -14, difference: 14),
    Case(testDescription: "frost that is milder", high: -3, normals: -8, difference: 5),
    Case(testDescription: "0.9 more", high: 9.9, normals: 9, difference: 0.9, isTold: false),
    Case(testDescription: "0.9 less", high: 8.1, normals: 9, difference: -0.9, isTold: false),
    Case(testDescription: "one degree", high: 10, normals: 9, difference: 1),
    Case(testDescription: "nothing of the past is known", high: 14, normals: nil),
    Case(testDescription: "today's high is not known", high: nil, normals: 9),
    Case(
      testDescription: "only the rest of today is known", high: 14, normals: 9, isRestOfDay: true),
    Case(testDescription: "a day of few steps", high: 14, normals: 9, isCoarse: true),
    Case(
      testDescription: "29 February", moment: "2028-02-29T03:00:00Z", high: 14, normals: 9,
      difference: 5),
    Case(
      testDescription: "the day on which clocks go forward", zone: "Europe/Berlin",
      moment: "2026-03-29T21:30:00Z", high: 14, normals: 9, difference: 5),
    Case(
      testDescription: "the day on which clocks go back", zone: "Europe/Berlin",
      moment: "2026-10-25T22:30:00Z", high: 14, normals: 9, difference: 5),
  ]

  @Test(arguments: cases)
  func todaysHighIsComparedWithItsDatesNormal(_ given: Case) throws {
    let now = try #require(Date(rfc3339: given.moment))
    let zone = try #require(PlaceTimeZone(identifier: given.zone, at: now))
    let today = zone.localTime(now).date
    var report = WeatherReport(
      place: Place(
        id: "x", name: "X", coordinate: Coordinate(latitude: 50, longitude: 10)), asOf: now,
      timeZone: zone, stepHours: 1,
      current: CurrentWeather(time: now), hourly: [],
      daily: (-1...1).map { DayForecast(date: today.advanced(byDays: $0)) })
    report.daily[0].temperatureMax = 30
    report.daily[1].temperatureMax = given.high
    report.daily[1].isRestOfDay = given.isRestOfDay
    report.daily[1].isCoarse = given.isCoarse
    report.daily[2].temperatureMax = 30
    // Any other date has much warmer normals.
    let normals = ClimateNormals(
      of: Self.days { date in
        let middle = LocalDate(year: date.year, month: today.month, day: today.day)
        let isNear = abs(date.dayNumber - middle.dayNumber) <= ClimateNormals.reach
        return (-20, isNear ? given.normals : 40)
      }, in: Self.years)
    let difference = report.highAboveNormal(normals, at: now)
    #expect(difference.map { ($0 * 10).rounded() / 10 } == given.difference)
    if given.difference != nil {
      #expect((DayOverDayChange.significant(difference) != nil) == given.isTold)
    }
    #expect(report.highAboveNormal(nil, at: now) == nil)
  }
}
