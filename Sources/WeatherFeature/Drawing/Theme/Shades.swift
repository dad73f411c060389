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
  /// Whether only the 6 × 6 × 6 colours of a 256-colour terminal come out: mixtures would fall to
  /// one or the other of them from column to column.
  var isCoarse = false

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
    isCoarse ? color.inCube { $0 } : band.mixed(with: color, at: 0.85)
  }

  /// The colour of the area itself, from just below the edge (0) to the floor (1). Where few colours
  /// come out it is one from top to bottom: the few steps of a fade would stand side by side.
  func area(_ color: Color, on band: Color, depth: Double) -> Color {
    guard isCoarse else { return band.mixed(with: color, at: 0.66 - 0.52 * depth) }
    let isDark = (ground.luminance ?? 0) < 0.179
    return color.inCube { step in
      let away = Double(isDark ? step : 5 - step)
      let rest = Int(away * 0.65)
      return isDark ? rest : 5 - rest
    }
  }

  /// What is usual, as a dim band over a time of day.
  func usual(on band: Color) -> Color {
    isCoarse ? label : band.mixed(with: label, at: 0.7)
  }

  /// What the focus makes of a ground.
  func tinted(_ color: Color) -> Color {
    (color == .standard ? ground : color).mixed(with: focus, at: 0.3)
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

extension Color {
  /// The nearest colour of the cube of 256-colour terminals, each of its channels moved to another
  /// of their six steps.
  fileprivate func inCube(_ moved: (Int) -> Int) -> Color {
    guard case .rgb(let red, let green, let blue) = self else { return self }
    func level(_ value: UInt8) -> UInt8 {
      let step = moved(value < 48 ? 0 : value < 115 ? 1 : (Int(value) - 35) / 40)
      return step <= 0 ? 0 : UInt8(55 + min(5, step) * 40)
    }
    return .rgb(level(red), level(green), level(blue))
  }
}
