import Foundation
import TerminalUI
import TestSupport
import Testing
import WeatherModel

@testable import WeatherFeature

@Suite struct ThemeTests {
  private static let exact: [ThemeName] = [.dark, .light, .highContrast]

  @Test(arguments: exact)
  func everyStyleMeetsMinimumContrast(name: ThemeName) {
    let theme = Theme(name)
    let least = name == .highContrast ? 7.0 : 4.5
    for style in everyStyle(of: theme) {
      #expect(contrast(style) >= least, "\(style.foreground) on \(style.background)")
    }
    for style in [theme.coast, theme.border] { #expect(contrast(style) >= 3) }
  }

  @Test(arguments: exact)
  func stylesAreReadableOnEveryShade(name: ThemeName) throws {
    let theme = Theme(name)
    var styles = [
      theme.label, theme.value, theme.accent, theme.warning, theme.error, theme.good,
    ]
    styles += stride(from: -30.0, through: 45, by: 5).map { theme.temperature($0) }
    styles += [0.1, 1, 4, 20, 80].map { theme.water($0) }
    styles += stride(from: 0.0, through: 1, by: 0.1).map { theme.chance($0) }
    styles += stride(from: -12.0, through: 12, by: 3).map { theme.clock(sunAltitude: $0) }
    styles += Condition.allCases.map { theme.icon($0, isDay: false) }
    let shades = try #require(theme.shades)
    let bands = stride(from: -10.0, through: 10, by: 1).map { shades.band(sunAltitude: $0) }
    #expect(Set(bands).count == 5)
    let map = [shades.sea, shades.land]
    for band in Set(bands + map + [shades.label, theme.selection.background]) {
      #expect(band != theme.text.background)
      for style in styles {
        #expect(contrast(style.background(band)) >= 4.5, "\(style.foreground) on \(band)")
      }
    }
    for background in map {
      #expect(contrast(theme.town.background(background)) >= 4.5)
      for style in [theme.coast, theme.border] {
        #expect(contrast(style.background(background)) >= 3, "\(style.foreground) on \(background)")
      }
    }
  }

  @Test(arguments: exact, [false, true])
  func numbersAreReadableOnEveryTemperatureColor(name: ThemeName, isCoarse: Bool) throws {
    let look = ColorScheme(theme: name, background: .unknown, isCoarse: isCoarse)
    let shades = try #require(Theme(look).shades)
    #expect(shades.isCoarse == isCoarse)
    for celsius in stride(from: -40.0, through: 50, by: 0.5) {
      let background = shades.temperature(celsius)
      #expect((background.contrast(with: shades.ink) ?? 0) >= 4.5, "\(celsius)°")
      for part in stride(from: 0.0, through: 1, by: 0.05) {
        let mixed = shades.night.mixed(with: background, at: part)
        var grid = Grid(size: Size(width: 1, height: 1))
        grid.put(" ", x: 0, y: 0, style: Style(background: mixed))
        grid.write("5", x: 0, y: 0, style: Style(foreground: background), keepingBackground: shades)
        let style = grid[0, 0].style
        let shown = style.foreground(shades.shown(style.foreground))
          .background(shades.shown(style.background))
        #expect(contrast(shown) >= 4.5, "\(mixed)")
      }
    }
  }

  /// Each meaning has a hue of its own: a difference of 23 is seen without looking for it (CIE 1976).
  @Test func highContrastMeaningsHaveDistinctColors() {
    let theme = Theme(.highContrast)
    let meanings = [
      ("text", theme.text.foreground), ("focus", theme.accent.foreground),
      ("warning", theme.warning.foreground), ("severe", theme.error.foreground),
      ("fresh", theme.good.foreground), ("rain", theme.water(2.5).foreground),
      ("cold", theme.temperature(-10).foreground), ("warm", theme.temperature(26).foreground),
      ("hot", theme.temperature(34).foreground),
    ]
    for (index, one) in meanings.enumerated() {
      for other in meanings[..<index] {
        #expect(difference(one.1, other.1) >= 23, "\(one.0), \(other.0)")
      }
    }
  }

  /// The distance of two exact colours in CIE L*a*b*.
  private func difference(_ one: Color, _ other: Color) -> Double {
    func lab(_ color: Color) -> [Double] {
      guard case .rgb(let red, let green, let blue) = color else { return [0, 0, 0] }
      let linear = [red, green, blue].map { channel in
        let value = Double(channel) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
      }
      func sum(_ factors: [Double]) -> Double { zip(factors, linear).map(*).reduce(0, +) }
      let relative: [Double] = [
        sum([0.4124, 0.3576, 0.1805]) / 0.95047, sum([0.2126, 0.7152, 0.0722]),
        sum([0.0193, 0.1192, 0.9505]) / 1.08883,
      ]
      let xyz = relative.map { $0 > 0.008856 ? cbrt($0) : 7.787 * $0 + 16.0 / 116 }
      return [116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])]
    }
    return zip(lab(one), lab(other)).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
  }

  /// Dark blue is illegible on dark backgrounds.
  @Test(arguments: ThemeName.allCases)
  func darkBlueOfThePaletteIsNeverUsed(name: ThemeName) {
    for style in everyStyle(of: Theme(name, on: .fewColors(nil))) {
      #expect(style.foreground != .ansi(4))
    }
  }

  /// On white, xterm shows all but these with a contrast under 4.5.
  @Test(arguments: [ThemeName.auto, .terminal])
  func lightBackgroundUsesOnlyDarkPaletteColors(name: ThemeName) {
    let theme = Theme(name, on: .fewColors(.rgb(255, 255, 255)))
    var colors = everyStyle(of: theme).map(\.foreground) + theme.airs + theme.uvs
    colors += [-46.0, 4, 14, 22, 30, 37, 45].compactMap { theme.temperatureColor($0) }
    for color in colors { #expect([.standard, .ansi(1), .ansi(4), .ansi(5)].contains(color)) }
    #expect(theme != Theme(name, on: .fewColors(nil)))
  }

  @Test(arguments: ThemeName.allCases)
  func everyStyleCarriesTheThemesBackground(name: ThemeName) {
    let theme = Theme(name)
    for style in everyStyle(of: theme) where style != theme.selection {
      #expect(style.background == theme.text.background)
    }
  }

  @Test func monoThemeUsesNoColors() {
    let theme = Theme(.mono)
    var styles = everyStyle(of: theme)
    styles += [theme.inNight(theme.value), theme.coast, theme.border, theme.sample]
    for style in styles {
      #expect(style.foreground == .standard && style.background == .standard)
    }
    #expect(theme.temperatureColor(20) == nil)
  }

  @Test func terminalThemeUsesOnlySixteenColors() {
    for style in everyStyle(of: Theme(.terminal)) {
      switch style.foreground {
      case .standard: break
      case .ansi(let index): #expect(index < 16)
      case .rgb: Issue.record("an exact colour in the terminal's theme")
      }
    }
  }

  @Test(arguments: exact + [.terminal])
  func temperatureBandsHaveDistinctColors(name: ThemeName) {
    let theme = Theme(name)
    let colors = [-15.0, 4, 14, 22, 30, 37, 45].map { theme.temperatureColor($0) }
    #expect(Set(colors).count == colors.count)
    #expect(theme.temperatureColor(-90) == theme.temperatureColor(-60))
    #expect(theme.temperatureColor(nil) == nil)
    #expect(theme.temperatureColor(.nan) == nil)
    #expect(theme.temperature(nil) == theme.value)
  }

  @Test func colorScalesInterpolateOrStepBetweenStops() {
    let scale = ColorScale(mixing: [(0, 0x000000), (10, 0x646464)])
    #expect(scale.color(at: 5) == .rgb(50, 50, 50))
    #expect(scale.color(at: -1) == .rgb(0, 0, 0))
    #expect(scale.color(at: 11) == .rgb(100, 100, 100))
    let steps = ColorScale(steps: [(0, .ansi(1)), (10, .ansi(2))])
    #expect(steps.color(at: 9.9) == .ansi(1))
    #expect(steps.color(at: 10) == .ansi(2))
  }

  @Test(arguments: ThemeName.allCases)
  func everyThemeHasATitle(name: ThemeName) {
    #expect(!name.title(.korean).isEmpty)
    #expect(ThemeName(rawValue: name.rawValue) == name)
  }

  private func everyStyle(of theme: Theme) -> [Style] {
    var styles = [
      theme.text, theme.label, theme.value, theme.strong, theme.accent, theme.selection,
      theme.header, theme.key, theme.match, theme.stale, theme.good, theme.warning, theme.error,
      theme.town,
    ]
    styles += stride(from: -30.0, through: 45, by: 2.5).map { theme.temperature($0) }
    styles += [0.1, 1, 4, 20, 80].map { theme.water($0) }
    styles += AirQuality.Scale.allCases.flatMap(AirClass.all(of:)).map { theme.air($0) }
    styles += [0.0, 4, 7, 9, 12].map { theme.uv($0) }
    styles += ArtRole.allCases.flatMap { role in [0, 0.5, 1].map { theme.art(role, depth: $0) } }
    styles += [0, 0.5, 1].map { theme.sunlight($0) }
    return styles
  }

  private func contrast(_ style: Style) -> Double {
    style.foreground.contrast(with: style.background) ?? .nan
  }
}
