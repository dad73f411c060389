import TerminalUI
package import WeatherModel
import WeatherWords

/// Values by the families of their units: one row a family says how its values are written, coloured and
/// charted.
extension WeatherFormat {
  /// A value as it stands alone: `7°`, `63 %`, `1016 hPa`, `3.2 m/s`.
  package func text(_ quantity: Quantity, _ value: Double?) -> String {
    switch quantity.unit {
    case .temperature: temperature(value)
    case .percent: percent(value)
    case .probability: probability(value)
    case .pressure: pressure(value)
    case .distance: distance(value)
    case .speed: speed(value)
    case .direction: direction(value)
    case .uvIndex, .airQualityIndex: index(value)
    case .precipitation: precipitation(value)
    case .precipitationRate: precipitationRate(value)
    case .snow: snow(value)
    case .duration: value.map { words.time.exact(Int(($0 * 60).rounded())) } ?? unknownValue
    }
  }

  /// The value of a moment.
  package func text(_ quantity: Quantity, of values: some QuantityValues) -> String {
    text(quantity, values[quantity])
  }

  /// A value without the unit that a heading or an axis names: `1016`, `3.2`.
  package func number(_ quantity: Quantity, _ value: Double?) -> String {
    switch quantity.unit {
    case .pressure: pressureNumber(value)
    case .speed: speedNumber(value)
    case .precipitation, .precipitationRate: precipitationNumber(value)
    case .snow: snowNumber(value)
    default: text(quantity, value)
    }
  }

  /// A value with its whole unit, in running text and large figures: `7 °C`.
  package func textWithUnit(_ quantity: Quantity, _ value: Double?) -> String {
    quantity.unit == .temperature ? temperatureWithUnit(value) : text(quantity, value)
  }
}

extension Theme {
  /// The colour of a value on the scale of its family; nil where the family has none.
  func style(of quantity: Quantity, _ value: Double?) -> Style? {
    switch quantity.unit {
    case .temperature: temperature(value)
    case .speed: wind(value)
    case .uvIndex: uv(value)
    case .precipitation, .precipitationRate, .snow: water(value)
    default: nil
    }
  }
}

extension Quantity.Unit {
  /// What a chart always shows, such as 0 to 100 of percentages.
  var chartFrame: ClosedRange<Double>? {
    switch self {
    case .percent: 0...100
    case .probability: 0...1
    case .distance: 0...10_000
    case .speed: 0...5
    case .uvIndex: 0...3
    case .precipitation, .precipitationRate: 0...2
    case .snow: 0...5
    case .duration: 0...1
    default: nil
    }
  }

  /// The minimum span of a chart, so that small changes look small.
  var minChartSpan: Double {
    switch self {
    case .temperature: 4
    case .pressure: 8
    default: 0
    }
  }
}
