import TerminalUI
import Testing
import WeatherModel

@testable import WeatherFeature

/// The colours of the themes as they were recorded. Snapshots of screens contain styles by
/// letters, so a table of colours could change unnoticed; the failing test names the new values.
@Suite struct RecordedColorsTests {
  private static let names: [(ThemeName, isCoarse: Bool)] = [
    (.dark, false), (.dark, true), (.light, false), (.light, true), (.highContrast, false),
    (.highContrast, true), (.terminal, false), (.mono, false),
  ]

  private func theme(_ index: Int) -> Theme {
    let (name, isCoarse) = Self.names[index]
    return Theme(ColorScheme(theme: name, background: .unknown, isCoarse: isCoarse))
  }

  private func digest(_ values: [Any]) -> String {
    let text = values.map { value in
      guard let style = value as? Style else { return "\(value)" }
      return "\(style.foreground) \(style.background) \(style.attributes.rawValue)"
    }
    return String(text.joined(separator: "\n").utf8.stableHash, radix: 16)
  }

  private static func values(_ range: ClosedRange<Double>, _ step: Double) -> [Double] {
    Array(stride(from: range.lowerBound, through: range.upperBound, by: step))
  }

  @Test(
    arguments: Array(
      zip(
        names.indices,
        [
          "877567d254600449", "74df368bd6c08ba1",
          "a94a2da177cc5b86", "eb2d9b55bbcdf355",
          "716e773fb6767da5", "563c7755f8f2af80",
          "e41ab9652d99d310", "7b06126dba563d36",
        ])))
  func scalesAreAsRecorded(index: Int, digest: String) {
    let theme = theme(index)
    var styles: [Style] = []
    styles += Self.values(-60...60, 0.25).map { theme.temperature($0) }
    styles += Self.values(0...60, 0.125).map { theme.water($0) }
    styles += Self.values(0...45, 0.25).map { theme.wind($0) }
    styles += Self.values(0...14, 0.25).map { theme.uv($0) }
    styles += Self.values(0...1, 0.01).map { theme.chance($0) }
    styles += AirQuality.Scale.allCases.flatMap { scale in
      Self.values(0...400, 1).map { theme.air(AirQuality(index: $0, scale: scale)) }
    }
    styles += Condition.allCases.flatMap { condition in
      [true, false].map { theme.icon(condition, isDay: $0) }
    }
    #expect(self.digest(styles) == digest)
  }

  @Test(
    arguments: Array(
      zip(
        names.indices,
        [
          "3af2a5c175dcd5c2", "8bb02e6e51202d33",
          "4057d3d42156d3f4", "c088fe0fd7b08d9d",
          "ee2f4f97e8c8b9b8", "5afb2995084721ba",
          "1dfd98ade632dc13", "30c30dafd26fbca",
        ])))
  func shadesAndGradientsAreAsRecorded(index: Int, digest: String) {
    let theme = theme(index)
    var values: [Any] = Self.values(0...1, 0.02).flatMap { part in
      [
        theme.lit(theme.accent, depth: part), theme.art(.cloud, depth: part),
        theme.art(.sun, depth: part), theme.rule(at: part, isFocused: true),
        theme.rule(at: part, isFocused: false), theme.gauge(at: part), theme.sunlight(part),
      ]
    }
    values += Self.values(-20...20, 0.25).map { theme.clock(sunAltitude: $0) }
    if let shades = theme.shades {
      values += Self.values(-20...20, 0.25).map { shades.band(sunAltitude: $0) }
      let colors = Self.values(-60...60, 0.25).map { shades.temperature($0) }
      for color in colors {
        values += [
          color, shades.edge(color, on: shades.night), shades.tinted(color),
          shades.normals(on: color),
        ]
        values += [0, 0.3, 1].map { shades.area(color, on: shades.day, depth: $0) }
      }
      values += [shades.sea, shades.land, shades.water, shades.focus, shades.label, shades.ink]
    }
    #expect(self.digest(values) == digest)
  }

  @Test(
    arguments: Array(
      zip(
        names.indices,
        [
          "e257c45da02446c3", "2bb4549cb47bd66d",
          "a17297325bf79e7e", "24cfd79039c6b58d",
          "a446b962dd468ad", "2bb4549cb47bd66d",
          "cb8a81571e537e55", "11bc723e32d161ed",
        ])))
  func palettesOfTheMapAreAsRecorded(index: Int, digest: String) {
    let theme = theme(index)
    let palettes = MapLayer.allCases.flatMap { layer in
      [(false, false), (false, true), (true, false), (true, true)].map { isSnow, isWide in
        FieldPalette(layer, isSnow: isSnow, isWide: isWide, theme)
      }
    }
    let values: [Any] = palettes.flatMap { palette -> [Any] in
      guard let palette else { return ["none"] }
      let colors = zip(palette.land, palette.sea).flatMap { [$0, $1] }
      return palette.bounds + colors.map { $0.map { "\($0)" } ?? "-" } + palette.text
    }
    #expect(self.digest(values) == digest)
  }
}
