import Foundation
import WeatherModel

/// One course of the weather in the format of each provider, each with its own convention for the
/// hour of an amount.
struct SameWeather {
  /// The number of hours.
  static let count = 72

  /// The first hour; 2027-01-15 00:00 UTC, 09:00 in Seoul.
  let start = Date(timeIntervalSince1970: 1_799_971_200)
  /// The amount in mm in each hour from ``start`` on.
  let amounts: [Double]
  /// The temperature in °C at each hour.
  let temperatures: [Double]

  /// Creates weather with rain in the hours of `wet`, counted from ``start``.
  init(wet: [Range<Int>], strength: Double = 1) {
    amounts = (0..<Self.count).map { hour in wet.contains { $0.contains(hour) } ? strength : 0 }
    let hoursFromWarmest = (0..<Self.count).map { hour in abs(hour % 24 - 6) }
    temperatures = hoursFromWarmest.map { 10 - Double($0) / 2 }
  }

  private func unix(_ hour: Int) -> Int { Int(start.timeIntervalSince1970) + hour * 3600 }

  /// Returns the amount in mm in the hours before `hour`.
  private func fallen(before hour: Int, in hours: Int) -> Double {
    amounts[max(0, hour - hours)..<max(0, hour)].reduce(0, +)
  }

  /// Returns hourly rows from the place's midnight on, with the precipitation of the hour before
  /// each.
  func openMeteo(now: Int) -> String {
    let hours = -9..<Self.count
    func list(_ text: (Int) -> String) -> String { hours.map(text).joined(separator: ",") }
    func isWet(_ hour: Int) -> Bool { fallen(before: hour, in: 1) > 0 }
    let days = stride(from: -9, to: Self.count - 24, by: 24)
    let daily = days.map { day in
      // A day's sum follows its rows.
      (unix(day), (day..<day + 24).reduce(0) { $0 + fallen(before: $1, in: 1) })
    }
    return """
      {"utc_offset_seconds":32400,"timezone":"Asia/Seoul","current":{"time":\(unix(now)),
        "interval":900,"temperature_2m":\(temperatures[now]),"weather_code":3,"precipitation":0},
       "hourly":{"time":[\(list { "\(unix($0))" })],
        "temperature_2m":[\(list { "\(temperatures[max(0, $0)])" })],
        "precipitation":[\(list { "\(fallen(before: $0, in: 1))" })],
        "precipitation_probability":[\(list { isWet($0) ? "90" : "5" })],
        "weather_code":[\(list { isWet($0) ? "61" : "3" })]},
       "daily":{"time":[\(daily.map { "\($0.0)" }.joined(separator: ","))],
        "precipitation_sum":[\(daily.map { "\($0.1)" }.joined(separator: ","))]}}
      """
  }

  /// Returns the current weather, and three-hourly rows with the precipitation of the three hours
  /// before each.
  func openWeather(now: Int) -> (weather: String, forecast: String) {
    let rows = stride(from: (now / 3 + 1) * 3, to: Self.count, by: 3).map { hour in
      let amount = fallen(before: hour, in: 3)
      return """
        {"dt":\(unix(hour)),"main":{"temp":\(temperatures[hour])},"pop":\(amount > 0 ? 0.9 : 0.05),
         "weather":[{"id":\(amount > 0 ? 500 : 804)}]\(amount > 0 ? ",\"rain\":{\"3h\":\(amount)}" : "")}
        """
    }
    return (
      """
      {"dt":\(unix(now)),"timezone":32400,"main":{"temp":\(temperatures[now])},
       "weather":[{"id":804,"description":"overcast clouds"}]}
      """,
      #"{"list":[\#(rows.joined(separator: ","))],"city":{"timezone":32400}}"#
    )
  }

  /// Returns hourly steps with the precipitation of the hour after each.
  func metNorway(now: Int) -> String {
    MetNorwayBodies.answer(
      (now..<Self.count).map { hour in
        MetNorwayBodies.step(
          start.addingTimeInterval(TimeInterval(hour * 3600)).rfc3339,
          temperature: temperatures[hour], symbol: amounts[hour] > 0 ? "lightrain" : "cloudy",
          amount: amounts[hour])
      })
  }
}
