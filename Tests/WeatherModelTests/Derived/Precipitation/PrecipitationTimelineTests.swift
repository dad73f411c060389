import Foundation
import Testing

@testable import WeatherModel

@Suite struct PrecipitationTimelineTests {
  /// Creates a report from characters: `r` rain, `z` drizzle, `h` heavy rain, `f` freezing rain,
  /// `s` snow, `.` dry with amount and probability.
  private func weather(
    _ signs: String, now: Condition = .cloudy, stepHours: Int = 1, nowcast: Nowcast? = nil
  ) -> WeatherReport {
    let signs = Array(signs)
    var made = report(steps: signs.count, stepHours: stepHours) { index, step in
      step.condition = Self.kinds[signs[index]] ?? .cloudy
      step.precipitation = step.condition.isPrecipitation ? 1.5 : 0
      step.precipitationProbability = step.condition.isPrecipitation ? 0.9 : 0.1
      step.temperature = 5
    }
    made.current.condition = now
    made.nowcast = nowcast
    return made
  }

  private static let kinds: [Character: Condition] = [
    "r": .rain, "z": .drizzle, "h": .heavyRain, "f": .freezingRain, "s": .snow, "w": .showers,
    "t": .thunderstorm,
  ]

  /// Creates quarters of an hour from now on: `r` rain, `.` none.
  private func quarters(_ signs: String) -> Nowcast? {
    Nowcast(start: evening, stepMinutes: 15, rates: signs.map { $0 == "r" ? 2 : 0 })
  }

  private func clocks(_ spells: [WetSpell]) -> [String] {
    spells.map { spell in
      let zone = PlaceTimeZone(identifier: "Asia/Seoul", fixedOffset: 0)
      let end = spell.isOpen ? "?" : zone.localTime(spell.end).hourAndMinute24
      return zone.localTime(spell.start).hourAndMinute24 + "–" + end
    }
  }

  @Test(
    arguments: [
      // Only hours.
      ("..rr..", nil, ["20:00–22:00"]), ("..rr", nil, ["20:00–?"]),
      ("r.....", nil, ["18:00–19:00"]),
      // The radar shows a shower that the hours do not have.
      ("......", "..rr....", ["18:30–19:00"]),
      // The radar shows nothing where the hours are wet.
      ("rr....", "........", []),
      // Hours beyond the radar's range are kept.
      ("....rr.", "........", ["22:00–00:00"]),
      // The quarter of an hour in which it ends is no longer likely to be wet, but half of it is.
      (".r....", ".......", []), (".r....", "......", ["19:30–20:00"]),
      // Rain at the end of the minutes lasts until the end of the hour.
      ("......", "....rrr", ["19:00–20:00"]),
      ("..r...", "....rrrr", ["19:00–21:00"]),
      // Minutes that end with an hour do not affect the next one.
      ("......", "rrrr", ["18:00–19:00"]), ("......", "rr", ["18:00–19:00"]),
    ] as [(String, String?, [String])])
  func nowcastTakesPrecedenceOverHours(hours: String, minutes: String?, expected: [String]) {
    let report = weather(hours, nowcast: minutes.flatMap(quarters))
    #expect(clocks(report.precipitationTimeline(at: evening).spells) == expected)
  }

  @Test func dryNowcastOverridesRainyCurrentWeather() {
    let report = weather("rr....", now: .rain, nowcast: quarters("........"))
    let timeline = report.precipitationTimeline(at: evening)
    #expect(timeline.isWetNow == false && timeline.spells.isEmpty)
    #expect(report.weatherNow(at: evening).weather.condition == .cloudy)
    #expect(report.weatherNow(at: evening).weather.precipitationRate == 0)
    #expect(report.outlook(at: evening) == .dry(hours: 6))
  }

  @Test func rainyNowcastOverridesDryCurrentWeather() {
    let report = weather("......", nowcast: quarters("rr......"))
    #expect(report.weatherNow(at: evening).weather.condition == .rain)
    #expect(report.weatherNow(at: evening).weather.precipitationRate == 2)
    // Thunder may come without rain.
    let thunder = weather("......", now: .thunderstorm, nowcast: quarters("........"))
    #expect(thunder.weatherNow(at: evening).weather.condition == .thunderstorm)
  }

