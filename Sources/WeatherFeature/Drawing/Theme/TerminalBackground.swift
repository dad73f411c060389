import Glibc
public import TerminalUI

/// The background of the terminal, which makes the theme `auto` dark or light.
public enum TerminalBackground: Hashable, Sendable {
  /// The terminal has too few colours for shades, so its own sixteen are used. The colour is the
  /// reported background; nil before the report.
  case fewColors(Color?)
  /// The terminal has not reported its background yet.
  case unknown
  /// The terminal has reported this background colour.
  case color(Color)

  /// `#rrggbb`, in the form that is stored for the next start.
  public var text: String? { color?.hexText }

  /// The reported colour; nil before the terminal has reported it.
  var color: Color? {
    switch self {
    case .unknown: nil
    case .fewColors(let color): color
    case .color(let color): color
    }
  }

  /// Whether the reported colour is light; an unknown background counts as dark.
  var isLight: Bool { color?.isLight == true }

  /// Stores the colour that the terminal reported.
  mutating func update(to color: Color) {
    if case .fewColors = self { self = .fewColors(color) } else { self = .color(color) }
  }

  /// Parses a stored background; nil if the text is invalid.
  public init?(text: String) {
    guard let color = Color(text: text), case .rgb = color else { return nil }
    self = .color(color)
  }
}

/// A chosen theme together with the terminal's capabilities.
public struct ColorScheme: Hashable, Sendable {
  /// The theme that was chosen.
  public var theme: ThemeName
  /// The background of the terminal.
  public var background: TerminalBackground
  /// Whether exact colours are reduced to the nearest of 256 colours.
  public var isCoarse = false
}

extension Color {
  /// Whether black text is more readable on it than white text.
  var isLight: Bool {
    // The luminance at which both are equally readable.
    let middle = 0.179
    return (luminance ?? 0) >= middle
  }

  /// The relative luminance by WCAG 2.1, from 0 to 1; nil for colours of the terminal's palette.
  package var luminance: Double? {
    guard case .rgb(let red, let green, let blue) = self else { return nil }
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast ratio between two colours by WCAG 2.1, from 1 to 21; nil for colours of the
  /// terminal's palette.
  package func contrast(with other: Color) -> Double? {
    guard let first = luminance, let second = other.luminance else { return nil }
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}
