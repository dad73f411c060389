package import WeatherModel
import WeatherWords

/// Values with the word for the class they fall in.
extension WeatherFormat {
  /// `1 low`
  package func uv(_ index: Double?) -> String {
    known(index) { "\(self.index($0)) \(words.names.uvClass(UVClass(index: $0)))" }
  }

  /// `42 good`, with the shortest name of the class.
  package func air(_ air: AirQuality?) -> String {
    guard let air else { return unknownValue }
    return known(air.index) { index in
      let airClass = AirClass(index: index, scale: air.scale)
      return "\(self.index(index)) \(words.names.airClassShort(airClass))"
    }
  }

  /// The air of a report: in Korea the worse of its two grades of dust, `PM10 bad`, elsewhere `42 good`.
  package func air(of report: WeatherReport) -> String { air(report.airQuality, of: report) }

  /// The same of the air of a report at another time.
  package func air(_ air: AirQuality?, of report: WeatherReport) -> String {
    guard let dust = report.worstDust(of: air) else { return self.air(air) }
    return self.dust(dust.grade, isFine: dust.isFine)
  }

  /// `PM10 bad`
  func dust(_ grade: DustGrade, isFine: Bool) -> String {
    "\(isFine ? "PM2.5" : "PM10") \(words.names.dustGrade(grade))"
  }

  /// `27 µg/m³`, in Korea with the grade: `27 µg/m³ (moderate)`.
  package func dust(_ value: Double?, _ grade: DustGrade?) -> String {
    let text = concentration(value)
    guard let grade, text != unknownValue else { return text }
    return "\(text) (\(words.names.dustGrade(grade)))"
  }

  /// The kinds of pollen in the air by their names, `42/m³ (moderate)`, the highest grade first.
  package func pollen(_ pollen: Pollen?) -> [(label: String, text: String)] {
    (pollen?.present ?? []).map { kind, grains, grade in
      let count = number(grains, digits: 0) + "/m³"
      return (words.names.pollenKind(kind), "\(count) (\(words.names.pollenGrade(grade)))")
    }
  }

  /// How the felt temperature differs from the air's: `2° below the air`.
  package func feelsDifference(temperature: Double?, feelsLike: Double?) -> String {
    let difference = ApparentTemperatureDifference.degrees(
      temperature: temperature, feelsLike: feelsLike, in: units)
    return known(difference) { difference in
      if difference == 0 { return words.detail.feelsSame }
      let text = "\(number(abs(difference), digits: 0))\(degreeSign)"
      return difference < 0 ? words.detail.feelsBelow(text) : words.detail.feelsAbove(text)
    }
  }

  /// The same as `−2°` or `+1°`; nil where it is not known.
  package func feelsDifferenceSigned(temperature: Double?, feelsLike: Double?) -> String? {
    ApparentTemperatureDifference.degrees(temperature: temperature, feelsLike: feelsLike, in: units)
      .map { "\($0 < 0 ? "" : "+")\(number($0, digits: 0))\(degreeSign)" }
  }

  /// `↑ 3 last 3 h`, and of a forecast `↑ 3 next 3 h`.
  package func pressureChange(_ tendency: PressureTendency?, digits: Int = 0) -> String {
    known(tendency?.change) { change in
      let arrow = PressureTrend(change: change).arrow
      let amount = pressureDifference(change, digits: digits)
      return tendency?.span == .past
        ? words.detail.pressurePast(arrow, amount) : words.detail.pressureAhead(arrow, amount)
    }
  }

  /// ` ↑` after a pressure; nothing when the trend is not known.
  package func pressureArrow(_ tendency: PressureTendency?) -> String {
    guard let tendency, tendency.change.isFinite else { return "" }
    return PressureTrend(change: tendency.change).arrow
  }
}
