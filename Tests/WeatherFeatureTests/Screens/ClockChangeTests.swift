import TerminalUI
import Testing
import WeatherModel

@testable import WeatherFeature

/// The night in which clocks are set forward or back, on the screens.
@MainActor
@Suite(.sampleProgram)
struct ClockChangeTests {
  /// 22:10 in Berlin before the night in which clocks are set back.
  private static let autumn = Date(timeIntervalSince1970: 1_792_872_600)

  /// Returns a complete report of a place in a zone, with full hours around another time.
  private func report(
    _ zone: String, at now: Date, of place: Place = Sample.seoul
  ) -> Fetched<WeatherReport> {
    var report = ScreenReports.full()
    report.value.place = place
    report.timeZone = PlaceTimeZone(identifier: zone, fixedOffset: 0)
    let start = Date(
      timeIntervalSince1970: (now.timeIntervalSince1970 / 3600).rounded(.down) * 3600 - 18 * 3600)
    for index in report.hourly.indices {
      report.hourly[index].time = start + TimeInterval(index * 3600)
    }
    let today = report.value.localTime(now).date
    for index in report.daily.indices {
      report.daily[index].date = today.advanced(byDays: index)
    }
    return report
  }

  private func program(_ zone: String, at now: Date, _ size: Size) -> AppState {
    var state = Sample.state(size)
    state.now = now
    state.shown.fetched = report(zone, at: now)
    return state
  }

  /// In Cairo the clocks skip the first hour of the day; in Havana they repeat it.
  @Test(arguments: [
    ("Africa/Cairo", 1_809_022_200.0, ["Fri", "06", "12", "18", "Sat"]),
    ("America/Havana", 1_793_491_800, ["Sun", "06", "12", "18", "Mon"]),
    ("Europe/Berlin", 1_792_872_600, ["Sun", "06", "12", "18", "Mon"]),
  ])
  func dayIsNamedAtItsFirstHourAboveTheWarnings(
    zone: String, seconds: Double, labels: [String]
  ) throws {
    let now = Date(timeIntervalSince1970: seconds)
    var state = program(zone, at: now, Size(width: 250, height: 60))
    state.shown.fetched?.alerts = [
      WeatherWarning(
        event: "Gale", severity: .severe, sender: nil, start: now, end: now + 3600, text: nil)
    ]
    state.warnings = WarningsState()
    let layout = try #require(WarningsLayout(of: state))
    let clock = layout.lines.map { $0.text.split(separator: " ").map(String.init) }
    #expect(clock.contains { $0.starts(with: labels) })
  }

  /// Places whose clocks agree now may have different ones in the hours of the board's strips.
  @Test(
    arguments: [
      (["Europe/Berlin", "Europe/Paris"], 1_792_872_600, true),
      (["Europe/Berlin", "Africa/Johannesburg"], 1_792_872_600, false),
      // Both change in the same night, at different hours.
      (["Europe/Athens", "Asia/Beirut"], 1_806_178_200, false),
    ] as [([String], Double, Bool)])
  func boardShowsTheTimeOfHoursOnlyIfAllPlacesShareIt(
    zones: [String], seconds: Double, isShared: Bool
  ) throws {
    let now = Date(timeIntervalSince1970: seconds)
    let places = [Sample.seoul, Sample.busan]
    var state = Boards.program(Size(width: 200, height: 60), places: places)
    state.now = now
    for (place, zone) in zip(places, zones) {
      state.forecasts.entries[place.id] = Forecast(fetched: report(zone, at: now, of: place))
    }
    let view = try #require(BoardView(state))
    let clock = BoardStripClock(try #require(BoardSlice(state)), columns: view.columns)
    #expect(!clock.hours.isEmpty)
    #expect(clock.hours.contains { $0.text.hasPrefix("+") } == !isShared)
    #expect(clock.days.isEmpty == !isShared)
  }

  @Test func repeatedHoursHaveTheNamesOfTheirZones() throws {
    let page = PlainPage(
      report("Europe/Berlin", at: Self.autumn), now: Self.autumn, settings: DisplaySettings(),
      isStale: false
    ).text
    for line in ["Sun 25 01:00,", "Sun 25 02:00 CEST,", "Sun 25 02:00 CET,", "Sun 25 03:00,"] {
      #expect(page.split(separator: "\n").count { $0.hasPrefix(line) } == 1, "\(line)")
    }
    let date = LocalDate(year: 2026, month: 10, day: 25)
    let weather = try #require(DatedWeather(report("Europe/Berlin", at: Self.autumn), on: date))
    let dated = DatedPage(
      weather, settings: DisplaySettings(), isStale: false, inWords: false, hasHours: true
    ).text
    for line in ["01:00,", "02:00 CEST,", "02:00 CET,", "03:00,"] {
      #expect(dated.split(separator: "\n").count { $0.hasPrefix(line) } == 1, "\(line)")
    }
  }

  @Test(arguments: [(120, true), (40, false)])
  func tableOfADayNamesTheZonesOfRepeatedHoursIfTheyFit(width: Int, isNamed: Bool) {
    var state = program("Europe/Berlin", at: Self.autumn, Size(width: width, height: 50))
    state.page.panel = .day
    state.page.day = 1
    let text = ScreenSample.grid(of: state).lines.joined(separator: "\n")
    #expect(text.contains("01:00") && text.contains("03:00"))
    #expect(text.contains("02:00 CEST") == isNamed && text.contains("02:00 CET") == isNamed)
  }

  @Test func warningThatBeginsInARepeatedHourNamesItsZone() throws {
    var report = report("Europe/Berlin", at: Self.autumn)
    let gale = WeatherWarning(
      event: "Gale", severity: .severe, sender: nil,
      start: Date(timeIntervalSince1970: 1_792_890_000), end: nil, text: nil)
    report.alerts = [gale]
    let title = WeatherFormat(DisplaySettings()).alertTitle(gale, of: report, at: Self.autumn)
    #expect(title == "Gale, from Sun 25 02:00 CET")
  }
}
