import WeatherModel
import WeatherWords

/// The layers of the map over land and sea.
public enum MapLayer: Int, CaseIterable, Hashable, Sendable {
  case temperature, wind, rain, cloud, pressure
  /// Only land and sea.
  case plain

  /// The layer's name on the map.
  func name(_ words: Words) -> String {
    switch self {
    case .temperature: words.labels[.temperature]
    case .wind: words.labels[.windSpeed]
    case .rain: words.labels.rain
    case .cloud: words.labels[.cloudCover]
    case .pressure: words.labels[.pressure]
    case .plain: words.map.plain
    }
  }

  /// Returns the layer a number of positions further on, wrapping around after the last one.
  func moved(by steps: Int) -> MapLayer {
    let count = Self.allCases.count
    return Self.allCases[((rawValue + steps) % count + count) % count]
  }
}

/// The setting for weather on the map.
public enum MapChoice: String, CaseIterable, Hashable, Sendable {
  /// The layer chosen on the map.
  case automatic = "auto"
  /// Only land and sea; no field is requested.
  case plain
}

extension MapChoice: SettingValue {}
