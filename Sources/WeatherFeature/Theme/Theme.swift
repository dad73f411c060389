import TerminalUI
import WeatherModel

/// What each colour means, the same everywhere; a word or a shape says it as well.
struct Theme: Equatable {
  /// Plain text.
  var text = Style.plain
  /// What names a value.
  var label = Style.plain.dim()
  /// A value.
  var value = Style.plain
  /// The focus.
  var accent = Style.plain
  /// Thin lines.
  var rule = Style.plain.dim()
  /// A section's name.
  var header = Style.plain.bold()
  /// What to be careful of.
  var warning = Style.plain.bold()
  /// What went wrong.
  var error = Style.plain.bold()
  /// What is well.
  var good = Style.plain
  /// The ground of the night's hours, where there are colours enough for one.
  var night: Color?
  /// Coasts on the map.
  var coast = Style.plain
  /// Borders on the map.
  var border = Style.plain.dim()
  /// Cold to hot: the temperature in °C that each colour begins at.
  private var temperatures: [(from: Double, style: Style)] = []
  /// Little water to much, from 0, 1, 4 and 8 mm.
  private var waters: [Style] = []
  /// The six classes of air and of UV, from good to worst.
  private var classes: [Style] = []

  init(_ name: ThemeName) {
    switch name {
    case .auto: self = .ansi
    case .dark: self = .rich(.dark)
    case .light: self = .rich(.light)
    case .highContrast: self = .rich(.highContrast)
    case .mono: self = Theme()
    }
  }

  private init() {}

  func temperature(_ celsius: Double) -> Style {
    temperatures.last { celsius >= $0.from }?.style ?? temperatures.first?.style ?? value
  }

  func water(_ millimetres: Double) -> Style {
    guard waters.count == 4 else { return value }
    return waters[millimetres < 1 ? 0 : millimetres < 4 ? 1 : millimetres < 8 ? 2 : 3]
  }

  func air(_ rank: AirClass) -> Style { ranked(rank.rank) }

  func uv(_ rank: UVClass) -> Style { ranked(rank.rawValue) }

  private func ranked(_ rank: Int) -> Style {
    classes.isEmpty ? value : classes[max(0, min(classes.count - 1, rank))]
  }

  static func == (left: Theme, right: Theme) -> Bool {
    left.text == right.text && left.accent == right.accent && left.label == right.label
      && left.waters == right.waters && left.classes == right.classes
  }

  /// The terminal's own colours, whatever the person made of them.
  private static let ansi: Theme = {
    var theme = Theme()
    let color = { (index: UInt8) in Style.plain.foreground(.ansi(index)) }
    theme.value = Style.plain
    theme.accent = color(6)
    theme.warning = color(3)
    theme.error = color(1)
    theme.good = color(2)
    theme.coast = color(6)
    theme.temperatures = [
      (-60, color(5)), (-15, color(4)), (-5, color(12)), (5, color(6)), (12, color(2)),
      (20, color(3)), (28, color(9)), (34, color(1)), (40, color(13)),
    ]
    theme.waters = [color(6), color(12), color(4), color(5)]
    theme.classes = [color(2), color(3), color(9), color(1), color(5), color(13)]
    return theme
  }()

  private enum Ground { case dark, light, highContrast }

  private static func rich(_ ground: Ground) -> Theme {
    var theme = Theme()
    let light = ground == .light
    let color = { (dark: UInt32, bright: UInt32) in
      Style.plain.foreground(Color(hex: light ? bright : dark))
    }
    theme.text = color(0xD8DEE9, 0x24292F)
    theme.value = color(0xFFFFFF, 0x000000)
    theme.label = ground == .highContrast ? color(0xE5E5E5, 0) : color(0x9AA5B8, 0x57606A)
    theme.rule = ground == .highContrast ? color(0xAAAAAA, 0) : color(0x4C566A, 0xAFB8C1)
    theme.header = color(0xC8D3E5, 0x32383F).bold()
    theme.accent = color(0x7FDBFF, 0x0550AE)
    theme.warning = color(0xFFD166, 0x7A4E00)
    theme.error = color(0xFF7B72, 0xB3131B)
    theme.good = color(0x7EE787, 0x116329)
    theme.coast = color(0x6FB3C8, 0x1B6C8A)
    theme.border = color(0x5E6A80, 0x8C959F)
    theme.night = ground == .highContrast ? nil : Color(hex: light ? 0xEAEEF2 : 0x1B2230)
    theme.temperatures = [
      (-60, color(0xC3A6FF, 0x6639BA)), (-15, color(0x7AA2FF, 0x0A3FA8)),
      (-5, color(0x79C0FF, 0x0969DA)), (5, color(0x76E3EA, 0x0B6B76)),
      (12, color(0x7EE787, 0x116329)), (20, color(0xF2E266, 0x6E5400)),
      (28, color(0xFFB454, 0x953800)), (34, color(0xFF7B72, 0xB3131B)),
      (40, color(0xFF8BD8, 0x99286E)),
    ]
    theme.waters = [
      color(0x9BD8FF, 0x0969DA), color(0x5CB8FF, 0x0550AE), color(0x82A0FF, 0x033D8B),
      color(0xB69CFF, 0x512A97),
    ]
    theme.classes = [
      color(0x7EE787, 0x116329), color(0xF2E266, 0x6E5400), color(0xFFB454, 0x953800),
      color(0xFF7B72, 0xB3131B), color(0xD2A8FF, 0x6639BA), color(0xFF8BD8, 0x99286E),
    ]
    return theme
  }
}
