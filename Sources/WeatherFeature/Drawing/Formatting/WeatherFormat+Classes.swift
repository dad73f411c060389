package import WeatherModel
import WeatherWords

/// Values with the word for the class they fall in.
extension WeatherFormat {
  /// `1 low`
  package func uv(_ index: Double?) -> String {
    known(index) { "\(self.index($0)) \(words.names.uvClass(UVClass(index: $0)))" }
  }

  /// `42 good`, with the class as short as it can be told.
  package func air(_ air: AirQuality?) -> String {
    guard let air else { return unknownValue }
    return known(air.index) { index in
      let airClass = AirClass(index: index, scale: air.scale)
      return "\(self.index(index)) \(words.names.airClassShort(airClass))"
    }
  }

  /// How the felt temperature differs from the air's: `2° below the air`.
  package func feelsDifference(temperature: Double?, feelsLike: Double?) -> String {
    guard let temperature, let feelsLike else { return unknownValue }
    return known(feelsLike - temperature) { difference in
      let text = temperatureDifference(difference)
      if text == "0°" { return words.detail.feelsSame }
      return difference < 0 ? words.detail.feelsBelow(text) : words.detail.feelsAbove(text)
    }
  }

  /// `↑ 3 in 3 h`
  package func pressureChange(_ change: Double?, digits: Int = 0) -> String {
    known(change) { change in
      words.detail.pressureChange(
        PressureTrend(change: change).arrow, pressureDifference(change, digits: digits))
    }
  }

  /// ` ↑` after a pressure; nothing when the trend is not known.
  package func pressureArrow(_ change: Double?) -> String {
    guard let change, change.isFinite else { return "" }
    return PressureTrend(change: change).arrow
  }
}
