import Foundation
import Testing
import WeatherModel

struct ApparentTemperatureDifferenceTests {
  @Test(arguments: [
    // 7° with an apparent temperature of 4°.
    (6.6, 4.4, UnitSystem.metric, -3.0), (6.4, 4.6, .metric, -1), (5.4, 5.5, .metric, 1),
    (5.4, 4.6, .metric, 0), (-0.4, 0.4, .metric, 0), (20, 18.9, .imperial, -2),
    (6.6, 4.4, .uk, -3),
  ])
  func differenceIsThatOfTheRoundedValues(
    temperature: Double, felt: Double, units: UnitSystem, expected: Double
  ) {
    #expect(
      ApparentTemperatureDifference.degrees(temperature: temperature, feelsLike: felt, in: units)
        == expected)
  }

  @Test func differenceOfUnknownValuesIsNil() {
    #expect(
      ApparentTemperatureDifference.degrees(temperature: nil, feelsLike: 3, in: .metric) == nil)
    #expect(
      ApparentTemperatureDifference.degrees(temperature: 3, feelsLike: nil, in: .metric) == nil)
    #expect(
      ApparentTemperatureDifference.degrees(temperature: .nan, feelsLike: 3, in: .metric) == nil)
  }
}

struct WarningPhaseTests {
  private func alert(_ name: String, from start: Double?, to end: Double?) -> WeatherWarning {
    WeatherWarning(
      event: name, sender: nil, start: start.map { evening + hours($0) },
      end: end.map { evening + hours($0) }, text: nil)
  }

  @Test(
    arguments: [
      (nil, nil, WeatherWarning.WarningPhase.inForce), (-1, 1, .inForce), (0, 1, .inForce),
      (1, 2, .later), (nil, 0, .past), (-2, -1, .past), (40, nil, .later), (nil, 0.1, .inForce),
    ] as [(Double?, Double?, WeatherWarning.WarningPhase)])
  func phaseFollowsStartAndEnd(start: Double?, end: Double?, expected: WeatherWarning.WarningPhase)
  {
    #expect(alert("", from: start, to: end).phase(at: evening) == expected)
  }

  @Test func preliminaryWarningNeverBegins() {
    var warning = alert("", from: -1, to: 1)
    warning.isPreliminary = false
    #expect(warning.phase(at: evening) == .inForce)
    warning.isPreliminary = true
    #expect(warning.phase(at: evening) == .later)
    #expect(warning.phase(at: evening + hours(1)) == .past)
  }

  @Test func warningsOfTheProviderAreValidForAQuarterOfAnHour() {
    var report = Fetched(report(steps: 0), from: .openMeteo)
    #expect(report.warnings(at: report.fetchedAt) == .notRequested)
    #expect(report.warningsCheckedAt == nil)
    report.alerts = []
    #expect(report.warningsCheckedAt == report.fetchedAt)
    #expect(report.warnings(at: report.fetchedAt + 900) == .noneIssued)
    #expect(report.warnings(at: report.fetchedAt + 901) == .unavailable)
    #expect(!report.needsWarnings(at: report.fetchedAt + 9000, in: "en"))
    let storm = alert("storm", from: nil, to: nil)
    report.alerts = [storm]
    #expect(report.warnings(at: report.fetchedAt + 9000) == .issued([storm]))
  }

  @Test func worstFirstSortsBySeverityPhaseAndStart() {
    func graded(
      _ name: String, _ severity: WeatherWarning.Severity?, from start: Double?
    ) -> WeatherWarning {
      var graded = alert(name, from: start, to: 90)
      graded.severity = severity
      return graded
    }
    let expected = [
      graded("tornado", .extreme, from: 9), graded("gale", .severe, from: -1),
      graded("flood", .severe, from: 2), graded("snow", .severe, from: 3),
      graded("heat", .moderate, from: 1), graded("unknown", nil, from: -3),
      graded("frost", .minor, from: -5), graded("fog", .minor, from: 4),
    ]
    var generator = SystemRandomNumberGenerator()
    for _ in 1...50 {
      let shuffled = expected.shuffled(using: &generator)
      #expect(shuffled.worstFirst(at: evening) == expected)
    }
  }

