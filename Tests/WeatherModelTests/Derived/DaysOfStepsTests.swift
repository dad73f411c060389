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

  @Test func nightHazardBecomesTheDayCondition() {
    let report = report(start: evening - hours(18), steps: 24) { index, step in
      step.isDay = (7..<17).contains(index)
      step.condition = index == 3 ? .freezingRain : .clear
    }
    #expect(days(report)[0].condition == .freezingRain)
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

  @Test func completeProviderDayIsNotChanged() {
    let earlier = answer(fetchedAt: morning, from: morning, 30)
    var now = answer(fetchedAt: evening, from: evening, 20)
    now.daily[0].isRestOfDay = false
    now.daily[0].temperatureMax = 13
    #expect(now.merging(passedHoursOf: earlier).daily[0].temperatureMax == 13)
  }
}
