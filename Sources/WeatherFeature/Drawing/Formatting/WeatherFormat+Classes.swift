package import WeatherModel
import WeatherWords

/// Values with the names of their classes.
extension WeatherFormat {
  /// Returns a UV index with its class: `1 low`.
  package func uv(_ index: Double?) -> String {
    known(index) { "\(self.index($0)) \(words.names.uvClass(UVClass(index: $0)))" }
  }

  /// Returns an air quality index with the name of its class: `42 good`. The name is the short one
  /// of narrow rows unless `inFull` is true.
  package func air(_ air: AirQuality?, inFull: Bool = false) -> String {
    guard let air else { return unknownValue }
    return known(air.index) { index in
      let airClass = AirClass(index: index, scale: air.scale)
      let name = inFull ? words.names.airClass(airClass) : words.names.airClassShort(airClass)
      return "\(self.index(index)) \(name)"
    }
  }

  /// Returns the air quality of a report: in Korea the worse of its two particle grades, such as
  /// `PM10 bad`; elsewhere the index, such as `42 good`.
  package func air(of report: WeatherReport) -> String { air(report.airQuality, of: report) }

  /// Returns the same for the air quality of a report at another time.
  package func air(_ air: AirQuality?, of report: WeatherReport, inFull: Bool = false) -> String {
    guard let dust = report.worstDust(of: air) else { return self.air(air, inFull: inFull) }
    return self.dust(dust.grade, isFine: dust.isFine)
  }

  /// Returns a Korean particle grade: `PM10 bad`.
  func dust(_ grade: DustGrade, isFine: Bool) -> String {
    "\(isFine ? "PM2\(words.numbers.decimalSeparator)5" : "PM10") \(words.names.dustGrade(grade))"
  }

  /// Returns a particle concentration, in Korea with its grade: `27 µg/m³`, `27 µg/m³ (moderate)`.
  package func dust(_ value: Double?, _ grade: DustGrade?) -> String {
    let text = concentration(value)
    guard let grade, text != unknownValue else { return text }
    return "\(text) (\(words.names.dustGrade(grade)))"
  }

  /// Returns the kinds of pollen in the air, each with its name and its count and grade, such as
  /// `42/m³ (moderate)`; the highest grade comes first.
  package func pollen(_ pollen: Pollen?) -> [(label: String, text: String)] {
    (pollen?.present ?? []).map { kind, grains, grade in
      let count = number(grains, digits: 0) + "/m³"
      return (words.names.pollenKind(kind), "\(count) (\(words.names.pollenGrade(grade)))")
    }
  }

  /// Returns the difference between the apparent temperature and that of the air:
  /// `2° below the air`.
  package func feelsDifference(temperature: Double?, feelsLike: Double?) -> String {
    let difference = ApparentTemperatureDifference.degrees(
      temperature: temperature, feelsLike: feelsLike, in: units)
    return known(difference) { difference in
      if difference == 0 { return words.detail.feelsSame }
      let text = "\(number(abs(difference), digits: 0))\(degreeSign)"
      return difference < 0 ? words.detail.feelsBelow(text) : words.detail.feelsAbove(text)
    }
  }

  /// Returns the same difference with a sign: `−2°` or `+1°`; nil if it is unknown.
  package func feelsDifferenceSigned(temperature: Double?, feelsLike: Double?) -> String? {
    ApparentTemperatureDifference.degrees(temperature: temperature, feelsLike: feelsLike, in: units)
      .map { "\($0 < 0 ? "" : "+")\(number($0, digits: 0))\(degreeSign)" }
  }

  /// Returns a change of pressure: `↑ 3 in 3 h`, `→ −1 in 3 h`, or for a forecast `↑ 3 next 3 h`.
  package func pressureChange(_ tendency: PressureTendency?, digits: Int = 0) -> String {
    known(tendency?.change) { change in
      let arrow = PressureTrend(change: change).arrow
      let amount = pressureAmount(change, digits: digits)
      return tendency?.span == .past
        ? words.detail.pressurePast(arrow, amount) : words.detail.pressureAhead(arrow, amount)
    }
  }

  /// Returns a change of pressure without its hours: `↑ 3`.
  package func pressureChangeSigned(_ tendency: PressureTendency) -> String {
    pressureArrow(tendency) + " " + pressureAmount(tendency.change, digits: 0)
  }

  /// Returns the amount of a change of pressure; with its sign where the arrow is level and does
  /// not show the direction.
  private func pressureAmount(_ change: Double, digits: Int) -> String {
    let amount = pressureDifference(change, digits: digits)
    let isZero = !amount.contains { ("1"..."9").contains($0) }
    guard PressureTrend(change: change) == .steady, !isZero else { return amount }
    return (change < 0 ? "\u{2212}" : "+") + amount
  }

  /// Returns the arrow of a pressure trend: `↑`; empty if the trend is unknown.
  package func pressureArrow(_ tendency: PressureTendency?) -> String {
    guard let tendency, tendency.change.isFinite else { return "" }
    return PressureTrend(change: tendency.change).arrow
  }
}
