import Foundation
import Testing
import WeatherModel

/// Dates and clock times, and their text forms.
@Suite struct LocalTimeTests {
  private static let monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

  /// Every month from 801 BC to 2801, counted from 1970-01-01 in both directions.
  @Test func daysAreCountedThroughLeapYears() {
    func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }
    func length(_ year: Int, _ month: Int) -> Int {
      month == 2 && isLeap(year) ? 29 : Self.monthLengths[month - 1]
    }
    var wrong: [String] = []
    func check(_ number: Int, _ year: Int, _ month: Int, _ day: Int) {
      let date = LocalDate(dayNumber: number)
      // 1970-01-01 was a Thursday.
      let weekday = ((number + 4) % 7 + 7) % 7
      if LocalDate(year: year, month: month, day: day) != date || date.year != year
        || date.month != month || date.day != day || date.weekday != weekday
      {
        wrong.append("\(year)-\(month)-\(day)")
      }
    }
    var start = 0
    for year in 1970...2801 {
      for month in 1...12 {
        for day in [1, length(year, month)] { check(start + day - 1, year, month, day) }
        start += length(year, month)
      }
    }
    start = 0
    for year in (-801...1969).reversed() {
      for month in (1...12).reversed() {
        start -= length(year, month)
        for day in [1, length(year, month)] { check(start + day - 1, year, month, day) }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.count): \(wrong.prefix(9))")
  }

  @Test func dayBeyondTheMonthsEndContinuesIntoTheNextMonth() {
    #expect(LocalDate(year: 2027, month: 2, day: 29).description == "2027-03-01")
    #expect(LocalDate(year: 2027, month: 12, day: 32).description == "2028-01-01")
    let march = LocalDate(year: 2027, month: 3, day: 1)
    #expect(march.advanced(byDays: -1).description == "2027-02-28")
  }

  @Test func datesAreOrderedByTheirDays() {
    let date = LocalDate(year: 2026, month: 11, day: 21)
    #expect(date < date.advanced(byDays: 1) && !(date < date))
    #expect(date <= date && !(date < date.advanced(byDays: -1)))
  }

  @Test(arguments: ["2026-11-21", "2028-02-29", "0001-01-01", "9999-12-31", "2026-01-31"])
  func dateIsReadAndWrittenAsText(text: String) {
    #expect(LocalDate(text)?.description == text)
  }

  @Test(arguments: [
    "", "2026-11", "2026-11-21-1", "26-11-21", "12026-11-21", "2026-00-10", "2026-13-10",
    "2026-11-00", "2026-11-31", "2026-01-32", "2027-02-29", "2026/11/21", "2026-11-2x", "2026--1",
  ])
  func invalidDateIsRejected(text: String) {
    #expect(LocalDate(text) == nil)
  }

  @Test(
    arguments: [
      (0, 0, "1970-01-01T00:00:00+00:00"), (-1, 0, "1969-12-31T23:59:59+00:00"),
      (-0.5, 0, "1969-12-31T23:59:59+00:00"), (86_399, 0, "1970-01-01T23:59:59+00:00"),
      (86_400, 0, "1970-01-02T00:00:00+00:00"), (-86_400, 0, "1969-12-31T00:00:00+00:00"),
      (-86_401, 0, "1969-12-30T23:59:59+00:00"), (3661.9, 0, "1970-01-01T01:01:01+00:00"),
      (1_795_251_661, 32_400, "2026-11-21T18:01:01+09:00"),
      (1_795_251_661, -12_600, "2026-11-21T05:31:01-03:30"),
    ] as [(Double, Int, String)])
  func localTimeIsWrittenWithItsOffset(seconds: Double, utcOffset: Int, expected: String) {
    let time = LocalTime(Date(timeIntervalSince1970: seconds), utcOffset: utcOffset)
    #expect(time.rfc3339 == expected)
    #expect(time.hourAndMinute24 == String(expected.dropFirst(11).prefix(5)))
  }

  /// 2026-11-21, 09:42 UTC.
  private static let moment = 1_795_254_120.0

  @Test(
    arguments: [
      ("2026-11-21T09:42:00Z", 0), ("2026-11-21t09:42:00z", 0), ("2026-11-21T18:42:00+09:00", 0),
      ("2026-11-21T18:42:00+0900", 0), ("2026-11-21T18:42:00+09", 0),
      ("2026-11-21T04:12:00-05:30", 0), ("2026-11-21T09:42:00.25Z", 0.25),
      ("2026-11-21T18:42:00.5+09:00", 0.5), ("2026-11-21T09:42:59Z", 59),
      ("2026-11-21T09:42:60Z", 60), ("2026-11-21T09:59:00Z", 1020),
      ("2026-11-21T23:42:00Z", 50_400), ("2026-11-21T23:59:59+23:59", -34_861),
    ] as [(String, Double)])
  func momentIsReadFromText(text: String, seconds: Double) {
    #expect(Date(rfc3339: text) == Date(timeIntervalSince1970: Self.moment + seconds))
  }

  @Test(arguments: [
    "", "2026-11-21", "2026-11-21T09:42Z", "2026-11-21T09:42:00", "2026-11-21 09:42:00Z",
    "2026-11-21T24:00:00Z", "2026-11-21T09:60:00Z", "2026-11-21T09:42:61Z",
    "2026-11-21T09-42-00Z", "2026-11-31T09:42:00Z", "2026-11-21T9:42:000Z",
    "2026-11-21T09:42:00+24:00", "2026-11-21T09:42:00+09:60", "2026-11-21T09:42:00+9:00",
    "2026-11-21T09:42:00*09:00", "2026-11-21T09:42:00Zulu",
    "2026-11-21T09:42:00+09:00:00", "2026-11-21T09:42:00+090", "2026-11-21T0a:42:00Z",
  ])
  func invalidMomentIsRejected(text: String) {
    #expect(Date(rfc3339: text) == nil)
  }

  @Test func momentIsWrittenInUTC() {
    #expect(Date(timeIntervalSince1970: Self.moment).rfc3339 == "2026-11-21T09:42:00Z")
  }
}
