import Testing

@testable import WeatherModel

/// The next change between dry and wet, at the limits of the data and of the time that it covers.
@Suite struct OutlookTests {
  /// Creates a report from characters: `r` rain, `f` freezing rain, `s` snow, `?` unknown, `.` dry.
  private func weather(_ signs: String, now: Condition = .cloudy) -> WeatherReport {
    let kinds: [Character: Condition] = [
      "r": .rain, "f": .freezingRain, "s": .snow, "?": .unknown,
    ]
    let signs = Array(signs)
    var made = report(steps: signs.count) { index, step in
      step.condition = kinds[signs[index]] ?? .cloudy
      guard step.condition != .unknown else { return }
      step.precipitation = step.condition.isPrecipitation ? 1.5 : 0
      step.precipitationProbability = step.condition.isPrecipitation ? 0.9 : 0.05
      step.temperature = 5
    }
    made.current.condition = now
    return made
  }

  /// Sixty dry hours.
  private func dry(_ change: (inout WeatherReport) -> Void = { _ in }) -> WeatherReport {
    var made = weather(String(repeating: ".", count: 60))
    change(&made)
    return made
  }

  private func starts(_ outlook: Outlook?, of report: WeatherReport) -> [String] {
    outlook?.phases.map { "\($0.kind.rawValue) \($0.start.time.hourAndMinute24)" } ?? []
  }

  // MARK: - Rain now

  @Test func rainWithoutAKnownEndHasNoOutlook() {
    #expect(weather("rr", now: .rain).outlook(at: evening) == nil)
    guard case .falling(let ending)? = weather("rr.", now: .rain).outlook(at: evening) else {
      Issue.record("the rain ends")
      return
    }
    #expect(ending.map(\.end?.time.hourAndMinute24) == ["20:00"])
  }

  @Test func changeOfTheKindIsAnOutlookWithoutAKnownEnd() {
    let report = weather("rrff", now: .rain)
    guard case .falling(let phases)? = report.outlook(at: evening) else {
      Issue.record("the rain freezes")
      return
    }
    #expect(phases.map(\.kind) == [.rain, .freezingRain])
    #expect(phases.map(\.start.time.hourAndMinute24) == ["18:00", "20:00"])
    #expect(phases.map(\.end?.time.hourAndMinute24) == ["20:00", nil])
  }

  @Test func spellIsFallingFromItsStartOn() throws {
    let report = weather(".rr.")
    let spell = try #require(report.precipitationTimeline(at: evening).spells.first)
    guard case .beginning = report.outlook(of: spell, at: spell.start - 1) else {
      Issue.record("it is still dry")
      return
    }
    guard case .falling = report.outlook(of: spell, at: spell.start) else {
      Issue.record("it has begun")
      return
    }
  }

  @Test(
    arguments: [
      ("r..r.", "21:00 true"), ("r....", nil), ("r.?r.", nil), ("rrr", nil), ("..r..r.", nil),
    ] as [(String, String?)])
  func rainAgainIsTheNextSpellAfterTheCurrentOne(signs: String, expected: String?) {
    let report = weather(signs, now: signs.hasPrefix("r") ? .rain : .cloudy)
    let found = report.wetAgain(at: evening).map {
      "\($0.moment.time.hourAndMinute24) \($0.isDryUntilThen)"
    }
    #expect(found == expected)
  }

  @Test func timeUntilRainAgainIsDryWithoutDoubtAndWarning() {
    var doubtful = weather("r..r.", now: .rain)
    doubtful.hourly[2].precipitationProbability = 0.4
    #expect(doubtful.wetAgain(at: evening)?.isDryUntilThen == false)
    var warned = weather("r..r.", now: .rain)
    warned.alerts = [warning("Flood Warning", from: 2, until: 2.5)]
    #expect(warned.wetAgain(at: evening)?.isDryUntilThen == false)
    warned.alerts = [warning("Flood Warning", from: 3, until: 4)]
    #expect(warned.wetAgain(at: evening)?.isDryUntilThen == true)
  }

