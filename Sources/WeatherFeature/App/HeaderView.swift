import TerminalUI
import WeatherModel
import WeatherWords

/// The first line of the screen: the place, its local time, and the age of the weather.
struct HeaderView: GridView {
  private let area: Size
  private let isUnicode: Bool
  private let settings: DisplaySettings
  private let place: Place?
  private let timeZone: PlaceTimeZone?
  /// The time from which the age of the weather counts; `nil` without weather.
  private let dataTime: Date?
  private let hasFailed: Bool
  private let spinner: Int?
  private let isStale: Bool
  private let lacksNetwork: Bool
  private let now: Date
  /// The chosen hour; `nil` for the current one.
  private let chosenTime: Date?
  private let hoursAhead: Int
  private let isFavourite: Bool

  init(_ state: AppState) {
    area = PageLayout(of: state).header.size
    isUnicode = state.settingsContext.hasOtherScripts
    settings = state.settings
    let forecast = state.forecast
    place = state.page.place
    timeZone = forecast?.report?.timeZone
    dataTime = forecast?.fetched?.dataTime
    hasFailed = forecast?.failure != nil
    spinner = forecast?.status == .loading ? state.forecasts.spinner : nil
    lacksNetwork = state.lacksNetwork
    isStale = forecast?.showsOldWeather(for: .full, at: state.now) ?? true
    now = state.now
    chosenTime = state.chosenTime
    hoursAhead = state.hoursAhead
    isFavourite = state.ownFavourites.contains { $0.id == state.page.place?.id }
  }

  /// A text of the header, with the action of a click on it.
  private struct Piece {
    var text: String
    var x: Int
    var style: Style
    var action: AppAction?

    var columns: Range<Int> { x..<(x + TextWidth.of(text)) }
  }

  func grid() -> Grid {
    var grid = Grid(size: area)
    for piece in pieces {
      grid.write(piece.text, x: piece.x, y: 0, style: piece.style, maxX: area.width)
    }
    return grid
  }

  /// Returns the action of a click at a column. The place opens the search, its star removes it
  /// from the favourites, the chosen hour returns to the current one, the age reloads, and the unit
  /// changes.
  func action(at x: Int) -> AppAction? { pieces.first { $0.columns.contains(x) }?.action }

  private var pieces: [Piece] {
    let theme = Theme(settings.colorScheme)
    let words = settings.language.words
    let format = WeatherFormat(settings)
    let (statusText, statusStyle, units) = status(words, format, theme)
    let right = area.width - TextWidth.of(statusText + units) - 1
    var pieces = [
      Piece(text: statusText, x: right, style: statusStyle, action: .forecasts(.reload))
    ]
    if !units.isEmpty {
      let text = String(units.drop { $0 == " " })
      let x = area.width - 1 - TextWidth.of(text)
      pieces.append(
        Piece(text: text, x: x, style: statusStyle, action: .settings(.temperatureUnitToggled)))
    }
    var x = 1
    func add(_ text: String, gap: Int, _ style: Style, _ action: AppAction) {
      pieces.append(Piece(text: text, x: x + gap, style: style, action: action))
      x += gap + TextWidth.of(text)
    }
    if let place = place {
      let search = AppAction.searchOpened
      let name = TextWidth.truncated(format.placeName(place), to: max(0, right - x - 1))
      add(name, gap: 0, theme.value.bold(), search)
      if let other = format.nameInOtherScript(place, isUnicode: isUnicode),
        x + TextWidth.of(other) + 2 < right, area.width >= 60
      {
        add(other, gap: 1, theme.text, search)
      }
      if let country = place.countryCode, x + 5 < right {
        add(country, gap: 2, theme.label, search)
      }
      if isFavourite, x + 3 < right { add("★", gap: 2, theme.accent, .favouriteToggled) }
    }
    return pieces + [clock(from: x + 2, to: right - 2, words, format, theme)].compactMap(\.self)
  }

  private func clock(
    from left: Int, to right: Int, _ words: Words, _ format: WeatherFormat, _ theme: Theme
  ) -> Piece? {
    guard let zone = timeZone else { return nil }
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
    guard let text = choices.first(where: { TextWidth.of($0) <= right - left }) else { return nil }
    let centre = (area.width - TextWidth.of(text)) / 2
    let x = max(left, min(centre, right - TextWidth.of(text)))
    return Piece(text: text, x: x, style: style, action: chosenTime == nil ? nil : .page(.recentre))
  }

  private func status(
    _ words: Words, _ format: WeatherFormat, _ theme: Theme
  ) -> (text: String, style: Style, units: String) {
    let provider = words.name(of: settings.provider)
    let tail = area.width >= 60 ? " · " + provider : ""
    let units = area.width >= 100 ? "   " + format.temperatureUnit : ""
    if let spinner = spinner {
      return ("\(Spinner.frame(spinner)) \(words.status.loading)\(tail)", theme.accent, units)
    }
    guard let dataTime else {
      if hasFailed { return ("✕ " + words.status.noData + tail, theme.error, "") }
      return (provider, theme.label, "")
    }
    if settings.provider == .sample {
      return ("● " + words.status.sample, theme.warning.bold(), units)
    }
    let age = format.age(of: dataTime, at: now)
    if lacksNetwork {
      let text = words.status.offline(age: age, width: area.width / 2)
      return ("◌ " + text + tail, theme.warning, units)
    }
    // After a failure, the header does not present the weather as current.
    if isStale || hasFailed {
      let text = age.map(words.status.dataAge) ?? words.labels.now
      return ("○ " + text + tail, theme.warning, units)
    }
    return ("● " + (age ?? words.labels.now) + tail, theme.good, units)
  }
}
