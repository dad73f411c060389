import Foundation
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The page's explanations of misleading numbers.
@MainActor
@Suite(.sampleProgram)
struct StatementScreenTests {
  private func lines(
    _ size: Size = Size(width: 120, height: 40), _ change: (inout Fetched<WeatherReport>) -> Void
  ) -> [String] {
    var state = Sample.state(size)
    var report = ScreenReports.full()
    report.alerts = []
    change(&report)
    state.shown.fetched = report
    return ScreenSample.grid(of: state).lines
  }

  @Test(arguments: [Size(width: 80, height: 24), Size(width: 120, height: 40)])
  func partialTodayIsLabeledRestOfToday(size: Size) {
    let whole = lines(size) { _ in }
    #expect(whole.contains { $0.contains("Today  ") })
    let rest = lines(size) { $0.daily[0].isRestOfDay = true }
    #expect(rest.contains { $0.contains("rest of today  ") })
    #expect(!rest.contains { $0.contains("Today  ") })
  }

  @Test(arguments: [
    (60, "18:30 ▕", "▏ 20:30 · 0.6 mm"), (48, " ▕", "▏ 20:30 · 0.6 mm"), (42, " ▕", "▏ 20:30"),
  ])
  func barsOfTheNextTwoHoursHaveTheirClocksAndAmount(
    width: Int, start: String, end: String
  ) throws {
    var state = Sample.state()
    var report = ScreenReports.full()
    report.nowcast = Nowcast(
      start: Sample.now, stepMinutes: 15, rates: [0, 1.2, 1.2, 0, 0, 0, 0, 0])
    state.shown.fetched = report
    let page = PageContext(slice: PageView.Slice(state), fetched: report, breadth: .wide)
    var grid = Grid(size: Size(width: width, height: 8))
    CurrentView(page).drawSummary(into: &grid, in: grid.bounds)
    let line = try #require(grid.lines.first { $0.contains("▕") }, "\(grid.lines)")
    #expect(line.contains(start), "\(line)")
    #expect(line.drop { $0 != "▏" } == end + String(line.reversed().prefix { $0 == " " }))
  }

  /// The header of the current weather names an issued warning.
  @Test func warningsAreCountedOnlyWhereNoneIsNamed() {
    let size = Size(width: 200, height: 60)
    #expect(lines(size) { _ in }.contains { $0.contains("Warnings none") })
    let warned = lines(size) { $0.alerts = ScreenReports.warnings }
    #expect(warned.contains { $0.contains("Heavy Snow Warning") })
    #expect(!warned.contains { $0.contains("Warnings") })
  }

  @Test func coarseDayIsMarkedApproximate() {
    let marked = lines { $0.daily[2].isCoarse = true }
    #expect(marked.contains { $0.contains("~7°") && $0.contains("~14°") })
  }

  @Test(arguments: [
    Size(width: 40, height: 12), Size(width: 80, height: 24), Size(width: 120, height: 40),
  ])
  func oldResponseIsLabeledForecastAtEverySize(size: Size) {
    let old = lines(size) {
      $0.fetchedAt -= 3 * 3600
      $0.current.time -= 3 * 3600
    }
    #expect(old.contains { $0.contains("forecast for 17:48") })
  }

  @Test(arguments: [
    Size(width: 40, height: 12), Size(width: 80, height: 24), Size(width: 120, height: 40),
  ])
  func currentWeatherOfAnEarlierTimeStatesItAtEverySize(size: Size) {
    #expect(lines(size) { $0.current.time -= 3 * 3600 }.contains { $0.contains("as of ") })
    #expect(!lines(size) { $0.current.time -= 3600 }.contains { $0.contains("as of ") })
  }

  @Test func polarNightIsStatedWithoutTruncation() {
    let north = lines(Size(width: 120, height: 40)) {
      $0.place.coordinate = Coordinate(latitude: 78.22, longitude: 15.65)
      for index in $0.daily.indices {
        $0.daily[index].sunrise = nil
        $0.daily[index].sunset = nil
      }
    }
    #expect(north.contains { $0.contains("polar night") })
    #expect(!north.contains { $0.contains("– – –") || $0.contains("↑ –") })
    #expect(!north.contains { $0.contains("The sun") && $0.contains("…") })
    #expect(north.contains { $0.contains("The sun does not rise today.") })
    #expect(!north.contains { $0.contains("0 min") })
  }

  /// A step of six hours is six times as wide as one of an hour.
  @Test func mixedStepsAreSpacedByTime() {
    var report = Sample.report().value
    let midnight = Date(timeIntervalSince1970: 1_795_273_200)
    report.hourly = [0, 1, 2, 8, 14, 20].map {
      HourForecast(time: midnight + TimeInterval($0 * 3600))
    }
    let axis = HourAxis(report.hourly, of: report, x: 5, width: 41)
    #expect(report.hourly.indices.map(axis.column) == [5, 7, 9, 21, 33, 45])
    #expect(axis.index(at: 22) == 3)
    #expect(axis.ticks(spacing: 4) == [0, 2, 3, 4, 5])
    report.hourly.removeFirst(2)
    let even = HourAxis(report.hourly, of: report, x: 0, width: 4)
    #expect(report.hourly.indices.map(even.column) == [0, 1, 2, 3])
  }

  @Test func distinctConditionsHaveDistinctEmoji() {
    let icon = { (condition: Condition) in IconSet.emoji.icon(for: condition, isDay: true) }
    #expect(icon(.cloudy) != icon(.partlyCloudy))
    #expect(!Condition.allCases.filter { $0 != .hail }.map(icon).contains(icon(.hail)))
    for condition in Condition.allCases { #expect(TextWidth.of(icon(condition)) == 2) }
  }
}
