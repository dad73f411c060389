import Glibc
public import TerminalUI

/// What the terminal's text stands on, by which the theme `auto` is dark or light.
public enum TerminalBackground: Hashable, Sendable {
  /// Fewer colours than shades need: the terminal's own sixteen are used.
  case fewColors
  /// The terminal has not reported it yet.
  case unknown
  /// The terminal said it.
  case color(Color)

  /// `#rrggbb`, as it is kept for the next start.
  public var text: String? {
    guard case .color(let color) = self else { return nil }
    return color.hexText
  }

  /// The ground that was kept; nil of what means nothing.
  public init?(text: String) {
    guard let color = Color(text: text), case .rgb = color else { return nil }
    self = .color(color)
  }
}

/// A choice of colours with what it comes to on this terminal.
public struct ColorScheme: Hashable, Sendable {
  /// The theme that was chosen.
  public var theme: ThemeName
  /// What the text stands on.
  public var background: TerminalBackground
  /// Whether shades come out as the nearest of 256 colours.
  public var isCoarse = false
}

extension Color {
  /// Relative luminance after WCAG 2.1, from 0 to 1; nil for colours that the terminal decides.
  package var luminance: Double? {
    guard case .rgb(let red, let green, let blue) = self else { return nil }
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / 255
      return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// How well one can be read on the other after WCAG 2.1, from 1 to 21; nil where the terminal
  /// decides.
  package func contrast(with other: Color) -> Double? {
    guard let first = luminance, let second = other.luminance else { return nil }
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}
