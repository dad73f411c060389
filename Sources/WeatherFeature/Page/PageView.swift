import TerminalUI
import WeatherModel
import WeatherWords

/// The page of five sections, drawn in full; ``PageWindow`` shows the visible part of it.
struct PageView: GridView {
  /// The part of the state that the page draws. The panels, the map and the preview draw it as
  /// well.
  struct Slice: Equatable, Sendable {
    var layout: PageLayout.Inputs
    var settings: DisplaySettings
    var place: Place?
    var fetched: Fetched<WeatherReport>?
    var status: Forecast.Status
    var isWaiting: Bool
    var minute: Date
    var focus: Section
    /// Whether the page receives the keys; the board beside it may receive them instead.
    var hasKeys: Bool
    var hour: Int
    var day: Int
    var dayHour: Int
    var detail: Int
    var panel: PagePanel?
    /// Whether the comparison shows the chances of thresholds.
    var showsChances: Bool
    /// The climate normals of the place, where they are known.
    var normals: ClimateNormals?
    /// The tropical cyclones of the basins in sight.
    var storms: [TropicalCyclone]
    /// The comparison of models, once its panel was opened.
    var comparison: Comparison?
    var map: MapWindow
    /// Whether the map is shown at full size.
    var isMapWhole: Bool
    var mapContents: MapContents
    /// The pictures that replace drawn icons; nil if no pictures are shown.
    var pictures: Set<WeatherIcon>?
    /// The state of the index of places, while the page has no place.
    var index: CityIndexStatus

    init(_ state: AppState) {
      layout = PageLayout.Inputs(state)
      settings = state.settings
      place = state.page.place
      fetched = state.fetched
      status = state.forecast?.status ?? .idle
      isWaiting = state.forecasts.spinner != nil
      minute = state.now
      focus = state.page.focus
      hasKeys = !state.boardHasKeys
      hour = state.page.hour
      day = state.page.day
      dayHour = state.page.dayHour
      detail = state.page.detail
      panel = state.page.panel
      showsChances = state.page.showsChances
      normals = state.forecasts.normals(at: state.page.place)
      storms = state.storms.cyclones
      comparison = state.comparison
      map = state.page.map
      isMapWhole = state.page.holdsMap
      mapContents = MapContents(
        state, isInSight: PageLayout(layout).isInSight(.map, scroll: state.page.scroll))
      pictures = state.picturesShown
      index = state.page.place == nil ? state.cityIndex : .ready
    }
  }

  /// What only the map's section draws, apart from its window.
  struct MapContents: Equatable, Sendable {
    /// Whether the window shows any row of the map. A map out of sight is not drawn.
    var isInSight: Bool
    /// The weather field over the section's map; nil if there is none, or if the map is out of
    /// sight.
    var field: FieldOnMap?
    var towns: [Place]
    /// The temperatures of towns at the chosen hour.
    var townTemperatures: [Place.ID: Double]
    var favourites: [FavouriteOnMap]

    init(_ state: AppState, isInSight: Bool) {
      self.isInSight = isInSight
      field = isInSight && !state.page.holdsMap ? FieldOnMap(state) : nil
      towns = state.page.towns
      townTemperatures = FavouriteOnMap.temperatures(of: state.page.townIDs, in: state)
      favourites = FavouriteOnMap.all(in: state)
    }
  }

  let slice: Slice
  let layout: PageLayout
  private let terrainCache: MapTerrainCache

  init(_ state: AppState, terrainCache: MapTerrainCache) {
    slice = Slice(state)
    layout = PageLayout(slice.layout)
    self.terrainCache = terrainCache
  }

  func grid() -> Grid {
    var grid = Grid(
      size: Size(width: layout.window.width, height: max(layout.height, layout.window.height)))
    guard let fetched = slice.fetched else {
      EmptyPage(slice: slice).draw(into: &grid, in: Rect(layout.window.size))
      return grid
    }
    let page = PageContext(slice: slice, fetched: fetched, breadth: layout.breadth)
    for (section, frame) in layout.sections {
      draw(section, page, into: &grid, in: frame)
    }
    return grid
  }

