public import TerminalUI

/// A theme of the person's own: another one's, with some colours changed.
public struct CustomTheme: Hashable, Sendable {
  /// Its name, as `--theme` and the settings use it.
  public let name: String
  /// The theme that gives what is not named here.
  public let base: BuiltInTheme
  /// The colours that differ from it.
  public let colors: [ThemeColor: Color]

  /// A theme like `base` but for `colors`.
  public init(name: String, base: BuiltInTheme = .dark, colors: [ThemeColor: Color] = [:]) {
    self.name = name
    self.base = base
    self.colors = colors
  }
}

/// What of a theme a person can colour, by the key in the configuration file.
public enum ThemeColor: String, CaseIterable, Hashable, Sendable {
  case background, text, label, value, strong, accent, selection, rule, header, key, match, stale
  case good, warning, error, sample, coast, border, town, night
}

extension Theme {
  /// A theme of the person's own.
  init(_ custom: CustomTheme) {
    let base = Theme(ThemeName(custom.base))
    let background = custom.colors[.background]
    /// The base's style in the colour that was given for it, on the ground that was given.
    func style(_ base: Style, _ part: ThemeColor) -> Style {
      var style = base
      if let background { style.background = background }
      if let color = custom.colors[part] { style.foreground = color }
      return style
    }
    name = .custom(custom)
    text = style(base.text, .text)
    label = style(base.label, .label)
    let value = style(base.value, .value)
    self.value = value
    strong = style(base.strong, .strong)
    accent = style(base.accent, .accent)
    // A bar is told by its ground.
    selection = custom.colors[.selection].map(value.background(_:)) ?? base.selection
    rule = style(base.rule, .rule)
    header = style(base.header, .header)
    key = style(base.key, .key)
    match = style(base.match, .match)
    stale = style(base.stale, .stale)
    good = style(base.good, .good)
    warning = style(base.warning, .warning)
    error = style(base.error, .error)
    sample = style(base.sample, .sample)
    coast = style(base.coast, .coast)
    border = style(base.border, .border)
    town = style(base.town, .town)
    night = custom.colors[.night] ?? base.night
    temperatures = base.temperatures
    waters = base.waters
    airs = base.airs
    uvs = base.uvs
    art = base.art
  }
}
