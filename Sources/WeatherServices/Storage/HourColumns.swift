import Foundation
import WeatherModel

/// The hours of a forecast as they are kept: a list for each value in place of an object for each
/// hour, because a start waits for them to be read, and lists are read three times as fast.
struct HourColumns: Codable {
  private var times: [Date]
  private var steps: [Int?]
  private var conditions: [Condition]
  private var isDay: [Bool?]
  private var values: [String: [Double?]]

  private static var columns: [(name: String, path: WritableKeyPath<HourForecast, Double?>)] {
    [
      ("temperature", \.temperature), ("feelsLike", \.feelsLike), ("humidity", \.humidity),
      ("precipitationProbability", \.precipitationProbability),
      ("precipitation", \.precipitation), ("windSpeed", \.windSpeed), ("windGust", \.windGust),
      ("windDirection", \.windDirection), ("cloudCover", \.cloudCover), ("pressure", \.pressure),
      ("dewPoint", \.dewPoint), ("visibility", \.visibility), ("uvIndex", \.uvIndex),
    ]
  }

  init(_ hours: [HourForecast]) {
    times = hours.map(\.time)
    steps = hours.map(\.hours)
    conditions = hours.map(\.condition)
    isDay = hours.map(\.isDay)
    values = [:]
    for column in Self.columns {
      let known = hours.map { $0[keyPath: column.path] }
      if known.contains(where: { $0 != nil }) { values[column.name] = known }
    }
  }

  /// The hours again; nil when the lists are not of one length.
  var hours: [HourForecast]? {
    let count = times.count
    guard steps.count == count, conditions.count == count, isDay.count == count,
      values.values.allSatisfy({ $0.count == count })
    else { return nil }
    var hours = zip(times, conditions).map { HourForecast(time: $0, condition: $1) }
    for index in hours.indices {
      hours[index].hours = steps[index]
      hours[index].isDay = isDay[index]
    }
    for column in Self.columns {
      guard let known = values[column.name] else { continue }
      for index in hours.indices { hours[index][keyPath: column.path] = known[index] }
    }
    return hours
  }
}
