import TerminalUI
import WeatherModel
import WeatherWords

/// A value over some hours, with its format and colours.
struct DetailSeries {
  var values: [Double?]
  /// Upper values of the same kind, such as the gusts of a wind; empty if there are none.
  var upper: [Double?] = []
  /// The range that the chart always includes, such as 0 to 100 for percentages.
  var frame: ClosedRange<Double>?
  /// Whether the value is a sum per step, which is drawn as bars rather than a curve.
  var isAmount = false
  var text: (Double) -> String
  var style: (Double) -> Style
  /// The colour of an area or a strip at a value; nil for the colours of the texts.
  var areaColor: ((Double) -> Color)?

  /// The minimum span of the chart, so that small changes look small.
  var span = 0.0

  /// The bottom and the top of the chart.
  var scale: Scale? {
    Scale(of: values + upper + [frame?.lowerBound, frame?.upperBound])?.spanning(atLeast: span)
  }

  /// Returns the colour of an area or a strip at a value.
  func fill(_ value: Double, _ shades: Shades?) -> Color {
    if let color = areaColor?(value) { return color }
    let color = style(value).foreground
    // In 256 colours, the dark colours of texts on a light background are pure hues.
    guard let shades, shades.isCoarse, !shades.isDark else { return color }
    return shades.shown(color.mixed(with: shades.background, at: 0.5))
  }

  /// Returns the air quality forecast with its hours: in Korea PM2.5 in the colours of its grades,
  /// elsewhere the index in the colours of its scale; nil if there is no forecast.
  static func air(_ page: PageContext) -> (series: DetailSeries, hours: [HourForecast])? {
    guard let air = page.report.airQuality, let forecast = air.forecast else { return nil }
    let isDust = hasDust(page)
    let (theme, format) = (page.theme, page.format)
    let range = forecast.hours(from: page.now)
    let values = range.map { isDust ? forecast.pm25[$0] : forecast.index[$0] }
    guard values.count > 1, values.contains(where: { $0 != nil }) else { return nil }
    // The scale always includes the best two classes, so that good air is low in the chart.
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

  /// Whether the series of the air is that of PM2.5.
  private static func hasDust(_ page: PageContext) -> Bool {
    page.report.isInKorea
      && page.report.airQuality?.forecast?.pm25.contains { $0 != nil } == true
  }

  /// Returns the title of the series of the air: `PM2.5  µg/m³`, or the name of the index.
  static func airTitle(_ page: PageContext) -> String? {
    guard hasDust(page), let dust = Pollutant.all.first(where: { $0.name == "pm2_5" })
    else { return page.airQuality.map { page.words.names.airScale($0.scale) } }
    return page.words.labels[dust] + "  " + page.words.units.microgramsPerCubicMetre
  }
}

extension DetailSeries {
  /// Creates the series of a quantity; nil if the forecast has no values of it.
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
      // Calm wind has the colour of keys. In the colour of plain text, its area would be the
      // brightest one on the screen.
      ? { theme.wind(BeaufortForce(metresPerSecond: $0), calm: theme.key) }
      : { theme.style(of: quantity, $0) ?? theme.key }
    areaColor = Self.areaColor(of: quantity, theme)
  }

  /// Returns the colours of areas; nil for the colours of the texts. They differ where the colours
  /// of texts are darkened on a light background, and for quantities without a scale of colours,
  /// which have a muted one.
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

extension DetailSeries {
  /// Returns the greatest and the least value of the page's hours with their times, `▴ 10° Wed 15`;
  /// nil if all values are equal. An amount has no least value.
  func extremes(_ page: PageContext) -> (high: String?, low: String?) {
    let known = values.enumerated().compactMap { index, value in
      value.map { (index: index, value: $0) }
    }
    // Of several hours with the same value, the first one is named.
    let high = known.max { ($0.value, $1.index) < ($1.value, $0.index) }
    let low = known.min { ($0.value, $0.index) < ($1.value, $1.index) }
    guard let high, let low, low.value < high.value else { return (nil, nil) }
    func text(_ sign: String, _ hour: (index: Int, value: Double)) -> String {
      let time = page.report.localTime(page.hours[hour.index].time)
      let day = page.words.time.weekdayShort(time.date.weekday)
      return "\(sign) \(self.text(hour.value)) \(day) \(page.format.hour(time))"
    }
    return (text("▴", high), isAmount ? nil : text("▾", low))
  }
}
