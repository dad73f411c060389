import Foundation
import TerminalUI
import TestSupport
import Testing
import WeatherWords

@testable import WeatherFeature
@testable import WeatherModel

/// Of two German warnings the severe one, which begins in an hour, comes before the minor one in
/// force.
@MainActor
@Suite(.sampleProgram)
struct WorstWarningFirstTests {
  private let minor = "Frost Advice"
  private let severe = "Violent Storm Gusts"

  private func report(_ now: Date) -> Fetched<WeatherReport> {
    var report = SampleReports.full
    report.place.countryCode = "DE"
    report.provider = .openMeteo
    report.alerts = [
      WeatherWarning(
        event: minor, severity: .minor, sender: "DWD", start: now - 3600, end: now + 36_000,
        text: nil),
      WeatherWarning(
        event: severe, severity: .severe, sender: "DWD", start: now + 3600, end: now + 18_000,
        text: nil),
    ]
    report.warningsStatus = WarningsStatus(source: .dwd, respondedAt: now)
    return report
  }

  /// Returns whether the severe one is named in a text, and not after the minor one.
  private func isFirst(in text: String) -> Bool {
    guard let place = text.range(of: severe) else { return false }
    return text.range(of: minor).map { place.lowerBound < $0.lowerBound } ?? true
  }

  @Test func everyOutputListsTheMostSevereWarningFirst() throws {
    let now = SampleReports.now
    let report = report(now)
    for inWords in [false, true] {
      let page = PlainPage(report, now: now, settings: DisplaySettings(), inWords: inWords).text
      #expect(isFirst(in: page), "\(page)")
    }
    let json = ReportJSON(report, now: now, language: .english, isStale: false).text
    #expect(isFirst(in: json), "\(json)")
    let bar = try BarLine(report, now: now, settings: .init())
    #expect(isFirst(in: bar.text(for: .waybar)))
    #expect(bar.classes.contains("alert-severe"), "\(bar.classes)")
    let line = try LineFormat("{alert}").line(for: report, now: now, settings: .init())
    #expect(line.hasPrefix(severe) && !line.contains(minor), "\(line)")
    let told = report.value.notifications(at: now, .all, lead: 12 * 3600).compactMap {
      if case .warning(let warning) = $0.subject { warning.event } else { nil as String? }
    }
    #expect(told == [severe, minor])
    guard case .warning = report.value.notifications(at: now, .all, lead: 12 * 3600).first?.subject
    else {
      Issue.record("something else is notified first")
      return
    }
  }

  @Test(arguments: [80, 120, 160])
  func everyScreenListsTheMostSevereWarningFirst(width: Int) throws {
    var state = Sample.state(Size(width: width, height: 30))
    state.favourites = [Sample.seoul]
    let report = report(state.now)
    state.shown.fetched?.provider = .openMeteo
    state.shown.fetched?.alerts = report.alerts
    state.shown.fetched?.warningsStatus = report.warningsStatus
    func text(_ state: AppState) -> String {
      ScreenSample.grid(of: state).lines.joined(separator: "\n").lowercased()
    }
    let (minor, severe) = (minor.lowercased(), severe.lowercased())
    func begins(_ text: String) -> Bool {
      guard let place = text.range(of: severe) else { return false }
      return text.range(of: minor).map { place.lowerBound < $0.lowerBound } ?? true
    }
    #expect(begins(text(state)), "\(text(state))")
    var warnings = state
    AppReducer().press([.character("a")], &warnings)
    #expect(begins(text(warnings)), "\(text(warnings))")
    AppReducer().press([.character("p")], &state)
    #expect(!text(state).contains(minor), "\(text(state))")
    if width > 80 { #expect(text(state).contains("violent"), "\(text(state))") }
  }
}
