import Foundation
import TerminalUI
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The values that the page derives from a report: sun, moon, air and hours.
@MainActor
@Suite(.sampleProgram)
struct PageContextTests {
  private func page(
    at now: Date = Sample.now, hour: Int = 0,
    _ change: (inout Fetched<WeatherReport>) -> Void = { _ in }
  ) -> PageContext {
    var state = Sample.state()
    state.now = now
    state.page.hour = hour
    var report = ScreenReports.full()
    change(&report)
    state.shown.fetched = report
    return PageContext(slice: PageView.Slice(state), fetched: report, breadth: .regular)
  }

  private let words = Language.english.words

  @Test(
    arguments: [
      (.new, 37.6, "○"), (.firstQuarter, 37.6, "◑"), (.full, 37.6, "●"), (.lastQuarter, 37.6, "◐"),
      (.firstQuarter, -33.9, "◐"), (.lastQuarter, -33.9, "◑"), (.firstQuarter, 0, "◑"),
    ] as [(MoonPhase.Principal, Double, String)])
  func litSideOfTheMoonDependsOnTheHemisphere(
    phase: MoonPhase.Principal, latitude: Double, sign: String
  ) {
    let page = page(at: MoonPhase.next(phase, after: Sample.now)) {
      $0.place.coordinate.latitude = latitude
    }
    #expect(SunAndMoon(page).moonLine.value.hasPrefix(sign + " "))
  }

  @Test func nextFullOrNewMoonIsTheEarlierOne() {
    let full = MoonPhase.next(.full, after: Sample.now)
    let new = MoonPhase.next(.new, after: full)
    let nextFull = MoonPhase.next(.full, after: new)
    func days(from now: Date, to moment: Date) -> Int {
      let zone = page().report.timeZone
      return zone.localTime(moment).date.dayNumber - zone.localTime(now).date.dayNumber
    }
    let (afterFull, afterNew) = (full + 3600, new + 3600)
    #expect(
      SunAndMoon(page(at: afterFull)).nextMoon
        == words.detail.newIn(days(from: afterFull, to: new)))
    #expect(
      SunAndMoon(page(at: afterNew)).nextMoon
        == words.detail.fullIn(days(from: afterNew, to: nextFull)))
  }

  @Test func sunsetFollowsSunrise() throws {
    let today = try #require(ScreenReports.full().value.today(at: Sample.now))
    let (sunrise, sunset) = (try #require(today.sunrise), try #require(today.sunset))
    let (labels, time) = (words.labels, words.time)
    #expect(SunAndMoon(page(at: sunrise - 1)).nextSunEvent.label == labels.sunrise)
    #expect(SunAndMoon(page(at: sunrise)).nextSunEvent.label == labels.sunset)
    for (now, distance) in [
      (sunrise - 7200, time.ahead(time.rough(7200))), (sunset - 7200, time.ahead(time.rough(7200))),
      (sunset, time.ahead(time.rough(0))), (sunset + 7200, time.ago(time.rough(7200))),
    ] {
      #expect(SunAndMoon(page(at: now)).nextSunRoughDistance == distance)
    }
    #expect(SunAndMoon(page(at: sunset + 7200)).nextSunDistance == time.ago(time.exact(120)))
    #expect(SunAndMoon(page()).dayLengthBare == time.exact(604))
  }

  /// The forecast of the air begins at 18:00; the hour 45 steps ahead begins at 14:48.
  @Test(arguments: [(120, true), (45, true), (44, false), (0, false)])
  func airQualityIsThatOfTheChosenHour(count: Int, isKnown: Bool) throws {
    let page = page(hour: 45) { report in
      let values = (0..<count).map { Double?(Double($0)) }
      report.airQuality?.forecast = AirQualityForecast(
        start: Sample.now - 1800, index: values, pm25: values, pm10: values)
    }
    let air = try #require(page.airQuality)
    #expect(air.index == (isKnown ? 44 : nil) && air.pm25 == air.index && air.pm10 == air.index)
    #expect(self.page().airQuality == ScreenReports.full().airQuality)
  }

  /// The last six hours and the next day, or two days if there is room or the chosen hour is later.
  @Test(arguments: [(99, 0, 31), (100, 0, 55), (99, 23, 31), (99, 24, 55)])
  func chartHasOneOrTwoDays(width: Int, hour: Int, count: Int) {
    #expect(page(hour: hour).hoursAround(width: width).count == count)
  }

  @Test func apparentTemperatureIsExplainedByItsDifference() {
    let detail = words.detail
    let cases: [(Double, Double, String)] = [
      (9, 9, detail.feelsSameMeaning), (9, 12, detail.feelsWarmerMeaning),
      (9, 6, detail.feelsColderMeaning), (25, 21, detail.feelsColderWarmMeaning),
    ]
    for (temperature, feelsLike, text) in cases {
      let page = page {
        $0.current.temperature = temperature
        $0.current.feelsLike = feelsLike
      }
      #expect(DetailMeaning.sentence(for: .quantity(.feelsLike), page) == text)
    }
  }

  @Test func headingOfThePartlyVisibleSectionStaysOnTop() throws {
    var state = Sample.state(Size(width: 80, height: 24))
    state.shown.fetched = ScreenReports.full()
    let layout = PageLayout(of: state)
    #expect(layout.lastScroll > 20)
    for scroll in 0...layout.lastScroll {
      state.page.scroll = scroll
      let top = ScreenSample.grid(of: state).lines[layout.window.y]
      let (section, frame) = try #require(
        layout.sections.first { $0.value.y <= scroll && $0.value.maxY > scroll })
      let heading = "\(section.rawValue + 1) "
      let isHeading = top.dropFirst().hasPrefix(heading) && top.contains("─")
      #expect(isHeading == (frame.maxY > scroll + 1), "\(scroll): \(top)")
    }
  }

  @Test(
    arguments: [
      (0.05, "▔", 1), (1.0, "▔", 2), (1.01, "▀", 3), (3.5, "▀", 7), (3.51, "█", 8), (40, "█", 8),
    ])
  func hangingRainGrowsWithItsRate(rate: Double, block: String, eighths: Int) {
    var grid = Grid(size: Size(width: 2, height: 1))
    HangingRain.draw(rate, x: 0, y: 0, ground: .standard, into: &grid, .terminal)
    HangingRain.draw(rate, x: 1, y: 0, ground: .rgb(1, 2, 3), into: &grid, .dark)
    #expect(grid[0, 0].text == block)
    let below = Unicode.Scalar(UInt32(0x2588 - eighths)).map { String($0) } ?? ""
    #expect(grid[1, 0].text == (eighths == 8 ? " " : below))
    #expect(grid[1, 0].style.background == Theme.dark.water(rate).foreground)
  }

  @Test func chartNeedsRoomForItsScale() throws {
    let page = page()
    let hours = page.hoursAround(width: 80)
    let series = try #require(DetailSeries(.humidity, hours: hours, page))
    let chart = SeriesChart(series: series, hours: hours, page: page)
    // The scale is from 0% to 100%, with a blank beside the chart.
    let margin = TextWidth.of("100%") + 1
    let least = Rect(x: 3, y: 2, width: 2 * margin + 13, height: 3)
    let plot = try #require(chart.plot(in: least))
    #expect(plot == Rect(x: 3 + margin, y: 2, width: 13, height: 2))
    #expect(chart.plot(in: least.inset(right: 1)) == nil)
    #expect(chart.plot(in: least.inset(bottom: 1)) == nil)
    func hour(_ x: Int) -> Date? { chart.hour(at: Point(x: x, y: 3), in: least)?.time }
    #expect(hour(plot.x - 1) == nil && hour(plot.maxX) == nil)
    #expect(hour(plot.x) == hours.first?.time && hour(plot.maxX - 1) == hours.last?.time)
    #expect(chart.hour(at: Point(x: plot.x, y: 5), in: least) == nil)
  }
}

