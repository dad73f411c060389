import WeatherModel

/// Parses values in the Korea Meteorological Administration's notation.
enum KMAValue {
  /// Returns a number; nil for missing values, which are 900 and above, or -900 and below.
  static func number(_ value: LenientValue?) -> Double? {
    guard let number = value?.number, abs(number) < 900 else { return nil }
    return number
  }

  /// Parses an amount of rain in mm or of snow in cm: `강수없음`, `1.0mm 미만`, `6.2mm`, `30.0~50.0mm`,
  /// `50.0mm 이상`, `7`.
  ///
  /// A range yields its middle, an upper limit half of the limit, and a lower limit the limit
  /// itself.
  static func amount(_ value: LenientValue?) -> Double? {
    if let number = value?.number { return number >= 0 && number < 900 ? number : nil }
    guard let text = value?.text?.trimmed, !text.isEmpty else { return nil }
    // In the guide, `-` means none as well.
    if text.hasSuffix("없음") || text == "-" { return 0 }
    let numbers = text.split { !$0.isASCII || !($0.isNumber || $0 == ".") }
      .compactMap { Double($0) }
    guard let first = numbers.first, first >= 0, first < 900 else { return nil }
    if text.contains(text: "미만"), numbers.count == 1 { return first / 2 }
    guard numbers.count > 1, numbers[1] >= first, numbers[1] < 900 else { return first }
    return (first + numbers[1]) / 2
  }
}

extension Condition {
  /// The intensity in mm per hour from which rain is heavy (기상청: 강한 비).
  static let kmaHeavyRain = 15.0
  /// The intensity in cm per hour from which snow is heavy (기상청: 강한 눈).
  static let kmaHeavySnow = 3.0

  /// Creates a condition from KMA's codes for precipitation, sky and lightning: PTY, SKY and LGT.
  init(kma kind: Int?, sky: Int?, lightning: Double? = nil, isHeavy: Bool = false) {
    if let lightning, lightning > 0, (kind ?? 0) > 0 {
      self = .thunderstorm
      return
    }
    switch kind {
    case 1: self = isHeavy ? .heavyRain : .rain
    case 2, 6: self = .sleet
    case 3: self = isHeavy ? .heavySnow : .snow
    case 4: self = .showers
    case 5: self = .drizzle
    case 7: self = .snow
    default:
      switch sky {
      case 1: self = .clear
      case 3: self = .partlyCloudy
      case 4: self = .cloudy
      default: self = .unknown
      }
    }
  }
}
