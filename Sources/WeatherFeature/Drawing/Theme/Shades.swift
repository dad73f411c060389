import TerminalUI

/// What only exact colours can draw: grounds that tell the time of day, areas, bars, land and sea.
struct Shades: Hashable, Sendable {
  /// What everything stands on, also where the terminal's own ground is kept.
  var background: Color
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
  /// Whether only the 6 × 6 × 6 colours of a 256-colour terminal come out: mixtures would fall to
  /// one or the other of them from column to column.
  var isCoarse = false

  /// Whether text on it is light: white and black can be read equally well on the colour between.
  var isDark: Bool { (background.luminance ?? 0) < 0.179 }

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

  /// The colour of a temperature along the edge of the area over a time of day.
  func edge(_ color: Color, on band: Color) -> Color {
    isCoarse ? color : band.mixed(with: color, at: 0.85)
  }

  /// The colour of the area itself, from just below the edge (0) to the floor (1). Where few colours
  /// come out it is one flat fill: steps would be seen, and would cost bytes.
  func area(_ color: Color, on band: Color, depth: Double) -> Color {
    guard !isCoarse else { return fill(under: color) }
    return band.mixed(with: color, at: isDark ? 0.66 - 0.52 * depth : 0.78 - 0.62 * depth)
  }

  /// The dim band of normals over a time of day.
  func normals(on band: Color) -> Color {
    isCoarse ? band.shifted(by: isDark ? 20 : -20) : band.mixed(with: label, at: 0.7)
  }

  /// What the focus makes of a ground.
  func tinted(_ color: Color) -> Color {
    isCoarse
      ? coarseFocus : (color == .standard ? background : color).mixed(with: focus, at: 0.3)
  }
}

/// What flows from one colour into another, in as many steps as the eye tells apart; where the
/// terminal's own colours are used, one of them.
extension Theme {
  /// Whether there are shades between colours. A comparison with nil would copy them all, for each
  /// cell.
  var hasShades: Bool { if case .some = shades { true } else { false } }

  private func mixed(_ style: Style, with color: Color, at part: Double) -> Style {
    guard hasShades else { return style }
    return style.foreground(style.foreground.mixed(with: color, at: (part * 8).rounded() / 8))
  }

  /// A row of large figures, lit from above: from the first (0) to the last (1). On a light ground the
  /// strong colour is black, which would only take the hue away.
  func lit(_ style: Style, depth: Double) -> Style {
    shades?.isDark == false
      ? style
      : mixed(style, with: strong.foreground, at: 0.5 * (1 - depth))
  }

  /// A part of a drawing in a row from its first (0) to its last (1): clouds are lit from above.
  func art(_ role: ArtRole, depth: Double) -> Style {
    switch role {
    case .cloud, .darkCloud: lit(art(role), depth: depth)
    default: art(role)
    }
  }

  /// The line beside a title, from the title (0) to its end (1): that of the focus loses its colour
  /// on the way, the others their light.
  func rule(at part: Double, isFocused: Bool) -> Style {
    if isFocused { return mixed(key, with: rule.foreground, at: part) }
    return hasShades ? mixed(label, with: rule.foreground, at: min(1, 0.375 + part)) : rule
  }

  /// The filled part of a gauge, from its start (0) to where a full one ends (1).
  func gauge(at part: Double) -> Style {
    // In high contrast the focus is yellow, which is no colour of water or cloud.
    let filled = name == .highContrast ? water(2.5) : key
    return mixed(filled, with: rule.foreground, at: 0.75 * (1 - part))
  }

  /// The light of the sun by the part of its way up (1) from the horizon (0).
  func sunlight(_ height: Double) -> Style {
    mixed(art(.sun), with: art.dawn, at: 1 - min(1, max(0, height)))
  }

  /// A time of the clock by the light at it: the sun's height in degrees over the horizon.
  func clock(sunAltitude: Double) -> Style {
    switch sunAltitude {
    case ..<(-6): label
    case ..<6: mixed(label, with: art.dawn, at: 0.625)
    default: mixed(label, with: art.sun, at: 0.375)
    }
  }

  /// How likely rain is: the likelier, the bluer.
  func chance(_ chance: Double?) -> Style {
    guard let chance, chance >= 0.1 else { return label }
    let full = water(chance * 4)
    return mixed(full, with: label.foreground, at: 0.75 * (1 - chance))
  }
}

/// Colours along a scale of numbers.
struct ColorScale: Hashable, Sendable {
  struct Stop: Hashable, Sendable {
    var value: Double
    var color: Color
  }

  /// In rising order; never empty.
  let stops: [Stop]
  /// Whether colours between the stops are mixed; otherwise a stop's colour holds from its value on.
  let isSmooth: Bool

  /// A scale of exact colours that flow into one another.
  init(mixing stops: [(Double, UInt32)]) {
    self.stops = stops.map { Stop(value: $0, color: Color(hex: $1)) }
    isSmooth = true
  }

  /// A scale of steps; what lies below the first has its colour.
  init(steps: [(Double, Color)]) {
    stops = steps.map { Stop(value: $0, color: $1) }
    isSmooth = false
  }

  /// The colour at a value; nil where there is none.
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
