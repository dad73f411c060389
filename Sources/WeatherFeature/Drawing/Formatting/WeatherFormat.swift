public import WeatherModel
public import WeatherWords

/// Writes values in a family of units and a language.
///
/// Values come in metric, as the domain keeps them; what is not known is written `–`. No formatter
/// of Foundation is used: loading ICU's tables takes longer than the first frame may.
public struct WeatherFormat: Hashable, Sendable {
  /// The units that values are converted to.
  public var units: UnitSystem
  /// The unit of the wind.
  public var wind: WindUnit
  /// The texts around the numbers.
  public var words: Words
  /// Whether times are written with twelve hours.
  public var hasTwelveHours: Bool
  /// Whether signs beyond ASCII are replaced by letters and words.
  public var isASCII = false

  /// A format; wind in the unit of the family where none is given.
  public init(
    units: UnitSystem, words: Words, wind: WindUnit? = nil, hasTwelveHours: Bool = false
  ) {
    self.units = units
    self.words = words
    self.hasTwelveHours = hasTwelveHours
    self.wind = wind ?? (units == .metric ? .metresPerSecond : .milesPerHour)
  }

  /// A format as the settings want it.
  public init(_ settings: DisplaySettings) {
    self.init(
      units: settings.units, words: settings.language.words, wind: settings.windUnit,
      hasTwelveHours: settings.hasTwelveHours)
    isASCII = settings.icons == .ascii
  }

  /// A value that is nil, not a number or absurd gives `–`; otherwise what `text` makes of it.
  func known(_ value: Double?, _ text: (Double) -> String) -> String {
    // Beyond that no digits are left to show; nothing measured comes near.
    guard let value, abs(value) < 1e9 else { return unknownValue }
    return text(value)
  }

  /// A number as the language writes it: `3.2`, `3,2`.
  func number(_ value: Double, digits: Int) -> String {
    decimalText(value, digits: digits, separator: words.numbers.decimalSeparator)
  }
}

// MARK: - Temperature

extension WeatherFormat {
  /// `°C` or `°F`.
  package var temperatureUnit: String { (isASCII ? "" : "°") + (units == .imperial ? "F" : "C") }

  /// What follows a temperature, or a difference of two: `°`.
  package var degreeSign: String { isASCII ? temperatureUnit : "°" }

  /// °C as `7°`, in whole degrees of the chosen unit.
  package func temperature(_ celsius: Double?) -> String {
    known(celsius) { number(units.temperature($0), digits: 0) + degreeSign }
  }

  /// What stands before amounts and chances of rain: `☂`.
  package var rainSign: String { isASCII ? words.names.conditionShort(.rain) : "☂" }

  /// Between the ends of a range: `…`.
  package var rangeSign: String { isASCII ? ".." : "…" }

  /// Two °C as `3…7°`; `–…7°` where one of them is not known.
  package func temperatures(_ low: Double?, _ high: Double?) -> String {
    range(temperatureNumber(low), temperature(high))
  }

  /// A day's lowest and highest as `3…7°`; `~3…7°` of a day that was put together of few moments.
  package func temperatures(of day: DayForecast) -> String {
    (day.isCoarse ? "~" : "") + temperatures(day.temperatureMin, day.temperatureMax)
  }

  /// The ends of a range as `3…7`.
  package func range(_ low: String, _ high: String) -> String { low + rangeSign + high }

  /// A day's lowest or highest as `7°`; `~7°` of a day that was put together of few moments.
  package func temperature(
    of day: DayForecast, _ value: KeyPath<DayForecast, Double?>
  ) -> String {
    let text = temperature(day[keyPath: value])
    return day.isCoarse && text != unknownValue ? "~" + text : text
  }

  /// The amount of a difference in °C: `2°`.
  func temperatureDifference(_ celsius: Double) -> String {
    "\(number(units.temperatureDifference(abs(celsius)), digits: 0))\(degreeSign)"
  }

  /// °C as the bare number, for drawing it large: `7`.
  package func temperatureNumber(_ celsius: Double?) -> String {
    known(celsius) { number(units.temperature($0), digits: 0) }
  }

  /// °C as `7 °C`.
  package func temperatureWithUnit(_ celsius: Double?) -> String {
    known(celsius) { "\(number(units.temperature($0), digits: 0)) \(temperatureUnit)" }
  }
}

// MARK: - Wind

extension WeatherFormat {
  /// `m/s` or `mph`.
  package var speedUnit: String { Self.symbol(of: wind, words) }

  /// How a unit of the wind is written.
  package static func symbol(of unit: WindUnit, _ words: Words) -> String {
    switch unit {
    case .metresPerSecond: words.units.metresPerSecond
    case .kilometresPerHour: words.units.kilometresPerHour
    case .milesPerHour: words.units.milesPerHour
    case .knots: words.units.knots
    case .beaufort: words.units.beaufort
    }
  }

  /// m/s as the bare number: `3.2`, and whole numbers of the other units.
  package func speedNumber(_ metresPerSecond: Double?) -> String {
    known(metresPerSecond) { number(wind.speed($0), digits: wind.digits) }
  }

  /// m/s as `3.2 m/s`.
  package func speed(_ metresPerSecond: Double?) -> String {
    known(metresPerSecond) { "\(speedNumber($0)) \(speedUnit)" }
  }