  // MARK: - Warnings

  private func warning(_ event: String, from start: Double?, until end: Double?) -> WeatherWarning {
    WeatherWarning(
      event: event, sender: nil, start: start.map { evening + hours($0) },
      end: end.map { evening + hours($0) }, text: nil)
  }

  /// The time from 2 to 4 hours after the evening.
  @Test(
    arguments: [
      (0, 2, false), (0, 2.1, true), (4, 6, false), (3.9, 6, true), (2.5, 3, true),
      (nil, nil, true), (nil, 1, false), (5, nil, false), (3, nil, true),
    ] as [(Double?, Double?, Bool)])
  func warningCountsIfItCoversAPartOfTheTime(start: Double?, end: Double?, expected: Bool) {
    let report = dry { $0.alerts = [warning("Flood Warning", from: start, until: end)] }
    let wind = dry { $0.alerts = [warning("High Wind Warning", from: start, until: end)] }
    let (from, until) = (evening + hours(2), evening + hours(4))
    #expect(report.isWarnedOfPrecipitation(from: from, until: until, at: evening) == expected)
    #expect(!wind.isWarnedOfPrecipitation(from: from, until: until, at: evening))
  }

  // MARK: - Dry now

  @Test func rainAtTheEndOfTwoDaysIsMentionedAndLaterRainIsNot() {
    func outlook(rainAt index: Int, after seconds: Double = 0) -> Outlook? {
      dry {
        $0.hourly[index].condition = .rain
        $0.hourly[index].precipitation = 1
        $0.current.time = evening + seconds
      }.outlook(at: evening + seconds)
    }
    guard case .beginning(let phases)? = outlook(rainAt: 48) else {
      Issue.record("the rain begins after 48 hours")
      return
    }
    #expect(phases.map(\.kind) == [.rain])
    #expect(outlook(rainAt: 49) == .dry(hours: 48))
    // Ten seconds after the end.
    #expect(outlook(rainAt: 49, after: 3590) == .dry(hours: 48))
  }

