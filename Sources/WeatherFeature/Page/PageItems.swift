import FoundationEssentials
import TerminalUI
import WeatherModel

/// What can be chosen inside the sections: hours, days and values, and where each stands.
struct PageItems {
  let layout: PageLayout
  let report: WeatherReport
  let now: Date

  /// The rows of a section under its header line.
  private func body(of section: Section) -> Rect? { layout.sections[section]?.splitTop(1).rest }

  private var days: Int { report.days(from: now, count: layout.dayCount).count }

  /// The item under a cell of the page, where the section has any there.
  func index(at point: Point, in section: Section) -> Int? {
    guard let body = body(of: section), body.contains(point) else { return nil }
    switch section {
    case .current, .map:
      return nil
    case .hourly:
      let hours = report.hours(from: now)
      let plot = HourlyLayout(in: body).plot
      guard !hours.isEmpty, plot.contains(point) else { return nil }
      return HourAxis(hours, of: report, x: plot.x, width: plot.width).index(at: point.x)
    case .daily:
      return DailyLayout(in: body, count: days).index(at: point)
    case .detail:
      return DetailLayout(in: body).tiles.firstIndex { $0.contains(point) }
    }
  }

  /// The chosen item of the section in focus, in rows and columns of the page; nil where it is in
  /// sight whenever its section is.
  func frame(of page: PageState) -> Rect? {
    guard let body = body(of: page.focus) else { return nil }
    switch page.focus {
    case .detail:
      let tiles = DetailLayout(in: body).tiles
      return tiles.indices.contains(page.detail) ? tiles[page.detail] : nil
    case .daily:
      return DailyLayout(in: body, count: days).row(page.day)
    case .current, .hourly, .map:
      return nil
    }
  }
}
