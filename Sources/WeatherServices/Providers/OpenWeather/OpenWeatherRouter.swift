import WeatherModel

/// Builds OpenWeather's requests.
struct OpenWeatherRouter: Sendable {
  var base: ServerURL
  var key: String
  /// The time for which weather requests may wait for the quota.
  var timeout = Duration.zero

  /// Requests the current weather from One Call 4.0.
  func current(_ coordinate: Coordinate, language: String) -> HTTPRequest {
    data("data/4.0/onecall/current", coordinate, language: language)
  }

  /// The step lengths of One Call 4.0's timelines.
  enum Step: String {
    case minute = "1min"
    case hour = "1h"
    case day = "1day"
  }

  /// Requests a page of One Call 4.0's timeline, from now or from the start time that the previous
  /// page named.
  func timeline(
    _ step: Step, _ coordinate: Coordinate, language: String, from start: Int? = nil
  ) -> HTTPRequest {
    var request = data(
      "data/4.0/onecall/timeline/" + step.rawValue, coordinate, language: language)
    if let start { request.query.insert(.init(name: "start", value: String(start)), at: 2) }
    return request
  }

  /// Requests a warning from One Call 4.0.
  func alert(_ id: String) -> HTTPRequest {
    var request = HTTPRequest(
      base: base, path: "data/4.0/onecall/alert/" + id.percentEncoded(keeping: "-._~"))
    request.query = [secret]
    request.totalTimeout = .seconds(5)
    request.cost = .openWeather
    return request
  }

  /// Requests One Call 3.0: everything in one response, for keys whose plan includes it.
  func oneCall(_ coordinate: Coordinate, language: String) -> HTTPRequest {
    data("data/3.0/onecall", coordinate, language: language)
  }

  /// Requests the current weather of the free plan.
  func weather(_ coordinate: Coordinate, language: String) -> HTTPRequest {
    data("data/2.5/weather", coordinate, language: language)
  }

  /// Requests the forecast of the free plan: 40 steps of three hours.
  func forecast(_ coordinate: Coordinate, language: String) -> HTTPRequest {
    data("data/2.5/forecast", coordinate, language: language)
  }

  /// Requests the current air quality, or the hourly forecast for four days. If the request is
  /// slow, the page is shown without the air quality.
  func airPollution(_ coordinate: Coordinate, isForecast: Bool = false) -> HTTPRequest {
    var request = HTTPRequest(
      base: base, path: "data/2.5/air_pollution" + (isForecast ? "/forecast" : ""))
    request.query = HTTPRequest.query(at: coordinate) + [secret]
    request.totalTimeout = .seconds(5)
    request.cost = .openWeather
    return request
  }

  func places(named name: String) -> HTTPRequest {
    var request = HTTPRequest(base: base, path: "geo/1.0/direct")
    request.query = HTTPRequest.query(["q": name, "limit": "5"]) + [secret]
    request.cost = .openWeather
    return request
  }

  private func data(_ path: String, _ coordinate: Coordinate, language: String) -> HTTPRequest {
    var request = HTTPRequest(base: base, path: path)
    request.query =
      HTTPRequest.query(at: coordinate)
      + HTTPRequest.query([
        "units": "metric", "lang": OpenWeatherLanguage.code(for: language),
      ]) + [secret]
    request.cost = .openWeather
    request.timeout = timeout
    return request
  }

  private var secret: HTTPRequest.QueryItem {
    .init(name: "appid", value: key, isSecret: true)
  }
}

/// OpenWeather's own language codes, https://openweathermap.org/api/one-call-3#multi.
enum OpenWeatherLanguage {
  /// Returns the code for an ISO 639-1 language, with or without script and region.
  static func code(for language: String) -> String {
    let name = language.split(separator: "_").joined(separator: "-").lowercased()
    let primary = String(name.prefix { $0 != "-" })
    switch primary {
    case "ko": return "kr"
    case "cs": return "cz"
    case "lv": return "la"
    case "uk": return "ua"
    case "nb", "nn": return "no"
    case "zh":
      let isTraditional = ["hant", "tw", "hk", "mo"].contains {
        name.split(separator: "-").contains($0[...])
      }
      return isTraditional ? "zh_tw" : "zh_cn"
    case "pt": return name == "pt-br" ? "pt_br" : "pt"
    case "": return "en"
    default: return primary
    }
  }
}
