import WeatherModel

/// What a quantity can be on this planet, with room to spare. A value outside is not shown: it was
/// not measured by anybody.
enum PhysicalRange {
  /// °C; records are -89.2 and 56.7 (WMO).
  static let temperature = -110.0...75.0
  /// °C as felt, by any formula.
  static let feltTemperature = -150.0...100.0
  /// Percent.
  static let percent = 0.0...100.0
  /// 0–1.
  static let probability = 0.0...1.0
  /// hPa at sea level; records are 870 and 1084.8 (WMO).
  static let pressure = 800.0...1150.0
  /// Metres.
  static let visibility = 0.0...500_000.0
  /// m/s; the record gust is 113.3 (WMO).
  static let wind = 0.0...150.0
  /// Degrees.
  static let direction = 0.0...360.0
  /// The highest measured on the ground is 43.3.
  static let uvIndex = 0.0...50.0
  /// mm in an hour or in three; the record hour is 305.
  static let precipitation = 0.0...1_000.0
  /// mm in a day; the record is 1825.
  static let dailyPrecipitation = 0.0...3_000.0
  /// On any agency's scale.
  static let airQualityIndex = 0.0...5_000.0
  /// µg/m³.
  static let concentration = 0.0...1_000_000.0
  /// Metres above the sea.
  static let elevation = -500.0...9_000.0
}

extension Optional<Double> {
  /// The value when it is inside `range`; minus zero becomes zero.
  func within(_ range: ClosedRange<Double>) -> Double? {
    guard let self, range.contains(self) else { return nil }
    return self == 0 ? 0 : self
  }
}

extension Optional<LenientValue> {
  /// The number when it is inside `range`; minus zero becomes zero.
  func within(_ range: ClosedRange<Double>) -> Double? {
    (self?.number).within(range)
  }
}

extension Optional<String> {
  /// The paragraphs of a longer text cleaned, nil when nothing is left of them.
  func cleanedParagraphs(limit: Int) -> String? {
    guard let text = self?.paragraphsFromOutside(limit: limit), !text.isEmpty else { return nil }
    return text
  }

  /// The text cleaned, nil when nothing is left of it.
  func cleaned(limit: Int = 200) -> String? {
    guard let text = self?.cleanedFromOutside(limit: limit), !text.isEmpty else { return nil }
    return text
  }
}
