import TerminalUI
import TestSupport
import Testing
import WeatherModel
import WeatherWords

@testable import CursesDriver
@testable import WeatherFeature

/// The exact themes as quantized to 256 colours.
@Suite struct CoarseThemeTests {
  private static let themes: [ThemeName] = [.dark, .light, .highContrast]
  private let quantizer = ColorQuantizer(count: 256)

  private func theme(_ name: ThemeName) -> Theme {
    Theme(ColorScheme(theme: name, background: .unknown, isCoarse: true))
  }

  /// Returns the terminal's representation of a colour.
  private func shown(_ color: Color) -> (red: Int, green: Int, blue: Int) {
    let index = Int(quantizer.index(of: color))
    guard index < 232 else {
      return (8 + (index - 232) * 10, 8 + (index - 232) * 10, 8 + (index - 232) * 10)
    }
    let levels = [0, 95, 135, 175, 215, 255]
    return (levels[(index - 16) / 36], levels[(index - 16) / 6 % 6], levels[(index - 16) % 6])
  }

  /// Returns whether a fill is a pure hue of the cube: every channel is either off or as strong as
  /// the others.
  private func isCorner(_ color: Color) -> Bool {
    let (red, green, blue) = shown(color)
    let strong = Set([red, green, blue]).subtracting([0])
    return strong.count == 1 && [red, green, blue].contains(0)
  }

  private func contrast(_ one: Color, _ other: Color) -> Double {
    func exact(_ color: Color) -> Color {
      let (red, green, blue) = shown(color)
      return .rgb(UInt8(red), UInt8(green), UInt8(blue))
    }
    return exact(one).contrast(with: exact(other)) ?? 21
  }

  @Test(arguments: themes)
  func noFillColorIsAPureHueOfTheCube(name: ThemeName) throws {
    let theme = theme(name)
    let shades = try #require(theme.shades)
    var fills = [
      shades.background, shades.sea, shades.land, shades.label, shades.water,
      theme.selection.background,
    ]
    let temperatures = stride(from: -50.0, through: 50, by: 0.5).map { shades.temperature($0) }
    fills += temperatures
    for altitude in stride(from: -10.0, through: 10, by: 1) {
      let band = shades.band(sunAltitude: altitude)
      fills += [band, shades.normals(on: band), shades.tinted(band)]
      fills += temperatures.flatMap { color in
        [shades.edge(color, on: band), shades.area(color, on: band, depth: 0.5)]
      }
    }
    fills += [0.1, 1, 4, 20, 80].map { theme.water($0).foreground }
    fills += [theme.warning, theme.error].map(\.foreground)
    for color in theme.airs + theme.uvs + temperatures {
      let series = DetailSeries(
        values: [], text: { _ in "" }, style: { _ in Style(foreground: color) })
      fills.append(series.fill(0, shades))
    }
    for layer in [MapLayer.temperature, .wind, .rain, .cloud] {
      for isSnow in [false, true] {
        let palette = try #require(FieldPalette(layer, isSnow: isSnow, theme))
        fills += (palette.land + palette.sea).compactMap(\.self)
      }
    }
    for fill in Set(fills) { #expect(!isCorner(fill), "\(fill)") }
  }

  @Test(arguments: themes)
  func textsHaveEnoughContrastWith256Colors(name: ThemeName) throws {
    let theme = theme(name)
    let shades = try #require(theme.shades)
    let texts = [
      theme.text, theme.label, theme.value, theme.accent, theme.key, theme.good, theme.warning,
      theme.error, theme.match,
    ]
    for text in texts {
      #expect(contrast(text.foreground, text.background) >= 4.5, "\(text)")
    }
    for altitude in [-10.0, 0, 10] {
      let band = shades.band(sunAltitude: altitude)
      for text in [theme.text, theme.label, theme.value] {
        #expect(contrast(text.foreground, band) >= 4.5, "\(text) on \(band)")
      }
    }
    for layer in [MapLayer.temperature, .wind, .rain, .cloud] {
      let palette = try #require(FieldPalette(layer, theme))
      for (fill, text) in zip(palette.land, palette.text) {
        if let fill { #expect(contrast(fill, text) >= 4.5, "\(layer): \(fill)") }
      }
    }
  }

  @Test(arguments: themes)
  func textsOverDrawingsHaveEnoughContrastWith256Colors(name: ThemeName) throws {
    let theme = theme(name)
    let shades = try #require(theme.shades)
    var texts = [
      theme.text, theme.label, theme.value, theme.accent, theme.good, theme.warning, theme.error,
      theme.match,
    ]
    texts += stride(from: -50.0, through: 50, by: 1).map { theme.temperature($0) }
    texts += [0.1, 1, 4, 20, 80].map { theme.water($0) }
    texts += stride(from: 0.0, through: 1, by: 0.1).map { theme.chance($0) }
    texts += stride(from: -12.0, through: 12, by: 3).map { theme.clock(sunAltitude: $0) }
    texts += Condition.allCases.map { theme.icon($0, isDay: false) }
    var grounds = [shades.background, shades.sea, shades.land, shades.label]
    grounds.append(shades.background.mixed(with: shades.label, at: 0.25))
    for altitude in stride(from: -10.0, through: 10, by: 1) {
      let band = shades.band(sunAltitude: altitude)
      grounds += [band, shades.tinted(band), shades.normals(on: band)]
    }
    for celsius in stride(from: -50.0, through: 50, by: 1) {
      let color = shades.temperature(celsius)
      grounds += [color, shades.area(color, on: shades.day, depth: 0.5)]
    }
    for ground in Set(grounds) {
      for text in Set(texts) {
        var grid = Grid(size: Size(width: 1, height: 1))
        grid.put(" ", x: 0, y: 0, style: Style(background: ground))
        grid.write("5", x: 0, y: 0, style: text, keepingBackground: shades)
        let style = grid[0, 0].style
        #expect(contrast(style.foreground, style.background) >= 4.5, "\(text) on \(ground)")
      }
    }
  }

  @Test(arguments: themes)
  func numbersHaveEnoughContrastOnEveryTemperature(name: ThemeName) throws {
    let shades = try #require(theme(name).shades)
    for celsius in stride(from: -50.0, through: 50, by: 1) {
      #expect(contrast(shades.temperature(celsius), shades.ink) >= 4.5, "\(celsius)°")
    }
  }
}
