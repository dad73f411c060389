import Foundation
import Testing

/// Real answers recorded by others, where this machine has them: in the folder that
/// `WEATHER_TUI_RECORDED` names, or in `shared/recorded` beside the package. They are not part of
/// the project; its own tests do not need them.
enum RecordedAnswers {
  static let folder: URL? = {
    let given = ProcessInfo.processInfo.environment["WEATHER_TUI_RECORDED"]
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let beside = package.deletingLastPathComponent().appendingPathComponent("shared/recorded")
    let candidates = [given.map { URL(fileURLWithPath: $0) }, beside].compactMap { $0 }
    return candidates.first { FileManager.default.fileExists(atPath: $0.path) }
  }()

  static func body(_ name: String) throws -> Data {
    try Data(contentsOf: try #require(folder).appendingPathComponent(name))
  }

  static func object(_ name: String) throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: body(name))
    return try #require(object as? [String: Any])
  }

  /// An answer that was recorded without `units`, as it would have come in metric.
  static func metric(_ name: String) throws -> (text: String, object: [String: Any]) {
    let converted = celsius(try object(name), isTemperature: false)
    let object = try #require(converted as? [String: Any])
    let data = try JSONSerialization.data(withJSONObject: object)
    return (String(decoding: data, as: UTF8.self), object)
  }

  private static let temperatures: Set = [
    "temp", "feels_like", "temp_min", "temp_max", "dew_point",
  ]

  /// Kelvin to °C in every field that is a temperature, and in all of a day's.
  private static func celsius(_ value: Any, isTemperature: Bool) -> Any {
    if let object = value as? [String: Any] {
      var result: [String: Any] = [:]
      for (key, value) in object {
        result[key] = celsius(value, isTemperature: isTemperature || temperatures.contains(key))
      }
      return result
    }
    if let list = value as? [Any] { return list.map { celsius($0, isTemperature: isTemperature) } }
    guard isTemperature, let kelvin = value as? NSNumber else { return value }
    return (kelvin.doubleValue * 100 - 27_315).rounded() / 100
  }
}

/// A number inside parsed JSON.
func number(_ json: Any?, _ path: String...) -> Double? {
  var value = json
  for key in path {
    if let list = value as? [Any], let index = Int(key) {
      value = index < list.count ? list[index] : nil
    } else {
      value = (value as? [String: Any])?[key]
    }
  }
  return (value as? NSNumber)?.doubleValue
}
