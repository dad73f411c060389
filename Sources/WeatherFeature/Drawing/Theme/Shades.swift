import TerminalUI

/// The colours that only themes with exact colours have: backgrounds for the time of day, areas,
/// bars, land and sea.
struct Shades: Hashable, Sendable {
  /// The background colour, which is also set if the terminal's own background is kept.
  var background: Color
  /// The backgrounds of night and day hours.
  var night, day: Color
  /// The backgrounds of the map.
  var sea, land: Color
  /// The temperature scale, for the backgrounds of numbers and for areas.
  var temperatures: ColorScale
  /// The colour of rain bars.
  var water: Color
  /// The colour of the focus, with which backgrounds are tinted.
  var focus: Color
  /// The background of a label on top of a drawing.
  var label: Color
  /// The colour of text on a bar.
  var ink: Color
  /// Whether the colours are limited to the 6 × 6 × 6 cube of a 256-colour terminal, where mixed
  /// colours would jump between its entries from column to column.
  var isCoarse = false

  /// Whether the background needs light text. At the threshold of 0.179, white and black text are
  /// equally readable.
  var isDark: Bool { (background.luminance ?? 0) < 0.179 }

  /// The background for a time with the sun at an altitude in degrees. It changes from night to day
  /// within some 50 minutes around sunrise and sunset, which is how long the sun takes for these
  /// degrees at middle latitudes.
  func band(sunAltitude: Double) -> Color {
    // Rounded to steps too small to be distinguishable, which need fewer bytes.
    let part = min(1, max(0, (sunAltitude + 5) / 9))
    return night.mixed(with: day, at: (part * 4).rounded() / 4)
  }

  /// The background colour of a temperature, rounded to half a degree, because smaller differences
  /// are not distinguishable.
  func temperature(_ celsius: Double) -> Color {
    temperatures.color(at: (celsius * 2).rounded() / 2) ?? water
  }

  /// The colour of a temperature at the edge of an area, over the background of a time of day.
  func edge(_ color: Color, on band: Color) -> Color {
    isCoarse ? color : band.mixed(with: color, at: 0.85)
  }

  /// The colour of an area, from just below the edge (0) to the bottom (1). With few colours the
  /// area has a flat fill, because a gradient would show steps and cost bytes.
  func area(_ color: Color, on band: Color, depth: Double) -> Color {
    guard !isCoarse else { return fill(under: color) }
    return band.mixed(with: color, at: isDark ? 0.66 - 0.52 * depth : 0.78 - 0.62 * depth)
  }

  /// The dim band of climate normals over the background of a time of day.
  func normals(on band: Color) -> Color {
    isCoarse ? band.shifted(by: isDark ? 20 : -20) : band.mixed(with: label, at: 0.7)
  }

  /// A background tinted by the focus.
  func tinted(_ color: Color) -> Color {
    isCoarse
      ? coarseFocus : (color == .standard ? background : color).mixed(with: focus, at: 0.3)
  }
}

/// Gradients between two colours, in no more steps than are distinguishable. With the terminal's
/// own colours, one of the two is used.
extension Theme {
  /// Whether the theme has shades. A comparison with nil would copy all of them for each cell.
  var hasShades: Bool { if case .some = shades { true } else { false } }

  private func mixed(_ style: Style, with color: Color, at part: Double) -> Style {
    guard hasShades else { return style }
    return style.foreground(style.foreground.mixed(with: color, at: (part * 8).rounded() / 8))
  }

  /// A row of large digits, lit from above: from the first row (0) to the last (1). On a light
  /// background the strong colour is black, which would only remove the hue.
  func lit(_ style: Style, depth: Double) -> Style {
    shades?.isDark == false
      ? style
      : mixed(style, with: strong.foreground, at: 0.5 * (1 - depth))
  }

  /// A part of a drawing, from the first row (0) to the last (1). Clouds are lit from above.
  func art(_ role: ArtRole, depth: Double) -> Style {
    switch role {
    case .cloud, .darkCloud: lit(art(role), depth: depth)
    default: art(role)
    }
  }

  /// The line next to a title, from the title (0) to its end (1). In the focused section the colour
  /// fades, in the others the brightness.
  func rule(at part: Double, isFocused: Bool) -> Style {
    if isFocused { return mixed(key, with: rule.foreground, at: part) }
    return hasShades ? mixed(label, with: rule.foreground, at: min(1, 0.375 + part)) : rule
  }

  /// The filled part of a gauge, from its start (0) to the end of a full gauge (1).
  func gauge(at part: Double) -> Style {
    mixed(key, with: rule.foreground, at: 0.75 * (1 - part))
  }

  /// The colour of the sun at a height from the horizon (0) to its highest point (1).
  func sunlight(_ height: Double) -> Style {
    mixed(art(.sun), with: art.dawn, at: 1 - min(1, max(0, height)))
  }

  /// The style of a clock time for the altitude of the sun in degrees.
  func clock(sunAltitude: Double) -> Style {
    switch sunAltitude {
    case ..<(-6): label
    case ..<6: mixed(label, with: art.dawn, at: 0.625)
    default: mixed(label, with: art.sun, at: 0.375)
    }
  }

  /// Returns the style of a rain probability: the higher the probability, the bluer.
  func chance(_ chance: Double?) -> Style {
    guard let chance, chance >= 0.1 else { return label }
    let full = water(chance * 4)
    return mixed(full, with: label.foreground, at: 0.75 * (1 - chance))
  }
}

/// A scale of colours by value.
struct ColorScale: Hashable, Sendable {
  struct Stop: Hashable, Sendable {
    var value: Double
    var color: Color
  }

  /// The stops in ascending order; empty in a theme without colours.
  let stops: [Stop]
  /// Whether colours between the stops are mixed; otherwise each stop's colour applies from its
  /// value on.
  let isSmooth: Bool

  /// Creates a continuous scale of exact colours.
  init(mixing stops: [(Double, UInt32)]) {
    self.stops = stops.map { Stop(value: $0, color: Color(hex: $1)) }
    isSmooth = true
  }

  /// Creates a scale of steps. Values below the first step have its colour.
  init(steps: [(Double, Color)]) {
    stops = steps.map { Stop(value: $0, color: $1) }
    isSmooth = false
  }

  /// The colour of a value; nil for NaN or an empty scale.
  func color(at value: Double) -> Color? {
    guard let first = stops.first, let last = stops.last, !value.isNaN else { return nil }
    if value <= first.value { return first.color }
    if value >= last.value { return last.color }
    guard let upper = stops.firstIndex(where: { $0.value > value }) else { return last.color }
    let (low, high) = (stops[upper - 1], stops[upper])
    guard isSmooth else { return low.color }
    return low.color.mixed(with: high.color, at: (value - low.value) / (high.value - low.value))
  }
}
