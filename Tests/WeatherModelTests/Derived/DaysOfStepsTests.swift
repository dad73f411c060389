import Foundation
import Testing
import WeatherModel

struct DaysOfStepsTests {
  private let clock = PlaceTimeZone(identifier: "Asia/Seoul", fixedOffset: 0)

  private func days(_ report: WeatherReport) -> [DayForecast] {
    DayForecast.days(
      of: report.hourly, stepHours: report.stepHours, clock: report.timeZone,
      at: report.place.coordinate)
  }

  @Test func stepAcrossMidnightIsSplitBetweenDays() throws {
    // 19:00 to 01:00 in six-hour steps from 13:00 on: 3 mm in the second.
    let report = report(start: evening - hours(5), steps: 6, stepHours: 6) { index, step in
      step.precipitation = index == 1 ? 3 : 0
      step.precipitationProbability = index == 1 ? 0.9 : 0
      step.condition = index == 1 ? .rain : .cloudy
      step.temperature = Double(index)
    }
    let days = days(report)
    #expect(days.map(\.date.description) == ["2026-11-21", "2026-11-22"])
    #expect(days.map(\.precipitation) == [2.5, 0.5])
    #expect(days.map(\.precipitationProbability) == [0.9, 0.9])
    // The value at 19:00 belongs to Saturday.
    #expect(days[1].temperatureMin == 2)
    #expect(days.allSatisfy { $0.isCoarse })
  }

  @Test func firstDayWithoutItsMorningIsRestOfDay() {
    #expect(days(report(steps: 40)).map(\.isRestOfDay) == [true, false])
    let whole = report(start: evening - hours(18), steps: 48)
    #expect(days(whole).map(\.isRestOfDay) == [false, false])
    var gap = whole
    gap.hourly.remove(at: 5)
    #expect(days(gap).map(\.isRestOfDay) == [true, false])
  }

  @Test(arguments: [(5, 1), (6, 1), (29, 1), (30, 2), (53, 2), (54, 3)])
  func incompleteLastDayIsDropped(steps: Int, count: Int) {
    #expect(days(report(steps: steps)).count == count)
  }

