/// Converts a view's colour to the nearest colour number of the terminal.
package struct ColorQuantizer: Sendable {
  /// The number of colours: 0, 8, 16, 256 or 16,777,216.
  package var count: Int

  package init(count: Int) { self.count = count }

  /// Returns the number of a colour; -1 for the terminal's default.
  package func index(of color: Color) -> Int32 {
    switch color {
    case .standard: -1
    case .ansi(let index): ansi(Int(index & 15))
    case .rgb(let red, let green, let blue): rgb(Int(red), Int(green), Int(blue))
    }
  }

  /// Returns the nearest of the colours from 16 on of a 256-colour terminal, which are the same in
  /// all terminals. Colours that the terminal defines stay.
  package static func nearest(to color: Color) -> Color {
    guard case .rgb = color else { return color }
    let index = Int(ColorQuantizer(count: 256).index(of: color))
    func level(_ step: Int) -> UInt8 { step == 0 ? 0 : UInt8(55 + step * 40) }
    guard index < 232 else {
      let gray = UInt8(8 + (index - 232) * 10)
      return .rgb(gray, gray, gray)
    }
    let entry = index - 16
    return .rgb(level(entry / 36), level(entry / 6 % 6), level(entry % 6))
  }

  private func ansi(_ index: Int) -> Int32 {
    switch count {
    case ..<8: -1
    case 8..<16: Int32(index & 7)
    case 1 << 24 where index > 7:
      // In direct colour mode only the first eight palette colours exist.
      direct(ColorQuantizer.palette[index])
    default: Int32(index)
    }
  }

  private func rgb(_ red: Int, _ green: Int, _ blue: Int) -> Int32 {
    switch count {
    case ..<8: -1
    case 8..<16: hueOrWhite(red, green, blue)
    case 16..<256: nearest(red, green, blue, among: 16)
    case 256..<(1 << 24): cubeOrGray(red, green, blue)
    default: direct((red, green, blue))
    }
  }

  private func direct(_ color: (Int, Int, Int)) -> Int32 {
    // Numbers below 8 are palette colours, so the darkest blues are not available.
    Int32(max(8, color.0 << 16 | color.1 << 8 | color.2))
  }

  private func nearest(_ red: Int, _ green: Int, _ blue: Int, among count: Int) -> Int32 {
    var best = 0
    var least = Int.max
    for index in 0..<count {
      let distance = ColorQuantizer.distance((red, green, blue), ColorQuantizer.palette[index])
      if distance < least {
        least = distance
        best = index
      }
    }
    return Int32(best)
  }

  /// Returns the nearest of eight colours; white for a grey that is nearer to a hue.
  private func hueOrWhite(_ red: Int, _ green: Int, _ blue: Int) -> Int32 {
    let index = nearest(red, green, blue, among: 8)
    return index == 0 || ColorQuantizer.hasHue(red, green, blue) ? index : 7
  }

  /// Returns whether a colour has a visible hue.
  private static func hasHue(_ red: Int, _ green: Int, _ blue: Int) -> Bool {
    max(red, green, blue) - min(red, green, blue) >= 40
  }

  /// Returns the nearer of two matches: one in the 6 × 6 × 6 cube (16 to 231), the other among the
  /// 24 greys (232 to 255) of xterm.
  private func cubeOrGray(_ red: Int, _ green: Int, _ blue: Int) -> Int32 {
    func step(_ value: Int) -> Int {
      value < 48 ? 0 : value < 115 ? 1 : (value - 35) / 40
    }
    func level(_ step: Int) -> Int { step == 0 ? 0 : 55 + step * 40 }
    let (r, g, b) = (step(red), step(green), step(blue))
    let cube = (level(r), level(g), level(b))
    let average = (red + green + blue) / 3
    let shade = min(23, max(0, (average - 3) / 10))
    let gray = 8 + shade * 10
    let color = (red, green, blue)
    // A visible hue is kept even if a grey is nearer.
    if !ColorQuantizer.hasHue(red, green, blue) || r == g && g == b,
      ColorQuantizer.distance(color, (gray, gray, gray)) < ColorQuantizer.distance(color, cube)
    {
      return Int32(232 + shade)
    }
    return Int32(16 + 36 * r + 6 * g + b)
  }

  private static func distance(_ a: (Int, Int, Int), _ b: (Int, Int, Int)) -> Int {
    let (r, g, b) = (a.0 - b.0, a.1 - b.1, a.2 - b.2)
    return r * r + g * g + b * b
  }

  /// xterm's defaults for the first 16 colours.
  private static let palette: [(Int, Int, Int)] = [
    (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0), (0, 0, 238), (205, 0, 205), (0, 205, 205),
    (229, 229, 229), (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0), (92, 92, 255),
    (255, 0, 255), (0, 255, 255), (255, 255, 255),
  ]
}
