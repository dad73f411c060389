import Foundation
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The status of warnings, which `--json`, `--print` and a row of the board report consistently.
@MainActor
@Suite(.sampleProgram)
struct WarningStatesTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var alerts: Int?
    /// Seconds since the last response and the last failure; nil if there was none.
    var answered: Double?
    var failed: Double?
    var state: String
    var sentence: String
    var mark: String
    /// Whether a recent response states the warnings.
    var isKnown: Bool { ["none", "issued"].contains(state) }
  }

  nonisolated static let cases: [Case] = [
    Case(
      testDescription: "nobody is asked", state: "unsupported",
      sentence: "Brazil: no source for warnings. There may be some.", mark: ""),
    Case(
      testDescription: "never reached", failed: 0, state: "unavailable",
      sentence: "Could not check National Weather Service for warnings. There may be some.",
      mark: "?"),
    Case(
      testDescription: "reached before", alerts: 0, answered: 2400, failed: 0,
      state: "unavailable",
      sentence: """
        Could not check National Weather Service for warnings; its last answer is 40 min old. \
        There may be new ones.
        """, mark: "?"),
    Case(
      testDescription: "none", alerts: 0, answered: 120, state: "none",
      sentence: """
        No warnings for this place from National Weather Service (checked at 18:40).
        """, mark: "·"),
    Case(
      testDescription: "none, too long ago", alerts: 0, answered: 27 * 3600,
      state: "unavailable",
      sentence: """
        Could not check National Weather Service for warnings; its last answer is 27 h old. \
        There may be new ones.
        """, mark: "?"),
    Case(
      testDescription: "one", alerts: 1, answered: 120, state: "issued",
      sentence: "Warnings: Strong wind advisory (KMA), from 17:42, until Sun 22 06:42", mark: "⚠"),
    Case(
      testDescription: "one, from before", alerts: 1, answered: 2400, failed: 0, state: "issued",
      sentence: "Warnings: Strong wind advisory (KMA), from 17:42, until Sun 22 06:42", mark: "⚠"),
  ]

  @Test func unreadableResponseIsNotReportedAsNoWarnings() {
    var report = SampleReports.full
    report.alerts = nil
    report.warningsStatus = WarningsStatus(source: .kma, failedAt: SampleReports.now)
    report.warningsStatus?.isUnreadable = true
    let format = WeatherFormat(DisplaySettings())
    func sentence() -> String? { format.noWarnings(of: report, at: SampleReports.now) }
    #expect(sentence() == "KMA’s warnings could not be read. There may be some.")
    #expect(format.warningsBriefly(of: report, at: SampleReports.now) == "unreadable")
    report.warningsStatus?.respondedAt = SampleReports.now - 2400
    #expect(
      sentence() == """
        KMA’s warnings could not be read; the last that could are 40 min old. \
        There may be new ones.
        """)
  }

  @Test func pendingResponseIsNotReportedAsFailure() {
    var report = SampleReports.full
    report.alerts = nil
    report.warningsStatus = WarningsStatus(source: .kma)
    let format = WeatherFormat(DisplaySettings())
    #expect(report.warnings(at: SampleReports.now) == .unavailable)
    #expect(format.noWarnings(of: report, at: SampleReports.now) == "Fetching from KMA …")
    #expect(format.warningsBriefly(of: report, at: SampleReports.now) == "loading")
    report.warningsStatus?.failedAt = SampleReports.now
    #expect(format.warningsBriefly(of: report, at: SampleReports.now) == "unreachable")
  }

  @Test func aPreliminaryWarningIsNeverInForce() throws {
    var alert = try #require(SampleReports.full.alerts?.first)
    alert.start = SampleReports.now - 60
    #expect(alert.phase(at: SampleReports.now) == .inForce)
    alert.isPreliminary = true
    #expect(alert.phase(at: SampleReports.now) == .later)
    alert.end = SampleReports.now
    #expect(alert.phase(at: SampleReports.now) == .past)
  }

  @Test func windClassReplacesUnknownSpeed() throws {
    var report = SampleReports.full
    let day = try #require(report.daily.indices.last)
    report.daily[day].windSpeedMax = nil
    report.daily[day].windClassMax = .strong
    let page = PlainPage(report, now: SampleReports.now, settings: DisplaySettings()).text
    #expect(page.contains(", strong wind"), "\(page)")
  }

  private func report(_ shape: Case) -> Fetched<WeatherReport> {
    var report = SampleReports.full
    report.place.countryCode = "BR"
    let known = report.alerts ?? []
    report.alerts = shape.alerts.map { Array(known.prefix($0)) }
    if shape.answered != nil || shape.failed != nil {
      report.warningsStatus = WarningsStatus(
        source: .nws, respondedAt: shape.answered.map { SampleReports.now - $0 },
        failedAt: shape.failed.map { SampleReports.now - $0 })
    }
    return report
  }

  @Test(arguments: cases)
  func jsonStatesTheWarningsStatus(_ shape: Case) throws {
    let text = ReportJSON(
      report(shape), now: SampleReports.now, language: .english, isStale: false
    ).text
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let warnings = try #require(object["warnings"] as? [String: Any])
    #expect(warnings["state"] as? String == shape.state)
    #expect((warnings["checked_at"] is NSNull) == (shape.answered == nil))
    #expect((warnings["failed_at"] is NSNull) == (shape.failed == nil))
    #expect((object["alerts"] as? [Any])?.count == (shape.isKnown ? shape.alerts : nil))
  }

  @Test(arguments: cases)
  func barsAndLineFormatMarkAnUnreachableSource(_ shape: Case) throws {
    let report = report(shape)
    let line = try LineFormat("{alert}").line(
      for: report, now: SampleReports.now, settings: .init())
    let bar = try BarLine(report, now: SampleReports.now, settings: .init())
    let tooltip = bar.text(for: .waybar)
    switch shape.state {
    case "unavailable":
      #expect(line == "Warnings: unreachable")
      #expect(bar.classes.contains("alert-unknown"))
      #expect(tooltip.contains(shape.sentence), "\(tooltip)")
    case "issued":
      #expect(line.hasPrefix("Strong wind advisory"))
      #expect(!bar.classes.contains("alert-unknown"))
    default:
      #expect(line.isEmpty)
      #expect(!bar.classes.contains("alert-unknown"))
    }
  }

  @Test(arguments: cases)
  func plainPageStatesTheWarningsStatus(_ shape: Case) {
    let page = PlainPage(report(shape), now: SampleReports.now, settings: DisplaySettings()).text
    let lines = page.split(separator: "\n").map(String.init)
    #expect(lines.contains(shape.sentence), "\(page)")
    let isDoubted = lines.contains { $0.contains("Could not check") }
    #expect(isDoubted == (shape.failed != nil || shape.state == "unavailable"))
  }

  @Test(arguments: cases.filter { $0.state == "unavailable" }, [80, 100, 120, 160])
  func currentHeaderMarksAnUnreachableSource(_ shape: Case, width: Int) {
    var state = Sample.state(Size(width: width, height: 24))
    let difference = state.now.timeIntervalSince(SampleReports.now)
    let report = report(shape)
    state.shown.fetched?.provider = .openMeteo
    state.shown.fetched?.alerts = report.alerts
    state.shown.fetched?.warningsStatus = report.warningsStatus.map {
      WarningsStatus(
        source: $0.source, respondedAt: $0.respondedAt.map { $0 + difference },
        failedAt: $0.failedAt.map { $0 + difference })
    }
    let lines = ScreenSample.grid(of: state).lines
    #expect(lines.contains { $0.contains("Warnings: unreachable") }, "\(lines)")
  }

  @Test func smallestPageMarksAnUnreachableSource() {
    var state = Sample.state(Size(width: 40, height: 12))
    state.shown.fetched?.provider = .openMeteo
    state.shown.fetched?.alerts = nil
    let now = state.now
    state.shown.fetched?.warningsStatus = WarningsStatus(source: .nws, failedAt: now)
    let lines = ScreenSample.grid(of: state).lines
    #expect(lines.contains { $0.contains("Warnings: unreachable") }, "\(lines)")
  }

  @Test(arguments: cases)
  func boardRowMarksTheWarningsStatus(_ shape: Case) throws {
    var state = Sample.state(Size(width: 80, height: 24))
    state.favourites = [Sample.seoul]
    state.shown.fetched?.alerts = report(shape).alerts
    // The page's clock differs from that of the cases.
    let difference = state.now.timeIntervalSince(SampleReports.now)
    state.shown.fetched?.warningsStatus = report(shape).warningsStatus.map {
      WarningsStatus(
        source: $0.source, respondedAt: $0.respondedAt.map { $0 + difference },
        failedAt: $0.failedAt.map { $0 + difference })
    }
    AppReducer().press([.character("p")], &state)
    let row = try #require(
      ScreenSample.grid(of: state).lines.first { $0.contains("Seoul") && $0.contains("°") })
    for mark in ["?", "·", "⚠"] { #expect(row.contains(mark) == (mark == shape.mark), "\(row)") }
  }
}