  @Test(arguments: [
    // 2027-03-28 has 23 hours in Berlin, 2026-10-25 has 25.
    (1_806_188_400.0, 23), (1_792_879_200, 25), (1_795_215_600, 24),
  ])
  func dayLengthFollowsDaylightSavingTime(midnight: Double, count: Int) throws {
    let start = Date(timeIntervalSince1970: midnight)
    let zone = count == 24 ? "Asia/Seoul" : "Europe/Berlin"
    #expect(
      PlaceTimeZone(identifier: zone, fixedOffset: 0).localTime(start).hourAndMinute24
        == (count == 24 ? "08:00" : "00:00"))
    let day = PlaceTimeZone(identifier: zone, fixedOffset: 0).localTime(start).date
    let clock = PlaceTimeZone(identifier: zone, fixedOffset: 0)
    let first = clock.start(of: day)
    let report = report(asOf: first, start: first, steps: count + 24, zone: zone) {
      $1.precipitation = 1
    }
    let days = days(report)
    #expect(days.first?.precipitation == Double(count))
    #expect(days.allSatisfy { !$0.isRestOfDay })
  }

  @Test func threeHourStepSplitsAtHalfHourOffsetMidnight() {
    // 2026-11-21 18:00 UTC is 23:30 in Kolkata.
    let start = Date(timeIntervalSince1970: 1_795_284_000)
    let report = report(
      asOf: start, start: start, steps: 12, stepHours: 3, zone: "Asia/Kolkata"
    ) {
      $1.precipitation = $0 == 0 ? 3 : 0
    }
    #expect(days(report).map(\.precipitation) == [0.5, 2.5])
    #expect(days(report).allSatisfy { !$0.isCoarse })
  }

  @Test func dayConditionUsesDaylightHours() {
    let report = report(start: evening - hours(18), steps: 24) { index, step in
      step.isDay = (7..<17).contains(index)
      step.condition = index == 3 ? .rain : index == 12 ? .partlyCloudy : .clear
    }
    #expect(days(report)[0].condition == .partlyCloudy)
  }

  @Test(
    arguments: [
      (.freezingRain, .freezingRain), (.heavyRain, .heavyRain), (.snow, .clear),
    ] as [(Condition, Condition)])
  func nightHazardBecomesTheDayCondition(night: Condition, expected: Condition) {
    let report = report(start: evening - hours(18), steps: 24) { index, step in
      step.isDay = (7..<17).contains(index)
      step.condition = index == 3 ? night : .clear
    }
    #expect(days(report)[0].condition == expected)
  }

  @Test func dayWithoutDaylightHasItsWorstCondition() {
    let report = report(start: evening - hours(18), steps: 24) { index, step in
      step.isDay = false
      step.condition = index == 3 ? .rain : .clear
    }
    #expect(days(report)[0].condition == .rain)
    #expect([HourForecast]().dayCondition == nil)
  }

  @Test(arguments: [(3, false), (4, true)])
  func dayWithAStepOfMoreThanThreeHoursIsCoarse(stepHours: Int, isCoarse: Bool) {
    let report = report(start: evening - hours(18), steps: 24 / stepHours, stepHours: stepHours)
    #expect(days(report).map(\.isCoarse) == [isCoarse])
  }

  @Test func windClassReplacesSpeeds() {
    var report = report(start: evening - hours(18), steps: 24) { index, step in
      step.windSpeed = Double(index)
    }
    #expect(days(report)[0].windSpeedMax == 23 && days(report)[0].windClassMax == nil)
    report.hourly[4].windClass = .strong
    #expect(days(report)[0].windSpeedMax == nil && days(report)[0].windClassMax == .strong)
  }

  /// The unknown hours are those around noon, in which the day may be warmest.
  @Test(arguments: [(0, true), (8, true), (12, true), (13, false), (23, false), (24, false)])
  func extremesRequireHalfOfTheDay(unknown: Int, isKnown: Bool) {
    let report = report(start: evening - hours(18), steps: 24) { index, step in
      let isUnknown = (0..<unknown).contains((index + 24 - 9) % 24)
      step.condition = isUnknown ? .unknown : .clear
      guard !isUnknown else { return }
      step.temperature = Double(index)
      step.windSpeed = Double(index)
      step.precipitationProbability = 0.2
      step.uvIndex = 1
    }
    let day = days(report)[0]
    let values = [
      day.temperatureMin, day.temperatureMax, day.windSpeedMax, day.precipitationProbability,
      day.uvIndexMax,
    ]
    #expect(values.allSatisfy { ($0 != nil) == isKnown })
    #expect(day.condition == (isKnown ? .clear : .unknown))
  }

  @Test func restOfTodayNeedsNoPassedHours() {
    let days = days(report(steps: 30) { $1.temperature = Double($0) })
    #expect(days.map(\.temperatureMin) == [0, 6] && days.map(\.temperatureMax) == [5, 29])
  }

  /// Known rain makes a day wet, whatever the unknown hours bring.
  @Test func conditionOfAMostlyUnknownDayIsKnownIfItRains() {
    let report = report(start: evening - hours(18), steps: 24) { index, step in
      step.condition = index == 12 ? .rain : .unknown
    }
    #expect(days(report)[0].condition == .rain)
  }

  @Test func sumWithAnUnknownPartIsUnknown() {
    var report = report(start: evening - hours(18), steps: 48) { $1.precipitation = 0.1 }
    #expect(days(report).map(\.precipitation) == [2.4, 2.4])
    report.hourly[30].precipitation = nil
    #expect(days(report).map(\.precipitation) == [2.4, nil])
    report.hourly.remove(at: 30)
    #expect(days(report).map(\.precipitation) == [2.4, nil])
    report.hourly.removeFirst()
    #expect(days(report).map(\.precipitation) == [2.3, nil])
  }

  @Test func measuredTemperatureExtendsTheRange() {
    var day = DayForecast(date: LocalDate(dayNumber: 20_778))
    (day.temperatureMin, day.temperatureMax) = (2, 9)
    let found = [nil, -1, 5, 12].map { day.including($0) }
    #expect(found.map(\.temperatureMin) == [2, -1, 2, 2])
    #expect(found.map(\.temperatureMax) == [9, 9, 9, 12])
    day.temperatureMin = nil
    #expect(day.including(1).temperatureMin == nil)
  }

  @Test func stepsCoverADayIfEveryHourIsThere() {
    let report = report(start: evening - hours(20), steps: 48)
    let date = report.localTime(evening).date
    let own = report.hourly.covering(date, on: clock)
    #expect(own?.count == 24 && own?.first?.time == evening - hours(18))
    #expect(own?.last?.time == evening + hours(5))
    #expect(report.hourly.covering(date.advanced(byDays: 1), on: clock) == nil)
    var gap = report.hourly
    gap.remove(at: 7)
    #expect(gap.covering(date, on: clock) == nil)
  }

  @Test func sunTimesAreThoseOfTheDay() throws {
    let day = try #require(days(report(steps: 6)).first)
    let sun = SunTimes(on: day.date, at: seoul.coordinate, utcOffset: 32_400)
    #expect(day.sunrise == sun.sunrise && day.sunset == sun.sunset && day.sunrise != nil)
  }
}

