public import WeatherModel
public import WeatherWords

/// A formatter of values in a unit system and a language.
///
/// Values are given in metric units, as the domain stores them; an unknown value is written `–`.
/// Foundation's formatters are not used, because loading ICU's tables takes longer than the first
/// frame may take.
public struct WeatherFormat: Hashable, Sendable {
  /// The units that values are converted to.
  public var units: UnitSystem
  /// The unit of the wind.
  public var wind: WindUnit
  /// The texts around the numbers.
  public var words: Words
  /// Whether times are written in the 12-hour format.
  public var hasTwelveHours: Bool
  /// Whether characters beyond ASCII are replaced by letters and words.
  public var isASCII = false

  /// Creates a format. The default unit of the wind is m/s for metric units, otherwise mph.
  public init(
    units: UnitSystem, words: Words, wind: WindUnit? = nil, hasTwelveHours: Bool = false
  ) {
    self.units = units
    self.words = words
    self.hasTwelveHours = hasTwelveHours
    self.wind = wind ?? (units == .metric ? .metresPerSecond : .milesPerHour)
  }

  /// Creates the format that the settings define.
  public init(_ settings: DisplaySettings) {
    self.init(
      units: settings.units, words: settings.language.words, wind: settings.windUnit,
      hasTwelveHours: settings.hasTwelveHours)
    isASCII = settings.icons == .ascii
  }

  /// Returns `–` for a value that is nil, NaN or absurdly large; otherwise the result of `text`.
  func known(_ value: Double?, _ text: (Double) -> String) -> String {
    // Larger values exceed the digits that can be shown; no measured value comes near.
    guard let value, abs(value) < 1e9 else { return unknownValue }
    return text(value)
  }

  /// Returns a number with the language's decimal separator: `3.2`, `3,2`.
  func number(_ value: Double, digits: Int) -> String {
    decimalText(value, digits: digits, separator: words.numbers.decimalSeparator)
  }
}

// MARK: - Temperature

extension WeatherFormat {
  /// `°C` or `°F`.
  package var temperatureUnit: String { (isASCII ? "" : "°") + (units == .imperial ? "F" : "C") }

  /// The sign after a temperature or a temperature difference: `°`.
  package var degreeSign: String { isASCII ? temperatureUnit : "°" }

  /// Returns a temperature in °C as `7°`, in whole degrees of the chosen unit.
  package func temperature(_ celsius: Double?) -> String {
    known(celsius) { number(units.temperature($0), digits: 0) + degreeSign }
  }

  /// The sign before amounts and probabilities of rain: `☂`.
  package var rainSign: String { isASCII ? words.names.conditionShort(.rain) : "☂" }

  /// The sign between the ends of a range: `…`.
  package var rangeSign: String { isASCII ? ".." : "…" }

  /// Returns a range in °C as `3…7°`, as `7°` if both ends are equal, or as `–…7°` if one end is
  /// unknown.
  package func temperatures(_ low: Double?, _ high: Double?) -> String {
    let (least, greatest) = (temperatureNumber(low), temperatureNumber(high))
    return least == greatest ? temperature(high) : range(least, temperature(high))
  }

  /// Returns a day's lowest and highest temperature: `3…7°`, or `~3…7°` if the day was aggregated
  /// from only a few moments.
  package func temperatures(of day: DayForecast) -> String {
    (day.isCoarse ? "~" : "") + temperatures(day.temperatureMin, day.temperatureMax)
  }

  /// Returns the range between two ends: `3…7`.
  package func range(_ low: String, _ high: String) -> String { low + rangeSign + high }

  /// Returns a day's lowest or highest temperature: `7°`, or `~7°` if the day was aggregated from
  /// only a few moments.
  package func temperature(
    of day: DayForecast, _ value: KeyPath<DayForecast, Double?>
  ) -> String {
    let text = temperature(day[keyPath: value])
    return day.isCoarse && text != unknownValue ? "~" + text : text
  }

  /// Returns the absolute value of a temperature difference in °C: `2°`.
  func temperatureDifference(_ celsius: Double) -> String {
    "\(number(units.temperatureDifference(abs(celsius)), digits: 0))\(degreeSign)"
  }

  /// Returns a temperature in °C as a bare number, for large digits: `7`.
  package func temperatureNumber(_ celsius: Double?) -> String {
    known(celsius) { number(units.temperature($0), digits: 0) }
  }

