import Foundation
import Testing
import WeatherModel

@Suite struct NotificationHistoryTests {
  private static let now = Date(timeIntervalSince1970: 1_795_251_600)  // A full hour.

  private static func report(
    wet: Range<Int>..., rainsNow: Bool = false, alerts: [WeatherWarning] = []
  ) -> WeatherReport {
    var current = CurrentWeather(time: now, condition: rainsNow ? .rain : .cloudy)
    current.precipitationRate = rainsNow ? 1 : 0
    let hours = (0..<24).map { index in
      let isWet = wet.contains { $0.contains(index) }
      var hour = HourForecast(time: now + Double(index) * 3600, condition: isWet ? .rain : .cloudy)
      hour.precipitation = isWet ? 1.5 : 0
      return hour
    }
    return WeatherReport(
      place: Place(
        id: "at:0,0", name: "Here", coordinate: Coordinate(latitude: 0, longitude: 0)), asOf: now,
      timeZone: PlaceTimeZone(identifier: nil, fixedOffset: 0),
      stepHours: 1, current: current, hourly: hours, daily: [], alerts: alerts)
  }

  private func count(
    _ memory: inout NotificationHistory, _ report: WeatherReport, hours: Double = 0,
    _ choice: NotificationChoice = .all
  ) -> Int {
    memory.newNotifications(from: report, at: Self.now + hours * 3600, choice).count
  }

  @Test func rainIsNotifiedHalfAnHourBefore() {
    var memory = NotificationHistory()
    let report = Self.report(wet: 3..<5)
    #expect(count(&memory, report, hours: 2.4) == 0)
    #expect(report.nextNotification(after: Self.now, .rain) == Self.now + 2.5 * 3600)
    #expect(count(&memory, report, hours: 2.5) == 1)
    #expect(count(&memory, report, hours: 2.6) == 0)
    #expect(report.nextNotification(after: Self.now + 2.5 * 3600, .rain) == nil)
  }

  @Test func shiftedWetSpellIsNotifiedOnce() {
    var memory = NotificationHistory()
    #expect(count(&memory, Self.report(wet: 3..<5), hours: 2.5) == 1)
    #expect(count(&memory, Self.report(wet: 4..<6), hours: 3.5) == 0)
    #expect(count(&memory, Self.report(wet: 6..<7), hours: 5.5) == 0)
    #expect(count(&memory, Self.report(wet: 9..<10), hours: 8.5) == 1)
  }

  @Test func showerShiftedBeyondItsLengthIsNotifiedOnce() {
    func report(_ start: Int) -> WeatherReport {
      var report = Self.report()
      report.nowcast = Nowcast(
        start: Self.now, stepMinutes: 5,
        rates: (0..<24).map { (start..<start + 3).contains($0) ? 2 : 0 })
      return report
    }
    var memory = NotificationHistory()
    #expect(count(&memory, report(4)) == 1)
    #expect(count(&memory, report(12), hours: 0.1) == 0)
    #expect(count(&memory, report(18), hours: 0.2) == 0)
  }

  @Test func rainAlreadyFallingIsNotNotified() {
    var memory = NotificationHistory()
    #expect(count(&memory, Self.report(wet: 0..<3, rainsNow: true)) == 0)
    // In a wet hour that is still dry, rain is notified of.
    var another = NotificationHistory()
    #expect(count(&another, Self.report(wet: 0..<3)) == 1)
  }

  private static func alert(
    _ event: String, from start: Double?, to end: Double?,
    _ severity: WeatherWarning.Severity? = nil
  ) -> WeatherWarning {
    WeatherWarning(
      event: event, severity: severity, sender: nil, start: start.map { now + $0 * 3600 },
      end: end.map { now + $0 * 3600 }, text: nil)
  }

  @Test func warningWithChangedTimesIsNotifiedOnce() {
    var memory = NotificationHistory()
    func told(_ hours: Double, _ alerts: WeatherWarning...) -> Int {
      count(&memory, Self.report(alerts: alerts), hours: hours)
    }
    #expect(told(0, Self.alert("Storm", from: 5, to: 9)) == 1)
    #expect(told(1, Self.alert("Storm", from: 6, to: 12)) == 0)
    #expect(told(11, Self.alert("Storm", from: 11, to: 20)) == 0)
    #expect(
      told(12, Self.alert("Storm", from: 11, to: 20), Self.alert("Ice", from: nil, to: 30)) == 1)
    // A more severe one is a different one, and so is one on another day.
    #expect(told(13, Self.alert("Storm", from: 11, to: 20, .severe)) == 1)
    #expect(told(60, Self.alert("Storm", from: 60, to: 61)) == 1)
    #expect(told(62, Self.alert("Storm", from: 60, to: 61)) == 0)
  }

  @Test func warningWithoutTimesIsNotifiedOnce() {
    var memory = NotificationHistory()
    let report = Self.report(alerts: [Self.alert("Fire", from: nil, to: nil)])
    let told = stride(from: 0.0, to: 90, by: 10).map { count(&memory, report, hours: $0) }
    #expect(told.reduce(0, +) == 1 && told[0] == 1)
  }

  @Test(arguments: [
    (NotificationChoice.off, 0), (.rain, 1), (.warnings, 1), (.all, 2),
  ])
  func onlyChosenNotificationsAreSent(choice: NotificationChoice, expected: Int) {
    var memory = NotificationHistory()
    let report = Self.report(wet: 0..<2, alerts: [Self.alert("Storm", from: 0, to: 9)])
    #expect(count(&memory, report, choice) == expected)
    #expect(NotificationChoice(rain: choice.hasRain, warnings: choice.hasWarnings) == choice)
  }

  @Test func notificationHistoryIsPersisted() throws {
    var memory = NotificationHistory()
    let report = Self.report(wet: 0..<2, alerts: [Self.alert("Storm", from: 0, to: 9)])
    #expect(count(&memory, report) == 2)
    var state = PersistedState()
    state.notifications = memory
    let text = try JSONEncoder().encode(state)
    var read = try JSONDecoder().decode(PersistedState.self, from: text).notifications
    #expect(count(&read, report, hours: 0.1) == 0)
    let damaged = try JSONDecoder().decode(
      PersistedState.self, from: Data(#"{"version":1,"notices":[{"place":3}]}"#.utf8))
    #expect(damaged.notifications == NotificationHistory())
  }

  @Test func wetSpellStartIsStableOverTime() {
    let report = Self.report(wet: 1..<4, 6..<7)
    func spells(_ hours: Double) -> [WetSpell] {
      report.precipitationTimeline(at: Self.now + hours * 3600).spells
    }
    #expect(spells(0).first?.start == Self.now + 3600)
    #expect(spells(0).first?.end == Self.now + 4 * 3600)
    #expect(spells(0).first?.amount == 4.5 && spells(0).first?.worst == .rain)
    #expect(spells(3).first?.start == spells(0).first?.start)
    #expect(spells(3).first?.end == spells(0).first?.end)
    #expect(spells(4).map(\.amount) == [1.5])
  }
}