  @Test(
    arguments: [
      (0, nil, .noneIssued, false), (600, nil, .noneIssued, true), (900, nil, .noneIssued, true),
      (901, nil, .unavailable, true), (27 * 3600, nil, .unavailable, true),
      (60, 0, .unavailable, false), (60, 119, .unavailable, false), (60, 120, .unavailable, true),
      (nil, 0, .unavailable, false), (nil, 120, .unavailable, true),
      (-3600, nil, .unavailable, true), (-60, nil, .noneIssued, false),
      (-61, nil, .unavailable, true),
    ] as [(Double?, Double?, KnownWarnings, Bool)])
  func onlyRecentResponseMeansNoWarnings(
    answered: Double?, failed: Double?, expected: KnownWarnings, isDue: Bool
  ) {
    var report = Fetched(report(steps: 0), from: .openMeteo)
    report.alerts = answered == nil ? nil : []
    report.warningsStatus = WarningsStatus(
      source: .nws, respondedAt: answered.map { evening - $0 },
      failedAt: failed.map { evening - $0 }
    )
    #expect(report.warnings(at: evening) == expected)
    #expect(report.needsWarnings(at: evening, in: "en") == isDue)
  }

  @Test func pendingWarningSourceIsRetriedAfterTwoMinutes() {
    let first = Fetched(report(steps: 0), from: .openMeteo)
    let pending = first.carryingOverWarnings(of: .nws, after: nil)
    #expect(pending.warningsStatus?.isPending == true)
    #expect(pending.warnings(at: first.fetchedAt) == .unavailable)
    for (seconds, isDue) in [(0.0, false), (119, false), (120, true), (-60, false), (-61, true)] {
      #expect(pending.needsWarnings(at: first.fetchedAt + seconds, in: "en") == isDue)
    }
    let failed = pending.with(
      WarningsResponse(source: .nws, requestedAt: first.fetchedAt, alerts: nil))
    #expect(failed.warningsStatus?.isPending == false)
    // What another source said is not carried over.
    let other = failed.carryingOverWarnings(of: .dwd, after: failed)
    #expect(other.warningsStatus == WarningsStatus(source: .dwd))
  }

  /// After a failure the known warnings stay in their language until the next attempt is due.
  @Test(
    arguments: [
      ("de", nil, true), ("en", nil, false), ("fr", nil, false), ("de", 60, false),
      ("de", 120, true),
    ] as [(String, Double?, Bool)])
  func warningsInAnotherLanguageAreReloaded(language: String, failed: Double?, isDue: Bool) {
    var report = Fetched(report(steps: 0), from: .openMeteo)
    report.alerts = [alert("fog", from: nil, to: nil)]
    report.warningsStatus = WarningsStatus(
      source: .dwd, respondedAt: evening - 200, failedAt: failed.map { evening - $0 },
      language: "en")
    #expect(report.needsWarnings(at: evening, in: language) == isDue)
    report.alerts = []
    #expect(report.needsWarnings(at: evening, in: language) == (failed == 120))
  }

  @Test func activeWarningsComeFirstAndExpiredAreDropped() {
    var report = report(steps: 0)
    report.alerts = [
      alert("hurricane", from: 40, to: 80), alert("flood", from: 3, to: 9),
      alert("frost", from: -9, to: -1), alert("wind", from: -1, to: 5),
      alert("fog", from: nil, to: nil),
    ]
    #expect(report.alerts(at: evening).map(\.event) == ["fog", "wind", "flood", "hurricane"])
    report.alerts = nil
    #expect(report.alerts(at: evening).isEmpty)
  }
}

