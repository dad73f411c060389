import Foundation
import MVI
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The forecast as time passes: across midnight and across clock changes.
@MainActor
struct ClockTests {
  /// The contents of a place's page a number of minutes after the start.
  struct Moment: Sendable {
    var minutes: Int
    var date: String
    var clock: String
    /// The clock at the start of the first remaining step.
    var step: String
    var age: String?
  }

  struct Passage: Sendable, CustomTestStringConvertible {
    var name: String
    var zone: String
    /// The start in UTC, half an hour before the place's midnight.
    var start: String
    var moments: [Moment]
    var testDescription: String { name }
  }

  private nonisolated static func midnight(_ before: String, _ after: String) -> [Moment] {
    [
      Moment(minutes: 0, date: before, clock: "23:30", step: "23:00"),
      Moment(minutes: 29, date: before, clock: "23:59", step: "23:00", age: "29 min"),
      Moment(minutes: 30, date: after, clock: "00:00", step: "00:00", age: "30 min"),
    ]
  }

  nonisolated static let passages = [
    Passage(
      name: "Seoul, midnight", zone: "Asia/Seoul", start: "2026-06-11T14:30:00Z",
      moments: midnight("2026-06-11", "2026-06-12") + [
        Moment(minutes: 90, date: "2026-06-12", clock: "01:00", step: "01:00", age: "1 h")
      ]),
    Passage(
      name: "New York, spring", zone: "America/New_York", start: "2026-03-08T04:30:00Z",
      moments: midnight("2026-03-07", "2026-03-08") + [
        Moment(minutes: 149, date: "2026-03-08", clock: "01:59", step: "01:00", age: "2 h"),
        Moment(minutes: 150, date: "2026-03-08", clock: "03:00", step: "03:00", age: "2 h"),
      ]),
    Passage(
      name: "New York, autumn", zone: "America/New_York", start: "2026-11-01T03:30:00Z",
      moments: midnight("2026-10-31", "2026-11-01") + [
        Moment(minutes: 149, date: "2026-11-01", clock: "01:59", step: "01:00", age: "2 h"),
        Moment(minutes: 150, date: "2026-11-01", clock: "01:00", step: "01:00", age: "2 h"),
        Moment(minutes: 210, date: "2026-11-01", clock: "02:00", step: "02:00", age: "3 h"),
      ]),
    Passage(
      name: "Auckland, spring", zone: "Pacific/Auckland", start: "2026-09-26T11:30:00Z",
      moments: midnight("2026-09-26", "2026-09-27") + [
        Moment(minutes: 149, date: "2026-09-27", clock: "01:59", step: "01:00", age: "2 h"),
        Moment(minutes: 150, date: "2026-09-27", clock: "03:00", step: "03:00", age: "2 h"),
      ]),
    Passage(
      name: "Auckland, autumn", zone: "Pacific/Auckland", start: "2026-04-04T10:30:00Z",
      moments: midnight("2026-04-04", "2026-04-05") + [
        Moment(minutes: 209, date: "2026-04-05", clock: "02:59", step: "02:00", age: "3 h"),
        Moment(minutes: 210, date: "2026-04-05", clock: "02:00", step: "02:00", age: "3 h"),
      ]),
    Passage(
      name: "Kathmandu, midnight", zone: "Asia/Kathmandu", start: "2026-06-11T17:45:00Z",
      moments: midnight("2026-06-11", "2026-06-12") + [
        Moment(minutes: 90, date: "2026-06-12", clock: "01:00", step: "01:00", age: "1 h")
      ]),
    Passage(
      name: "Lord Howe, spring", zone: "Australia/Lord_Howe", start: "2026-10-03T13:00:00Z",
      moments: midnight("2026-10-03", "2026-10-04") + [
        Moment(minutes: 149, date: "2026-10-04", clock: "01:59", step: "01:00", age: "2 h"),
        Moment(minutes: 150, date: "2026-10-04", clock: "02:30", step: "02:30", age: "2 h"),
      ]),
    Passage(
      name: "Lord Howe, autumn", zone: "Australia/Lord_Howe", start: "2026-04-04T12:30:00Z",
      moments: midnight("2026-04-04", "2026-04-05") + [
        Moment(minutes: 149, date: "2026-04-05", clock: "01:59", step: "01:00", age: "2 h"),
        Moment(minutes: 150, date: "2026-04-05", clock: "01:30", step: "01:30", age: "2 h"),
      ]),
  ]

