import Testing

@testable import WeatherModel

/// Queries of a timeline with given segments.
@Suite struct SegmentTests {
  private typealias Segment = PrecipitationTimeline.Segment

  /// Creates a segment from hours after the evening.
  private func segment(
    _ start: Double, _ end: Double, isWet: Bool? = false, rate: Double? = 0,
    chance: Double? = 0.1, source: PrecipitationTimeline.Source = .forecast
  ) -> Segment {
    Segment(
      start: evening + hours(start), end: evening + hours(end), isWet: isWet, kind: .rain,
      rate: rate, chance: chance, source: source)
  }

  private func timeline(_ segments: [Segment], isWetNow: Bool? = false) -> PrecipitationTimeline {
    PrecipitationTimeline(now: evening, segments: segments, isWetNow: isWetNow)
  }

  @Test func segmentContainsItsStartButNotItsEnd() {
    let found = timeline([segment(0, 1, rate: 1), segment(2, 3, rate: 2)])
    let rates = [-0.5, 0, 0.5, 1, 1.5, 2, 3].map { found.segment(at: evening + hours($0))?.rate }
    #expect(rates == [nil, 1, 1, nil, nil, 2, nil])
  }

  @Test func connectedSegmentsReachFromNowToTheFirstGap() {
    let whole = timeline([
      segment(-1, 0), segment(0, 1), segment(1, 2), segment(3, 4),
    ])
    #expect(whole.connectedSegments.map(\.start) == [evening, evening + hours(1)])
    #expect(timeline([segment(1, 2)]).connectedSegments.isEmpty)
    #expect(timeline([segment(-1, 0)]).connectedSegments.isEmpty)
  }

  @Test(
    arguments: [
      (false, 0, 0.29, .forecast, true), (false, 0, 0.3, .forecast, false),
      (false, nil, 0.1, .forecast, false), (false, 0, nil, .forecast, false),
      (false, nil, nil, .nowcast, true), (true, 0, 0.1, .forecast, false),
      (nil, 0, 0.1, .forecast, false), (true, 0, nil, .nowcast, false),
    ] as [(Bool?, Double?, Double?, PrecipitationTimeline.Source, Bool)])
  func segmentIsReliablyDryIfAmountAndProbabilityAreLow(
    isWet: Bool?, rate: Double?, chance: Double?, source: PrecipitationTimeline.Source,
    expected: Bool
  ) {
    var made = segment(0, 1, isWet: isWet, rate: rate, chance: chance, source: source)
    #expect(made.isReliablyDry == expected)
    made.isDisputed = true
    #expect(!made.isReliablyDry)
  }

  @Test func onlyTheGivenTimeMustBeReliablyDry() {
    let found = timeline([
      segment(-1, 0, isWet: true), segment(0, 1), segment(1, 2), segment(2, 3, isWet: true),
    ])
    func isDry(_ start: Double, _ end: Double) -> Bool {
      found.isReliablyDry(from: evening + hours(start), until: evening + hours(end))
    }
    #expect(isDry(0, 2) && isDry(0.5, 1.5))
    #expect(!isDry(-0.1, 2) && !isDry(0, 2.1) && !isDry(-2, 4))
    #expect(found.isReliablyDry(until: evening + hours(2)))
  }

  @Test func timeWithoutDataIsNotReliablyDry() {
    #expect(!timeline([]).isReliablyDry(until: evening + hours(1)))
    let found = timeline([segment(0, 1), segment(2, 3)])
    #expect(found.isReliablyDry(until: evening + hours(1)))
    #expect(!found.isReliablyDry(until: evening + hours(1.1)))
    #expect(!found.isReliablyDry(until: evening + hours(3)))
    #expect(!timeline([segment(0.1, 3)]).isReliablyDry(until: evening + hours(1)))
  }

  @Test func amountIsNilIfAPartIsUnknown() {
    let found = timeline([segment(1, 2, rate: 3), segment(2, 3, rate: nil)])
    func amount(_ start: Double, _ end: Double) -> Double? {
      found.amount(from: evening + hours(start), until: evening + hours(end))
    }
    #expect(amount(0, 1) == nil && amount(2, 3) == nil && amount(2, 5) == nil)
    #expect(amount(0, 1.5) == nil && amount(1, 2.5) == nil && amount(-5, 9) == nil)
    #expect(amount(1, 2) == 3 && amount(1, 1.5) == 1.5 && amount(1.75, 2) == 0.75)
  }

  @Test func maxChanceIsThatOfTheTimeAhead() {
    let steps = [
      segment(-1, 0, chance: 0.9), segment(0, 1, chance: 0.2), segment(1, 2, chance: 0.4),
      segment(2, 3, chance: 0.8),
    ]
    #expect(timeline(steps).maxChance(until: evening + hours(2)) == 0.4)
    #expect(timeline(steps).maxChance(until: evening + hours(1)) == 0.2)
    #expect(timeline(steps, isWetNow: nil).maxChance(until: evening + hours(3)) == 0.8)
    #expect(timeline(steps, isWetNow: true).maxChance(until: evening + hours(1)) == 1)
    #expect(timeline([]).maxChance(until: evening + hours(1)) == nil)
  }

  @Test func nowcastIsCertainOfRainButGivesNoChanceIfDry() {
    let dry = segment(0, 1, chance: 0.6, source: .nowcast)
    let wet = segment(1, 2, isWet: true, chance: 0.6, source: .nowcast)
    #expect(timeline([dry, wet]).maxChance(until: evening + hours(1)) == nil)
    #expect(timeline([dry, wet]).maxChance(until: evening + hours(2)) == 1)
  }
}
