import TerminalUI
import WeatherModel
import WeatherWords

/// A preview of the chosen place in the rows below the list: its time, and its weather if that is
/// cached. It makes no request.
struct SearchPreview: Equatable, Sendable {
  private static let rows = 4
  private let place: Place
  private let fetched: Fetched<WeatherReport>?
  private let now: Date

  /// Creates the preview of the place that is chosen in the pane; nil if there is none.
  init?(_ state: AppState, search: SearchState) {
    guard let chosen = search.chosen?.place else { return nil }
    place = chosen
    fetched = state.forecasts[chosen]?.fetched
    now = state.now
  }

  /// Draws the preview at the foot of the pane if all of it fits below the list.
  func draw(
    into grid: inout Grid, below list: Int, _ format: WeatherFormat, _ theme: Theme,
    _ icons: IconSet
  ) {
    let lines = lines(format, theme, icons)
    let top = grid.size.height - Self.rows
    guard top > list, !lines.isEmpty else { return }
    SectionHeader(title: format.placeName(place), note: "", isFocused: false, theme: theme)
      .draw(into: &grid, in: grid.bounds.row(top))
    for (row, pieces) in lines.prefix(Self.rows - 1).enumerated() {
      var x = 3
      for (text, style) in pieces where x + TextWidth.of(text) < grid.size.width {
        x = grid.write(text, x: x, y: top + 1 + row, style: style) + 2
      }
    }
  }

  private func lines(
    _ format: WeatherFormat, _ theme: Theme, _ icons: IconSet
  ) -> [[(String, Style)]] {
    let known =
      fetched?.timeZone
      ?? place.timeZoneIdentifier.flatMap { PlaceTimeZone(identifier: $0, at: now) }
    var lines: [[(String, Style)]] = []
    if let zone = known {
      let time = zone.localTime(now)
      lines.append([
        (format.words.labels.localTime, theme.label), (format.dateAndClock(time), theme.value),
        (format.zone(zone, utcOffset: time.utcOffset), theme.label),
      ])
    }
    guard let fetched else { return lines }
    let report = fetched.value
    let current = report.weatherNow(at: now).weather
    let today = report.today(at: now)
    let isDay = current.isDay ?? true
    lines.append([
      (
        icons.icon(for: current.condition, isDay: isDay),
        theme.icon(current.condition, isDay: isDay)
      ),
      (
        format.temperature(current.temperature), theme.temperature(current.temperature).bold()
      ),
      (current.description ?? format.words.names.condition(current.condition), theme.value),
      ("↓" + format.temperature(today?.temperatureMin), theme.temperature(today?.temperatureMin)),
      ("↑" + format.temperature(today?.temperatureMax), theme.temperature(today?.temperatureMax)),
      (format.ago(fetched.fetchedAt, at: now), theme.label),
    ])
    lines.append(format.prose(of: report, at: now).prefix(1).map { ($0, theme.text) })
    return lines
  }
}