  /// Returns hours from the place's midnight on and days by its dates, as providers send them.
  private func report(_ passage: Passage, _ start: Date) throws -> Fetched<WeatherReport> {
    let zone = try #require(PlaceTimeZone(identifier: passage.zone, at: start))
    let place = Place(
      id: "at:0,0", name: "Somewhere", coordinate: Coordinate(latitude: 0, longitude: 0),
      timeZoneIdentifier: passage.zone)
    let local = zone.localTime(start)
    let midnight = start - TimeInterval(local.hour * 3600 + local.minute * 60 + local.second)
    let hours = (0..<96).map { HourForecast(time: midnight + TimeInterval($0 * 3600)) }
    let days = (0..<6).map { DayForecast(date: local.date.advanced(byDays: $0)) }
    return Fetched(
      WeatherReport(
        place: place, asOf: start, timeZone: zone, stepHours: 1,
        current: CurrentWeather(time: start), hourly: hours, daily: days), from: .openMeteo)
  }

  @Test(arguments: passages)
  func hoursDaysAndAgesFollowPlaceTimeZone(passage: Passage) async throws {
    let start = try #require(Date(rfc3339: passage.start))
    let report = try report(passage, start)
    let clock = TestClock()
    let now: @Sendable () -> Date = {
      let passed = clock.now.offset.components
      return start + TimeInterval(passed.seconds) + TimeInterval(passed.attoseconds) / 1e18
    }
    var state = AppState(size: Size(width: 80, height: 24), now: start)
    state.forecasts.network = .connected
    let store = SettlingStore(initialState: state) {
      AppReducer()
    } dependencies: {
      $0.storms = .none
      $0.continuousClock = clock
      $0.now = now
      $0.cities = Sample.cities
      $0.persist = { _ in }
      $0.networkMonitor = NetworkMonitor(
        isConnected: { true },
        changes: {
          AsyncStream { changes in
            changes.yield(true)
            changes.finish()
          }
        })
      $0.upgrade = .none
      $0.normals = .none
      $0.forecastCache = ForecastCache(load: { _, _ in report }, save: { _ in })
      // No request succeeds, so the data get older.
      $0.weatherClient = WeatherClient { request throws(WeatherFailure) in
        throw WeatherFailure(provider: request.provider, error: .timedOut)
      }
    }
    await store.send(.started(report.place, cached: report))
    for moment in passage.moments {
      // The tick is sent slightly after the full minute.
      let offset = Duration.seconds(moment.minutes * 60) + .milliseconds(30)
      await clock.advance(by: offset - clock.now.offset)
      await store.settle()
      let shown = store.state
      let page = try #require(shown.shown.report)
      let time = page.localTime(shown.now)
      #expect(time.hourAndMinute24 == moment.clock)
      #expect(time.date.description == moment.date)
      #expect(page.days(from: shown.now).first?.date.description == moment.date)
      #expect(page.today(at: shown.now)?.date.description == moment.date)
      let step = try #require(page.hours(from: shown.now).first)
      #expect(page.localTime(step.time).hourAndMinute24 == moment.step)
      #expect(step.time <= shown.now && step.time > shown.now - 3600)
      let format = WeatherFormat(units: .metric, words: .english)
      #expect(format.age(of: page.asOf, at: shown.now) == moment.age)
    }
    await store.finish()
  }

  @Test func theCursorStaysOnItsHourAndItsDay() async throws {
    var state = Sample.state(Size(width: 80, height: 24))
    state.forecasts.network = .connected
    state.page.hour = 10
    state.page.day = 2
    let hour = try #require(state.shown.report?.hours(from: state.now)[10].time)
    let day = try #require(state.shown.report?.days(from: state.now)[2].date)
    // Seven hours later it is another day in Seoul.
    let report = try #require(state.report)
    state.page.moveOn(from: Sample.now, to: Sample.now + 7 * 3600, in: report)
    #expect(
      state.shown.report?.hours(from: Sample.now + 7 * 3600)[state.page.hour].time == hour)
    #expect(state.shown.report?.days(from: Sample.now + 7 * 3600)[state.page.day].date == day)
    #expect(state.page.hour == 3 && state.page.day == 1)
    state.page.moveOn(from: Sample.now + 7 * 3600, to: Sample.now + 20 * 3600, in: report)
    #expect(state.page.hour == 0)
  }

  @Test(arguments: [(-2.0, true), (0, false), (599, false), (600, true), (86_400, true)])
  func reportIsStaleAfterTenMinutesOrFromFuture(age: TimeInterval, isOld: Bool) {
    let entry = Forecast(fetched: Sample.report())
    #expect(entry.isOld(for: .full, at: Sample.now + age) == isOld)
    #expect(Sample.report().isFresh(for: .summary, at: Sample.now + age) != isOld)
  }
}
