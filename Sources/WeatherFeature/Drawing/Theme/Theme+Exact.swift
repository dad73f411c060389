import TerminalUI

/// The themes with exact colours.
extension Theme {
  /// The colours of an exact theme, as 0xRRGGBB.
  private struct Palette {
    var background, text, label, strong, accent, rule, selection: UInt32
    var good, warning, error, coast, border, match: UInt32
  }

  private init(
    _ name: ThemeName, _ palette: Palette, shades: Shades, temperatures: ColorScale,
    waters: ColorScale, airs: [UInt32], uvs: [UInt32], art: ArtPalette
  ) {
    let page = Style(
      foreground: Color(hex: palette.text), background: Color(hex: palette.background))
    func style(_ hex: UInt32) -> Style { page.foreground(Color(hex: hex)) }
    self.name = name
    text = page
    label = style(palette.label)
    value = style(palette.strong)
    strong = style(palette.strong).bold()
    accent = style(palette.accent).bold()
    selection = style(palette.strong).background(Color(hex: palette.selection))
    rule = style(palette.rule)
    header = style(palette.strong).bold()
    key = style(palette.accent)
    match = style(palette.match)
    stale = style(palette.label)
    good = style(palette.good)
    warning = style(palette.warning)
    error = style(palette.error).bold()
    sample = style(palette.warning).reversed().bold()
    coast = style(palette.coast)
    border = style(palette.border)
    town = style(palette.text)
    self.shades = shades
    self.temperatures = temperatures
    self.waters = waters
    self.airs = airs.map(Color.init(hex:))
    self.uvs = uvs.map(Color.init(hex:))
    self.art = art
  }

  /// The temperature scale of all exact themes, from severe frost to extreme heat.
  private static let ramp = ColorScale(mixing: [
    (-45, 0xD9C8FF), (-32, 0xB49BFA), (-20, 0x8A7FF0), (-10, 0x5B8DEF), (0, 0x4FB3E8),
    (8, 0x45C4B8), (15, 0x6FCF7C), (21, 0xC3D155),
    (26, 0xF0C04A), (31, 0xF2894A), (36, 0xEA5A5A), (42, 0xD4529F),
  ])

  static let dark = Theme(
    .dark,
    Palette(
      background: 0x11151C, text: 0xC9D1D9, label: 0x8D97A5, strong: 0xF0F4F8, accent: 0x58B6FF,
      rule: 0x2A323D, selection: 0x1B2F42, good: 0x6FCF7C, warning: 0xFFB454, error: 0xFF8078,
      coast: 0x7FA08A, border: 0x6A737D, match: 0xFFD866),
    shades: Shades(
      background: Color(hex: 0x11151C), night: Color(hex: 0x151B2E), day: Color(hex: 0x1D2A36),
      sea: Color(hex: 0x0E2139), land: Color(hex: 0x1C261F), temperatures: ramp,
      water: Color(hex: 0x4AA3FF), focus: Color(hex: 0x58B6FF), label: Color(hex: 0x22303F),
      ink: Color(hex: 0x10151C)),
    temperatures: ColorScale(mixing: [
      (-45, 0xE0D4FF), (-32, 0xBFAEFA), (-20, 0x9A90F5), (-10, 0x6F9CF3), (0, 0x4FB3E8),
      (8, 0x45C4B8), (15, 0x6FCF7C),
      (21, 0xC3D155), (26, 0xF0C04A), (31, 0xF2894A), (36, 0xF07A78), (42, 0xE67CBB),
    ]),
    waters: ColorScale(mixing: [(0, 0x8AC2FF), (2.5, 0x4AA3FF), (8, 0x5F9DFF), (30, 0x8C92FF)]),
    airs: [0x6FCF7C, 0xE3D24C, 0xFFA640, 0xFF7B72, 0xC58AF0, 0xE87F95],
    uvs: [0x6FCF7C, 0xE3D24C, 0xFFA640, 0xFF7B72, 0xC58AF0],
    art: ArtPalette(
      sun: Color(hex: 0xFFD54A), dawn: Color(hex: 0xF2894A), moon: Color(hex: 0xE8E2B8),
      cloud: Color(hex: 0xB4BCC6),
      darkCloud: Color(hex: 0x8F99A4), rain: Color(hex: 0x58ABFF), snow: Color(hex: 0xF4F8FF),
      ice: Color(hex: 0xA8E4F0), lightning: Color(hex: 0xFFE94A), dust: Color(hex: 0xD9A865)))

