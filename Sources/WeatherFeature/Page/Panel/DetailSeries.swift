import TerminalUI
import WeatherModel

/// A value over some hours, with its format and colours.
struct DetailSeries {
  var values: [Double?]
  /// Upper values of the same kind, such as the gusts of a wind; empty where there are none.
  var upper: [Double?] = []
  /// The range that the chart always includes, such as 0 to 100 for percentages.
  var frame: ClosedRange<Double>?
  /// Whether it is a sum per step, which is drawn as bars rather than a curve.
  var isAmount = false
  var text: (Double) -> String
  var style: (Double) -> Style
  /// The colour of an area or a strip; nil where it is that of the texts.
  var areaColor: ((Double) -> Color)?

  /// The minimum span of the chart, so that small changes look small.
  var span = 0.0

  /// The bottom and the top of the chart.
  var scale: Scale? {
    Scale(of: values + upper + [frame?.lowerBound, frame?.upperBound])?.spanning(atLeast: span)
  }

  /// The colour of an area or a strip at a value.
  func fill(_ value: Double) -> Color { areaColor?(value) ?? style(value).foreground }

  /// The air of the hours to come, with those hours: in Korea the finest dust in the colours of its
  /// grades, elsewhere the index in those of its scale. Nil where nothing is forecast.
  static func air(_ page: PageContext) -> (series: DetailSeries, hours: [HourForecast])? {
    guard let air = page.report.airQuality, let forecast = air.forecast else { return nil }
    let isDust = page.report.isInKorea && forecast.pm25.contains { $0 != nil }
    let (theme, format) = (page.theme, page.format)
    let range = forecast.hours(from: page.now)
    let values = range.map { isDust ? forecast.pm25[$0] : forecast.index[$0] }
    guard values.count > 1, values.contains(where: { $0 != nil }) else { return nil }
    // The best two classes are always in sight, so that good air lies low.
    let frame: ClosedRange<Double> =
      switch air.scale {
      case _ where isDust: 0...35
      case .us, .korean: 0...100
      case .european: 0...40
      case .openWeather: 1...5
      }
    let series = DetailSeries(
      values: values, frame: frame, text: { format.index($0) },
      style: {
        isDust
          ? theme.dust(DustGrade(pm25: $0)) : theme.air(AirClass(index: $0, scale: air.scale))
      })
    return (series, range.map { HourForecast(time: forecast.time($0)) })
  }
}

extension DetailSeries {
  /// The series of a quantity; nil where the forecast has none.
  init?(_ quantity: Quantity, hours: [HourForecast], _ page: PageContext) {
    let (theme, format) = (page.theme, page.format)
    values = hours.map { $0[quantity] }
    guard values.contains(where: { $0 != nil }) else { return nil }
    if quantity == .windSpeed { upper = hours.map(\.windGust) }
    frame = quantity.unit.chartFrame
    span = quantity.unit.minChartSpan
    isAmount = quantity.kind == .sum
    text = { format.number(quantity, $0) }
    style =
      quantity.unit == .speed
      // In the colour of plain text the area of a calm wind would be the brightest of the screen.
      ? { theme.wind(BeaufortForce(metresPerSecond: $0), calm: theme.key) }
      : { theme.style(of: quantity, $0) ?? theme.key }
    areaColor = Self.areaColor(of: quantity, theme)
  }

  /// Colours for areas: those of the texts are darkened on a light background, and quantities
  /// without a scale of colours have a muted one.
  private static func areaColor(of quantity: Quantity, _ theme: Theme) -> ((Double) -> Color)? {
    guard let shades = theme.shades, !shades.isCoarse else { return nil }
    switch quantity.unit {
    case .temperature: return { shades.temperature($0) }
    case .speed:
      let ramp = FieldPalette.windRamp(isDark: shades.isDark)
      return { ramp.color(at: $0) ?? shades.water }
    case .uvIndex, .airQualityIndex, .precipitation, .precipitationRate: return nil
    case .percent where quantity == .cloudCover: return { _ in theme.label.foreground }
    default: return { _ in shades.background.mixed(with: shades.water, at: 0.6) }
    }
  }
}