  /// Redraws only the changed sections if nothing but selections and the map's contents has
  /// changed.
  func grid(after before: PageView, _ drawn: Grid) -> Grid {
    var known = before.slice
    var changed: [Section] = []
    if known.hour != slice.hour { changed += [.hourly, .detail] }
    if known.day != slice.day { changed.append(.daily) }
    if known.detail != slice.detail, !changed.contains(.detail) { changed.append(.detail) }
    let isMapNew = known.mapContents != slice.mapContents || known.hour != slice.hour
    if slice.mapContents.isInSight, isMapNew { changed.append(.map) }
    (known.hour, known.day, known.detail) = (slice.hour, slice.day, slice.detail)
    known.mapContents = slice.mapContents
    guard let fetched = slice.fetched, known == slice, before.layout == layout else {
      return grid()
    }
    var grid = drawn
    let page = PageContext(slice: slice, fetched: fetched, breadth: layout.breadth)
    for section in changed {
      guard let frame = layout.sections[section] else { continue }
      grid.fill(frame)
      draw(section, page, into: &grid, in: frame)
    }
    return grid
  }

  func draw(
    _ section: Section, _ page: PageContext, into grid: inout Grid, in frame: Rect
  ) {
    let body: Rect
    if section == .current, page.breadth == .compact {
      body = frame
    } else {
      let (line, rest) = frame.splitTop(1)
      page.header(of: section, width: line.width).draw(into: &grid, in: line)
      body = rest
    }
    switch section {
    case .current: CurrentView(page).draw(into: &grid, in: body)
    case .hourly: HourlyView(page).draw(into: &grid, in: body)
    case .daily: DailyView(page).draw(into: &grid, in: body)
    case .map:
      guard slice.mapContents.isInSight else { return }
      MapSectionView(page, terrainCache: terrainCache, field: slice.mapContents.field).draw(
        into: &grid, in: body)
    case .detail: DetailView(page).draw(into: &grid, in: body)
    }
  }
}

/// The data that every section draws.
struct PageContext {
  let slice: PageView.Slice
  let fetched: Fetched<WeatherReport>
  let report: WeatherReport
  var breadth: PageLayout.Breadth
  let now: Date
  let format: WeatherFormat
  let words: Words
  let theme: Theme
  /// The current weather, or the forecast for this hour where the current weather is stale.
  let current: CurrentWeather
  /// The time of ``current`` if that is a forecast or old.
  let timeOfCurrent: String?
  let hours: [HourForecast]
  var days: [DayForecast]

  init(
    slice: PageView.Slice, fetched: Fetched<WeatherReport>, breadth: PageLayout.Breadth
  ) {
    self.slice = slice
    self.fetched = fetched
    report = fetched.value
    self.breadth = breadth
    now = slice.minute
    words = slice.settings.language.words
    format = WeatherFormat(slice.settings)
    theme = Theme(slice.settings.colorScheme)
    let weatherNow = report.weatherNow(at: slice.minute)
    current = weatherNow.weather
    timeOfCurrent = format.time(of: weatherNow, in: report, at: slice.minute)
    hours = report.hours(from: slice.minute)
    days = report.days(from: slice.minute, count: PageLayout(slice.layout).dayCount)
  }

  /// The hour under the cursor.
  var chosenHour: HourForecast? {
    hours.isEmpty ? nil : hours[max(0, min(hours.count - 1, slice.hour))]
  }

  /// Whether a picture replaces the drawn icon.
  func isShown(_ icon: WeatherIcon?) -> Bool {
    icon.map { slice.pictures?.contains($0) == true } ?? false
  }

  /// Whether the sun rises on a day; near the poles it stays below the horizon for weeks.
  func hasDaylight(_ day: DayForecast) -> Bool {
    let coordinate = report.place.coordinate
    guard abs(coordinate.latitude) > 60 else { return true }
    let offset = report.localTime(report.timeZone.start(of: day.date)).utcOffset
    return SunTimes(on: day.date, at: coordinate, utcOffset: offset).course != .polarNight
  }

  /// The number of hours from the current hour to the chosen one.
  var hoursAhead: Int {
    guard slice.hour > 0, let first = hours.first?.time, let chosen = chosenHour?.time else {
      return 0
    }
    return Int((chosen.timeIntervalSince(first) / 3600).rounded())
  }

  /// The chosen hour and how far ahead it is: `Tue 12:00 · in 20 h`; nil for the current hour.
  var chosenMoment: String? {
    guard hoursAhead > 0, let time = chosenHour?.time else { return nil }
    let moment = format.moment(report.localTime(time), today: report.localTime(now).date)
    return "\(moment) · \(words.time.ahead(words.time.hours(hoursAhead)))"
  }

  /// The weather at the chosen hour, or the current weather.
  var chosenWeather: CurrentWeather {
    guard hoursAhead > 0, let hour = chosenHour else { return current }
    return CurrentWeather(hour, of: report, at: hour.time)
  }

