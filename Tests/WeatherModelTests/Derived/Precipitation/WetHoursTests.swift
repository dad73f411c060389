import Foundation
import Testing
import WeatherModel

struct WetHoursTests {
  /// The current step and the one 24 hours later are parts of hours, which add up to one hour, not
  /// two.
  @Test(arguments: [(0.0, 1), (30, 1), (59, 1), (0, 3), (80, 3), (179, 3)])
  func rainAllTheTimeIsTwentyFourHours(minutesLater: Double, stepHours: Int) {
    let report = report(steps: 40, stepHours: stepHours) { $1.precipitation = 1 }
    #expect(report.precipitationTimeline(at: evening + minutes(minutesLater)).wetHours == 24)
  }

  @Test(
    arguments: [
      ("", nil), ("...", 0), ("r..", 1), (".r.r", 2), ("rrrrrr", 6),
      // A trace below the resolution of a gauge does not count, and unknown values are skipped.
      ("t.t", 0), ("???", nil), ("?r?", 1),
    ] as [(String, Int?)])
  func hoursAreCounted(pattern: String, expected: Int?) {
    let signs = Array(pattern)
    let report = report(steps: signs.count) { index, step in
      switch signs[index] {
      case "r": step.precipitation = 0.1
      case "t": step.precipitation = 0.05
      case "?": step.condition = .unknown
      default: break
      }
    }
    #expect(report.precipitationTimeline(at: evening).wetHours == expected)
  }

  @Test func aPartOfAnHourIsAnHourWhereThereIsNoMore() {
    var report = report(steps: 30) { $1.precipitation = $0 == 0 ? 2 : 0 }
    report.current.condition = .rain
    #expect(report.precipitationTimeline(at: evening + minutes(50)).wetHours == 1)
  }

  @Test func aSkyThatRainsIsWetWithoutAnAmount() {
    var step = HourForecast(time: evening, condition: .drizzle)
    #expect(step.isWet == true)
    step.condition = .cloudy
    #expect(step.isWet == false)
    step.condition = .unknown
    #expect(step.isWet == nil)
  }
}