  @Test func currentWeatherDecidesRestOfItsStep() {
    func spells(_ signs: String, _ now: Condition, after minutesLater: Double) -> [String] {
      clocks(
        weather(signs, now: now).precipitationTimeline(at: evening + minutes(minutesLater)).spells)
    }
    // Wet in a dry hour, from the time of the report.
    #expect(spells("......", .rain, after: 20) == ["18:00–19:00"])
    // Dry in the first half of a wet hour, the rain is still expected; in the second half it is
    // not.
    #expect(spells("r.....", .cloudy, after: 20) == ["18:00–19:00"])
    #expect(spells("r.....", .cloudy, after: 29) == ["18:00–19:00"])
    #expect(spells("r.....", .cloudy, after: 30) == [])
    #expect(spells("r.....", .cloudy, after: 40) == [])
    let pending = weather("r.....").precipitationTimeline(at: evening + minutes(20))
    #expect(pending.nextSpell?.pendingUntil == evening + hours(1) && pending.currentSpell == nil)
    // The rain of the previous hour has stopped, so the expected rain is another spell.
    var later = weather("rr....")
    later.current.time = evening + hours(1)
    later.asOf = later.current.time
    let next = later.precipitationTimeline(at: evening + minutes(70))
    #expect(clocks(next.spells) == ["19:00–20:00"] && next.nextSpell != nil)
  }

  @Test(
    arguments: [
      ("rrff", "rain 0, freezing-rain 2"), ("zzrrhh", "drizzle 0, heavy-rain 4"),
      ("ffrr", "freezing-rain 0, rain 2"), ("rfr", "rain 0, freezing-rain 1, rain 2"),
      ("rwrw", "rain 0"), ("rsrh", "rain 0, snow 1, heavy-rain 3"),
      ("zfzhzt", "drizzle 0, freezing-rain 1, thunderstorm 5"),
      ("hzhz", "heavy-rain 0, drizzle 3"), ("rsrsrh", "rain 0, snow 1, heavy-rain 5"),
    ])
  func wetSpellPhasesShowWorstKindAndChanges(signs: String, expected: String) throws {
    let report = weather(".\(signs).")
    let spell = try #require(report.precipitationTimeline(at: evening).spells.first)
    let told = spell.phases(from: spell.start).map { phase in
      "\(phase.kind.rawValue) \(Int(phase.start.timeIntervalSince(spell.start) / 3600))"
    }
    #expect(told.joined(separator: ", ") == expected)
    #expect(spell.phases(from: spell.start).last?.end == spell.end)
  }

  @Test func weatherOfAnEarlierTimeDoesNotDescribeThisHour() {
    var old = weather("r.", now: .cloudy)
    old.current.time = evening - hours(3)
    #expect(old.precipitationTimeline(at: evening + minutes(40)).isWetNow == true)
    old = weather(".r", now: .rain)
    old.current.time = evening - hours(3)
    #expect(old.precipitationTimeline(at: evening).isWetNow == false)
    old.asOf = evening + hours(8760)
    let late = old.precipitationTimeline(at: old.asOf)
    #expect(late.isWetNow == nil && late.currentSpell == nil && late.nextSpell == nil)
  }

  @Test func phasesFromATimeOmitWhatHasPassed() throws {
    let report = weather(".zzrr.")
    let spell = try #require(report.precipitationTimeline(at: evening).spells.first)
    let later = spell.phases(from: spell.start + minutes(30))
    #expect(later.map(\.kind) == [.drizzle, .rain])
    #expect(later.map(\.start) == [spell.start + minutes(30), spell.start + hours(2)])
    #expect(later.map(\.end) == [spell.start + hours(2), spell.end])
    #expect(spell.phases(from: spell.start + hours(2)).map(\.kind) == [.rain])
    #expect(spell.phases(from: spell.end).isEmpty)
    #expect(spell.worst == .rain)
  }

  @Test func amountOfASpellIsTheSumIfEveryStepHasOne() throws {
    var report = weather("...rrr..")
    #expect(report.precipitationTimeline(at: evening).spells.first?.amount == 4.5)
    report.hourly[4].precipitation = nil
    #expect(report.precipitationTimeline(at: evening).spells.first?.amount == nil)
  }

  @Test func spellThatHasJustEndedIsNotListed() {
    var report = weather("r...")
    report.current.time = evening + hours(1)
    #expect(report.precipitationTimeline(at: evening + hours(1)).spells.isEmpty)
  }

  @Test func spellThatBeginsNowIsTheCurrentOne() {
    let timeline = weather("rr..", now: .rain).precipitationTimeline(at: evening)
    #expect(timeline.currentSpell?.start == evening && timeline.nextSpell == nil)
  }