@Suite struct DayPanelLayoutTests {
  /// The heights of summary and curve and the number of hours by the height of the panel.
  @Test(
    arguments: [
      (7, 0, 0, 5), (8, 1, 0, 5), (9, 1, 3, 3), (14, 1, 3, 8), (15, 2, 3, 8), (18, 2, 3, 11),
      (19, 2, 8, 7), (22, 2, 8, 10), (33, 2, 8, 21), (34, 2, 7, 20), (50, 2, 18, 24),
    ])
  func curveGrowsOnceAllHoursAreShown(height: Int, summary: Int, curve: Int, hours: Int) {
    let layout = DayPanelLayout(
      in: Rect(x: 0, y: 0, width: 80, height: height), count: 24, chosen: 0)
    #expect(layout.summary.height == summary && layout.curve.height == curve)
    #expect(layout.hours == 0..<hours && layout.hiddenBelow == 24 - hours)
    #expect(layout.heading.height == 1 && layout.row(0).y == layout.heading.maxY)
  }

  @Test(arguments: [(59, 0), (60, 1), (119, 1), (120, 3)])
  func marginGrowsWithTheWidth(width: Int, margin: Int) {
    let layout = DayPanelLayout(
      in: Rect(x: 0, y: 0, width: width, height: 22), count: 24, chosen: 0)
    #expect(layout.heading.x == margin && layout.heading.maxX == width - margin)
  }

  @Test(arguments: [(0, 0), (5, 0), (6, 1), (12, 7), (19, 14), (23, 14)])
  func chosenHourIsInTheMiddleOfTheTable(chosen: Int, first: Int) {
    let layout = DayPanelLayout(
      in: Rect(x: 0, y: 0, width: 80, height: 22), count: 24, chosen: chosen)
    #expect(layout.hours == first..<first + 10 && layout.hiddenBelow == 14 - first)
    let y = layout.heading.maxY
    #expect(layout.row(first).y == y && layout.row(first + 9).y == y + 9)
    for (row, index) in [(0, first), (9, first + 9)] {
      #expect(layout.index(at: Point(x: 5, y: y + row)) == index)
    }
    #expect(layout.index(at: Point(x: 5, y: y - 1)) == nil)
    #expect(layout.index(at: Point(x: 5, y: y + 10)) == nil)
  }
}

