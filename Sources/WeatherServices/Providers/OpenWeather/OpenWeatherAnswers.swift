import FoundationEssentials

/// The shapes of OpenWeather's answers, as far as they are read. Times are Unix seconds.
enum OpenWeatherAnswer {
  /// What every refusal looks like; `cod` is a number in some answers and a string in others.
  struct Refusal: Decodable, Sendable {
    var cod: LenientValue?
    var message: LenientValue?
  }

  /// An entry of `weather`.
  struct Sky: Decodable, Sendable {
    var id: LenientValue?
    var description: LenientValue?
    var icon: LenientValue?
  }

  /// Water fallen, keyed by the hours it fell in; a bare number in One Call's days.
  struct Fallen: Decodable, Sendable {
    var inOneHour: LenientValue?
    var inThreeHours: LenientValue?

    enum CodingKeys: String, CodingKey {
      case inOneHour = "1h"
      case inThreeHours = "3h"
    }
  }

  /// One Call 3.0.
  struct OneCall: Decodable, Sendable {
    var timezone: LenientValue?
    var timezoneOffset: LenientValue?
    var current: Moment
    var minutely: LenientList<Minute>?
    var hourly: LenientList<Moment>?
    var daily: LenientList<Day>?
    var alerts: LenientList<Alert>?

    enum CodingKeys: String, CodingKey {
      case timezone
      case timezoneOffset = "timezone_offset"
      case current
      case minutely
      case hourly
      case daily
      case alerts
    }
  }

  /// One Call's minute: mm an hour.
  struct Minute: Decodable, Sendable {
    var dt: LenientValue?
    var precipitation: LenientValue?
  }

  /// One Call's weather at a moment.
  struct Moment: Decodable, Sendable {
    var dt: LenientValue?
    var sunrise: LenientValue?
    var sunset: LenientValue?
    var temp: LenientValue?
    var feelsLike: LenientValue?
    var pressure: LenientValue?
    var humidity: LenientValue?
    var dewPoint: LenientValue?
    var uvi: LenientValue?
    var clouds: LenientValue?
    var visibility: LenientValue?
    var windSpeed: LenientValue?
    var windGust: LenientValue?
    var windDeg: LenientValue?
    var pop: LenientValue?
    var rain: Lenient<Fallen>?
    var snow: Lenient<Fallen>?
    var weather: LenientList<Sky>?

    enum CodingKeys: String, CodingKey {
      case dt
      case sunrise
      case sunset
      case temp
      case feelsLike = "feels_like"
      case pressure
      case humidity
      case dewPoint = "dew_point"
      case uvi
      case clouds
      case visibility
      case windSpeed = "wind_speed"
      case windGust = "wind_gust"
      case windDeg = "wind_deg"
      case pop
      case rain
      case snow
      case weather
    }
  }

  /// One Call's day; `dt` is its noon.
  struct Day: Decodable, Sendable {
    /// The day's temperatures.
    struct Temperatures: Decodable, Sendable {
      var min: LenientValue?
      var max: LenientValue?
    }

    var dt: LenientValue?
    var sunrise: LenientValue?
    var sunset: LenientValue?
    var temp: Lenient<Temperatures>?
    var windSpeed: LenientValue?
    var clouds: LenientValue?
    var uvi: LenientValue?
    var pop: LenientValue?
    var rain: LenientValue?
    var snow: LenientValue?
    var weather: LenientList<Sky>?

    enum CodingKeys: String, CodingKey {
      case dt
      case sunrise
      case sunset
      case temp
      case windSpeed = "wind_speed"
      case clouds
      case uvi
      case pop
      case rain
      case snow
      case weather
    }
  }

  /// A warning of an authority.
  struct Alert: Decodable, Sendable {
    var senderName: LenientValue?
    var event: LenientValue?
    var start: LenientValue?
    var end: LenientValue?
    var description: LenientValue?

    enum CodingKeys: String, CodingKey {
      case senderName = "sender_name"
      case event
      case start
      case end
      case description
    }
  }
}

/// The free plan's answers.
extension OpenWeatherAnswer {
  /// 2.5 weather, and one step of 2.5 forecast.
  struct Step: Decodable, Sendable {
    /// The air.
    struct Main: Decodable, Sendable {
      var temp: LenientValue?
      var feelsLike: LenientValue?
      var tempMin: LenientValue?
      var tempMax: LenientValue?
      var pressure: LenientValue?
      var humidity: LenientValue?

      enum CodingKeys: String, CodingKey {
        case temp
        case feelsLike = "feels_like"
        case tempMin = "temp_min"
        case tempMax = "temp_max"
        case pressure
        case humidity
      }
    }

    /// The wind.
    struct Wind: Decodable, Sendable {
      var speed: LenientValue?
      var deg: LenientValue?
      var gust: LenientValue?
    }

    /// The clouds.
    struct Clouds: Decodable, Sendable {
      var all: LenientValue?
    }

    /// The sun, and `pod`: d or n.
    struct System: Decodable, Sendable {
      var sunrise: LenientValue?
      var sunset: LenientValue?
      var pod: LenientValue?
    }

    var dt: LenientValue?
    var main: Lenient<Main>?
    var weather: LenientList<Sky>?
    var wind: Lenient<Wind>?
    var clouds: Lenient<Clouds>?
    var visibility: LenientValue?
    var pop: LenientValue?
    var rain: Lenient<Fallen>?
    var snow: Lenient<Fallen>?
    var sys: Lenient<System>?
    var timezone: LenientValue?
    var name: LenientValue?
  }

  /// 2.5 forecast.
  struct Forecast: Decodable, Sendable {
    /// The place, nameless where nobody lives.
    struct City: Decodable, Sendable {
      var name: LenientValue?
      var timezone: LenientValue?
      var sunrise: LenientValue?
      var sunset: LenientValue?
    }

    var list: [Lenient<Step>]
    var city: Lenient<City>?
  }

  /// 2.5 air_pollution.
  struct AirPollution: Decodable, Sendable {
    /// A measurement; components in µg/m³.
    struct Entry: Decodable, Sendable {
      /// The index, 1–5.
      struct Index: Decodable, Sendable {
        var aqi: LenientValue?
      }

      var dt: LenientValue?
      var main: Lenient<Index>?
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
      case name
      case localNames = "local_names"
      case lat
      case lon
      case country
      case state
    }
  }
}
