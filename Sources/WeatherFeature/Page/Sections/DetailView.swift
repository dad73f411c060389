import TerminalUI
import WeatherModel
import WeatherWords

/// Every value of the place as a tile. The keys ← → move through the tiles; Enter opens the focused
/// one.
struct DetailView {
  private let page: PageContext

  init(_ page: PageContext) { self.page = page }

  func draw(into grid: inout Grid, in area: Rect) {
    guard page.breadth < .columns else { return DetailRows(page).draw(into: &grid, in: area) }
    let values = DetailValue.values(of: page.report)
    let tiles = DetailLayout(in: area, page.breadth, count: values.count).tiles
    for (index, (value, tile)) in zip(values, tiles).enumerated() {
      draw(
        DetailTile(value, page), isChosen: page.isFocused(.detail) && index == page.slice.detail,
        into: &grid, in: tile, end: min(tile.maxX + 1, area.maxX))
    }
  }

  /// Draws a tile. Its texts end before `end`, so that a blank column is left before those of the
  /// next tile.
  private func draw(
    _ tile: DetailTile, isChosen: Bool, into grid: inout Grid, in area: Rect, end: Int
  ) {
    guard area.height > 0 else { return }
    let theme = page.theme
    let x = area.x + 2
    let room = max(0, end - x)
    if isChosen { grid.write("▸", x: area.x, y: area.y, style: theme.accent.bold()) }
    func write(_ text: String, row: Int, _ style: Style) {
      guard row < area.height else { return }
      grid.write(TextWidth.truncated(text, to: room), x: x, y: area.y + row, style: style)
    }
    write(
      tile.label(in: room), row: 0,
      isChosen ? theme.accent.bold() : theme.label)
    write(tile.value, row: 1, (tile.style ?? theme.value).bold())
    if let fraction = tile.fraction, area.height > 2 {
      let gauge = Gauge(fraction: fraction, track: theme.rule, style: theme.gauge(at:))
      gauge.draw(into: &grid, in: Rect(x: x, y: area.y + 2, width: min(14, room), height: 1))
    } else {
      let fits = TextWidth.of(tile.remark) <= room
      write(fits ? tile.remark : tile.shortRemark ?? tile.remark, row: 2, theme.label)
    }
  }
}

/// The mark of a value of another provider, and the note that names that provider.
enum SupplementedMark {
  static let mark = " *"

  /// Returns the mark with the name of the provider; empty if all values are the report's own.
  static func note(_ report: Fetched<WeatherReport>) -> String {
    report.supplemented.map { "* " + $0.provider.displayName } ?? ""
  }
}

/// One value of the detail section: its label, its text, and what it means.
struct DetailTile {
  var label: String
  /// The label that replaces the long one if that does not fit.
  private var shortLabel: String?
  var value: String
  var remark = ""
  /// The remark that replaces the long one if that does not fit.
  var shortRemark: String?
  var fraction: Double?
  var style: Style?
  /// Whether the value is another provider's.
  var isSupplemented = false

  /// Returns the label that fits, with the mark if the value is another provider's.
  func label(in room: Int) -> String {
    let labels = [label, shortLabel].compactMap(\.self).map {
      $0 + (isSupplemented ? SupplementedMark.mark : "")
    }
    return labels.first { TextWidth.of($0) <= room } ?? labels[labels.count - 1]
  }

  init(_ value: DetailValue, _ page: PageContext) {
    switch value {
    case .quantity(let quantity):
      self.init(quantity, page)
      isSupplemented = page.fetched.isSupplemented(quantity)
    case .sun:
      let sun = SunAndMoon(page)
      self.init(sun.nextSunEvent.label, sun.nextSunEvent.value)
      remark = sun.nextSunDistance
      // If the sun neither rises nor sets, the value already says so.
      shortRemark = sun.nextSunRoughDistance ?? ""
    case .moon:
      let sun = SunAndMoon(page)
      self.init(page.words.labels.moon, sun.moonLit)
      remark = sun.moonName
    }
  }

