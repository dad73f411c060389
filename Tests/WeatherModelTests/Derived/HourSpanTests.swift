import Foundation
import Testing
import WeatherModel

struct HourSpanTests {
  @Test(arguments: [
    (0, 1, 0.0, 0), (3, 1, 0, 3), (3, 1, 18, 3), (3, 1, 42, 2), (3, 1, 30, 3), (60, 1, 0, 48),
    (60, 1, 59, 48), (5, 3, 0, 15), (40, 3, 100, 48),
  ])
  func hourSpanIsTimeToLastHourUpTo48(
    steps: Int, stepHours: Int, minutesLater: Double, expected: Int
  ) {
    let report = report(steps: steps, stepHours: stepHours)
    #expect(report.hourSpan(from: evening + minutes(minutesLater)) == expected)
  }
}
