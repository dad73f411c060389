import WeatherModel

/// The decoded parts of OpenWeather's responses. Times are Unix seconds.
enum OpenWeatherResponse {
  /// The form of every error; `cod` is a number in some responses and a string in others.
  struct Refusal: Decodable, Sendable {
    var cod: LenientValue?
    var message: LenientValue?
  }

  /// An entry of `weather`.
  struct Sky: Decodable, Sendable {
    var id: LenientValue?
    var description: LenientValue?
    var icon: LenientValue?

    var drawing: WeatherIcon? { icon?.text.flatMap { WeatherIcon(name: $0) } }
  }

  /// Precipitation by the number of hours in which it fell, `1h` or `3h`; a bare number in One Call's
  /// days.
  typealias Fallen = [String: LenientValue]

  /// One Call 3.0.
  struct OneCall: Decodable, Sendable {
    var timezone: LenientValue?
    var timezoneOffset: LenientValue?
    var current: Moment
    var minutely: LenientList<Minute>?
    var hourly: LenientList<Moment>?
    var daily: LenientList<Moment>?
    var alerts: LenientList<Alert>?

    enum CodingKeys: String, CodingKey {
      case timezone, current, minutely, hourly, daily, alerts
      case timezoneOffset = "timezone_offset"
    }
  }

  /// A page of One Call 4.0. The links to adjacent pages contain the key, so only the start time of
  /// the next page is extracted from them.
  struct Page<Record: Decodable & Sendable>: Decodable, Sendable {
    var timezone: LenientValue?
    var timezoneOffset: LenientValue?
    var data: LenientList<Record>
    /// The start of the next page in Unix seconds; nil if there is none.
    var nextStart: Int?

    enum CodingKeys: String, CodingKey {
      case timezone, data, next
      case timezoneOffset = "timezone_offset"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      timezone = try container.decodeIfPresent(LenientValue.self, forKey: .timezone)
      timezoneOffset = try container.decodeIfPresent(LenientValue.self, forKey: .timezoneOffset)
      data = try container.decode(LenientList<Record>.self, forKey: .data)
      let link = try container.decodeIfPresent(LenientValue.self, forKey: .next)?.text
      nextStart = link.flatMap { ServerURL(string: $0)?.queryValue("start") }.flatMap { Int($0) }
    }
  }

  /// A minute of One Call: `dt`, and `precipitation` in mm per hour.
  typealias Minute = [String: LenientValue]

  /// A time or a day of One Call. The `dt` of a day is its noon, or in 4.0 the start of its date in
  /// UTC.
  struct Moment: Decodable, Sendable {
    /// The numbers, by OpenWeather's names.
    var values: [String: LenientValue]
    /// The temperatures `min` and `max` of a day.
    var temperatures: Lenient<[String: LenientValue]>?
    var rain: Lenient<Fallen>?
    var snow: Lenient<Fallen>?
    var weather: LenientList<Sky>?
    /// The ids of One Call 4.0's warnings.
    var alerts: LenientList<LenientValue>?

    enum CodingKeys: CodingKey {
      case temp, rain, snow, weather, alerts
    }

    init(from decoder: any Decoder) throws {
      values = try [String: LenientValue](from: decoder)
      let container = try decoder.container(keyedBy: CodingKeys.self)
      temperatures = try container.decodeIfPresent(
        Lenient<[String: LenientValue]>.self, forKey: .temp)
      rain = try container.decodeIfPresent(Lenient<Fallen>.self, forKey: .rain)
      snow = try container.decodeIfPresent(Lenient<Fallen>.self, forKey: .snow)
      weather = try container.decodeIfPresent(LenientList<Sky>.self, forKey: .weather)
      alerts = try container.decodeIfPresent(LenientList<LenientValue>.self, forKey: .alerts)
    }

    var dt: LenientValue? { values["dt"] }
  }

  /// A warning, by OpenWeather's names.
  typealias Alert = [String: LenientValue]
}

/// The free plan's responses.
extension OpenWeatherResponse {
  /// A response of 2.5 weather, or a step of 2.5 forecast.
  struct Step: Decodable, Sendable {
    var dt: LenientValue?
    /// Temperature and pressure, wind, and clouds, by OpenWeather's names.
    var main: Lenient<[String: LenientValue]>?
    var weather: LenientList<Sky>?
    var wind: Lenient<[String: LenientValue]>?
    var clouds: Lenient<[String: LenientValue]>?
    var visibility: LenientValue?
    var pop: LenientValue?
    var rain: Lenient<Fallen>?
    var snow: Lenient<Fallen>?
    /// Sunrise and sunset, and `pod`: d or n.
    var sys: Lenient<[String: LenientValue]>?
    var timezone: LenientValue?
    var name: LenientValue?
  }

  /// 2.5 forecast.
  struct Forecast: Decodable, Sendable {
    var list: [Lenient<Step>]
    /// The place, with its time zone, sunrise and sunset. In uninhabited areas it has no name.
    var city: Lenient<[String: LenientValue]>?
  }

  /// 2.5 air_pollution.
  struct AirPollution: Decodable, Sendable {
    /// The pollution at one time; components in µg/m³.
    struct Entry: Decodable, Sendable {
      var dt: LenientValue?
      /// The index `aqi`, 1–5.
      var main: Lenient<[String: LenientValue]>?
      var components: [String: LenientValue]?
    }

    var list: LenientList<Entry>
  }

  /// An entry of the geocoder's list.
  struct GeocodedPlace: Decodable, Sendable {
    var name: LenientValue?
    var localNames: Lenient<[String: LenientValue]>?
    var lat: LenientValue?
    var lon: LenientValue?
    var country: LenientValue?
    var state: LenientValue?

    enum CodingKeys: String, CodingKey {
      case name, lat, lon, country, state
      case localNames = "local_names"
    }
  }
}
