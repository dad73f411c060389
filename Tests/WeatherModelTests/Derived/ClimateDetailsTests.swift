import Foundation
import Testing

@testable import WeatherModel

/// Precipitation, sunshine and extremes of ten years, and the weeks of a year.
@Suite struct ClimateDetailsTests {
  private static let years = 2016...2025

  private static func details(
    _ change: (inout ClimateNormals.Day) -> Void
  ) throws -> ClimateNormals.Details {
    let first = LocalDate(year: years.lowerBound, month: 1, day: 1).dayNumber
    let end = LocalDate(year: years.upperBound + 1, month: 1, day: 1).dayNumber
    let days = (first..<end).map { number in
      var day = ClimateNormals.Day(
        date: LocalDate(dayNumber: number), low: 5, high: 15, precipitation: 0, sunshine: 6)
      change(&day)
      return day
    }
    return try #require(ClimateNormals(of: days, in: years).details)
  }

  @Test func monthlyPrecipitationIsMeanOfYearlySums() throws {
    let details = try Self.details { $0.precipitation = $0.date.year == 2020 ? 11 : 1 }
    // 31 days of 1 mm in nine years, of 11 mm in one; February has 29 days in 2016, 2020 and 2024.
    #expect(details.months[0] == 62)
    #expect(details.months[1] == 57.3)
    #expect(details.months[3] == 60)
  }

  @Test func monthWithAnUnknownDayIsExcluded() throws {
    let most = try Self.details {
      $0.precipitation = $0.date.year == 2020 ? 11 : 1
      if $0.date == LocalDate(year: 2020, month: 1, day: 9) { $0.precipitation = nil }
    }
    #expect(most.months[0] == 31)
    let few = try Self.details {
      if $0.date.year > 2019, $0.date.month == 1, $0.date.day == 9 { $0.precipitation = nil }
    }
    #expect(few.months[0] == nil && few.months[1] == 0)
    let half = try Self.details {
      if $0.date.year > 2020, $0.date.month == 1, $0.date.day == 9 { $0.precipitation = nil }
    }
    #expect(half.months[0] == 0)
  }

  @Test func wetDayHasAtLeastOneMillimeter() throws {
    let details = try Self.details { $0.precipitation = $0.date.day.isMultiple(of: 2) ? 1 : 0.9 }
    // The even days from 8 to 22 June.
    let june = ClimateNormals.dayIndex(of: LocalDate(year: 2024, month: 6, day: 15))
    #expect(details.wetDays[june] == 0.53)
    #expect(details.precipitation[june] == 0.95)
    #expect(details.sunshine[june] == 6)
  }

  @Test func extremeIsDatedByItsFirstOccurrence() throws {
    let hot = [LocalDate(year: 2018, month: 8, day: 1), LocalDate(year: 2021, month: 8, day: 2)]
    let cold = LocalDate(year: 2019, month: 12, day: 31)
    let details = try Self.details {
      if hot.contains($0.date) { $0.high = 39.6 }
      if $0.date == cold { $0.low = -20 }
      if $0.date == cold { $0.precipitation = 80 }
    }
    #expect(details.highestOfAll == ClimateNormals.Extreme(date: hot[0], value: 39.6))
    #expect(details.lowestOfAll == ClimateNormals.Extreme(date: cold, value: -20))
    #expect(details.wettestOfAll == ClimateNormals.Extreme(date: cold, value: 80))
    #expect(details.highest[0]?.value == 15)
    // A week without rain has no wettest day.
    #expect(details.wettest[0] == nil)
  }

  @Test func weeksPartitionTheYear() {
    let all = (0..<ClimateNormals.weekCount).flatMap { ClimateNormals.days(ofWeek: $0) }
    #expect(all == Array(0..<ClimateNormals.dayCount))
    #expect(ClimateNormals.days(ofWeek: -1) == 0..<7)
    #expect(ClimateNormals.days(ofWeek: 52) == 357..<366)
    func week(_ year: Int, _ month: Int, _ day: Int) -> Int {
      ClimateNormals.week(of: LocalDate(year: year, month: month, day: day))
    }
    #expect(week(2026, 1, 7) == 0 && week(2026, 1, 8) == 1)
    #expect(week(2026, 12, 31) == 51 && week(2024, 12, 31) == 51)
    // 1 March is the same day in every year.
    #expect(week(2026, 3, 1) == week(2024, 3, 1))
  }

  @Test func leapDayMapsToFebruary28InCommonYears() {
    let index = ClimateNormals.dayIndex(of: LocalDate(year: 2024, month: 2, day: 29))
    #expect(ClimateNormals.date(ofDay: index, in: 2024).description == "2024-02-29")
    #expect(ClimateNormals.date(ofDay: index, in: 2026).description == "2026-02-28")
    #expect(ClimateNormals.date(ofDay: index + 1, in: 2026).description == "2026-03-01")
  }

  @Test func weeklyMeanIsNilIfADayIsUnknown() {
    var values = [Double?](repeating: 3, count: ClimateNormals.dayCount)
    values[0] = 10
    #expect(ClimateNormals.mean(values, ofWeek: 0) == 4)
    values[8] = nil
    #expect(ClimateNormals.mean(values, ofWeek: 1) == nil)
    #expect(ClimateNormals.mean([], ofWeek: 0) == nil)
  }
}
