import TerminalUI
package import WeatherModel
import WeatherWords

/// Formatting, colours and chart ranges of quantities, with one case for each unit.
extension WeatherFormat {
  /// Returns a value with its unit, for display on its own: `7°`, `63 %`, `1016 hPa`, `3.2 m/s`.
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

  /// Returns the text of a quantity from a set of values.
  package func text(_ quantity: Quantity, of values: some QuantityValues) -> String {
    text(quantity, values[quantity])
  }

  /// Returns a value without its unit, for tables and charts whose heading or axis names the unit:
  /// `1016`, `3.2`.
  package func number(_ quantity: Quantity, _ value: Double?) -> String {
    switch quantity.unit {
    case .pressure: pressureNumber(value)
    case .speed: speedNumber(value)
    case .precipitation, .precipitationRate: precipitationNumber(value)
    case .snow: snowNumber(value)
    default: text(quantity, value)
    }
  }

  /// Returns a value with its full unit, for prose and large digits: `7 °C`.
  package func textWithUnit(_ quantity: Quantity, _ value: Double?) -> String {
    quantity.unit == .temperature ? temperatureWithUnit(value) : text(quantity, value)
  }
}

extension Theme {
  /// Returns the style of a value on the colour scale of its unit; nil if the unit has no scale.
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
  /// The range that a chart always includes, such as 0 to 100 for percentages; nil if there is
  /// none.
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
