import Foundation
import Synchronization
import TestSupport
import Testing
import WeatherFeature
import WeatherModel
import WeatherServices

@testable import WeatherProgram

/// A watch whose clock advances directly to the end of each sleep.
@Suite struct WatchTests {
  private final class World: Sendable {
    struct State {
      var now: Date
      var memory = NotificationHistory()
      var sent: [(Date, WeatherNotification)] = []
      var requested: [Date] = []
      var slept: [Date] = []
      var notified: [(Date, WatchNotification)] = []
      var events: [(Date, WatchEvent)] = []
      var looks: [Watch.Check] = []
      var checks: [Date] = []
      /// Whether the history is lost after each check, as on a full disk.
      var isDiskFull = false
      var upgradeChecks: [Date] = []
      var upgradeNotifications: [Date] = []
    }

    let state: Mutex<State>
    let end: Date
    /// The time at which another version is installed.
    let upgradedAt: Date

    init(from start: Date, hours: Double, upgradedAt: Date = .distantFuture) {
      self.upgradedAt = upgradedAt
      state = Mutex(State(now: start))
      end = start + hours * 3600
    }

    func watch(
      _ choice: NotificationChoice = .all, canRequest: Bool = true,
      checkWarnings: @escaping @Sendable (Fetched<WeatherReport>, Date) -> Fetched<WeatherReport> =
        { report, _ in
          report
        },
      report: @escaping @Sendable (Date, Int) throws(WeatherFailure) -> Fetched<WeatherReport>
    ) -> Watch {
      Watch(
        provider: .openMeteo, choice: choice, canRequest: canRequest,
        now: { self.state.withLock(\.now) },
        report: { () async throws(WeatherFailure) in
          let (now, count) = self.state.withLock { state in
            state.requested.append(state.now)
            return (state.now, state.requested.count)
          }
          return try report(now, count)
        },
        checkWarnings: { report in
          let now = self.state.withLock { state in
            state.checks.append(state.now)
            return state.now
          }
          return checkWarnings(report, now)
        },
        cached: { try? report(self.state.withLock(\.now), 0) },
        updateHistory: { change in
          self.state.withLock { state in
            change(&state.memory)
            if state.isDiskFull { state.memory = NotificationHistory() }
          }
        },
        send: { notification, _ in self.state.withLock { $0.sent.append(($0.now, notification)) }
        },
        notify: { notification in
          self.state.withLock { $0.notified.append(($0.now, notification)) }
        },
        log: { event in self.state.withLock { $0.events.append(($0.now, event)) } },
        didCheck: { look in self.state.withLock { $0.looks.append(look) } },
        sleep: { moment in
          let isOver = self.state.withLock { state in
            state.slept.append(moment)
            state.now = moment
            return moment >= self.end
          }
          if isOver { throw CancellationError() }
        },
        upgrade: UpgradeClient {
          self.state.withLock { state in
            state.upgradeChecks.append(state.now)
            return state.now >= self.upgradedAt
          }
        },
        notifyUpgrade: { self.state.withLock { $0.upgradeNotifications.append($0.now) } })
    }
  }

  /// 18:00 in Seoul.
  private static let start = Date(timeIntervalSince1970: 1_795_251_600)

  /// Returns a response received at `now`, with rain some hours after the start.
  private static func report(
    at now: Date, wet: Range<Int>, alerts: [WeatherWarning] = []
  ) -> Fetched<WeatherReport> {
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
    return Fetched(
      WeatherReport(
        place: .example("Somewhere", at: 10, 10), asOf: now,
        timeZone: PlaceTimeZone(identifier: "Asia/Seoul", fixedOffset: 32_400), stepHours: 1,
        current: current, hourly: hours, daily: [], alerts: alerts), from: .openMeteo)
  }

