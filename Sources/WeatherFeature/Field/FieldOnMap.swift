import TerminalUI
import WeatherModel
import WeatherWords

/// A weather field as shown on a map.
struct FieldOnMap: Equatable, Sendable {
  /// The name of the radar.
  static let radarName = "Radar DWD"

  var field: WeatherField
  var layer: MapLayer
  /// The radar frame of the chosen hour, which replaces the field's precipitation; `nil` if there
  /// is none.
  var radar: RadarFrame?
  /// The chosen hour, counted from the current one.
  var hour: Int
  /// The fraction of the next hour that has passed during the animation.
  var part: Double
  /// The place whose value is shown in addition to those of towns.
  var pointer: Coordinate?
  /// Whether characters other than ASCII can be drawn.
  var isUnicode: Bool

  /// The available field for the visible map; `nil` if the map shows none.
  init?(_ state: AppState) {
    guard state.fieldInSight != nil, let field = state.fields.field else { return nil }
    self.field = field
    layer = state.fields.layer
    radar = state.radarFrame
    hour = state.hoursAhead
    part = state.motion.isPlaying && state.page.holdsMap ? state.motion.partOfHour : 0
    pointer = state.fields.pointer
    isUnicode = state.settingsContext.isUnicode
  }

  /// The start of the chosen hour.
  func time(now: Date) -> Date {
    let hours = (now.timeIntervalSince1970 / 3600).rounded(.down) + Double(hour)
    return Date(timeIntervalSince1970: hours * 3600)
  }

  /// The value of the layer at a town at the chosen hour.
  func townValue(at coordinate: Coordinate, now: Date, _ format: WeatherFormat) -> String? {
    if let radar { return format.townValue(of: radar, at: coordinate) }
    return format.townValue(
      of: layer, in: field, at: coordinate, hour: field.hour(at: time(now: now)))
  }

  /// Returns the displayed hour, its source and its age, as far as there is room.
  func note(_ page: PageContext, width: Int) -> String {
    let (format, report) = (page.format, page.report)
    let today = report.localTime(page.now).date
    let clock = format.moment(report.localTime(field.receivedAt), today: today)
    let isOld = page.now.timeIntervalSince(field.receivedAt) >= WeatherField.freshFor
    let age =
      isOld ? format.age(of: field.receivedAt, at: page.now).map(page.words.status.dataAge) : nil
    let source = page.words.name(of: field.provider)
    let hour = page.chosenMoment ?? page.words.labels.now
    if let radar {
      let source = "\(Self.radarName) \(format.clock(report.localTime(radar.end)))"
      return ["\(hour)   \(source)", source].first { TextWidth.of($0) <= width } ?? ""
    }
    let choices = ["\(hour)   \(source) \(age ?? clock)", "\(hour)   \(source)", source]
    return choices.first { TextWidth.of($0) <= width } ?? ""
  }
}
