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
    #expect(report.nextNotification(after: Self.now, .warnings) == nil)
  }

  @Test func shiftedWetSpellIsNotifiedOnce() {
    var memory = NotificationHistory()
    #expect(count(&memory, Self.report(wet: 3..<5), hours: 2.5) == 1)
    #expect(count(&memory, Self.report(wet: 4..<6), hours: 3.5) == 0)
    #expect(count(&memory, Self.report(wet: 6..<7), hours: 5.5) == 0)
    #expect(count(&memory, Self.report(wet: 9..<10), hours: 8.5) == 1)
  }

  /// Returns a report with a shower of 15 minutes, in steps of five minutes from now on.
  private func shower(_ start: Int) -> WeatherReport {
    var report = Self.report()
    report.nowcast = Nowcast(
      start: Self.now, stepMinutes: 5,
      rates: (0..<24).map { (start..<start + 3).contains($0) ? 2 : 0 })
    return report
  }

  @Test func showerShiftedBeyondItsLengthIsNotifiedOnce() {
    var memory = NotificationHistory()
    #expect(count(&memory, shower(4)) == 1)
    #expect(count(&memory, shower(12), hours: 0.1) == 0)
    #expect(count(&memory, shower(18), hours: 0.2) == 0)
  }

  /// From 20 to 35 minutes, and then 30 or 35 minutes later.
  @Test(arguments: [(13, 0), (14, 1), (19, 1)])
  func showerMayMoveByHalfAnHourBeyondItsEnd(start: Int, expected: Int) {
    var memory = NotificationHistory()
    #expect(count(&memory, shower(4)) == 1)
    // A minute after it is due.
    let later = Double(start * 5 - 30 + 1) / 60
    #expect(count(&memory, shower(start), hours: later) == expected)
  }

  /// Returns a history with a delivered shower.
  private func history(of start: Int) throws -> NotificationHistory {
    let report = shower(start)
    let spell = try #require(report.precipitationTimeline(at: Self.now).spells.first)
    var memory = NotificationHistory()
    let notification = WeatherNotification(place: report.place, subject: .rain(spell))
    let isNew = [0, 1].map { _ in memory.markDelivered(notification, at: Self.now) }
    #expect(isNew == [true, false])
    return memory
  }

  /// From 65 to 80 minutes, and then 30 or 35 minutes earlier.
  @Test(arguments: [(4, 0), (3, 1)])
  func showerMayMoveByHalfAnHourBeforeItsStart(start: Int, expected: Int) throws {
    var memory = try history(of: 13)
    #expect(count(&memory, shower(start)) == expected)
  }

  @Test func showerMayMoveTwiceBeforeItIsDue() throws {
    var memory = try history(of: 20)
    #expect(count(&memory, shower(13)) == 0)
    #expect(count(&memory, shower(9), hours: 0.25) == 0)
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

  @Test func warningThatOnlyTouchesAnEarlierOneIsTheSame() {
    var memory = NotificationHistory()
    func told(_ start: Double, _ end: Double, at hours: Double) -> Int {
      count(&memory, Self.report(alerts: [Self.alert("Storm", from: start, to: end)]), hours: hours)
    }
    #expect(told(5, 6, at: 0) == 1)
    #expect(told(3, 5, at: 0.1) == 0)
    #expect(told(1, 3, at: 0.2) == 0)
    #expect(told(6, 7, at: 0.3) == 0)
    #expect(told(0.5, 0.9, at: 0.4) == 1)
    #expect(told(7.1, 8, at: 0.5) == 1)
  }

  @Test(arguments: [(24.0, 0), (24 + 1.0 / 3600, 1)])
  func warningWithoutAnEndIsTheSameForADay(hours: Double, expected: Int) {
    var memory = NotificationHistory()
    let report = Self.report(alerts: [Self.alert("Fire", from: nil, to: nil)])
    #expect(count(&memory, report) == 1)
    #expect(count(&memory, report, hours: hours) == expected)
  }

  /// A day after its end a warning is forgotten, so its continuation is a new one.
  @Test(arguments: [(26.0, 0), (26 + 1.0 / 3600, 1)])
  func endedWarningIsRememberedForADay(hours: Double, expected: Int) {
    var memory = NotificationHistory()
    let storm = Self.alert("Storm", from: 1, to: 2)
    #expect(count(&memory, Self.report(alerts: [storm])) == 1)
    let continued = Self.alert("Storm", from: 1, to: 40)
    #expect(count(&memory, Self.report(alerts: [continued]), hours: hours) == expected)
  }

  @Test func warningOfAnotherPlaceIsAnother() {
    var memory = NotificationHistory()
    var report = Self.report(alerts: [Self.alert("Storm", from: 0, to: 9)])
    #expect(count(&memory, report) == 1)
    report.place.id = "at:1,1"
    #expect(count(&memory, report) == 1)
  }

  private func mark(_ memory: inout NotificationHistory, _ index: Int) -> Bool {
    memory.markDelivered(
      WeatherNotification(
        place: seoul, subject: .warning(Self.alert("Storm \(index)", from: 0, to: 9))),
      at: Self.now)
  }

  @Test func oldestOfMoreThan200NotificationsIsForgotten() {
    var memory = NotificationHistory()
    for index in 0...200 { #expect(mark(&memory, index)) }
    #expect(!mark(&memory, 1) && !mark(&memory, 200))
    #expect(mark(&memory, 0))
  }

  @Test func mergedHistoriesKeepTheLast200Notifications() {
    var (memory, other) = (NotificationHistory(), NotificationHistory())
    for index in 0..<150 { #expect(mark(&memory, index)) }
    for index in 140..<250 { #expect(mark(&other, index)) }
    memory.merge(other)
    #expect(!mark(&memory, 50) && !mark(&memory, 145) && !mark(&memory, 249))
    #expect(mark(&memory, 49))
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

  @Test func notificationIsCriticalOnlyIfStated() {
    #expect(!NotificationText(title: "Rain", body: "").isCritical)
    #expect(NotificationText(title: "Tornado", body: "", isCritical: true).isCritical)
  }
}
