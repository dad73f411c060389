import TerminalUI
import WeatherModel
import WeatherWords

/// A preview of the chosen place in the rows below the list: its time, and its weather if that is
/// cached; below a short list also its days, its sun, its coordinates and its other names. It makes
/// no request.
struct SearchPreview: Equatable, Sendable {
  /// The rows of a short list and of the preview together. Each key may send all of them to the
  /// terminal.
  private static let maxRows = SearchLayout.maxLines + 4
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

  /// Draws the preview at the foot of the pane if at least its first rows fit below the list.
  func draw(
    into grid: inout Grid, list: Rect, minRows: Int, _ format: WeatherFormat, _ theme: Theme,
    _ icons: IconSet
  ) {
    let room = min(Self.maxRows - list.height, grid.size.height - list.maxY - 1)
    let lines = lines(
      format, theme, icons, width: grid.size.width - 4, fitting: max(minRows, room) - 1)
    let rows = max(minRows, min(lines.count + 1, room))
    let top = grid.size.height - rows
    guard top > list.maxY, !lines.isEmpty else { return }
    SectionHeader(title: format.placeName(place), note: "", isFocused: false, theme: theme)
      .draw(into: &grid, in: grid.bounds.row(top))
    for (row, pieces) in lines.prefix(rows - 1).enumerated() {
      grid.write(spaced: pieces, x: 3, y: top + 1 + row, maxX: grid.size.width)
    }
  }

  private func lines(
    _ format: WeatherFormat, _ theme: Theme, _ icons: IconSet, width: Int, fitting room: Int
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
    // Each key may draw another place, so lines below the last row are not made.
    func withFacts() -> [[(String, Style)]] {
      lines.count < room ? lines + facts(known, format, theme) : lines
    }
    guard let fetched else { return withFacts() }
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
      (format.ago(fetched.dataTime, at: now), theme.label),
    ])
    for sentence in format.prose(of: report, at: now).prefix(1) {
      lines += TextWrap.lines(sentence, width: width).map { [($0, theme.text)] }
    }
    if lines.count < room {
      lines += ForecastLines(of: report, from: now, count: 5, format, theme, icons).lines
    }
    return withFacts()
  }

  /// Returns the facts about the place itself.
  private func facts(
    _ zone: PlaceTimeZone?, _ format: WeatherFormat, _ theme: Theme
  ) -> [[(String, Style)]] {
    var lines: [[(String, Style)]] = []
    if let zone {
      let time = zone.localTime(now)
      let sun = SunTimes(on: time.date, at: place.coordinate, utcOffset: time.utcOffset)
      if let rise = sun.sunrise, let set = sun.sunset {
        let times = [rise, set].map { format.clock(zone.localTime($0)) }
        lines.append([
          (format.words.labels.sun, theme.label), (times.joined(separator: " – "), theme.value),
        ])
      }
    }
    lines.append([(format.coordinates(place.coordinate), theme.value)])
    let shown = format.placeName(place)
    // The first text of the other direction makes the terminal draw the whole screen again, with
    // its own reordering off, which is too much for a key.
    let names = Set((place.names ?? [:]).values).union([place.name, place.localName ?? place.name])
      .filter { $0 != shown && $0.isRightToLeft == shown.isRightToLeft }
    if !names.isEmpty { lines.append(names.sorted().map { ($0, theme.label) }) }
    return lines
  }
}