  static let light = Theme(
    .light,
    Palette(
      background: 0xFBFBF8, text: 0x30363D, label: 0x59626B, strong: 0x0B0F14, accent: 0x0B57A4,
      rule: 0xCDD2D8, selection: 0xD8E8FA, good: 0x17703B, warning: 0x855600, error: 0xB42318,
      coast: 0x3F7A55, border: 0x78818A, match: 0x8A3FB0),
    shades: Shades(
      background: Color(hex: 0xFBFBF8), night: Color(hex: 0xE6EAF6), day: Color(hex: 0xFBF3DF),
      sea: Color(hex: 0xD9E8F6), land: Color(hex: 0xEDF1E2),
      temperatures: ColorScale(mixing: [
        (-45, 0xE6D4FB), (-32, 0xCDBCF9), (-20, 0x9C92F5), (-10, 0x75A0F5), (0, 0x5CBBEC),
        (8, 0x4FCBC0), (15, 0x74D182),
        (21, 0xC6D45A), (26, 0xF3C550), (31, 0xF5935A), (36, 0xF06C6A), (42, 0xDE6CAE),
      ]),
      water: Color(hex: 0x2F7FD8), focus: Color(hex: 0x2F86DE), label: Color(hex: 0xFFFFFF),
      ink: Color(hex: 0x10151C)),
    temperatures: ColorScale(mixing: [
      (-45, 0x8A1F8A), (-32, 0x6A2FB0), (-20, 0x3B3FBF), (-10, 0x1F5AB8), (0, 0x0A6A88),
      (8, 0x08705F), (15, 0x17703B),
      (21, 0x5A6A00), (26, 0xA84200), (31, 0xB83200), (36, 0xBE1E2D), (42, 0xA0189A),
    ]),
    waters: ColorScale(mixing: [(0, 0x2F679F), (2.5, 0x1F5AB8), (8, 0x1C3FB0), (30, 0x3A2A9A)]),
    airs: [0x17703B, 0x6A6200, 0xA04A00, 0xB42020, 0x7A2FA0, 0x7A1030],
    uvs: [0x17703B, 0x6A6200, 0xA04A00, 0xB42020, 0x7A2FA0],
    art: ArtPalette(
      sun: Color(hex: 0x8A5600), dawn: Color(hex: 0xA34700), moon: Color(hex: 0x615A2A),
      cloud: Color(hex: 0x566069),
      darkCloud: Color(hex: 0x3C444D), rain: Color(hex: 0x1F5AB8), snow: Color(hex: 0x43617F),
      ice: Color(hex: 0x0A6A88), lightning: Color(hex: 0x855600), dust: Color(hex: 0x80531D)))

  /// The temperature scale, from violet over green and orange to pink. Cyan is reserved for the
  /// focus, blue for water, yellow for warnings, and red for severe warnings.
  private static let highContrastRamp = ColorScale(mixing: [
    (-45, 0xF4E0FF), (-32, 0xE0C4FF), (-20, 0xD0ACFF), (-8, 0xC4A8FF), (2, 0xA8D8D0),
    (12, 0x66FF99), (19, 0xC8F070), (26, 0xFFB455), (33, 0xFFA58F), (40, 0xFF90C8),
  ])

  static let highContrast = Theme(
    .highContrast,
    Palette(
      background: 0x000000, text: 0xFFFFFF, label: 0xE4E4E4, strong: 0xFFFFFF, accent: 0x55F0FF,
      rule: 0xB0B0B0, selection: 0x00305F, good: 0x66FF99, warning: 0xFFEE33, error: 0xFF6A5A,
      coast: 0x99FFBB, border: 0xCCCCCC, match: 0x55F0FF),
    shades: Shades(
      background: Color(hex: 0x000000), night: Color(hex: 0x14142E), day: Color(hex: 0x18242C),
      sea: Color(hex: 0x001A38), land: Color(hex: 0x101A10),
      temperatures: highContrastRamp,
      water: Color(hex: 0x78B8FF), focus: Color(hex: 0x55F0FF), label: Color(hex: 0x1A1A1A),
      ink: Color(hex: 0x000000)),
    temperatures: highContrastRamp,
    waters: ColorScale(mixing: [(0, 0xB4D8FF), (2.5, 0x78B8FF), (30, 0x6AA6FF)]),
    airs: [0x66FF99, 0xFFFF55, 0xFFBE55, 0xFF9C94, 0xE0AAFF, 0xFF8FB0],
    uvs: [0x66FF99, 0xFFFF55, 0xFFBE55, 0xFF9C94, 0xE0AAFF],
    art: ArtPalette(
      sun: Color(hex: 0xFFFF55), dawn: Color(hex: 0xFFBE55), moon: Color(hex: 0xFFFFCC),
      cloud: Color(hex: 0xFFFFFF),
      darkCloud: Color(hex: 0xCCCCCC), rain: Color(hex: 0x78B8FF), snow: Color(hex: 0xFFFFFF),
      ice: Color(hex: 0xAAF4FF), lightning: Color(hex: 0xFFFF55), dust: Color(hex: 0xFFCC88)))
}

/// The theme that suits the terminal's background.
extension Theme {
  /// Chooses the dark or the light theme by the background, and keeps the terminal's background if
  /// all of the theme's text is readable on it. Otherwise, and until the terminal reports its
  /// background, the theme uses its own background.
  init(fitting background: TerminalBackground) {
    switch background {
    case .fewColors: self.init(terminalOn: background)
    case .unknown: self = .dark
    case .color(let color):
      let theme: Theme = color.isLight ? .light : .dark
      self = theme.canBeRead(on: color) ? theme.standing(on: color) : theme
    }
  }

  private func canBeRead(on color: Color) -> Bool {
    let scale = stride(from: -46.0, through: 42, by: 2).compactMap(temperatureColor)
    let texts = [label, warning, error, accent, good, match].map(\.foreground)
    return (texts + scale + airs + uvs).allSatisfy { ($0.contrast(with: color) ?? 0) >= 4.5 }
  }

  /// The theme without its own background.
  private func standing(on color: Color) -> Theme {
    var theme = self
    let styles: [WritableKeyPath<Theme, Style>] = [
      \.text, \.label, \.value, \.strong, \.accent, \.rule, \.header, \.key, \.match, \.stale,
      \.good, \.warning, \.error, \.sample, \.coast, \.border, \.town,
    ]
    for style in styles { theme[keyPath: style].background = .standard }
    theme.shades?.background = color
    return theme
  }
}
