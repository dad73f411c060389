import TerminalUI

/// What only exact colours can draw: grounds that tell the time of day, areas, bars, land and sea.
struct Shades: Hashable, Sendable {
  /// What everything stands on, also where the terminal's own ground is kept.
  var ground: Color
  /// The hours of the night and of the day.
  var night, day: Color
  /// The map.
  var sea, land: Color
  /// Temperatures as grounds of numbers and as areas.
  var temperatures: ColorScale
  /// Rain as a bar.
  var water: Color
  /// The focus, which tints what it lies on.
  var focus: Color
  /// The ground of a label that lies over a drawing.
  var label: Color
  /// Writing on a bar.
  var ink: Color

  /// The ground of a moment by the sun's height, in degrees over the horizon: from night to day in
  /// some 50 minutes around sunrise and sunset, as long as the sun takes for so much at our
  /// latitudes.
  func band(sunAltitude: Double) -> Color {
    // Steps that the eye does not see apart are one, and so are the bytes that send them.
    let part = min(1, max(0, (sunAltitude + 5) / 9))
    return night.mixed(with: day, at: (part * 4).rounded() / 4)
  }

  /// The colour of a temperature as a ground. Half degrees are steps that the eye does not see.
  func temperature(_ celsius: Double) -> Color {
    temperatures.color(at: (celsius * 2).rounded() / 2) ?? water
  }

  /// What the focus makes of a ground.
  func tinted(_ color: Color) -> Color {
    (color == .standard ? ground : color).mixed(with: focus, at: 0.3)
  }
}
