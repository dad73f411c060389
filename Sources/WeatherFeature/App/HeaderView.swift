import TerminalUI
import WeatherModel
import WeatherWords

/// The first line: where, when there, and how old what is shown is.
struct HeaderView: GridView {
  private let area: Size
  private let isUnicode: Bool
  private let settings: DisplaySettings
  private let place: Place?
  private let timeZone: PlaceTimeZone?
  private let fetchedAt: Date?
  private let hasFailed: Bool
  private let spinner: Int?
  private let isStale: Bool
  private let lacksNetwork: Bool
  private let now: Date
  /// The chosen hour; `nil` for the present one.
  private let chosenTime: Date?
  private let hoursAhead: Int
  private let isFavourite: Bool

  init(_ state: AppState) {
    area = PageLayout(of: state).header.size
    isUnicode = state.settingsContext.isUnicode
    settings = state.settings
    let forecast = state.forecast
    place = state.page.place
    timeZone = forecast?.report?.timeZone
    fetchedAt = forecast?.report?.fetchedAt
    hasFailed = forecast?.failure != nil
    spinner = forecast?.status == .loading ? state.forecasts.spinner : nil
    lacksNetwork = state.lacksNetwork
    isStale = forecast?.isOld(for: .full, at: state.now) ?? true
    now = state.now
    chosenTime = state.chosenTime
    hoursAhead = state.hoursAhead
    isFavourite = state.ownFavourites.contains { $0.id == state.page.place?.id }
  }

  func grid() -> Grid {
    var grid = Grid(size: area)
    let theme = Theme(settings.colorScheme)
    let words = settings.language.words
    let format = WeatherFormat(settings)
    let (statusText, statusStyle) = status(words, format, theme)
    let right = area.width - TextWidth.of(statusText) - 1
    grid.write(statusText, x: right, y: 0, style: statusStyle, maxX: area.width)
    var x = 1
    if let place = place {
      let name = format.placeName(place)
      x = grid.write(
        TextWidth.truncated(name, to: max(0, right - x - 1)), x: x, y: 0, style: theme.value.bold(),
        maxX: right)
      if let other = format.otherPlaceName(place, isUnicode: isUnicode),
        x + TextWidth.of(other) + 2 < right, area.width >= 60
      {
        x = grid.write(other, x: x + 1, y: 0, style: theme.text, maxX: right)
      }
      if let country = place.countryCode, x + 5 < right {
        x = grid.write(country, x: x + 2, y: 0, style: theme.label, maxX: right)
      }
      if isFavourite, x + 3 < right {
        x = grid.write("★", x: x + 2, y: 0, style: theme.accent, maxX: right)
      }
    }
    drawClock(into: &grid, from: x + 2, to: right - 2, words, format, theme)
    return grid
  }

  private func drawClock(
    into grid: inout Grid, from left: Int, to right: Int, _ words: Words, _ format: WeatherFormat,
    _ theme: Theme
  ) {
    guard let zone = timeZone else { return }
    let time = zone.localTime(now)
    let named = format.zone(zone, utcOffset: time.utcOffset)
    var choices = [
      format.dateAndClock(time) + "  " + named, format.dateAndClock(time), format.clock(time),
    ]
    var style = theme.text
    if let chosen = chosenTime {
      let moment = format.dateAndClock(zone.localTime(chosen))
      choices = ["\(moment) · \(words.time.ahead(words.time.hours(hoursAhead)))", moment]
      style = theme.accent
    }
    guard let text = choices.first(where: { TextWidth.of($0) <= right - left }) else { return }
    let centre = (area.width - TextWidth.of(text)) / 2
    let x = max(left, min(centre, right - TextWidth.of(text)))
    grid.write(text, x: x, y: 0, style: style, maxX: right)
  }

  private func status(
    _ words: Words, _ format: WeatherFormat, _ theme: Theme
  ) -> (String, Style) {
    let provider = words.name(of: settings.provider)
    let tail = area.width >= 60 ? " · " + provider : ""
    let units = area.width >= 100 ? "   " + format.temperatureUnit : ""
    if let spinner = spinner {
      return ("\(Spinner.frame(spinner)) \(words.status.loading)\(tail)\(units)", theme.accent)
    }
    guard let fetchedAt = fetchedAt else {
      if hasFailed { return ("✕ " + words.status.noData + tail, theme.error) }
      return (provider, theme.label)
    }
    if settings.provider == .sample {
      return ("● " + words.status.sample + units, theme.warning.bold())
    }
    let age = format.age(of: fetchedAt, at: now)
    if lacksNetwork {
      let text = words.status.offline(age: age, width: area.width / 2)
      return ("◌ " + text + tail + units, theme.warning)
    }
    // After a failure nothing says that this is how it is now.
    if isStale || hasFailed {
      let text = age.map(words.status.dataAge) ?? words.labels.now
      return ("○ " + text + tail + units, theme.warning)
    }
    return ("● " + (age ?? words.labels.now) + tail + units, theme.good)
  }
}
