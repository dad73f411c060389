import FoundationEssentials
import TerminalUI
import WeatherModel
import WeatherWords

/// Every value of the place as a tile; ← → walk through them, Enter opens the one in focus.
struct DetailView {
  private let page: PageContext

  init(_ page: PageContext) { self.page = page }

  func draw(into grid: inout Grid, in area: Rect) {
    for (index, (value, tile)) in zip(DetailValue.allCases, DetailLayout(in: area).tiles)
      .enumerated()
    {
      draw(
        DetailTile(value, page), isChosen: page.isFocused(.detail) && index == page.slice.detail,
        into: &grid, in: tile, end: min(tile.maxX + 1, area.maxX))
    }
  }

  /// Draws a tile; its texts end before `end`, a blank column short of the next one's.
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
      tile.label + (tile.isSupplemented ? SupplementedMark.mark : ""), row: 0,
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

/// What tells a value of another provider, and whose it is.
enum SupplementedMark {
  static let mark = " *"

  /// The mark with the name of the provider; empty where all values are the report's own.
  static func note(_ report: WeatherReport) -> String {
    report.supplemented.map { "* " + $0.provider.displayName } ?? ""
  }
}

extension DetailValue {
  /// The value as another provider may fill it in.
  fileprivate var supplementedValue: Quantity? {
    switch self {
    case .pressure: .pressure
    case .gusts: .windGust
    case .visibility: .visibility
    case .uv: .uvIndex
    case .airQuality: .airQuality
    case .temperature, .feelsLike, .humidity, .dewPoint, .cloud, .wind, .precipitation, .sun, .moon:
      nil
    }
  }
}

/// One value of the detail section: its label, its text, and what it means.
struct DetailTile {
  var label: String
  var value: String
  var remark = ""
  /// What stands in its place where it does not fit.
  var shortRemark: String?
  var fraction: Double?
  var style: Style?
  /// Whether it is another provider's.
  var isSupplemented = false

  init(_ value: DetailValue, _ page: PageContext) {
    self.init(value, of: page)
    isSupplemented = value.supplementedValue.map(page.report.isSupplemented) ?? false
  }

  private init(_ value: DetailValue, of page: PageContext) {
    let current = page.current
    let labels = page.words.labels
    let names = page.words.names
    let format = page.format
    switch value {
    case .temperature:
      self.init(labels.temperature, format.temperature(current.temperature))
      let today = page.report.today(at: page.now)
      if today?.temperatureMin != nil || today?.temperatureMax != nil {
        remark =
          format.temperature(today?.temperatureMin) + " … "
          + format.temperature(today?.temperatureMax)
      }
      if let normals = format.normals(of: page.report, page.slice.normals, at: page.now) {
        shortRemark = remark
        remark += (remark.isEmpty ? "" : " · ") + normals
      }
      style = page.theme.temperature(current.temperature)
    case .feelsLike:
      self.init(labels.feelsLike, format.temperature(current.feelsLike))
      remark = format.feelsDifference(
        temperature: current.temperature, feelsLike: current.feelsLike)
      shortRemark = format.feelsDifferenceSigned(
        temperature: current.temperature, feelsLike: current.feelsLike)
      style = page.theme.temperature(current.feelsLike)
    case .humidity:
      self.init(labels.humidity, format.percent(current.humidity))
      fraction = current.humidity.map { $0 / 100 }
    case .dewPoint:
      self.init(labels.dewPoint, format.temperature(current.dewPoint))
      remark = current.dewPoint.map { names.dewPointComfort(DewPointComfort(dewPoint: $0)) } ?? ""
    case .pressure:
      self.init(labels.pressure, format.pressure(current.pressure))
      let tendency = page.report.pressureTendency(at: page.now)
      remark = tendency == nil ? "" : format.pressureChange(tendency)
    case .cloud:
      self.init(labels.cloud, format.percent(current.cloudCover))
      fraction = current.cloudCover.map { $0 / 100 }
    case .visibility:
      self.init(labels.visibility, format.distance(current.visibility))
      remark = VisibilityClass(current).map(names.visibility) ?? ""
    case .wind:
      self.init(labels.wind, format.wind(current.windSpeed, from: current.windDirection))
      style = page.theme.wind(current.windSpeed)
      remark = format.windFrom(current.windDirection)
    case .gusts:
      self.init(labels.gusts, format.speed(current.windGust))
      style = page.theme.wind(current.windGust)
      remark =
        current.windGust.map { names.beaufort(BeaufortForce(metresPerSecond: $0)) } ?? ""
    case .uv:
      self.init(labels.uvIndex, format.index(current.uvIndex))
      remark = current.uvIndex.map { names.uvClass(UVClass(index: $0)) } ?? ""
      style = current.uvIndex.map { page.theme.uv(UVClass(index: $0)) }
    case .airQuality:
      self.init(labels.airQuality, format.index(page.report.airQuality?.index))
      if let air = page.report.airQuality, let index = air.index {
        let rank = AirClass(index: index, scale: air.scale)
        remark = names.airClassShort(rank)
        style = page.theme.air(rank)
      }
    case .precipitation:
      let today = page.report.today(at: page.now)
      self.init(format.precipitationLabel(today), format.precipitation(today?.precipitation))
      remark = today?.precipitationProbability.map { format.probability($0) } ?? ""
      style = today?.precipitation.map { $0 > 0 ? page.theme.water($0 / 4) : page.theme.value }
    case .sun:
      let sun = SunAndMoon(page)
      self.init(sun.nextSunEvent.label, sun.nextSunEvent.value)
      remark = sun.nextSunDistance
      // Where it neither rises nor sets, the value says so already.
      shortRemark = sun.nextSunRoughDistance ?? ""
    case .moon:
      let sun = SunAndMoon(page)
      self.init(labels.moon, sun.moonLit)
      remark = sun.moonName
    }
  }

  private init(_ label: String, _ value: String) {
    self.label = label
    self.value = value
  }
}