struct PassedHoursTests {
  private func answer(
    fetchedAt: Date, from start: Date, steps: Int = 48, stepHours: Int = 1,
    provider: Provider = .metNorway, _ warmest: Double
  ) -> Fetched<WeatherReport> {
    var report = report(
      asOf: fetchedAt, start: start, steps: steps, stepHours: stepHours
    ) { index, step in
      let hour = PlaceTimeZone(identifier: "Asia/Seoul", fixedOffset: 0).localTime(step.time).hour
      step.temperature = hour == 15 ? warmest : 5
      step.precipitation = 1
    }
    report.current.temperature = 5
    report.daily = DayForecast.days(
      of: report.hourly, stepHours: stepHours, clock: report.timeZone, at: report.place.coordinate)
    return Fetched(report, from: provider)
  }

  private let morning = evening - hours(12)

  @Test(arguments: [Provider.metNorway, .openWeather, .openMeteo])
  func mergedPassedHoursRestoreTodaysHigh(provider: Provider) throws {
    let earlier = answer(
      fetchedAt: evening - hours(18), from: evening - hours(18), provider: provider, 14)
    let now = answer(fetchedAt: evening, from: evening, provider: provider, 20)
    #expect(now.value.today(at: evening)?.temperatureMax == 5)
    #expect(now.value.today(at: evening)?.isRestOfDay == true)
    let today = try #require(now.merging(passedHoursOf: earlier).value.today(at: evening))
    #expect(today.temperatureMax == 14)
    #expect(today.precipitation == 24)
    #expect(!today.isRestOfDay)
  }

  @Test func onlyHoursBeforeTheNewReportAreMerged() {
    let earlier = answer(fetchedAt: morning, from: morning, 14)
    let merged = answer(fetchedAt: evening, from: evening, 20).merging(passedHoursOf: earlier)
    let times = merged.hourly.map(\.time)
    #expect(times == times.sorted())
    #expect(Set(times).count == times.count)
    #expect(times.first == morning)
    // Only today's 15:00 is taken from the earlier response; the new one begins after it.
    #expect(merged.hourly.filter { $0.temperature == 14 }.count == 1)
    #expect(merged.value.today(at: evening)?.isRestOfDay == true)
  }

  @Test func yesterdaysLastHoursArePreservedForTendency() {
    let midnight = evening + hours(6)
    let earlier = answer(fetchedAt: evening - hours(18), from: evening - hours(18), 14)
    let merged = answer(fetchedAt: midnight, from: midnight, 20).merging(passedHoursOf: earlier)
    #expect(merged.hourly.first?.time == midnight - hours(4))
    #expect(merged.daily.first?.date.description == "2026-11-22")
  }