struct AirQualityScaleTests {
  @Test(arguments: [
    "Europe/Berlin", "Atlantic/Canary", "Atlantic/Azores", "Asia/Nicosia", "Arctic/Longyearbyen",
    "Africa/Ceuta", "Atlantic/Madeira", "Atlantic/Reykjavik",
  ])
  func europeanScaleCoversNonEuropeZoneNames(zone: String) {
    #expect(AirQuality.Scale.regional(in: zone) == .european)
  }

  @Test(arguments: [
    "Asia/Seoul", "America/New_York", "Atlantic/Bermuda", "Africa/Cairo", "UTC", nil,
  ])
  func otherZonesUseTheUSScale(zone: String?) {
    #expect(AirQuality.Scale.regional(in: zone) == .us)
  }
}

struct PrecipitationRateTests {
  @Test(arguments: [(1, 0.6, 0.6), (3, 6, 2), (2, 1, 0.5)] as [(Int, Double, Double)])
  func rateIsAmountPerHour(stepHours: Int, amount: Double, expected: Double) throws {
    let report = report(steps: 1, stepHours: stepHours) { $1.precipitation = amount }
    let rate = try #require(report.precipitationRate(of: report.hourly[0]))
    #expect(abs(rate - expected) < 1e-9)
  }

  @Test(arguments: [4, 6]) func longStepHasNoHourlyRate(stepHours: Int) {
    let report = report(steps: 1, stepHours: stepHours) { $1.precipitation = 6 }
    #expect(report.precipitationRate(of: report.hourly[0]) == nil)
  }
}

struct BlankReportTests {
  @Test func reportWithOnlyTimesIsBlank() {
    var report = report(steps: 4) {
      $1.condition = .unknown; $1.isDay = true
    }
    report.current = CurrentWeather(time: evening)
    report.daily = [DayForecast(date: LocalDate(dayNumber: 20_778))]
    report.daily[0].sunrise = evening
    #expect(report.isBlank)
  }

  @Test func reportWithAnyValueIsNotBlank() {
    var blank = report(steps: 2) { $1.condition = .unknown }
    blank.current = CurrentWeather(time: evening)
    blank.daily = [DayForecast(date: LocalDate(dayNumber: 20_778))]
    var one = blank
    one.current.humidity = 3
    #expect(!one.isBlank)
    one = blank
    one.hourly[1].windGust = 3
    #expect(!one.isBlank)
    one = blank
    one.daily[0].precipitation = 0
    #expect(!one.isBlank)
    one = blank
    one.hourly[0].condition = .clear
    #expect(!one.isBlank)
  }
}

struct MoonNameTests {
  /// A phase is called full or new within a day of it: never `full moon` beside `full in 2 days`.
  @Test func principalPhaseNameCoversOneDayEitherSide() {
    var moment = evening
    for _ in 0..<3000 {
      moment += hours(5.3)
      let name = MoonPhase(at: moment).name
      for (phase, named) in zip(
        MoonPhase.Principal.allCases, [MoonPhase.Name.new, .firstQuarter, .full, .lastQuarter])
      {
        let next = MoonPhase.next(phase, after: moment - 86_400)
        let isNear = abs(next.timeIntervalSince(moment)) <= 86_400
        #expect((name == named) == isNear, "\(moment) \(name)")
      }
    }
  }

  @Test func intermediatePhasesAreWaxingOrWaning() {
    let full = MoonPhase.next(.full, after: evening)
    #expect(MoonPhase(at: full - hours(36)).name == .waxingGibbous)
    #expect(MoonPhase(at: full - hours(25)).name == .waxingGibbous)
    #expect(MoonPhase(at: full - hours(23)).name == .full)
    #expect(MoonPhase(at: full + hours(23)).name == .full)
    #expect(MoonPhase(at: full + hours(25)).name == .waningGibbous)
    let new = MoonPhase.next(.new, after: evening)
    #expect(MoonPhase(at: new - hours(25)).name == .waningCrescent)
    #expect(MoonPhase(at: new + hours(25)).name == .waxingCrescent)
  }
}
