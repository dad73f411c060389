import TerminalUI
import WeatherModel

/// What can be chosen inside the sections: hours, days and values, and where each stands.
enum PageItems {
  /// The item under a cell of the page, where the section has any there.
  static func index(
    at point: Point, in section: Section, of state: AppState, layout: PageLayout
  ) -> Int? {
    guard let frame = layout.sections[section], let report = state.weather.report else {
      return nil
    }
    let body = frame.splitTop(1).rest
    guard body.contains(point) else { return nil }
    switch section {
    case .current, .map:
      return nil
    case .hourly:
      let hours = report.hours(from: state.now)
      let plot = HourlyView.plot(in: body, breadth: layout.breadth)
      guard !hours.isEmpty, plot.contains(point) else { return nil }
      return HourAxis(hours, of: report, x: plot.x, width: plot.width).index(at: point.x)
    case .daily:
      let count = report.days(from: state.now).count
      let row = (point.y - body.y) / DailyView.rowHeight(in: body, count: count)
      return row < count ? row : nil
    case .detail:
      return DetailView.tiles(in: body).firstIndex { $0.contains(point) }
    }
  }

  /// Which item of a section is chosen.
  static func chosen(in section: Section, of page: WeatherState) -> Int? {
    switch section {
    case .current, .map: nil
    case .hourly: page.hour
    case .daily: page.day
    case .detail: page.detail
    }
  }

  /// Chooses an item.
  static func choose(_ index: Int, in section: Section, of page: inout WeatherState) {
    switch section {
    case .current, .map: break
    case .hourly: page.hour = index
    case .daily: page.day = index
    case .detail: page.detail = index
    }
  }

  /// The chosen item of the section in focus, in rows and columns of the page; nil where it is in
  /// sight whenever its section is.
  static func frame(of page: WeatherState, in layout: PageLayout) -> Rect? {
    guard let frame = layout.sections[page.focus] else { return nil }
    switch page.focus {
    case .detail:
      let tiles = DetailView.tiles(in: frame.splitTop(1).rest)
      return tiles.indices.contains(page.detail) ? tiles[page.detail] : nil
    case .daily:
      let body = frame.splitTop(1).rest
      let count = page.report.map { min(5, $0.daily.count) } ?? 0
      return body.row(page.day * DailyView.rowHeight(in: body, count: count))
    case .current, .hourly, .map:
      return nil
    }
  }
}
