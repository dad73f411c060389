import TerminalUI
import Testing
import WeatherModel

@testable import WeatherFeature

/// The advice for the coming day among the sentences of the page.
@MainActor
@Suite(.sampleProgram)
struct AdviceOnPageTests {
  /// Returns the rows of NOW while a warning makes the sentence about rain two lines long and frost
  /// is ahead.
  private func now(_ size: Size, isMeasured: Bool = false) -> String {
    var report = ScreenReports.full(.cloudy)
    for index in report.hourly.indices {
      report.hourly[index].condition = .cloudy
      report.hourly[index].precipitation = 0
      report.hourly[index].precipitationProbability = 0.1
      report.hourly[index].temperature = index < 24 ? 4 : -2
      report.hourly[index].visibility = 20_000
    }
    report.current.precipitationRate = 0
    for index in report.daily.indices {
      report.daily[index].precipitation = 0
      report.daily[index].precipitationProbability = 0.1
    }
    report.alerts = [
      WeatherWarning(
        event: "Heavy rain warning", severity: .severe, sender: "KMA", start: Sample.now,
        end: Sample.now + 43_200, text: nil)
    ]
    if isMeasured {
      report.observation = StationObservation(
        source: .metar, station: "Gimpo", stationID: "RKSS", kilometres: 17, time: Sample.now)
      report.observation?.temperature = 4
    }
    var state = Sample.state(size)
    state.shown.fetched = report
    return ScreenSample.grid(of: state).lines.prefix(8).joined(separator: "\n")
  }

  @Test func frostFollowsTwoLinesAboutRainWhereARowIsFree() {
    let wide = now(Size(width: 120, height: 40))
    #expect(wide.contains("see the warning") && wide.contains("Frost"))
    #expect(wide.contains("Gusts"))
  }

  @Test func measurementTakesPrecedenceOverAThirdLine() {
    let measured = now(Size(width: 120, height: 40), isMeasured: true)
    #expect(measured.contains("Gimpo") && !measured.contains("Frost"))
    #expect(now(Size(width: 80, height: 24)).contains("Humidity"))
  }
}
