import TerminalUI

/// The themes in exact colours, on a background of their own.
extension Theme {
  /// The colours that an exact theme is made of, as 0xRRGGBB.
  private struct Palette {
    var background, text, label, strong, accent, rule, selection, night: UInt32
    var good, warning, error, coast, border, match: UInt32
  }

  private init(
    _ name: ThemeName, _ palette: Palette, temperatures: ColorScale, waters: ColorScale,
    airs: [UInt32], uvs: [UInt32], art: ArtPalette
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
    header = style(palette.label).bold()
    key = style(palette.accent)
    match = style(palette.match).bold()
    stale = style(palette.label)
    good = style(palette.good)
    warning = style(palette.warning)
    error = style(palette.error).bold()
    sample = style(palette.warning).reversed().bold()
    coast = style(palette.coast)
    border = style(palette.border)
    town = style(palette.text)
    night = Color(hex: palette.night)
    self.temperatures = temperatures
    self.waters = waters
    self.airs = airs.map(Color.init(hex:))
    self.uvs = uvs.map(Color.init(hex:))
    self.art = art
  }

  static let dark = Theme(
    .dark,
    Palette(
      background: 0x101418, text: 0xC8CDD3, label: 0x8B949E, strong: 0xF2F5F8, accent: 0x6CB6FF,
      rule: 0x3A424B, selection: 0x24405E, night: 0x1A2130, good: 0x57C98A, warning: 0xF0B83D,
      error: 0xFF7B72, coast: 0x7FA08A, border: 0x6A737D, match: 0xFFD866),
    temperatures: ColorScale(mixing: [
      (-20, 0x7C8CFF), (-8, 0x5B9DFF), (2, 0x45C4E8), (12, 0x4CC98A), (19, 0xE3D24C),
      (26, 0xFFA640), (33, 0xFF6B6B), (40, 0xE878E8),
    ]),
    waters: ColorScale(mixing: [(0, 0x9CCBFF), (2.5, 0x6CAEFF), (8, 0x5590FF), (30, 0x8080FF)]),
    airs: [0x57C98A, 0xE3D24C, 0xFFA640, 0xFF6B6B, 0xC58AF0, 0xE0708A],
    uvs: [0x57C98A, 0xE3D24C, 0xFFA640, 0xFF6B6B, 0xC58AF0],
    art: ArtPalette(
      sun: Color(hex: 0xFFD54A), moon: Color(hex: 0xE8E2B8), cloud: Color(hex: 0xB4BCC6),
      darkCloud: Color(hex: 0x87909B), rain: Color(hex: 0x6CAEFF), snow: Color(hex: 0xF4F8FF),
      ice: Color(hex: 0xA8E4F0), lightning: Color(hex: 0xFFE94A), dust: Color(hex: 0xD9A865)))

  static let light = Theme(
    .light,
    Palette(
      background: 0xFBFBF8, text: 0x30363D, label: 0x626A73, strong: 0x0B0F14, accent: 0x0B5CAD,
      rule: 0xC4C9CF, selection: 0xCFE3F8, night: 0xEEF0F6, good: 0x1A7F45, warning: 0x8A5A00,
      error: 0xB42318, coast: 0x3F7A55, border: 0x8A929B, match: 0x8A3FB0),
    temperatures: ColorScale(mixing: [
      (-20, 0x3B3FBF), (-8, 0x1F5FC4), (2, 0x0A7390), (12, 0x1A7A45), (19, 0x7A6500),
      (26, 0xA85000), (33, 0xC02020), (40, 0xA0189A),
    ]),
    waters: ColorScale(mixing: [(0, 0x3570AE), (2.5, 0x1F5FC4), (8, 0x1C3FB0), (30, 0x3A2A9A)]),
    airs: [0x1A7F45, 0x7A6500, 0xA85000, 0xC02020, 0x7A2FA0, 0x7A1030],
    uvs: [0x1A7F45, 0x7A6500, 0xA85000, 0xC02020, 0x7A2FA0],
    art: ArtPalette(
      sun: Color(hex: 0x8F5B00), moon: Color(hex: 0x6A6330), cloud: Color(hex: 0x5C6670),
      darkCloud: Color(hex: 0x3C444D), rain: Color(hex: 0x1F5FC4), snow: Color(hex: 0x4A6A8C),
      ice: Color(hex: 0x0A7390), lightning: Color(hex: 0x8A5A00), dust: Color(hex: 0x8A5A20)))

  static let highContrast = Theme(
    .highContrast,
    Palette(
      background: 0x000000, text: 0xFFFFFF, label: 0xE4E4E4, strong: 0xFFFFFF, accent: 0xFFFF55,
      rule: 0xB0B0B0, selection: 0x003A7A, night: 0x1C1C3A, good: 0x66FF99, warning: 0xFFD633,
      error: 0xFF9C94, coast: 0x99FFBB, border: 0xCCCCCC, match: 0x66FFFF),
    temperatures: ColorScale(mixing: [
      (-20, 0xA8B0FF), (-8, 0x8CC0FF), (2, 0x66E0FF), (12, 0x66FF99), (19, 0xFFFF55),
      (26, 0xFFBE55), (33, 0xFF9C94), (40, 0xFF99FF),
    ]),
    waters: ColorScale(mixing: [(0, 0xCCE6FF), (2.5, 0x99CCFF), (8, 0x80B8FF), (30, 0xA8B0FF)]),
    airs: [0x66FF99, 0xFFFF55, 0xFFBE55, 0xFF9C94, 0xE0AAFF, 0xFF8FB0],
    uvs: [0x66FF99, 0xFFFF55, 0xFFBE55, 0xFF9C94, 0xE0AAFF],
    art: ArtPalette(
      sun: Color(hex: 0xFFFF55), moon: Color(hex: 0xFFFFCC), cloud: Color(hex: 0xFFFFFF),
      darkCloud: Color(hex: 0xCCCCCC), rain: Color(hex: 0x99CCFF), snow: Color(hex: 0xFFFFFF),
      ice: Color(hex: 0xAAF4FF), lightning: Color(hex: 0xFFFF55), dust: Color(hex: 0xFFCC88)))
}
