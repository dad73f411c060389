/// Who measured and forecast the numbers.
public enum Provider: String, CaseIterable, Hashable, Sendable, Codable {
  case openWeather = "openweather"
  case openMeteo = "open-meteo"
  case metNorway = "met-norway"
  case sample

  /// The name its owner writes; not translated.
  public var displayName: String {
    switch self {
    case .openWeather: "OpenWeather"
    case .openMeteo: "Open-Meteo"
    case .metNorway: "MET Norway"
    case .sample: "SAMPLE"
    }
  }
}
