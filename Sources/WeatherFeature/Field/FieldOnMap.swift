import TerminalUI
import WeatherModel
import WeatherWords

/// A weather field as shown on a map.
struct FieldOnMap: Equatable, Sendable {
  var field: WeatherField
  var layer: MapLayer
  /// The radar of the chosen hour, which replaces the field's precipitation; `nil` if there is none.
  var radar: RadarOnMap?
  /// The start of the chosen hour.
  var time: Date
  /// The fraction of the next hour that has passed while the map is playing.
  var part: Double
  /// The place whose value is shown in addition to those of towns.
  var pointer: Coordinate?
  /// Whether characters other than ASCII can be drawn.
  var isUnicode: Bool
  /// How often the detail of the layer is halved.
  var reduction = 0

  /// The available field for the visible map; `nil` if the map shows none.
  init?(_ state: AppState) {
    guard state.fieldInSight != nil, let field = state.fields.field else { return nil }
    self.field = field
    layer = state.fields.layer
    radar = state.radarOnMap
    time = state.hourOnMap
    // The past hour of the radar is before the first hour of the field.
    part = max(0, state.partOfHourOnMap)
    pointer = state.fields.pointer
    isUnicode = state.settingsContext.isUnicode
  }

  /// Returns whether it is the same layer of the same field, at any time.
  func isStep(from other: FieldOnMap) -> Bool { layer == other.layer && field == other.field }

  /// The value of the layer at a town at the chosen hour.
  func townValue(at coordinate: Coordinate, _ format: WeatherFormat) -> String? {
    if let radar { return radar.frame.rate(at: coordinate).map { format.precipitationNumber($0) } }
    return format.townValue(of: layer, in: field, at: coordinate, hour: field.hour(at: time))
  }

  /// Returns the displayed hour, its source and its age, as far as there is room.
  func note(_ page: PageContext, width: Int) -> String {
    let (format, report) = (page.format, page.report)
    let today = report.localTime(page.now).date
    func age(of receivedAt: Date, from maxAge: TimeInterval) -> String? {
      guard page.now.timeIntervalSince(receivedAt) >= maxAge else { return nil }
      return format.age(of: receivedAt, at: page.now).map(page.words.status.dataAge)
    }
    let hour = page.chosenMoment ?? page.words.labels.now
    var sources: [String]
    if let radar {
      sources = ["\(RadarOnMap.name) \(format.clock(report.localTime(radar.frame.end)))"]
      if let age = age(of: radar.receivedAt, from: RadarOnMap.maxAge) {
        sources.insert("\(sources[0]) \(age)", at: 0)
      }
    } else {
      let source = page.words.name(of: field.provider)
      let clock = format.moment(report.localTime(field.receivedAt), today: today)
      sources = [
        "\(source) \(age(of: field.receivedAt, from: WeatherField.freshFor) ?? clock)", source,
      ]
    }
    let choices = sources.map { "\(hour)   \($0)" } + sources
    return choices.first { TextWidth.of($0) <= width } ?? ""
  }
}
