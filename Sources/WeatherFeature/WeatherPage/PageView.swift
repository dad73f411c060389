import Foundation
import TerminalUI
import WeatherModel

/// The page of five sections, drawn whole; the window over it is moved by ``PageWindow``.
struct PageView: Equatable {
  /// What the page reads of the state. Equal slices are neither laid out nor drawn again.
  struct Slice: Equatable, Sendable {
    var size: Size
    var isSearching: Bool
    var hasBanner: Bool
    var settings: DisplaySettings
    var place: Place?
    var report: WeatherReport?
    var status: WeatherState.Status
    var isWaiting: Bool
    var minute: Date
    var focus: Section
    var hour: Int
    var day: Int
    var detail: Int
    var map: MapWindow
    var towns: [Place]
    /// How the index is doing, as long as the page waits for it.
    var index: CityIndexStatus

    init(_ state: AppState) {
      size = state.size
      isSearching = state.search != nil
      hasBanner = Banner.isNeeded(state)
      settings = state.settings
      place = state.weather.place
      report = state.weather.report
      status = state.weather.status
      isWaiting = state.weather.spinner != nil
      minute = state.now
      focus = state.weather.focus
      hour = state.weather.hour
      day = state.weather.day
      detail = state.weather.detail
      map = state.weather.map
      towns = state.weather.towns
      index = state.weather.place == nil ? state.cityIndex : .ready
    }
  }

  let slice: Slice
  let layout: PageLayout
  private let coastline: Coastline?

  init(_ slice: Slice, layout: PageLayout, coastline: Coastline? = nil) {
    self.coastline = coastline
    self.slice = slice
    self.layout = layout
  }

  /// The coastline is the same for as long as the program runs.
  static func == (left: PageView, right: PageView) -> Bool {
    left.slice == right.slice && left.layout == right.layout
  }

  func grid() -> Grid {
    var grid = Grid(
      size: Size(width: layout.window.width, height: max(layout.height, layout.window.height)))
    guard let report = slice.report else {
      EmptyPage(slice: slice).draw(into: &grid, in: Rect(layout.window.size))
      return grid
    }
    let page = PageContext(slice: slice, report: report, breadth: layout.breadth)
    for (section, frame) in layout.sections {
      draw(section, page, into: &grid, in: frame)
    }
    return grid
  }

  private func draw(
    _ section: Section, _ page: PageContext, into grid: inout Grid, in frame: Rect
  ) {
    let body: Rect
    if section == .current, page.breadth == .compact {
      body = frame
    } else {
      let (line, rest) = frame.splitTop(1)
      page.header(of: section).draw(into: &grid, in: line)
      body = rest
    }
    switch section {
    case .current: CurrentView(page).draw(into: &grid, in: body)
    case .hourly: HourlyView(page).draw(into: &grid, in: body)
    case .daily: DailyView(page).draw(into: &grid, in: body)
    case .map: MapSectionView(page, coastline: coastline).draw(into: &grid, in: body)
    case .detail: DetailView(page).draw(into: &grid, in: body)
    }
  }
}

/// What every section draws from.
struct PageContext {
  let slice: PageView.Slice
  let report: WeatherReport
  let breadth: PageLayout.Breadth
  let now: Date
  let format: WeatherFormat
  let words: Words
  let theme: Theme
  let hours: [HourForecast]
  let days: [DayForecast]

  init(slice: PageView.Slice, report: WeatherReport, breadth: PageLayout.Breadth) {
    self.slice = slice
    self.report = report
    self.breadth = breadth
    now = slice.minute
    words = slice.settings.language.words
    format = WeatherFormat(units: slice.settings.units, words: words)
    theme = Theme(slice.settings.theme)
    hours = report.hours(from: slice.minute)
    days = report.days(from: slice.minute)
  }

  /// The hour under the cursor.
  var chosenHour: HourForecast? {
    hours.isEmpty ? nil : hours[max(0, min(hours.count - 1, slice.hour))]
  }

  func isFocused(_ section: Section) -> Bool { slice.focus == section }

  /// The line above a section.
  func header(of section: Section) -> SectionHeader {
    let title: String
    var note = ""
    switch section {
    case .current:
      title = words.sections.now
      note = outlook
    case .hourly:
      let span = hours.last.map { Int($0.time.timeIntervalSince(now) / 3600) + report.stepHours }
      title =
        words.sections.hourly + "  "
        + words.sections.hourlySpan(min(48, span ?? 0), report.stepHours)
      note = chosenHour.map(values) ?? ""
    case .daily:
      title = words.sections.days(days.count)
    case .map:
      title = words.sections.map
      note = format.coordinates(report.place.coordinate)
    case .detail:
      title = words.sections.detail
      note = isFocused(.detail) ? words.sections.detailHint : ""
    }
    return SectionHeader(title: title, note: note, isFocused: isFocused(section), theme: theme)
  }

  /// The next change between dry and wet hours, in words.
  private var outlook: String {
    let wet = { (hour: HourForecast) in
      hour.condition.isPrecipitation || (hour.precipitation ?? 0) >= 0.1
    }
    guard let first = hours.first else { return "" }
    guard let turn = hours.dropFirst().first(where: { wet($0) != wet(first) }) else {
      return wet(first) ? "" : words.sections.dry(min(48, hours.count * report.stepHours))
    }
    let time = report.localTime(turn.time)
    let clock = time.clock
    return wet(first)
      ? words.sections.until(words.names.condition(first.condition), clock)
      : words.sections.from(words.names.condition(turn.condition), clock)
  }

  /// The values of one hour on a line.
  private func values(of hour: HourForecast) -> String {
    let time = report.localTime(hour.time)
    let today = report.localTime(now).date
    var parts = [format.moment(time, today: today), format.temperature(hour.temperature)]
    if breadth == .wide { parts.append(words.names.condition(hour.condition)) }
    if let probability = hour.precipitationProbability {
      parts.append(format.probability(probability))
    }
    if let amount = hour.precipitation, amount > 0 { parts.append(format.precipitation(amount)) }
    if breadth > .compact { parts.append(format.wind(hour.windSpeed, from: hour.windDirection)) }
    return parts.joined(separator: "  ")
  }
}
