import Foundation
import TerminalUI
import WeatherModel

/// Every value of the place as a tile; ← → walk through them.
struct DetailView {
  /// The narrowest that a tile reads well.
  private static let tileWidth = 19
  /// Label, value, remark and a blank line.
  private static let tileHeight = 4

  private let page: PageContext

  init(_ page: PageContext) { self.page = page }

  /// Tiles side by side at a width.
  private static func columns(width: Int) -> Int { max(1, min(7, (width - 2) / tileWidth)) }

  /// Rows that the section takes, its header line included.
  static func height(width: Int) -> Int {
    let columns = columns(width: width)
    let rows = (DetailValue.allCases.count + columns - 1) / columns
    return rows * tileHeight
  }

  func draw(into grid: inout Grid, in area: Rect) {
    let columns = Self.columns(width: area.width)
    let width = max(1, (area.width - 2) / columns)
    for (index, value) in DetailValue.allCases.enumerated() {
      let tile = Rect(
        x: area.x + 1 + index % columns * width, y: area.y + index / columns * Self.tileHeight,
        width: width, height: Self.tileHeight - 1
      ).intersection(area)
      draw(
        DetailTile(value, page), isChosen: page.isFocused(.detail) && index == page.slice.detail,
        into: &grid, in: tile)
    }
  }

  private func draw(
    _ tile: DetailTile, isChosen: Bool, into grid: inout Grid, in area: Rect
  ) {
    guard area.height > 0 else { return }
    let theme = page.theme
    let room = area.width - 3
    let x = area.x + 2
    if isChosen { grid.write("▸", x: area.x, y: area.y, style: theme.accent.bold()) }
    grid.write(
      TextWidth.truncated(tile.label, to: room), x: x, y: area.y,
      style: isChosen ? theme.accent.bold() : theme.label)
    if area.height > 1 {
      grid.write(
        TextWidth.truncated(tile.value, to: room), x: x, y: area.y + 1,
        style: (tile.style ?? theme.value).bold())
    }
    guard area.height > 2 else { return }
    if let fraction = tile.fraction {
      let gauge = Gauge(fraction: fraction, style: theme.accent, track: theme.rule)
      gauge.draw(into: &grid, in: Rect(x: x, y: area.y + 2, width: min(14, room), height: 1))
    } else {
      grid.write(
        TextWidth.truncated(tile.remark, to: room), x: x, y: area.y + 2, style: theme.label)
    }
  }
}

/// One value of the detail section: its label, its text, and what it means.
struct DetailTile {
  var label: String
  var value: String
  var remark = ""
  var fraction: Double?
  var style: Style?

  init(_ value: DetailValue, _ page: PageContext) {
    let current = page.report.current
    let labels = page.words.labels
    let names = page.words.names
    let format = page.format
    switch value {
    case .feelsLike:
      self.init(labels.feelsLike, format.temperature(current.feelsLike))
      remark = format.feelsDifference(
        temperature: current.temperature, feelsLike: current.feelsLike)
      style = current.feelsLike.map { page.theme.temperature($0) }
    case .humidity:
      self.init(labels.humidity, format.percent(current.humidity))
      fraction = current.humidity.map { $0 / 100 }
    case .dewPoint:
      self.init(labels.dewPoint, format.temperature(current.dewPoint))
      remark = current.dewPoint.map { names.dewPointComfort(DewPointComfort(dewPoint: $0)) } ?? ""
    case .pressure:
      self.init(labels.pressure, format.pressure(current.pressure))
      let change = page.report.pressureChange(from: page.now)
      remark = change == nil ? "" : format.pressureChange(change)
    case .cloud:
      self.init(labels.cloud, format.percent(current.cloudCover))
      fraction = current.cloudCover.map { $0 / 100 }
    case .visibility:
      self.init(labels.visibility, format.distance(current.visibility))
      remark = current.visibility.map { names.visibility(VisibilityClass(metres: $0)) } ?? ""
    case .wind:
      self.init(labels.wind, format.wind(current.windSpeed, from: current.windDirection))
      remark = format.windFrom(current.windDirection)
    case .gusts:
      self.init(labels.gusts, format.speed(current.windGust))
      let speed = current.windGust ?? current.windSpeed
      remark = speed.map { names.beaufort(BeaufortForce(metresPerSecond: $0)) } ?? ""
    case .uv:
      self.init(labels.uvIndex, format.index(current.uvIndex))
      remark = current.uvIndex.map { names.uvClass(UVClass(index: $0)) } ?? ""
      style = current.uvIndex.map { page.theme.uv(UVClass(index: $0)) }
    case .airQuality:
      self.init(labels.airQuality, format.index(page.report.airQuality?.index))
      if let air = page.report.airQuality, let index = air.index {
        let rank = AirClass(index: index, scale: air.scale)
        remark = names.airClass(rank)
        style = page.theme.air(rank)
      }
    case .precipitation:
      let amount = page.report.today(at: page.now)?.precipitation
      self.init(labels.precipitationToday, format.precipitation(amount))
      remark = amount.map { names.rainIntensity(RainIntensity(millimetresPerHour: $0 / 24)) } ?? ""
      if let chance = page.report.today(at: page.now)?.precipitationProbability {
        remark = format.probability(chance)
      }
    case .sun:
      let sun = SunAndMoon(page)
      self.init(sun.nextSunEvent.label, sun.nextSunEvent.value)
      remark = sun.dayLength
    case .moon:
      let sun = SunAndMoon(page)
      self.init(labels.moon, sun.moonText)
      remark = sun.nextMoon
    }
  }

  private init(_ label: String, _ value: String) {
    self.label = label
    self.value = value
  }
}