  /// Returns a temperature in °C with its unit: `7 °C`.
  package func temperatureWithUnit(_ celsius: Double?) -> String {
    known(celsius) { "\(number(units.temperature($0), digits: 0)) \(temperatureUnit)" }
  }
}

// MARK: - Wind

extension WeatherFormat {
  /// `m/s` or `mph`.
  package var speedUnit: String { Self.symbol(of: wind, words) }

  /// Returns the symbol of a unit of the wind.
  package static func symbol(of unit: WindUnit, _ words: Words) -> String {
    switch unit {
    case .metresPerSecond: words.units.metresPerSecond
    case .kilometresPerHour: words.units.kilometresPerHour
    case .milesPerHour: words.units.milesPerHour
    case .knots: words.units.knots
    case .beaufort: words.units.beaufort
    }
  }

  /// Returns a speed in m/s as a bare number: `3.2`, or a whole number in the other units.
  package func speedNumber(_ metresPerSecond: Double?) -> String {
    known(metresPerSecond) { number(wind.speed($0), digits: wind.digits) }
  }

  /// Returns a speed in m/s with its unit: `3.2 m/s`.
  package func speed(_ metresPerSecond: Double?) -> String {
    known(metresPerSecond) { "\(speedNumber($0)) \(speedUnit)" }
  }

  /// Returns the arrow in the direction in which a wind blows; a wind from the south-west has `↗`.
  /// The parameter is the direction in degrees that the wind comes from.
  package func windArrow(_ degrees: Double?) -> String {
    guard let degrees, degrees.isFinite else { return " " }
    let arrows =
      isASCII
      ? ["^", "/", ">", "\\", "v", "/", "<", "\\"] : ["↑", "↗", "→", "↘", "↓", "↙", "←", "↖"]
    return arrows[CompassPoint(degrees: degrees).opposite.rawValue]
  }

  /// Returns the direction that a wind comes from: `SW`.
  package func direction(_ degrees: Double?) -> String {
    known(degrees) { words.names.compassShort(CompassPoint(degrees: $0)) }
  }

  /// Returns the direction that a wind comes from, in words: `from SW`.
  package func windFrom(_ degrees: Double?) -> String {
    known(degrees) { words.names.windFrom(CompassPoint(degrees: $0)) }
  }

  /// Returns a wind with its arrow: `↗ 3.2 m/s`; without the arrow if the direction is unknown. In
  /// ASCII, where south-west and north-east have the same arrow, the direction that the wind comes
  /// from replaces it: `SW 3.2 m/s`.
  package func wind(_ speed: Double?, from degrees: Double?) -> String {
    let text = self.speed(speed)
    guard let degrees, degrees.isFinite, text != unknownValue else { return text }
    return "\(isASCII ? direction(degrees) : windArrow(degrees)) \(text)"
  }
}

// MARK: - Air and water

extension WeatherFormat {
  /// The unit of pressure: inHg for imperial units, otherwise the one that is used in the
  /// language's countries.
  private var pressureScale: PressureUnit {
    units == .imperial ? .inchesOfMercury : words.language.pressureUnit
  }

  /// `hPa`, `mmHg` or `inHg`.
  package var pressureUnit: String {
    switch pressureScale {
    case .hectopascals: words.units.hectopascals
    case .millimetresOfMercury: words.units.millimetresOfMercury
    case .inchesOfMercury: words.units.inchesOfMercury
    }
  }

  /// Returns a pressure in hPa as a bare number: `1016`, `30.00`.
  package func pressureNumber(_ hectopascals: Double?) -> String {
    known(hectopascals) {
      number(pressureScale.pressure($0), digits: pressureScale.digits)
    }
  }

  /// Returns a pressure in hPa with its unit: `1016 hPa`.
  package func pressure(_ hectopascals: Double?) -> String {
    known(hectopascals) { "\(pressureNumber($0)) \(pressureUnit)" }
  }

  /// Returns the absolute value of a pressure change in hPa: `3`, `0.09`, or with more digits
  /// `3.1`.
  package func pressureDifference(_ hectopascals: Double?, digits: Int = 0) -> String {
    known(hectopascals) {
      number(abs(pressureScale.pressure($0)), digits: max(pressureScale.digits, digits))
    }
  }

