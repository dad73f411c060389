import Foundation
import Testing
import WeatherModel

struct PressureTendencyTests {
  /// A steadily rising pressure rises by three hours' worth, whatever the step, the time and the
  /// step's width.
  @Test(arguments: [0.0, 20, 29, 31, 59, 80, 91, 179, 180, 260], [1, 3])
  func steadyRiseHasTheSameTendencyAtAnyTime(minutesLater: Double, stepHours: Int) throws {
    let report = report(start: evening - hours(6), steps: 40, stepHours: stepHours) { index, step in
      step.pressure = 1000 + Double(index * stepHours)
    }
    let tendency = try #require(report.pressureTendency(at: evening + minutes(minutesLater)))
    #expect(abs(tendency.change - 3) < 0.001)
    #expect(tendency.span == .past)
  }

  /// A cached response yields the same value 3, 8 and 12 hours later as a new one.
  @Test(arguments: [0.0, 3, 8, 12])
  func cachedReportYieldsTheSameTendencyLater(hoursLater: Double) throws {
    var report = report(steps: 48) { $1.pressure = 1000 + Double($0) / 2 }
    report.current.pressure = 1000
    let tendency = try #require(report.pressureTendency(at: evening + hours(hoursLater)))
    #expect(abs(tendency.change - 1.5) < 0.001)
    #expect(tendency.span == (hoursLater < 3 ? .ahead : .past))
  }

  @Test(arguments: [0.0, 20, 80, 91, 119])
  func measuredPressureIsUsedBeforeTheFirstStep(minutesSinceStep: Double) throws {
    let now = evening + minutes(minutesSinceStep)
    var report = report(asOf: now, steps: 5, stepHours: 3) { index, step in
      step.pressure = index == 0 ? nil : 1000 + Double(index * 3)
    }
    report.current.pressure = 1000 + minutesSinceStep / 60
    let tendency = try #require(report.pressureTendency(at: now))
    #expect(abs(tendency.change - 3) < 0.001)
    #expect(tendency.span == .ahead)
  }

  @Test func stationOffsetFromModelIsNotATendency() throws {
    var report = report(start: evening - hours(1), steps: 12) { $1.pressure = 1000 }
    report.current.pressure = 1005
    let tendency = try #require(report.pressureTendency(at: evening + minutes(20)))
    #expect(tendency.change == 0)
  }

  @Test func tendencyIsNilWithoutEnoughData() {
    let steps = report(steps: 3) { $1.pressure = 1000 }
    #expect(steps.pressureTendency(at: evening) == nil)
    #expect(steps.pressureTendency(at: evening - hours(1)) == nil)
    #expect(report(steps: 9).pressureTendency(at: evening) == nil)
    let coarse = report(start: evening - hours(6), steps: 9, stepHours: 6) { $1.pressure = 1000 }
    #expect(coarse.pressureTendency(at: evening + hours(1)) == nil)
    let wide = report(start: evening - hours(8), steps: 9, stepHours: 4) { $1.pressure = 1000 }
    #expect(wide.pressureTendency(at: evening + hours(1)) == nil)
  }

  /// From the first to the last of four hours, in exact numbers.
  @Test func tendencyIsThatOfThreeHoursToTheSecond() {
    let past = report(start: evening - hours(3), steps: 4) { $1.pressure = 1000 + 900 * Double($0) }
    #expect(past.pressureTendency(at: evening) == PressureTendency(change: 2700, span: .past))
    let ahead = report(steps: 5) { $1.pressure = 1000 + 900 * Double($0) }
    #expect(
      ahead.pressureTendency(at: evening + minutes(20))
        == PressureTendency(change: 2700, span: .ahead))
  }
}
