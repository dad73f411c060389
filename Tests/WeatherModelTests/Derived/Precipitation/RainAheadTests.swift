import Testing

@testable import WeatherModel

/// Changes to the minute in the next two hours.
@Suite struct RainAheadTests {
  /// Returns the course of a nowcast, `seconds` after the start of its first step.
  private func ahead(every stepMinutes: Int, _ rates: [Double?], after seconds: Double = 0)
    -> RainAhead?
  {
    timeline(every: stepMinutes, rates, after: seconds).rainAhead
  }

  private func timeline(every stepMinutes: Int, _ rates: [Double?], after seconds: Double = 0)
    -> PrecipitationTimeline
  {
    var made = report(steps: 6) { $1.precipitation = 0 }
    made.nowcast = Nowcast(start: evening, stepMinutes: stepMinutes, rates: rates)
    return made.precipitationTimeline(at: evening + seconds)
  }

  private func rates(_ pattern: [(count: Int, rate: Double)]) -> [Double?] {
    pattern.flatMap { [Double?](repeating: $0.rate, count: $0.count) }
  }

  @Test func changeAfterTwoHoursIsNotMentioned() {
    let atTheEnd = ahead(every: 1, rates([(120, 0), (20, 2)]))
    #expect(atTheEnd == RainAhead(kind: .unknown, course: .dry(minutes: 120)))
    let before = ahead(every: 1, rates([(119, 0), (21, 2)]))
    #expect(before == RainAhead(kind: .rain, course: .begins(minutes: 120, length: nil)))
    let rain = ahead(every: 1, rates([(120, 2), (20, 0)]))
    #expect(rain == RainAhead(kind: .rain, course: .goesOn(minutes: 120)))
  }

  @Test func hoursAfterTheMinutesAreNotUsed() {
    let dry = ahead(every: 15, rates([(4, 0)]))
    #expect(dry == RainAhead(kind: .unknown, course: .dry(minutes: 60)))
    let later = ahead(every: 15, rates([(4, 0)]), after: 301)
    #expect(later == RainAhead(kind: .unknown, course: .dry(minutes: 50)))
  }

  /// Rounded to five minutes, but at least five.
  @Test(
    arguments: [
      (1, 0, 5), (2, 0, 5), (7, 0, 5), (8, 30, 10), (8, 31, 5), (12, 0, 10), (13, 0, 15),
      (31, 0, 30), (60, 0, 60),
    ] as [(Int, Double, Int)])
  func beginningIsRoundedToFiveMinutes(dry: Int, seconds: Double, expected: Int) {
    let found = ahead(every: 1, rates([(dry, 0), (20, 2), (80, 0)]), after: seconds)
    #expect(found == RainAhead(kind: .rain, course: .begins(minutes: expected, length: 20)))
  }

  @Test func endNamesTheNextBeginning() {
    let found = ahead(every: 5, rates([(3, 2), (4, 0), (10, 2)]))
    #expect(found == RainAhead(kind: .rain, course: .ends(minutes: 15, again: 35)))
    let once = ahead(every: 5, rates([(3, 2), (14, 0)]))
    #expect(once == RainAhead(kind: .rain, course: .ends(minutes: 15, again: nil)))
  }

  /// The rate of every five minutes is that in the middle of them.
  @Test(arguments: [(0.0, 3.0), (29, 3), (30, 4), (89, 4), (90, 5)])
  func ratesAheadAreThoseInTheMiddleOfFiveMinutes(seconds: Double, first: Double) {
    let rising: [Double?] = (1...130).map { Double($0) }
    let found = timeline(every: 1, rising, after: seconds).ratesAhead
    let expected: [Double?] = (0..<24).map { first + Double($0) * 5 }
    #expect(found == expected)
  }

  @Test func ratesAheadAreUnknownBeyondTheMinutes() {
    let found = timeline(every: 15, rates([(1, 0), (3, 2)])).ratesAhead
    let expected: [Double?] = [0, 0, 0] + [Double?](repeating: 2, count: 9)
    #expect(found == expected + [Double?](repeating: nil, count: 12))
    #expect(timeline(every: 15, rates([(8, 0)])).ratesAhead.isEmpty)
  }
}