  @Test func rainAndItsWarningSendExactlyTwoNotifications() async throws {
    let world = World(from: Self.start, hours: 4)
    let rain = WeatherWarning(
      event: "Heavy rain", severity: .moderate, sender: nil, start: Self.start + 3600,
      end: Self.start + 3 * 3600, text: nil)
    try await world.watch { now, count throws(WeatherFailure) in
      // In every other response the rain begins, or the warning ends, an hour later.
      var alert = rain
      alert.end = rain.end.map { $0 + Double(count % 2) * 1800 }
      let begin = now < Self.start + 3000 || count % 3 > 0 ? 1 : 2
      return Self.report(at: now, wet: begin..<3, alerts: count > 2 ? [alert] : [])
    }.run()
    let sent = world.state.withLock(\.sent)
    #expect(sent.count == 2)
    let rains = sent.filter { if case .rain = $0.1.subject { true } else { false } }
    #expect(rains.map(\.0) == [Self.start + 1800])
  }

  @Test func watchWakesOnlyForExpiredReportsAndBeforeRain() async throws {
    let world = World(from: Self.start, hours: 2)
    try await world.watch { now, _ throws(WeatherFailure) in
      var report = Self.report(at: now, wet: 1..<3)
      report.expiresAt = now + 1500
      return report
    }.run()
    let slept = world.state.withLock(\.slept).map { $0.timeIntervalSince(Self.start) / 60 }
    #expect(slept.prefix(4) == [25, 30, 50, 75])
    #expect(slept.count < 7)
  }

  @Test func upgradeIsNotifiedOnceAtTheNextCheck() async throws {
    let upgradedAt = Self.start + 4000
    let world = World(from: Self.start, hours: 8, upgradedAt: upgradedAt)
    try await world.watch { now, _ throws(WeatherFailure) in
      Self.report(at: now, wet: 20..<21)
    }.run()
    let state = world.state.withLock(\.self)
    let looks = [Self.start] + state.slept.dropLast()
    let first = try #require(looks.first { $0 >= upgradedAt })
    #expect(state.upgradeNotifications == [first])
    // Checked together with the weather, and no longer after it was found.
    #expect(state.upgradeChecks == looks.filter { $0 <= first })
  }

  @Test func unreachableProviderDoesNotHideAnUpgrade() async throws {
    let world = World(from: Self.start, hours: 2, upgradedAt: Self.start + 30)
    try await world.watch { _, count throws(WeatherFailure) in
      throw WeatherFailure(provider: .openMeteo, error: .unreachable(detail: ""))
    }.run()
    #expect(world.state.withLock(\.upgradeNotifications) == [Self.start + 60])
  }

  @Test func failedRequestsAreRetriedWithBackoff() async throws {
    let world = World(from: Self.start, hours: 2)
    try await world.watch { _, count throws(WeatherFailure) in
      guard count == 0 || count > 6 else {
        throw WeatherFailure(provider: .openMeteo, error: .unreachable(detail: ""))
      }
      return Self.report(at: Self.start, wet: 20..<21)
    }.run()
    let requested = world.state.withLock(\.requested).map { $0.timeIntervalSince(Self.start) / 60 }
    #expect(requested.prefix(7) == [0, 1, 3, 7, 15, 31, 61])
  }

  /// The login page of a network answers every request until the user has signed in.
  @Test func loginPageAtTheFirstCheckIsLoggedAndRetried() async throws {
    let world = World(from: Self.start, hours: 1)
    let failure = WeatherFailure(provider: .openMeteo, error: .webPage)
    try await world.watch(.rain) { now, count throws(WeatherFailure) in
      guard count > 2 else { throw failure }
      return Self.report(at: now, wet: 23..<23)
    }.run()
    let state = world.state.withLock(\.self)
    #expect(state.events.map(\.1) == [.blind(failure), .seesAgain])
    #expect(state.requested.prefix(3) == [Self.start, Self.start + 60, Self.start + 180])
    #expect(state.looks.prefix(3).map(\.isComplete) == [false, false, true])
  }

  @Test func weatherOfAnEarlierTimeIsLoggedOnce() async throws {
    let world = World(from: Self.start, hours: 1)
    try await world.watch(.rain) { now, count throws(WeatherFailure) in
      var report = Self.report(at: now, wet: 23..<23)
      if count < 3 { report.current.time = Self.start - 86_400 }
      return report
    }.run()
    let state = world.state.withLock(\.self)
    let since = Self.start - 86_400
    #expect(state.events.map(\.1) == [.outdated(.openMeteo, since: since), .seesAgain])
    #expect(state.looks.prefix(3).map(\.isComplete) == [false, false, true])
  }

