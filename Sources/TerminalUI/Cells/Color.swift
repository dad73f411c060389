/// A colour as a view requests it. The screen approximates it if the terminal cannot show it.
public enum Color: Hashable, Sendable {
  /// The terminal's default foreground or background.
  case standard
  /// One of the 16 colours that the user's palette defines, 0 to 15.
  case ansi(UInt8)
  /// Red, green and blue.
  case rgb(UInt8, UInt8, UInt8)

  /// Creates a colour from 0xRRGGBB.
  public init(hex: UInt32) {
    self = .rgb(
      UInt8(truncatingIfNeeded: hex >> 16), UInt8(truncatingIfNeeded: hex >> 8),
      UInt8(truncatingIfNeeded: hex))
  }

  /// The colour as `#rrggbb`; nil for a colour that the terminal defines.
  package var hexText: String? {
    guard case .rgb(let red, let green, let blue) = self else { return nil }
    let digits = String(Int(red) << 16 | Int(green) << 8 | Int(blue), radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Returns a mixture of two colours, at a fraction from 0 to 1. Named colours cannot be mixed, so
  /// the nearer one is returned.
  ///
  /// ```swift
  /// let middle = Color.rgb(0, 0, 0).mixed(with: .rgb(200, 100, 50), at: 0.5)
  /// // .rgb(100, 50, 25)
  /// ```
  public func mixed(with other: Color, at fraction: Double) -> Color {
    guard case .rgb(let r1, let g1, let b1) = self, case .rgb(let r2, let g2, let b2) = other else {
      return fraction < 0.5 ? self : other
    }
    let fraction = min(1, max(0, fraction))
    func channel(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) + (Double(to) - Double(from)) * fraction).rounded())
    }
    return .rgb(channel(r1, r2), channel(g1, g2), channel(b1, b2))
  }
}

/// The greys of a 256-colour terminal, whose numbers take fewer bytes than exact colours.
extension Color {
  /// The number of the first of 24 greys, which are 10 apart.
  private static let firstGray: UInt8 = 232
  private static let darkestGray: UInt8 = 8

  /// The number of this colour; nil if it is not one of the 24 greys.
  package var grayNumber: UInt8? {
    guard case .rgb(let red, let green, let blue) = self, red == green, green == blue,
      red >= Self.darkestGray, red <= 238, (red - Self.darkestGray) % 10 == 0
    else { return nil }
    return Self.firstGray + (red - Self.darkestGray) / 10
  }

  /// The nearest of the greys. A colour that the terminal defines is returned unchanged.
  package var nearestGray: Color {
    guard case .rgb(let red, let green, let blue) = self else { return self }
    let mean = (Int(red) + Int(green) + Int(blue)) / 3
    let step = min(23, max(0, (mean - Int(Self.darkestGray) + 5) / 10))
    let gray = Self.darkestGray + UInt8(step) * 10
    return .rgb(gray, gray, gray)
  }
}

extension Color {
  // Two bits for the kind above 24 bits for the value, so that a style of two colours fits in one
  // word.
  static let packedBits: UInt64 = 26
  static let packedMask: UInt64 = (1 << packedBits) - 1

  var packed: UInt64 {
    switch self {
    case .standard: 0
    case .ansi(let index): 1 << 24 | UInt64(index)
    case .rgb(let red, let green, let blue):
      2 << 24 | UInt64(red) << 16 | UInt64(green) << 8 | UInt64(blue)
    }
  }

  init(packed: UInt64) {
    switch packed >> 24 & 3 {
    case 1: self = .ansi(UInt8(truncatingIfNeeded: packed))
    case 2: self = Color(hex: UInt32(truncatingIfNeeded: packed & 0xFF_FFFF))
    default: self = .standard
    }
  }
}
