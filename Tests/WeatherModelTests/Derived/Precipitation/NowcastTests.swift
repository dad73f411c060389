import Testing

@testable import WeatherModel

/// The minutes of a nowcast as segments of the timeline.
@Suite struct NowcastTests {
  /// Creates a report with hours of the given conditions and a nowcast.
  private func weather(
    _ conditions: [Condition], now: Condition = .cloudy, from start: Double = 0,
    every stepMinutes: Int, _ rates: [Double?]
  ) -> WeatherReport {
    var made = report(steps: conditions.count) { index, step in
      step.condition = conditions[index]
      step.precipitation = step.condition.isPrecipitation ? 1 : 0
      step.temperature = 5
    }
    made.current.condition = now
    made.nowcast = Nowcast(
      start: evening + minutes(start), stepMinutes: stepMinutes, rates: rates)
    return made
  }

  private let dry = [Condition](repeating: .cloudy, count: 4)

  private func segments(_ report: WeatherReport, after minutesLater: Double = 0)
    -> [PrecipitationTimeline.Segment]
  {
    report.nowcastSegments(at: evening + minutes(minutesLater))
  }

  /// 30 minutes of data are used until a second has passed.
  @Test func nowcastMustCoverHalfAnHour() {
    let report = weather(dry, every: 15, [2, 2])
    #expect(segments(report).count == 2)
    #expect(segments(report, after: 1.0 / 60).isEmpty)
    #expect(report.precipitationTimeline(at: evening).isWetNow == true)
    #expect(report.precipitationTimeline(at: evening + 1).isWetNow == false)
  }

  @Test(arguments: [(0.0, true), (1, true), (5, true), (6, false)])
  func nowcastMayBeginUpToFiveMinutesLater(start: Double, isUsed: Bool) {
    let report = weather(dry, from: start, every: 5, [Double?](repeating: 2, count: 12))
    let found = segments(report)
    #expect(found.first?.start == (isUsed ? evening : nil))
    #expect(found.dropFirst().first?.start == (isUsed ? evening + minutes(start + 5) : nil))
    #expect(report.precipitationTimeline(at: evening).isWetNow == isUsed)
  }

  @Test func nowcastThatBeginsASecondTooLateIsNotUsed() {
    let report = weather(dry, from: 5, every: 5, [Double?](repeating: 2, count: 12))
    #expect(report.nowcastSegments(at: evening - 1).isEmpty)
    #expect(!report.nowcastSegments(at: evening).isEmpty)
  }

  /// Only the known steps around the current one are used.
  @Test(
    arguments: [
      ([2, nil, 2, 2, 2, 2], 35, 2, 6), ([nil, 2, 2, 2, 2, 2], 20, 1, 6),
      ([2, 2, 2, 2, nil, 2], 0, 0, 4), ([2, 2, 2, 2, nil, 2], 16, 0, 4),
      ([2, nil, 2, 2, 2, 2], 20, 0, 0), ([2, nil, 2, 2, nil, nil], 31, 0, 0),
    ] as [([Double?], Double, Int, Int)])
  func unknownStepsBoundTheNowcast(rates: [Double?], now: Double, first: Int, end: Int) {
    let found = segments(weather(dry, every: 15, rates), after: now)
    #expect(found.map(\.start) == (first..<end).map { evening + minutes(Double($0) * 15) })
    #expect(found.map(\.end) == (first..<end).map { evening + minutes(Double($0) * 15 + 15) })
    #expect(found.allSatisfy { $0.isWet == true && $0.rate == 2 && $0.source == .nowcast })
  }

  @Test func rateOfATenthOfAMillimetreIsWet() {
    let found = segments(weather(dry, every: 15, [0.1, 0.09, 0.2, 0]))
    #expect(found.map(\.isWet) == [true, false, true, false])
  }

  @Test func pauseOfUpToFiveMinutesIsIgnored() {
    let found = segments(weather(dry, every: 5, [2, 0, 2, 0, 0, 2, 0, 0]))
    #expect(found.map(\.isWet) == [true, true, true, false, false, true, false, false])
    let whole = segments(
      weather(dry, every: 1, [1, 0, 0, 0, 0, 0, 1] + [Double?](repeating: 0, count: 30)))
    #expect(whole.prefix(7).allSatisfy { $0.isWet == true })
  }

  /// In the current hour the current weather determines the kind, later the hour.
  @Test func kindIsThatOfTheCurrentWeatherAndThenOfTheHour() {
    let rates = [Double?](repeating: 2, count: 8)
    func kinds(_ conditions: [Condition], now: Condition) -> [Condition] {
      let found = segments(weather(conditions, now: now, every: 15, rates)).map(\.kind)
      return [found[0], found[3], found[4], found[7]]
    }
    #expect(kinds([.rain, .snow], now: .cloudy) == [.rain, .rain, .snow, .snow])
    #expect(kinds([.rain, .rain], now: .drizzle) == [.drizzle, .drizzle, .rain, .rain])
    #expect(
      kinds([.freezingRain, .rain], now: .drizzle) == [.freezingRain, .freezingRain, .rain, .rain])
    #expect(kinds([.cloudy, .cloudy], now: .drizzle) == [.drizzle, .drizzle, .rain, .rain])
  }

  @Test func nowcastChangesOnlyWeatherThatContradictsIt() {
    let wet = [Double?](repeating: 2, count: 8)
    var rain = weather([.rain, .rain], now: .drizzle, every: 15, wet)
    rain.current.precipitationRate = 0.5
    rain.current.description = "drizzle"
    #expect(rain.weatherNow(at: evening).weather.precipitationRate == 0.5)
    #expect(rain.weatherNow(at: evening).weather.condition == .drizzle)
    #expect(rain.weatherNow(at: evening).weather.description == "drizzle")
    var sky = weather(dry, every: 15, [Double?](repeating: 0, count: 8))
    sky.current.description = "overcast"
    #expect(sky.weatherNow(at: evening).weather.precipitationRate == nil)
    #expect(sky.weatherNow(at: evening).weather.description == "overcast")
    sky.nowcast?.rates = wet
    #expect(sky.weatherNow(at: evening).weather.description == nil)
  }

  /// The rest of an hour in which dry minutes end is dry if less than half of the hour remains.
  @Test(arguments: [(18, ["19:30"]), (19, [])] as [(Int, [String])])
  func dryMinutesDecideTheSmallerRestOfAnHour(steps: Int, expected: [String]) {
    let report = weather(
      [.cloudy, .rain, .cloudy, .cloudy], every: 5, [Double?](repeating: 0, count: steps))
    let timeline = report.precipitationTimeline(at: evening)
    #expect(
      timeline.spells.map { report.localTime($0.start).hourAndMinute24 } == expected)
    #expect(timeline.segments.contains { $0.isDisputed } == expected.isEmpty)
  }

  @Test func nowcastHasAtMostTwoHundredSteps() throws {
    let rates = (0..<250).map { Optional(Double($0)) }
    let nowcast = try #require(Nowcast(start: evening, stepMinutes: 5, rates: rates))
    #expect(nowcast.rates == Array(rates.prefix(200)))
    #expect(nowcast.stepLength == 300 && nowcast.isRadar == nil)
  }

  @Test(arguments: [(0, false), (1, true), (15, true), (60, true), (61, false)])
  func stepLastsFromOneMinuteToAnHour(minutes: Int, isValid: Bool) {
    let nowcast = Nowcast(start: evening, stepMinutes: minutes, rates: [nil, 0])
    #expect((nowcast != nil) == isValid)
    #expect(Nowcast(start: evening, stepMinutes: minutes, rates: [nil, nil]) == nil)
  }
}
