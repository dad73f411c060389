import Foundation
import Testing
import WeatherModel

/// The difference between today and yesterday, with clock changes, gaps and frost.
@Suite struct DayOverDayChangeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var zone = "Asia/Seoul"
    /// The time of the comparison.
    var moment: String
    var now: Double?
    /// Hourly temperatures from yesterday's midnight on, counted in elapsed hours.
    var yesterday: [Int: Double]
    var highs: (yesterday: Double?, today: Double?) = (nil, nil)
    var isRestOfDay = false
    var temperature: Double?
    var high: Double?
  }

  static let cases: [Case] = [
    Case(
      testDescription: "three degrees more", moment: "2026-11-21T09:00:00Z", now: 9,
      yesterday: [18: 6, 19: 5], highs: (11, 14), temperature: 3, high: 3),
    Case(
      testDescription: "between two hours", moment: "2026-11-21T09:30:00Z", now: 9,
      yesterday: [18: 6, 19: 5], temperature: 3.5),
    Case(
      testDescription: "0.9 less", moment: "2026-11-21T09:00:00Z", now: 9, yesterday: [18: 9.9],
      highs: (14.9, 14), temperature: -0.9, high: -0.9),
    Case(
      testDescription: "from frost to zero", moment: "2026-01-21T09:00:00Z", now: 0,
      yesterday: [18: -14], highs: (-10, 1), temperature: 14, high: 11),
    Case(
      testDescription: "yesterday is not known", moment: "2026-11-21T09:00:00Z", now: 9,
      yesterday: [:], highs: (nil, 14)),
    Case(
      testDescription: "the next hour is missing", moment: "2026-11-21T09:30:00Z", now: 9,
      yesterday: [18: 6]),
    Case(
      testDescription: "now is not known", moment: "2026-11-21T09:00:00Z", now: nil,
      yesterday: [18: 6]),
    Case(
      testDescription: "only the rest of today is known", moment: "2026-11-21T09:00:00Z", now: 9,
      yesterday: [18: 6], highs: (11, 14), isRestOfDay: true, temperature: 3),
    Case(
      testDescription: "the day after 28 February is the 29th", moment: "2028-02-29T09:00:00Z",
      now: 9, yesterday: [18: 6], highs: (11, 14), temperature: 3, high: 3),
    Case(
      testDescription: "the day after 29 February", moment: "2028-03-01T09:00:00Z", now: 9,
      yesterday: [18: 6], highs: (11, 14), temperature: 3, high: 3),
    // Clocks went from 02:00 to 03:00 on 29 March, so noon is 23 hours after noon.
    Case(
      testDescription: "clocks went forward this night", zone: "Europe/Berlin",
      moment: "2026-03-29T10:00:00Z", now: 9, yesterday: [12: 6, 13: 7], temperature: 3),
    Case(
      testDescription: "yesterday's clock skipped the time", zone: "Europe/Berlin",
      moment: "2026-03-30T00:30:00Z", now: 9, yesterday: [0: 1, 1: 2, 2: 3, 3: 4]),
    // Clocks went from 03:00 to 02:00 on 25 October, so noon is 25 hours after noon.
    Case(
      testDescription: "clocks went back this night", zone: "Europe/Berlin",
      moment: "2026-10-25T11:00:00Z", now: 9, yesterday: [11: 5, 12: 6, 13: 7], temperature: 3),
    Case(
      testDescription: "yesterday had 25 hours", zone: "Europe/Berlin",
      moment: "2026-10-26T11:00:00Z", now: 9, yesterday: [12: 5, 13: 6], temperature: 3),
  ]

  @Test(arguments: cases)
  func changeComparesTheSameClockTimeYesterday(_ shape: Case) throws {
    let now = try #require(Date(rfc3339: shape.moment))
    var report = report(asOf: now, steps: 0, zone: shape.zone)
    report.current.time = now
    report.current.temperature = shape.now
    let today = report.localTime(now).date
    let midnight = report.timeZone.start(of: today.advanced(byDays: -1))
    report.hourly = shape.yesterday.keys.sorted().map { hour in
      var step = HourForecast(time: midnight + hours(Double(hour)), condition: .cloudy)
      step.temperature = shape.yesterday[hour]
      return step
    }
    report.daily = [(-1, shape.highs.yesterday), (0, shape.highs.today)].map { offset, high in
      var day = DayForecast(date: today.advanced(byDays: offset))
      day.temperatureMax = high
      day.isRestOfDay = offset == 0 && shape.isRestOfDay
      return day
    }
    let differences = report.dayOverDayChange(at: now)
    #expect(differences.temperature.map { ($0 * 10).rounded() / 10 } == shape.temperature)
    #expect(differences.high.map { ($0 * 10).rounded() / 10 } == shape.high)
  }

  @Test func changeIsSignificantFromOneDegree() {
    #expect([-1, 1, 10 - 9.0, 0.1 + 0.9].allSatisfy { DayOverDayChange.significant($0) != nil })
    #expect([0.9, -0.9, 0, nil].allSatisfy { DayOverDayChange.significant($0) == nil })
  }

  /// The temperature was 12° at 18:00 and 8° at 19:00 yesterday.
  @Test(arguments: [(0.0, 12.0), (15, 11), (30, 10), (45, 9), (60, 8)])
  func temperatureIsInterpolatedBetweenTwoHours(minutesLater: Double, before: Double) {
    let now = evening + minutes(minutesLater)
    var report = report(asOf: now, start: evening - hours(24), steps: 2) { index, step in
      step.temperature = index == 0 ? 12 : 8
    }
    report.current.temperature = 20
    #expect(report.dayOverDayChange(at: now).temperature == 20 - before)
  }

  @Test func coarseDayHasNoHighToCompare() {
    var report = report(steps: 0)
    let today = report.localTime(evening).date
    report.daily = [-1, 0].map { offset in
      var day = DayForecast(date: today.advanced(byDays: offset))
      day.temperatureMax = 10 + 2 * Double(offset)
      return day
    }
    #expect(report.dayOverDayChange(at: evening).high == 2)
    report.daily[0].isCoarse = true
    #expect(report.dayOverDayChange(at: evening).high == nil)
  }
}
