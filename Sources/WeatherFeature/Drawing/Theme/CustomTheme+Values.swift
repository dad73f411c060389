import TerminalUI

extension CustomTheme {
  /// A theme from the keys and values of a configuration file; what means nothing is left out.
  public init(name: String, values: [String: String]) {
    let colors = values.compactMap { key, value in
      ThemeColor(rawValue: key).flatMap { part in Color(text: value).map { (part, $0) } }
    }
    self.init(
      name: name, base: values["base"].flatMap(BuiltInTheme.init(rawValue:)) ?? .dark,
      colors: Dictionary(uniqueKeysWithValues: colors))
  }

  /// Whether a text is a colour, as ``init(name:values:)`` takes it.
  public static func isColor(_ text: String) -> Bool { Color(text: text) != nil }
}

extension Color {
  /// `#rrggbb`, `#rgb`, a number of the 256-colour palette, `default`, or one of the terminal's own
  /// sixteen by name: `red`, `bright-red`.
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

  /// xterm's palette: the terminal's sixteen, a cube of 6 × 6 × 6, 24 greys.
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
