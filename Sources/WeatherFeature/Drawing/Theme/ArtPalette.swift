import TerminalUI

/// The colours of weather drawings.
struct ArtPalette: Hashable, Sendable {
  /// `dawn` is the colour of the sun at the horizon.
  var sun, dawn, moon, cloud, darkCloud, rain, snow, ice, lightning, dust: Color

  func style(for role: ArtRole, on text: Style) -> Style {
    switch role {
    case .sun: text.foreground(sun).bold()
    case .moon: text.foreground(moon)
    case .star: text.foreground(moon).dim()
    case .cloud, .fog, .wind: text.foreground(cloud)
    case .darkCloud, .smoke: text.foreground(darkCloud)
    case .rain: text.foreground(rain)
    case .snow: text.foreground(snow)
    case .ice: text.foreground(ice)
    case .lightning: text.foreground(lightning).bold()
    case .afterglow: text.foreground(lightning).dim()
    case .dust: text.foreground(dust)
    case .unknown: text.dim()
    case .blank: text
    }
  }
}

extension ArtPalette {
  /// Creates a palette of a single colour.
  init(all color: Color) {
    self.init(
      sun: color, dawn: color, moon: color, cloud: color, darkCloud: color, rain: color,
      snow: color, ice: color, lightning: color, dust: color)
  }
}
