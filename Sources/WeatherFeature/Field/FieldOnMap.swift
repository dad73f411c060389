import WeatherModel

/// A weather field as a map shows it.
struct FieldOnMap: Equatable, Sendable {
  var field: WeatherField
  var layer: MapLayer
  /// The chosen hour, counted from the present one.
  var hour: Int
  /// The place whose value is shown besides those of towns.
  var pointer: Coordinate?
  /// Whether more than ASCII can be drawn.
  var isUnicode: Bool

  /// The field that is known for what is in sight; `nil` where the map shows none.
  init?(_ state: AppState) {
    guard state.fieldInSight != nil, let field = state.fields.field else { return nil }
    self.field = field
    layer = state.fields.layer
    hour = state.hoursAhead
    pointer = state.fields.pointer
    isUnicode = state.settingsContext.isUnicode
  }

  /// The start of the chosen hour.
  func time(now: Date) -> Date {
    let hours = (now.timeIntervalSince1970 / 3600).rounded(.down) + Double(hour)
    return Date(timeIntervalSince1970: hours * 3600)
  }

  /// What the layer says of a town at the chosen hour.
  func townValue(at coordinate: Coordinate, now: Date, _ format: WeatherFormat) -> String? {
    format.townValue(
      of: layer, in: field, at: coordinate, hour: field.hour(at: time(now: now)))
  }
}
