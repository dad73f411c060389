import ArgumentParser
import Foundation
import Synchronization
import TestSupport
import Testing
import WeatherFeature
import WeatherModel
import WeatherServices

@testable import WeatherProgram

/// A watch whose clock goes from one moment that it sleeps to to the next.
@Suite struct WatchTests {
  private final class World: Sendable {
    struct State {
      var now: Date
      var memory = NoticeMemory()
      var told: [(Date, WeatherNotice)] = []
      var asked: [Date] = []
      var slept: [Date] = []
    }

    let state: Mutex<State>
    let end: Date

    init(from start: Date, hours: Double) {
      state = Mutex(State(now: start))
      end = start + hours * 3600
    }

    func watch(
      _ choice: NoticeChoice = .all, canAsk: Bool = true,
      report: @escaping @Sendable (Date, Int) throws(WeatherFailure) -> WeatherReport
    ) -> Watch {
      Watch(
        choice: choice, canAsk: canAsk, now: { self.state.withLock(\.now) },
        report: { () async throws(WeatherFailure) in
          let (now, count) = self.state.withLock { state in
            state.asked.append(state.now)
            return (state.now, state.asked.count)
          }
          return try report(now, count)
        },
        kept: { try? report(self.state.withLock(\.now), 0) },
        remember: { change in self.state.withLock { change(&$0.memory) } },
        tell: { notice, _ in self.state.withLock { $0.told.append(($0.now, notice)) } },
        sleep: { moment in
          let isOver = self.state.withLock { state in
            state.slept.append(moment)
            state.now = moment
            return moment >= self.end
          }
          if isOver { throw CancellationError() }
        })
    }
  }

  /// 18:00 in Seoul.
  private static let start = Date(timeIntervalSince1970: 1_795_251_600)

  /// An answer received at `now`, with rain in some hours after the start.
  private static func report(
    at now: Date, wet: Range<Int>, alerts: [WeatherAlert] = []
  ) -> WeatherReport {
    let step = { (moment: Date) in Int(moment.timeIntervalSince(start) / 3600) }
    let falls = wet.contains(step(now))
    var current = CurrentWeather(time: now, condition: falls ? .rain : .cloudy)
    current.precipitationRate = falls ? 1 : 0
    let hours = (0..<24).map { index in
      var hour = HourForecast(
        time: start + Double(index) * 3600, condition: wet.contains(index) ? .rain : .cloudy)
      hour.precipitation = wet.contains(index) ? 2 : 0
      return hour
    }
    return WeatherReport(
      place: .example("Somewhere", at: 10, 10), provider: .openMeteo, fetchedAt: now,
      timeZone: PlaceTimeZone(identifier: "Asia/Seoul", fixedOffset: 32_400), stepHours: 1,
      current: current, hourly: hours, daily: [], alerts: alerts)
  }

  @Test func twoHoursOfRainWithAWarningGiveExactlyTwoNotices() async throws {
    let world = World(from: Self.start, hours: 4)
    let rain = WeatherAlert(
      event: "Heavy rain", severity: .moderate, sender: nil, start: Self.start + 3600,
      end: Self.start + 3 * 3600, text: nil)
    try await world.watch { now, count throws(WeatherFailure) in
      // Every other answer sees it begin an hour later, or the warning end so.
      var alert = rain
      alert.end = rain.end.map { $0 + Double(count % 2) * 1800 }
      let begin = now < Self.start + 3000 || count % 3 > 0 ? 1 : 2
      return Self.report(at: now, wet: begin..<3, alerts: count > 2 ? [alert] : [])
    }.run()
    let told = world.state.withLock(\.told)
    #expect(told.count == 2)
    let rains = told.filter { if case .rain = $0.1.subject { true } else { false } }
    #expect(rains.map(\.0) == [Self.start + 1800])
  }

