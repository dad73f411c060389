import WeatherModel
import WeatherWords

/// What the map shows over land and sea.
public enum MapLayer: Int, CaseIterable, Hashable, Sendable {
  case temperature, wind, rain, cloud, pressure
  /// Land and sea alone.
  case plain

  /// Its name on the map.
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

  /// Returns the layer that follows by a number of positions; the last is followed by the first.
  func moved(by steps: Int) -> MapLayer {
    let count = Self.allCases.count
    return Self.allCases[((rawValue + steps) % count + count) % count]
  }
}

/// Whether the map shows weather.
public enum MapChoice: String, CaseIterable, Hashable, Sendable {
  /// The layer that is chosen on the map.
  case automatic = "auto"
  /// Land and sea alone; no field is requested.
  case plain
}

extension MapChoice: SettingValue {}
