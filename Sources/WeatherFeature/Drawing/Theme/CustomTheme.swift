public import TerminalUI

/// A user-defined theme: another theme with some colours changed.
public struct CustomTheme: Hashable, Sendable {
  /// The name in `--theme` and in the settings.
  public let name: String
  /// The theme that provides all other colours.
  public let base: BuiltInTheme
  /// The colours that differ from those of the base.
  public let colors: [ThemeColor: Color]

  /// Creates a theme like `base` with different `colors`.
  public init(name: String, base: BuiltInTheme = .dark, colors: [ThemeColor: Color] = [:]) {
    self.name = name
    self.base = base
    self.colors = colors
  }
}

/// The colours of a theme that a user can change, by their configuration keys.
public enum ThemeColor: String, CaseIterable, Hashable, Sendable {
  case background, text, label, value, strong, accent, selection, rule, header, key, match, stale
  case good, warning, error, sample, coast, border, town, night, day, sea, land
}

extension Theme {
  /// Creates a user-defined theme.
  init(_ custom: CustomTheme, on background: TerminalBackground = .unknown) {
    let base = Theme(.builtIn(custom.base), on: background)
    let background = custom.colors[.background]
    /// Returns the base's style with the custom foreground and background, if they are set.
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
    // A bar is drawn with its background colour.
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
    shades = base.shades.map { shades in
      var shades = shades
      if case .rgb? = background { shades.background = background ?? shades.background }
      shades.night = custom.colors[.night] ?? shades.night
      shades.day = custom.colors[.day] ?? shades.day
      shades.sea = custom.colors[.sea] ?? shades.sea
      shades.land = custom.colors[.land] ?? shades.land
      return shades
    }
    temperatures = base.temperatures
    waters = base.waters
    airs = base.airs
    uvs = base.uvs
    art = base.art
  }
}

extension CustomTheme {
  /// Creates a theme from the keys and values of a configuration file; invalid ones are ignored.
  public init(name: String, values: [String: String]) {
    let colors = values.compactMap { key, value in
      ThemeColor(rawValue: key).flatMap { part in Color(text: value).map { (part, $0) } }
    }
    self.init(
      name: name, base: values["base"].flatMap(BuiltInTheme.init(rawValue:)) ?? .dark,
      colors: Dictionary(uniqueKeysWithValues: colors))
  }

  /// Returns whether ``init(name:values:)`` accepts a text as a colour.
  public static func isColor(_ text: String) -> Bool { Color(text: text) != nil }
}

extension Color {
  /// Parses `#rrggbb`, `#rgb`, a number of the 256-colour palette, `default`, or a name of the
  /// terminal's own sixteen colours: `red`, `bright-red`.
  init?(text: String) {
    let text = text.lowercased()
    if text.hasPrefix("#") {
      self.init(digits: text.dropFirst())
    } else if let index = UInt8(text) {
      self.init(palette: index)
    } else if text == "default" {
      self = .standard
    } else {
      let isBright = text.hasPrefix("bright-")
      let name = isBright ? text.dropFirst(7) : text[...]
      guard let index = Self.names.firstIndex(of: String(name)) else { return nil }
      self = .ansi(UInt8(index) + (isBright ? 8 : 0))
    }
  }

  private static let names = [
    "black", "red", "green", "yellow", "blue", "magenta", "cyan", "white",
  ]

  private init?(digits: Substring) {
    let digits =
      digits.count == 3 ? Substring(digits.map { "\($0)\($0)" }.joined()) : digits
    guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let hex = UInt32(digits, radix: 16)
    else { return nil }
    self.init(hex: hex)
  }

  /// Creates a colour of xterm's palette: the terminal's own sixteen colours, a cube of 6 × 6 × 6,
  /// and 24 greys.
  private init(palette index: UInt8) {
    switch index {
    case 0..<16: self = .ansi(index)
    case 16..<232:
      let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
      let place = Int(index) - 16
      self = .rgb(levels[place / 36], levels[place / 6 % 6], levels[place % 6])
    default:
      let grey = 8 + (index - 232) * 10
      self = .rgb(grey, grey, grey)
    }
  }
}
