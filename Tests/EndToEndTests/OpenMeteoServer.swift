import Foundation
import TestSupport

/// A mock of Open-Meteo for the program under test.
enum OpenMeteoServer {
  /// The time at which ``BuiltProgram/environment(_:)`` starts the clock: noon in Seoul.
  static let noon = 1_781_146_800

  /// Returns the variables that make the program use `server`.
  static func environment(_ server: LocalServer) -> [String: String] {
    [
      "WEATHER_TUI_OPEN_METEO_URL": server.address,
      "WEATHER_TUI_OPEN_METEO_AIR_QUALITY_URL": server.address,
      "WEATHER_TUI_OPEN_METEO_GEOCODING_URL": server.address,
    ]
  }

  /// Returns a response for the requested number of places, with a temperature by latitude.
  static func answer(
    _ request: LocalServer.Request, at moment: Int = noon,
    temperature: (Double) -> Double = { 40 - $0 }
  ) -> LocalServer.Reply {
    guard request.path == "/v1/forecast" else { return .json("{}") }
    let latitudes = request.query["latitude"]?.split(separator: ",").compactMap { Double($0) } ?? []
    let places = latitudes.map { place(at: moment, temperature: temperature($0)) }
    return .json(places.count == 1 ? places[0] : "[\(places.joined(separator: ","))]")
  }

  /// Returns the number of places in each request for a forecast.
  static func requestedPlaceCounts(of server: LocalServer) -> [Int] {
    server.requests.filter { $0.path == "/v1/forecast" }
      .map { $0.query["latitude"]?.split(separator: ",").count ?? 0 }
  }

  private static func place(at moment: Int, temperature: Double) -> String {
    let offset = 32_400
    let midnight = (moment + offset) / 86_400 * 86_400 - offset
    func list<Value>(_ count: Int, _ value: (Int) -> Value) -> String {
      "[" + (0..<count).map { "\(value($0))" }.joined(separator: ",") + "]"
    }
    return """
      {"utc_offset_seconds":\(offset),"timezone":"Asia/Seoul","elevation":30,
       "current":{"time":\(moment),"temperature_2m":\(temperature),"relative_humidity_2m":63,
        "weather_code":3,"pressure_msl":1016,"wind_speed_10m":3.2,"wind_direction_10m":225},
       "hourly":{"time":\(list(96) { midnight + $0 * 3600 }),
        "temperature_2m":\(list(96) { temperature + Double($0 % 5) }),
        "weather_code":\(list(96) { _ in 3 })},
       "daily":{"time":\(list(4) { midnight + $0 * 86_400 }),"weather_code":\(list(4) { _ in 3 }),
        "temperature_2m_max":\(list(4) { _ in temperature + 4 }),
        "temperature_2m_min":\(list(4) { _ in temperature - 2 })}}
      """
  }
}
