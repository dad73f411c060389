import WeatherModel

/// The decoded parts of the National Weather Service's responses.
enum NWSResponse {
  /// `points`: the cell of a point.
  struct Point: Decodable, Sendable {
    var properties: [String: LenientValue]
  }

  /// A cell's `stations`, the nearest first.
  struct Stations: Decodable, Sendable {
    struct Feature: Decodable, Sendable {
      var properties: [String: LenientValue]
    }

    var features: LenientList<Feature>
  }

  /// A cell's `forecast/hourly`.
  struct Hourly: Decodable, Sendable {
    struct Properties: Decodable, Sendable {
      var periods: LenientList<Period>
    }

    var properties: Properties
  }

  struct Period: Decodable, Sendable {
    var startTime: LenientValue?
    var isDaytime: Lenient<Bool>?
    var temperature: NWSQuantity?
    var temperatureUnit: LenientValue?
    var probabilityOfPrecipitation: NWSQuantity?
    var dewpoint: NWSQuantity?
    var relativeHumidity: NWSQuantity?
    var windSpeed: NWSQuantity?
    var windGust: NWSQuantity?
    var windDirection: LenientValue?
    var icon: LenientValue?
  }

  /// A station's `observations/latest`.
  struct Observation: Decodable, Sendable {
    struct Properties: Decodable, Sendable {
      var timestamp: LenientValue?
      var icon: LenientValue?
      var temperature: NWSQuantity?
      var dewpoint: NWSQuantity?
      var windDirection: NWSQuantity?
      var windSpeed: NWSQuantity?
      var windGust: NWSQuantity?
      var seaLevelPressure: NWSQuantity?
      var visibility: NWSQuantity?
      var precipitationLastHour: NWSQuantity?
      var relativeHumidity: NWSQuantity?
      var windChill: NWSQuantity?
      var heatIndex: NWSQuantity?
    }

    var properties: Properties
  }
}

/// A number with its unit: `{"unitCode": "wmoUnit:degC", "value": 4.4}`, a bare number, or a text
/// such as `5 to 10 mph`. Decoding never fails.
struct NWSQuantity: Decodable, Sendable {
  private enum CodingKeys: CodingKey {
    case unitCode, value, maxValue
  }

  private var number: Double?
  private var unit: String?

  init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: CodingKeys.self) {
      let value = try? container.decode(LenientValue.self, forKey: .value)
      number = value?.number ?? (try? container.decode(Double.self, forKey: .maxValue))
      let code = try? container.decode(String.self, forKey: .unitCode)
      unit = code.map { String($0.drop { $0 != ":" }.dropFirst()) }
      if unit?.isEmpty == true { unit = code }
    } else {
      let value = try LenientValue(from: decoder)
      number = value.number
      if number == nil, let words = value.text?.split(separator: " ") {
        // Takes the upper end of a range: `5 to 10 mph`.
        let isCalm = words.first?.lowercased() == "calm"
        number = isCalm ? 0 : words.compactMap { Double($0) }.last
        unit = isCalm ? nil : words.last.map { String($0) }
      }
    }
  }

  /// Returns the value in metric units if it is within its range; nil for an unknown unit.
  /// - Parameter defaultUnit: The unit of a bare number.
  func metric(_ range: ClosedRange<Double>, defaultUnit: String? = nil) -> Double? {
    guard let number else { return nil }
    let value: Double? =
      switch unit ?? defaultUnit {
      case "degC", "C", "percent", "m", "mm", "m_s-1", "hPa", "degree_(angle)", nil: number
      case "degF", "F": (number - 32) * 5 / 9
      case "K": number - 273.15
      case "km_h-1", "km/h": number / 3.6
      case "mph", "mi_h-1": number * 0.44704
      case "kt", "knot": number * 1852 / 3600
      case "Pa": number / 100
      case "km": number * 1000
      case "in": number * 25.4
      default: nil
      }
    return value.within(range)
  }
}

extension Condition {
  /// Creates a condition from the address of an icon: `…/icons/land/day/tsra_sct,40?size=small`. If
  /// an icon combines two conditions, the more severe one counts (api.weather.gov/icons).
  /// - Parameter isDry: Whether to replace precipitation by clouds.
  init(nws icon: String?, isDry: Bool = false) {
    guard let path = icon?.split(separator: "?").first else {
      self = .unknown
      return
    }
    let conditions = path.split(separator: "/").suffix(2).compactMap { part -> Condition? in
      let name = part.prefix { $0 != "," }
      guard let condition = Self.icons[String(name)] else { return nil }
      return condition.isPrecipitation && isDry ? .cloudy : condition
    }
    self = conditions.max() ?? .unknown
  }

  /// Returns the highest probability in the address of an icon, in percent; nil if it has none.
  static func probability(nws icon: String?) -> Double? {
    let path = icon?.split(separator: "?").first ?? ""
    return path.split(separator: "/").suffix(2)
      .compactMap { $0.split(separator: ",").dropFirst().first.flatMap { Double($0) } }
      .max().within(PhysicalRange.percent)
  }

  private static let icons: [String: Condition] = [
    "skc": .clear, "wind_skc": .clear, "hot": .clear, "cold": .clear, "few": .mostlyClear,
    "wind_few": .mostlyClear, "sct": .partlyCloudy, "wind_sct": .partlyCloudy, "bkn": .cloudy,
    "wind_bkn": .cloudy, "ovc": .cloudy, "wind_ovc": .cloudy, "snow": .snow, "blizzard": .heavySnow,
    "rain_snow": .sleet, "rain_sleet": .sleet, "snow_sleet": .sleet, "sleet": .sleet,
    "fzra": .freezingRain, "rain_fzra": .freezingRain, "snow_fzra": .freezingRain, "rain": .rain,
    "rain_showers": .showers, "rain_showers_hi": .showers, "tsra": .thunderstorm,
    "tsra_sct": .thunderstorm, "tsra_hi": .thunderstorm, "tornado": .tornado,
    "hurricane": .squall, "tropical_storm": .squall, "dust": .dust, "smoke": .smoke, "fog": .fog,
  ]
}
