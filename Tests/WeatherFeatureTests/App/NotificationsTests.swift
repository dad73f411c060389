import Foundation
import MVI
import Synchronization
import TestSupport
import Testing
import WeatherModel

@testable import WeatherFeature

/// The desktop notifications while the full-screen program is running.
@MainActor @Suite struct NotificationsTests {
  private func state(_ choice: NotificationChoice, wetFrom hour: Int = 1) -> AppState {
    var state = Sample.state()
    state.settings.notify = choice
    state.shown.fetched?.current.condition = .cloudy
    for index in 0..<50 where index >= hour && index < hour + 2 {
      state.shown.fetched?.hourly[index].condition = .rain
      state.shown.fetched?.hourly[index].precipitation = 1
    }
    state.shown.fetched?.alerts = [
      WeatherWarning(
        event: "Storm", severity: .severe, sender: nil, start: nil, end: Sample.now + 3600,
        text: "Stay in.")
    ]
    return state
  }

  /// Returns the notifications while minutes pass.
  private func delivered(
    _ choice: NotificationChoice, minutes: [Double], warningCount: Int = 1
  ) async -> [NotificationText] {
    let delivered = Mutex<[NotificationText]>([])
    return await DIContainer.withValues {
      $0.now = { Sample.now }
      $0.notifications = NotificationClient { _, text in
        delivered.withLock { $0.append(text) }
      } summarize: { _, text in
        delivered.withLock { $0.append(text) }
      }
    } operation: {
      let reducer = ProgramReducer()
      var state = state(choice)
      let storm = state.report?.alerts?.first
      state.shown.fetched?.alerts = (0..<warningCount).compactMap { number in
        var alert = storm
        if number > 0 { alert?.event = "Storm \(number)" }
        return alert
      }
      for minute in minutes {
        let before = state
        state.now = Sample.now + minute * 60
        await run(reducer.deriveEffects(from: before, &state))
      }
      return delivered.withLock(\.self)
    }
  }

  /// Runs an effect and drops the actions that it sends.
  private func run(_ effect: EffectType<AppAction>) async {
    switch effect.operation {
    case .run(let operation): await operation(Send { _ in })
    case .merge(let effects), .concatenate(let effects):
      for effect in effects { await run(effect) }
    default: break
    }
  }

  @Test func notificationsBeyondFiveAreSummarized() async {
    let delivered = await delivered(.warnings, minutes: [1, 2], warningCount: 9)
    #expect(delivered.count == 6)
    #expect(delivered.last?.title == "Seoul: 4 more")
  }

  @Test func eachEventIsNotifiedOnce() async {
    let delivered = await delivered(.all, minutes: [1, 2, 35, 36, 45, 90])
    #expect(delivered.map(\.title) == ["Seoul: Storm", "Seoul: Rain from 19:30 until 21:30"])
    #expect(delivered.first?.isCritical == true && delivered.last?.isCritical == false)
    #expect(delivered.first?.body == "severe, until 19:30\nStay in.")
    #expect(delivered.last?.body == "2.0 mm")
  }

  @Test(arguments: [(NotificationChoice.off, 0), (.warnings, 1), (.rain, 1)])
  func notifySettingFiltersNotifications(choice: NotificationChoice, count: Int) async {
    #expect(await delivered(choice, minutes: [1, 35]).count == count)
  }

  @Test func sampleWeatherIsMarked() {
    var report = Sample.report()
    report.provider = .sample
    let alert = WeatherWarning(event: "Storm", sender: nil, start: nil, end: nil, text: nil)
    let notification = WeatherNotification(place: Sample.seoul, subject: .warning(alert))
    let text = WeatherFormat(DisplaySettings()).notification(
      notification, of: report, at: Sample.now)
    #expect(text.title == "SAMPLE: Seoul: Storm" && text.body.isEmpty)
  }

  /// The number of notifications after a change at the same minute.
  private func count(
    _ change: @escaping (inout AppState, inout AppState) -> Void
  ) async -> Int {
    let count = Mutex(0)
    await DIContainer.withValues {
      $0.now = { Sample.now }
      $0.notifications = NotificationClient { _, _ in
        count.withLock { $0 += 1 }
      } summarize: { _, _ in
      }
    } operation: {
      var before = state(.warnings)
      var after = before
      change(&before, &after)
      await run(ProgramReducer().deriveEffects(from: before, &after))
    }
    return count.withLock { $0 }
  }

  @Test func changedSettingOrReportIsNotifiedAtOnce() async {
    #expect(await count { _, _ in } == 0)
    #expect(await count { before, _ in before.settings.notify = .off } == 1)
    #expect(await count { _, after in after.shown.fetched?.current.humidity = 1 } == 1)
    #expect(await count { _, after in after.now += 60 } == 1)
    #expect(await count { _, after in after.shown.fetched?.detailLevel = .summary } == 0)
  }

  @Test(
    arguments: [
      (.extreme, true), (.severe, true), (.moderate, false), (.minor, false), (nil, false),
    ] as [(WeatherWarning.Severity?, Bool)])
  func onlySevereWarningsAreCritical(severity: WeatherWarning.Severity?, isCritical: Bool) {
    let alert = WeatherWarning(
      event: "Storm", severity: severity, sender: nil, start: nil, end: nil,
      text: String(repeating: "a", count: 301))
    let text = WeatherFormat(DisplaySettings()).notification(
      WeatherNotification(place: Sample.seoul, subject: .warning(alert)), of: Sample.report(),
      at: Sample.now)
    #expect(text.isCritical == isCritical)
    #expect(text.body.split(separator: "\n").last?.count == 300)
  }
}