  /// Creates the tile of a quantity at the chosen hour, with its remark or gauge.
  private init(_ quantity: Quantity, _ page: PageContext) {
    let (current, format, names) = (page.chosenWeather, page.format, page.words.names)
    let isNow = page.hoursAhead == 0
    let labels = page.words.labels
    // The value of a sum is that of today, or of the chosen hour.
    let today = isNow && quantity.kind == .sum ? page.report.today(at: page.now) : nil
    let value =
      quantity.kind == .sum
      ? isNow ? today?[sum: quantity] : page.chosenHour?[quantity] : current[quantity]
    self.init(labels.long(quantity), format.text(quantity, value))
    shortLabel = quantity == .airQuality ? labels.airShort : labels[quantity]
    style = value.flatMap { page.theme.style(of: quantity, $0) }
    if isNow, quantity.kind == .sum { label = format.ofToday(label, today) }
    switch quantity {
    case .temperature:
      guard isNow else { break }
      let today = page.report.today(at: page.now)
      if today?.temperatureMin != nil || today?.temperatureMax != nil {
        remark = format.temperatures(today?.temperatureMin, today?.temperatureMax)
      }
      if let normals = format.normals(of: page.report, page.slice.normals, at: page.now) {
        shortRemark = remark
        remark += (remark.isEmpty ? "" : " · ") + normals
      }
    case .feelsLike:
      remark = format.feelsDifference(temperature: current.temperature, feelsLike: value)
      shortRemark = format.feelsDifferenceSigned(
        temperature: current.temperature, feelsLike: value)
    case .humidity, .cloudCover: fraction = value.map { $0 / 100 }
    case .dewPoint:
      remark = value.map { names.dewPointComfort(DewPointComfort(dewPoint: $0)) } ?? ""
      style = nil
    case .pressure:
      let tendency = isNow ? page.report.pressureTendency(at: page.now) : nil
      remark = tendency == nil ? "" : format.pressureChange(tendency)
      shortRemark = tendency.map { format.pressureChangeSigned($0) }
    case .visibility: remark = VisibilityClass(current).map(names.visibility) ?? ""
    case .windSpeed:
      self.value = format.wind(value, from: current.windDirection)
      remark = format.windFrom(current.windDirection)
    case .windGust:
      guard let force = value.map(BeaufortForce.init(metresPerSecond:)) else { break }
      remark = names.beaufort(force)
      shortRemark = page.words.detail.beaufort(force.number)
    case .uvIndex: remark = value.map { names.uvClass(UVClass(index: $0)) } ?? ""
    case .airQuality:
      guard let air = page.airQuality else { return }
      self.value = format.text(quantity, air.index)
      if air.index == nil, let dust = page.report.worstDust(of: air) {
        self.value = format.air(air, of: page.report)
        style = page.theme.dust(dust.grade)
      }
      if let index = air.index {
        let rank = AirClass(index: index, scale: air.scale)
        remark = names.airClassShort(rank)
        style = page.theme.air(rank)
      }
    case .precipitation:
      guard isNow else {
        remark = page.chosenHour?.precipitationProbability.map { format.probability($0) } ?? ""
        break
      }
      label = format.precipitationLabel(today)
      if today?.isRestOfDay == true {
        shortLabel = format.rainSign + " " + labels.restOfToday
      }
      remark = today?.precipitationProbability.map { format.probability($0) } ?? ""
      style = value.map { $0 > 0 ? page.theme.water($0 / 4) : page.theme.value }
    case .snowfall:
      let date = page.report.localTime(page.now).date
      if isNow, let next = page.days.first(where: { $0.date > date && ($0.snowfall ?? 0) > 0 }) {
        remark =
          page.words.time.weekdayShort(next.date.weekday) + " " + format.snow(next.snowfall)
      }
    case .sunshine where isNow:
      remark = SunAndMoon(page).dayLength
      // The day's length without its name would look like the sunshine.
      shortRemark = ""
    default: break
    }
  }

  private init(_ label: String, _ value: String) {
    self.label = label
    self.value = value
  }
}
