import Foundation
import TestSupport
import Testing

/// Responses of One Call 4.0, derived from one of 3.0: the same weather in parts.
struct OneCall4Bodies: Sendable {
  static let path = "/data/4.0/onecall/"
  /// The refusal for a key whose subscription has no One Call.
  static let noSubscription = """
    {"cod":401, "message": "Please note that using One Call 4.0 requires a separate subscription to \
    the One Call by Call plan. Learn more here https://openweathermap.org/price."}
    """

  /// The body of 3.0.
  private let text: String
  /// The base of the links to the next page, possibly a trap.
  var linkBase = "http://api.openweathermap.org/data/4.0/onecall/timeline/1h"
  var hoursOnAPage = 20
  /// Whether a day states its sky with a code.
  var daysHaveWeather = true

  init(_ oneCall: String) { text = oneCall }

  private var whole: [String: Any] {
    get throws { try Self.object(text) }
  }

  /// Returns a body of 3.0 with a number of hours, from its current time on.
  static func oneCall(hours: Int) throws -> String {
    var whole = try object(OpenWeatherBodies.oneCall)
    whole["hourly"] = (0..<hours).map { hour in
      [
        "dt": OpenWeatherBodies.moment + hour * 3600, "temp": Double(hour) / 4, "pop": 0.1,
        "weather": [["id": 500, "icon": "10d"]], "rain": ["1h": 0.25],
      ] as [String: Any]
    }
    whole["minutely"] = (0..<60).map { minute in
      ["dt": OpenWeatherBodies.moment + minute * 60, "precipitation": 0.5] as [String: Any]
    }
    return try text(whole)
  }

  private static func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  private static func text(_ object: Any) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: object), as: UTF8.self)
  }

  private func page(_ data: [Any], next: Int? = nil) throws -> String {
    var page: [String: Any] = ["lat": 37.57, "lon": 126.98, "data": data]
    page["timezone"] = try whole["timezone"]
    page["timezone_offset"] = try whole["timezone_offset"]
    if let next { page["next"] = "\(linkBase)?cnt=20&start=\(next)&appid=k1" }
    return try Self.text(page)
  }

  /// Returns the service's response to a request; nil if the request is unknown.
  func reply(to request: LocalServer.Request) throws -> LocalServer.Reply? {
    guard request.path.hasPrefix(Self.path) else { return nil }
    let whole = try self.whole
    let alerts = whole["alerts"] as? [[String: Any]] ?? []
    let ids = alerts.indices.map { "urn:oid:2.49.\($0)" }
    switch request.path.dropFirst(Self.path.count) {
    case "current":
      var current = try #require(whole["current"] as? [String: Any])
      current["alerts"] = ids
      return .json(try page([current]))
    case "timeline/1min": return .json(try page(whole["minutely"] as? [Any] ?? []))
    case "timeline/1h":
      let hours = try #require(whole["hourly"] as? [[String: Any]]).map { hour in
        hour.merging(["alerts": ids]) { $1 }
      }
      let start = request.query["start"].flatMap { Int($0) } ?? 0
      let rest = hours.filter { ($0["dt"] as? Int ?? 0) >= start }
      return .json(
        try page(
          Array(rest.prefix(hoursOnAPage)),
          next: rest.dropFirst(hoursOnAPage).first?["dt"] as? Int))
    case "timeline/1day":
      let days = try #require(whole["daily"] as? [[String: Any]]).map { day in
        var day = day
        if !daysHaveWeather { day["weather"] = NSNull() }
        // The start of its date in UTC.
        day["dt"] = (day["dt"] as? Int ?? 0) / 86_400 * 86_400
        return day
      }
      return .json(try page(days))
    case let rest where rest.hasPrefix("alert/"):
      let id = String(rest.dropFirst("alert/".count)).removingPercentEncoding
      guard let index = ids.firstIndex(where: { $0 == id }) else { return nil }
      return .json(try Self.text(alerts[index]))
    default: return nil
    }
  }
}