  @Test func dryOutlookRequiresFullDataAndNoWarning() {
    func outlook(_ change: (inout WeatherReport) -> Void) -> Outlook? {
      var report = weather(String(repeating: ".", count: 60))
      change(&report)
      return report.outlook(at: evening)
    }
    #expect(outlook { _ in } == .dry(hours: 48))
    #expect(
      outlook { $0.hourly[9].precipitation = nil }
        == .noRain(hours: 48, chance: 0.1, isWarned: false))
    #expect(
      outlook { $0.hourly[9].precipitationProbability = nil }
        == .noRain(hours: 48, chance: nil, isWarned: false))
    #expect(
      outlook { $0.hourly[9].precipitationProbability = 0.3 }
        == .noRain(hours: 48, chance: 0.3, isWarned: false))
    #expect(
      outlook { $0.hourly[9].precipitationProbability = 0.5 } == .possible(.rain, chance: 0.5))
    // Values beyond the horizon do not matter.
    #expect(outlook { $0.hourly[49].precipitationProbability = 0.9 } == .dry(hours: 48))
    #expect(
      outlook { $0.alerts = [alert("Winter Storm Warning", from: 40)] }
        == .noRain(hours: 48, chance: 0.1, isWarned: true))
    #expect(outlook { $0.alerts = [alert("Winter Storm Warning", from: 49)] } == .dry(hours: 48))
    #expect(outlook { $0.alerts = [alert("High Wind Warning", from: 0)] } == .dry(hours: 48))
  }

  private func alert(_ event: String, from start: Double) -> WeatherWarning {
    WeatherWarning(
      event: event, sender: nil, start: evening + hours(start), end: nil, text: nil)
  }

  @Test(arguments: [
    ("Heavy Rain Warning", true), ("Freezing Rain Advisory", true),
    ("Amtliche Warnung vor GLÄTTE", true),
    ("호우주의보", true), ("대설경보", true), ("Alerte orange", true), ("Aviso de lluvias", true),
    ("High Wind Warning", false), ("Dense Fog Advisory", false), ("폭염주의보", false),
    ("Amtliche WARNUNG vor HITZE", false),
  ])
  func warningMayBeOfPrecipitationUnlessNameExcludesIt(event: String, expected: Bool) {
    #expect(alert(event, from: 0).mayBeOfPrecipitation == expected)
  }

  @Test func segmentsReportTheirSources() {
    var report = weather("....", nowcast: quarters("...."))
    report.hourly[2].precipitationProbability = 0.4
    #expect(
      report.precipitationTimeline(at: evening).segments.map(\.source)
        == [.nowcast, .nowcast, .nowcast, .nowcast, .forecast, .chanceOnly, .forecast])
    report.nowcast = nil
    let timeline = report.precipitationTimeline(at: evening)
    #expect(timeline.segments.map(\.source) == [.measured, .forecast, .chanceOnly, .forecast])
    #expect(timeline.segments[2].isWet == false)
  }

  @Test func chanceOfThreeTenthsIsShownAsAChance() {
    var report = weather("....")
    report.hourly[2].precipitationProbability = 0.3
    report.hourly[3].precipitationProbability = 0.29
    #expect(
      report.precipitationTimeline(at: evening).segments.map(\.source)
        == [.measured, .forecast, .chanceOnly, .forecast])
  }

  @Test(arguments: [(3, false), (4, true)])
  func stepOfMoreThanThreeHoursIsCoarse(stepHours: Int, isCoarse: Bool) {
    var report = weather("rr..", stepHours: stepHours)
    let segments = report.precipitationTimeline(at: evening).segments
    #expect(segments.allSatisfy { $0.isCoarse == isCoarse })
    // The current weather does not decide the rest of a coarse step.
    #expect(segments.first?.isWet == true)
    #expect(segments.first?.isPending == !isCoarse)
    report.current.time = evening + hours(2.5)
    let later = report.precipitationTimeline(at: evening + hours(2.9)).segments
    #expect(later.contains { $0.isDisputed } == !isCoarse)
    #expect(later.first?.source == .forecast)
  }

  @Test func currentWeatherAppliesFromItsOwnTimeWithinTheStep() {
    func starts(_ measured: Double, now: Double) -> [TimeInterval] {
      var report = weather("......", now: .rain)
      report.current.time = evening + minutes(measured)
      return report.precipitationTimeline(at: evening + minutes(now)).spells
        .map { $0.start.timeIntervalSince(evening) / 60 }
    }
    #expect(starts(10, now: 20) == [10])
    #expect(starts(50, now: 70) == [60])
    // A time in the future counts as now.
    #expect(starts(30, now: 20) == [20])
  }

  @Test func dryRestOfAWetStepIsDisputed() {
    let segments = weather("r...").precipitationTimeline(at: evening + minutes(40)).segments
    #expect(segments.map(\.isWet) == [false, false, false, false])
    #expect(segments.map(\.isDisputed) == [true, false, false, false])
    #expect(segments.map(\.isPending) == [false, false, false, false])
  }

  /// The current weather lasts until the first step begins if that is within the step's length.
  @Test(arguments: [(60.0, 60.0), (30, 30), (61, 1)])
  func currentWeatherBeforeTheFirstStepReachesIt(minutesAhead: Double, expected: Double) {
    let report = report(start: evening + minutes(minutesAhead), steps: 3)
    let segments = report.precipitationTimeline(at: evening).segments
    #expect(segments.count == 4 && segments.first?.source == .measured)
    #expect(segments.first?.start == evening)
    #expect(segments.first?.end == evening + minutes(expected))
  }

  @Test func currentWeatherAfterTheLastStepLastsAMinute() {
    let now = evening + hours(1)
    let segments = weather("r", now: .rain).precipitationTimeline(at: now).segments
    #expect(segments.map(\.source) == [.forecast, .measured])
    #expect(segments.last?.start == now && segments.last?.end == now + 60)
  }

  @Test(
    arguments: [
      (.drizzle, .rain, .drizzle), (.drizzle, .freezingRain, .freezingRain),
      (.thunderstorm, .heavyRain, .thunderstorm), (.snow, .heavySnow, .heavySnow),
      (.rain, .unknown, .rain), (.heavyRain, .snow, .heavyRain),
    ] as [(Condition, Condition, Condition)])
  func onlyAWorseHazardReplacesTheCurrentKind(
    kind: Condition, other: Condition, expected: Condition
  ) {
    #expect(Condition.worse(kind, orHazard: other) == expected)
  }

  @Test(
    arguments: [
      (.rain, .showers, true), (.showers, .rain, true), (.snow, .snow, true),
      (.rain, .snow, false), (.showers, .drizzle, false), (.drizzle, .rain, false),
    ] as [(Condition, Condition, Bool)])
  func onlyShowersAndRainAreTheSameKind(one: Condition, other: Condition, expected: Bool) {
    #expect(one.isSameKind(as: other) == expected)
  }

  @Test func kindFollowsTheTemperatureIfOnlyAnAmountIsKnown() {
    #expect(Condition.falling(at: 0) == .snow)
    #expect(Condition.falling(at: 0.1) == .rain)
    #expect(Condition.falling(at: nil) == .rain)
  }

  @Test(
    arguments: [
      (.cloudy, nil, false), (.unknown, nil, nil), (.drizzle, 0, true), (.cloudy, 0.1, true),
      (.cloudy, 0.09, false), (.unknown, 0.1, true),
    ] as [(Condition, Double?, Bool?)])
  func currentWeatherIsWetFromATenthOfAMillimetre(
    condition: Condition, rate: Double?, expected: Bool?
  ) {
    var current = CurrentWeather(time: evening, condition: condition)
    current.precipitationRate = rate
    #expect(current.isWet == expected)
  }

  @Test func anAmountIsDividedAtMidnight() {
    // From 23:00 to 02:00, 9 mm.
    let report = report(start: evening - hours(1), steps: 11, stepHours: 3) {
      $1.precipitation = $0 == 2 ? 9 : 0
    }
    let timeline = report.precipitationTimeline(at: evening)
    let midnight = evening + hours(6)
    #expect(timeline.amount(from: evening, until: midnight) == 3)
    #expect(timeline.amount(from: midnight, until: midnight + hours(24)) == 6)
    // The remaining part of the current step.
    let later = report.precipitationTimeline(at: evening + hours(5.5))
    #expect(later.amount(from: evening, until: midnight) == 1.5)
  }

  @Test(arguments: [
    ("2026-10-25T01:30:00+02:00", "Europe/Berlin", false),
    ("2026-10-25T02:00:00+02:00", "Europe/Berlin", true),
    ("2026-10-25T02:59:00+02:00", "Europe/Berlin", true),
    ("2026-10-25T02:00:00+01:00", "Europe/Berlin", true),
    ("2026-10-25T03:00:00+01:00", "Europe/Berlin", false),
    ("2026-03-29T03:00:00+02:00", "Europe/Berlin", false),
    ("2026-04-05T01:30:00+11:00", "Australia/Lord_Howe", true),
    ("2026-04-05T01:29:00+11:00", "Australia/Lord_Howe", false),
    ("2026-11-21T18:00:00+09:00", "Asia/Seoul", false),
  ])
  func repeatedClockTimesAreAmbiguous(moment: String, zone: String, expected: Bool) throws {
    let zone = PlaceTimeZone(identifier: zone, fixedOffset: 0)
    #expect(zone.isAmbiguous(try #require(Date(rfc3339: moment))) == expected)
  }
}
