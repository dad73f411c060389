import Foundation
import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import WeatherFeature

/// The hours as a curve.
@MainActor
@Suite(.sampleProgram)
struct HourCurveTests {
  private func points(_ values: [Double?], least: Double = 2) -> [TurningPoints.Point] {
    TurningPoints(values: values, least: least).points
  }

  @Test func highsAndLowsAlternate() {
    #expect(
      points([5, 3, 1, 4, 9, 8, 2]) == [
        .init(index: 0, value: 5, isHigh: true), .init(index: 2, value: 1, isHigh: false),
        .init(index: 4, value: 9, isHigh: true), .init(index: 6, value: 2, isHigh: false),
      ])
  }

  @Test func swingsBelowTheThresholdAreIgnored() {
    #expect(
      points([0, 4, 3.5, 6, 5.2, 8]) == [
        .init(index: 0, value: 0, isHigh: false), .init(index: 5, value: 8, isHigh: true),
      ])
    #expect(points([3, 3, nil, 3]) == [.init(index: 0, value: 3, isHigh: true)])
    #expect(points([nil, nil]).isEmpty && points([]).isEmpty)
  }

  private func grid(_ theme: ThemeName, _ keys: [Key] = [.character("2")]) -> Grid {
    let page = ScreenSample.Case(name: "hours", keys: keys) { $0.settings.theme = theme }
    return ScreenSample.grid(page, Size(width: 120, height: 40), .english, .unknown)
  }

  /// The tint of the chosen hour, and labels over several backgrounds, leave every text readable.
  @Test(
    arguments: [ThemeName.dark, .light],
    [
      [.character("2")], [.character("2"), .right, .right, .right],
      [.character("3"), .enter, .down, .down], [.character("5"), .enter, .right, .right, .right],
    ] as [[Key]])
  func everyTextIsReadable(theme: ThemeName, keys: [Key]) {
    for warming in [0.0, 18] {
      let page = ScreenSample.Case(name: "hours", keys: keys) { state in
        state.settings.theme = theme
        guard var report = state.shown.fetched else { return }
        for index in report.hourly.indices { report.hourly[index].temperature? += warming }
        state.shown.fetched = report
      }
      let grid = ScreenSample.grid(page, Size(width: 120, height: 40), .english, .unknown)
      for y in 0..<40 {
        for cell in (0..<120).map({ grid[$0, y] })
        where cell.text.contains(where: { $0.isLetter || $0.isNumber || "°%".contains($0) }) {
          let contrast = cell.style.foreground.contrast(with: cell.style.background) ?? 0
          #expect(contrast >= 4.5, "\(cell.text) in \(grid.lines[y])")
        }
      }
    }
  }

  @Test func areaIsDrawnOverDayAndNightBands() throws {
    let grid = grid(.dark)
    let shades = try #require(Theme(.dark).shades)
    let header = try #require(grid.lines.firstIndex { $0.contains("2 HOURLY") })
    let top = (1..<119).map { grid[$0, header + 1].style.background }
    #expect(top.contains(shades.night) && top.contains(shades.day))
    let edges = (1..<119).count { x in
      (header..<(header + 13)).contains { ("▁"..."█").contains(grid[x, $0].text) }
    }
    #expect(edges > 100)
  }

  /// From a strong breeze, 10.8 m/s.
  @Test(arguments: [(10.7, true), (10.8, false)])
  func strongWindIsColored(speed: Double, isCalm: Bool) throws {
    let page = ScreenSample.Case(name: "hours", keys: [.character("2")]) {
      $0.settings.theme = .dark
      guard let hours = $0.shown.report?.hourly.indices else { return }
      for index in hours { $0.shown.fetched?.hourly[index].windSpeed = speed }
    }
    let grid = ScreenSample.grid(page, Size(width: 120, height: 40), .english, .unknown)
    let header = try #require(grid.lines.firstIndex { $0.contains("2 HOURLY") })
    let end = try #require(grid.lines.firstIndex { $0.contains("3 DAYS") })
    let row = try #require((header..<end).last { grid.lines[$0].contains("\(speed)") })
    let theme = Theme(.dark)
    let digits = (0..<119).filter { grid[$0, row].text == "." }
    #expect(!digits.isEmpty && theme.label.foreground != theme.wind(speed).foreground)
    for x in digits {
      let color = grid[x, row].style.foreground
      #expect(color == (isCalm ? theme.label : theme.wind(speed)).foreground)
    }
  }

  @Test func flagIsRightOfTheCursorWhileItFits() throws {
    let report = ScreenReports.full()
    var state = AppState(size: Size(width: 120, height: 40), now: Sample.now)
    state.shown.fetched = report
    let page = PageContext(slice: PageView.Slice(state), fetched: report, breadth: .regular)
    let flag = HourFlag(page, try #require(report.hourly.first))
    let area = Rect(x: 2, y: 0, width: 90, height: 8)
    let width = try #require(flag.frame(beside: 10, in: area)).width
    #expect(flag.frame(beside: 10, in: area)?.x == 12)
    let last = area.maxX - width - 2
    #expect(flag.frame(beside: last, in: area)?.maxX == area.maxX)
    #expect(flag.frame(beside: last + 1, in: area)?.maxX == last)
  }

  @Test func cursorShowsADotAndAFlag() throws {
    for theme in [ThemeName.dark, .terminal] {
      let text = grid(theme, [.character("2"), .right]).text
      #expect(text.contains("●") && text.contains("Humidity"), "\(theme)")
      #expect(text.contains("Gusts"))
    }
  }

  @Test func upAndDownMoveThroughValuesBeforeChangingSection() {
    let reducer = AppReducer()
    var state = Sample.state(Size(width: 120, height: 40))
    state.shown.fetched = ScreenReports.full()
    reducer.press([.character("5"), .right, .down], &state)
    #expect(state.page.detail == 8 && state.page.focus == .detail)
    reducer.press([.down], &state)
    #expect(state.page.detail == 8 && state.page.focus == .detail)
    reducer.press([.up], &state)
    #expect(state.page.detail == 1 && state.page.focus == .detail)
    reducer.press([.up], &state)
    #expect(state.page.focus == .map)
  }

  @Test func modifiedArrowKeysJumpSixHoursOrToMidnight() {
    let reducer = AppReducer()
    var state = Sample.state(Size(width: 120, height: 40))
    state.shown.fetched = ScreenReports.full()
    func press(_ key: Key, _ modifiers: KeyModifiers = []) -> Int {
      reducer.settle(&state, .input(.key(key, modifiers)))
      return state.page.hour
    }
    _ = press(.character("2"))
    #expect(press(.right, .shift) == 6 && press(.left, .shift) == 0)
    let midnight = press(.right, .control)
    let hours = ScreenReports.full().value.hours(from: state.now)
    #expect(ScreenReports.full().value.localTime(hours[midnight].time).hour == 0 && midnight > 0)
    #expect(press(.right, .control) == midnight + 24)
    #expect(press(.left, .control) == midnight)
    #expect(press(.character("0")) == 0)
  }

  @Test(arguments: [ChartGlyphs.braille, .ascii])
  func warningBarSpansItsHoursBelowTheDayNames(charts: ChartGlyphs) throws {
    var state = Sample.state(Size(width: 120, height: 40))
    state.settings.charts = charts
    state.shown.fetched = ScreenReports.full()
    let start = try #require(
      ScreenReports.full().value.hours(from: state.now).dropFirst(6).first?.time)
    func bars(_ alerts: [WeatherWarning]) throws -> [Int] {
      state.shown.fetched?.alerts = alerts
      let grid = ScreenSample.grid(of: state)
      let header = try #require(grid.lines.firstIndex { $0.contains("2 HOURLY") })
      let color = Theme(state.settings.colorScheme).warning(of: .severe).foreground
      #expect(
        alerts.isEmpty || grid.lines[header + 2].contains(charts == .ascii ? "=" : "▔"))
      // The names keep their colour.
      #expect(!(0..<120).contains { grid[$0, header + 1].style.foreground == color })
      return (0..<120).filter { grid[$0, header + 2].style.foreground == color }
    }
    let gale = WeatherWarning(
      event: "Gale", severity: .severe, sender: nil, start: start, end: start + 6 * 3600,
      text: nil)
    let columns = try bars([gale])
    #expect(try bars([]).isEmpty)
    // Six of 48 hours in 118 columns, beginning with the seventh.
    #expect((12...17).contains(columns.count))
    #expect((13...18).contains(columns.first ?? 0) && (26...32).contains(columns.last ?? 0))
  }

  /// Steps would be visible with 256 colours, and would cost bytes.
  @Test(arguments: [ThemeName.dark, .light])
  func areaIsOneFlatFillInCoarseColors(theme: ThemeName) throws {
    let page = ScreenSample.Case(name: "hours") {
      $0.settings.theme = theme
      $0.settings.hasCoarseColors = true
    }
    let grid = ScreenSample.grid(page, Size(width: 120, height: 40), .english, .unknown)
    let scheme = ColorScheme(theme: theme, background: .unknown, isCoarse: true)
    let shades = try #require(Theme(scheme).shades)
    let header = try #require(grid.lines.firstIndex { $0.contains("2 HOURLY") })
    let fills = Set(
      stride(from: -50.0, to: 50, by: 0.5).map { shades.fill(under: shades.temperature($0)) }
    ).subtracting(stride(from: -20.0, to: 60, by: 0.5).map(shades.band(sunAltitude:)))
    var filled = 0
    for x in 2..<118 {
      let area = Set((header + 1..<header + 10).map { grid[x, $0].style.background })
        .intersection(fills)
      #expect(area.count <= 1, "\(x)")
      filled += area.count
    }
    #expect(filled > 80)
  }
}