  @Test func valuesFromTheEndOfTwoDaysOnDoNotMatter() {
    let report = dry {
      $0.hourly[48].precipitationProbability = 0.9
      $0.hourly[48].possibleCondition = .freezingRain
    }
    #expect(report.outlook(at: evening) == .dry(hours: 48))
    #expect(report.isKnownToStayDry(for: 48, at: evening))
    #expect(!report.isKnownToStayDry(for: 49, at: evening))
    var doubtful = report
    doubtful.hourly[9].precipitation = nil
    #expect(
      doubtful.outlook(at: evening) == .noRain(hours: 48, chance: nil, isWarned: false))
    doubtful.hourly[48].precipitationProbability = 0.4
    #expect(
      doubtful.outlook(at: evening) == .noRain(hours: 48, chance: nil, isWarned: false))
    let unknown = dry {
      $0.hourly[49] = HourForecast(time: $0.hourly[49].time)
      $0.current.time = evening + 3590
    }
    #expect(unknown.outlook(at: evening + 3590) == .dry(hours: 48))
  }

  @Test func unknownHourOrGapWithinTwoDaysLeavesNoOutlook() {
    let unknown = dry { $0.hourly[9] = HourForecast(time: $0.hourly[9].time) }
    #expect(unknown.outlook(at: evening) == nil)
    #expect(dry { $0.hourly.remove(at: 9) }.outlook(at: evening) == nil)
    #expect(dry { $0.hourly.removeSubrange(9..<48) }.outlook(at: evening) == nil)
    // The data goes on only after the two days.
    #expect(dry { $0.hourly.removeSubrange(9..<49) }.outlook(at: evening) == .dry(hours: 9))
  }

  @Test func rainBeforeAnUnknownHourIsMentioned() {
    let report = weather("..r.?.")
    #expect(starts(report.outlook(at: evening), of: report) == ["rain 20:00"])
  }

  @Test func coarseStepEndsTheKnownTime() {
    var report = weather("..........r")
    report.hourly[10].hours = 6
    #expect(report.outlook(at: evening) == .dry(hours: 10))
  }

  @Test func atLeastAnHourMustBeKnown() {
    #expect(weather(".").outlook(at: evening) == .dry(hours: 1))
    #expect(weather(".").outlook(at: evening + 1) == nil)
    #expect(weather("..").outlook(at: evening + 1) == .dry(hours: 1))
  }

  /// The forecast is wet in this hour although it is dry now.
  @Test func disputedHourLeavesNoOutlook() {
    #expect(weather("r.....").outlook(at: evening + minutes(40)) == nil)
  }

  @Test func likelyPrecipitationIsNamedByItsKind() {
    let snow = dry {
      $0.hourly[7].precipitationProbability = 0.5
      $0.hourly[7].temperature = -5
      $0.hourly[8].precipitationProbability = 0.5
    }
    #expect(snow.outlook(at: evening) == .possible(.snow, chance: 0.5))
  }

  @Test func hazardIsNamedFromThreeTenths() {
    func outlook(_ first: (Condition, Double), _ second: (Condition, Double)) -> Outlook? {
      dry {
        for (index, (kind, chance)) in [(7, first), (9, second)] {
          $0.hourly[index].possibleCondition = kind
          $0.hourly[index].precipitationProbability = chance
        }
      }.outlook(at: evening)
    }
    #expect(
      outlook((.freezingRain, 0.3), (.rain, 0.4)) == .possible(.freezingRain, chance: 0.3))
    #expect(
      outlook((.freezingRain, 0.29), (.rain, 0.4))
        == .noRain(hours: 48, chance: 0.4, isWarned: false))
    #expect(
      outlook((.freezingRain, 0.35), (.heavySnow, 0.4)) == .possible(.heavySnow, chance: 0.4))
    // Of two equally likely hazards, the earlier one.
    #expect(
      outlook((.freezingRain, 0.4), (.heavySnow, 0.4)) == .possible(.freezingRain, chance: 0.4))
  }

  @Test(arguments: [(0.09, nil), (0.1, 0.1), (0.2, 0.2)] as [(Double, Double?)])
  func chanceIsMentionedFromATenth(chance: Double, expected: Double?) {
    let report = dry {
      $0.hourly[7].precipitation = nil
      $0.hourly[7].precipitationProbability = chance
    }
    #expect(
      report.outlook(at: evening) == .noRain(hours: 48, chance: expected, isWarned: false))
  }

  // MARK: - Times

  /// Seconds after the evening: a time is rounded to five minutes, but stays after the start.
  @Test(arguments: [
    (149.0, -1000.0, 0.0), (150, -1000, 300), (1000, 0, 900), (100, 0, 300), (100, 100, 0),
    (120, 100, 300), (610, 605, 900), (600, 610, 600), (0, 0, 0), (301, 299, 300),
  ])
  func timesAreRoundedToFiveMinutes(seconds: Double, start: Double, expected: Double) {
    let rounded = WeatherReport.rounded(evening + seconds, after: evening + start)
    #expect(rounded.timeIntervalSince(evening) == expected)
  }

  @Test(arguments: [
    (-1, OutlookMoment.Day.today), (0, .today), (1, .tomorrow), (2, .later), (8, .later),
  ])
  func dayIsRelativeToToday(days: Int, expected: OutlookMoment.Day) {
    let time = PlaceTimeZone(identifier: nil, fixedOffset: 0).localTime(evening)
    let moment = OutlookMoment(time, today: time.date.advanced(byDays: -days))
    #expect(moment.day == expected && !moment.isAmbiguous)
  }
}