  /// The air quality now or at the chosen hour; nil for an hour without a forecast.
  var airQuality: AirQuality? {
    guard hoursAhead > 0, let air = report.airQuality, let time = chosenHour?.time else {
      return report.airQuality
    }
    var then = AirQuality(index: nil, scale: air.scale)
    guard let forecast = air.forecast else { return then }
    let index = Int((time.timeIntervalSince(forecast.start) / 3600).rounded(.down))
    guard (0..<forecast.count).contains(index) else { return then }
    (then.index, then.pm25, then.pm10) = (
      forecast.index[index], forecast.pm25[index], forecast.pm10[index]
    )
    return then
  }

  func isFocused(_ section: Section) -> Bool { slice.hasKeys && slice.focus == section }

  /// The line above a section.
  func header(of section: Section, width: Int) -> SectionHeader {
    var title: String
    var note = ""
    var noteStyle: Style?
    switch section {
    case .current:
      title = [words.sections.now, timeOfCurrent].compactMap(\.self).joined(separator: "  ")
      if let alert = alertInHeader {
        note = alert.text(width: width - TextWidth.of(title) - 8)
        noteStyle = theme.warning(of: alert.severity).bold()
      } else if breadth != .compact, case .unavailable = fetched.warnings(at: now) {
        note = format.warningsNotReached(of: fetched, at: now)
      } else if breadth != .compact, isFocused(.current) {
        // With a warning, Enter opens what the note names as well.
        note = "Enter " + words.keys.howSure
        noteStyle = theme.label
      }
    case .hourly:
      title = words.sections.hourly
      // Steps longer than an hour are named.
      if report.stepHours > 1 {
        let span = report.hourSpan(from: now)
        title += "  " + words.sections.hourlySpan(span, report.stepHours)
      }
      let room = width - TextWidth.of(title) - 8
      if isFocused(.hourly), breadth == .compact {
        note = chosenHour.map { values(of: $0, room: room) } ?? ""
      } else {
        note = format.precipitationSums(of: report, at: now, width: room)
        noteStyle = theme.label
      }
    case .daily:
      title = words.sections.daysTitle
      // The note is the heading of the marks at the end of the rows.
      if slice.comparison?.models != nil {
        note = words.certainty.agreement
        noteStyle = theme.label
      }
    case .map:
      title = words.sections.map
      // The first line of the section shows the coordinates as well.
      let coordinates = format.coordinates(report.place.coordinate)
      let room = width - TextWidth.of(title) - 8
      note = slice.mapContents.field?.note(self, width: room) ?? ""
      if note.isEmpty, TextWidth.of(coordinates) <= room { note = coordinates }
    case .detail:
      title = words.sections.detail
      if let chosenMoment { title += "  " + chosenMoment }
      note = [SupplementedMark.note(fetched), isFocused(.detail) ? words.sections.detailHint : ""]
        .filter { !$0.isEmpty }.joined(separator: "  ")
    }
    return SectionHeader(
      number: section.rawValue + 1, title: title, note: note, noteStyle: noteStyle,
      isFocused: isFocused(section), theme: theme)
  }

  /// The tropical cyclone that passes near the place, in a sentence; nil where none does.
  var storm: String? { format.storm(of: slice.storms, at: report, now: now) }

  /// The worst warning, with how many more there are.
  var alert: WarningLine? {
    guard var line = format.warningLine(of: fetched, at: now) else { return nil }
    line.variants = line.variants.map { "⚠ " + $0 }
    return line
  }

  /// The warning in the header of the current weather, because its name is often too long for the
  /// section's column; nil on compact pages, which have no header.
  private var alertInHeader: WarningLine? { breadth == .compact ? nil : alert }

  /// Returns the values of one hour on a line, as many as fit, for pages without room for a flag.
  private func values(of hour: HourForecast, room: Int) -> String {
    let time = report.localTime(hour.time)
    var parts = [
      format.moment(time, today: report.localTime(now).date), format.temperature(hour.temperature),
    ]
    if let chance = hour.precipitationProbability {
      parts.append(format.rainSign + " " + format.probability(chance))
    }
    if let amount = hour.precipitation, amount > 0 { parts.append(format.precipitation(amount)) }
    parts.append(format.wind(hour.windSpeed, from: hour.windDirection))
    let others: [Quantity] = [.humidity, .windGust, .cloudCover, .pressure]
    let more =
      [(words.labels.feelsLikeShort, format.temperature(hour.feelsLike))]
      + others.map { (words.labels[$0], format.text($0, of: hour)) }
    parts += more.filter { $0.1 != unknownValue }.map { "\($0) \($1)" }
    var line = ""
    for part in parts where part != unknownValue {
      let longer = line.isEmpty ? part : "\(line)  \(part)"
      guard TextWidth.of(longer) <= room else { break }
      line = longer
    }
    return line
  }
}