  @Test func refusedKeyEndsTheWatch() async {
    let world = World(from: Self.start, hours: 2)
    await #expect(throws: WeatherFailure.self) {
      try await world.watch { _, _ throws(WeatherFailure) in
        throw WeatherFailure(provider: .openWeather, error: .keyRefused(status: 401))
      }.run()
    }
  }

  @Test func offlineWatchNotifiesRainWithoutRequests() async throws {
    let world = World(from: Self.start, hours: 5)
    try await world.watch(.rain, canRequest: false) { now, _ throws(WeatherFailure) in
      var report = Self.report(at: now, wet: 3..<5)
      report.fetchedAt = Self.start
      return report
    }.run()
    #expect(world.state.withLock(\.requested).isEmpty)
    #expect(world.state.withLock { $0.sent.map(\.0) } == [Self.start + 2.5 * 3600])
  }

  // MARK: - Failed checks

  /// Returns a response with the status of the authority's warnings.
  private static func warned(
    at now: Date, _ alerts: [WeatherWarning] = [], respondedAt: Date?, failedAt: Date? = nil
  ) -> Fetched<WeatherReport> {
    var report = report(at: now, wet: 23..<23, alerts: alerts)
    report.warningsStatus = WarningsStatus(
      source: .nws, respondedAt: respondedAt, failedAt: failedAt)
    return report
  }

  private static func warning(_ event: String, from start: Date) -> WeatherWarning {
    WeatherWarning(
      event: event, severity: .severe, sender: nil, start: start, end: start + 24 * 3600, text: nil)
  }

  @Test func outageAndRecoveryAreEachLoggedOnce() async throws {
    let world = World(from: Self.start, hours: 24)
    let failure = WeatherFailure(provider: .openMeteo, error: .serverError(status: 500))
    let (outage, end) = (Self.start + 3600, Self.start + 6 * 3600)
    try await world.watch(.rain) { now, _ throws(WeatherFailure) in
      guard !(outage..<end).contains(now) else { throw failure }
      return Self.report(at: now, wet: 23..<23)
    }.run()
    let events = world.state.withLock(\.events)
    #expect(events.map(\.1) == [.blind(failure), .seesAgain])
    #expect(events[0].0 == outage && events[1].0 >= end && events[1].0 <= end + 1800)
    let looks = world.state.withLock(\.looks)
    #expect(looks.allSatisfy { $0.isComplete != (outage..<events[1].0).contains($0.time) })
  }

  @Test func offlineWatchWithoutCacheFails() async throws {
    let world = World(from: Self.start, hours: 5)
    await #expect(throws: WeatherFailure(provider: .openMeteo, error: .offlineWithoutData)) {
      try await world.watch(.rain, canRequest: false) { _, _ throws(WeatherFailure) in
        throw WeatherFailure(provider: .openMeteo, error: .unreachable(detail: ""))
      }.run()
    }
    #expect(world.state.withLock(\.events).isEmpty)
    #expect(world.state.withLock(\.slept).isEmpty)
  }

  @Test func forecastThatHasRunOutIsNoCompleteCheck() async throws {
    let world = World(from: Self.start, hours: 30)
    try await world.watch(.rain, canRequest: false) { _, _ throws(WeatherFailure) in
      Self.report(at: Self.start, wet: 3..<5)
    }.run()
    let looks = world.state.withLock(\.looks)
    #expect(looks.contains { $0.isComplete })
    #expect(looks.allSatisfy { $0.isComplete == ($0.time < Self.start + 24 * 3600) })
  }

  @Test func uncheckedWarningsAreNotifiedOnceAfterAnHour() async throws {
    let world = World(from: Self.start, hours: 24)
    let last = Self.start + 600
    let back = Self.start + 8 * 3600
    try await world.watch(
      checkWarnings: { report, now in
        let isGone = now > last && now < back
        return Self.warned(
          at: report.fetchedAt, respondedAt: isGone ? last : now, failedAt: isGone ? now : nil)
      },
      report: { now, _ throws(WeatherFailure) in
        let isGone = now > last && now < back
        return Self.warned(at: now, respondedAt: isGone ? last : now, failedAt: isGone ? now : nil)
      }
    ).run()
    let state = world.state.withLock { ($0.notified, $0.events) }
    #expect(state.0.map(\.1) == [.warningsUnchecked(since: last)])
    #expect(state.0.allSatisfy { (last + 3600...last + 3600 + 300).contains($0.0) })
    #expect(state.1.map(\.1) == [.warningsBlind(.nws), .warningsSeenAgain])
  }

  @Test func recoveryOfWarningsCheckIsLogged() async throws {
    let world = World(from: Self.start, hours: 12)
    let back = Self.start + 4 * 3600
    let failure = WeatherFailure(provider: .openMeteo, error: .timedOut)
    try await world.watch { now, _ throws(WeatherFailure) in
      guard now >= back else { throw failure }
      return Self.warned(at: now, respondedAt: now, failedAt: nil)
    }.run()
    let state = world.state.withLock { ($0.notified, $0.events) }
    #expect(state.0.map(\.1) == [.warningsUnchecked(since: Self.start)])
    #expect(state.1.map(\.1) == [.blind(failure), .seesAgain, .warningsSeenAgain])
  }

  @Test func hourLongOutageNotifiesUncheckedWarnings() async throws {
    let world = World(from: Self.start, hours: 12)
    try await world.watch { _, _ throws(WeatherFailure) in
      throw WeatherFailure(provider: .openMeteo, error: .timedOut)
    }.run()
    let notified = world.state.withLock(\.notified)
    #expect(notified.map(\.1) == [.warningsUnchecked(since: Self.start)])
    #expect(world.state.withLock { $0.sent.isEmpty })
  }

  @Test func warningIsNotifiedWithinTwoMinutesOfItsIssue() async throws {
    let world = World(from: Self.start, hours: 2)
    let issued = Self.start + 1000
    try await world.watch(
      checkWarnings: { report, now in
        let alerts = now < issued ? [] : [Self.warning("Tornado Warning", from: issued)]
        return Self.warned(at: report.fetchedAt, alerts, respondedAt: now)
      },
      report: { now, _ throws(WeatherFailure) in
        let alerts = now < issued ? [] : [Self.warning("Tornado Warning", from: issued)]
        return Self.warned(at: now, alerts, respondedAt: now)
      }
    ).run()
    let sent = world.state.withLock(\.sent)
    #expect(sent.count == 1 && (issued...issued + 120).contains(sent[0].0))
    // The weather is requested as rarely as without an authority.
    #expect(world.state.withLock { $0.requested.count } <= 13)
    let times = world.state.withLock { ($0.requested + $0.checks).sorted() }
    #expect(zip(times, times.dropFirst()).allSatisfy { $1.timeIntervalSince($0) >= 120 })
  }

  @Test func fullDiskDoesNotRepeatNotifications() async throws {
    let world = World(from: Self.start, hours: 24)
    world.state.withLock { $0.isDiskFull = true }
    try await world.watch { now, _ throws(WeatherFailure) in
      Self.warned(at: now, [Self.warning("Storm", from: Self.start)], respondedAt: now)
    }.run()
    #expect(world.state.withLock { $0.sent.count } == 1)
  }

  @Test func notificationsOfAnotherProcessAreNotRepeated() async throws {
    let world = World(from: Self.start, hours: 2)
    let report = Self.warned(
      at: Self.start, [Self.warning("Storm", from: Self.start)], respondedAt: Self.start)
    world.state.withLock { state in
      _ = state.memory.newNotifications(from: report.value, at: Self.start, .all)
    }
    try await world.watch { now, _ throws(WeatherFailure) in
      Self.warned(at: now, [Self.warning("Storm", from: Self.start)], respondedAt: now)
    }.run()
    #expect(world.state.withLock { $0.sent.isEmpty })
  }

  @Test func onlyFiveWarningsAreNotifiedAndTheRestCounted() async throws {
    let world = World(from: Self.start, hours: 4)
    try await world.watch { now, _ throws(WeatherFailure) in
      let alerts = (0..<500).map { Self.warning("Warning \($0)", from: Self.start) }
      // A report contains only the worst of them.
      var report = Self.warned(at: now, Array(alerts.prefix(100)), respondedAt: now, failedAt: now)
      report.warningsStatus?.isUnreadable = true
      return report
    }.run()
    #expect(world.state.withLock { $0.events.isEmpty })
    #expect(world.state.withLock { $0.sent.count } == 5)
    #expect(world.state.withLock { $0.notified.map(\.1) } == [.more(95)])
  }

  @Test func maxSleepLimitsTimeBetweenChecks() async throws {
    let world = World(from: Self.start, hours: 2)
    var watch = world.watch { now, _ throws(WeatherFailure) in Self.report(at: now, wet: 23..<23) }
    watch.maxSleep = 90
    try await watch.run()
    let times = world.state.withLock(\.looks).map(\.time)
    #expect(zip(times, times.dropFirst()).allSatisfy { $1.timeIntervalSince($0) <= 90 })
    #expect(world.state.withLock { $0.requested.count } <= 13)
  }

  @Test(arguments: ["0", "0m"])
  func zeroRainLeadTimeIsRejected(rain: String) throws {
    let command = try WatchCommand.parse(["--rain", rain])
    #expect(throws: SettingsProblem.self) { try command.lead() }
  }

  @Test(
    arguments: [
      ([], NotificationChoice.off, NotificationChoice.all, 1800), ([], .warnings, .warnings, 1800),
      (["--rain", "2h"], .warnings, .rain, 7200), (["--warnings"], .rain, .warnings, 1800),
      (["--rain", "10m", "--warnings"], .off, .all, 600),
    ] as [([String], NotificationChoice, NotificationChoice, Double)])
  func optionsOverrideTheNotificationSetting(
    arguments: [String], setting: NotificationChoice, expected: NotificationChoice, lead: Double
  ) throws {
    let command = try WatchCommand.parse(arguments)
    var settings = DisplaySettings()
    settings.notify = setting
    #expect(command.choice(settings) == expected)
    #expect(try command.lead() == lead)
  }

  @Test func malformedRainLeadTimeIsRejected() throws {
    let command = try WatchCommand.parse(["--rain", "soon"])
    #expect(throws: SettingsProblem.self) { try command.lead() }
  }

  @Test func notificationCommandReceivesEnvironmentVariables() throws {
    let report = Self.report(at: Self.start, wet: 1..<3)
    let notification = WeatherNotification(
      place: report.place,
      subject: .rain(report.value.precipitationTimeline(at: Self.start).spells[0]))
    let text = NotificationText(title: "$(touch x); `id`", body: "b\"'\nc")
    let variables = NotificationDelivery.variables(notification, text, report.value)
    #expect(variables["WEATHER_TUI_NOTICE_KIND"] == "rain")
    #expect(variables["WEATHER_TUI_NOTICE_TITLE"] == text.title)
    #expect(variables["WEATHER_TUI_NOTICE_START"] == "2026-11-21T19:00:00+09:00")
    #expect(variables["WEATHER_TUI_NOTICE_END"] == "2026-11-21T21:00:00+09:00")
    #expect(variables["WEATHER_TUI_NOTICE_CONDITION"] == "rain")
  }

  // MARK: - Times of the checks

  /// Returns the times of the checks in minutes after the start.
  private func minutes(_ world: World) -> [Double] {
    world.state.withLock { $0.slept.map { $0.timeIntervalSince(Self.start) / 60 } }
  }

  @Test(arguments: [(NotificationChoice.all, canRequest: false), (.rain, canRequest: true)])
  func offlineOrWithReportThatNeverExpiresWatchChecksEveryHour(
    choice: NotificationChoice, canRequest: Bool
  ) async throws {
    let world = World(from: Self.start, hours: 3)
    try await world.watch(choice, canRequest: canRequest) { now, _ throws(WeatherFailure) in
      var report = Self.report(at: now, wet: 23..<23)
      if canRequest { report.expiresAt = now + 10 * 3600 }
      return report
    }.run()
    #expect(minutes(world) == [60, 120, 180])
  }

  @Test func outdatedReportIsRequestedEveryMinute() async throws {
    let world = World(from: Self.start, hours: 0.25)
    try await world.watch(.rain) { now, _ throws(WeatherFailure) in
      var report = Self.report(at: now, wet: 23..<23)
      report.fetchedAt = Self.start
      return report
    }.run()
    #expect(minutes(world) == [10, 11, 12, 13, 14, 15])
  }

  @Test func pausedProviderIsNotRequestedEarlier() async throws {
    let world = World(from: Self.start, hours: 1)
    try await world.watch(.rain) { now, _ throws(WeatherFailure) in
      var report = Self.report(at: now, wet: 23..<23)
      (report.pausedUntil, report.expiresAt) = (now + 1200, now + 900)
      return report
    }.run()
    #expect(minutes(world) == [20, 40, 60])
  }

  // MARK: - Limits

  /// A provider without an authority supplies its own warnings, or none.
  @Test(arguments: [true, false])
  func outageHidesTheProvidersOwnWarnings(hasWarnings: Bool) async throws {
    let world = World(from: Self.start, hours: 12)
    let failure = WeatherFailure(provider: .openMeteo, error: .timedOut)
    let (outage, end) = (Self.start + 3600, Self.start + 6 * 3600)
    try await world.watch { now, _ throws(WeatherFailure) in
      guard !(outage..<end).contains(now) else { throw failure }
      var report = Self.report(at: now, wet: 23..<23)
      if !hasWarnings { report.alerts = nil }
      return report
    }.run()
    let state = world.state.withLock { ($0.notified, $0.events) }
    #expect(state.0.map(\.1) == (hasWarnings ? [.warningsUnchecked(since: outage)] : []))
    #expect(state.0.allSatisfy { $0.0 >= outage + 3600 })
    let recovery: [WatchEvent] = hasWarnings ? [.seesAgain, .warningsSeenAgain] : [.seesAgain]
    #expect(state.1.map(\.1) == [.blind(failure)] + recovery)
  }

  @Test func uncheckedWarningsAreNotifiedAfterExactlyAnHour() async throws {
    let world = World(from: Self.start, hours: 2)
    var watch = world.watch { _, _ throws(WeatherFailure) in
      throw WeatherFailure(provider: .openMeteo, error: .timedOut)
    }
    watch.maxSleep = 60
    try await watch.run()
    #expect(world.state.withLock { $0.notified.map(\.0) } == [Self.start + 3600])
  }

  @Test(arguments: [(4, [Int]()), (5, []), (6, [1])])
  func furtherWarningsAreCountedOnlyIfThereAreAny(count: Int, further: [Int]) async throws {
    let world = World(from: Self.start, hours: 1)
    try await world.watch { now, _ throws(WeatherFailure) in
      let alerts = (0..<count).map { Self.warning("Warning \($0)", from: Self.start) }
      return Self.warned(at: now, alerts, respondedAt: now)
    }.run()
    #expect(world.state.withLock { $0.sent.count } == min(count, 5))
    let notified = world.state.withLock { $0.notified.map(\.1) }
    #expect(notified == further.map { WatchNotification.more($0) })
  }

  @Test func checkIsIncompleteWhileWarningsAreUnchecked() async throws {
    let world = World(from: Self.start, hours: 3)
    let last = Self.start + 600
    let checked: @Sendable (Date, Date) -> Fetched<WeatherReport> = { now, fetched in
      let isGone = now > last
      return Self.warned(
        at: fetched, respondedAt: isGone ? last : now, failedAt: isGone ? now : nil)
    }
    try await world.watch(
      checkWarnings: { checked($1, $0.fetchedAt) },
      report: { now, _ throws(WeatherFailure) in checked(now, now) }
    ).run()
    let looks = world.state.withLock(\.looks)
    #expect(!looks.isEmpty && looks.allSatisfy { $0.isComplete == ($0.time <= last) })
  }
}