  /// Returns a distance in metres as `10 km`, `2.5 km`, `400 m`, or as `6.2 mi`. A distance below a
  /// tenth of a mile is written as `100 ft`, or in metres in the United Kingdom.
  package func distance(_ metres: Double?) -> String {
    known(metres) { metres in
      if units == .metric, metres < 995 {
        return "\(number((metres / 10).rounded() * 10, digits: 0)) \(words.units.metres)"
      }
      let distance = units.distance(metres)
      if units != .metric, distance < 0.1 { return shortDistance(metres) }
      let unit = units == .metric ? words.units.kilometres : words.units.miles
      // The fraction digit is omitted if it is zero or if the number is at least 10.
      let rounded = (distance * 10).rounded() / 10
      let digits = rounded >= 10 || rounded == rounded.rounded() ? 0 : 1
      let text = digits == 0 ? count(Int(rounded.rounded())) : number(rounded, digits: digits)
      return "\(text) \(unit)"
    }
  }

  /// Returns a distance below a tenth of a mile, in tens of metres or hundreds of feet.
  private func shortDistance(_ metres: Double) -> String {
    guard units == .imperial else {
      return "\(number((metres / 10).rounded() * 10, digits: 0)) \(words.units.metres)"
    }
    return "\(number((metres / 30.48).rounded() * 100, digits: 0)) \(words.units.feet)"
  }

  /// Returns an elevation in metres above the sea: `38 m` or `125 ft`.
  package func elevation(_ metres: Double?) -> String {
    known(metres) { metres in
      units == .metric
        ? "\(number(metres, digits: 0)) \(words.units.metres)"
        : "\(number(metres / 0.3048, digits: 0)) \(words.units.feet)"
    }
  }

  /// `mm` or `in`.
  package var precipitationUnit: String {
    units == .imperial ? words.units.inches : words.units.millimetres
  }

  /// Returns precipitation in mm as a bare number: `0.4`, `12`, `0.02`; an amount that would round
  /// to zero is `<0.1`.
  package func precipitationNumber(_ millimetres: Double?) -> String {
    known(millimetres) { millimetres in
      guard millimetres > 0 else { return "0" }
      let depth = units.precipitation(millimetres)
      let digits = units == .imperial ? 2 : depth < 99.95 ? 1 : 0
      let least = units == .imperial ? 0.01 : 0.1
      return depth < least / 2
        ? "<\(number(least, digits: digits))" : number(depth, digits: digits)
    }
  }

  /// Returns precipitation in mm with its unit: `0.4 mm`.
  package func precipitation(_ millimetres: Double?) -> String {
    known(millimetres) { "\(precipitationNumber($0)) \(precipitationUnit)" }
  }

  /// Returns snow in cm as a bare number: `0.4`, `12`; an amount that would round to zero is
  /// `<0.1`.
  package func snowNumber(_ centimetres: Double?) -> String {
    known(centimetres) { centimetres in
      guard centimetres > 0 else { return "0" }
      let depth = units == .imperial ? centimetres / 2.54 : centimetres
      return depth < 0.05
        ? "<\(number(0.1, digits: 1))" : number(depth, digits: depth < 9.95 ? 1 : 0)
    }
  }

  /// Returns snow in cm with its unit: `12 cm`.
  package func snow(_ centimetres: Double?) -> String {
    let unit = units == .imperial ? words.units.inches : words.units.centimetres
    return known(centimetres) { "\(snowNumber($0)) \(unit)" }
  }

  /// Returns a precipitation rate in mm per hour: `0.4 mm/h`.
  package func precipitationRate(_ millimetresPerHour: Double?) -> String {
    known(millimetresPerHour) {
      let unit =
        units == .imperial ? words.units.inchesPerHour : words.units.millimetresPerHour
      return "\(precipitationNumber($0)) \(unit)"
    }
  }

  /// Returns a concentration: `12 µg/m³`.
  package func concentration(_ microgramsPerCubicMetre: Double?) -> String {
    known(microgramsPerCubicMetre) {
      "\(number($0, digits: $0 < 9.95 ? 1 : 0)) \(words.units.microgramsPerCubicMetre)"
    }
  }

  /// Returns a percentage: `63 %` for 63.
  package func percent(_ percent: Double?) -> String {
    known(percent) { words.numbers.percent(number($0, digits: 0)) }
  }

  /// Returns a probability as a percentage: `63 %` for 0.63.
  package func probability(_ fraction: Double?) -> String {
    percent(fraction.map { $0 * 100 })
  }

  /// Returns an index as a whole number: `1`.
  package func index(_ index: Double?) -> String {
    known(index) { number($0, digits: 0) }
  }
}
