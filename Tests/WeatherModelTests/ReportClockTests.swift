import Testing
import WeatherModel

/// The steps and days of a report at a time.
@Suite struct ReportClockTests {
  /// Returns the whole hours after `evening` at which steps begin.
  private func starts(_ steps: [HourForecast]) -> [Int] {
    steps.map { Int($0.time.timeIntervalSince(evening) / 3600) }
  }

  @Test func stepsAheadHaveNotEndedAndBeginWithinTwoDays() {
    let report = report(steps: 60)
    #expect(starts(report.hours(from: evening)) == Array(0...48))
    #expect(starts(report.hours(from: evening + 3599)) == Array(0...48))
    #expect(starts(report.hours(from: evening + 3600)) == Array(1...49))
    #expect(starts(report.hours(from: evening, ahead: 2)) == [0, 1, 2])
    let late = WeatherModelTests.report(start: evening + 10, steps: 60)
    #expect(starts(late.hours(from: evening)) == Array(0...47))
  }

  @Test func stepsAheadEndBeforeAStepOfAnotherLength() {
    let report = report(steps: 6) { index, step in
      if index > 2 { step.hours = 3 }
    }
    #expect(starts(report.hours(from: evening)) == [0, 1, 2])
    #expect(starts(report.hours(from: evening + hours(3))) == [3, 4, 5])
  }

  @Test(
    arguments: [
      (-1, nil), (0, 0), (3599, 0), (3600, 1), (7199, 1), (7200, nil),
    ] as [(Double, Int?)])
  func stepContainsItsStartAndNotItsEnd(seconds: Double, index: Int?) {
    let report = report(steps: 2)
    #expect(report.step(at: evening + seconds) == index.map { report.hourly[$0] })
  }

  /// The length of the report's steps, that of the step, and the hours for which it lasts.
  @Test(
    arguments: [(1, nil, 1), (3, nil, 3), (1, 6, 6), (3, 1, 1), (0, nil, 1)] as [(Int, Int?, Int)])
  func stepLastsForItsOwnLength(stepHours: Int, own: Int?, expected: Int) {
    let report = report(steps: 1, stepHours: stepHours) { $1.hours = own }
    let end = evening + hours(Double(expected))
    #expect(report.step(at: end - 1) != nil && report.step(at: end) == nil)
    #expect(report.hours(from: end - 1).count == 1 && report.hours(from: end).isEmpty)
  }

  @Test func daysBeginWithTodayAtThePlace() {
    var report = report(steps: 0)
    let today = LocalDate(year: 2026, month: 11, day: 21)
    report.daily = (-1...8).map { DayForecast(date: today.advanced(byDays: $0)) }
    let dates = report.days(from: evening).map(\.date)
    #expect(dates == (0...4).map { today.advanced(byDays: $0) })
    #expect(report.days(from: evening, count: 2).map(\.date) == Array(dates.prefix(2)))
    // Midnight in Seoul is six hours later.
    #expect(report.today(at: evening + hours(6) - 1)?.date == today)
    #expect(report.today(at: evening + hours(6))?.date == dates[1])
    #expect(report.days(from: evening + hours(6)).first?.date == dates[1])
    report.daily.removeAll { $0.date == today }
    #expect(report.today(at: evening) == nil)
  }

  @Test func stepsOfADayBeginOnItsDate() {
    let report = report(steps: 36)
    let today = LocalDate(year: 2026, month: 11, day: 21)
    #expect(starts(report.hours(of: today)) == Array(0...5))
    #expect(starts(report.hours(of: today.advanced(byDays: 1))) == Array(6...29))
    #expect(report.hours(of: today.advanced(byDays: -1)).isEmpty)
  }
}
