/// A provider of weather data.
public enum Provider: String, CaseIterable, Hashable, Sendable, Codable {
  case openWeather = "openweather"
  case openMeteo = "open-meteo"
  case metNorway = "met-norway"
  case kma
  case nws
  case sample

  /// The name as its owner writes it; not translated.
  public var displayName: String {
    switch self {
    case .openWeather: "OpenWeather"
    case .openMeteo: "Open-Meteo"
    case .metNorway: "MET Norway"
    case .kma: "KMA"
    case .nws: "NWS"
    case .sample: "SAMPLE"
    }
  }

  /// Whether it covers only one country.
  public var isNational: Bool { self == .kma || self == .nws }

  /// Whether its texts are in the requested language, so that another language requires another
  /// request.
  public var describesWeather: Bool { self == .openWeather }

  /// Whether one request can cover many places.
  public var supportsBatchRequests: Bool { self == .openMeteo || self == .sample }

  /// The provider whose geocoder is used; nil for the sample, which makes no request.
  public var geocoder: Provider? {
    switch self {
    case .openWeather: .openWeather
    case .sample: nil
    default: .openMeteo
    }
  }

  /// The provider to suggest if this one cannot respond; it needs no key.
  public var alternative: Provider { self == .openMeteo ? .metNorway : .openMeteo }

  /// The short name of the licence of its data; nil for data in the public domain and for generated
  /// sample data.
  public var licence: String? {
    switch self {
    case .openMeteo, .metNorway: "CC BY 4.0"
    case .openWeather: "© OpenWeather"
    case .kma: "KOGL 1"
    case .nws, .sample: nil
    }
  }
}