  @Test func itWakesForFreshAnswersAndForTheMomentBeforeRainOnly() async throws {
    let world = World(from: Self.start, hours: 2)
    try await world.watch { now, _ throws(WeatherFailure) in
      var report = Self.report(at: now, wet: 1..<3)
      report.expiresAt = now + 1500
      return report
    }.run()
    let slept = world.state.withLock(\.slept).map { $0.timeIntervalSince(Self.start) / 60 }
    #expect(slept.prefix(4) == [25, 30, 55, 80])
    #expect(slept.count < 7)
  }

  @Test func afterAFailureItWaitsLongerAndLonger() async throws {
    let world = World(from: Self.start, hours: 2)
    try await world.watch { _, count throws(WeatherFailure) in
      guard count == 0 || count > 6 else {
        throw WeatherFailure(provider: .openMeteo, error: .unreachable(detail: ""))
      }
      return Self.report(at: Self.start, wet: 20..<21)
    }.run()
    let asked = world.state.withLock(\.asked).map { $0.timeIntervalSince(Self.start) / 60 }
    #expect(asked.prefix(7) == [0, 1, 3, 7, 15, 31, 61])
  }

  @Test func whatThePersonHasToMendEndsIt() async {
    let world = World(from: Self.start, hours: 2)
    await #expect(throws: WeatherFailure.self) {
      try await world.watch { _, _ throws(WeatherFailure) in
        throw WeatherFailure(provider: .openWeather, error: .keyRefused(status: 401))
      }.run()
    }
  }

  @Test func offlineNobodyIsAskedAndRainIsToldAllTheSame() async throws {
    let world = World(from: Self.start, hours: 5)
    try await world.watch(.rain, canAsk: false) { now, _ throws(WeatherFailure) in
      var report = Self.report(at: now, wet: 3..<5)
      report.fetchedAt = Self.start
      return report
    }.run()
    #expect(world.state.withLock(\.asked).isEmpty)
    #expect(world.state.withLock { $0.told.map(\.0) } == [Self.start + 2.5 * 3600])
  }

  @Test(
    arguments: [
      ([], NoticeChoice.off, NoticeChoice.all, 1800), ([], .warnings, .warnings, 1800),
      (["--rain", "2h"], .warnings, .rain, 7200), (["--warnings"], .rain, .warnings, 1800),
      (["--rain", "10m", "--warnings"], .off, .all, 600),
    ] as [([String], NoticeChoice, NoticeChoice, Double)])
  func whatIsToldOfIsChosen(
    arguments: [String], setting: NoticeChoice, expected: NoticeChoice, lead: Double
  ) throws {
    let command = try #require(try WatchCommand.parseAsRoot(arguments) as? WatchCommand)
    var settings = DisplaySettings()
    settings.notify = setting
    #expect(command.choice(settings) == expected)
    #expect(try command.lead() == lead)
  }

  @Test func aLeadThatIsNoLengthOfTimeIsAMistake() throws {
    let command = try #require(
      try WatchCommand.parseAsRoot(["--rain", "soon"]) as? WatchCommand)
    #expect(throws: SettingsProblem.self) { try command.lead() }
  }

  @Test func aCommandFindsWhatThereIsToTellInItsEnvironment() throws {
    let report = Self.report(at: Self.start, wet: 1..<3)
    let notice = WeatherNotice(
      place: report.place, subject: .rain(report.wetSpells(from: Self.start)[0]))
    let text = NoticeText(title: "$(touch x); `id`", body: "b\"'\nc")
    let variables = NoticeDelivery.variables(notice, text, report)
    #expect(variables["WEATHER_TUI_NOTICE_KIND"] == "rain")
    #expect(variables["WEATHER_TUI_NOTICE_TITLE"] == text.title)
    #expect(variables["WEATHER_TUI_NOTICE_START"] == "2026-11-21T19:00:00+09:00")
    #expect(variables["WEATHER_TUI_NOTICE_END"] == "2026-11-21T21:00:00+09:00")
    #expect(variables["WEATHER_TUI_NOTICE_CONDITION"] == "rain")
  }
}
