import TerminalUI

/// The exact themes in 256 colours, chosen by hand, because the palette entry nearest to a dark
/// colour is a pure corner of the cube, which is much more saturated.
extension Theme {
  /// Replaces the theme's own colours by palette entries; those of a custom theme stay.
  mutating func coarsen() {
    guard let isDark = shades?.isDark else { return }
    let styles: [WritableKeyPath<Theme, Style>] = [
      \.text, \.label, \.value, \.strong, \.accent, \.selection, \.rule, \.header, \.key, \.match,
      \.stale, \.good, \.warning, \.error, \.sample, \.coast, \.border, \.town,
    ]
    for style in styles {
      self[keyPath: style].foreground.coarsen()
      self[keyPath: style].background.coarsen()
    }
    let colors: [WritableKeyPath<Shades, Color>] = [
      \.background, \.night, \.day, \.sea, \.land, \.water, \.focus, \.label,
    ]
    for color in colors { shades?[keyPath: color].coarsen() }
    shades?.isCoarse = true
    shades?.temperatures = isDark ? .darkCube : .lightCube
  }
}

extension Color {
  fileprivate mutating func coarsen() {
    guard case .rgb(let red, let green, let blue) = self else { return }
    let hex = UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    if let entry = Self.entries[hex] { self = Color(hex: entry) }
  }

  /// The palette entries for the colours of the themes.
  private static let entries: [UInt32: UInt32] = [
    // Dark: greys from 233 on, 75 for water and focus.
    0x11151C: 0x121212, 0x151B2E: 0x1C1C1C, 0x1D2A36: 0x303030, 0x0E2139: 0x1C1C1C,
    0x1C261F: 0x3A3A3A, 0x22303F: 0x262626, 0x1B2F42: 0x005F87, 0x58B6FF: 0x5FAFFF,
    0x4AA3FF: 0x5FAFFF, 0x7FA08A: 0x87AF87, 0xC9D1D9: 0xD0D0D0, 0xF0F4F8: 0xEEEEEE,
    0x8D97A5: 0x9E9E9E, 0x2A323D: 0x3A3A3A,
    // Light: lavender for nights, straw yellow for days, pale blue for the sea.
    0xFBFBF8: 0xFFFFFF, 0xE6EAF6: 0xD7D7FF, 0xFBF3DF: 0xFFFFD7, 0xD9E8F6: 0xAFD7FF,
    0xEDF1E2: 0xEEEEEE, 0xD8E8FA: 0xAFD7FF, 0x2F86DE: 0x87AFD7, 0x0B57A4: 0x005FAF,
    0x2F7FD8: 0x5F87D7, 0x59626B: 0x585858, 0x30363D: 0x303030, 0xB42318: 0xAF005F,
    // High contrast.
    0x14142E: 0x1C1C1C, 0x18242C: 0x303030, 0x001A38: 0x1C1C1C, 0x101A10: 0x3A3A3A,
    0x00305F: 0x005F87, 0x78B8FF: 0x87AFFF, 0x55F0FF: 0x5FFFFF, 0xFFEE33: 0xFFFF5F,
    0xFF6A5A: 0xFF8787,
  ]
}

extension Shades {
  /// The flat fill below a curve in 256 colours: the muted palette entry with the hue of the curve.
  func fill(under color: Color) -> Color {
    guard case .rgb(let red, let green, let blue) = color else { return color }
    // The values for low, middle and full channels of the curve.
    let levels: (low: UInt8, middle: UInt8, full: UInt8) =
      isDark ? (0x5F, 0x87, 0xAF) : (0xAF, 0xD7, 0xD7)
    func muted(_ channel: UInt8) -> UInt8 {
      channel < 0xAF ? levels.low : channel < 0xFF ? levels.middle : levels.full
    }
    return .rgb(muted(red), muted(green), muted(blue))
  }

  /// Returns the colour that the terminal shows.
  func shown(_ color: Color) -> Color { isCoarse ? ColorQuantizer.nearest(to: color) : color }

  /// The background of a selection in 256 colours, because mixed colours would become a corner of
  /// the cube.
  var coarseFocus: Color { Color(hex: isDark ? 0x005F87 : 0xAFD7FF) }
}

extension Color {
  /// Returns the colour with an amount added to every channel.
  func shifted(by amount: Int) -> Color {
    guard case .rgb(let red, let green, let blue) = self else { return self }
    func moved(_ channel: UInt8) -> UInt8 { UInt8(max(0, min(255, Int(channel) + amount))) }
    return .rgb(moved(red), moved(green), moved(blue))
  }
}

extension ColorScale {
  /// The temperature scale on dark backgrounds, in muted entries of the 256-colour palette.
  fileprivate static let darkCube = ColorScale(
    steps: [
      (-45, 0xD7AFFF), (-38, 0xAFAFFF), (-31, 0xAF87FF), (-25, 0xAF87D7), (-20, 0x8787D7),
      (-13, 0x5F87D7), (-9, 0x5F87FF), (-6, 0x5FAFD7), (-4, 0x5FAFFF), (-2, 0x5FAFAF),
      (0, 0x5FD7D7),
      (2, 0x87D7D7), (3.5, 0x5FD7AF), (5, 0x87D7AF), (6.5, 0x5FD787), (8, 0x87D787),
      (9.5, 0x87D75F),
      (11, 0xAFD7AF), (12.5, 0xAFD787), (14, 0xAFD75F), (16, 0xD7D787), (18, 0xD7D75F),
      (20, 0xFFD7AF),
      (21.5, 0xFFD787), (23, 0xFFD75F), (24.5, 0xD7AF5F), (26, 0xFFAF87), (27.5, 0xFFAF5F),
      (29, 0xD7875F), (30, 0xFF8787), (31.5, 0xFF875F), (34, 0xD75F5F), (36, 0xFF5F5F),
      (38, 0xFF5F87), (40, 0xD75FAF),
    ].map { ($0, Color(hex: $1)) })

  /// The same scale on light backgrounds, for dark numbers.
  fileprivate static let lightCube = ColorScale(
    steps: [
      (-45, 0xFFD7FF), (-38, 0xD7AFFF), (-31, 0xD7AFD7), (-25, 0xAFAFD7), (-20, 0xAFAFFF),
      (-13, 0x87AFFF), (-6, 0x87D7FF), (0, 0x87D7D7), (4, 0x87D7AF), (8, 0x87D787), (12, 0xAFD787),
      (16, 0xAFD75F), (19, 0xD7D787), (22, 0xD7D75F), (25, 0xFFD75F), (28, 0xFFAF5F),
      (31, 0xFFAF87), (35, 0xFF8787), (40, 0xFF87AF),
    ].map { ($0, Color(hex: $1)) })
}