  @Test func longerStepIsCutAtTheNewReportsStart() throws {
    var earlier = answer(
      fetchedAt: evening - hours(8), from: evening - hours(8), steps: 8, stepHours: 6, 14)
    for index in earlier.hourly.indices {
      earlier.hourly[index].snowfall = 6
      earlier.hourly[index].sunshine = 3
    }
    var new = answer(fetchedAt: evening, from: evening, 20)
    new.hourly[0].precipitation = 0
    let merged = new.merging(passedHoursOf: earlier)
    #expect(merged.hourly.prefix(3).map(\.hours) == [6, 2, nil])
    let cut = try #require(merged.hourly[1].precipitation)
    #expect(abs(cut - 1.0 / 3) < 1e-9)
    #expect(abs((merged.hourly[1].snowfall ?? 0) - 2) < 1e-9)
    #expect(abs((merged.hourly[1].sunshine ?? 0) - 1) < 1e-9)
  }

  @Test func otherPlaceProviderOrLaterReportIsNotMerged() {
    let now = answer(fetchedAt: evening, from: evening, 20)
    #expect(now.merging(passedHoursOf: nil) == now)
    let other = answer(fetchedAt: morning, from: morning, provider: .openWeather, 14)
    #expect(now.merging(passedHoursOf: other) == now)
    let later = answer(fetchedAt: evening + 60, from: morning, 14)
    #expect(now.merging(passedHoursOf: later) == now)
    var elsewhere = answer(fetchedAt: morning, from: morning, 14)
    elsewhere.place.coordinate = Coordinate(latitude: 37.6, longitude: 126.9784)
    #expect(now.merging(passedHoursOf: elsewhere) == now)
  }

  @Test func reportOfTheSameTimeIsMerged() {
    let earlier = answer(fetchedAt: evening, from: morning, 14)
    let merged = answer(fetchedAt: evening, from: evening, 20).merging(passedHoursOf: earlier)
    #expect(merged.hourly.first?.time == morning)
  }

  @Test func currentTemperatureExtendsTheRangeOfItsDay() {
    let earlier = answer(fetchedAt: evening - hours(18), from: evening - hours(18), 14)
    var now = answer(fetchedAt: evening, from: evening, 20)
    now.current.temperature = 30
    #expect(now.merging(passedHoursOf: earlier).daily[0].temperatureMax == 30)
    now.current.time = evening - hours(19)
    #expect(now.merging(passedHoursOf: earlier).daily[0].temperatureMax == 14)
  }

  @Test func extremesOfTheWholeDayAreKept() {
    let earlier = answer(fetchedAt: evening - hours(18), from: evening - hours(18), 14)
    var now = answer(fetchedAt: evening, from: evening, 20)
    (now.daily[0].temperatureMin, now.daily[0].temperatureMax) = (-3, 17)
    now.daily[0].sunrise = evening - hours(11)
    let computed = now.merging(passedHoursOf: earlier).daily[0]
    #expect(computed.temperatureMin == 5 && computed.temperatureMax == 14)
    #expect(computed.sunrise == evening - hours(11))
    now.daily[0].hasWholeDayMin = true
    let low = now.merging(passedHoursOf: earlier).daily[0]
    #expect(low.temperatureMin == -3 && low.temperatureMax == 14)
    (now.daily[0].hasWholeDayMin, now.daily[0].hasWholeDayMax) = (false, true)
    let high = now.merging(passedHoursOf: earlier).daily[0]
    #expect(high.temperatureMin == 5 && high.temperatureMax == 17)
  }

  @Test(arguments: [
    (0.0, 0.0, true), (0.00009, -0.00009, true), (0.0002, 0, false), (0, 0.0002, false),
    (-0.0002, 0, false), (0, -0.0002, false),
  ])
  func pointsWithinTenMetresAreTheSame(north: Double, east: Double, expected: Bool) {
    let moved = Coordinate(
      latitude: seoul.coordinate.latitude + north, longitude: seoul.coordinate.longitude + east)
    #expect(seoul.coordinate.isSamePoint(as: moved) == expected)
  }

  @Test func completeProviderDayIsNotChanged() {
    let earlier = answer(fetchedAt: morning, from: morning, 30)
    var now = answer(fetchedAt: evening, from: evening, 20)
    now.daily[0].isRestOfDay = false
    now.daily[0].temperatureMax = 13
    #expect(now.merging(passedHoursOf: earlier).daily[0].temperatureMax == 13)
  }
}