  /// The arrow that flies with a wind from a direction in degrees: a south-west wind gives `↗`.
  package func windArrow(_ degrees: Double?) -> String {
    guard let degrees, degrees.isFinite else { return " " }
    let arrows =
      isASCII
      ? ["^", "/", ">", "\\", "v", "/", "<", "\\"] : ["↑", "↗", "→", "↘", "↓", "↙", "←", "↖"]
    return arrows[CompassPoint(degrees: degrees).opposite.rawValue]
  }

  /// Where a wind comes from: `SW`.
  package func direction(_ degrees: Double?) -> String {
    known(degrees) { words.names.compassShort(CompassPoint(degrees: $0)) }
  }

  /// Where a wind comes from: `from SW`.
  package func windFrom(_ degrees: Double?) -> String {
    known(degrees) { words.names.windFrom(CompassPoint(degrees: $0)) }
  }

  /// `↗ 3.2 m/s`; without the arrow where the direction is not known. In ASCII, which has one sign for
  /// south-west and north-east, the direction that it comes from: `SW 3.2 m/s`.
  package func wind(_ speed: Double?, from degrees: Double?) -> String {
    let text = self.speed(speed)
    guard let degrees, degrees.isFinite, text != unknownValue else { return text }
    return "\(isASCII ? direction(degrees) : windArrow(degrees)) \(text)"
  }
}

// MARK: - Air and water

extension WeatherFormat {
  /// The unit of pressure: that of the family, or in metric that of the language's countries.
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

  /// hPa as the bare number: `1016`, `30.00`.
  package func pressureNumber(_ hectopascals: Double?) -> String {
    known(hectopascals) {
      number(pressureScale.pressure($0), digits: pressureScale.digits)
    }
  }

  /// hPa as `1016 hPa`.
  package func pressure(_ hectopascals: Double?) -> String {
    known(hectopascals) { "\(pressureNumber($0)) \(pressureUnit)" }
  }

  /// A change in hPa, without its sign: `3`, `3.1` with more digits, `0.09`.
  package func pressureDifference(_ hectopascals: Double?, digits: Int = 0) -> String {
    known(hectopascals) {
      number(abs(pressureScale.pressure($0)), digits: max(pressureScale.digits, digits))
    }
  }

  /// Metres as `10 km`, `2.5 km`, `400 m`; or `6.2 mi`, and what is less than a tenth of a mile as
  /// `100 ft`, in the United Kingdom as metres.
  package func distance(_ metres: Double?) -> String {
    known(metres) { metres in
      if units == .metric, metres < 995 {
        return "\(number((metres / 10).rounded() * 10, digits: 0)) \(words.units.metres)"
      }
      let distance = units.distance(metres)
      if units != .metric, distance < 0.1 { return shortDistance(metres) }
      let unit = units == .metric ? words.units.kilometres : words.units.miles
      // The fraction goes when it says nothing or when the number is large without it.
      let rounded = (distance * 10).rounded() / 10
      let digits = rounded >= 10 || rounded == rounded.rounded() ? 0 : 1
      return "\(rounded < 1000 ? number(rounded, digits: digits) : count(Int(rounded))) \(unit)"
    }
  }

  /// Less than a tenth of a mile, in tens of metres or hundreds of feet.
  private func shortDistance(_ metres: Double) -> String {
    guard units == .imperial else {
      return "\(number((metres / 10).rounded() * 10, digits: 0)) \(words.units.metres)"
    }
    return "\(number((metres / 30.48).rounded() * 100, digits: 0)) \(words.units.feet)"
  }

  /// Metres above the sea as `38 m` or `125 ft`.
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

  /// mm as the bare number: `0.4`, `12`, `0.02`; what would round to nothing is `<0.1`.
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

  /// mm as `0.4 mm`.
  package func precipitation(_ millimetres: Double?) -> String {
    known(millimetres) { "\(precipitationNumber($0)) \(precipitationUnit)" }
  }

  /// cm of snow as the bare number: `0.4`, `12`; an amount that would round to nothing is `<0.1`.
  package func snowNumber(_ centimetres: Double?) -> String {
    known(centimetres) { centimetres in
      guard centimetres > 0 else { return "0" }
      let depth = units == .imperial ? centimetres / 2.54 : centimetres
      return depth < 0.05
        ? "<\(number(0.1, digits: 1))" : number(depth, digits: depth < 9.95 ? 1 : 0)
    }
  }

  /// cm of snow as `12 cm`.
  package func snow(_ centimetres: Double?) -> String {
    let unit = units == .imperial ? words.units.inches : words.units.centimetres
    return known(centimetres) { "\(snowNumber($0)) \(unit)" }
  }

  /// mm an hour as `0.4 mm/h`.
  package func precipitationRate(_ millimetresPerHour: Double?) -> String {
    known(millimetresPerHour) {
      let unit =
        units == .imperial ? words.units.inchesPerHour : words.units.millimetresPerHour
      return "\(precipitationNumber($0)) \(unit)"
    }
  }

  /// A concentration as `12 µg/m³`.
  package func concentration(_ microgramsPerCubicMetre: Double?) -> String {
    known(microgramsPerCubicMetre) {
      "\(number($0, digits: $0 < 9.95 ? 1 : 0)) \(words.units.microgramsPerCubicMetre)"
    }
  }

  /// 63 as `63 %`.
  package func percent(_ percent: Double?) -> String {
    known(percent) { words.numbers.percent(number($0, digits: 0)) }
  }

  /// 0.63 as `63 %`.
  package func probability(_ fraction: Double?) -> String {
    percent(fraction.map { $0 * 100 })
  }

  /// An index as a whole number: `1`.
  package func index(_ index: Double?) -> String {
    known(index) { number($0, digits: 0) }
  }
}