/// The clock below a row of hours.
@Suite struct HourAxisTests {
  /// A day of hours from midnight.
  private func axis(width: Int, step: Int = 1, count: Int = 25) -> HourAxis {
    var report = Sample.report().value
    report.stepHours = step
    let midnight = report.timeZone.start(of: LocalDate(year: 2026, month: 11, day: 22))
    report.hourly = (0..<count).map {
      HourForecast(time: midnight + Double($0 * step) * 3600)
    }
    return HourAxis(report.hourly, of: report, x: 5, width: width)
  }

  @Test(
    arguments: [
      (193, 4, 1), (192, 4, 3), (33, 4, 3), (32, 4, 6), (25, 6, 6), (25, 7, 12), (25, 12, 12),
      (25, 13, 24), (217, 9, 1), (216, 9, 3),
    ])
  func clockNamesEveryFewHoursBySpacing(width: Int, spacing: Int, hours: Int) {
    let axis = axis(width: width)
    #expect(axis.ticks(spacing: spacing) == Array(stride(from: 0, through: 24, by: hours)))
    let columns = Double(width - 1) / 24 * Double(hours)
    #expect(axis.spacing(atLeast: spacing) == Int(columns))
  }

  /// The clocks of Lord Howe change by half an hour.
  @Test func hoursAfterAChangeByHalfAnHourHaveTheirMinutes() throws {
    let start = try #require(Date(rfc3339: "2026-10-03T13:30:00Z"))
    var report = Sample.report().value
    report.timeZone = try #require(PlaceTimeZone(identifier: "Australia/Lord_Howe", at: start))
    report.hourly = (0..<25).map { HourForecast(time: start + Double($0) * 3600) }
    let axis = HourAxis(report.hourly, of: report, x: 0, width: 193)
    var grid = Grid(size: Size(width: 193, height: 1))
    axis.drawClock(
      into: &grid, y: 0, namesDays: false,
      format: WeatherFormat(units: .metric, words: Language.english.words), theme: .dark)
    let texts = grid.lines[0].split(separator: " ").prefix(5)
    #expect(texts.map(String.init) == ["00", "01", "02:30", "03:30", "04:30"])
  }

  @Test(arguments: [(25, 3, 1), (25, 4, 2), (25, 6, 2), (25, 7, 4), (25, 12, 4), (25, 13, 8)])
  func coarseStepsAreNamedByTheHour(width: Int, spacing: Int, steps: Int) {
    let axis = axis(width: width, step: 3, count: 9)
    #expect(axis.ticks(spacing: spacing) == Array(stride(from: 0, through: 8, by: steps)))
  }

  @Test func textsAreABlankApartAndEndWithTheAxis() {
    let axis = axis(width: 25)
    var grid = Grid(size: Size(width: 40, height: 1))
    let texts = [0, 2, 3, 24].map { (index: $0, text: "ab", style: Style.plain) }
    let free = axis.write(texts, into: &grid, y: 0)
    #expect((0..<40).filter { grid[$0, 0].text == "a" } == [5, 8, 28])
    #expect(free == 31)
    #expect(axis.columns(of: 3) == 8..<9 && axis.columns(of: 24) == 29..<30)
    #expect(axis.index(at: 8) == 3 && axis.isMidnight(24) && !axis.isMidnight(0))
  }

  @Test func rainIsDrawnFromItsLeastAmount() {
    var hours = Sample.report().value.hourly.prefix(5).map(\.self)
    for (index, amount) in [0.049, 0.05, 2, 2, 0.1].enumerated() {
      hours[index].precipitation = amount
    }
    let report = Sample.report().value
    let rain = HourRain(HourAxis(hours, of: report, x: 0, width: 5))
    #expect(rain.amounts == [nil, 0.05, 2, 2, 0.1] && rain.scale == 4 && rain.peak == 2)
    hours[4].precipitation = 4.5
    let heavy = HourRain(HourAxis(hours, of: report, x: 0, width: 5), min: 0.1)
    #expect(heavy.amounts == [nil, nil, 2, 2, 4.5] && heavy.scale == 4.5 && heavy.peak == 4)
  }

  /// The temperatures need five columns and a blank on either side.
  @Test(
    arguments: [
      (5, 12, true), (5, 11, false), (13, 20, true), (13, 19, false), (12, 5, true),
      (nil, 5, true), (5, nil, true),
    ] as [(Double?, Double?, Bool)])
  func barHoldsItsEndsIfTheyFit(low: Double?, high: Double?, holds: Bool) {
    let bar = TemperatureBar(low: low, high: high, texts: ("5°", "12°"), scale: Scale(0, 20))
    #expect(bar.holdsItsEnds(width: 21) == holds)
  }
}
