public import TerminalUI
public import WeatherModel

/// The styles of the program by their meaning.
///
/// A word or a shape accompanies each colour, so that the theme without colours loses no
/// information.
public struct Theme: Hashable, Sendable {
  /// The name of the theme.
  public let name: ThemeName
  /// Ordinary text. It carries the background and also fills blank cells.
  public internal(set) var text: Style
  /// Labels and secondary text.
  public internal(set) var label: Style
  /// Values.
  public internal(set) var value: Style
  /// Emphasized text: the place, the section in focus.
  public internal(set) var strong: Style
  /// The item in focus.
  public internal(set) var accent: Style
  /// The selected row or hour, as a bar.
  public internal(set) var selection: Style
  /// Thin lines.
  public internal(set) var rule: Style
  /// Section headers.
  public internal(set) var header: Style
  /// Keys in the footer; their descriptions use ``label``.
  public internal(set) var key: Style
  /// The part of a name that a query matched.
  public internal(set) var match: Style
  /// Stale data.
  public internal(set) var stale: Style
  /// Success.
  public internal(set) var good: Style
  /// Warnings of the weather and of the program.
  public internal(set) var warning: Style
  /// Failures and severe warnings.
  public internal(set) var error: Style
  /// The mark of sample weather.
  public internal(set) var sample: Style
  /// Coastlines.
  public internal(set) var coast: Style
  /// Borders of countries.
  public internal(set) var border: Style
  /// Neighbouring towns.
  public internal(set) var town: Style

  /// The shades of exact colours; nil if the terminal's own sixteen colours or none are used.
  var shades: Shades?
  let temperatures: ColorScale
  let waters: ColorScale
  let airs: [Color]
  let uvs: [Color]
  let art: ArtPalette

  /// Creates the theme of a color scheme.
  public init(_ colorScheme: ColorScheme) {
    self.init(colorScheme.theme, on: colorScheme.background)
    guard colorScheme.isCoarse else { return }
    coarsen()
  }

  /// Creates the theme with a name.
  public init(_ name: ThemeName, on background: TerminalBackground) {
    switch name {
    case .builtIn(.auto): self.init(fitting: background)
    case .builtIn(.terminal): self.init(terminalOn: background)
    case .builtIn(.dark): self = .dark
    case .builtIn(.light): self = .light
    case .builtIn(.highContrast): self = .highContrast
    case .builtIn(.mono): self = .mono
    case .custom(let theme): self.init(theme, on: background)
    }
  }
}

// MARK: - Scales

extension Theme {
  /// Returns the colour of a temperature in °C, on a single scale from cold to hot; nil without
  /// colours.
  public func temperatureColor(_ celsius: Double?) -> Color? {
    celsius.flatMap(temperatures.color(at:))
  }

  /// The style of a temperature in °C.
  public func temperature(_ celsius: Double?) -> Style {
    temperatureColor(celsius).map(value.foreground(_:)) ?? value
  }

  /// Returns the style of precipitation in mm per hour: the higher the rate, the deeper the colour.
  public func water(_ millimetres: Double?) -> Style {
    millimetres.flatMap(waters.color(at:)).map(value.foreground(_:)) ?? value
  }

  /// The style of an air quality class. OpenWeather's five classes skip the sixth colour.
  public func air(_ air: AirQuality?) -> Style {
    guard let air, let index = air.index else { return value }
    return self.air(AirClass(index: index, scale: air.scale))
  }

  /// The style of a report's air quality: in Korea the worse of its two particle grades, elsewhere
  /// its class.
  public func air(of report: WeatherReport) -> Style { air(report.airQuality, of: report) }

  /// Returns the same for the air quality of a report at another time.
  package func air(_ air: AirQuality?, of report: WeatherReport) -> Style {
    report.worstDust(of: air).map { dust($0.grade) } ?? self.air(air)
  }

  /// The style of a Korean particle grade. There are fewer grades than colours.
  package func dust(_ grade: DustGrade) -> Style {
    airs.isEmpty ? value : value.foreground(airs[min(grade.rank * 4 / 3, airs.count - 1)])
  }

  /// The style of an air quality class.
  package func air(_ airClass: AirClass) -> Style {
    if let grade = airClass.koreanGrade { return dust(grade) }
    return airs.isEmpty ? value : value.foreground(airs[min(airClass.rank, airs.count - 1)])
  }

  /// The style of a UV index class.
  package func uv(_ uvClass: UVClass) -> Style {
    uvs.isEmpty ? value : value.foreground(uvs[uvClass.rawValue])
  }

  /// The style of a weather warning by its severity, the same wherever it is shown.
  package func warning(of severity: WeatherWarning.Severity?) -> Style {
    switch severity {
    case .minor, .moderate, nil: warning
    case .severe: error
    case .extreme: error.bold()
    }
  }

  /// The style of a UV index.
  public func uv(_ index: Double?) -> Style {
    guard let index, index.isFinite else { return value }
    return uv(UVClass(index: index))
  }

  /// A style for a night hour: on the night background, or dimmed if there is none.
  public func inNight(_ style: Style) -> Style {
    shades.map { style.background($0.night) } ?? style.dim()
  }

  /// The style of a part of a drawing.
  public func art(_ role: ArtRole) -> Style { art.style(for: role, on: text) }
}

// MARK: - TerminalBackground

extension Theme {
  /// Replaces the terminal's own colours in all cells by those of the theme. Called once the frame
  /// is complete, so that cells to which no view has written are covered too. Does nothing in
  /// themes that use the terminal's background.
  public func replaceDefaultColors(of grid: inout Grid) {
    if text.background != .standard { grid.replaceDefaultColors(with: text) }
  }
}

/// Styles derived from the theme's parts.
extension Theme {
  /// The style of a wind in m/s: plain up to a fresh breeze, a warning from force 6 on, severe from
  /// force 8 on.
  package func wind(_ metresPerSecond: Double?) -> Style {
    metresPerSecond.map { wind(BeaufortForce(metresPerSecond: $0), calm: value) } ?? value
  }

  /// The style of a wind force, `calm` up to a fresh breeze.
  func wind(_ force: BeaufortForce, calm: Style) -> Style {
    switch force.number {
    case ..<6: calm
    case ..<8: warning
    default: error
    }
  }

  /// The style of a condition's symbol.
  package func icon(_ condition: Condition, isDay: Bool) -> Style {
    switch condition {
    case .clear, .mostlyClear: art(isDay ? .sun : .moon)
    case .partlyCloudy, .cloudy: art(.cloud)
    case .fog: art(.fog)
    case .drizzle, .rain, .heavyRain, .showers: art(.rain)
    case .freezingRain, .hail, .sleet: art(.ice)
    case .snow, .heavySnow: art(.snow)
    case .thunderstorm: art(.lightning)
    case .dust: art(.dust)
    case .smoke: art(.smoke)
    case .squall, .tornado: warning
    case .unknown: label
    }
  }
}
