import TerminalUI

/// The colours of a layer: classes of values, each with a colour over land and one over the sea.
struct FieldPalette: Equatable, Sendable {
  /// The lower bounds of all classes but the first, in ascending order.
  let bounds: [Double]
  /// The colour of each class over land; `nil` if the land shows through.
  let land: [Color?]
  /// The colour of each class over the sea; `nil` if the sea shows through.
  let sea: [Color?]
  /// The colour of text on each class.
  let text: [Color]

  /// Returns the index of a value's class.
  func index(of value: Double) -> Int {
    var (low, high) = (0, bounds.count)
    while low < high {
      let middle = (low + high) / 2
      if bounds[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Returns the coloured classes of ascending values, each once, with the value at which it begins:
  /// its lower bound, or the given value for the first class, which has none.
  func classes(of values: [Double]) -> [(index: Int, start: Double)] {
    guard !bounds.isEmpty else { return [] }
    var classes: [(index: Int, start: Double)] = []
    for value in values {
      let index = index(of: value)
      guard land[index] != nil, classes.last?.index != index else { continue }
      classes.append((index, index > 0 ? bounds[index - 1] : value))
    }
    return classes
  }

  /// Returns the bounds of evenly spaced classes.
  fileprivate static func steps(_ from: Double, _ step: Double, _ count: Int) -> [Double] {
    (0..<count).map { from + step * Double($0) }
  }

  /// A palette with only land and sea.
  static let bare = FieldPalette(bounds: [], land: [nil], sea: [nil], text: [.standard])

  /// Returns the palette followed by the colours of another one with the same classes.
  func joined(_ other: FieldPalette) -> FieldPalette {
    FieldPalette(
      bounds: bounds, land: land + other.land, sea: sea + other.sea, text: text + other.text)
  }

  /// Returns the palette with `count` classes at a time merged into one, which has the colours of
  /// the middle one. The first class, which may be transparent, stays alone.
  func merged(by count: Int) -> FieldPalette {
    guard count > 1 else { return self }
    let starts = Array(stride(from: 0, to: bounds.count, by: count))
    func merged<Value>(_ values: [Value]) -> [Value] {
      [values[0]]
        + starts.map { values[($0 + min($0 + count, bounds.count) - 1) / 2 + 1] }
    }
    return FieldPalette(
      bounds: starts.map { bounds[$0] }, land: merged(land), sea: merged(sea), text: merged(text))
  }

  /// Whether land and sea have different colours; otherwise the sea is dotted.
  var distinguishesLandFromSea: Bool { land != sea }
}

/// The kind of colours that a theme has for layers.
enum FieldColors: Equatable, Sendable {
  /// Exact colours, two per cell.
  case exact
  /// The colours of the cube in 256-colour terminals.
  case cube
  /// The terminal's own sixteen colours.
  case ansi
  /// No colours: isolines with numbers.
  case none

  init(_ theme: Theme) {
    switch theme.shades {
    case let shades?: self = shades.isCoarse ? .cube : .exact
    case nil: self = theme.temperatureColor(0) == nil ? .none : .ansi
    }
  }
}

extension FieldPalette {
  /// The shares of a ramp's colour over the background, which keep land and sea distinguishable in
  /// every layer.
  private static let shares = (land: 0.58, sea: 0.42)
  /// The minimum contrast of text on every colour by WCAG 2.1, with a margin for rounding.
  static let minContrast = 4.6

  /// The palette of a layer, with classes twice as wide for a large part of the world; `nil` if the
  /// theme has no colours or the layer is drawn with lines.
  init?(
    _ layer: MapLayer, isSnow: Bool = false, isWide: Bool = false, _ theme: Theme
  ) {
    switch FieldColors(theme) {
    case .none: return nil
    case .exact: self.init(exact: layer, isSnow: isSnow, isWide: isWide, theme)
    case .cube: self.init(cube: layer, isSnow: isSnow, theme)
    case .ansi: self.init(ansi: layer, isSnow: isSnow)
    }
  }

  // MARK: - Exact colours

  private init?(exact layer: MapLayer, isSnow: Bool, isWide: Bool, _ theme: Theme) {
    guard let shades = theme.shades else { return nil }
    let text = theme.strong.foreground
    let isDark = shades.isDark
    func classes(_ bounds: [Double], _ ramp: ColorScale, isOverTerrain: Bool) -> FieldPalette {
      let values = [bounds[0] - 1] + bounds
      func colors(_ share: Double, on terrain: Color) -> [Color?] {
        values.enumerated().map { index, value in
          if index == 0, isOverTerrain { return nil }
          guard let color = ramp.color(at: value) else { return nil }
          let ground = isOverTerrain ? terrain : shades.background
          return Self.readable(color, under: text, on: ground, share: share)
        }
      }
      return FieldPalette(
        bounds: bounds, land: colors(Self.shares.land, on: shades.land),
        sea: colors(Self.shares.sea, on: shades.sea),
        text: values.map { _ in text })
    }
    switch layer {
    case .temperature:
      self = classes(
        isWide ? Self.steps(-40, 2, 46) : Self.steps(-40, 1, 91), shades.temperatures,
        isOverTerrain: false)
    case .wind:
      self = classes(
        isWide ? Self.steps(2, 2, 15) : Self.windBounds, Self.windRamp(isDark: isDark),
        isOverTerrain: false)
    case .rain:
      self = classes(
        isWide ? [Self.minRain, 1, 4, 15] : Self.rainBounds,
        isSnow ? Self.snowRamp : Self.rainRamp(isDark: isDark), isOverTerrain: true
      )
    case .cloud:
      let bounds = Self.steps(10, 10, 9)
      self = FieldPalette(
        bounds: bounds, land: Self.veil(shades.land, bounds, shades, text),
        sea: Self.veil(shades.sea, bounds, shades, text),
        text: Array(repeating: text, count: bounds.count + 1))
    case .pressure, .plain: return nil
    }
  }

  /// Returns a colour mixed with a background, with the largest share at which the text stays
  /// readable.
  private static func readable(
    _ color: Color, under text: Color, on ground: Color, share: Double
  ) -> Color {
    var share = share
    while true {
      let mixed = ground.mixed(with: color, at: share)
      if share <= 0.05 || (text.contrast(with: mixed) ?? 21) >= minContrast { return mixed }
      share -= 0.02
    }
  }

  /// Returns the colours of clouds over land or sea: the denser the clouds, the greyer the colour.
  private static func veil(
    _ terrain: Color, _ bounds: [Double], _ shades: Shades, _ text: Color
  ) -> [Color?] {
    let gray = Color(hex: shades.isDark ? 0xA9B2BD : 0x8F99A6)
    return [nil]
      + bounds.map { readable(gray, under: text, on: terrain, share: 0.62 * $0 / 100) }
  }

  /// The rate from which rain is drawn, in mm/h, on the map and in the strip below it.
  static let minRain = 0.1
  /// The bounds of the classes of a radar picture, in mm/h.
  static let rainBounds = [Self.minRain, 0.2, 0.5, 1, 2, 4, 8, 15, 30]

  /// The bounds of the wind's classes in m/s. The classes of strong winds are wider, because strong
  /// winds change more from place to place and from hour to hour.
  static let windBounds: [Double] = [
    1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 21, 24, 27, 30,
  ]

  /// The bounds for 256 colours. With as many classes as above, a step to another hour would send
  /// more bytes than it may.
  private static let coarseWindBounds: [Double] = [2, 4, 7, 11, 16, 24]

  /// The colours of the wind speed in m/s.
  static func windRamp(isDark: Bool) -> ColorScale {
    isDark
      ? ColorScale(mixing: [
        (0, 0x1C3A6A), (4, 0x237A9C), (8, 0x3FB49A), (13, 0xC3D155), (18, 0xF0B040),
        (25, 0xEA5A5A), (32, 0xD04A9A),
      ])
      : ColorScale(mixing: [
        (0, 0xC4D0E6), (4, 0x86C4E8), (8, 0x70D4B4), (13, 0xD6DC60), (18, 0xF9C04E),
        (25, 0xF07468), (32, 0xE07AB8),
      ])
  }

  private static func rainRamp(isDark: Bool) -> ColorScale {
    isDark
      ? ColorScale(mixing: [
        (0.1, 0x2A5C9A), (0.5, 0x2868B0), (1, 0x2A78D0), (4, 0x3FA0FF), (8, 0x8FD0FF),
        (15, 0xF0E68C), (30, 0xF2894A),
      ])
      : ColorScale(mixing: [
        (0.1, 0x9CC4F0), (0.5, 0x7CB0F0), (1, 0x5C9CF0), (4, 0x3A80E8), (8, 0x2A60D0),
        (15, 0xF0D040), (30, 0xF07A3A),
      ])
  }
  private static let snowRamp = ColorScale(mixing: [
    (0.1, 0x6A55A0), (0.5, 0x7A5FC0), (1, 0x8C6CE0), (4, 0xA98CF5), (8, 0xC8B4FF),
    (15, 0xE6DCFF), (30, 0xFFFFFF),
  ])
}

// MARK: - Few colours

extension FieldPalette {
  private init?(cube layer: MapLayer, isSnow: Bool, _ theme: Theme) {
    let isDark = theme.shades?.isDark ?? true
    // The cube has no muted dark colours; a ramp without gaps has medium lightness and needs dark
    // text. Where land and sea show through, names extend over both and stay light.
    let hasLightInk = isDark && (layer == .rain || layer == .cloud)
    func palette(_ bounds: [Double], _ colors: [UInt32?]) -> FieldPalette {
      let colors = colors.map { $0.map(Color.init(hex:)) }
      return FieldPalette(
        bounds: bounds, land: colors, sea: colors,
        text: colors.map { _ in Color(hex: hasLightInk ? 0xFFFFFF : 0x000000) })
    }
    switch (layer, isDark) {
    case (.temperature, true):
      self = palette(
        [-40, -30] + Self.steps(-20, 5, 13),
        [
          0xD787D7, 0xAF87AF, 0xAF87D7, 0x8787D7, 0x5F87D7, 0x5F87AF, 0x5FAFD7, 0x5FAFAF, 0x5F8787,
          0x5F875F, 0x87AF5F,
          0xAFAF5F, 0xD7AF5F, 0xD7875F, 0xD75F5F, 0xD75F87,
        ])
    case (.temperature, false):
      self = palette(
        [-40, -30] + Self.steps(-20, 5, 13),
        [
          0xFFD7FF, 0xFFAFFF, 0xD7AFFF, 0xAFAFFF, 0x87AFFF, 0x87D7FF, 0x87FFFF, 0x87FFD7, 0x87FF87,
          0xAFFF87, 0xD7FF87,
          0xFFFF87, 0xFFD787, 0xFFAF87, 0xFF8787, 0xFF87AF,
        ])
    case (.wind, true):
      self = palette(
        Self.coarseWindBounds,
        [0x8787AF, 0x5F87AF, 0x5F875F, 0x87875F, 0xD7875F, 0xD75F5F, 0xAF5F87])
    case (.wind, false):
      self = palette(
        Self.coarseWindBounds,
        [0xD7D7FF, 0xAFD7FF, 0x87FFD7, 0xD7FF87, 0xFFD787, 0xFF8787, 0xFF87D7])
    case (.rain, true):
      self = palette(
        Self.rainBounds,
        isSnow
          ? [
            nil, 0x5F5F87, 0x875F87, 0x5F5FAF, 0x875FAF, 0x875FD7, 0x8700AF, 0x8700D7, 0xAF00D7,
            0xAF0087,
          ]
          : [
            nil, 0x005F87, 0x005FAF, 0x005FD7, 0x005FFF, 0x5F5FD7, 0x5F5FFF, 0x875F5F, 0xAF5F00,
            0xAF5F5F,
          ])
    case (.rain, false):
      self = palette(
        Self.rainBounds,
        isSnow
          ? [
            nil, 0xFFD7FF, 0xFFAFFF, 0xD7AFFF, 0xD787FF, 0xAF87FF, 0xFF87FF, 0xFF87D7, 0xD787D7,
            0xD787AF,
          ]
          : [
            nil, 0xD7FFFF, 0xAFD7FF, 0x87D7FF, 0x87AFFF, 0x5FAFFF, 0x5FD7FF, 0xFFFF87, 0xFFD787,
            0xFF8787,
          ])
    case (.cloud, _):
      self = palette(
        [20, 40, 60, 80],
        isDark
          ? [nil, 0x3A3A3A, 0x4E4E4E, 0x626262, 0x6C6C6C]
          : [nil, 0xDADADA, 0xC6C6C6, 0xB2B2B2, 0x9E9E9E])
    case (.pressure, _), (.plain, _): return nil
    }
  }

  /// In the terminal's own colours, each class is one of its background colours, with a text colour
  /// that is readable on it in xterm's palette.
  private init?(ansi layer: MapLayer, isSnow: Bool) {
    func palette(_ bounds: [Double], _ colors: [UInt8?]) -> FieldPalette {
      let dark: Set<UInt8> = [1, 4, 5]
      return FieldPalette(
        bounds: bounds, land: colors.map { $0.map(Color.ansi) },
        sea: colors.map { $0.map(Color.ansi) },
        text: colors.map { $0.map { .ansi(dark.contains($0) ? 15 : 0) } ?? .standard })
    }
    switch layer {
    case .temperature: self = palette([0, 8, 18, 27, 35], [4, 6, 2, 3, 1, 5])
    case .wind: self = palette([4, 8, 13, 18, 25], [nil, 6, 2, 3, 1, 5])
    case .rain:
      self = palette([Self.minRain, 1, 4, 15], isSnow ? [nil, 5, 5, 5, 5] : [nil, 6, 4, 3, 1])
    case .cloud: self = palette([50], [nil, 7])
    case .pressure, .plain: return nil
    }
  }
}
