import Foundation
import Testing
import WeatherModel

struct WetHoursTests {
  /// The current step and the one 24 hours later are parts of hours, which add up to one hour, not
  /// two.
  @Test(arguments: [(0.0, 1), (30, 1), (59, 1), (0, 3), (80, 3), (179, 3)])
  func continuousRainCountsAs24WetHours(minutesLater: Double, stepHours: Int) {
    let report = report(steps: 40, stepHours: stepHours) { $1.precipitation = 1 }
    #expect(report.precipitationTimeline(at: evening + minutes(minutesLater)).wetHours == 24)
  }

  @Test(
    arguments: [
      ("", nil), ("...", 0), ("r..", 1), (".r.r", 2), ("rrrrrr", 6),
      // A trace below the resolution of a gauge does not count.
      ("t.t", 0), ("???", nil), ("?r?", nil), ("rr?", nil),
      (String(repeating: ".", count: 23) + "?", nil), (String(repeating: ".", count: 24) + "?", 0),
    ] as [(String, Int?)])
  func wetHoursAreCountedIfAllHoursAreKnown(pattern: String, expected: Int?) {
    let signs = Array(pattern)
    let report = report(steps: signs.isEmpty ? 0 : 30) { index, step in
      switch index < signs.count ? signs[index] : "." {
      case "r": step.precipitation = 0.1
      case "t": step.precipitation = 0.05
      case "?": step.condition = .unknown
      default: break
      }
    }
    #expect(report.precipitationTimeline(at: evening).wetHours == expected)
  }

  private static let kinds: [Character: Condition] = [
    "r": .rain, "h": .heavyRain, "d": .drizzle, "s": .snow, "S": .heavySnow, "m": .sleet,
    "f": .freezingRain,
  ]

  @Test(
    arguments: [
      ("......", "", true), ("rrr...", "rain 3", true), ("hhh...", "heavy-rain 3", true),
      ("rhd...", "rain 3", true), (".sSs..", "snow 3", true), ("mm....", "sleet 2", true),
      ("rrrss.", "rain 3, snow 2", true), ("rr.ss.", "rain 2, snow 2", true),
      ("rr.mss", "rain 2, sleet 1, snow 2", true), ("ssrrss", "snow 4, rain 2", false),
      ("ffrrr.", "freezing-rain 2, rain 3", true),
    ])
  func wetHoursAreGroupedByKind(pattern: String, expected: String, isInTurn: Bool) {
    let signs = Array(pattern)
    let report = report(steps: signs.count) { index, step in
      step.condition = Self.kinds[signs[index]] ?? .cloudy
      step.precipitation = Self.kinds[signs[index]] == nil ? 0 : 1
      step.precipitationProbability = 0.9
    }
    let wet = report.precipitationTimeline(at: evening).wetTimes
    let text = wet.times.map { "\($0.kind.rawValue) \($0.hours)" }.joined(separator: ", ")
    #expect(text == expected && wet.isInTurn == isInTurn, "\(wet)")
  }

  @Test func partialWetHourCountsAsOneHour() {
    var report = report(steps: 30) { $1.precipitation = $0 == 0 ? 2 : 0 }
    report.current.condition = .rain
    #expect(report.precipitationTimeline(at: evening + minutes(50)).wetHours == 1)
  }

  @Test func rainyConditionIsWetWithoutAnAmount() {
    var step = HourForecast(time: evening, condition: .drizzle)
    #expect(step.isWet == true)
    step.condition = .cloudy
    #expect(step.isWet == false)
    step.condition = .unknown
    #expect(step.isWet == nil)
  }

  @Test func rainBeforeNowOrAfterADayIsNotCounted() {
    let report = report(steps: 40) { index, step in
      step.precipitation = [0, 25, 31].contains(index) ? 1 : 0
    }
    let timeline = report.precipitationTimeline(at: evening + hours(1))
    #expect(timeline.wetHours == 0)
    #expect(timeline.wetTimes.times.isEmpty)
  }

  @Test func halfAnHourIsRoundedUp() {
    var report = report(steps: 30) { $1.precipitation = $0 < 2 ? 1 : 0 }
    report.current.condition = .rain
    let timeline = report.precipitationTimeline(at: evening + minutes(30))
    #expect(timeline.wetHours == 2)
    #expect(timeline.wetTimes.times.map(\.hours) == [2])
    #expect(timeline.wetTimes.times.map(\.start) == [evening + minutes(30)])
  }

  /// The last step ends now or before the day is over, or the first one begins later.
  @Test(arguments: [(-1.0, 1), (24, 3), (0, 23), (2, 30)])
  func wetHoursRequireAForecastOfTheComingDay(start: Double, steps: Int) {
    let report = report(start: evening + hours(start), steps: steps) { $1.precipitation = 1 }
    #expect(report.precipitationTimeline(at: evening).wetHours == nil)
  }

  @Test func wetHoursDoNotRequireTheCurrentWeather() {
    var report = report(steps: 24) { $1.precipitation = $0 < 3 ? 1 : 0 }
    report.current = CurrentWeather(time: evening)
    #expect(report.precipitationTimeline(at: evening).wetHours == 3)
  }
}
