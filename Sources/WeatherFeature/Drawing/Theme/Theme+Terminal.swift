import TerminalUI

/// The themes that use the terminal's own colours.
extension Theme {
  private init(
    _ name: ThemeName, accent: Style, key: Style, match: Style, good: Style, warning: Style,
    error: Style, coast: Style, temperatures: ColorScale, waters: ColorScale,
    airs: [Color], uvs: [Color], art: ArtPalette
  ) {
    self.name = name
    text = .plain
    // Dimmed by attribute: in some palettes bright black equals the background.
    label = .plain.dim()
    value = .plain
    strong = .plain.bold()
    self.accent = accent
    selection = .plain.reversed()
    rule = .plain.dim()
    header = .plain.bold()
    self.key = key
    self.match = match
    stale = .plain.dim()
    self.good = good
    self.warning = warning
    self.error = error
    sample = warning.reversed().bold()
    self.coast = coast
    border = .plain.dim()
    town = .plain
    shades = nil
    self.temperatures = temperatures
    self.waters = waters
    self.airs = airs
    self.uvs = uvs
    self.art = art
  }

  private static func ansi(_ index: UInt8) -> Style { Style(foreground: .ansi(index)) }

  /// Creates the theme for a light background if the terminal's is known to be light, otherwise for
  /// a dark one.
  init(terminalOn background: TerminalBackground) {
    self = background.isLight ? .terminalOnLight : .terminal
  }

  // 1 red, 2 green, 3 yellow, 4 blue, 5 magenta, 6 cyan; add 8 for the bright variant. Dark blue is
  // unreadable on black and therefore left out, and so is bright blue, which becomes dark blue in
  // eight colours.
  static let terminal = Theme(
    .terminal, accent: ansi(6).bold(), key: ansi(6), match: ansi(3).bold(), good: ansi(2),
    warning: ansi(3), error: ansi(9).bold(), coast: ansi(2),
    temperatures: ColorScale(steps: [
      (-100, .ansi(13)), (0, .ansi(6)), (8, .ansi(2)), (18, .ansi(3)), (27, .ansi(9)),
      (35, .ansi(1)), (40, .ansi(5)),
    ]),
    waters: ColorScale(steps: [(0, .ansi(6))]),
    airs: [.ansi(2), .ansi(3), .ansi(9), .ansi(1), .ansi(5), .ansi(13)],
    uvs: [.ansi(2), .ansi(3), .ansi(9), .ansi(1), .ansi(5)],
    art: ArtPalette(
      sun: .ansi(3), dawn: .ansi(3), moon: .ansi(3), cloud: .standard, darkCloud: .standard,
      rain: .ansi(6),
      snow: .standard, ice: .ansi(6), lightning: .ansi(3), dust: .ansi(3)))

  // Yellow, green, cyan and all bright colours but red are unreadable on white. Some terminals draw
  // bold text in the bright variant, so only blue and red are bold.
  static let terminalOnLight = Theme(
    .terminal, accent: ansi(4).bold(), key: ansi(4), match: ansi(5).underlined(), good: ansi(4),
    warning: ansi(5), error: ansi(1).bold(), coast: ansi(4),
    temperatures: ColorScale(steps: [
      (-100, .ansi(5)), (0, .ansi(4)), (8, .standard), (27, .ansi(1)), (40, .ansi(5)),
    ]),
    waters: ColorScale(steps: [(0, .ansi(4))]),
    airs: [.ansi(4), .standard, .ansi(5), .ansi(1), .ansi(1), .ansi(1)],
    uvs: [.ansi(4), .standard, .ansi(5), .ansi(1), .ansi(1)],
    art: ArtPalette(
      sun: .ansi(1), dawn: .ansi(1), moon: .standard, cloud: .standard, darkCloud: .standard,
      rain: .ansi(4), snow: .standard, ice: .ansi(4), lightning: .ansi(5), dust: .standard))

  static let mono = Theme(
    .mono, accent: .plain.bold().underlined(), key: .plain.bold(), match: .plain.underlined(),
    good: .plain, warning: .plain.bold(), error: .plain.bold().underlined(), coast: .plain,
    temperatures: ColorScale(steps: []), waters: ColorScale(steps: []),
    airs: [], uvs: [], art: ArtPalette(all: .standard))
}
