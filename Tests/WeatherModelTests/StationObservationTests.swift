import Testing
import WeatherModel

/// The measurement of a station, and its difference from the weather now.
@Suite struct StationObservationTests {
  private func observation(
    kilometres: Double = 5, age: TimeInterval = 0,
    _ set: (inout StationObservation) -> Void = { $0.temperature = 9 }
  ) -> StationObservation {
    var observation = StationObservation(
      source: .metar, station: "X", stationID: nil, kilometres: kilometres, time: evening - age)
    set(&observation)
    return observation
  }

  @Test func anyShownValueIsSufficient() {
    let shown: [(inout StationObservation) -> Void] = [
      { $0.temperature = 0 }, { $0.windSpeed = 0 }, { $0.windGust = 0 }, { $0.visibility = 0 },
      { $0.condition = .clear }, { $0.obscuration = .mist },
    ]
    for set in shown { #expect(observation(set).hasValues) }
    #expect(!observation { $0.raw = "METAR" }.hasValues)
  }

  @Test(
    arguments: [
      (5, 0, true), (25, 0, true), (25.1, 0, false), (5, 5400, true), (5, 5401, false),
      (5, -600, true), (5, -601, false), (26, 5401, false),
    ] as [(Double, Double, Bool)])
  func observationIsCurrentIfNearAndRecent(kilometres: Double, age: Double, isCurrent: Bool) {
    let measured = observation(kilometres: kilometres, age: age)
    #expect(measured.isCurrent(at: evening) == isCurrent)
    var report = report(steps: 0)
    report.observation = measured
    #expect(report.observation(at: evening) == (isCurrent ? measured : nil))
    report.observation = observation(kilometres: kilometres, age: age) { _ in }
    #expect(report.observation(at: evening) == nil)
  }

  @Test(arguments: [(-61.0, false), (-60, true), (0, true), (1799, true), (1800, false)])
  func responseIsFreshForHalfAnHour(age: TimeInterval, isFresh: Bool) {
    let response = ObservationResponse(requestedAt: evening - age, observation: nil)
    #expect(response.isFresh(at: evening) == isFresh)
  }

  /// The forecast is 9°, dry and cloudy.
  @Test(
    arguments: [
      (12, false, 0, 3, nil), (11.9, false, 0, nil, nil), (6, false, 0, -3, nil),
      (6.1, false, 0, nil, nil), (-4, false, 0, -13, nil), (9, true, 0, nil, true),
      (9, true, 3600, nil, true), (9, true, 3601, nil, nil), (12, true, 3601, 3, nil),
      (12, true, 60, 3, true), (nil, nil, 0, nil, nil), (nil, true, 0, nil, true),
    ] as [(Double?, Bool?, Double, Double?, Bool?)])
  func observationDiffersByThreeDegreesOrRain(
    measured: Double?, isWet: Bool?, age: Double, temperature: Double?, isWetThere: Bool?
  ) {
    var report = report(steps: 0)
    report.observation = observation(age: age) {
      $0.temperature = measured
      $0.isWet = isWet
      $0.condition = .cloudy
    }
    let difference = report.observationDifference(at: evening)
    #expect(difference?.temperature == temperature && difference?.isWetThere == isWetThere)
    #expect((difference == nil) == (temperature == nil && isWetThere == nil))
  }

  @Test func dryStationDiffersFromRainHere() {
    var report = report(steps: 0)
    report.current.condition = .rain
    report.observation = observation {
      $0.temperature = 9
      $0.isWet = false
    }
    #expect(report.observationDifference(at: evening)?.isWetThere == false)
    report.observation?.isWet = true
    #expect(report.observationDifference(at: evening) == nil)
    report.observation = nil
    #expect(report.observationDifference(at: evening) == nil)
  }
}
