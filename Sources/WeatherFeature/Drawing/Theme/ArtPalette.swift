import TerminalUI

/// The colours of weather drawings.
struct ArtPalette: Hashable, Sendable {
  /// `dawn` is the colour of the sun at the horizon.
  var sun, dawn, moon, cloud, darkCloud, rain, snow, ice, lightning, dust: Color

  /// Creates a palette of a single colour.
  init(all color: Color) {
    (sun, dawn, moon, cloud, darkCloud) = (color, color, color, color, color)
    (rain, snow, ice, lightning, dust) = (color, color, color, color, color)
  }

  init(
    sun: Color, dawn: Color, moon: Color, cloud: Color, darkCloud: Color, rain: Color, snow: Color,
    ice: Color, lightning: Color, dust: Color
  ) {
    self.sun = sun
    self.dawn = dawn
    self.moon = moon
    self.cloud = cloud
    self.darkCloud = darkCloud
    self.rain = rain
    self.snow = snow
    self.ice = ice
    self.lightning = lightning
    self.dust = dust
  }

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
